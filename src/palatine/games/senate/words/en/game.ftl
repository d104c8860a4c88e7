# The messages of the senate games, written over the terms of a theme.

game-name = The Senate Games
game-about = { -story } Elect governments, enact { -policy(form: "many") } behind closed doors and work out who is lying: the { -loyalist(form: "many") } defend the Republic, the { -separatist(form: "many") } hide among them. For 5 to 10 players.
edition-sith-imperative = Sith Imperative
edition-sith-imperative-line = Elect governments, enact policies, and work out who is lying.
edition-sith-imperative-win = The { -loyalist(form: "many") } win with 5 { -policy(form: "many") } of their own. The { -separatist(form: "many") } win with 6, or with their leader { -palpatine } as { -chancellor }.
edition-secret-emperor = Secret Emperor
edition-secret-emperor-line = Somebody among you wants the crown. Don't give them your vote.
edition-secret-emperor-win = { edition-sith-imperative-win }
theme-sith-imperative = Sith Imperative
theme-secret-emperor = Secret Emperor
theme-roman-senate = Roman Senate

## Switches of the rules

setting-tracker_reset = When the election tracker goes back to zero
setting-tracker_reset-on_policy = Only when { -policy(form: "one") } is enacted
setting-tracker_reset-on_election = Whenever a government is elected or { -policy(form: "one") } is enacted
setting-reshuffle = When the deck is shuffled again
setting-reshuffle-lazy = When too few { -tile(form: "many") } are left to draw
setting-reshuffle-eager = As soon as fewer than three { -tile(form: "many") } are left
setting-term_limit = Who can't be nominated as { -chancellor }
setting-term_limit-elected = The government that was elected last
setting-term_limit-enacted = The government that enacted the last { -policy }
setting-five_player_rule = When the { -president } of the last government may be nominated
setting-five_player_rule-living = While five players or fewer are alive
setting-five_player_rule-starting = Only in games that start with five players
setting-cleared_marker = A mark for players who can't be { -palpatine }
setting-cleared_marker-on = The table shows it
setting-cleared_marker-off = You have to remember it

## Roles

role-loyalist = { -loyalist }
role-loyalist-goal = You win when five { -loyalist-policy(form: "many") } are enacted or { -palpatine } is executed. You don't know who is on your side, but it is the larger one.
role-separatist = { -separatist }
role-separatist-goal = You win when six { -separatist-policy(form: "many") } are enacted, or when { -palpatine } is elected { -chancellor } once three are enacted. You know your allies: keep it quiet. { -palpatine(form: "start") } knows you only if there are five or six players.
role-palpatine = { -palpatine(form: "start") }
role-palpatine-goal = You win with the { -separatist(form: "many") }: when six { -separatist-policy(form: "many") } are enacted, or when you are elected { -chancellor } once three are enacted. If you are executed, you lose. With five or six players you know your ally; with more, only your allies know you.
side-loyalist = { -loyalist(form: "many") }
side-separatist = { -separatist(form: "many") }
side-loyalist-one = { -loyalist }
side-separatist-one = { -separatist }

## Atoms, faces and facts

atom-yes = Yes
atom-no = No
atom-look = Look
atom-veto = Veto
atom-policy-loyalist = { -loyalist }
atom-policy-separatist = { -separatist }
atom-party-loyalist = { -loyalist }
atom-party-separatist = { -separatist }
face-loyalist = { -loyalist-policy }
face-separatist = { -separatist-policy }
fact-policies-loyalist = { -loyalist }
fact-policies-separatist = { -separatist }
each-roles =
    { $part ->
        [loyalist] { $player } was { -loyalist(form: "one") }
        [separatist] { $player } was { -separatist(form: "one") }
       *[palpatine] { $player } was { -palpatine }
    }

## Questions

ask-nominate = Who do you nominate as { -chancellor }?
wait-nominate = Waiting for { $players } to nominate { -chancellor(form: "one") }.
help-nominate = More than half of the table must vote for the two of you. Members of the last government usually can't be nominated.
more-nominate = Once three { -separatist-policy(form: "many") } are enacted, the { -separatist(form: "many") } win if { -palpatine } is elected { -chancellor }.

ask-vote = Do you want this government: { $president } as { -president }, { $chancellor } as { -chancellor }?
wait-vote = Waiting for the votes of { $players }.
help-vote = More than half must say yes. When all votes are in, everyone sees who voted how.
more-vote = After three failed elections in a row, the top { -tile } of the deck is enacted.
option-vote-yes = Yes, elect them
option-vote-no = No, turn them down

ask-pass_on = Choose the two { -tile(form: "many") } that go on to the { -chancellor }; the other is discarded face down.
wait-pass_on = Waiting for { $players } to pass on two { -tile(form: "many") }.
help-pass_on = The { -chancellor } enacts one of the two that you pass on. Nobody is ever shown what you discard.
more-pass_on = Afterwards you may use “Say” to tell everyone what you drew, true or not. Until { -policy(form: "one") } is enacted, both of you stay silent.
option-pass_on-policy-loyalist = { -loyalist-policy }
option-pass_on-policy-separatist = { -separatist-policy }
chosen-kept-pass_on = Go on to the { -chancellor }
left-gone-pass_on = Discarded face down

ask-enact = Which { -tile } do you enact? The other one is discarded face down.
wait-enact = Waiting for { $players } to enact { -policy(form: "one") }.
help-enact = What you choose is laid face up on its track; nobody is ever shown the other { -tile }.
more-enact = Once five { -separatist-policy(form: "many") } are enacted, you may propose a veto instead.
option-enact-policy-loyalist = Enact the { -loyalist-policy }
option-enact-policy-separatist = Enact the { -separatist-policy }
option-enact-veto = Propose a veto: neither is enacted
chosen-kept-enact = Is enacted
left-gone-enact = Discarded face down

ask-consent = The { -chancellor } proposes a veto. Do you agree to discard both { -tile(form: "many") }?
wait-consent = Waiting for { $players } to agree to the veto or refuse it.
help-consent = If you agree, both { -tile(form: "many") } are discarded and the election tracker moves. If you refuse, one must be enacted.
more-consent = There is no second veto.
option-consent-yes = Yes, discard both
option-consent-no = No, one of them must be enacted

ask-investigate = Whose party do you want to see?
wait-investigate = Waiting for { $players } to choose who to investigate.
help-investigate = The party is the side that the player wins with. Only you see it, and you may lie about it. It is not the role: { -palpatine } shows as { -separatist(form: "one") }.
more-investigate = Nobody is investigated twice.

ask-special_election = Who should be the next { -president }?
wait-special_election = Waiting for { $players } to name the next { -president }.
help-special_election = Anybody but you, even a member of the last government. After that, the player after you is { -president }.

ask-peek = You may look at the top three { -tile(form: "many") } of the deck. Look when you are ready.
wait-peek = Waiting for { $players } to look at the top of the deck.
help-peek = Only you will see the three { -tile(form: "many") }, and you may lie about it. They stay on top, in the same order.
option-peek-look = Look at the three

ask-execute = Who do you execute?
wait-execute = Waiting for { $players } to decide who is executed.
help-execute = If it is { -palpatine }, the { -loyalist(form: "many") } win at once. Otherwise nobody learns the role.
more-execute = An executed player can't speak, vote or hold office.

## The narrator, while everyone's eyes are closed

news-look_at_role = Everyone, take a look at your role. Nobody else may see it.
news-close_eyes = Everyone, close your eyes.
news-two_look = { -separatist } and { -palpatine }, open your eyes and look at each other.
news-close_again = Everyone, close your eyes again.
news-fists_out = Everyone, close your eyes and hold out a fist in front of you.
news-separatists_look = The { $separatists } { -separatist(form: "many") } who are not { -palpatine }, open your eyes and look at each other.
news-thumb_out = { -palpatine(form: "start") }, keep your eyes closed and put your thumb up.
news-note_thumb = { -separatist(form: "many") }, look for the raised thumb: that is { -palpatine }.
news-hands_down = Everyone, close your eyes and put your hands down.
news-open_eyes = Everyone, open your eyes. If anything went wrong or is unclear, say so now.

## News

news-role_dealt =
    { $role ->
        [loyalist] You are { -loyalist(form: "one") }. { role-loyalist-goal }
        [separatist] You are { -separatist(form: "one") }. { role-separatist-goal }
       *[palpatine] You are { -palpatine }. { role-palpatine-goal }
    }
news-ally_seen =
    { $role ->
        [palpatine] { $player } is { -palpatine }, and on your side.
       *[separatist] { $player } is { -separatist(form: "one") } and your ally.
    }
news-reshuffled =
    The deck is shuffled: { $loyalist } { $loyalist ->
        [one] { -loyalist-policy }
       *[other] { -loyalist-policy(form: "many") }
    } and { $separatist } { $separatist ->
        [one] { -separatist-policy }
       *[other] { -separatist-policy(form: "many") }
    }.
news-nominated = { $president } is { -president } and nominates { $chancellor } as { -chancellor }.
news-voted =
    { $elected ->
        [yes] Elected, { $yes-count } to { $no-count }.
       *[no] Rejected, { $yes-count } to { $no-count }.
    } Yes: { $yes }. No: { $no }.
news-tracker_advanced = No { -policy } this time: the election tracker moves to { $tracker } of 3.
news-chaos = Three failed elections in a row: { -chaos-strikes }. The top { -tile } of the deck is enacted without its power, and everyone can be nominated again.
news-cleared = Now it is certain: { $player } is not { -palpatine }.
news-tiles_passed = { $president } discards one { -tile } face down and passes two on to { $chancellor }.
news-policy_enacted =
    { $by ->
        [chaos]
            { $policy ->
                [loyalist] Without a government, { -loyalist-policy(form: "one") } is enacted.
               *[separatist] Without a government, { -separatist-policy(form: "one") } is enacted.
            }
       *[government]
            { $policy ->
                [loyalist] The government enacts { -loyalist-policy(form: "one") }.
               *[separatist] The government enacts { -separatist-policy(form: "one") }.
            }
    }
news-power_granted =
    { $power ->
        [investigate] { $president } gains a power, { -investigate-loyalty }: see a player's party.
        [special_election] { $president } gains a power, { -special-election }: name the next { -president }.
        [peek] { $president } gains a power, { -policy-peek }: see the top three { -tile(form: "many") }.
       *[execution] { $president } gains a power, { -execution }: remove a player from the game.
    }
news-power_lapsed = Everyone has already been investigated, so nothing happens.
news-investigated = { $president } investigates { $player } and sees the party card.
news-party_seen =
    { $party ->
        [loyalist] You see the party card of { $player }: { -loyalist }.
       *[separatist] You see the party card of { $player }: { -separatist }.
    }
news-special_election_called = { $president } names { $player } as the next { -president }.
news-peeked = { $president } looks at the top three { -tile(form: "many") } of the deck.
news-tiles_seen = You see the top of the deck, in this order: { $policies }.
news-executed = { $president } has { $player } executed.
news-veto_proposed = { $chancellor } proposes a veto.
news-veto_agreed = { $president } agrees to the veto: both { -tile(form: "many") } are discarded.
news-veto_refused = { $president } refuses the veto: one of the two must be enacted.
news-game_won =
    { $why ->
        [loyalist_policies] Five { -loyalist-policy(form: "many") } are enacted. The { -loyalist(form: "many") } win!
        [palpatine_executed] The executed player was { -palpatine }. The { -loyalist(form: "many") } win!
        [separatist_policies] Six { -separatist-policy(form: "many") } are enacted. The { -separatist(form: "many") } win!
       *[palpatine_elected] The new { -chancellor } is { -palpatine }. The { -separatist(form: "many") } win!
    }
news-roles_revealed = The masks come off: { $roles }.

## Claims, true or not

news-said_drew = { $player } claims to have drawn: { $atoms }.
news-said_received = { $player } claims to have received: { $atoms }.
news-said_got = { $player } claims to have received from { $atoms-1 }: { $atoms-2 }, { $atoms-3 }.
news-said_gave = { $player } claims to have passed on to { $atoms-1 }: { $atoms-2 }, { $atoms-3 }.
news-said_peeked = { $player } claims to have seen on top of the deck: { $atoms }.
news-said_found = { $player } claims that the party of { $atoms-1 } is: { $atoms-2 }.
news-said_accuse = { $player } accuses { $atoms }.
news-said_vouch = { $player } vouches for { $atoms }.
news-said_ask = { $player } asks { $atoms } to explain.
news-said_retract = { $player } takes back the last claim.
say-drew = I drew ...
say-received = I received ...
say-got = I received from ...
say-gave = I passed on to ...
say-peeked = I saw on top of the deck ...
say-found = I investigated ...
say-accuse = I accuse ...
say-vouch = I vouch for ...
say-ask = I want to hear from ...
say-retract = I take it back

## Why not

why-no_such_player = There are only { $players } players at this table.
why-executed = { $player } has been executed and is out of the game.
why-not_yourself_nominate = You can't nominate yourself.
why-term_limited =
    { $last ->
        [elected]
            { $office ->
                [president] { $player } was { -president } in the government that was elected last and can't be nominated this time.
               *[chancellor] { $player } was { -chancellor } in the government that was elected last and can't be nominated this time.
            }
       *[enacted]
            { $office ->
                [president] { $player } was { -president } when the last { -policy } was enacted and can't be nominated this time.
               *[chancellor] { $player } was { -chancellor } when the last { -policy } was enacted and can't be nominated this time.
            }
    }
why-yes_or_no = The only answers here are yes and no.
why-pass_two = Exactly two { -tile(form: "many") } of your three go on to the { -chancellor }.
why-not_in_hand = You don't hold a { -tile } like that.
why-veto_too_early =
    A veto can be proposed once five { -separatist-policy(form: "many") } are enacted; { $missing ->
        [one] one is still missing.
       *[other] { $missing } are still missing.
    }
why-veto_refused = The veto was refused; now one of the two must be enacted.
why-not_yourself_investigate = You can't investigate yourself.
why-investigated = { $player } has already been investigated, and nobody is investigated twice.
why-not_yourself_call = You can't name yourself as the next { -president }.
why-not_yourself_execute = You can't execute yourself.
why-dead_are_silent = Executed players stay silent.
why-session_is_silent = The government stays silent until { -policy(form: "one") } is enacted or vetoed.
why-never_drew = You have not drawn { -tile(form: "many") } as { -president } yet.
why-never_received = You have not received { -tile(form: "many") } as { -chancellor } yet.
why-never_got = You have not received { -tile(form: "many") } from that player yet.
why-never_gave = You have not passed { -tile(form: "many") } on to that player yet.
why-never_peeked = You have not looked at the top of the deck.
why-never_found = You have not investigated that player.
why-not_about_yourself = This is for saying something about another player.

## What the rulebook's words are called in a theme

rulebook-president = { -president }
rulebook-chancellor = { -chancellor }
rulebook-loyalist = { -loyalist }
rulebook-separatist = { -separatist }
rulebook-palpatine = { -palpatine }
rulebook-words = { -rulebook-words }

## The table

screen-candidate = { -chancellor }?
screen-voted = Has voted
screen-elected = Elected
screen-rejected = Rejected
screen-of = of
screen-votes = { $for } yes, { $against } no
mark-president = { -president }
mark-candidate = Candidate for { -chancellor }
mark-chancellor = { -chancellor }
mark-term_limited = Can't be nominated
mark-investigated = Investigated
mark-cleared = Not { -palpatine }
mark-executed = Executed
mark-role_loyalist = { -loyalist }
mark-role_separatist = { -separatist }
mark-role_palpatine = { -palpatine(form: "start") }
mark-party_loyalist = Party: { -loyalist }
mark-party_separatist = Party: { -separatist }
zone-deck = Deck
zone-discard = Discards
zone-hand = In hand
track-loyalist = { -loyalist-policy(form: "many") }
track-separatist = { -separatist-policy(form: "many") }
track-election = Election tracker
space-policy = No power
space-victory = Victory
space-investigate = { -investigate-loyalty }
space-special_election = { -special-election }
space-peek = { -policy-peek }
space-execution = { -execution }
space-election = Failed election
space-chaos = { -chaos }
counter-deck = In the deck
counter-full_deck = All { -tile(form: "many") }
counter-shuffled_loyalist = { -loyalist-policy(form: "many") } at the last shuffle
counter-shuffled_separatist = { -separatist-policy(form: "many") } at the last shuffle
counter-danger = { -palpatine(form: "start") } wins if elected { -chancellor }
counter-veto = Veto allowed
note-drew = Government { $session }: you drew { $policies }. { -chancellor }: { $player }.
note-received = Government { $session }: you received { $policies }. { -president }: { $player }.
note-peeked = You saw on top of the deck: { $policies }.
phase-setup = Setup
phase-election = Election
phase-president = { -president } discards
phase-chancellor = { -chancellor } enacts
phase-power = Power
phase-over = The game is over
over-loyalist_policies = The { -loyalist(form: "many") } win with five { -loyalist-policy(form: "many") }. Winners: { $winners }.
over-separatist_policies = The { -separatist(form: "many") } win with six { -separatist-policy(form: "many") }. Winners: { $winners }.
over-palpatine_elected = The { -separatist(form: "many") } win: { -palpatine } was elected { -chancellor }. Winners: { $winners }.
over-palpatine_executed = The { -loyalist(form: "many") } win: { -palpatine } was executed. Winners: { $winners }.

scene-voted = The votes are in.
scene-policy_enacted = The { -policy } is enacted.
scene-executed = { $president } has chosen. Silence.

## What a bot says for its counsel

counsel-record =
    { $count ->
        [one] A government led by { $player } has enacted { -separatist-policy(form: "one") }. Bad luck alone would do that about one time in { $one_in }.
       *[other] Governments led by { $player } have enacted { $count } { -separatist-policy(form: "many") }. Bad luck alone would do that about one time in { $one_in }.
    }
counsel-government = I think it is { $percent }% likely that { $president } or { $chancellor } plots against you.
counsel-suspicion = I think it is { $percent }% likely that { $player } plots against you.
counsel-least = Of the players you can choose, I suspect { $player } least: { $percent }%.
counsel-danger = If { $player } is { -palpatine }, this election ends the game. I think that is { $percent }% likely.
counsel-own = You proposed this government; you would have to explain a no.
counsel-instead = If this fails, { $player } is next, and I hope for a better government.
counsel-even_so = Even so I would say yes: the next government may be no better.
counsel-crown = { $player } is { -palpatine }. Win this election, and your side wins at once.
counsel-ally = { $player } is on your side.
counsel-trusted = The others trust { $player }, so they will trust the two of you.
counsel-cover = { -loyalist(form: "one") } in your place would do the same, so nobody will suspect you for it.
counsel-daring = No { -loyalist } would do this. But it helps your side, and I think it is worth the suspicion.
counsel-unsure = { $player } is the hardest to judge: I think it is { $percent }% likely that { $player } plots against you.
counsel-scapegoat = { $player } is not on your side, and the others find { $player } suspicious enough.
counsel-palpatine = I think it is { $percent }% likely that { $player } is { -palpatine }.
counsel-alike = They are all the same; it makes no difference.
counsel-pass = Pass on every { -loyalist-policy } you can, and see what your { -chancellor } does with it.
counsel-enact = Your side needs { -loyalist-policy(form: "many") }, and everyone sees what you enact.
counsel-veto = Neither { -tile } helps your side, and a veto discards both.
counsel-agree = You drew few { -loyalist-policy(form: "many") }, so what is enacted may well be { -separatist-policy(form: "one") }.
counsel-refuse = You have passed on { -loyalist-policy(form: "many") }; there is nothing to stop.
