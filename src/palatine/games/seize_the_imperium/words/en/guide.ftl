# What a table of new people is told: the game before it begins, each rule before its first use. All read
# the same. What is rarer stands behind the question mark of each question.

guide-about = Whoever rules the most worlds will be the next Emperor. Settle worlds, raise fleets and troops, and conquer the worlds of others.
guide-round = On your Turn you draw cards, gain Resource counters, face up worlds, allocate Units, move them, and attack. At the end your worlds are counted.

guide-throne = All choose a Throne World in secret. What a world costs is also how many Units it holds, how many Allocation points it gives, and how many Victory points it counts. A Throne World is the hardest to conquer and gives two Resource counters a Turn.
guide-bid = Now you bid for the title of Regent: each card that you discard is a point, on top of what your Throne World and Lead Character cost. The Regent goes first and draws one card more each Turn.
guide-settle = Face up World cards from your Reserve: each costs as many Resource counters as it says. They hold Units, give Allocation points and count as Victory points.
guide-allocate = Worlds pay for Units: each gives as many Allocation points as it costs, for one Unit a Turn, and is depleted for it: used up until the next Turn. The Unit comes to one of the worlds that have paid. It can defend at once, and move from the next Turn on.
guide-move = Ready Units move from one of your worlds to another that has room, as often as you like. They can still attack afterwards.
guide-attack = Ready Fleets and Troops go to worlds of others, which depletes them. What is sent can't defend at home. Fights come later, in the Military Phase.
guide-react = Attackers have arrived. Whoever owns the world may send ready Fleets and Troops there from other worlds to defend it.
guide-conquer = A fight has two Exchanges of fire. A world is conquered if it has enough Conquest counters, none of its Troops or Installations is left, and one of the Attacker's Units is. Otherwise the Attacker's Units go home.
guide-aim = Each Unit that fires gets a target. ATT of all that target the same is added: if it reaches the DEF there, a Unit gets a Damage counter, a world a Conquest counter. Attacking Troops fire only in the second Exchange.
guide-window = Now you can play Reaction cards for their cost in Resource counters, or deplete cards in play for what they do. The last response takes effect first. You can choose where you want to be asked from now on.
guide-discard = At the end of a Turn six cards may be held in hand. What is discarded lies faceup and is not drawn again.
