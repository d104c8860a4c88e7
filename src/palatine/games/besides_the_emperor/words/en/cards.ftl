# The cards of Besides the Emperor to leaf through.

binder-kind-ability = Ability
binder-kind-ability-about = Drawn turn by turn, and played once.
binder-kind-identity = Identity
binder-kind-identity-about = Each player has three; two of a kind make the identity.

binder-number-count = Copies

binder-facet-instinct = When
binder-facet-instinct-yes = Instinct
binder-facet-instinct-no = On your turn

deck-part-ability = ability cards
deck-part-identity = identity cards
binder-deck-box = The box

text-transposition = Change seats with a neighbour.
text-condemn = A player dies at the end of your next turn, unless it is countered.
text-self_clearance = Counters a Condemn on yourself.
text-clearance = Counters a Condemn on anyone.
text-counter_condemn = Turns a Condemn on yourself back on its caster.
text-swap = Exchange one of your identity cards for one of another player's.
text-investigation = Look at two identity cards.
text-reveal = Turn an identity card face up for everyone.
text-guarding = Change who sits beside the Emperor.
text-accuse = A player's next turn is skipped.
text-reverse = The round goes the other way.
text-steal = Take all of a player's ability cards.
text-emperor = { role-emperor-goal }
text-loyalist = { role-loyalist-goal }
text-rebel = { role-rebel-goal }
