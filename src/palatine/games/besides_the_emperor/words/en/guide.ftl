# What a table of new people is told: the game before it begins, each rule before its first use. All read
# the same, so a card says who does what, and never "you" for one of them.

guide-about = One of you is the Emperor, for all to see. The others have three cards that only they know: two Loyalists make a Loyalist, two Rebels a Rebel. Seats change, and so do sides.
guide-round = In a round everybody has one turn, the Emperor last. On your turn you do one thing: play a card, look at somebody's identity card, shuffle your own, or pass. Instinct cards can be played in anybody's turn.

guide-direction = The Emperor chooses which neighbour begins. From there it goes round, and the round ends with the Emperor's own turn.
guide-act = Whoever's turn it is does one thing: play a card, look at somebody's identity card, shuffle their own three, or pass. At the end of a turn everybody keeps at most two cards in hand.
guide-instinct = Instinct cards can be played now, by anybody who holds one. Everybody with cards is asked, so being asked tells nothing. Choose “Pass until something concerns me” if you don't want to be asked each time.
guide-investigate = One identity card is looked at. All see which; only one sees what it is. Two alike of the three cards make the identity.
guide-condemn = A Condemn doesn't kill at once, but at the end of the caster's next turn, or of the Emperor's if it is on him. Until then it can be countered. Only the Emperor's neighbours can condemn him; if two Rebels do so in one round, he dies at once.
guide-transposition = Two neighbours change seats. Play goes on from the new seat, so somebody may be passed over, or have another turn.
guide-discard = At the end of a turn two cards are kept, after a Shuffle one. Discarded cards lie face up.
