# Was einer Runde von Neuen erklärt wird: das Spiel, bevor es beginnt, und jede Regel, bevor sie zum ersten
# Mal gebraucht wird. Alle lesen dasselbe. Was seltener ist, steht hinter dem Fragezeichen jeder Frage.

guide-about = Wer die meisten Welten beherrscht, besteigt als Nächstes den Thron. Besiedelt Welten, stellt Flotten und Truppen auf und erobert die Welten der anderen.
guide-round = In deinem Zug ziehst du Karten, bekommst Ressourcen, deckst Welten auf, stellst Einheiten auf, verlegst sie und greifst an. Am Ende werden deine Welten gezählt.

guide-throne = Alle wählen verdeckt eine Thronwelt. Eine Welt fasst so viele Einheiten, gibt so viele Aufstellungspunkte und zählt so viele Siegpunkte, wie sie kostet. Eine Thronwelt ist am schwersten zu erobern und gibt zwei Ressourcen im Zug.
guide-bid = Jetzt bietet ihr um die Regentschaft: Jede abgeworfene Karte ist ein Punkt, dazu kommen die Kosten von Thronwelt und Anführer. Wer am meisten hat, beginnt und zieht in jedem Zug eine Karte mehr.
guide-settle = Deckt Welten aus der Reserve auf: Jede kostet so viele Ressourcen, wie auf ihr steht. Sie fassen Einheiten, geben Aufstellungspunkte und zählen Siegpunkte.
guide-allocate = Welten bezahlen Einheiten: Jede gibt so viele Aufstellungspunkte, wie sie kostet, für eine Einheit im Zug, und ist dafür erschöpft: verbraucht bis zum nächsten Zug. Die Einheit kommt an eine der Welten, die bezahlt haben. Sie kann sofort verteidigen und sich ab dem nächsten Zug bewegen.
guide-move = Bereite Einheiten ziehen von einer deiner Welten zu einer anderen, die Platz hat, so oft du willst. Sie können danach noch angreifen.
guide-attack = Schickt bereite Flotten und Truppen zu fremden Welten. Das erschöpft sie, und daheim können sie nicht verteidigen. Gekämpft wird später, in der Militärphase.
guide-react = Angreifer sind da. Wer die Welt beherrscht, darf bereite Flotten und Truppen von anderen Welten zur Verteidigung hinschicken.
guide-conquer = Ein Kampf hat zwei Schlagabtausche. Eine Welt ist erobert, wenn sie genug Eroberungsmarken hat, keine ihrer Truppen und Anlagen übrig ist, wohl aber eine Einheit des Angreifers. Sonst kehren die Einheiten des Angreifers heim.
guide-aim = Jede Einheit, die schießt, bekommt ein Ziel. Der ATT aller, die auf dasselbe zielen, wird addiert: Erreicht er die DEF dort, bekommt eine Einheit eine Schadensmarke, eine Welt eine Eroberungsmarke. Angreifende Truppen schießen erst im zweiten Schlagabtausch.
guide-window = Jetzt kannst du Reaktionskarten für ihre Kosten in Ressourcen spielen oder ausliegende Karten für ihre Wirkung erschöpfen. Die letzte Antwort wirkt zuerst. Du kannst wählen, wann du von nun an gefragt werden willst.
guide-discard = Am Ende eines Zuges dürft ihr sechs Karten auf der Hand behalten. Was ihr abwerft, liegt offen, und ihr zieht es nicht wieder.
