# The game at a glance: the goal, five pictures, the end; at most 150 words. Then what you look up.
glance-goal = One of you is the traitor and wants the dagger. Nobody knows who it is.
glance-first = The first player has the dagger and passes it on to anyone else.
glance-passed = Everyone sees who has it now.
glance-next = That player passes it on again.
glance-round = It goes round like this, and you watch who gives it to whom.
glance-shown = After the last pass, everyone shows their role.
glance-end = If the traitor has the dagger then, the traitor wins. Otherwise everyone else does.
glance-reference =
    - One traitor, unknown to everyone else. NG-1.1
    - The dagger may go straight back. NG-R1
    - The card says how often it is passed. NG-3.1
