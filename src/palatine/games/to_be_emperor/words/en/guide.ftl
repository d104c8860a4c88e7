# What a table of new people is told: the game before it begins, each rule before its first use. All read
# the same.

guide-about = The emperor is dead, and the senate elects another. Senators give you Influence, as long as you pay them; assets pay for them.
guide-round = In a round you take turns putting tokens on the cards that you want. When all have passed, the highest bids win. Then everybody pays for their senators: whoever is not paid gives no Influence.

guide-bid = Put tokens on an asset or a senator that you want, or at the asset deck, where each token draws a card at once. Later the highest bid wins a card, if it reaches the card's cost; a tie wins nothing.
guide-tokens = All tokens of a turn go to the same place. What you keep you must spend on a later turn.
guide-idle = Whoever has no tokens left passes, or uses an ability. The Main phase ends when all have passed one after the other; until then you are asked again.
guide-after = Once a turn, before or after your tokens, you can use an ability of your assets. An asset that was used is committed: it can't pay for senators in this round.
guide-pay = Pay for senators with your cards: together they must give every resource that the senators cost; what is left over is lost. A senator who isn't paid is tapped: he gives no Influence, and the others can bid on him. All must be paid again in every round.
guide-draw = At the end of a round, whoever has no card in hand may draw one.
