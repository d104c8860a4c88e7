# What a table of new people is told: the game before it begins, each rule before its first use. All read
# the same, so a card says who does what, and never "you" for one of them.

guide-about = One of you is the Emperor, for all to see. The others are Loyalists or Rebels, by three cards that only they know; two alike decide. Seats change, and so do sides.
guide-round = In a round everybody has one turn, the Emperor last. On your turn you do one thing: play a card, look at somebody's identity card, shuffle your own, or pass. Instinct cards come in between.

guide-direction = The Emperor chooses which neighbour begins. From there it goes round, and the round ends with the Emperor's own turn.
guide-act = Whoever's turn it is does one thing: play a card, look at one identity card, shuffle the own ones, or pass. At the end of a turn everybody keeps at most two cards in hand.
guide-instinct = Instinct cards can be played now, by anybody who holds one. Everybody with cards is asked, so being asked tells nothing. Choose “Until something concerns me” if you don't want to be asked each time.
guide-investigate = One identity card is looked at. All see which; only one sees what it is. Two of three cards of a kind make the identity.
guide-condemn = A Condemn strikes at the end of the next turn of whoever cast it; if it is on the Emperor, at the end of his. Until then it can be countered. Only who sits beside the Emperor can condemn him, and two Rebels who do so in one round kill him at once.
guide-transposition = Two neighbours change seats. The next turn is that of the neighbour at the new seat, so somebody may be passed over, or have another turn.
guide-discard = At the end of a turn two cards are kept, after a Shuffle one. Discarded cards lie face up.
