# What a table of new people is told: the game before it begins, each rule before its first use. Everyone
# reads the same. The question mark of each question has the rest.

guide-about = Rule the most worlds and you will be the next Emperor. Settle worlds, raise fleets and troops, and conquer other players' worlds.
guide-round = On your Turn you draw cards, gain Resource counters, turn worlds face up, allocate Units, move them, and attack. At the end your worlds are counted.

guide-throne = Everyone chooses a Throne World in secret. A world holds as many Units as it costs. It also gives that many Allocation points and is worth that many Victory points. A Throne World is the hardest to conquer and gives two Resource counters a Turn.
guide-bid = Now you bid to become Regent: each card you discard is a point, on top of the costs of your Throne World and Lead Character. The Regent goes first and draws one more card each Turn.
guide-settle = Turn World cards from your Reserve face up: each costs as many Resource counters as the card says. Worlds hold Units, give Allocation points and count as Victory points.
guide-allocate = Worlds pay for Units: each gives as many Allocation points as it costs, for one Unit a Turn, and is then depleted: used up until the next Turn. The Unit arrives at one of the worlds that paid. It can defend at once, and move from the next Turn on.
guide-move = Ready Units move from one of your worlds to another with room, as often as you like. They can still attack afterwards.
guide-attack = Ready Fleets and Troops go to other players' worlds, which depletes them. Units you send can't defend at home. The fights come later, in the Military Phase.
guide-react = Attackers have arrived. The owner of the world may send ready Fleets and Troops there from other worlds to defend it.
guide-conquer = A fight has two Exchanges of fire. A world is conquered when it has enough Conquest counters, none of its Troops or Installations is left, and at least one of the Attacker's Units has survived. Otherwise the Attacker's Units go home.
guide-aim = Each Unit that fires gets a target. Units that fire at the same target add up their ATT: if it reaches the DEF, a Unit gets a Damage counter, a world a Conquest counter. Attacking Troops fire only in the second Exchange.
guide-window = Now you can play Reaction cards for their cost in Resource counters, or deplete cards in play for their abilities. The last response takes effect first. You can choose when you want to be asked from now on.
guide-discard = At the end of a Turn you may hold six cards in hand. Discarded cards lie face up and are not drawn again.
