# Das Spiel auf einen Blick: Ziel, eine Runde, das Ende, höchstens 150 Wörter. Dann, was man beim Spielen nachschlägt.
glance-goal = Wer der Kaiser ist, wissen alle. Die anderen haben je drei geheime Karten: Mit zweimal Getreu bist du auf der Seite des Kaisers, mit zweimal Rebell willst du seinen Tod.
glance-direction = Der Kaiser bestimmt, wie herum die Runde läuft. Er selbst ist als Letzter dran.
glance-act = Du ziehst eine Karte. Dann hast du eine Aktion: eine Karte spielen, nachforschen, mischen oder passen.
glance-look = Beim Nachforschen siehst du eine Identitätskarte einer anderen Person. Nur du siehst sie.
glance-condemn = Eine Verurteilung tötet, aber nicht sofort: erst am Ende deines nächsten Zugs.
glance-instinct = Bis dahin kann sie jemand abwehren. Instinktkarten dürft ihr jederzeit spielen.
glance-end = Stirbt der Kaiser, gewinnen die Rebellen. Lebt kein Rebell mehr, gewinnen er und die Getreuen. Den Kaiser kann nur verurteilen, wer neben ihm sitzt.
glance-reference =
    ## Dein Zug

    - Zieh eine Karte.
    - Du hast eine Aktion: Spiel eine Karte; sieh dir eine Identitätskarte einer anderen Person an; misch deine drei und behalte höchstens eine Karte auf der Hand; oder passe. BE-3.3, BE-3.6
    - Wirf ab, bis du zwei Karten hast. BE-3.8

    ## Karten für deinen Zug

    | Karte | Anzahl | Was sie tut |
    |---|---|---|
    | Platztausch | 8 | Tausch den Platz mit einem Nachbarn. Von deinem neuen Platz aus geht die Runde weiter. BE-4.3 |
    | Verurteilung | 5 | Jemand stirbt am Ende deines nächsten Zugs, wenn niemand sie abwehrt. BE-4.4 |
    | Untersuchung | 2 | Sieh dir zwei Identitätskarten an. BE-4.12 |
    | Enthüllung | 2 | Eine Identitätskarte liegt offen, bis ihr Besitzer mischt. BE-4.13 |
    | Kartentausch | 1 | Tausch eine deiner Identitätskarten gegen die einer anderen Person, nur nicht die des Kaisers. BE-4.10 |
    | Diebstahl | 1 | Nimm jemandem alle Fähigkeitskarten. BE-4.17 |

    ## Instinktkarten, jederzeit

    | Karte | Anzahl | Was sie tut |
    |---|---|---|
    | Selbstfreispruch | 4 | Wehrt eine Verurteilung gegen dich ab. BE-4.6 |
    | Freispruch | 3 | Wehrt irgendeine Verurteilung ab. BE-4.7 |
    | Gegenverurteilung | 2 | Wehrt eine Verurteilung ab und wirft sie zurück. BE-4.8 |
    | Leibwache | 1 | Tausch den Platz mit einem Nachbarn des Kaisers. BE-4.14 |
    | Anklage | 1 | Jemand setzt den nächsten Zug aus. BE-4.15 |
    | Umkehr | 1 | Diese Runde läuft andersherum. BE-4.16 |

    ## Gut zu wissen

    - Ist der Kaiser verurteilt, trifft es ihn am Ende seines Zugs. Verurteilt ihn in derselben Runde ein zweiter Rebell, der neben ihm sitzt, stirbt er sofort. BE-6.2, BE-6.3
    - Wer einer Verurteilung des Kaisers entgeht, wirft die ganze Hand ab. BE-5.1
    - Der Kaiser darf mit der Leibwache irgendjemanden neben sich setzen. BE-5.2
    - Sagt, was ihr gesehen habt und wen ihr verdächtigt, ob es stimmt oder nicht: laut oder mit „Sagen“. BE-R75
