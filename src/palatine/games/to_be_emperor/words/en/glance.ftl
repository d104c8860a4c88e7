# The game at a glance: goal, a round, the end; at most 150 words. Then what you look up while playing.
glance-goal = The senate is electing the next emperor. Win senators over and keep them paid: only paid ones give you Influence.
glance-bid = Take turns putting your five tokens on assets and senators, or at the deck to draw cards.
glance-ability = Once a turn you may use your assets: Coin moves tokens, Might commits an opponent's asset, which can then do nothing this round, Knowledge draws cards.
glance-acquire = The highest bid takes the card if it reaches the cost. In a tie nobody gets it.
glance-pay = Then every senator wants to be paid, every round. Unpaid ones are tapped, and others may bid on them.
glance-count = Last, count Influence. Assets become ready, new cards come, the tokens come back.
glance-end = If your paid senators give 10 Influence at the end of a round, you are emperor.
glance-reference =
    ## The round

    | phase | what happens |
    |---|---|
    | Main | Take turns: spend at least one token, and use one ability before or after. It ends when all tokens are spent and everyone has passed. TE-3.2, TE-3.5 |
    | Acquire | Pay for tapped senators or lose them. Then the highest bids that reach the cost take their cards. All tokens come back. TE-5.1, TE-5.6 |
    | Resource | Pay for your senators, with assets in play and cards from hand. Unpaid ones are tapped. TE-6.1, TE-6.3 |
    | End | 10 Influence wins. Players with no cards in hand may draw one. Assets become ready, the pools are filled up, the First Player card goes to the left. TE-7.1, TE-7.4 |

    ## What assets can do

    | resource | ability |
    |---|---|
    | Coin | Move one of your spent tokens for each Coin, from one place to others. TE-4.1, TE-4.2 |
    | Might | Commit an opponent's asset; it takes as much Might as that asset's bid cost. TE-4.3, TE-4.4 |
    | Knowledge | Draw a card for each asset you use, and for each with Knowledge that you have ready; keep as many as you used. TE-4.5, TE-4.6 |

    ## Good to know

    - An asset in play is committed when you use it and ready again next round. An asset from your hand goes to the asset pool. TE-1.8, TE-1.9
    - An asset with several resources serves one ability, or pays with all of them. TE-1.10
    - Each token at the asset deck draws a card at once. TE-3.3
    - A senator's bid cost is the Influence he gives. TE-1.7
    - A tapped senator counts for nobody. If he is paid in the next Acquire phase, he stays, and those bids come to nothing. TE-1.14, TE-5.2
    - If nobody pays him and nobody wins him, he goes back to the senate. TE-5.4
    - If players tie for victory, ready resources and cards in hand count too. TE-7.2
    - The pools have two more cards than there are players. TE-2.2
