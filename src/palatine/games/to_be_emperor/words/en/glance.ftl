# The game at a glance: goal, a round, the end; at most 150 words. Then what one looks up while playing.
glance-goal = The senate elects the next emperor. Win senators over, and keep them paid: only those who are paid give you Influence.
glance-bid = In turns, you all put your five tokens on assets and senators, or at the deck to draw cards.
glance-ability = Once in a turn you may use your assets: Coin moves tokens, Might commits an opponent's asset, Knowledge draws cards.
glance-acquire = The highest bid takes the card if it reaches the cost. A tie takes nothing.
glance-pay = Then every senator wants to be paid, in each round anew. Whoever isn't paid is tapped, and others may bid on him.
glance-count = Last, Influence is counted. Assets are readied, the pools filled up, the tokens come back.
glance-end = Whoever has paid senators with 10 Influence at the end of a round is emperor.
glance-reference =
    ## The round

    | phase | what happens |
    |---|---|
    | Main | In turns, spend at least one token, and use one ability before or after it, until all tokens are spent and all have passed. TE-3.2, TE-3.5 |
    | Acquire | Pay for tapped senators, or lose them. Then the highest bids that reach the cost take their cards. All tokens come back. TE-5.1, TE-5.6 |
    | Resource | Pay for your senators, with assets in play and from the hand. Who isn't paid is tapped. TE-6.1, TE-6.3 |
    | End | 10 Influence win. Who has no card in hand may draw one. Assets are readied, the pools filled up, the First Player card goes to the left. TE-7.1, TE-7.4 |

    ## What assets can do

    | resource | ability |
    |---|---|
    | Coin | Move one of your spent tokens for each Coin, from one place to others. TE-4.1, TE-4.2 |
    | Might | Commit an opponent's asset; it takes as much Might as that asset's bid cost. TE-4.3, TE-4.4 |
    | Knowledge | Draw a card for each asset you use, and for each with Knowledge that you have ready; keep as many as you used. TE-4.5, TE-4.6 |

    ## Good to know

    - An asset in play is committed when it is used, and is back in the next round. An asset from the hand goes to the asset pool. TE-1.8, TE-1.9
    - An asset with several resources does one ability, or pays with all of them. TE-1.10
    - Tokens at the asset deck draw as many cards at once. TE-3.3
    - A senator's bid cost is the Influence that he gives. TE-1.7
    - A tapped senator counts for nobody. If he is paid at the next Acquire phase, he stays, and bids on him were in vain. TE-1.14, TE-5.2
    - Nobody paid and nobody won him: he goes back into the senate. TE-5.4
    - In a tie for the victory, ready resources and cards in hand count as well. TE-7.2
    - The pools have two more cards than there are players. TE-2.2
