# Das Spiel auf einen Blick: Ziel, eine Runde, das Ende, höchstens 150 Wörter. Dann, was man beim Spielen nachschlägt.
glance-goal = Alle haben eine geheime Rolle. Die meisten sind { -loyalist(form: "many") } und kennen niemanden. Einige sind { -separatist(form: "many") }; sie kennen sich, und unter ihnen ist { -palpatine(form: "nom") }.
glance-nominate = In jeder Runde ist jemand anderes { -president } und schlägt jemanden als { -chancellor } vor.
glance-vote = Alle stimmen gleichzeitig ab, und alle sehen, wer wie gestimmt hat. Mehr als die Hälfte muss dafür sein.
glance-draw = Heimlich zieht { -president(form: "nom") } drei { -tile(form: "many") } und gibt zwei davon weiter.
glance-enact = { -chancellor(form: "start") } wählt, was in Kraft tritt. Danach dürfen beide sagen, was sie hatten, und dabei lügen.
glance-power = Manche { -separatist-policy(form: "many") } bringen eine Befugnis: nachsehen, bestimmen, hinrichten.
glance-end = { -loyalist(form: "many-start") } gewinnen, wenn fünf { -loyalist-policy(form: "many") } in Kraft sind oder { -palpatine(form: "nom") } hingerichtet wird. { -separatist(form: "many-start") } gewinnen, wenn es sechs { -separatist-policy(form: "many") } sind, oder wenn { -palpatine(form: "nom") } nach dem dritten { -chancellor(form: "to") } gewählt wird.
glance-reference =
    ## Wer am Tisch sitzt

    | Personen | 5 | 6 | 7 | 8 | 9 | 10 |
    |---|---|---|---|---|---|---|
    | { -loyalist(form: "many") } | 3 | 4 | 4 | 5 | 5 | 6 |
    | { -separatist(form: "many") } | 1 | 1 | 2 | 2 | 3 | 3 |
    | { -palpatine } | 1 | 1 | 1 | 1 | 1 | 1 |

    Zu fünft und zu sechst weiß { -palpatine(form: "nom") }, wer dazugehört. Zu mehreren weiß { -palpatine(form: "nom") } es nicht. SE-2.5, SE-2.6

    ## Was { -separatist-policy(form: "many") } bringen

    | Personen | 1. | 2. | 3. | 4. | 5. | 6. |
    |---|---|---|---|---|---|---|
    | 5, 6 | - | - | { -policy-peek } | { -execution } | { -execution } und Veto | Sieg |
    | 7, 8 | - | { -investigate-loyalty } | { -special-election } | { -execution } | { -execution } und Veto | Sieg |
    | 9, 10 | { -investigate-loyalty } | { -investigate-loyalty } | { -special-election } | { -execution } | { -execution } und Veto | Sieg |

    ## Gut zu wissen

    - Die Rolle sagt, wer du bist, die Partei, mit welcher Seite du gewinnst. { -palpatine(form: "start") } ist eine Rolle; die Partei dazu ist { -separatist }. SE-1.1, SE-2.13
    - Im Stapel sind 6 { -loyalist-policy(form: "many") } und 11 { -separatist-policy(form: "many") }. Sind weniger als drei übrig, wird er mit der Ablage neu gemischt. SE-2.3, SE-4.8
    - Bei Gleichstand ist niemand gewählt. Scheitern drei Wahlen, tritt in Kraft, was oben auf dem Stapel liegt, und bringt keine Befugnis. SE-3.4, SE-3.7, SE-3.8
    - Wer in der letzten Regierung war, kann nicht gleich wieder { -chancellor } werden. Zu fünft gilt das nur für { -chancellor(form: "acc") } selbst. SE-3.2, SE-3.11
    - { -investigate-loyalty }: Du siehst die Partei, nicht die Rolle. Auch { -palpatine(form: "nom") } erscheint als { -separatist }. SE-5.4, SE-5.5
    - { -special-election }: Du bestimmst, wer als Nächstes { -president } ist; danach geht es nach dir weiter. SE-5.8, SE-5.10
    - { -policy-peek }: Du siehst die obersten drei { -tile(form: "many") } und lässt sie liegen. SE-5.12
    - { -execution }: Wer hingerichtet wird, ist raus und zeigt keine Rolle, außer es war { -palpatine(form: "nom") }. SE-5.14, SE-5.15
    - Veto: Nichts tritt in Kraft, wenn { -chancellor(form: "nom") } es vorschlägt und { -president(form: "nom") } zustimmt. Das zählt wie eine gescheiterte Wahl. SE-6.2, SE-6.5
    - Solange die Regierung entscheidet, schweigt sie. Danach dürfen alle alles behaupten, laut oder mit „Sagen“. SE-4.5, SE-4.7
glance-edition-sith-imperative = In dieser Ausgabe ist die letzte Regierung die zuletzt gewählte. Gescheiterte Wahlen zählen, bis etwas in Kraft tritt. SE-3.2, SE-3.10
glance-edition-secret-emperor = In dieser Ausgabe ist die letzte Regierung die, die zuletzt etwas in Kraft gesetzt hat. Gescheiterte Wahlen zählen nur, bis eine gelingt. SE-3.2, SE-3.10
