# The messages of To Be Emperor.

game-name = To Be Emperor
game-about = The emperor is dead, and the senate is electing another. Bid for assets and senators, pay the senators who follow you, and be the first with 10 Influence. For 2 to 4 players.
game-goal = Your goal: paid senators with 10 Influence or more at the end of a round. A round goes like this. First you take turns putting your five tokens on cards, or at the asset deck to draw cards, and using Coin, Might or Knowledge. Then the highest bids take their cards. Then every senator wants to be paid, every round, with assets that you commit or cards from your hand. Then you see who has won, and all assets are ready again.
edition-to-be-emperor = To Be Emperor
edition-to-be-emperor-line = Bid for senators, pay them well, and be the first with 10 Influence.
edition-to-be-emperor-win = Be the first to have 10 Influence from senators that you have paid.
divisions = { "" }

## Switches of the rules

setting-cards = Which cards you play with
setting-cards-standard = The standard set: 48 assets and 31 senators
setting-cards-small = A small box for short games: 30 assets and 21 senators
setting-round_limit = Round after which the leader wins, if nobody has 10 Influence
setting-round_limit-off = None: the game goes on until somebody has 10
setting-round_limit-5 = Round 5
setting-round_limit-10 = Round 10
setting-round_limit-20 = Round 20
setting-round_limit-40 = Round 40
setting-round_limit-400 = Round 400: to measure how long random games go on

## Atoms and facts

atom-deck = Asset deck
atom-use-coin = Use Coin: move tokens that you have spent
atom-use-might = Use Might: commit an opponent's asset
atom-use-knowledge = Use Knowledge: draw cards and keep some
atom-pass = Pass
atom-end = End the turn
atom-draw = Draw a card
atom-hand = { $card } (from your hand)
atom-decline = Don't draw
option-bid-deck = Asset deck: draw a card for each token
option-goal-deck = Asset deck: draw a card
option-move-deck = Asset deck: draw a card for each token
option-sort-deck = --- the asset deck ---
fact-place-deck = the asset deck
fact-source-deck = the asset deck
fact-goal-deck = the asset deck
fact-resource-coin = Coin
fact-resource-might = Might
fact-resource-knowledge = Knowledge
worth-spend-1 = { $resource }
worth-pay-1 = { fact-resource-coin }
worth-pay-2 = { fact-resource-might }
worth-pay-3 = { fact-resource-knowledge }

## Questions

ask-bid =
    { $tokens ->
        [one] Where do you put your last token?
       *[other] Where do you put tokens? You have { $tokens } left.
    }
wait-bid = Waiting for { $players } to spend tokens.
help-bid = Put at least one token on a card that you want; the highest bid wins it. At the asset deck each token draws a card at once.
more-bid = You can bid on an open asset or senator, or on another player's tapped senator. In the Acquire phase the highest bid wins if it reaches the card's cost; a tie wins nothing. A senator you win must be paid in this round's Resource phase, and in every round after that. His Influence shows at once but counts at the end of the round only if he is paid; unpaid, he is tapped and gives none. Once a turn, before or after your tokens, you can use an ability of your assets.
ask-idle = You can't spend tokens. Use an ability, or pass?
wait-idle = Waiting for { $players } to use an ability or pass.
help-idle = The Main phase ends when everyone has passed in a row. If someone goes on, you are asked again.
ask-after = Use an ability, or end your turn?
wait-after = Waiting for { $players } to end the turn.
help-after = You can use one ability a turn. What you use for it can't pay your senators this round.
more-after = You can use it before or after your tokens. Senators must be paid again in every round.
ask-tokens = How many tokens do you put there?
wait-tokens = Waiting for { $players } to spend tokens.
help-tokens = The tokens of one turn all go to the same place. You must spend the rest on later turns.
ask-spend =
    { $due ->
        [0] Which assets do you use for { $resource }?
        [one] Which assets do you use for { $resource }? What you use now can't pay your senator, who must be paid again in this round.
       *[other] Which assets do you use for { $resource }? What you use now can't pay your { $due } senators, who must be paid again in this round.
    }
wait-spend = Waiting for { $players } to choose the assets for an ability.
help-spend = Assets in play are committed: you can't use them again this round. Cards from your hand go to the asset pool.
more-spend = From the next round on, anyone can bid on them there. An asset with several resources serves only one of them. More Coin moves more tokens, more Might commits costlier assets, more assets with Knowledge draw and keep more cards.
hand-spend = From your hand
ask-source = Where do you take tokens from?
wait-source = Waiting for { $players } to move tokens.
help-source = All the tokens you move come from one place. If you drew cards for them, you keep the cards.
ask-goal = Where does the token go?
wait-goal = Waiting for { $players } to move a token.
help-goal = Anywhere you could bid now, but not back where it came from. At the asset deck it draws a card.
ask-move = Where do the tokens go? { $spent } Coin move up to { $spent } tokens.
wait-move = Waiting for { $players } to move tokens.
help-move = At least one token, and at most one for each Coin you used. Each token that goes to the asset deck draws a card.
ask-target = Which asset do you commit with { $spent } Might?
wait-target = Waiting for { $players } to choose an asset to commit.
help-target = Its owner can't use it again this round. It must not cost more than the Might you used.
ask-keep =
    { $spent ->
        [one] Which of the drawn cards do you keep?
       *[other] Which { $spent } of the drawn cards do you keep?
    }
wait-keep = Waiting for { $players } to choose among the drawn cards.
help-keep = One for each asset you used. Nobody else learns which; the rest goes back into the deck.
ask-sort = Which cards go on top of the asset deck, and which below it? Move the deck between them.
wait-sort = Waiting for { $players } to put cards back.
help-sort = Cards listed before the asset deck go on top of it; cards listed after it go to the bottom. Nobody else learns which cards they are.
ask-pay =
    { $phase ->
        [acquire] Before the bids are settled: which tapped senators do you pay, and with what? You lose any that you don't pay.
       *[resource] Which senators do you pay, and with what?
    }
wait-pay = Waiting for { $players } to pay for senators.
help-pay = Senators must be paid again every round. An unpaid senator is tapped: he doesn't count, and others can bid on him.
more-pay = The cards must give all the resources that the senators cost. Each card gives all its resources; anything left over is lost. Choose nothing to pay nobody. Senators must be paid every round. At the start of the Acquire phase you can save tapped senators: pay one then, and he is untapped, stays, and needs nothing more this round. Otherwise he goes to the highest bid or back to the senate.
hand-pay = From your hand
ask-draw = Your hand is empty. Draw a card?
wait-draw = Waiting for { $players } to draw or not.
help-draw = At the end of a round, a player with no cards in hand may draw one.
chosen-kept-keep = You keep
left-gone-keep = Back into the deck

## News

news-assets_turned = Turned up in the asset pool: { $cards }.
news-senators_turned = New in the senate: { $cards }.
news-round_began = Round { $round } begins; { $player } goes first.
news-tokens_spent =
    { $tokens ->
        [one] { $player } puts a token on { $place }.
       *[other] { $player } puts { $tokens } tokens on { $place }.
    }
news-drew =
    { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
news-drew_cards = You draw: { $cards }.
news-ability_used = { $player } uses { $resource } with { $cards }.
news-tokens_moved =
    { $tokens ->
        [one] { $player } moves a token from { $source } to { $goal }.
       *[other] { $player } moves { $tokens } tokens from { $source } to { $goal }.
    }
news-asset_committed = { $player } commits an asset of { $owner }: { $card }.
news-studied =
    { $drawn ->
        [0] { $player } finds the asset deck empty.
        [one] { $player } draws a card and keeps it.
       *[other] { $player } draws { $drawn } cards and keeps { $kept }.
    }
news-studied_cards = You see: { $cards }.
news-kept_cards = You keep: { $cards }.
news-sorted_cards =
    { $top-count ->
        [0] You put below the asset deck: { $bottom }.
       *[other] { $bottom-count ->
            [0] You put on top of the asset deck: { $top }.
           *[other] You put on top of the asset deck: { $top }; and below it: { $bottom }.
        }
    }
news-passed = { $player } passes.
news-acquired = { $player } acquires { $card }.
news-bids_tied = Nobody gets { $card }: { $players } bid the same.
news-bids_too_low = Nobody gets { $card }: no bid reaches the cost.
news-senators_paid = { $player } pays { $senators } with { $cards }.
news-senators_tapped =
    { $player } doesn't pay { $senators }, who { $senators-count ->
        [one] is
       *[other] are
    } now tapped.
news-senator_returned = { $card } leaves { $player } and goes back to the senate.
news-senator_lured = { $card } leaves { $owner } for { $player }.
news-game_won =
    { $why ->
        [influence] { $winners } has the most Influence and is emperor!
        [tie_break] { $winners } has as much Influence as others, but more ready resources and cards in hand, and is emperor!
        [draw] A draw between { $winners }: the senate can't decide.
        [round_limit] The last round is over. { $winners } is ahead and is emperor!
       *[round_limit_draw] The last round is over, with a draw between { $winners }.
    }

## Why not

why-must_spend = While you have tokens and a place for them, you must spend at least one on your turn.
why-end_instead = You have spent tokens this turn, so end it instead of passing.
why-pass_instead = You have spent no tokens this turn, so pass instead of ending it.
why-placed_already = You have already spent tokens this turn; all of a turn's tokens go to one place at once.
why-no_tokens = You have no tokens left this round.
why-deck_empty = The asset deck is empty, so there is nothing to draw.
why-fresh = { $card } was played from a hand. You can bid on it from the next round on.
why-own_senator = { $card } is your own senator; only the others can bid. You can pay him in the Acquire phase.
why-is_held = { $card } belongs to { $player }, so you can't bid on it.
why-bid_in_hand = { $card } is in your hand; you can only bid on cards that lie open on the table.
why-not_open = That card is not open on the table.
why-used_already = You have already used an ability this turn; one is all you get.
why-no_effect_coin = You have no spent tokens that could go anywhere else.
why-no_effect_might = No opponent has a ready asset in play.
why-no_effect_knowledge = There is nothing to draw.
why-too_little_might = The cheapest ready asset of an opponent costs { $need }, and you have less Might than that.
why-no_source = You have no ready asset in play and no card in hand with { $resource }.
why-one_token_at_least = Spend at least one token.
why-deck_too_small =
    { $cards ->
        [one] The asset deck has only one card left.
       *[other] The asset deck has only { $cards } cards left.
    }
why-too_few_tokens =
    { $tokens ->
        [one] You have only one token left.
       *[other] You have only { $tokens } tokens left.
    }
why-lacks_resource = { $card } has no { $resource }.
why-spend_more = Choose cards with { $resource }; together they must give at least { $need }.
why-not_in_hand = You don't have that card in your hand, or not that many of it.
why-committed = { $card } is committed until the end of the round.
why-use_from_hand = { $card } is in your hand, not in play. Choose the one from your hand.
why-not_in_play = You have no such asset in play, or not that many.
why-no_tokens_there = You have no tokens there.
why-no_goal = The tokens couldn't go anywhere else from there.
why-move_so_many = Move at least one token, and at most as many as the Coin you used ({ $coins }) and the tokens you have there.
why-not_back = Tokens can't go back where they came from.
why-own_asset = Might commits an opponent's asset, not your own.
why-too_costly = { $card } costs { $cost }, and you used only { $might } Might.
why-committed_already = { $card } is already committed.
why-not_in_play_there = No opponent has that asset in play.
why-keep_so_many =
    { $count ->
        [one] You keep exactly one of the drawn cards.
       *[other] You keep exactly { $count } of the drawn cards.
    }
why-not_drawn = That card is not one of those you drew, or not that many times.
why-sort_all = Name all the cards and the asset deck, each once, from top to bottom.
why-payment_short = The cards you choose must give every resource that the chosen senators cost together. Cards without a senator pay nobody.
why-not_your_senator = That senator does not follow you.
why-not_tapped = { $card } is not tapped; the Resource phase comes later.
why-paid_already = { $card } was already paid in this round's Acquire phase.
why-draw_or_not = Draw a card or don't.

## The table

mark-first_player = First player
mark-active = Active player
mark-committed = committed
mark-tapped = tapped
mark-paid = paid
mark-fresh = no bids before the next round
zone-pool = Asset pool
zone-senate = Senate
zone-deck = Asset deck
zone-senate_deck = Senate deck
zone-assets = Assets
zone-senators = Senators
zone-hand = Hand
zone-drawn = Drawn cards
counter-influence = Influence
counter-tokens_left = tokens
counter-cards = cards in hand
counter-tokens = bid of { $player }
counter-at_deck = tokens of { $player } at the asset deck
counter-cost = cost
counter-gives_influence = Influence and cost
counter-gives_coin = Coin
counter-gives_might = Might
counter-gives_knowledge = Knowledge
counter-needs_coin = Coin each round
counter-needs_might = Might each round
counter-needs_knowledge = Knowledge each round
counter-round = Round
counter-last_round = Last round
note-sorted =
    { $top-count ->
        [0] You put below the asset deck: { $bottom }.
       *[other] { $bottom-count ->
            [0] You put on top of the asset deck: { $top }.
           *[other] You put on top of the asset deck: { $top }; and below it: { $bottom }.
        }
    }
phase-setup = Setup
phase-main = Main phase
phase-acquire = Acquire phase
phase-resource = Resource phase
phase-end = End phase
phase-over = The game is over
over-influence = { $winners } wins with the most Influence.
over-tie_break = { $winners } wins: as much Influence as others, but more ready resources and cards in hand.
over-draw = A draw between { $winners }.
over-round_limit = { $winners } is ahead after the last round and wins.
over-round_limit_draw = The game ends in a draw after the last round, between { $winners }.

## On the screen

skin-round = Round { $round }
skin-round-of = Round { $round } of { $last }
skin-influence = { $influence } of { $goal } Influence
skin-asked = Deciding
skin-leads = { $player } leads
skin-tie = Tie
skin-tied = A tie: nobody gets it
skin-low =
    { $missing ->
        [one] { $missing } token short
       *[other] { $missing } tokens short
    }
skin-bid =
    { $tokens ->
        [one] { $player }: { $tokens } token
       *[other] { $player }: { $tokens } tokens
    }
skin-tokens =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
skin-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
skin-names = Names of the cards in play
skin-nothing = Nothing in play yet

## What a bot says for its counsel

counsel-senator =
    { $missing ->
        [0] { $card } gives { $points } Influence: with all senators paid you would have { $after } of 10. Your assets in play can pay all of them, in every round.
        [one] { $card } gives { $points } Influence: with all senators paid you would have { $after } of 10. To pay all of them, your assets in play lack one resource.
       *[other] { $card } gives { $points } Influence: with all senators paid you would have { $after } of 10. To pay all of them, your assets in play lack { $missing } resources.
    }
counsel-asset =
    { $icons ->
        [one] { $card } pays one resource in every round, for as long as you have it.
       *[other] { $card } pays { $icons } resources in every round, for as long as you have it.
    }
counsel-deck = Nobody can outbid you at the deck, and a card in hand pays once.
counsel-paid =
    { $hand ->
        [0] That pays senators with { $points } Influence, and takes no card from your hand.
        [one] That pays senators with { $points } Influence, for one card from your hand.
       *[other] That pays senators with { $points } Influence, for { $hand } cards from your hand.
    }
counsel-unpaid = Nobody can be paid, or it is not worth the cards: they will help more in another round.

## What an answer leaves, and what is due again

skin-tokens-left =
    { $left ->
        [0] That is your last token.
        [one] That leaves you one token.
       *[other] That leaves you { $left } tokens.
    }
skin-due-again = Due again next round: { $due }.
skin-due-won = If you win this bid, your senators need { $due } in every round. The new senator's Influence counts only if he is paid.
skin-due-lacks = Your assets in play lack { $lacking } for that.
skin-due-covered = Your assets in play are enough for that.
