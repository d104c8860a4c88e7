# Die Meldungen von Seize the Imperium.

game-name = Seize the Imperium
divisions = Anti-materie Torpedo-schiffe Atmo-sphären Lande-staffel Auto-matische Raketen-schiffe Träger-gruppe Bomber-staffel Abtei-lung Jäger-staffel Imperi-ale Garde-flotte Abfang-jäger Invasions-flotte Fern-patrouille Schlacht-flotte Landungs-schiffe Angriffs-flotte Schlacht-kreuzer Stoß-roboter Lande-träger Spezial-kräfte Torpedo-bomber Strahlen-batterien Schutz-bunkern Hoch-geschwindig-keits Belagerungs-bunker Früh-abfang Handels-station Mega-stadt Sperr-platt-formen Androiden-bataillon Verbes-serte Super-soldaten Klon-bataillon Schwebe-panzer Infanterie-bataillon Nieder-halte Schwebe-drohnen Kampf-anzüge Kampf-panzer Panzer-grenadiere Besatzungs-drohnen Servo-rüstungs Wandel-bare Panzer-brechendes Sperr-feuer Reparatur-drohnen Schein-flotte Entbehr-liche Kollisions-kurs Vorposten-flotte Reich-weite Bomben-last Alarm-stufe Keil-formation Plane-tarer Abwehr-ring Mobil-machung Bela-gerung Über-lastung Sonder-befehle Levi-athan Bombard-ment Trans-formable Sup-pression Shalin-dris Pro-jectors Popu-lation Occu-pation Mobili-zation Mecha-nized Launch-ships Inter-ceptor Fortifi-cations Dis-posable Detach-ment Deploy-ment Co-ordinated Beda'-karer Battle-suit Battle-cruisers Atmo-spheric Con-structor Miliz-infanterie Roboter-infanterie Marine-infanterie Infan-terie Sternen-schiffe Stel-lungen Satel-liten Reaktions-karte Kopfgeld-jäger Großkampf-schiffe Drohnen-jäger
game-about = Wer die meisten Welten beherrscht, besteigt als Nächstes den Thron. Besiedle Welten, stelle Flotten und Truppen auf, erobere fremde Welten in jeweils zwei Schlagabtauschen und wende den Kampf im richtigen Moment mit Taktiken. Alle haben ein Deck aus 70 Karten. Für 2 bis 6 Personen.
game-goal = Dein Ziel: genug Siegpunkte in deiner eigenen Siegesphase, im üblichen Spiel 20. Jede Welt, die du beherrschst, zählt ihre Kosten, außer wenn sie umstritten ist. So geht ein Zug. Nachschub: Deine Karten sind wieder bereit, du ziehst, bekommst Ressourcen und deckst Welten auf. Aufstellung: Decke Charaktere auf und erschöpfe Welten, um Einheiten aufzustellen. Verlegung: Bewege Einheiten zwischen deinen Welten und schicke dann Flotten und Truppen zu den Welten der anderen, die darauf reagieren dürfen. Militär: Kämpfe um diese Welten. Sieg: Es zeigt sich, ob du gewonnen hast; du bekommst Belohnungen und ziehst auf sechs Karten auf. Reaktionskarten lassen sich in vielen Momenten spielen, auch in den Zügen der anderen.
edition-seize-the-imperium = Seize the Imperium
edition-seize-the-imperium-line = Flotten, Welten und Generäle: Erobert, bis die Galaxis einen Herrscher hat.
edition-seize-the-imperium-win = Wer zuerst Welten im Wert von 20 Siegpunkten beherrscht, gewinnt.

## Schalter der Regeln

setting-game = Welches Spiel
setting-game-standard = Das übliche Spiel: 20 Siegpunkte, zu fünft und zu sechst 15
setting-game-basic = Einführung: ohne Charaktere, Reaktionskarten und Regentschaft; 15 Siegpunkte
setting-game-extended = Erweitert, zu zweit: Jede Welt braucht eine Eroberungsmarke mehr, keine Regentschaft; 25 Siegpunkte
setting-game-duels = Eroberungsduelle, zu zweit: je zehn Einheiten und fünf Taktiken, zehn Kämpfe um zehn Welten
setting-recovery = Belagerte Reiche: Wer kaum noch Welten hat, darf eine weitere mit Einsatzkarten bezahlen
setting-recovery-off = Nur wer alle Welten verloren hat
setting-recovery-on = Auch wer nur noch eine einzige hat
setting-wide_reaction = Belagerte Reiche: Wer reagieren darf
setting-wide_reaction-off = Flotten und Truppen
setting-wide_reaction-on = Auch Orbitale und Anlagen
setting-late_war = Belagerte Reiche: Wann die erste Militärphase ist
setting-late_war-off = Bei allen im zweiten Zug
setting-late_war-on = Bei allen im dritten Zug
setting-two_counters = Belagerte Reiche: Wie viele Eroberungsmarken Welten brauchen
setting-two_counters-off = So viele, wie auf der Karte stehen
setting-two_counters-on = Mindestens zwei, Thronwelten mindestens drei
setting-accelerated = Wie schnell es losgeht
setting-accelerated-off = Mit einer Thronwelt und sechs Ressourcen
setting-accelerated-on = Beschleunigt: bis zu drei Welten, zehn Ressourcen, Krieg vom ersten Zug an
setting-turn_limit = Züge, nach denen die meisten Siegpunkte gewinnen
setting-turn_limit-off = Nie: Das Spiel geht weiter, bis jemand genug hat
setting-turn_limit-1 = Nach je 1 Zug
setting-turn_limit-3 = Nach je 3 Zügen
setting-turn_limit-10 = Nach je 10 Zügen
setting-turn_limit-20 = Nach je 20 Zügen
setting-turn_limit-40 = Nach je 40 Zügen
setting-turn_limit-100 = Nach je 100 Zügen
setting-deck_1 = Deck des ersten Platzes
setting-deck_2 = Deck des zweiten Platzes
setting-deck_3 = Deck des dritten Platzes
setting-deck_4 = Deck des vierten Platzes
setting-deck_5 = Deck des fünften Platzes
setting-deck_6 = Deck des sechsten Platzes

## Einfache Antworten

atom-pass = Passen
atom-none = Keine
atom-yes = Ja
atom-no = Nein
atom-recover = Eine Welt nehmen
atom-draw = Ziehen
atom-watch-able = Frag mich, wann immer ich etwas tun könnte
atom-watch-always = Frag mich in jedem Moment
atom-watch-action = Frag mich in diesem Kampf immer, danach nur zu meinen eigenen Karten
atom-watch-concerned = Frag mich nur, wenn es um meine Karten geht
atom-kind-Infantry = Infanterie
atom-kind-Vehicles = Fahrzeuge
atom-kind-Mechs = Mechs
atom-kind-Hovers = Schweber
atom-kind-Drone = Drohnen
atom-kind-Piercing = Durchschlag
atom-kind-Hardened = Panzerung
atom-kind-Troop = Truppe
atom-kind-Fleet = Flotte
option-further-none = Keine weitere Welt
option-recover-recover = Die nächste Welt aufdecken und mit Einsatzkarten bezahlen
option-recover-pass = Lieber nicht
option-settle-pass = Fertig: keine Welten mehr aufdecken
option-recruit-pass = Fertig: keine Charaktere mehr aufdecken
option-allocate-pass = Fertig: keine Einheiten mehr aufstellen
option-move-pass = Fertig: Die anderen bleiben, wo sie sind
option-attack-pass = Fertig: Niemanden mehr schicken
option-react-pass = Fertig: Niemand mehr reagiert
option-move_to-pass = Zurück: Sie bleibt, wo sie ist
option-attack_at-pass = Zurück: Sie bleibt daheim
option-react_to-pass = Zurück: Sie bleibt, wo sie ist
option-conquer-pass = Keine Kämpfe mehr: Einheiten bei fremden Welten kehren heim
option-garrison-pass = Fertig: Die anderen bleiben
option-aim-pass = Fertig: Die Ziele stehen fest
option-target-pass = Auf niemanden zielen
option-target_kind-none = Einheiten, nicht die Welt
option-target_kind-pass = Auf niemanden zielen
option-retreat-pass = Fertig: Niemand mehr zieht ab
option-withdraw-yes = Zurückziehen: Der Kampf endet ohne Erfolg
option-withdraw-no = Weiterkämpfen: noch ein Schlagabtausch
option-forgo-yes = Zurückziehen: Die Welt bleibt, wie sie war
option-forgo-no = Die Welt erobern
option-leave-yes = Erlauben
option-leave-no = Ablehnen: Die Karte kommt auf die Hand zurück
option-activate-pass = Ohne Charakter
option-assist-pass = Nicht helfen
option-window-pass = Passen: jetzt nichts tun
option-window-watch-able = Passen, und frag mich, wann immer ich etwas tun könnte
option-window-watch-always = Passen, und frag mich in jedem Moment
option-window-watch-action = Passen, und frag mich in diesem Kampf immer, danach nur zu meinen eigenen Karten
option-window-watch-concerned = Passen, und frag mich nur, wenn es um meine Karten geht
option-scrap-pass = Nichts abwerfen
option-ransom-yes = Zahlen: Die Karte wirkt
option-ransom-no = Nicht zahlen: Die Karte wird aufgehoben
option-buy_back-yes = 1 Ressource zahlen und auf die Hand nehmen
option-buy_back-no = In der Ablage lassen
option-system_draw-draw = Zahlen und eine Welt ziehen
option-system_draw-pass = Keine ziehen
option-choose-kind-Piercing = Durchschlag +1: eine Schadensmarke mehr, wenn sie hilft, eine zu setzen
option-choose-kind-Hardened = Panzerung +1: eine Schadensmarke mehr, um sie zu vernichten
option-kind-kind-Troop = Truppe: Sie kämpft am Boden gegen Truppen und Anlagen
option-kind-kind-Fleet = Flotte: Sie kämpft als Jäger

## Aufbau

ask-throne = Welche Welt soll deine Thronwelt sein? Du hast { $count } Ressourcen.
wait-throne = Wir warten auf { $players }: Welche Thronwelt?
help-throne = Eine Welt fasst so viele Einheiten, gibt so viele Aufstellungspunkte und zählt so viele Siegpunkte, wie sie kostet.
more-throne = Von deinen Ressourcen bezahlst du auch einen Anführer, wenn ihr mit Charakteren spielt. Die Thronwelt liegt verdeckt, bis alle gewählt und geboten haben; dann werden alle aufgedeckt und bezahlt. Eine Thronwelt hat doppelte DEF, wenn sie angegriffen wird, braucht eine Eroberungsmarke mehr und gibt dir zwei Ressourcen im Zug. Wählen mehrere dieselbe, wählen sie neu. Deine übrigen Welten bleiben für später in der Reserve.
ask-lead =
    { $count ->
        [one] Wer soll dein Anführer sein? Du hast noch 1 Ressource.
       *[other] Wer soll dein Anführer sein? Du hast noch { $count } Ressourcen.
    }
wait-lead = Wir warten auf { $players }: Wer wird Anführer?
help-lead = Was der Charakter kostet, zählt für die Regentschaft mit. Die anderen bleiben für später verdeckt bei dir.
more-lead = Der Charakter liegt verdeckt, bis das Bieten vorbei ist; dann deckst du ihn auf und bezahlst ihn.
ask-further =
    { $count ->
        [0] Kaufst du eine weitere Welt? Du hast keine Ressourcen mehr.
        [one] Kaufst du eine weitere Welt? Du hast noch 1 Ressource.
       *[other] Kaufst du eine weitere Welt? Du hast noch { $count } Ressourcen.
    }
wait-further = Wir warten auf { $players }: Noch eine Welt?
help-further = Du darfst mit bis zu drei Welten beginnen. Ist eine davon eine fremde Thronwelt, wird sie abgeworfen.
ask-bid =
    { $count ->
        [0] Welche Karten wirfst du für die Regentschaft ab? Bisher hast du keine geboten.
        [one] Welche Karten wirfst du für die Regentschaft ab? Bisher hast du eine geboten.
       *[other] Welche Karten wirfst du für die Regentschaft ab? Bisher hast du { $count } geboten.
    }
wait-bid = Wir warten auf { $players }: Wie viele Karten für die Regentschaft?
help-bid = Jede abgeworfene Karte ist ein Punkt. Wer die höchste Summe hat, bekommt die Regentschaft, beginnt und zieht in jedem Zug eine Karte mehr.
more-bid = Die Kosten deiner Thronwelt und deines Anführers zählen mit. Die Regentschaft urteilt auch über umstrittene Karten. Es geht reihum, bis niemand mehr bietet; wer nichts abwirft, ist draußen. Die anderen sehen, wie viele Karten du abwirfst, und erst am Ende, welche. Bis zum Ende deines ersten Zuges werden sie nicht ersetzt.
chosen-gone-bid = Du wirfst ab
left-kept-bid = Bleibt auf der Hand

## Nachschub, Aufstellung

ask-pool =
    { $count ->
        [one] Du hast einen Charakter zu viel. Wen wirfst du ab?
       *[other] Du hast { $count } Charaktere zu viel. Wen wirfst du ab?
    }
wait-pool = Wir warten auf { $players }: Welche Charaktere gehen?
help-pool = Du darfst drei Charaktere haben, offene und verdeckte zusammen. Wer abgeworfen wird, kommt offen auf deine Ablage.
chosen-gone-pool = Du wirfst ab
left-kept-pool = Bleiben bei dir
ask-recover = Du hast fast keine Welten mehr. Nimmst du die nächste von deinem Systemstapel und bezahlst sie mit Einsatzkarten?
wait-recover = Wir warten auf { $players }: Eine Welt nehmen oder nicht?
help-recover = Du deckst die oberste Welt auf. Sie kostet dich so viele Karten oben von deinem Einsatzstapel.
more-recover = Die kommen auf deine Ablage. Hast du zu wenige, wirfst du stattdessen die Welt ab. Das wiederholst du, solange du weniger als zwei Welten beherrschst.
ask-settle =
    { $count ->
        [one] Welche Welt deckst du auf? Du hast 1 Ressource.
       *[other] Welche Welt deckst du auf? Du hast { $count } Ressourcen.
    }
wait-settle = Wir warten auf { $players }: Noch eine Welt aufdecken?
help-settle = Eine Welt aus der Reserve kostet Ressourcen. Sie fasst Einheiten, bezahlt sofort neue und zählt Siegpunkte.
more-settle = Sie ist gleich bereit. Sie darf niemandes Thronwelt sein und keine, die du schon hast. Liegt sie auch bei jemand anderem offen, sind beide umstritten und zählen nichts. Das kannst du so lange wiederholen, bis du fertig bist.
hand-settle = Deine verdeckten Karten
ask-recruit =
    { $count ->
        [one] Welchen Charakter deckst du auf? Du hast 1 Ressource.
       *[other] Welchen Charakter deckst du auf? Du hast { $count } Ressourcen.
    }
wait-recruit = Wir warten auf { $players }: Noch einen Charakter aufdecken?
help-recruit = Ein Charakter kostet Ressourcen. Karten im Spiel, die welche geben, kannst du hier vorher dafür erschöpfen.
more-recruit = Ein Charakter kann sofort genutzt werden. Reaktionskarten kosten auch Ressourcen; heb dir dafür etwas auf. Liegt derselbe Charakter bei jemand anderem offen, sind beide umstritten und können nicht erschöpft werden.
hand-recruit = Deine verdeckten Karten
ask-allocate = { $count ->
        [one] Welche Einheit stellst du auf? Deine Welten geben noch 1 Punkt.
       *[other] Welche Einheit stellst du auf? Deine Welten geben noch { $count } Punkte.
    }
wait-allocate = Wir warten auf { $players }: Welche Einheit kommt ins Spiel?
help-allocate = Deine Welten bezahlen, jede für eine Einheit im Zug. Die Einheit kann sofort verteidigen, ziehen erst ab deinem nächsten Zug.
more-allocate = Eine Welt gibt so viele Aufstellungspunkte, wie sie kostet, und wird dafür erschöpft. Die Einheit kommt erschöpft an eine der Welten, die bezahlt haben. Eine Welt fasst so viele deiner Einheitenkarten, wie sie kostet. Du kannst hier auch Fähigkeiten nutzen oder einstellen, wann wir dich nach Reaktionen fragen. Das kannst du so lange wiederholen, bis du fertig bist.
hand-allocate = Deine verdeckten Karten
ask-site = An welcher Welt stellst du { $card } auf? Die Einheit kostet { $cost }, außer eine Welt macht sie billiger.
wait-site = Wir warten auf { $players }: Wohin kommt die Einheit?
help-site = Diese Welt wird erschöpft und gibt ihre Aufstellungspunkte. Reichen sie nicht, wählst du, welche anderen ihre dazugeben.
ask-payers = Welche anderen Welten geben ihre Aufstellungspunkte für { $card } dazu? Bei { $place } sind die Kosten { $cost }, davon { $count ->
        [one] fehlt
       *[other] fehlen
    } noch { $count }.
wait-payers = Wir warten auf { $players }: Welche Welten bezahlen mit?
help-payers = Zusammen müssen sie geben, was noch fehlt. Was übrig bleibt, verfällt.
more-payers = Eine Welt gibt alle ihre Punkte einer Einheit. Umstrittene Welten geben die Hälfte.
worth-payers-1 = Punkte
halves-payers-1 = { "" }

## Verlegung

ask-move = Welche Einheit bewegst du zu einer anderen deiner Welten?
wait-move = Wir warten auf { $players }: Welche Einheit zieht um?
help-move = Bereite Einheiten gehen von einer deiner Welten zu einer anderen mit Platz. Flotten und Truppen können danach noch angreifen.
more-move = Das dürfen Einheiten jeder Art, so oft du willst. Es erschöpft sie nicht, und ihre Marken gehen mit.
ask-move_to = Zu welcher deiner Welten bewegst du { $card }?
wait-move_to = Wir warten auf { $players }: Wohin zieht die Einheit?
help-move_to = Eine Welt fasst so viele deiner Einheitenkarten, wie sie kostet.
ask-attack = Welche Einheit schickst du zu einer fremden Welt?
wait-attack = Wir warten auf { $players }: Welche Einheit greift an?
help-attack = Schick bereite Flotten und Truppen zu einer fremden Welt. Daheim verteidigen sie dann nicht, kehren aber zurück, wenn du nicht eroberst.
more-attack = Es erschöpft sie. Zu zweit und zu dritt sind alle Welten benachbart; sonst die deiner Nachbarn, die desselben Systems und solche, von denen du selbst eine umstrittene hast. In der Militärphase kannst du um jede Welt kämpfen, zu der du gegangen bist. Wer sie beherrscht, darf vorher reagieren.
ask-attack_at = Zu welcher Welt schickst du { $card }?
wait-attack_at = Wir warten auf { $players }: Welche Welt wird angegriffen?
help-attack_at = Du darfst dort so viele Einheitenkarten haben, wie die Welt kostet.
ask-react = Zu deinen Welten sind andere gekommen. Welche Einheit reagiert und geht zur Verteidigung dorthin?
wait-react = Wir warten auf { $players }: Welche Einheit reagiert?
help-react = Bereite Flotten und Truppen dürfen von deinen anderen Welten einer bedrohten zu Hilfe kommen. Jede reagiert einmal.
more-react = Das erschöpft sie nicht. Erschöpfte dürfen das innerhalb desselben Systems, zu einer umstrittenen Welt oder wenn sie reaktiv sind.
ask-react_to = Welche Welt verteidigst du mit { $card }?
wait-react_to = Wir warten auf { $players }: Welcher Welt kommt die Einheit zu Hilfe?
help-react_to = Die Welt muss Platz für eine weitere deiner Einheitenkarten haben.

## Kämpfe

ask-conquer = Um welche Welt kämpfst du als Nächstes?
wait-conquer = Wir warten auf { $players }: Um welche Welt wird gekämpft?
help-conquer = Du brauchst genug Eroberungsmarken, keine verteidigende Truppe oder Anlage mehr und eine eigene Einheit, die überlebt.
more-conquer = Ein Kampf besteht aus zwei Schlagabtauschen. Wo du nicht kämpfst, kehren deine Einheiten heim.
ask-home = Wohin bringst du { $card }?
wait-home = Wir warten auf { $players }: Wohin kehrt die Einheit heim?
help-home = Zu einer deiner Welten, die Platz hat. Das erschöpft sie nicht.
ask-rescue = Für { $count } deiner Einheiten von { $card } ist Platz. Welche wird gerettet?
wait-rescue = Wir warten auf { $players }: Wer wird gerettet?
help-rescue = Sie müssen weg, und deine anderen Welten haben nicht für alle Platz. Die übrigen werden abgelegt.
ask-garrison = { $card } gehört dir. Welche Einheit bleibt nicht dort?
wait-garrison = Wir warten auf { $players }: Wer bleibt auf der eroberten Welt?
help-garrison = Eine eroberte Welt fällt zurück, wenn keine Flotte oder Truppe von dir sie bewacht. Lass also jemanden da.
more-garrison = Sie fällt in der Siegesphase ihres Besitzers zurück.
ask-kind =
    { $what ->
        [troop_or_fleet] Als was kämpft { $card } in diesem Schlagabtausch?
       *[other] Gegen welche Truppen ist { $card } in diesem Kampf stark?
    }
wait-kind = Wir warten auf { $players }: Wie kämpft die Einheit?
help-kind = Wähle, gegen welche Truppen sie stark ist oder als was sie kämpft. Alle erfahren es.
ask-aim =
    { $step ->
        [strike] Kampf um { $card }, Überraschungsschlag: Für welche Einheit wählst du ein Ziel?
        [step_1] Kampf um { $card }, Schritt 1, du greifst an: Für welche Einheit wählst du ein Ziel?
       *[step_2] Kampf um { $card }, Schritt 2, du schießt zurück: Für welche Einheit wählst du ein Ziel?
    }
wait-aim = Wir warten auf { $players }: Wer zielt worauf?
help-aim = Wähle eine Einheit, dann ihr Ziel. Der ATT aller, die auf dasselbe schießen, wird addiert: Erreicht er die DEF, gibt es eine Marke.
more-aim = Du kannst neu wählen, bis du fertig bist. Eine Einheit bekommt eine Schadensmarke, die Welt eine Eroberungsmarke. Angreifende Flotten zielen auf alle; angreifende Truppen schießen erst ab dem zweiten Schlagabtausch, auf Truppen, Anlagen oder die Welt. Verteidigende Truppen schießen nur auf Truppen. Wer einen Überraschungsschlag führt, schießt in diesem Schlagabtausch nicht noch einmal.
ask-target = Auf wen zielst du mit { $card }, ATT { $att }? Gesamter ATT gegen DEF: { previews }.
wait-target = Wir warten auf { $players }: Worauf zielt die Einheit?
help-target = Bei jedem Ziel stehen der ATT, der darauf zielt, diese Einheit dabei, und seine DEF. Wird sie erreicht, gibt es eine Marke.
more-target = Mit Durchschlag oder Belagerung gibt es mehr als eine.
ask-target_kind = Zielst du mit { $card }, ATT { $att }, auf die Welt oder auf bis zu { $most } Einheiten? Gesamter ATT gegen DEF: { previews }.
wait-target_kind = Wir warten auf { $players }: Auf die Welt oder auf Einheiten?
help-target_kind = Feuerbögen teilen ATT auf mehrere Einheiten auf, aber nie auf Einheiten und die Welt.
ask-targets = Auf welche Einheiten, bis zu { $most }, zielst du mit { $card }, ATT { $att }? Gesamter ATT gegen DEF, mit allem auf eine: { previews }.
wait-targets = Wir warten auf { $players }: Worauf zielt die Einheit?
help-targets = Verteile den ATT auf die Ziele, wie du willst; du wirst zu jedem gefragt. Wähle keines, um nicht zu schießen.
ask-part = Wie viel ATT von { $card } geht gegen { $target }?
wait-part = Wir warten auf { $players }: Wie viel ATT geht wohin?
help-part = Was du für ein Ziel nicht nutzt, bleibt für die anderen; jedes bekommt mindestens 1.
ask-withdraw = Der Kampf um { $card } kann weitergehen. Kämpfst du weiter oder ziehst du dich zurück?
wait-withdraw = Wir warten auf { $players }: Weiterkämpfen oder zurückziehen?
help-withdraw = Ziehst du dich zurück, kehren deine Einheiten heim, und die Eroberungsmarken dieses Kampfes sind verloren.
ask-forgo = { $card } ist so gut wie erobert. Nimmst du die Welt oder ziehst du dich zurück?
wait-forgo = Wir warten auf { $players }: Die Welt nehmen oder zurückziehen?
help-forgo = Die Welt gehört dir, wenn dich niemand mehr aufhält. Ziehst du dich zurück, kehren deine Einheiten ohne sie heim.
more-forgo = Die Eroberungsmarken dieses Kampfes sind dann verloren.
ask-retreat = Welche Flotte zieht von { $card } ab?
wait-retreat = Wir warten auf { $players }: Welche Flotten ziehen ab?
help-retreat = Du kannst jetzt Flotten zu deinen anderen Welten bringen. Andere Einheiten können nicht weg.
preview-1 = { $targets-1 } { $totals-1 }:{ $against-1 }{ $counts-1 ->
        [0] {""}
       *[other] {" "}(trifft)
    }
preview-2 = { $targets-2 } { $totals-2 }:{ $against-2 }{ $counts-2 ->
        [0] {""}
       *[other] {" "}(trifft)
    }
preview-3 = { $targets-3 } { $totals-3 }:{ $against-3 }{ $counts-3 ->
        [0] {""}
       *[other] {" "}(trifft)
    }
preview-4 = { $targets-4 } { $totals-4 }:{ $against-4 }{ $counts-4 ->
        [0] {""}
       *[other] {" "}(trifft)
    }
preview-5 = { $targets-5 } { $totals-5 }:{ $against-5 }{ $counts-5 ->
        [0] {""}
       *[other] {" "}(trifft)
    }
preview-6 = { $targets-6 } { $totals-6 }:{ $against-6 }{ $counts-6 ->
        [0] {""}
       *[other] {" "}(trifft)
    }
previews =
    { $targets-count ->
        [1] { preview-1 }
        [2] { preview-1 }, { preview-2 }
        [3] { preview-1 }, { preview-2 }, { preview-3 }
        [4] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }
        [5] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }, { preview-5 }
        [6] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }, { preview-5 }, { preview-6 }
       *[other] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }, { preview-5 }, { preview-6 } ...
    }

## Reaktionen und Fähigkeiten

ask-window =
    { $moment ->
        [response] { $player } spielt { $card }.{ $effect } Antwortest du, bevor es wirkt?
        [turn_start] Der Zug von { $player } beginnt. Nutzt du vorher etwas?
        [phase_start] { news-phase_began } Nutzt du etwas, bevor sie beginnt?
        [phase_end] { news-phase_began } Sie endet gleich. Nutzt du vorher etwas?
        [after_part_b] { $player } hat Einheiten zu fremden Welten geschickt. Spielst du etwas?
        [part_c] { $player } hat Einheiten zu fremden Welten geschickt, und Einheiten haben reagiert. Spielst du etwas?
        [before_exchange] { $player } greift { $card } an; ein Schlagabtausch beginnt. Spielst du vorher etwas?
        [after_strike] Kampf um { $card }: nach den Überraschungsschlägen, vor Schritt 1. Spielst du etwas?
        [step_1] Kampf um { $card }, Schritt 1: { $player } wählt gleich Ziele. Spielst du vorher etwas?
        [after_targets_1] Kampf um { $card }, Schritt 1: { $player } hat Ziele gewählt. Spielst du etwas, bevor sie getroffen werden?
        [step_2] Kampf um { $card }, Schritt 2: Die Verteidigung wählt gleich Ziele. Spielst du vorher etwas?
        [after_targets_2] Kampf um { $card }, Schritt 2: Die Verteidigung hat Ziele gewählt. Spielst du etwas, bevor sie getroffen werden?
        [step_3] Kampf um { $card }, Schritt 3: Gleich werden beschädigte Einheiten vernichtet. Spielst du vorher etwas?
        [step_4] Kampf um { $card }, Schritt 4: { $player } darf sich gleich zurückziehen. Spielst du vorher etwas?
       *[before_success] Über den Kampf um { $card } wird gleich entschieden. Spielst du vorher etwas?
    }
wait-window = Wir warten auf { $players }: Etwas spielen oder passen?
help-window = Du darfst eine Reaktionskarte aus der Hand spielen und bezahlen oder eine ausliegende Karte für ihre Wirkung erschöpfen.
more-window = Du bezahlst mit Ressourcen. Andere dürfen antworten, und die letzte Antwort wirkt zuerst. Du kannst auch wählen, wann du von nun an gefragt werden willst; alle sehen, was du wählst. Ob du gefragt wirst, hängt nur davon ab, was alle wissen, nie von deiner Hand.
hand-window = Deine verdeckten Karten
ask-x = Wie groß ist X für { $card }?
wait-x = Wir warten auf { $players }: Wie groß ist X?
help-x = Du zahlst X Ressourcen, und die Karte tut entsprechend mehr.
ask-host = Worauf legst du { $card }?
wait-host = Wir warten auf { $players }: Worauf kommt die Karte?
help-host = Auf eine fremde Karte nur mit Erlaubnis. Auf einer Karte liegt jede Reaktionskarte nur einmal.
ask-leave = { $player } möchte { $card } auf deine Karte { $place } legen.{ $effect } Erlaubst du es?
wait-leave = Wir warten auf { $players }: Ist die Karte erlaubt?
help-leave = Wer eine Karte spielt, bezahlt sie und bestimmt über sie. Lehnst du ab, kommt sie auf die Hand zurück.
more-leave = Gesehen haben sie dann alle.
ask-activate = Welchen deiner Charaktere erschöpfst du, damit { $card } mehr tut?
wait-activate = Wir warten auf { $players }: Hilft ein Charakter?
help-activate = Viele Reaktionskarten tun mehr, wenn du einen Charakter der genannten Klasse dafür erschöpfst. Du musst nicht.
ask-assist = { $player } spielt { $card }.{ $effect } Welchen deiner Charaktere erschöpfst du, damit es mehr tut?
wait-assist = Wir warten auf { $players }: Hilft ein Charakter?
help-assist = Bei dieser Karte dürfen alle mit einem Charakter der passenden Klasse helfen, wenn sie wollen.
ask-pick = Worauf wirkt { $card }?
wait-pick = Wir warten auf { $players }: Worauf wirkt die Karte?
help-pick = Alle sehen, was du wählst.
ask-sacrifice = Welche Einheiten vernichtest du für { $card }?
wait-sacrifice = Wir warten auf { $players }: Welche eigenen Einheiten opfern?
help-sacrifice = Sie werden vernichtet, wenn die Karte wirkt. Wird sie aufgehoben, behältst du sie.
chosen-gone-sacrifice = Du vernichtest
left-kept-sacrifice = Kämpft weiter
ask-choose = Was wählst du für { $card } in diesem Schlagabtausch?
wait-choose = Wir warten auf { $players }: Was bekommt die Einheit?
help-choose = Das gilt bis zum Ende dieses Schlagabtauschs.
ask-victim = Gegen welche Karte setzt du { $card } ein?
wait-victim = Wir warten auf { $players }: Welche Karte trifft es?
help-victim = Eine erschöpfte Karte ist bis zum nächsten Zug ihres Besitzers nicht nutzbar. Eine vernichtete kommt auf die Ablage.
ask-ready = Welche Flotte macht { $card } bereit?
wait-ready = Wir warten auf { $players }: Welche Flotte wird bereit?
help-ready = Sie ist nicht mehr erschöpft und kann in diesem Zug angreifen.
ask-fallen = Welche Truppenkarte nimmst du mit { $card } aus deiner Ablage zurück?
wait-fallen = Wir warten auf { $players }: Welche Karte kommt zurück?
help-fallen = Sie kommt auf deine Hand, und alle sehen, welche es ist.
ask-refill = Welche Einheitenkarte bekommt durch { $card } eine Marke zurück?
wait-refill = Wir warten auf { $players }: Wer bekommt die Marke zurück?
help-refill = Nur so viele, wie sie beim Aufstellen hatte.
ask-double = Welche deiner Welten gibt durch { $card } doppelt so viele Aufstellungspunkte?
wait-double = Wir warten auf { $players }: Welche Welt gibt doppelt so viel?
help-double = Nur für ein Orbital oder eine Anlage und nur in dieser Phase.
more-double = Die Einheit muss nicht an dieser Welt aufgestellt werden, wenn die Welt nur mitbezahlt.
ask-ransom =
    { $count ->
        [one] { $card } wird gleich aufgehoben. Zahlst du 1 Ressource mehr, damit sie wirkt?
       *[other] { $card } wird gleich aufgehoben. Zahlst du { $count } Ressourcen mehr, damit sie wirkt?
    }
wait-ransom = Wir warten auf { $players }: Die Karte retten oder nicht?
help-ransom = Zahlst du nicht, wird sie abgeworfen, und was sie kosten sollte, bekommst du zurück.
more-ransom = Du kannst sie in diesem Moment nicht noch einmal spielen.
ask-buy_back = { $card } wurde vernichtet. Kaufst du die Karte zurück?
wait-buy_back = Wir warten auf { $players }: Die Karte zurückkaufen oder nicht?
help-buy_back = Sie kommt auf deine Hand, und du kannst sie in einer späteren Aufstellungsphase wieder aufstellen.
ask-scrap =
    { $count ->
        [one] Welche Einheitenkarte wirfst du für ihre halben Kosten ab, höchstens 1 Ressource?
       *[other] Welche Einheitenkarte wirfst du für ihre halben Kosten ab, höchstens { $count } Ressourcen?
    }
wait-scrap = Wir warten auf { $players }: Eine Karte gegen Ressourcen abwerfen?
help-scrap = Die halben Kosten werden abgerundet.
hand-scrap = Deine verdeckten Karten
ask-sort = In welcher Reihenfolge kommen die Karten zurück? Fang mit der obersten an.
wait-sort = Wir warten auf { $players }: In welcher Reihenfolge kommen die Karten zurück?
help-sort = Die Reihenfolge kennst nur du.

## Sieg, Regentschaft

ask-system_draw =
    { $count ->
        [0] Ziehst du umsonst eine Welt?
        [one] Ziehst du für 1 Ressource eine Welt?
       *[other] Ziehst du für { $count } Ressourcen eine Welt?
    }
wait-system_draw = Wir warten auf { $players }: Eine Welt ziehen oder nicht?
help-system_draw = Einmal im Zug eine neue Welt für deine Reserve. Sie kostet so viele Ressourcen, wie du Welten beherrschst.
more-system_draw = Sie kommt verdeckt; ab deiner nächsten Nachschubphase kannst du sie für ihre Kosten aufdecken.
ask-discard =
    { $count ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche { $count } Karten wirfst du ab?
    }
wait-discard = Wir warten auf { $players }: Welche Karten gehen?
help-discard = Am Ende deines Zuges darfst du sechs Karten halten, mit manchen Welten mehr. Was du abwirfst, wird nicht wieder gezogen.
more-discard = Es liegt offen auf deiner Ablage.
chosen-gone-discard = Du wirfst ab
left-kept-discard = Bleibt auf der Hand
ask-censure = Mehrere haben { $card }. Welche davon lässt du als Regent vernichten?
wait-censure = Wir warten auf { $players }: Das Urteil über umstrittene Charaktere.
help-censure = Alle bis auf einen, weniger oder keinen. Ist nur noch einer übrig, ist er nicht mehr umstritten.
ask-tax = Mehrere haben { $card }. Wer zahlt nach deinem Urteil eine Ressource?
wait-tax = Wir warten auf { $players }: Das Urteil über umstrittene Welten.
help-tax = Du darfst alle bis auf einen wählen, weniger oder niemanden.

## Duelle

ask-draft_units = Welche { $count } Einheiten nimmst du in die Duelle mit?
wait-draft_units = Wir warten auf { $players }: Welche Einheiten kommen mit?
help-draft_units = Geheim und einmal für alle zehn Duelle. Angreifen können nur Flotten und Truppen, verteidigen alles; und du wirst beides tun.
more-draft_units = Du wählst aus deinem ganzen Einsatzstapel. Was in einem Duell fällt, ist im nächsten wieder da.
chosen-kept-draft_units = Du nimmst mit
left-gone-draft_units = Bleibt zurück
ask-draft_tactics = Welche { $count } Taktiken nimmst du in die Duelle mit?
wait-draft_tactics = Wir warten auf { $players }: Welche Taktiken kommen mit?
help-draft_tactics = Geheim und einmal für alle zehn Duelle. In jedes Duell bringst du einige davon, zusammen für zwei Punkte.
more-draft_tactics = Charaktere gibt es in Duellen nicht.
chosen-kept-draft_tactics = Du nimmst mit
left-gone-draft_tactics = Bleibt zurück
ask-muster = Welche Einheiten bringst du in den Kampf um { $card }? Du hast { $count } Punkte.
wait-muster = Wir warten auf { $players }: Welche Einheiten kämpfen?
help-muster = Jede Einheit zählt ihre Kosten. Die Verteidigung zeigt zuerst Einheiten für 20 Punkte; der Angriff hat so viele mehr, wie die Welt kostet.
more-muster = Der Angriff bringt nur Flotten und Truppen.
chosen-kept-muster = Du bringst
left-gone-muster = Ruht
worth-muster-1 = Punkte
ask-arm = Welche Taktiken bringst du in den Kampf um { $card }? Du hast { $count } Punkte.
wait-arm = Wir warten auf { $players }: Welche Taktiken kommen mit?
help-arm = Zusammen für zwei Punkte, geheim; eine, die X kostet, zählt zwei.
more-arm = Was du auch bringst, du hast zwei Ressourcen, um sie zu spielen.
chosen-kept-arm = Du bringst
left-gone-arm = Ruht
worth-arm-1 = Punkte

## Was geschieht

news-bidding_began = Das Bieten um die Regentschaft beginnt bei { $player }.
news-bid_made =
    { $count ->
        [0] { $player } bietet nicht mehr.
        [one] { $player } bietet eine Karte.
       *[other] { $player } bietet { $count } Karten.
    }
news-bid_shown = { $player } hat geboten: { $cards }.
news-world_unfit = { $player } kann { $card } nicht nutzen und wirft diese Welt ab.
news-throne_matched = Nicht nur { $player } hat { $card } als Thronwelt gewählt. Sie wird abgeworfen und eine andere gewählt.
news-throne_shown = Die Thronwelt von { $player } ist { $card }.
news-world_shown = { $player } beginnt auch mit { $card }.
news-lead_shown = { $player } wird angeführt von { $card }.
news-regent_found =
    { $regent ->
        [yes] { $player } hat die höchste Summe, bekommt die Regentschaft und beginnt. Summen: { $totals }.
       *[no] Niemand bekommt die Regentschaft. { $player } beginnt. Summen: { $totals }.
    }
each-totals = { $player } { $part }
news-turn_began = Zug { $turn }: { $player }.
news-phase_began =
    { $phase ->
        [resupply] Nachschubphase von { $player }.
        [allocation] Aufstellungsphase von { $player }.
        [reallocation] Verlegungsphase von { $player }.
        [military] Militärphase von { $player }.
        [victory] Siegesphase von { $player }.
       *[regent] Regentschaftsphase von { $player }.
    }
news-drew_assets =
    { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
news-drew_asset_cards = Du ziehst: { $cards }.
news-drew_character = { $player } zieht einen Charakter.
news-drew_character_card = Du ziehst: { $card }.
news-character_let_go = { $player } wirft { $card } ab.
news-income =
    { $count ->
        [0] { $player } bekommt keine Ressourcen.
        [one] { $player } bekommt eine Ressource.
       *[other] { $player } bekommt { $count } Ressourcen.
    }
news-recovered = { $player } nimmt { $card } und bezahlt mit { $cards }.
news-world_unpaid = { $player } deckt { $card } auf, kann die { $count } Einsatzkarten nicht bezahlen, die sie kostet, und wirft diese Welt ab.
news-world_faced_up = { $player } deckt { $card } auf.
news-world_disputed = { $card } ist jetzt umstritten: Es gibt diese Welt mehrfach.
news-character_faced_up = { $player } deckt auf: { $card }.
news-character_disputed = { $card } ist jetzt umstritten: Es gibt die Karte mehrfach.
news-unit_allocated = { $player } stellt { $card } bei { $place } auf. Dafür erschöpft: { $payers }.
news-unit_moved = { $player } bewegt { $card } zu { $place }.
news-unit_launched = { $player } schickt { $card } zu { $place }.
news-unit_reacted = { $player } reagiert: { $card } zu { $place }.
news-conquest_began = { $player } greift { $card } an; { $defender } verteidigt.
news-exchange_began = Schlagabtausch { $number } beginnt.
news-kind_chosen = { $player } wählt für { $card }: { $kind }.
news-aimed =
    { $targets-count ->
        [0] Kein Ziel für { $card }.
       *[other] Ziel von { $card }: { $targets }.
    }
news-attacked =
    { $count ->
        [0] Angriff auf { $target }: ATT { $att } gegen DEF { $against }, keine Marke.
        [one] Angriff auf { $target }: ATT { $att } gegen DEF { $against }, eine Marke.
       *[other] Angriff auf { $target }: ATT { $att } gegen DEF { $against }, { $count } Marken.
    }
news-unit_eliminated = { $player } verliert { $card }.
news-withdrew = { $player } zieht sich zurück.
news-unit_went = { $player } bringt { $card } zu { $place }.
news-conquered = { $player } erobert { $card } von { $defender }!
news-conquest_failed = { $player } erobert { $card } nicht.
news-copy_eliminated = { $player } erobert { $card }, hat diese Welt aber schon; darum wird sie vernichtet.
news-liberated = { $card } ist befreit und gehört wieder { $player }.
news-reaction_announced = { $player } spielt { $card }.
news-leave_refused = Abgelehnt: { $player } nimmt { $card } auf die Hand zurück.
news-character_depleted = { $player } erschöpft dafür { $card }.
news-sacrifice_named = { $player } wird für { $card } vernichten: { $cards }.
news-reaction_resolved = { $card } von { $player } wirkt.
news-reaction_cancelled = { $card } von { $player } wird aufgehoben.
news-ransom_paid = { $player } zahlt mehr und rettet { $card }.
news-ability_used = { $player } nutzt { $card }.
news-resources_gained =
    { $count ->
        [one] { $player } bekommt eine Ressource.
       *[other] { $player } bekommt { $count } Ressourcen.
    }
news-world_doubled = { $card } gibt { $player } doppelt so viele Aufstellungspunkte für ein Orbital oder eine Anlage.
news-scrapped =
    { $count ->
        [0] { $player } wirft { $card } ab und bekommt nichts dafür.
        [one] { $player } wirft { $card } ab und bekommt eine Ressource.
       *[other] { $player } wirft { $card } ab und bekommt { $count } Ressourcen.
    }
news-looked = Du siehst, von oben: { $cards }.
news-deck_sorted =
    { $count ->
        [one] { $player } hat die oberste Karte des eigenen Einsatzstapels angesehen.
       *[other] { $player } hat die obersten { $count } Karten des eigenen Einsatzstapels angesehen und in irgendeiner Reihenfolge zurückgelegt.
    }
news-card_depleted = { $player } erschöpft eine fremde Karte: { $card }.
news-card_undepleted = { $player } macht { $card } bereit.
news-damage_removed = Eine Schadensmarke verschwindet von { $card }.
news-conquest_removed =
    { $count ->
        [0] Es gab keine Eroberungsmarke zu entfernen.
        [one] Eine Eroberungsmarke wird entfernt.
       *[other] { $count } Eroberungsmarken werden entfernt.
    }
news-returned_to_hand = { $player } nimmt { $card } auf die Hand zurück.
news-counter_replaced = { $player } legt eine Marke auf { $card } zurück.
news-character_faced_down = { $card } von { $player } wird nicht vernichtet, sondern nur verdeckt.
news-character_eliminated = { $player } verliert { $card }.
news-rewarded =
    { $count ->
        [one] { $player } bekommt für { $card } eine Ressource.
       *[other] { $player } bekommt für { $card } { $count } Ressourcen.
    }
news-drew_world =
    { $count ->
        [0] { $player } zieht eine Welt.
        [one] { $player } zahlt eine Ressource und zieht eine Welt.
       *[other] { $player } zahlt { $count } Ressourcen und zieht eine Welt.
    }
news-drew_world_card = Du ziehst: { $card }.
news-discarded = { $player } wirft ab: { $cards }.
news-regent_lost = { $player } verliert die Regentschaft; niemand hat sie mehr.
news-taxed = { $player } zahlt nach dem Urteil der Regentschaft eine Ressource.
news-duel_began = Duell { $number }: { $player } greift { $card } an; { $defender } verteidigt.
news-mustered =
    { $cards-count ->
        [0] { $player } bringt keine Einheiten.
       *[other] { $player } bringt { $cards }.
    }
news-armed =
    { $count ->
        [0] { $player } bringt keine Taktiken.
        [one] { $player } bringt eine verdeckte Taktik.
       *[other] { $player } bringt { $count } verdeckte Taktiken.
    }
news-game_won =
    { $why ->
        [victory_points] { $winners } hat genug Siegpunkte und ergreift das Imperium!
        [turn_limit] Der letzte Zug ist vorbei. { $winners } hat die meisten Siegpunkte und ergreift das Imperium!
        [turn_limit_draw] Der letzte Zug ist vorbei. Unentschieden zwischen { $winners }.
        [duel] Das letzte Duell ist vorbei. { $winners } hat die meisten Siegpunkte und gewinnt!
       *[duel_draw] Das letzte Duell ist vorbei. Unentschieden zwischen { $winners }.
    }

## Der Tisch

mark-regent = Regentschaft
mark-active = am Zug
mark-attacker = Angriff
mark-defender = Verteidigung
mark-watch_always = immer gefragt
mark-watch_action = in diesem Kampf immer gefragt
mark-watch_concerned = zu eigenen Karten gefragt
mark-throne = Thronwelt
mark-depleted = erschöpft
mark-disputed = umstritten
mark-conquered = erobert
mark-attacked = angegriffen
mark-fleet = Flotte
mark-troop = Truppe
mark-orbital = Orbital
mark-installation = Anlage
mark-fighters = Jäger
mark-starships = Sternenschiffe
mark-carriers = Träger
mark-capitals = Großkampfschiffe
mark-satellites = Satelliten
mark-stations = Stationen
mark-infantry = Infanterie
mark-vehicles = Fahrzeuge
mark-mechs = Mechs
mark-hovers = Schweber
mark-emplacements = Stellungen
mark-strongholds = Festungen
mark-drone = Drohne
mark-admiral = Admiral
mark-assassin = Assassine
mark-engineer = Ingenieur
mark-general = General
mark-hunter = Kopfgeldjäger
mark-politician = Politiker
mark-reaction = Reaktionskarte
zone-place_1 = Welt 1
zone-place_2 = Welt 2
zone-place_3 = Welt 3
zone-place_4 = Welt 4
zone-place_5 = Welt 5
zone-place_6 = Welt 6
zone-place_7 = Welt 7
zone-place_8 = Welt 8
zone-place_9 = Welt 9
zone-place_10 = Welt 10
zone-place_11 = Welt 11
zone-place_12 = Welt 12
zone-place_13 = Welt 13
zone-place_14 = Welt 14
zone-place_15 = Welt 15
zone-place_16 = Welt 16
zone-place_17 = Welt 17
zone-place_18 = Welt 18
zone-place_19 = Welt 19
zone-place_20 = Welt 20
zone-place_21 = Welt 21
zone-place_22 = Welt 22
zone-place_23 = Welt 23
zone-place_24 = Welt 24
zone-characters = Charaktere
zone-reactions = Reaktionskarten im Spiel
zone-discard = Ablage
zone-asset_deck = Einsatzstapel
zone-character_deck = Charakterstapel
zone-system_deck = Systemstapel
zone-bid = Gebot
zone-hand = Hand
zone-area = Verdeckte Charaktere
zone-reserve = Reserve
zone-chosen = Verdeckt gewählt
zone-won = Eroberte Welten
zone-resting = Nicht in diesem Duell
counter-resources = Ressourcen
counter-points = Siegpunkte
counter-cards = Handkarten
counter-cost = Kosten
counter-att = ATT
counter-def = DEF
counter-need = zur Eroberung
counter-room = Einheitenkarten, die sie fasst
counter-conquest = Eroberungsmarken
counter-missions = Missionsmarken
counter-damage = Schadensmarken
counter-of = Einheit von { $player }
counter-turn = Zug
counter-goal = Siegpunkte zum Sieg
counter-exchange = Schlagabtausch
counter-exchanges = Schlagabtausche insgesamt
counter-step = Schritt
counter-strike = Überraschungsschläge
counter-duel = Duell
counter-duels = Duelle insgesamt
note-window =
    { $moment ->
        [response] Antworten auf { $card }, bevor es wirkt
        [turn_start] Vor dem Zug von { $player }
        [phase_start] Bevor diese Phase beginnt
        [phase_end] Bevor diese Phase endet
        [after_part_b] { $player } hat Einheiten geschickt
        [part_c] Einheiten haben reagiert
        [before_exchange] Vor dem Schlagabtausch
        [after_strike] Nach den Überraschungsschlägen
        [step_1] Schritt 1, bevor der Angriff Ziele wählt
        [after_targets_1] Schritt 1, bevor die Ziele getroffen werden
        [step_2] Schritt 2, bevor die Verteidigung Ziele wählt
        [after_targets_2] Schritt 2, bevor die Ziele getroffen werden
        [step_3] Schritt 3, bevor beschädigte Einheiten vernichtet werden
        [step_4] Schritt 4, bevor der Angriff sich zurückziehen darf
       *[before_success] Bevor über den Kampf entschieden wird
    }
note-play =
    { $used ->
        [yes] { $player } nutzt { $card }; es wartet auf seine Wirkung.
       *[no] { $player } spielt { $card }; es wartet auf seine Wirkung.
    }
note-laid = { $card } liegt auf { $place }.
note-sum_att = { $card }: ATT { $value } = { sum }
note-sum_def = { $card }: DEF { $value } = { sum }
note-attack =
    { $count ->
        [0] Angriff auf { $card }: ATT { $att } ({ $units }) gegen DEF { $against } gibt keine Marke.
       *[other] Angriff auf { $card }: ATT { $att } ({ $units }) gegen DEF { $against } gibt Marken: { $count }.
    }
sum-2 = { $numbers-2 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-2 }
    } { $sources-2 }
sum-3 = { $numbers-3 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-3 }
    } { $sources-3 }
sum-4 = { $numbers-4 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-4 }
    } { $sources-4 }
sum-5 = { $numbers-5 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-5 }
    } { $sources-5 }
sum-6 = { $numbers-6 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-6 }
    } { $sources-6 }
sum-7 = { $numbers-7 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-7 }
    } { $sources-7 }
sum-added =
    { $numbers-count ->
        [1] { $numbers-1 }
        [2] { $numbers-1 } { sum-2 }
        [3] { $numbers-1 } { sum-2 } { sum-3 }
        [4] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 }
        [5] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 } { sum-5 }
        [6] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 } { sum-5 } { sum-6 }
       *[other] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 } { sum-5 } { sum-6 } { sum-7 }
    }
sum-all =
    { $numbers-count ->
        [1] { sum-added }
       *[other] ({ sum-added })
    }
sum-times =
    { $times-count ->
        [1] { $times-1 }
        [2] ({ $times-1 } + { $times-2 })
       *[other] ({ $times-1 } + { $times-2 } + { $times-3 })
    }
sum-over =
    { $over-count ->
        [1] { $over-1 }
        [2] { $over-1 } / { $over-2 }
       *[other] { $over-1 } / { $over-2 } / { $over-3 }
    }
sum =
    { $times-count ->
        [0] { $over-count ->
            [0] { sum-added }
           *[other] { sum-all } / { sum-over }
        }
       *[other] { $over-count ->
            [0] { sum-all } x { sum-times }
           *[other] { sum-all } x { sum-times } / { sum-over }
        }
    }
phase-setup = Aufbau
phase-resupply = Nachschubphase
phase-allocation = Aufstellungsphase
phase-reallocation = Verlegungsphase
phase-military = Militärphase
phase-victory = Siegesphase
phase-regent = Regentschaftsphase
phase-over = Das Spiel ist aus
over-victory_points = { $winners } gewinnt mit genug Siegpunkten.
over-turn_limit = { $winners } hat nach dem letzten Zug die meisten Siegpunkte und gewinnt.
over-turn_limit_draw = Nach dem letzten Zug steht es unentschieden zwischen { $winners }.
over-duel = { $winners } hat nach dem letzten Duell die meisten Siegpunkte und gewinnt.
over-duel_draw = Nach dem letzten Duell steht es unentschieden zwischen { $winners }.

## Auf Bildschirmen

skin-phase-resupply = Nachschub
skin-phase-allocation = Aufstellung
skin-phase-reallocation = Verlegung
skin-phase-military = Militär
skin-phase-victory = Sieg
skin-phase-regent = Regentschaft
skin-part-pool = Teil C: Charaktere
skin-part-settle = Teil E: Welten aufdecken
skin-part-recruit = Teil A: Charaktere aufdecken
skin-part-allocate = Teil B: Einheiten aufstellen
skin-part-site = Teil B: Einheiten aufstellen
skin-part-payers = Teil B: Einheiten aufstellen
skin-part-move = Teil A: zwischen eigenen Welten
skin-part-move_to = Teil A: zwischen eigenen Welten
skin-part-attack = Teil B: zu fremden Welten
skin-part-attack_at = Teil B: zu fremden Welten
skin-part-react = Teil C: Reagieren
skin-part-react_to = Teil C: Reagieren
skin-part-system_draw = Teil D: eine Welt ziehen
skin-part-discard = Teil E: Handkarten
skin-part-censure = Teil B: umstrittene Charaktere
skin-part-tax = Teil C: umstrittene Welten
skin-asked = Ist dran
skin-points = { $points } Siegpunkte
skin-goal = Sieg mit { $goal }
skin-points-of = { $points } von { $goal } Siegpunkten
skin-room = { $used } von { $room } Einheitenkarten
skin-window = Moment für Reaktionen
skin-attack =
    { $count ->
        [0] Im Ziel: ATT { $att } gegen DEF { $against }, keine Marke
        [one] Im Ziel: ATT { $att } gegen DEF { $against }, eine Marke
       *[other] Im Ziel: ATT { $att } gegen DEF { $against }, { $count } Marken
    }
skin-aims = { $targets }
skin-blow =
    { $count ->
        [0] ATT { $att } gegen DEF { $against }: keine Marke
        [one] ATT { $att } gegen DEF { $against }: eine Marke
       *[other] ATT { $att } gegen DEF { $against }: { $count } Marken
    }
skin-aims-at = zielt auf { $targets }
skin-aims-nobody = noch kein Ziel
skin-use = erschöpfen: { $what }
aside = Wann werde ich gefragt?
skin-guard =
    { $units ->
        [0] von { $player }, keine Einheit dort
        [one] von { $player }, eine Einheit dort
       *[other] von { $player }, { $units } Einheiten dort
    }
skin-realm = Welten: { $worlds }, Einheiten: { $units }
skin-unfold = Welten von { $player }
short-target = Auf wen zielst du mit { $card }, ATT { $att }?
short-target_kind = Zielst du mit { $card }, ATT { $att }, auf die Welt oder auf bis zu { $most } Einheiten?
short-targets = Auf welche Einheiten, bis zu { $most }, zielst du mit { $card }, ATT { $att }?
skin-nobody = Hier kämpft niemand.
skin-conquest = { $count } von { $need } Eroberungsmarken
skin-exchange = Schlagabtausch { $number } von { $of }
skin-step-1 = 1 Der Angriff schießt
skin-step-2 = 2 Die Verteidigung schießt
skin-step-3 = 3 Einheiten fallen
skin-step-4 = 4 Rückzug oder weiter

## Schlüsselwörter

keyword-assault = Sturmangriff
keyword-assault-help = Eine angreifende Truppe darf schon im ersten Schlagabtausch schießen. Dann darf auch auf sie geschossen werden.
keyword-atmospheric = Atmosphärisch
keyword-atmospheric-help = Doppelter ATT gegen Anlagen und Truppen, nicht gegen Welten.
keyword-deployed = Einsatzbereit
keyword-deployed-help = Sie wird bereit aufgestellt, nicht erschöpft.
keyword-firing_arcs = Feuerbögen
keyword-firing_arcs-help = +X: Sie darf ihren ATT auf X + 1 Einheiten aufteilen, aber nicht auf Einheiten und die Welt.
keyword-hardened = Panzerung
keyword-hardened-help = +X: Um sie zu vernichten, braucht es X Schadensmarken mehr.
keyword-intercept = Abfangen
keyword-intercept-help = In der Verteidigung darf sie auf Flotten mit Unterstützung zielen und auf Truppen, die nicht schießen.
keyword-piercing = Durchschlag
keyword-piercing-help = +X: Hilft sie, eine Schadensmarke zu setzen, kommen X weitere dazu.
keyword-reactive = Reaktiv
keyword-reactive-help = Sie darf reagieren, obwohl sie erschöpft ist.
keyword-reinforced = Verstärkt
keyword-reinforced-help = Doppelte DEF gegen Flotten und Orbitale.
keyword-siege = Belagerung
keyword-siege-help = +X: Hilft sie, eine Eroberungsmarke zu setzen, kommen X weitere dazu.
keyword-sub_light = Unterlicht
keyword-sub_light-help = Der Weg zu einer fremden Welt kostet eine Ressource.
keyword-support = Unterstützung
keyword-support-help = Im Angriff kann niemand auf sie zielen, solange sie nicht geschossen hat.
keyword-surprise_strike = Überraschungsschlag
keyword-surprise_strike-help = Sie darf vor Schritt 1 des ersten Schlagabtauschs schießen statt später darin; was sie vernichtet, schießt nicht zurück.

## Warum nicht

why-not_on_table = Diese Karte liegt nicht auf dem Tisch.
why-not_in_hand = Diese Karte hast du nicht auf der Hand, oder nicht so oft.
why-not_in_reserve = Diese Welt hast du nicht in deiner Reserve.
why-not_in_area = Diesen Charakter hast du nicht verdeckt bei dir.
why-not_your_character = Das ist keiner deiner Charaktere.
why-not_your_world = Du beherrschst { $card } nicht.
why-not_your_unit = { $card } ist nicht deine Einheit.
why-not_your_card = Über { $card } bestimmst nicht du.
why-your_own_world = { $card } beherrschst du selbst.
why-goes_with_its_card = { $card } ist eine Marke; sie geht, wohin ihre Karte geht.
why-is_full = Bei { $card } ist kein Platz für eine weitere deiner Einheitenkarten.
why-no_room = Keine deiner bereiten Welten hat Platz für eine weitere Einheitenkarte.
why-no_world_ready = Alle deine Welten sind erschöpft; keine gibt Aufstellungspunkte.
why-too_few_points = { $card } kostet { $cost }. So viele Aufstellungspunkte geben deine bereiten Welten dort nicht.
why-too_costly = { $card } kostet { $cost }; ausgeben kannst du { $count }.
why-shows_already = { $card } liegt schon als Thronwelt aus.
why-chosen_already = { $card } hast du schon gewählt.
why-is_a_throne = { $card } ist in diesem Spiel eine Thronwelt; dieselbe Welt kann nicht noch einmal aufgedeckt werden.
why-faceup_already = { $card } liegt bei dir schon offen.
why-no_unit_card = { $card } ist keine Einheitenkarte.
why-is_depleted = { $card } ist bis zur nächsten eigenen Nachschubphase erschöpft.
why-is_disputed = { $card } ist umstritten und kann dafür nicht erschöpft werden.
why-no_missions = { $card } hat keine Missionsmarke mehr.
why-no_ability = { $card } hat keine Fähigkeit, die du nutzen könntest.
why-not_now = Für { $card } ist das nicht der richtige Moment.
why-nothing_to_do = { $card } würde jetzt nichts bewirken.
why-nowhere_to_go = { $card } kann nirgendwohin: Keine erreichbare Welt hat Platz.
why-is_there_already = { $card } ist schon dort.
why-does_not_travel = { $card } ist weder Flotte noch Truppe und kann nicht zu fremden Welten.
why-no_fare = { $card } hat Unterlicht: Der Weg dorthin kostet eine Ressource, und du hast keine.
why-not_adjacent = { $card } ist nicht benachbart.
why-not_entered = Zu { $card } ist in diesem Zug niemand gekommen.
why-not_at_home = { $card } ist nicht bei einer deiner Welten.
why-does_not_react = { $card } ist weder Flotte noch Truppe und reagiert nicht.
why-has_reacted = { $card } hat in dieser Phase schon reagiert.
why-depleted_too_far = { $card } ist erschöpft; so reagieren Einheiten nur innerhalb desselben Systems oder zu einer umstrittenen Welt.
why-not_this_dispute = Darum geht es hier nicht.
why-is_protected = { $player } ist vor dem Urteil der Regentschaft geschützt.
why-no_units_there = Bei { $card } hast du keine Einheiten.
why-leaves_there = { $card } muss diese Welt verlassen.
why-not_there = { $card } ist nicht dort.
why-fleets_retreat = Nur Flottenkarten dürfen abziehen; { $card } ist keine.
why-not_in_fight = { $card } ist nicht in diesem Kampf.
why-nobody_to_target = { $card } hat jetzt kein Ziel.
why-no_att = { $card } hat hier keinen ATT.
why-no_strike = { $card } hat keinen Überraschungsschlag.
why-has_struck = { $card } hat in diesem Schlagabtausch schon den Überraschungsschlag geführt.
why-troop_waits = { $card } ist eine angreifende Truppe ohne Sturmangriff und schießt erst ab dem zweiten Schlagabtausch.
why-own_side = { $card } steht auf deiner Seite.
why-troops_on_ground = { $card } ist eine Truppe; angreifende Truppen zielen auf Truppen, Anlagen oder die Welt.
why-troops_on_troops = { $card } ist eine Truppe; verteidigende Truppen zielen nur auf Truppen.
why-has_support = { $card } hat Unterstützung und hat nicht geschossen; nur Einheiten mit Abfangen dürfen darauf zielen.
why-stays_back = { $card } hat in diesem Schlagabtausch nicht geschossen; nur Einheiten mit Abfangen dürfen darauf zielen.
why-not_fought_for = Um { $card } wird gerade nicht gekämpft.
why-not_split_with_world = ATT wird nie auf Einheiten und die Welt aufgeteilt.
why-no_reaction = { $card } ist keine Reaktionskarte; Einheiten stellst du in deiner Aufstellungsphase auf.
why-was_refused = { $card } wurde in diesem Moment aufgehoben oder abgelehnt und kann jetzt nicht noch einmal gespielt werden.
why-not_your_side = { $card } ist nicht für deine Seite des Kampfes, oder nicht in diesem Schritt.
why-copy_lies_there = { $card } liegt dort schon; mehr als einmal geht nicht.
why-not_meant = Diese Karte wirkt nicht auf { $card }.
why-wrong_class = { $card } hat keine Klasse, die auf der Karte steht.
why-one_throne = Wähle eine deiner Welten, die du zusammen mit einem Anführer bezahlen kannst.
why-one_lead = Wähle einen deiner Charaktere, den deine übrigen Ressourcen bezahlen können.
why-further_or_none = Wähle eine Welt, die du noch bezahlen kannst, oder keine.
why-bid_from_hand = Wirf beliebig viele Handkarten ab oder keine.
why-down_to_pool = Wirf so viele deiner Charaktere ab, wie es mehr als drei sind.
why-recover_or_pass = Nimm eine Welt oder lass es.
why-settle_or_pass = Decke eine Welt aus deiner Reserve auf, nutze eine Fähigkeit oder wähle „Fertig“.
why-recruit_or_pass = Decke einen deiner verdeckten Charaktere auf oder wähle „Fertig“.
why-allocate_or_pass = Stelle eine Einheitenkarte aus der Hand auf, nutze eine Fähigkeit, sag, wann du gefragt werden willst, oder wähle „Fertig“.
why-one_world = Wähle eine dieser Welten.
why-pay_enough = Wähle andere bereite Welten von dir, die zusammen die fehlenden Punkte geben.
why-move_or_pass = Bewege eine deiner bereiten Einheitenkarten, nutze eine Fähigkeit oder wähle „Fertig“.
why-launch_or_pass = Schicke eine deiner bereiten Flotten oder Truppen oder wähle „Fertig“.
why-react_or_pass = Wähle eine Einheit, die reagiert, oder wähle „Fertig“.
why-conquer_or_pass = Wähle eine Welt, bei der du Einheiten hast, oder kämpfe nicht mehr.
why-one_to_rescue = Wähle eine deiner Einheiten, die weg müssen.
why-garrison_or_pass = Wähle eine Einheit, die geht, oder wähle „Fertig“.
why-one_kind = Wähle eins davon.
why-aim_or_pass = Wähle eine deiner Einheiten, die jetzt schießen kann, oder wähle „Fertig“.
why-target_or_pass = Wähle ein Ziel oder „Auf niemanden zielen“.
why-world_or_units = Wähle die Welt, die Einheiten oder „Auf niemanden zielen“.
why-targets_in_arcs = Wähle nicht mehr Einheiten, als die Feuerbögen erlauben.
why-part_of_att = Wähle mindestens 1 und nicht mehr, als vom ATT übrig ist.
why-yes_or_no = Hier gibt es nur Ja und Nein.
why-retreat_or_pass = Wähle eine Flottenkarte, die abzieht, oder wähle „Fertig“.
why-play_or_pass = Spiel eine Reaktionskarte, die jetzt passt, nutze eine Fähigkeit, sag, wann du gefragt werden willst, oder passe.
why-x_in_reach = X ist mindestens 1 und höchstens so viel, wie die Karte erlaubt und du zahlen kannst.
why-one_host = Wähle eine der Karten, auf denen sie liegen kann.
why-activate_or_pass = Wähle einen deiner bereiten Charaktere der passenden Klasse oder keinen.
why-as_card_says = Wähle, was die Karte sagt, und so viele, wie sie sagt.
why-scrap_or_pass = Wirf eine Einheitenkarte aus der Hand ab oder nichts.
why-discard_so_many = Wirf genau so viele Karten ab, wie du abwerfen sollst.
why-sort_all = Nenne alle diese Karten, jede einmal, angefangen bei der obersten.
why-draw_or_pass = Zieh eine Welt oder lass es.
why-spare_one = Wähle beliebige davon, aber verschone mindestens einen.
why-draft_units = Wähle genau so viele Einheiten aus deinem Deck, wie du mitnehmen sollst.
why-draft_tactics = Wähle genau so viele Taktiken aus deinem Deck, wie du mitnehmen sollst.
why-muster_in_budget = Wähle Einheiten, die zusammen nicht mehr als deine Punkte kosten; der Angriff bringt nur Flotten und Truppen.
why-arm_in_budget = Wähle Taktiken, die zusammen nicht mehr als deine Punkte kosten; X zählt zwei.

## Wie Karten auf Deutsch heißen; Eigennamen werden nicht übersetzt

card-anti_matter_torpedo_ships = Antimaterie-Torpedoschiffe
card-atmospheric_insertion_squadron = Atmosphären-Landestaffel
card-automated_missile_launchships = Automatische Raketenschiffe
card-bomber_carrier_group = Bomber-Trägergruppe
card-bomber_squadron = Bomberstaffel
card-destroyer_detachment = Zerstörer-Abteilung
card-drone_carrier_group = Drohnen-Trägergruppe
card-drone_fighter_squadron = Drohnenjäger-Staffel
card-fighter_carrier_group = Jäger-Trägergruppe
card-fighter_squadron = Jägerstaffel
card-heavy_cruiser_assault_force = Schwere Kreuzer
card-imperial_guardian_fleet = Imperiale Gardeflotte
card-interceptor_squadron = Abfangjäger-Staffel
card-invasion_assault_force = Invasionsflotte
card-light_cruiser_task_force = Leichte Kreuzer
card-long_range_patrol_force = Fernpatrouille
card-main_battle_fleet = Schlachtflotte
card-marine_hover_transports = Marine-Schweber
card-marines_dropship_group = Marine-Landungsschiffe
card-rapid_strike_fleet = Schnelle Angriffsflotte
card-retired_rim_battlecruisers = Alte Rand-Schlachtkreuzer
card-robot_goliath = Roboter-Goliath
card-shock_robot_drop_carriers = Stoßroboter-Landeträger
card-special_ops_carrier_unit = Träger für Spezialkräfte
card-torpedo_bomber_squadron = Torpedobomber-Staffel
card-beam_weapon_batteries = Strahlenbatterien
card-bombardment_shelter_network = Netz von Schutzbunkern
card-high_velocity_launch_facility = Hochgeschwindigkeits-Rampe
card-siege_bunker_fortifications = Belagerungsbunker
card-early_intercept_maser_projectors = Frühabfang-Maser
card-galadium_commerce_station = Galadium-Handelsstation
card-orbital_mega_city = Orbitale Megastadt
card-zero_entry_mobile_platforms = Mobile Sperrplattformen
card-android_battalion = Androidenbataillon
card-augmented_super_soldiers = Verbesserte Supersoldaten
card-behemoth_tank_company = Behemoth-Panzer
card-clone_battalion = Klonbataillon
card-cyborg_infantry_division = Cyborg-Infanterie
card-heavy_assault_mech_lance = Schwere Sturm-Mechs
card-heavy_robot_battalion = Schwere Roboter
card-hover_tank_squadron = Schwebepanzer
card-infantry_battalion = Infanteriebataillon
card-infantry_suppression_hovers = Niederhalte-Schweber
card-intercept_hover_drones = Abfang-Schwebedrohnen
card-jump_battlesuit_company = Sprung-Kampfanzüge
card-leviathan_strider_mechs = Leviathan-Schreiter
card-main_battle_tank_company = Kampfpanzer
card-mechanized_infantry_division = Panzergrenadiere
card-occupation_drone_force = Besatzungsdrohnen
card-orbital_drop_marine_teams = Orbitale Marine-Springer
card-powered_armor_platoons = Servorüstungs-Züge
card-robot_infantry_battalion = Roboter-Infanteriebataillon
card-scout_tank_deployment = Spähpanzer
card-standard_mech_company = Mech-Kompanie
card-termbot_tanks = Termbot-Panzer
card-transformable_mecha_company = Wandelbare Mechas
card-ai_coordinated_offensive = KI-gelenkte Offensive
card-armor_piercing_barrage = Panzerbrechendes Sperrfeuer
card-damage_control_drones = Reparaturdrohnen
card-decoy_hologram_fleet = Hologramm-Scheinflotte
card-disposable_forces = Entbehrliche Kräfte
card-drone_collision_attack = Drohnen auf Kollisionskurs
card-emergency_picket_fleet = Not-Vorpostenflotte
card-firing_range_advantage = Größere Reichweite
card-heavy_bombardment_ordnance = Schwere Bombenlast
card-hull_dancing_run = Tanz auf der Hülle
card-militia_rally = Ruf an die Miliz
card-on_high_alert = Höchste Alarmstufe
card-phalanx_battle_formation = Phalanx-Formation
card-piercing_wedge_formation = Keilformation
card-planetary_defensive_ring = Planetarer Abwehrring
card-population_mobilization = Mobilmachung
card-prolonged_planetary_siege = Lange Belagerung
card-secret_maneuvers = Geheime Manöver
card-shield_overload_gambit = Schild-Überlastung
card-special_operation_orders = Sonderbefehle
card-picket_fleet = Not-Vorpostenflotte
card-admirals_picket_fleet = Not-Vorpostenflotte
card-drone_fighter = Drohnenjäger
card-fighter = Jäger
card-stealth_fighter = Tarnjäger
card-infantry = Infanterie
card-marine_infantry = Marineinfanterie
card-robot_infantry = Roboterinfanterie
card-militia = Milizinfanterie
card-politicians_militia = Milizinfanterie

## Was Karten tun, in eigenen Worten; `use` ist, was eine Karte tut, wenn man sie dafür erschöpft

use-torpedo_bomber_squadron = In diesem Schlagabtausch hat sie ATT +3 und Durchschlag +1 gegen Flotten und Orbitale.
use-beam_weapon_batteries = In diesem Schlagabtausch hat sie ATT +2 und Feuerbögen +1.
use-high_velocity_launch_facility = Eine deiner Karten mit Jägern oder Sternenschiffen, die in diesem Zug hier aufgestellt wurde, ist sofort bereit.
use-galadium_commerce_station = Du bekommst 1 Ressource.
use-android_battalion = In diesem Schlagabtausch hat sie ATT +3.
use-heavy_robot_battalion = In diesem Schlagabtausch hat sie ATT +3 und nach deiner Wahl Durchschlag +1 oder Panzerung +1.
use-first_general_paledos = Eine deiner Einheitenkarten hat in diesem Schlagabtausch Belagerung +1.
use-ajee_delere = Erschöpfe einen fremden Charakter.
use-alpha_theta_omicron = Einer deiner Mechs oder eine deiner Drohnen hat in diesem Schlagabtausch ATT +2 und Feuerbögen +1.
use-anasiia = Erschöpfe den Charakter eines Nachbarn; er bleibt auch in dessen nächster Nachschubphase erschöpft.
use-andala_marenas = Zahle die Kosten eines fremden Charakters und vernichte ihn.
use-azhar_maikenik = Eine deiner Welten gibt in dieser Phase doppelt so viele Aufstellungspunkte für ein Orbital oder eine Anlage.
use-bedakarer = Eine deiner Flottenkarten hat in diesem Schlagabtausch Durchschlag +1.
use-bikkaros = Entferne eine Schadensmarke von einer deiner Truppenkarten.
use-nazeen = Deine Truppen haben in diesem Schlagabtausch DEF +2.
use-daterian_nexus = Hebe diese Karte auf, wenn sie höchstens 2 kostet; X zählt als 1.
use-darken = Eine deiner Truppenkarten hat in diesem Kampf Sturmangriff.
use-lethless = Eine feindliche Truppe oder Jägereinheit hat in diesem Schlagabtausch DEF -2.
use-m5x10000 = Entferne eine Schadensmarke von einer deiner Karten mit Drohnen, Großkampfschiffen oder Anlagen.
use-brenzar = Eine deiner erschöpften Flottenkarten darf reagieren.
use-sendaris = Lege eine Marke zurück, die eine deiner Einheitenkarten verloren hat.
use-shalindris_nu = Sieh dir die obersten drei Karten deines Einsatzstapels an und lege sie in beliebiger Reihenfolge zurück.
use-shalma_questin = Du bekommst 1 Ressource.
use-talandra_drus = Die nächste Welt, die du in dieser Phase aufdeckst, kostet 1 weniger, mindestens aber 1.
use-telek = Hebe diese Karte auf, wenn sie 1 oder X kostet, es sei denn, dafür wird 1 Ressource mehr gezahlt.
use-ka_triplets = Erschöpfe einen fremden Charakter oder eine fremde Einheitenkarte.
use-garnath = Deine Sternenschiffe und Jäger haben in diesem Schlagabtausch ATT +1.
use-x_cyber_revenant = Eine deiner beschädigten Infanteriekarten kommt auf deine Hand, wenn sie in diesem Schritt vernichtet wird.
use-ygranus_calendra = Ziehe eine Einsatzkarte und wirf dann eine ab; mit einer weiteren Welt ihres Systems musst du nichts abwerfen.
use-damirus_inner = Zahle 2 Ressourcen und nimm eine Truppenkarte aus deiner Ablage auf die Hand; mit einer weiteren Welt ihres Systems zahlst du 1.
use-galvagex_3 = Wirf eine Einheitenkarte aus der Hand ab; du bekommst ihre halben Kosten als Ressourcen, höchstens 2.
use-geladhore_5 = Ziehe einen Charakter; mit einer weiteren Welt ihres Systems bekommst du auch 1 Ressource.
use-krinos_mecarios = Du bekommst 2 Ressourcen.
use-silicas = Du bekommst 1 Ressource.
text-drone_fighter = Flotte, Jäger, Drohne. ATT 3, DEF 3.
text-fighter = Flotte, Jäger. ATT 3, DEF 2.
text-bomber = Flotte, Jäger. ATT 4, DEF 2. Atmosphärisch.
text-stealth_fighter = Flotte, Jäger. ATT 4, DEF 3. Überraschungsschlag.
text-infantry = Truppe, Infanterie. ATT 3, DEF 3.
text-marine_infantry = Truppe, Infanterie. ATT 3, DEF 3. Sturmangriff.
text-robot_infantry = Truppe, Infanterie, Drohne. ATT 4, DEF 3. Sturmangriff.
text-picket_fleet = Flotte, Sternenschiffe. ATT 5, DEF 5.
text-admirals_picket_fleet = Flotte, Sternenschiffe. ATT 7, DEF 6. Abfangen.
text-militia = Truppe, Infanterie. ATT 2, DEF 2.
text-politicians_militia = Truppe, Infanterie. ATT 3, DEF 3.
text-anti_matter_torpedo_ships = Flotte, Sternenschiffe. Durchschlag +1 gegen Großkampfschiffe und Stationen.
text-atmospheric_insertion_squadron = Flotte, Jäger. Atmosphärisch.
text-automated_missile_launchships = Flotte, Sternenschiffe, Drohne. Feuerbögen +2. Belagerung +1.
text-bomber_carrier_group = Flotte, Träger. Unterstützung. Kommt mit zwei Marken Bomber (Flotte, Jäger; ATT 4, DEF 2, Atmosphärisch).
text-bomber_squadron = Flotte, Jäger. Atmosphärisch.
text-destroyer_detachment = Flotte, Sternenschiffe. Abfangen.
text-drone_carrier_group = Flotte, Träger, Drohne. Unterstützung. Kommt mit drei Marken Drohnenjäger (Flotte, Jäger, Drohne; ATT 3, DEF 3).
text-drone_fighter_squadron = Flotte, Jäger, Drohne. Einsatzbereit.
text-fighter_carrier_group = Flotte, Träger. Unterstützung. Kommt mit drei Marken Jäger (Flotte, Jäger; ATT 3, DEF 2).
text-fighter_squadron = Flotte, Jäger. Reaktiv.
text-heavy_cruiser_assault_force = Flotte, Großkampfschiffe. Feuerbögen +1. Panzerung +1. Feindliche Anlagen greifen sie mit halbem ATT an.
text-imperial_guardian_fleet = Flotte, Sternenschiffe. Reaktiv. ATT +2 in der Verteidigung.
text-interceptor_squadron = Flotte, Jäger. Feuerbögen +1. Abfangen. ATT +4 gegen Jäger.
text-invasion_assault_force = Flotte, Träger. Kommt mit drei Marken Marineinfanterie (Truppe, Infanterie; ATT 3, DEF 3, Sturmangriff).
text-light_cruiser_task_force = Flotte, Großkampfschiffe. Panzerung +1.
text-long_range_patrol_force = Flotte, Sternenschiffe. Reaktiv. Darf auch zu Welten, die nicht benachbart sind.
text-main_battle_fleet = Flotte, Großkampfschiffe. Panzerung +1. Durchschlag +1. Feuerbögen +1.
text-marine_hover_transports = Flotte, Träger. Unterstützung. Kommt mit zwei Marken Infanterie (Truppe, Infanterie; ATT 3, DEF 3).
text-marines_dropship_group = Flotte, Träger. Kommt mit drei Marken Marineinfanterie (Truppe, Infanterie; ATT 3, DEF 3, Sturmangriff).
text-rapid_strike_fleet = Flotte, Sternenschiffe. Überraschungsschlag. ATT +4 bei ihrem Überraschungsschlag.
text-retired_rim_battlecruisers = Flotte, Großkampfschiffe. Panzerung +1. Unterlicht.
text-robot_goliath = Flotte, Großkampfschiffe, Drohne. Panzerung +1. Belagerung +1.
text-shock_robot_drop_carriers = Flotte, Träger, Drohne. Kommt mit zwei Marken Roboterinfanterie (Truppe, Infanterie, Drohne; ATT 4, DEF 3, Sturmangriff).
text-special_ops_carrier_unit = Flotte, Träger. Unterstützung. Kommt mit drei Marken Tarnjäger (Flotte, Jäger; ATT 4, DEF 3, Überraschungsschlag).
text-torpedo_bomber_squadron = Flotte, Jäger. Kommt mit zwei Missionsmarken. Eine Missionsmarke entfernen, in einem Schlagabtausch: { use-torpedo_bomber_squadron }
text-beam_weapon_batteries = Anlage, Stellungen. Erschöpfen, in einem Schlagabtausch: { use-beam_weapon_batteries }
text-bombardment_shelter_network = Anlage, Festungen. Verstärkt. Deine anderen Truppen und Anlagen hier sind verstärkt.
text-high_velocity_launch_facility = Anlage, Stellungen. Abfangen. Erschöpfen, in deiner Aufstellungsphase: { use-high_velocity_launch_facility }
text-siege_bunker_fortifications = Anlage, Festungen. Panzerung +1.
text-early_intercept_maser_projectors = Orbital, Satelliten. Abfangen. Überraschungsschlag.
text-galadium_commerce_station = Orbital, Stationen. Erschöpfen, in deiner Nachschubphase: { use-galadium_commerce_station }
text-orbital_mega_city = Orbital, Stationen. Ihre Welt hat DEF +2 und Platz für eine weitere deiner Einheitenkarten.
text-zero_entry_mobile_platforms = Orbital, Satelliten. Reaktiv. Darf reagieren wie eine Flotte. Feindliche Truppen hier haben keinen Sturmangriff.
text-android_battalion = Truppe, Infanterie, Drohne. Kommt mit zwei Missionsmarken. Eine Missionsmarke entfernen, in einem Schlagabtausch: { use-android_battalion }
text-augmented_super_soldiers = Truppe, Infanterie. Wähle zu Beginn eines Kampfs eine Art von Truppen: gegen sie ATT +3 und DEF +3.
text-behemoth_tank_company = Truppe, Fahrzeuge. Panzerung +1.
text-clone_battalion = Truppe, Infanterie. Wird sie vernichtet, darfst du 1 Ressource zahlen und sie auf die Hand zurücknehmen.
text-cyborg_infantry_division = Truppe, Infanterie. Reaktiv.
text-heavy_assault_mech_lance = Truppe, Mechs. Panzerung +1. Sturmangriff.
text-heavy_robot_battalion = Truppe, Infanterie, Drohne. Kommt mit zwei Missionsmarken. Eine Missionsmarke entfernen, in einem Schlagabtausch: { use-heavy_robot_battalion }
text-hover_tank_squadron = Truppe, Schweber. DEF +3 gegen Truppen, die keine Schweber sind.
text-infantry_battalion = Truppe, Infanterie.
text-infantry_suppression_hovers = Truppe, Schweber. Feuerbögen +1. ATT +4 gegen Infanterie.
text-intercept_hover_drones = Truppe, Schweber, Drohne. Abfangen. Reaktiv.
text-jump_battlesuit_company = Truppe, Infanterie. Sturmangriff. ATT +3 gegen Anlagen.
text-leviathan_strider_mechs = Truppe, Mechs. Panzerung +1. Feuerbögen +1. Unterlicht.
text-main_battle_tank_company = Truppe, Fahrzeuge. ATT +2 gegen Fahrzeuge und Mechs.
text-mechanized_infantry_division = Truppe, Infanterie, Fahrzeuge. Reaktiv.
text-occupation_drone_force = Truppe, Infanterie, Drohne. Verstärkt.
text-orbital_drop_marine_teams = Truppe, Infanterie. Sturmangriff. Überraschungsschlag.
text-powered_armor_platoons = Truppe, Infanterie. Panzerung +1.
text-robot_infantry_battalion = Truppe, Infanterie, Drohne. Einsatzbereit.
text-scout_tank_deployment = Truppe, Fahrzeuge. Einsatzbereit.
text-standard_mech_company = Truppe, Mechs.
text-termbot_tanks = Truppe, Fahrzeuge, Drohne. Durchschlag +1.
text-transformable_mecha_company = Truppe, Mechs. Sturmangriff. Wähle zu Beginn jedes Schlagabtauschs, ob sie als Truppe oder als Flotte von Jägern kämpft.
text-ai_coordinated_offensive = In einem Kampf: Deine Drohnen haben in diesem Kampf ATT +3. Mit General: auch Durchschlag +1.
text-armor_piercing_barrage = In einem Schlagabtausch: Eine Einheitenkarte hat in diesem Schlagabtausch Durchschlag +1. Mit Ingenieur: Durchschlag +2.
text-damage_control_drones = In Schritt 3: Entferne eine Schadensmarke von einer Flottenkarte. Mit Ingenieur: von jeder deiner Flottenkarten hier eine.
text-decoy_hologram_fleet = Wenn Feinde Ziele gewählt haben: Eine feindliche Einheit, die auf deine Welt oder eine deiner Flotten zielt, hat in diesem Schritt halben ATT. Mit Kopfgeldjäger: zwei solche Einheiten.
text-disposable_forces = In einem Schlagabtausch: Vernichte eine deiner Truppen; die anderen haben in diesem Schlagabtausch ATT +3. Mit General: auch Sturmangriff.
text-drone_collision_attack = Bevor du Ziele wählst: Vernichte X deiner Drohnen, bis zu 3, für einen Angriff von je 4 auf eine feindliche Einheit, auf die gezielt werden kann. Kostet X. Mit Ingenieur: auch Durchschlag +1.
text-emergency_picket_fleet = Vor einem Schlagabtausch, nicht beim Angriff: Bis zum Ende des Kampfs steht dir eine Flotte von Sternenschiffen mit ATT 5 und DEF 5 bei. Mit Admiral: mit ATT 7, DEF 6 und Abfangen.
text-firing_range_advantage = Vor dem ersten Schlagabtausch: Eine Flottenkarte hat in diesem Kampf Überraschungsschlag. Mit Admiral: und bei diesem Schlag ATT +3.
text-heavy_bombardment_ordnance = In Schritt 1, beim Angriff: Eine deiner Flottenkarten hat in diesem Schlagabtausch Belagerung +1. Mit Politiker: Alle haben das.
text-hull_dancing_run = In einem Schlagabtausch: In diesem Schlagabtausch haben deine Jäger ATT +2 gegen Großkampfschiffe und Träger, und feindliche Großkampfschiffe greifen sie mit halbem ATT an. Mit Kopfgeldjäger: Einer von ihnen hat auch Durchschlag +1.
text-militia_rally = Vor einem Schlagabtausch, nicht beim Angriff: X Infanteriemarken, bis zu 3, mit ATT 2 und DEF 2 kämpfen in diesem Kampf für dich. Kostet X. Mit Politiker: mit ATT 3 und DEF 3.
text-on_high_alert = Wenn andere zu deinen Welten gekommen sind: Eine deiner erschöpften Flottenkarten darf reagieren. Mit Admiral: zwei erschöpfte Flotten- oder Truppenkarten.
text-phalanx_battle_formation = In einem Schlagabtausch: Deine Truppen haben in diesem Schlagabtausch DEF +2. Mit General: Eine deiner Truppenkarten hat auch Panzerung +1.
text-piercing_wedge_formation = Bevor Ziele gewählt werden: Deine Flottenkarten haben in diesem Schlagabtausch ATT +3. Mit beliebigem Admiral: auch Durchschlag +1.
text-planetary_defensive_ring = Vor einem Schlagabtausch: Die Welt hat in diesem Kampf DEF +3. Mit Ingenieur: Und sie braucht 1 Eroberungsmarke mehr.
text-population_mobilization = In einem Schlagabtausch: Verteidigende Truppen haben in diesem Schlagabtausch ATT +2. Mit beliebigem Politiker: Stattdessen verschwindet die neueste Eroberungsmarke. Mit beliebigem General: stattdessen alle aus diesem Schlagabtausch.
text-prolonged_planetary_siege = In Schritt 4, beim Angriff: Deine Einheiten haben im nächsten Schlagabtausch ATT +2. Mit General, im letzten Schlagabtausch: Es folgt noch einer. Mit Ingenieur: Stattdessen hat eine deiner Einheitenkarten im nächsten Belagerung +1.
text-secret_maneuvers = Am Ende deiner Verlegungsphase: Schicke noch eine bereite Einheit zu einer Welt, zu der du schon gegangen bist; niemand darf darauf reagieren. Mit Assassine: zwei.
text-shield_overload_gambit = Bevor Ziele gewählt werden: Eine Einheitenkarte hat in diesem Schritt doppelten ATT und bekommt dann eine Schadensmarke. Mit Ingenieur: ohne Schadensmarke.
text-special_operation_orders = Vor dem ersten Schlagabtausch: Eine Truppenkarte hat in diesem Kampf Sturmangriff. Mit Assassine: auch Überraschungsschlag.
text-first_general_paledos = General, Mensch. Deine angreifenden Truppen haben ATT +1. Erschöpfen, in Schritt 1, beim Angriff: { use-first_general_paledos }
text-ajee_delere = Politiker, Mensch. Erschöpfen, jederzeit: { use-ajee_delere }
text-alpha_theta_omicron = General, Android. Erschöpfen, in einem Schlagabtausch: { use-alpha_theta_omicron }
text-anasiia = Assassine, Android. Erschöpfen, in deinem Zug: { use-anasiia }
text-andala_marenas = Assassine, GenAug. Erschöpfen, in deinem Zug: { use-andala_marenas }
text-azhar_maikenik = Ingenieur, NanAug. Erschöpfen, in deiner Aufstellungsphase: { use-azhar_maikenik }
text-bedakarer = Admiral, Mensch. Deine Großkampfschiffe und Träger haben ATT +1. Erschöpfen, in einem Schlagabtausch: { use-bedakarer }
text-bikkaros = General, Unendliche. Wird verdeckt, statt vernichtet zu werden. Erschöpfen, in Schritt 3: { use-bikkaros }
text-nazeen = General, Cyborg. Erschöpfen, in einem Schlagabtausch: { use-nazeen }
text-daterian_nexus = Politiker, Unendliche. Erschöpfen, wenn jemand anderes eine Reaktionskarte spielt: { use-daterian_nexus }
text-delanos_vec = Kopfgeldjäger, Mensch. 1 Ressource mehr für jede Welt, die du eroberst.
text-darken = General, GenAug. Deine Infanterie hat ATT +1. Erschöpfen, vor dem ersten Schlagabtausch: { use-darken }
text-khamera = Kopfgeldjäger, Cyborg. Deine Truppen haben im zweiten Schlagabtausch ATT +1.
text-lethless = Assassine, NanAug. Erschöpfen, in einem Schlagabtausch: { use-lethless }
text-m5x10000 = Ingenieur, Android. Erschöpfen, in Schritt 3: { use-m5x10000 }
text-brenzar = Admiral, Mensch. Erschöpfen, wenn andere zu deinen Welten gekommen sind: { use-brenzar }
text-sendaris = Ingenieur, Cyborg. Erschöpfen, in einem Schlagabtausch: { use-sendaris }
text-shalindris_nu = Ingenieur, GenAug. Erschöpfen, in deinem Zug: { use-shalindris_nu }
text-shalma_questin = Politiker, NanAug. Erschöpfen, in deiner Nachschubphase: { use-shalma_questin }
text-talandra_drus = Politiker, Mensch. Die Regentschaft darf dich nicht wählen. Erschöpfen, in deiner Nachschubphase: { use-talandra_drus }
text-telek = Kopfgeldjäger, Cyborg. Erschöpfen, wenn jemand anderes eine Reaktionskarte spielt: { use-telek }
text-ka_triplets = Assassine, GenAug. Kommt mit drei Missionsmarken, die nicht ersetzt werden. Eine Missionsmarke entfernen, jederzeit: { use-ka_triplets }
text-garnath = Admiral, Mensch. Erschöpfen, in einem Schlagabtausch: { use-garnath }
text-x_cyber_revenant = Kopfgeldjäger, Cyborg. Erschöpfen, in Schritt 3: { use-x_cyber_revenant }
text-aquas_delor = System Aquas. Feindliche Fahrzeuge und Mechs hier haben halben ATT.
text-bygaros_7 = System Bygaros. 1 Ressource mehr in deiner Nachschubphase.
text-xygarius_calendra = System Calendra. Wenn du nicht Regent bist, haben deine Einheiten hier DEF +1; mit einer weiteren Welt ihres Systems auch ATT +1.
text-ygranus_calendra = System Calendra. Erschöpfen, in deinem Zug: { use-ygranus_calendra }
text-zythenus_calendra = System Calendra. Deine Flotten hier sind reaktiv; mit einer weiteren Welt ihres Systems haben sie in der Verteidigung ATT +1.
text-dalken_cendros = System Dalken. Von hier dürfen auch erschöpfte Flotten und Truppen reagieren. Vom Systemstapel zu ziehen kostet dich 2 weniger.
text-damirus_inner = System Damirus. Erschöpfen, in deinem Zug: { use-damirus_inner }
text-damirus_outer = System Damirus. Feindliche Flotten hier haben DEF -1; mit einer weiteren Welt ihres Systems auch ATT -1.
text-delnathos_alpha = System Delnathos. Deine Flotten hier haben DEF +1; mit einer weiteren Welt ihres Systems auch ATT +1.
text-delnathos_beta = System Delnathos. Deine Truppen hier haben DEF +1; mit einer weiteren Welt ihres Systems auch ATT +1.
text-galvagex_3 = System Galvagex. Erschöpfen, in deinem Zug: { use-galvagex_3 }
text-geladhore_5 = System Geladhore. Erschöpfen, in deinem Zug: { use-geladhore_5 }
text-geladhore_prime = System Geladhore. Dein Handlimit ist um 1 größer; mit einer weiteren Welt ihres Systems um 2.
text-granarias_2 = System Granarias. Feindliche Einheiten hier haben keinen Überraschungsschlag.
text-ipernex_major = System Ipernex. Deine verteidigenden Flotten hier haben ATT +1; mit einer weiteren Welt ihres Systems auch DEF +1.
text-ipernex_minor = System Ipernex. Mit einem offenen General oder einer weiteren Welt ihres Systems haben deine Truppen hier ATT +1 und DEF +1.
text-krinos_mecarios = System Krinos. Erschöpfen, in deiner Aufstellungsphase: { use-krinos_mecarios }
text-malakar_4 = System Malakar. Doppelt so viele Aufstellungspunkte für Infanterie und Mechs.
text-shalastra_oogmos = System Shalastra. Cyborgs, Androiden und NanAugs kosten dich 1 weniger, mindestens aber 1; mit einer weiteren Welt ihres Systems gilt das für alle Charaktere.
text-shalastra_shogmon = System Shalastra. Deine Drohnen hier haben ATT +1 und DEF +1; mit einer weiteren Welt ihres Systems kosten Drohnen hier 1 weniger, mindestens aber 2.
text-silicas = System Silicas. Erschöpfen, in deiner Aufstellungsphase: { use-silicas }
text-earth_prime = System Terra. Alle verteidigenden Einheiten hier haben ATT +2 und DEF +2.
text-mars = System Terra. Feindliche Drohnen hier haben ATT -2; mit einer weiteren Welt ihres Systems haben deine Einheiten hier ATT +1 gegen Drohnen.
text-saturn = System Terra. Doppelt so viele Aufstellungspunkte für Orbitale und Sternenschiffe; mit einer weiteren Welt ihres Systems für Orbitale und alle Flotten außer Großkampfschiffen.

## Wo Karten liegen, und Karten als Antworten: `$use` ist, wofür eine Karte erschöpft wird

fact-effect = { "" } Darauf steht: „{ $text }“
atom-area = { $full }
atom-reserve = { $full }
option-throne-reserve = { $full }: { $text }
option-further-reserve = { $full }: { $text }
option-settle-reserve = { $full }: { $text }
option-lead-area = { $full }: { $text }
option-recruit-area = { $full }: { $text }
option-pool-area = { $card } (verdeckt)
option-allocate-hand = { $card }: { $text }
option-window-hand = { $card }: { $text }
option-draft_units-hand = { $card }: { $text }
option-draft_tactics-hand = { $card }: { $text }
option-settle-unit = { $card } (erschöpfen): { $use }
option-settle-character = { $card } (erschöpfen): { $use }
option-settle-world = { $card } (erschöpfen): { $use }
option-recruit-unit = { $card } (erschöpfen): { $use }
option-recruit-character = { $card } (erschöpfen): { $use }
option-recruit-world = { $card } (erschöpfen): { $use }
option-allocate-unit = { $card } (erschöpfen): { $use }
option-allocate-character = { $card } (erschöpfen): { $use }
option-allocate-world = { $card } (erschöpfen): { $use }
option-move-character = { $card } (erschöpfen): { $use }
option-move-world = { $card } (erschöpfen): { $use }
option-window-unit = { $card } (erschöpfen): { $use }
option-window-character = { $card } (erschöpfen): { $use }
option-window-world = { $card } (erschöpfen): { $use }
option-window-torpedo_bomber_squadron = { $card } (eine Missionsmarke): { $use }
option-window-android_battalion = { $card } (eine Missionsmarke): { $use }
option-window-heavy_robot_battalion = { $card } (eine Missionsmarke): { $use }
option-window-ka_triplets = { $card } (eine Missionsmarke): { $use }

## Was ein Bot zu seinem Rat sagt

counsel-fight = Nach allem, was offen liegt, eroberst du { $card }, wenn niemand eine Karte spielt. Ich rechne mit { $points } Punkten, deine Verluste abgezogen; der nächstbeste Kampf bringt { $next }.
counsel-no_fight = Nach allem, was offen liegt, bringt dir keiner dieser Kämpfe mehr, als er kostet.
counsel-attack = Nach allem, was offen liegt, gibt es eine Welt, die du mit deinen Einheiten erobern kannst.
counsel-no_attack = Nach allem, was offen liegt, ist nichts mehr zu erobern. Zu Hause verteidigen deine Einheiten besser.
counsel-takes = Nach allem, was offen liegt, kannst du { $card } mit deinen Einheiten erobern.
counsel-react = Ohne Hilfe fällt eine deiner Welten; mit dieser Einheit hält sie.
counsel-no_react = Deine Welten halten auch so, oder sie sind ohnehin verloren.
counsel-withdraw = Ein weiterer Schlagabtausch kostet dich mehr, als er bringt.
counsel-go_on = Ich habe es durchgerechnet: Ein weiterer Schlagabtausch bringt dir mehr, als er kostet.
counsel-aim = Ich habe jede Salve durchgerechnet: Bei dieser bleibt dir am Ende des Kampfes am meisten.
counsel-keep = Nichts, was du spielen kannst, ändert den Kampf. Behalte deine Karten.
counsel-deed = Das ändert, wie der Kampf ausgeht.

skin-front =
    { $enough ->
        [yes] Dein ATT dort ist { $att }: genug für die DEF { $def } der Welt.
       *[no] Dein ATT dort ist { $att }: zu wenig für die DEF { $def } der Welt.
    } { $need ->
        [one] Es braucht eine Eroberungsmarke.
       *[other] Es braucht { $need } Eroberungsmarken.
    }
skin-front-guard =
    { $units ->
        [0] Keine Einheit verteidigt sie.
        [one] Eine Einheit verteidigt sie, mit ATT { $att }.
       *[other] { $units } Einheiten verteidigen sie, zusammen mit ATT { $att }.
    }
skin-front-holding =
    { $count ->
        [one] Eine Truppe oder Anlage muss fallen.
       *[other] { $count } Truppen und Anlagen müssen fallen.
    }
skin-front-own = Dein ATT dort ist dann { $att }; der Angriff hat { $against }.
skin-front-lost =
    { $count ->
        [one] Eine Eroberungsmarke geht verloren.
       *[other] { $count } Eroberungsmarken gehen verloren.
    }
skin-cards-left =
    { $left ->
        [one] Dir bleibt dann eine Karte auf der Hand.
       *[other] Dir bleiben dann { $left } Karten auf der Hand.
    }
