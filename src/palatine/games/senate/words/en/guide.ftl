# What new players are told: the game before it begins, each rule just before its first use. Everyone reads
# the same text, so it says who does what, and never "you" for one player.

guide-about = { -story } Everyone has a secret role. Most are { -loyalist(form: "many") } and defend the Republic. The others are { -separatist(form: "many") } and hide among them. Find out who lies.
guide-round = Each round somebody else is { -president } and nominates a { -chancellor }. Everyone votes on the two. Once elected, they enact { -policy(form: "one") } behind closed doors. Talk, ask, accuse and lie as you like, aloud or with “Say”.

guide-nominate = The { -president } nominates a { -chancellor }; then everyone votes on the two. Members of the last government usually can't be nominated. Once three { -separatist-policy(form: "many") } are enacted, the { -separatist(form: "many") } win if { -palpatine } is elected { -chancellor }.
guide-vote = Everyone votes on this government: more than half must say yes. Then everyone sees who voted how. After three failed elections in a row, the top { -tile } of the deck is enacted.
guide-pass_on = The { -president } has drawn three { -policy } { -tile(form: "many") }, discards one and passes two on. Nobody is ever shown what is discarded. Both stay silent until { -policy(form: "one") } is enacted; then they tell the truth about it, or lie.
guide-enact = The { -chancellor } enacts one of the two { -tile(form: "many") }. It is laid face up on its track; nobody is ever shown the other one.
guide-consent = The { -chancellor } proposes a veto: neither { -tile } is enacted. If the { -president } agrees, both are discarded and the election tracker moves one step. If not, one must be enacted.
guide-investigate = The { -president } sees the party of one player, which is the side that player wins with, and may lie about it. It is not the role: { -palpatine } shows as { -separatist(form: "one") }. No player is investigated twice.
guide-special_election = The { -president } names the next { -president }: anybody else, even a member of the last government. After that, the office goes round as before.
guide-peek = The { -president } sees the top three { -tile(form: "many") } of the deck, which are drawn next, and may lie about them.
guide-execute = The { -president } has a player executed. If it is { -palpatine }, the { -loyalist(form: "many") } win at once. Otherwise nobody learns the role, and from now on that player can't speak, vote or hold office.
