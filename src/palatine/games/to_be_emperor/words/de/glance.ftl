# Das Spiel auf einen Blick: Ziel, eine Runde, das Ende, höchstens 150 Wörter. Dann, was man beim Spielen nachschlägt.
glance-goal = Der Senat wählt den neuen Kaiser. Gewinne Senatoren für dich und bezahle sie: Nur wer bezahlt ist, gibt dir Einfluss.
glance-bid = Reihum setzt ihr eure fünf Marken: auf Günstlinge, auf Senatoren oder an den Stapel, um Karten zu ziehen.
glance-ability = Einmal im Zug helfen dir deine Günstlinge: Münze verschiebt Marken, Macht bindet einen fremden Günstling, der dann in dieser Runde ausfällt, Wissen zieht Karten.
glance-acquire = Das höchste Gebot bekommt die Karte, wenn es den Preis erreicht. Bei Gleichstand bekommt sie niemand.
glance-pay = Dann will jeder Senator bezahlt werden, in jeder Runde neu. Wer leer ausgeht, liegt quer, und andere dürfen um ihn bieten.
glance-count = Zuletzt zählt ihr den Einfluss. Günstlinge werden wieder bereit, neue Karten kommen, die Marken kehren zurück.
glance-end = Wer am Ende einer Runde bezahlte Senatoren mit 10 Einfluss hat, ist Kaiser.
glance-reference =
    ## Die Runde

    | Phase | Was geschieht |
    |---|---|
    | Hauptphase | Reihum mindestens eine Marke setzen und davor oder danach eine Fähigkeit nutzen, bis alle Marken gesetzt sind und alle gepasst haben. TE-3.2, TE-3.5 |
    | Erwerb | Quergelegte Senatoren bezahlen oder verlieren. Dann bekommen die höchsten Gebote, die den Preis erreichen, ihre Karten. Alle Marken kommen zurück. TE-5.1, TE-5.6 |
    | Unterhalt | Senatoren bezahlen, mit Günstlingen im Spiel und aus der Hand. Wer leer ausgeht, liegt quer. TE-6.1, TE-6.3 |
    | Ende | Wer 10 Einfluss hat, gewinnt. Wer keine Handkarte hat, darf eine ziehen. Günstlinge sind wieder bereit, die Auslagen werden aufgefüllt, und die Startkarte geht nach links. TE-7.1, TE-7.4 |

    ## Was Günstlinge können

    | Gabe | Fähigkeit |
    |---|---|
    | Münze | Je Münze eine deiner gesetzten Marken verschieben, von einem Ort zu anderen. TE-4.1, TE-4.2 |
    | Macht | Den Günstling eines Gegners binden; das braucht so viel Macht, wie er kostet. TE-4.3, TE-4.4 |
    | Wissen | Für jeden genutzten Günstling eine Karte ziehen und für jeden mit Wissen, der bereit bleibt; so viele behalten, wie du genutzt hast. TE-4.5, TE-4.6 |

    ## Gut zu wissen

    - Ein Günstling im Spiel ist gebunden, wenn du ihn nutzt, und in der nächsten Runde wieder bereit. Aus der Hand geht er in die Auslage. TE-1.8, TE-1.9
    - Ein Günstling mit mehreren Gaben nutzt eine davon als Fähigkeit oder zahlt mit allen. TE-1.10
    - Marken am Günstlingsstapel ziehen sofort ebenso viele Karten. TE-3.3
    - Ein Senator kostet so viele Marken, wie er Einfluss gibt. TE-1.7
    - Wer quer liegt, zählt für niemanden. Wird er im nächsten Erwerb bezahlt, bleibt er, und die Gebote auf ihn waren umsonst. TE-1.14, TE-5.2
    - Hat ihn niemand bezahlt und niemand gewonnen, geht er in den Senat zurück. TE-5.4
    - Bei Gleichstand um den Sieg zählen bereite Gaben und Handkarten mit. TE-7.2
    - In jeder Auslage liegen zwei Karten mehr, als Leute am Tisch sitzen. TE-2.2
