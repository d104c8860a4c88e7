# Was einer Runde von Neuen erklärt wird: das Spiel, bevor es beginnt, und jede Regel, bevor sie zum ersten
# Mal gebraucht wird. Alle lesen dasselbe; deshalb steht da, wer etwas tut, und nie „du“.

guide-about = Wer der Kaiser ist, wissen alle. Die anderen haben je drei Karten, die nur sie selbst kennen: Wer zweimal Getreu hat, ist getreu, wer zweimal Rebell hat, ist Rebell. Plätze können wechseln, und Seiten auch.
guide-round = In einer Runde kommen alle einmal dran, der Kaiser zuletzt. Wer dran ist, hat eine Aktion: eine Karte spielen, eine Identitätskarte von jemandem ansehen, die eigenen mischen oder passen. Instinktkarten könnt ihr in jedem Zug spielen.

guide-direction = Der Kaiser wählt, welcher Nachbar beginnt. Von dort geht es reihum, und die Runde endet mit dem Zug des Kaisers.
guide-act = Wer dran ist, hat eine Aktion: eine Karte spielen, eine Identitätskarte von jemandem ansehen, die eigenen drei mischen oder passen. Am Ende eines Zugs bleiben höchstens zwei Karten auf der Hand.
guide-instinct = Jetzt dürfen alle, die eine Instinktkarte haben, sie spielen. Gefragt werden alle, die überhaupt Karten haben; so verrät die Frage nichts. Wählt „Passen, bis mich etwas betrifft“, wenn ihr nicht jedes Mal gefragt werden wollt.
guide-investigate = Jemand sieht sich eine fremde Identitätskarte an. Alle sehen, welche; was sie ist, sieht nur diese Person. Zwei gleiche von den drei Karten machen die Identität aus.
guide-condemn = Eine Verurteilung tötet nicht sofort, sondern am Ende des nächsten Zugs der Person, die sie ausspricht; gilt sie dem Kaiser, am Ende seines nächsten Zugs. Bis dahin könnt ihr sie abwehren. Den Kaiser kann nur verurteilen, wer neben ihm sitzt. Tun das zwei Rebellen in einer Runde, stirbt er sofort.
guide-transposition = Zwei Nachbarn wechseln die Plätze. Vom neuen Platz aus geht es weiter. So wird manchmal jemand übergangen oder kommt noch einmal dran.
guide-discard = Am Ende eines Zugs bleiben zwei Karten, nach dem Mischen eine. Abgeworfene Karten liegen offen.
