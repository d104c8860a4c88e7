# The game at a glance: goal, a round, the end; at most 150 words. Then what one looks up while playing.
glance-goal = Three cards make you what you are. One of you is the Emperor, for all to see. Two Loyalists among your cards make you his friend, two Rebels his enemy, and nobody knows who is who.
glance-direction = The Emperor chooses which way the round goes. It ends with his own turn.
glance-act = In your turn you draw a card, then do one thing: play a card, look, shuffle or pass.
glance-look = Looking shows you one identity card of another player. Only you see it.
glance-condemn = A Condemn kills somebody, but not at once: it strikes at the end of your next turn.
glance-instinct = Until then, Instinct cards can stop it. Anybody may play one, at any time.
glance-end = The Rebels win when the Emperor dies. He and the Loyalists win when no living player is a Rebel. Only from a seat beside him can the Emperor be condemned.
glance-reference =
    ## Your turn

    - Draw one card.
    - Do one thing: play a card; look at one identity card of another player; shuffle your own three and keep at most one card in hand; or pass. BE-3.3, BE-3.6
    - Discard down to two cards. BE-3.8

    ## Cards for your turn

    | card | how many | what it does |
    |---|---|---|
    | Transposition | 8 | Change seats with a neighbour. The round goes on from your new seat. BE-4.3 |
    | Condemn | 5 | A player dies at the end of your next turn, unless it is countered. BE-4.4 |
    | Investigation | 2 | Look at two identity cards. BE-4.12 |
    | Reveal | 2 | One identity card is turned face up until its owner shuffles. BE-4.13 |
    | Swap | 1 | Exchange one of your identity cards for one of another player, not of the Emperor. BE-4.10 |
    | Steal | 1 | Take all ability cards of a player. BE-4.17 |

    ## Instinct cards, for any time

    | card | how many | what it does |
    |---|---|---|
    | Self-Clearance | 4 | Counters a Condemn on you. BE-4.6 |
    | Clearance | 3 | Counters a Condemn on anybody. BE-4.7 |
    | Counter-Condemn | 2 | Counters a Condemn and turns it on whoever cast it. BE-4.8 |
    | Guarding | 1 | Change seats with a neighbour of the Emperor. BE-4.14 |
    | Accuse | 1 | A player's next turn is skipped. BE-4.15 |
    | Reverse | 1 | This round goes the other way. BE-4.16 |

    ## Good to know

    - A Condemn of the Emperor strikes at the end of his turn. If another Rebel beside him condemns him in the same round, he dies at once. BE-6.2, BE-6.3
    - Whoever escapes a Condemn that the Emperor cast discards the whole hand. BE-5.1
    - The Emperor's Guarding may seat anybody beside him. BE-5.2
