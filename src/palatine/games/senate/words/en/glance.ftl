# The game at a glance: goal, a round, the end; at most 150 words. Then what you look up while playing.
glance-goal = Everyone has a secret role. Most of you are { -loyalist(form: "many") } and know nobody. A few are { -separatist(form: "many") } who know each other, and one of those is { -palpatine }.
glance-nominate = Each round another player is { -president } and nominates a { -chancellor }.
glance-vote = Everyone votes at once, and then sees who voted how. More than half must say yes.
glance-draw = In secret, the { -president } draws three { -policy } { -tile(form: "many") }, discards one and passes on two.
glance-enact = The { -chancellor } discards one and enacts the other. Both may lie about what they held.
glance-power = Some { -separatist-policy(form: "many") } give the { -president } a power: to look, to choose, to execute.
glance-end = The { -loyalist(form: "many") } win with five { -loyalist-policy(form: "many") }, or when { -palpatine } is executed. The { -separatist(form: "many") } win with six { -separatist-policy(form: "many") }, or when { -palpatine } is elected { -chancellor } once three are enacted.
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

    - Your role says who you are, your party which side you win with. { -palpatine(form: "start") } is a role; its party is { -separatist }. SE-1.1, SE-2.13
    - The deck has 6 { -loyalist-policy(form: "many") } and 11 { -separatist-policy(form: "many") }. When fewer than three are left, the discards are shuffled back in. SE-2.3, SE-4.8
    - A tie is a no. After three failed elections in a row, the top { -tile } is enacted and gives no power. SE-3.4, SE-3.7, SE-3.8
    - Members of the last government can't be nominated as { -chancellor }. With five players, only the last { -chancellor } can't. SE-3.2, SE-3.11
    - { -investigate-loyalty }: you see the party, not the role. { -palpatine } counts as { -separatist }. SE-5.4, SE-5.5
    - { -special-election }: you choose the next { -president }. After that, the player after you is { -president }. SE-5.8, SE-5.10
    - { -policy-peek }: you see the top three { -tile(form: "many") } and leave them there. SE-5.12
    - { -execution }: that player is out. The role stays secret, unless it was { -palpatine }. SE-5.14, SE-5.15
    - Veto: nothing is enacted if the { -chancellor } proposes it and the { -president } agrees. That counts as a failed election. SE-6.2, SE-6.5
    - While they hold { -tile(form: "many") }, the two in government stay silent. Afterwards everyone may claim anything, aloud or with “Say”. SE-4.5, SE-4.7
glance-edition-sith-imperative = In this edition, the last government is the one that was last elected, and the election tracker goes back to zero only when { -policy(form: "one") } is enacted. SE-3.2, SE-3.10
glance-edition-secret-emperor = In this edition, the last government is the one that enacted the last { -policy }, and the election tracker goes back to zero whenever a government is elected. SE-3.2, SE-3.10
