# Was einer Runde von Neuen erklärt wird: das Spiel, bevor es beginnt, und jede Regel, bevor sie zum ersten
# Mal gebraucht wird. Alle lesen dasselbe.

guide-about = Der Kaiser ist tot, und der Senat wählt einen neuen. Senatoren geben dir Einfluss, solange du sie bezahlst; Günstlinge bezahlen sie.
guide-round = In einer Runde setzt ihr reihum Marken auf die Karten, die ihr wollt. Haben alle gepasst, gewinnen die höchsten Gebote. Dann bezahlen alle ihre Senatoren: Wer nicht bezahlt wird, gibt keinen Einfluss.

guide-bid = Setze Marken auf einen Günstling oder Senator, den du willst, oder an den Günstlingsstapel, wo jede Marke sofort eine Karte zieht. Später gewinnt das höchste Gebot eine Karte, wenn es ihren Preis erreicht; ein Gleichstand gewinnt nichts.
guide-tokens = Die Marken eines Zugs kommen alle an denselben Ort. Den Rest musst du in späteren Zügen setzen.
guide-idle = Wer keine Marken mehr hat, passt oder nutzt eine Fähigkeit. Die Hauptphase endet, wenn alle hintereinander gepasst haben; bis dahin wirst du wieder gefragt.
guide-after = Einmal im Zug, vor oder nach den Marken, kannst du eine Fähigkeit deiner Günstlinge nutzen. Wer dafür genutzt wird, ist gebunden und kann in dieser Runde keine Senatoren bezahlen.
guide-pay = Bezahle Senatoren mit deinen Karten: Zusammen müssen sie alles geben, was die Senatoren kosten; was übrig bleibt, verfällt. Wer nicht bezahlt wird, wird quergelegt: Er gibt keinen Einfluss, und die anderen können auf ihn bieten. In jeder Runde wollen alle wieder bezahlt werden.
guide-draw = Wer am Ende einer Runde keine Karte auf der Hand hat, darf eine ziehen.
