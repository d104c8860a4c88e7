# The messages of Everyone Wants To Sit Besides The Emperor.

game-name = Everyone Wants To Sit Besides The Emperor
game-about = One of you is the Emperor, and everyone knows it. The others are Loyalists or Rebels: three secret cards decide it. You change seats, swap cards, and condemn players, who die one turn later. The Rebels win when the Emperor dies. The Emperor and his Loyalists win when no Rebel is left. For 5 to 7 players.
edition-besides-the-emperor = Everyone Wants To Sit Besides The Emperor
edition-besides-the-emperor-line = Change seats, hide your side, and condemn at the right moment.
edition-besides-the-emperor-win = The Rebels win when the Emperor dies. The Emperor's side wins when no Rebel is left.
divisions = { "" }

## Switches of the rules

setting-starting_hand = Ability cards in hand at the start
setting-starting_hand-0 = None
setting-starting_hand-1 = One
setting-starting_hand-2 = Two
setting-round_limit = When the Emperor's side wins by holding out
setting-round_limit-off = Never: play until one side has won
setting-round_limit-15 = After 15 rounds
setting-round_limit-30 = After 30 rounds
setting-round_limit-60 = After 60 rounds
setting-emperor_transposition = Who the Emperor can change seats with by Transposition
setting-emperor_transposition-neighbour = A neighbour, as for everyone else
setting-emperor_transposition-anyone = Anyone at the table

## Atoms, faces and facts

side-rebel = Rebels
side-emperor = The Emperor and his Loyalists
side-rebel-one = Rebel
side-emperor-one = Emperor or Loyalist
atom-clockwise = Clockwise
atom-counterclockwise = Counterclockwise
atom-investigate = Investigate: look at one identity card of another player
atom-shuffle = Shuffle your identity cards and keep at most one card in hand
atom-pass = Pass
atom-pass_until = Pass until something concerns me
atom-slot-1 = The first card
atom-slot-2 = The second card
atom-slot-3 = The third card
atom-condemn-1 = Condemn 1
atom-condemn-2 = Condemn 2
atom-condemn-3 = Condemn 3
atom-condemn-4 = Condemn 4
atom-condemn-5 = Condemn 5
option-act-transposition = Play { $card }: change seats
option-act-condemn = Play { $card }: a player dies at the end of your next turn, unless it is countered
option-act-swap = Play { $card }: exchange one of your identity cards for one of another player's
option-act-investigation = Play { $card }: look at two identity cards
option-act-reveal = Play { $card }: turn an identity card face up for everyone
option-act-steal = Play { $card }: take all of a player's ability cards
option-act-pass = Pass: do nothing
option-instinct-self_clearance = Play { $card }: counter a Condemn on yourself
option-instinct-clearance = Play { $card }: counter a Condemn on anyone
option-instinct-counter_condemn = Play { $card }: turn a Condemn on yourself back on its caster
option-instinct-guarding = Play { $card }: change who sits beside the Emperor
option-instinct-accuse = Play { $card }: a player's next turn is skipped
option-instinct-reverse = Play { $card }: this round goes the other way
fact-card = { $card }
fact-cards = { $card }
fact-face = { $card }
fact-got = { $card }
fact-identities = { $card }
fact-drawn = { $card }
fact-drawn-transposition = { $card } (change seats with a neighbour)
fact-drawn-condemn = { $card } (a player dies at the end of your next turn, unless it is countered)
fact-drawn-self_clearance = { $card } (Instinct: counters a Condemn on yourself)
fact-drawn-clearance = { $card } (Instinct: counters a Condemn on anyone)
fact-drawn-counter_condemn = { $card } (Instinct: turns a Condemn on yourself back on its caster)
fact-drawn-swap = { $card } (exchange one of your identity cards for one of another player's)
fact-drawn-investigation = { $card } (look at two identity cards)
fact-drawn-reveal = { $card } (turn an identity card face up for everyone)
fact-drawn-guarding = { $card } (Instinct: change who sits beside the Emperor)
fact-drawn-accuse = { $card } (Instinct: a player's next turn is skipped)
fact-drawn-reverse = { $card } (Instinct: the round goes the other way)
fact-drawn-steal = { $card } (take all of a player's ability cards)

## Roles

role-emperor-goal = You win when no living player is a Rebel. The Loyalists are on your side, but nobody tells you who they are.
role-loyalist-goal = You win with the Emperor when no living player is a Rebel. Nobody tells you who is who.
role-rebel-goal = You win when the Emperor dies. Nobody tells you who your friends are.

## Questions

ask-direction = Which way does this round go?
wait-direction = Waiting for { $players } to choose the direction.
help-direction = The Emperor's neighbour on that side goes first. The Emperor's own turn ends the round.
more-direction = After this choice, players can use Instinct cards.

ask-instinct =
    { $moment ->
        [direction] { $player } has chosen which way the round goes.
        [start] { $player }'s turn begins.
        [act] { $condemned-count ->
            [0] That was { $player }'s action.
           *[other] { $player }'s Condemn is on { $condemned }. If everyone passes, it strikes at the end of { $clock }'s next turn.
        }
       *[end] { $player }'s turn ends.
    }{ $due-count ->
        [0] { $moment ->
            [direction] {" "}If everyone passes, the first turn begins.
            [start] {" "}If everyone passes, { $player } draws a card and acts.
            [act] { $condemned-count ->
                [0] {" "}If everyone passes, the turn goes on.
               *[other] { "" }
            }
           *[end] {" "}If everyone passes, nobody dies, and the next turn begins.
        }
        [one] {" "}If everyone passes, { $due } dies at the end of this turn.
       *[other] {" "}If everyone passes, { $due } die at the end of this turn.
    }{ $later-count ->
        [0] { "" }
        [one] {" "}A Condemn on { $later } strikes later.
       *[other] {" "}Condemns on { $later } strike later.
    } Do you play an Instinct card?
wait-instinct = Waiting for { $players } to play an Instinct card or to pass.
help-instinct = Instinct cards can be played in anybody's turn. Everyone with cards is asked, so being asked gives nothing away.
more-instinct = "Until something concerns me" lasts until your turn begins, a card or an investigation names you or moves you, the Emperor is condemned, or a Condemn on you or on the Emperor is about to strike. Everyone can see it at your seat.
hand-instinct = From your hand

ask-act = Your turn: what do you do?
wait-act = Waiting for { $players } to act.
help-act = Do one thing: play a card, look at an identity card, shuffle your own, or pass.
more-act = Instinct cards don't count as this one thing; you are asked about them separately. At the end of your turn you keep at most two cards.
hand-act = From your hand

ask-discard = Which cards do you discard?
wait-discard = Waiting for { $players } to discard.
help-discard = You discard face up. At the end of a turn you keep two cards, after a Shuffle only one.
chosen-gone-discard = Discarded
left-kept-discard = You keep

ask-investigate = Whose card do you look at?
wait-investigate = Waiting for { $players } to choose who to investigate.
help-investigate = Everyone sees which card you look at; only you see what it is. Two cards of a kind make the identity.

ask-look_at = Which card do you look at?
wait-look_at = Waiting for { $players } to choose a card.
help-look_at = Your notes keep what you see. When that player shuffles, you still know the card, but not where it lies.

ask-transposition = Who do you change seats with?
wait-transposition = Waiting for { $players } to change seats.
help-transposition = Play goes on from your new seat, so somebody may be passed over, or have another turn.
more-transposition = You change seats with a neighbour. At some tables the Emperor may choose anyone.

ask-condemn = Who do you condemn?
wait-condemn = Waiting for { $players } to condemn somebody.
help-condemn = It strikes at the end of your next turn, or of the Emperor's next turn if it is on him. Until then it can be countered.
more-condemn = The Emperor can be condemned only from a seat beside him. Two Rebels who both do so in one round kill him at once. A player who escapes a Condemn cast by the Emperor loses all cards in hand.

ask-swap = Who do you swap an identity card with?
wait-swap = Waiting for { $players } to choose a player for the Swap.
help-swap = New cards may change a player's side, and only the side at the end counts. You can't swap with the Emperor.

ask-swap_own = Which of your cards do you give?
wait-swap_own = Waiting for { $players } to choose a card to give.
help-swap_own = Everyone sees which place the card comes from. Players who knew the card still know it.

ask-swap_other = Which card do you take?
wait-swap_other = Waiting for { $players } to choose a card to take.
help-swap_other = Both of you will know both cards.

ask-investigation = Whose card do you look at first?
wait-investigation = Waiting for { $players } to choose who to investigate.
help-investigation = You see two cards of one player, or one card each of two players. Choose both before you see either.

ask-investigation_second = Whose card do you look at second?
wait-investigation_second = Waiting for { $players } to choose the second card.
help-investigation_second = The same player again, or another one.

ask-reveal = Whose card do you reveal?
wait-reveal = Waiting for { $players } to choose whose card is revealed.
help-reveal = It stays face up until that player shuffles. It may be one of your own.

ask-reveal_card = Which card do you reveal?
wait-reveal_card = Waiting for { $players } to choose the card.
help-reveal_card = Everyone will see it.

ask-steal = Whose cards do you steal?
wait-steal = Waiting for { $players } to choose who to steal from.
help-steal = You take the whole hand, and at the end of your turn you keep two cards.

ask-counter =
    Which Condemn do you counter? { $condemns-count ->
        [2] { threat-1 } { threat-2 }
        [3] { threat-1 } { threat-2 } { threat-3 }
        [4] { threat-1 } { threat-2 } { threat-3 } { threat-4 }
       *[other] { threat-1 } { threat-2 } { threat-3 } { threat-4 } { threat-5 }
    }
wait-counter = Waiting for { $players } to choose a Condemn.
threat-1 = { $condemns-1 }: from { $player-1 }, on { $target-1 }.
threat-2 = { $condemns-2 }: from { $player-2 }, on { $target-2 }.
threat-3 = { $condemns-3 }: from { $player-3 }, on { $target-3 }.
threat-4 = { $condemns-4 }: from { $player-4 }, on { $target-4 }.
threat-5 = { $condemns-5 }: from { $player-5 }, on { $target-5 }.
help-counter = The numbers at the seats show when each Condemn strikes.

ask-guarding = Who gives up the seat beside the Emperor?
wait-guarding = Waiting for { $players } to choose a seat beside the Emperor.
help-guarding = That player changes seats with you; if you are the Emperor, with a player you choose next.

ask-guarding_moved = Who do you seat there?
wait-guarding_moved = Waiting for { $players } to choose who sits beside the Emperor.
help-guarding_moved = The two players change seats.

ask-accuse = Whose next turn is skipped?
wait-accuse = Waiting for { $players } to accuse somebody.
help-accuse = A turn that has begun goes on. A Condemn that strikes at the end of the skipped turn strikes at the end of the one after.

## News

news-identity_dealt =
    { $identity ->
        [emperor] You are the Emperor. Your cards: { $identities }. { role-emperor-goal }
        [rebel] You are a Rebel. Your cards: { $identities }. { role-rebel-goal }
       *[loyalist] You are a Loyalist. Your cards: { $identities }. { role-loyalist-goal }
    }
news-emperor_revealed = { $player } is the Emperor and shows the card.
news-direction_chosen =
    { $direction ->
        [clockwise] Round { $round }: { $player } chooses clockwise.
       *[counterclockwise] Round { $round }: { $player } chooses counterclockwise.
    }
news-turn_began = { $player }'s turn.
news-turn_skipped = { $player }'s turn is skipped.
news-drew = { $player } draws a card.
news-card_drawn = You have drawn: { $drawn }.
news-nothing_to_draw = There is no card for { $player } to draw.
news-reshuffled =
    { $count ->
        [one] The deck was empty: the one card played or discarded is the new deck.
       *[other] The deck was empty: the { $count } cards played and discarded are shuffled into a new one.
    }
news-passed = { $player } passes.
news-looked = { $player } looks at card { $place } of { $target }.
news-card_seen = You see card { $place } of { $player }: { $face }.
news-shuffled = { $player } shuffles the identity cards.
news-own_cards = Your cards now lie like this: { $identities }.
news-card_played = { $player } plays { $card }.
news-seats_changed = { $player } and { $target } change seats.
news-condemned = { $player } condemns { $target }. The Condemn strikes at the end of { $clock }'s next turn.
news-pincer = { $player } condemns { $target }: the second Rebel beside the Emperor to do so this round. Nothing can counter that.
news-blocked =
    { $emperors ->
        [yes] The Condemn of { $player } on { $target } is countered. It was the Emperor's, so the whole hand of { $target } is discarded.
       *[no] The Condemn of { $player } on { $target } is countered.
    }
news-turned_back = { $player } turns the Condemn back: now it threatens { $target }.
news-condemn_lapsed = The Condemn of { $player } on { $target } can no longer strike and is discarded.
news-struck = The Condemn of { $player } strikes { $target }.
news-died =
    { $identity ->
        [emperor] { $player }, the Emperor, is dead. The cards: { $identities }.
        [rebel] { $player } is dead and was a Rebel. The cards: { $identities }.
       *[loyalist] { $player } is dead and was a Loyalist. The cards: { $identities }.
    }
news-swapped = { $player } swaps card { $place } for card { $other } of { $target }.
news-swap_seen =
    { $identity ->
        [emperor] You gave { $face } and got { $got }. You are still the Emperor.
        [rebel] You gave { $face } and got { $got }. With these cards you are a Rebel.
       *[loyalist] You gave { $face } and got { $got }. With these cards you are a Loyalist.
    }
news-revealed = { $player } reveals card { $place } of { $target }: { $face }.
news-stolen =
    { $count ->
        [0] { $player } steals from the empty hand of { $target }.
        [one] { $player } steals { $target }'s only card.
       *[other] { $player } steals all of { $target }'s { $count } cards.
    }
news-stolen_seen = You have stolen from { $target }: { $cards }.
news-accused = { $player } accuses { $target }, whose next turn is skipped.
news-reversed =
    { $direction ->
        [clockwise] { $player } reverses the round: now it goes clockwise.
       *[counterclockwise] { $player } reverses the round: now it goes counterclockwise.
    }
news-discarded = { $player } discards { $cards }.
news-game_won =
    { $why ->
        [emperor_killed] The Emperor is dead. The Rebels win!
        [pincer] Two Rebels beside the Emperor condemned him. The Rebels win!
        [rebels_dead] No Rebel is alive. The Emperor and his Loyalists win!
        [last_rebel_turned] The last Rebel has changed sides. The Emperor and his Loyalists win!
       *[round_limit] The last round is over and the Emperor lives. He and his Loyalists win!
    }
news-cards_shown =
    { $identity ->
        [emperor] { $player } was the Emperor: { $identities }.
        [rebel] { $player } was a Rebel: { $identities }.
       *[loyalist] { $player } was a Loyalist: { $identities }.
    }

## Claims, true or not

news-said_i_am = { $player } claims to be: { $atoms }.
news-said_saw = { $player } claims to have seen a card of { $atoms-1 }: { $atoms-2 }.
news-said_hold = { $player } claims to hold: { $atoms }.
news-said_suspect = { $player } suspects { $atoms }.
news-said_trust = { $player } trusts { $atoms }.
news-said_ask = { $player } asks { $atoms } to explain.
news-said_retract = { $player } takes the last claim back.
say-i_am = I am ...
say-saw = I saw a card ...
say-hold = I hold ...
say-suspect = I suspect ...
say-trust = I trust ...
say-ask = I want to hear from ...
say-retract = I take it back

## Why not

why-no_such_player = There are only { $players } players at this table.
why-is_dead = { $player } is dead.
why-not_yourself = You can't choose yourself here.
why-no_neighbour = { $player } does not sit next to you.
why-not_beside_emperor = The Emperor can be condemned only from a seat beside him.
why-not_the_emperor = Nobody can swap with the Emperor.
why-not_beside = { $player } does not sit beside the Emperor.
why-two_others = Choose two other players, not the same one twice.
why-all_face_up = All of { $player }'s cards already lie face up.
why-no_second_card = { $player } has no second card face down.
why-not_in_hand = You don't hold { $card }.
why-instinct_is_no_action = { $card } is an Instinct card: you are asked about it separately, and it is never your action.
why-nothing_to_aim = { $card } has no possible target now.
why-no_instinct = { $card } is not an Instinct card: you can play it only as the action of your turn.
why-nobody_to_guard = There is nobody beside the Emperor you could change seats with.
why-nothing_to_clear = There is no Condemn that { $card } could counter for you now.
why-no_such_condemn = This is not a Condemn that your card can counter.
why-nothing_face_down = No other player has a card face down.
why-face_up_already = That card already lies face up, or you have chosen it before.
why-not_the_crown = The Emperor card stays with the Emperor.
why-one_direction = The only answers here are clockwise and counterclockwise.
why-discard_count = Discard exactly the cards you have too many of, no more.
why-one_act = Choose exactly one thing to do.
why-instinct_or_pass = Play an Instinct card that fits, or pass.
why-dead_are_silent = The dead stay silent.
why-emperor_is_known = Everyone already knows who the Emperor is.
why-not_about_yourself = This is for saying something about another player.
why-never_looked = You have never seen a card of { $player }.

## The table

mark-emperor = Emperor
mark-active = Active player
mark-dead = Dead
mark-pass_until = Passes for now
mark-role_emperor = Emperor
mark-role_loyalist = Loyalist
mark-role_rebel = Rebel
mark-face_up = Face up
mark-condemned_1 = Condemned (1)
mark-condemned_2 = Condemned (2)
mark-condemned_3 = Condemned (3)
mark-condemned_4 = Condemned (4)
mark-condemned_5 = Condemned (5)
mark-clock_1 = Condemn 1 strikes after this player's next turn
mark-clock_2 = Condemn 2 strikes after this player's next turn
mark-clock_3 = Condemn 3 strikes after this player's next turn
mark-clock_4 = Condemn 4 strikes after this player's next turn
mark-clock_5 = Condemn 5 strikes after this player's next turn
mark-due_1 = Condemn 1 strikes at the end of this turn
mark-due_2 = Condemn 2 strikes at the end of this turn
mark-due_3 = Condemn 3 strikes at the end of this turn
mark-due_4 = Condemn 4 strikes at the end of this turn
mark-due_5 = Condemn 5 strikes at the end of this turn
mark-cast_1 = Played Condemn 1
mark-cast_2 = Played Condemn 2
mark-cast_3 = Played Condemn 3
mark-cast_4 = Played Condemn 4
mark-cast_5 = Played Condemn 5
mark-aimed = Has condemned the Emperor in this round
zone-deck = Deck
zone-discard = Discards
zone-played = Just played
zone-pending = Pending Condemns
zone-identity = Identity
zone-hand = In hand
counter-hand = cards
counter-skips = turns to skip
counter-round = Round
counter-last_round = Last round
counter-clockwise = This round goes clockwise: down the list of players
counter-counterclockwise = This round goes counterclockwise: up the list of players
note-holds =
    { $rebels ->
        [0] { $player } holds at least: Loyalist × { $loyalists }.
       *[other] { $loyalists ->
            [0] { $player } holds at least: Rebel × { $rebels }.
           *[other] { $player } holds at least: Rebel × { $rebels }, Loyalist × { $loyalists }.
        }
    }
phase-setup = Setup
phase-direction = A new round
phase-window_direction = Before the first turn
phase-window_start = Before the draw
phase-window_act = After the action
phase-window_end = At the end of the turn
phase-act = The action
phase-action = The card that was played
phase-trim = After the Shuffle
phase-discard = The discard
phase-strike = The end of the turn
phase-over = The game is over
over-emperor_killed = The Rebels win: the Emperor is dead. Winners: { $winners }.
over-pincer = The Rebels win: two of them, beside the Emperor, condemned him in one round. Winners: { $winners }.
over-rebels_dead = The Emperor's side wins: no Rebel is alive. Winners: { $winners }.
over-last_rebel_turned = The Emperor's side wins: the last Rebel changed sides. Winners: { $winners }.
over-round_limit = The Emperor's side wins: the last round is over. Winners: { $winners }.

## On the screen

skin-round = Round { $round }
skin-round-of = Round { $round } of { $last }
skin-beside = Beside the Emperor
skin-passes = Passes
skin-asked = Deciding
skin-dead = The dead
skin-back = Face down
skin-place = Card { $place }: { $face }
skin-known = Hold to see the cards you know
skin-mine = Yours
skin-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
skin-skips =
    { $count ->
        [one] Misses a turn
       *[other] Misses { $count } turns
    }
skin-condemn = { $caster } condemns { $target }
skin-after = after { $clock }'s next turn
skin-now = at the end of this turn
skin-aimed = Condemned the Emperor
skin-pincer = { $players } condemned the Emperor this round. If two Rebels do so in one round, he dies at once.

scene-revealed = A card is turned over.
scene-struck = The Condemn strikes.

## What a bot says for its counsel

counsel-guilt = From what you have seen, I think it is { $percent }% likely that { $player } is a Rebel.
counsel-emperor = If the Emperor dies, your side wins.
counsel-worth = Those are the cards that help you least.
counsel-pass = Your cards will help you more later than now.
counsel-find_out = You know too little yet: find out who is who.
counsel-guard = It keeps a suspect from the seat beside the Emperor.
counsel-beside = You sit beside the Emperor: from here you can condemn him.
counsel-spare = You can spare this Condemn.
counsel-nearer = It brings you nearer to the Emperor: you can condemn him only from a seat beside him.
counsel-strip = Each card the others lose is one less to save the Emperor with.
counsel-wait = Nothing here concerns you yet. Keep your cards.
counsel-no_help = None of your cards helps against this.
counsel-save = You are condemned, and this card saves you.
counsel-save_emperor = The Emperor is condemned, and this card can save him. If he dies, you lose.
