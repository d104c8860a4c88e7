# What a table of new people is told: the game before it begins, each rule before its first use. Everyone
# reads the same.

guide-about = The emperor is dead, and the senate is electing another. Senators give you Influence as long as you pay them; assets pay for them.
guide-round = In a round you take turns putting tokens on the cards you want. When everyone has passed, the highest bids win. Then everyone pays their senators: an unpaid senator gives no Influence.

guide-bid = Put tokens on an asset or a senator you want, or at the asset deck, where each token draws a card at once. Later the highest bid wins a card if it reaches the card's cost; a tie wins nothing.
guide-tokens = The tokens of one turn all go to the same place. You must spend the rest on later turns.
guide-idle = With no tokens left, you pass or use an ability. The Main phase ends when everyone has passed in a row; until then you are asked again.
guide-after = Once a turn, before or after your tokens, you can use an ability of your assets. A used asset is committed: it can't pay for senators this round.
guide-pay = Pay for senators with your cards: together they must give every resource the senators cost; anything left over is lost. An unpaid senator is tapped: he gives no Influence, and the others can bid on him. All must be paid again every round.
guide-draw = At the end of a round, players with no cards in hand may draw one.
