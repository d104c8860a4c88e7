# The game at a glance: the goal, five pictures, the end; at most 150 words. Then what one looks up.
glance-goal = One of you is the traitor and wants the dagger. Nobody knows who it is.
glance-first = The first player has the dagger and passes it on, to anybody else.
glance-passed = All see who has it now.
glance-next = Whoever has it passes it on again.
glance-round = So it goes round, and you watch who gives it to whom.
glance-shown = After the last pass, all show their roles.
glance-end = If the traitor has the dagger then, the traitor wins. Otherwise all others do.
glance-reference =
    - One traitor, whom nobody knows. NG-1.1
    - The dagger may go straight back. NG-R1
    - The card says how often it is passed. NG-3.1
