# Was einer Runde von Neuen erklärt wird: das Spiel, bevor es beginnt, und jede Regel, bevor sie zum ersten
# Mal gebraucht wird. Alle lesen dasselbe; deshalb steht da, wer etwas tut, und nie „du“.

guide-about = Eine Person ist der Kaiser, für alle sichtbar. Die anderen haben drei Karten, die nur sie selbst kennen: Zweimal Getreu ist getreu, zweimal Rebell ist Rebell. Plätze wechseln, und Seiten auch.
guide-round = In einer Runde kommen alle einmal dran, der Kaiser zuletzt. Wer dran ist, tut eines: eine Karte ausspielen, eine Identitätskarte von jemandem ansehen, die eigenen mischen oder passen. Instinktkarten kann man in jedem Zug spielen.

guide-direction = Der Kaiser wählt, welcher Nachbar beginnt. Von dort geht es reihum, und die Runde endet mit dem Zug des Kaisers.
guide-act = Wer dran ist, tut eines: eine Karte spielen, eine Identitätskarte von jemandem ansehen, die eigenen drei mischen oder passen. Am Ende eines Zugs bleiben höchstens zwei Karten auf der Hand.
guide-instinct = Jetzt können Instinktkarten gespielt werden, von allen, die eine haben. Gefragt werden alle mit Karten auf der Hand; die Frage verrät also nichts. Wählt „Passen, bis mich etwas betrifft“, wenn ihr nicht jedes Mal gefragt werden wollt.
guide-investigate = Eine Identitätskarte wird angesehen. Alle sehen, welche; nur eine Person sieht, was sie ist. Zwei gleiche von den drei Karten machen die Identität aus.
guide-condemn = Eine Verurteilung tötet nicht sofort, sondern am Ende des nächsten Zugs der Person, die sie ausspricht; gilt sie dem Kaiser, am Ende von seinem. Bis dahin kann sie abgewehrt werden. Den Kaiser kann nur verurteilen, wer neben ihm sitzt. Tun das zwei Rebellen in einer Runde, stirbt er sofort.
guide-transposition = Zwei Nachbarn wechseln die Plätze. Vom neuen Platz aus geht es weiter; so kann jemand übergangen werden oder noch einmal drankommen.
guide-discard = Am Ende eines Zugs bleiben zwei Karten, nach dem Mischen eine. Abgeworfene Karten liegen offen.
