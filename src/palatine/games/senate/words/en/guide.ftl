# What a table of new people is told: the game before it begins, each rule before its first use. All read
# the same, so a card says who does what, and never "you" for one of them.

guide-about = { -story } The { -loyalist(form: "many") } defend the Republic; the { -separatist(form: "many") } hide among them. Find out who lies.
guide-round = In each round somebody else is { -president } and nominates a { -chancellor }. All vote on the two. Once elected, they make a law behind closed doors. Talk, ask, accuse and lie as you like.

guide-nominate = The { -president } nominates a { -chancellor }; then all vote on the two. Members of the last government usually can't be nominated. Once three { -separatist-policy(form: "many") } are enacted, the { -separatist(form: "many") } win if { -palpatine } is elected { -chancellor }.
guide-vote = All vote on this government: more than half must say yes. Then everybody sees who voted how. Three failures in a row put the top { -tile } of the deck into force.
guide-pass_on = The { -president } has drawn three policy { -tile(form: "many") }, discards one and passes two on. Nobody ever sees what is discarded. Both stay silent until a law is made; then they tell the truth about it, or lie.
guide-enact = The { -chancellor } enacts one of the two { -tile(form: "many") }. It is laid open on its track; nobody ever sees the other one.
guide-consent = The { -chancellor } proposes a veto: neither { -tile } becomes law. If the { -president } agrees, both are discarded and the election tracker moves one step. If not, one must be enacted.
guide-investigate = The { -president } sees the party of one player, and may lie about it. { -palpatine(form: "start") } shows as { -separatist(form: "one") }. Nobody is investigated twice.
guide-special_election = The { -president } names the next { -president }: anybody else, even from the last government. After that, the turn goes on as if nothing had happened.
guide-peek = The { -president } sees the top three { -tile(form: "many") } of the deck, which are drawn next, and may lie about them.
guide-execute = The { -president } has somebody executed. If it is { -palpatine }, the { -loyalist(form: "many") } win at once. Otherwise nobody learns the role, and that player no longer speaks, votes or holds office.
