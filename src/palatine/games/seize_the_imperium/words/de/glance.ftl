# Das Spiel auf einen Blick: Ziel, ein Zug, das Ende, höchstens 150 Wörter. Dann, was man beim Spielen nachschlägt.
glance-goal = Beherrsche Welten. Jede zählt so viele Siegpunkte, wie sie kostet, und wer genug davon hat, besteigt den Thron.
glance-settle = Nachschub: Alles ist wieder bereit. Du ziehst Karten, deine Welten geben Ressourcen, und damit deckst du neue Welten auf.
glance-allocate = Aufstellung: Erschöpfe Welten (verbrauche sie für diesen Zug) und bring damit Flotten und Truppen aus der Hand ins Spiel.
glance-attack = Verlegung: Schick bereite Flotten und Truppen zu fremden Welten. Wer sie beherrscht, darf reagieren.
glance-fight = Militär: Ein Kampf hat zwei Schlagabtausche. Erreicht der ATT die DEF einer Einheit, ist sie vernichtet; bei der Welt gibt es Eroberungsmarken.
glance-points = Sieg: Sind es genug Marken und verteidigt sie am Boden niemand mehr, gehört die Welt dir.
glance-end = Wer in der eigenen Siegesphase 20 Siegpunkte hat, gewinnt; zu fünft und zu sechst genügen 15. Umstrittene Welten zählen nicht.
glance-reference =
    ## Dein Zug

    | Phase | Was du tust |
    |---|---|
    | Nachschub | Alles ist wieder bereit. Zieh eine Einsatzkarte (mit der Regentschaft zwei) und einen Charakter. Jede Welt gibt eine Ressource, die eigene Thronwelt zwei. Deck Welten auf und zahl ihre Kosten. SI-4.2, SI-4.3, SI-4.6 |
    | Aufstellung | Deck Charaktere für Ressourcen auf. Erschöpfe Welten für Aufstellungspunkte; jede zahlt für eine Einheit. Einheiten kommen erschöpft. SI-5.1, SI-5.3 |
    | Verlegung | Beweg bereite Einheiten zwischen deinen Welten, dann Flotten und Truppen zu fremden. Dort dürfen die anderen reagieren. SI-6.3, SI-6.4 |
    | Militär | Kämpf um die Welten, zu denen du gezogen bist; nicht in deinem ersten Zug. SI-7.1, SI-7.2 |
    | Sieg | Punkte zählen. Belohnungen für Eroberungen. Auf sechs Karten aufziehen oder abwerfen. SI-9.3, SI-9.6 |
    | Regentschaft | Nur mit der Regentschaft: über Umstrittenes urteilen. SI-10.2 |

    ## Ein Schlagabtausch

    - Angreifende Flotten zielen auf irgendeine Einheit oder auf die Welt. Truppen zielen erst im zweiten, auf Truppen, Anlagen oder die Welt. SI-7.5
    - Dann zielt die Verteidigung. Was auf dasselbe zielt, wird addiert und muss die DEF erreichen. SI-7.6, SI-7.8
    - Beschädigte Einheiten werden vernichtet. Wer angreift, darf sich zurückziehen, danach dürfen verteidigende Flotten gehen. SI-7.9, SI-7.11
    - Erobert ist die Welt mit genug Eroberungsmarken, ohne verteidigende Truppe oder Anlage, mit einer angreifenden Einheit. SI-8.1
    - Eine Thronwelt hat doppelte DEF und braucht eine Marke mehr. SI-8.2

    ## Schlüsselwörter

    | Wort | Was es heißt |
    |---|---|
    | { keyword-assault } | { keyword-assault-help } SI-11.7 |
    | { keyword-atmospheric } | { keyword-atmospheric-help } SI-11.8 |
    | { keyword-deployed } | { keyword-deployed-help } SI-11.9 |
    | { keyword-firing_arcs } | { keyword-firing_arcs-help } SI-11.10 |
    | { keyword-hardened } | { keyword-hardened-help } SI-11.12 |
    | { keyword-intercept } | { keyword-intercept-help } SI-11.11 |
    | { keyword-piercing } | { keyword-piercing-help } SI-11.13 |
    | { keyword-reactive } | { keyword-reactive-help } SI-11.14 |
    | { keyword-reinforced } | { keyword-reinforced-help } SI-11.15 |
    | { keyword-siege } | { keyword-siege-help } SI-11.16 |
    | { keyword-sub_light } | { keyword-sub_light-help } SI-11.17 |
    | { keyword-support } | { keyword-support-help } SI-11.18 |
    | { keyword-surprise_strike } | { keyword-surprise_strike-help } SI-11.19 |
