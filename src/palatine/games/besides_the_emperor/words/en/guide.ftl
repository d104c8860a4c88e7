# What new players are told: the game before it begins, each rule just before its first use. Everyone reads
# the same text, so it says who does what, and never "you" for one player.

guide-about = One of you is the Emperor, and everyone knows it. The others have three cards that only they know: two Loyalist cards make a Loyalist, two Rebel cards a Rebel. Seats change, and so do sides.
guide-round = Each round everyone has one turn, the Emperor last. On your turn you do one thing: play a card, look at somebody's identity card, shuffle your own, or pass. Instinct cards can be played in anybody's turn.

guide-direction = The Emperor chooses which neighbour goes first. From there the turns go round the table, and the Emperor's own turn ends the round.
guide-act = On your turn you do one thing: play a card, look at somebody's identity card, shuffle your own three, or pass. At the end of a turn everyone keeps at most two cards in hand.
guide-instinct = Instinct cards can be played now, by anyone who holds one. Everyone with cards is asked, so being asked gives nothing away. Choose “Pass until something concerns me” if you don't want to be asked each time.
guide-investigate = One player looks at somebody's identity card. Everyone sees which card it is; only that player sees what it says. Two cards of a kind make the identity.
guide-condemn = A Condemn doesn't kill at once. It strikes at the end of the caster's next turn, or of the Emperor's next turn if it is on him. Until then it can be countered. Only the Emperor's neighbours can condemn him; if two Rebels do so in one round, he dies at once.
guide-transposition = Two neighbours change seats. Play goes on from the new seat, so somebody may be passed over, or have another turn.
guide-discard = At the end of a turn you keep two cards, after a Shuffle only one. Discarded cards lie face up.
