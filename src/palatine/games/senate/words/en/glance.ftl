# The game at a glance: goal, a round, the end; at most 150 words. Then what one looks up while playing.
glance-goal = Everyone has a secret role. Most of you are { -loyalist(form: "many") } and know nobody. A few are { -separatist(form: "many") } who know each other, and one of those is { -palpatine }.
glance-nominate = Each round another player is { -president } and nominates a { -chancellor }.
glance-vote = Everyone votes at once, and all see who voted how. More than half must say yes.
glance-draw = In secret, the { -president } draws three policy { -tile(form: "many") }, discards one and passes on two.
glance-enact = The { -chancellor } discards one and enacts the other. Both may lie about what they held.
glance-power = { -separatist-policy(form: "many") } give the { -president } powers: to look, to choose, to execute.
glance-end = The { -loyalist(form: "many") } win with five policies of theirs, or when { -palpatine } is executed. The { -separatist(form: "many") } win with six of theirs, or when { -palpatine } is elected { -chancellor } after the third.
glance-reference =
    ## Who is at the table

    | players | 5 | 6 | 7 | 8 | 9 | 10 |
    |---|---|---|---|---|---|---|
    | { -loyalist(form: "many") } | 3 | 4 | 4 | 5 | 5 | 6 |
    | { -separatist(form: "many") } | 1 | 1 | 2 | 2 | 3 | 3 |
    | { -palpatine } | 1 | 1 | 1 | 1 | 1 | 1 |

    With five or six players { -palpatine } knows the other { -separatist }. With more, { -palpatine } knows nobody. See SE-2.5, SE-2.6.

    ## What { -separatist-policy(form: "many") } give

    | players | 1st | 2nd | 3rd | 4th | 5th | 6th |
    |---|---|---|---|---|---|---|
    | 5, 6 | - | - | { -policy-peek } | { -execution } | { -execution } and veto | victory |
    | 7, 8 | - | { -investigate-loyalty } | { -special-election } | { -execution } | { -execution } and veto | victory |
    | 9, 10 | { -investigate-loyalty } | { -investigate-loyalty } | { -special-election } | { -execution } | { -execution } and veto | victory |

    ## Good to know

    - The deck has 6 { -loyalist } and 11 { -separatist } { -tile(form: "many") }. With fewer than three left, it is shuffled anew with the discards. SE-2.3, SE-4.8
    - A tie does not elect. After three failed elections the top { -tile } is enacted, and gives no power. SE-3.4, SE-3.7, SE-3.8
    - Whoever was in the last government can't be { -chancellor } in the next. With five at the table, that holds for the last { -chancellor } only. SE-3.2, SE-3.11
    - { -investigate-loyalty }: you see the party, not the role. { -palpatine } counts as { -separatist }. SE-5.4, SE-5.5
    - { -special-election }: you choose the next { -president }; after that it goes on from you. SE-5.8, SE-5.10
    - { -policy-peek }: you see the top three { -tile(form: "many") } and leave them there. SE-5.12
    - { -execution }: that player is out, and shows no role, unless it was { -palpatine }. SE-5.14, SE-5.15
    - Veto: the { -chancellor } proposes it, the { -president } agrees or not. A veto counts as a failed election. SE-6.2, SE-6.5
    - While { -tile(form: "many") } are in their hands, the two in government are silent. Afterwards all may say anything. SE-4.5, SE-4.7
glance-edition-sith-imperative = In this edition, the last government is the one that was last elected, and the failed elections go back to zero only when a policy is enacted. SE-3.2, SE-3.10
glance-edition-secret-emperor = In this edition, the last government is the one that enacted the last policy, and the failed elections go back to zero with every election that succeeds. SE-3.2, SE-3.10
