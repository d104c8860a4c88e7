# The game at a glance: goal, a round, the end; at most 150 words. Then what you look up while playing.
glance-goal = One of you is the Emperor, and everyone knows it. The others have three secret cards each. Two Loyalist cards make you a Loyalist, the Emperor's friend; two Rebel cards make you a Rebel, his enemy.
glance-direction = The Emperor chooses which way the round goes. It ends with his own turn.
glance-act = On your turn you draw a card, then do one thing: play a card, look, shuffle or pass.
glance-look = Looking shows you one identity card of another player. Only you see it.
glance-condemn = A Condemn kills a player, but not at once: it strikes at the end of your next turn.
glance-instinct = Until then, Instinct cards can stop it. Anyone may play one, at any time.
glance-end = The Rebels win when the Emperor dies. He and the Loyalists win when no living player is a Rebel. He can be condemned only from a seat beside him.
glance-reference =
    ## Your turn

    - Draw one card.
    - Do one thing: play a card; look at one identity card of another player; shuffle your own three and keep at most one card in hand; or pass. BE-3.3, BE-3.6
    - Discard down to two cards. BE-3.8

    ## Cards for your turn

    | card | how many | what it does |
    |---|---|---|
    | Transposition | 8 | Change seats with a neighbour. Play goes on from your new seat. BE-4.3 |
    | Condemn | 5 | A player dies at the end of your next turn, unless it is countered. BE-4.4 |
    | Investigation | 2 | Look at two identity cards. BE-4.12 |
    | Reveal | 2 | Turn an identity card face up until its owner shuffles. BE-4.13 |
    | Swap | 1 | Exchange one of your identity cards for one of another player's, but not the Emperor's. BE-4.10 |
    | Steal | 1 | Take all of a player's ability cards. BE-4.17 |

    ## Instinct cards, for any moment

    | card | how many | what it does |
    |---|---|---|
    | Self-Clearance | 4 | Counters a Condemn on you. BE-4.6 |
    | Clearance | 3 | Counters a Condemn on anyone. BE-4.7 |
    | Counter-Condemn | 2 | Counters a Condemn on you and turns it on its caster. BE-4.8 |
    | Guarding | 1 | Change seats with a neighbour of the Emperor. BE-4.14 |
    | Accuse | 1 | A player's next turn is skipped. BE-4.15 |
    | Reverse | 1 | This round goes the other way. BE-4.16 |

    ## Good to know

    - A Condemn on the Emperor strikes at the end of his turn. If two Rebels beside him condemn him in the same round, he dies at once. BE-6.2, BE-6.3
    - A player who escapes a Condemn cast by the Emperor discards the whole hand. BE-5.1
    - With Guarding, the Emperor may seat anyone beside him. BE-5.2
    - You may say what you saw and who you suspect, true or not, aloud or with “Say”. BE-R75
