# The messages of Seize the Imperium.

game-name = Seize the Imperium
divisions = Bombard-ment Trans-formable Sup-pression Shalin-dris Pro-jectors Popu-lation Occu-pation Mobili-zation Mecha-nized Launch-ships Inter-ceptor Fortifi-cations Dis-posable Detach-ment Deploy-ment Co-ordinated Beda'-karer Battle-suit Battle-cruisers Atmo-spheric Con-structor Strong-holds Satel-lites Poli-tician Instal-lation Emplace-ments
game-about = Rule the most worlds and you will be the next Emperor. Settle worlds, raise fleets and troops, conquer other players' worlds in two Exchanges of fire, and turn the fight with tactics at the right moment. Each player has a deck of 70 cards. For 2 to 6 players.
game-goal = Your goal: enough Victory points in your own Victory Phase, 20 in the standard game. Each World card that you control counts its cost, unless it is Disputed. A Turn goes like this. Resupply: your cards are ready again, you draw, gain Resource counters and turn World cards face up. Allocation: turn Characters face up, and deplete World cards to allocate Units. Reallocation: move Units among your own worlds, then send Fleets and Troops to the worlds of others, who may React. Military: fight for these worlds. Victory: see whether you have won, take rewards, draw up to six cards. Reaction cards can be played at many moments, also in the Turns of others.
edition-seize-the-imperium = Seize the Imperium
edition-seize-the-imperium-line = Fleets, worlds and generals: conquer until the galaxy has one ruler.
edition-seize-the-imperium-win = Be the first to rule worlds worth 20 Victory points.

## Switches of the rules

setting-game = Which game
setting-game-standard = The standard game: 20 Victory points, or 15 with five or six players
setting-game-basic = Basic Introduction: without Characters, Reaction cards and Regent; 15 Victory points
setting-game-extended = Extended, for two: each world takes one more Conquest counter, no Regent; 25 Victory points
setting-game-duels = Conquest Action Duels, for two: ten Units and five Tactics each, ten fights for ten worlds
setting-recovery = Besieged Empires: a player with one world or none may pay for another with Asset cards
setting-recovery-off = Only players who have lost all their worlds
setting-recovery-on = Also players with a single world left
setting-wide_reaction = Besieged Empires: who may React
setting-wide_reaction-off = Fleets and Troops
setting-wide_reaction-on = Orbitals and Installations too
setting-late_war = Besieged Empires: when the first Military Phase is
setting-late_war-off = In each player's second Turn
setting-late_war-on = In each player's third Turn
setting-two_counters = Besieged Empires: how many Conquest counters worlds take
setting-two_counters-off = As many as their cards say
setting-two_counters-on = At least two, Throne Worlds at least three
setting-accelerated = How fast it begins
setting-accelerated-off = With a Throne World and six Resource counters
setting-accelerated-on = Accelerated: up to three worlds, ten Resource counters, war from the first Turn
setting-turn_limit = Turns after which the most Victory points win
setting-turn_limit-off = Never: the game goes on until somebody has enough
setting-turn_limit-1 = 1 Turn each
setting-turn_limit-3 = 3 Turns each
setting-turn_limit-10 = 10 Turns each
setting-turn_limit-20 = 20 Turns each
setting-turn_limit-40 = 40 Turns each
setting-turn_limit-100 = 100 Turns each
setting-deck_1 = Deck of the first seat
setting-deck_2 = Deck of the second seat
setting-deck_3 = Deck of the third seat
setting-deck_4 = Deck of the fourth seat
setting-deck_5 = Deck of the fifth seat
setting-deck_6 = Deck of the sixth seat

## Plain answers

atom-pass = Pass
atom-none = None
atom-yes = Yes
atom-no = No
atom-recover = Take a World card
atom-draw = Draw
atom-watch-able = Ask me whenever I could do something
atom-watch-always = Ask me at every moment
atom-watch-action = Ask me throughout this Conquest Action, then only when it's about my own cards
atom-watch-concerned = Ask me only when it's about my own cards
atom-kind-Infantry = Infantry
atom-kind-Vehicles = Vehicles
atom-kind-Mechs = Mechs
atom-kind-Hovers = Hovers
atom-kind-Drone = Drones
atom-kind-Piercing = Piercing
atom-kind-Hardened = Hardened
atom-kind-Troop = Troop
atom-kind-Fleet = Fleet
option-further-none = No other World card
option-recover-recover = Turn up the next World card and pay for it with Asset cards
option-recover-pass = Leave it
option-settle-pass = Done: no more World cards
option-recruit-pass = Done: no more Characters
option-allocate-pass = Done: no more Units
option-move-pass = Done: the others stay where they are
option-attack-pass = Done: send nobody else
option-react-pass = Done: nobody else Reacts
option-move_to-pass = Back: it stays where it is
option-attack_at-pass = Back: it stays at home
option-react_to-pass = Back: it stays where it is
option-conquer-pass = No more fights: Units at other players' worlds go home
option-garrison-pass = Done: the others stay
option-aim-pass = Done: the targets stand
option-target-pass = Target nobody
option-target_kind-none = Units, not the World card
option-target_kind-pass = Target nobody
option-retreat-pass = Done: nobody else leaves
option-withdraw-yes = Withdraw: the Conquest Action ends without success
option-withdraw-no = Fight on: one more Exchange
option-forgo-yes = Withdraw: the World card stays as it was
option-forgo-no = Conquer it
option-leave-yes = Allow it
option-leave-no = Refuse: the card goes back to the hand
option-activate-pass = Without a Character
option-assist-pass = Don't help
option-window-pass = Pass: do nothing now
option-window-watch-able = Pass, and ask me whenever I could do something
option-window-watch-always = Pass, and ask me at every moment
option-window-watch-action = Pass, and ask me throughout this Conquest Action, then only when it's about my own cards
option-window-watch-concerned = Pass, and ask me only when it's about my own cards
option-scrap-pass = Discard nothing
option-ransom-yes = Pay: the card takes effect
option-ransom-no = Don't pay: the card is cancelled
option-buy_back-yes = Pay 1 Resource counter and take it to your hand
option-buy_back-no = Leave it in the Discard Pile
option-system_draw-draw = Pay, and draw a World card
option-system_draw-pass = Draw none
option-choose-kind-Piercing = Piercing +1: one more Damage counter if it helps to apply one
option-choose-kind-Hardened = Hardened +1: one more Damage counter to eliminate it
option-kind-kind-Troop = Troop: fights Troops and Installations on the ground
option-kind-kind-Fleet = Fleet: fights as Fighters

## Setup

ask-throne = Which World card will be your Throne World? You have { $count } Resource counters.
wait-throne = Waiting for { $players } to choose a Throne World.
help-throne = A world holds as many Units as it costs. It also gives that many Allocation points and is worth that many Victory points.
more-throne = Your Resource counters also pay for a Lead Character, if you play with Characters. The World card lies facedown until everyone has chosen and bid; then they are all turned up and paid. A Throne World has twice its DEF when it is attacked, takes one more Conquest counter, and gives you two Resource counters a Turn. Players who chose the same one choose again. Your other World cards stay in your Reserve for later.
ask-lead =
    { $count ->
        [one] Who will be your Lead Character? You have 1 Resource counter left.
       *[other] Who will be your Lead Character? You have { $count } Resource counters left.
    }
wait-lead = Waiting for { $players } to choose a Lead Character.
help-lead = The Character's cost counts towards becoming Regent. The others stay facedown for later.
more-lead = The Character stays facedown until the bid is over. Then it is turned up and paid for.
ask-further =
    { $count ->
        [0] Do you buy another World card? You have no Resource counters left.
        [one] Do you buy another World card? You have 1 Resource counter left.
       *[other] Do you buy another World card? You have { $count } Resource counters left.
    }
wait-further = Waiting for { $players } to choose more World cards.
help-further = You may start with up to three worlds. One that turns out to be someone's Throne World is discarded.
ask-bid =
    { $count ->
        [0] Which cards do you discard to become Regent? You have bid none so far.
        [one] Which cards do you discard to become Regent? You have bid one so far.
       *[other] Which cards do you discard to become Regent? You have bid { $count } so far.
    }
wait-bid = Waiting for { $players } to bid for Regent.
help-bid = Each card you discard is a point. The player with the highest total is Regent, goes first and draws one more card each Turn.
more-bid = The costs of your Throne World and Lead Character count too. The Regent also settles Disputed cards. Bidding goes round until everyone has stopped; once you discard nothing, you are out. Others see how many cards you discard, but learn only at the end which ones. You don't draw new ones until the end of your first Turn.
chosen-gone-bid = You discard
left-kept-bid = Stays in your hand

## Resupply, Allocation

ask-pool =
    { $count ->
        [one] You have one Character too many. Which do you discard?
       *[other] You have { $count } Characters too many. Which do you discard?
    }
wait-pool = Waiting for { $players } to discard Characters.
help-pool = You may have three Characters, faceup and facedown together. The ones you discard go face up to your Discard Pile.
chosen-gone-pool = You discard
left-kept-pool = Stay with you
ask-recover = You have almost no worlds left. Do you take the next one from your System Deck and pay for it with Asset cards?
wait-recover = Waiting for { $players } to recover.
help-recover = The top World card is turned up. You pay its cost with cards from the top of your Asset Deck.
more-recover = They go to your Discard Pile. If you have too few, the World card is discarded instead. You choose again, as long as you control fewer than two worlds.
ask-settle =
    { $count ->
        [one] Which World card do you turn face up? You have 1 Resource counter.
       *[other] Which World card do you turn face up? You have { $count } Resource counters.
    }
wait-settle = Waiting for { $players } to turn World cards face up.
help-settle = Pay Resource counters for a world from your Reserve. It holds Units, pays for new ones at once and is worth Victory points.
more-settle = It comes in ready. It can't be someone's Throne World, or one that you already have. If another player has it faceup, both copies are Disputed and count nothing. You can go on until you are done.
hand-settle = Your covered cards
ask-recruit =
    { $count ->
        [one] Which Character do you turn face up? You have 1 Resource counter.
       *[other] Which Character do you turn face up? You have { $count } Resource counters.
    }
wait-recruit = Waiting for { $players } to turn Characters face up.
help-recruit = Characters cost Resource counters. Cards in play that give you some can be depleted here first.
more-recruit = You can use a Character at once. Reaction cards cost Resource counters too, so keep some. If another player has the same Character faceup, both copies are Disputed and can't deplete.
hand-recruit = Your covered cards
ask-allocate = { $count ->
        [one] Which Unit do you allocate? Your worlds still give 1 point.
       *[other] Which Unit do you allocate? Your worlds still give { $count } points.
    }
wait-allocate = Waiting for { $players } to allocate Units.
help-allocate = Your worlds pay for it; each pays for one Unit a Turn. The Unit can defend at once but moves only from your next Turn on.
more-allocate = A world gives as many Allocation points as it costs and is depleted for it. The Unit comes in depleted, at one of the worlds that paid. A world holds as many of your Unit cards as it costs. Here you can also use abilities, or say when you want to be asked for Reactions. You can go on until you are done.
hand-allocate = Your covered cards
ask-site = At which world do you allocate { $card }? Its cost is { $cost }, unless a world makes it cheaper.
wait-site = Waiting for { $players } to place a Unit.
help-site = That world is depleted and gives its Allocation points. If that isn't enough, you choose which others add theirs.
ask-payers = Which other worlds add their Allocation points for { $card }? At { $place } it costs { $cost }, of which { $count } { $count ->
        [one] is
       *[other] are
    } still missing.
wait-payers = Waiting for { $players } to pay for a Unit.
help-payers = Together they must give what is still missing. Anything left over is lost.
more-payers = A world gives all its points to one Unit. Disputed worlds give half.
worth-payers-1 = points
halves-payers-1 = { "" }

## Reallocation

ask-move = Which Unit do you move to another of your own worlds?
wait-move = Waiting for { $players } to move Units.
help-move = Ready Units go from one of your worlds to another with room. Fleets and Troops can still attack afterwards.
more-move = Any type of Unit may move, as often as you like. Moving doesn't deplete them, and their counters go along.
ask-move_to = To which of your worlds do you move { $card }?
wait-move_to = Waiting for { $players } to move a Unit.
help-move_to = A world holds as many of your Unit cards as it costs.
ask-attack = Which Unit do you send to another player's world?
wait-attack = Waiting for { $players } to send Units to other players' worlds.
help-attack = Send ready Fleets and Troops to another player's world. Meanwhile they can't defend at home. If you don't conquer, they come back.
more-attack = It depletes them. With two or three players all worlds are Adjacent. With more, you can reach your neighbours' worlds, worlds of the same System, and copies of a world you dispute. In the Military Phase you can fight for each world you have entered. Its controller may React first.
ask-attack_at = To which world do you send { $card }?
wait-attack_at = Waiting for { $players } to send a Unit.
help-attack_at = You may have as many Unit cards there as the world costs.
ask-react = Your worlds were entered. Which Unit Reacts and goes to defend?
wait-react = Waiting for { $players } to React.
help-react = Ready Fleets and Troops may come from your other worlds to help. Each Unit can React once.
more-react = Reacting doesn't deplete them. Depleted ones may React within the same System, to a Disputed world, or if they are Reactive.
ask-react_to = Which world do you defend with { $card }?
wait-react_to = Waiting for { $players } to React.
help-react_to = The world needs room for one more of your Unit cards.

## Fights

ask-conquer = Which world do you fight for next?
wait-conquer = Waiting for { $players } to choose the next fight.
help-conquer = To conquer, you need enough Conquest counters, no Defending Troop or Installation left, and a surviving Unit card of your own.
more-conquer = A Conquest Action is two Exchanges of fire. Where you don't fight, your Units go home.
ask-home = Where does { $card } go home to?
wait-home = Waiting for { $players } to bring Units home.
help-home = One of your worlds with room. Going home doesn't deplete it.
ask-rescue = There is room for { $count } of your Units from { $card }. Which one do you save?
wait-rescue = Waiting for { $players } to choose which Units find room.
help-rescue = They have to leave, and your other worlds don't have room for all of them. The rest are discarded.
ask-garrison = { $card } is yours. Which Units leave?
wait-garrison = Waiting for { $players } to leave Units at a conquered world.
help-garrison = A conquered world goes back to its owner if none of your Fleets or Troops guards it. So leave one there.
more-garrison = It goes back in the owner's Victory Phase.
ask-kind =
    { $what ->
        [troop_or_fleet] What does { $card } fight as in this Exchange?
       *[other] Which Troops is { $card } strong against in this Conquest Action?
    }
wait-kind = Waiting for { $players } to choose for a Unit.
help-kind = Choose which Troops it is strong against, or what it fights as. Everyone sees it.
ask-aim =
    { $step ->
        [strike] Fight for { $card }, Surprise Strike: which Unit do you choose a target for?
        [step_1] Fight for { $card }, Step 1, you attack: which Unit do you choose a target for?
       *[step_2] Fight for { $card }, Step 2, you fire back: which Unit do you choose a target for?
    }
wait-aim = Waiting for { $players } to choose targets.
help-aim = Choose a Unit, then its target. ATT at the same target adds up: if it reaches the DEF, the target gets a counter.
more-aim = You can change targets until you are done. Units get Damage counters, worlds get Conquest counters. Attacking Fleets can target anything. Attacking Troops fire only from the second Exchange on, at Troops, Installations or the world. Defending Troops fire at Troops only. A Unit that uses a Surprise Strike doesn't fire again in this Exchange.
ask-target = What do you target with { $card }, ATT { $att }? Total ATT against DEF: { previews }.
wait-target = Waiting for { $players } to choose a target.
help-target = Each target shows the ATT aimed at it, this Unit included, and its DEF. If the ATT reaches the DEF, it gets a counter.
more-target = With Piercing or Siege it gets more than one.
ask-target_kind = Do you target the World card with { $card }, ATT { $att }, or up to { $most } Units? Total ATT against DEF: { previews }.
wait-target_kind = Waiting for { $players } to choose a target.
help-target_kind = Firing Arcs split ATT among several Units, but never between Units and the World card.
ask-targets = Which Units, up to { $most }, do you target with { $card }, ATT { $att }? Total ATT against DEF, with all of it on one: { previews }.
wait-targets = Waiting for { $players } to choose targets.
help-targets = Split the ATT as you like; you are asked about each target. Choose none to hold fire.
ask-part = How much ATT of { $card } goes against { $target }?
wait-part = Waiting for { $players } to split ATT.
help-part = What you don't use on one target is left for the others. Each gets at least 1.
ask-withdraw = The fight for { $card } can go on. Do you fight on or withdraw?
wait-withdraw = Waiting for { $players } to fight on or withdraw.
help-withdraw = If you withdraw, your Units go home, and the Conquest counters of this fight are lost.
ask-forgo = You are about to Conquer { $card }. Do you take it or withdraw?
wait-forgo = Waiting for { $players } to take the World card or withdraw.
help-forgo = The world is yours unless somebody can still stop you. If you withdraw, your Units go home without it.
more-forgo = The Conquest counters of this fight are lost then.
ask-retreat = Which Fleet leaves { $card }?
wait-retreat = Waiting for { $players } to choose which Fleets leave.
help-retreat = You can bring Fleets to your other worlds now. Other Units can't leave.
preview-1 = { $targets-1 } { $totals-1 }:{ $against-1 }{ $counts-1 ->
        [0] {""}
       *[other] {" "}(hits)
    }
preview-2 = { $targets-2 } { $totals-2 }:{ $against-2 }{ $counts-2 ->
        [0] {""}
       *[other] {" "}(hits)
    }
preview-3 = { $targets-3 } { $totals-3 }:{ $against-3 }{ $counts-3 ->
        [0] {""}
       *[other] {" "}(hits)
    }
preview-4 = { $targets-4 } { $totals-4 }:{ $against-4 }{ $counts-4 ->
        [0] {""}
       *[other] {" "}(hits)
    }
preview-5 = { $targets-5 } { $totals-5 }:{ $against-5 }{ $counts-5 ->
        [0] {""}
       *[other] {" "}(hits)
    }
preview-6 = { $targets-6 } { $totals-6 }:{ $against-6 }{ $counts-6 ->
        [0] {""}
       *[other] {" "}(hits)
    }
previews =
    { $targets-count ->
        [1] { preview-1 }
        [2] { preview-1 }, { preview-2 }
        [3] { preview-1 }, { preview-2 }, { preview-3 }
        [4] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }
        [5] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }, { preview-5 }
        [6] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }, { preview-5 }, { preview-6 }
       *[other] { preview-1 }, { preview-2 }, { preview-3 }, { preview-4 }, { preview-5 }, { preview-6 } ...
    }

## Reactions and abilities

ask-window =
    { $moment ->
        [response] { $player } plays { $card }.{ $effect } Do you respond before it takes effect?
        [turn_start] The Turn of { $player } begins. Do you use something first?
        [phase_start] { news-phase_began } Do you use something before it begins?
        [phase_end] { news-phase_began } It is about to end. Do you use something before that?
        [after_part_b] { $player } has sent Units to others' worlds. Do you play something?
        [part_c] { $player } has sent Units to others' worlds, and Units have Reacted. Do you play something?
        [before_exchange] { $player } attacks { $card }; an Exchange begins. Do you play something first?
        [after_strike] Fight for { $card }: after the Surprise Strikes, before Step 1. Do you play something?
        [step_1] Fight for { $card }, Step 1: { $player } is about to choose targets. Do you play something first?
        [after_targets_1] Fight for { $card }, Step 1: { $player } has chosen targets. Do you play something before they are hit?
        [step_2] Fight for { $card }, Step 2: the Defender is about to choose targets. Do you play something first?
        [after_targets_2] Fight for { $card }, Step 2: the Defender has chosen targets. Do you play something before they are hit?
        [step_3] Fight for { $card }, Step 3: damaged Units are about to be eliminated. Do you play something first?
        [step_4] Fight for { $card }, Step 4: { $player } may withdraw next. Do you play something first?
       *[before_success] The fight for { $card } is about to be judged. Do you play something first?
    }
wait-window = Waiting for { $players } to play something or pass.
help-window = You may play a Reaction card from your hand for its cost, or deplete a card in play for what it does.
more-window = The cost is paid in Resource counters. Others may respond, and the last response takes effect first. You can also choose when you want to be asked from now on; everyone sees what you chose. Whether you are asked depends on what everyone knows, never on your hand.
hand-window = Your covered cards
ask-x = How large is X for { $card }?
wait-x = Waiting for { $players } to choose X.
help-x = You pay X Resource counters. The more you pay, the more the card does.
ask-host = What do you lay { $card } on?
wait-host = Waiting for { $players } to lay down a card.
help-host = Another player's card needs that player's permission. Only one copy of a Reaction card can lie on a card at a time.
ask-leave = { $player } would like to lay { $card } on { $place }, which is yours.{ $effect } Do you allow it?
wait-leave = Waiting for { $players } to allow a card or refuse.
help-leave = The player of the card pays for it and controls it. If you refuse, it goes back to their hand.
more-leave = By then everyone has seen it.
ask-activate = Which of your Characters do you deplete, so that { $card } does more?
wait-activate = Waiting for { $players } to deplete a Character or not.
help-activate = Many Reaction cards do more if you deplete a Character of the class they name. You don't have to.
ask-assist = { $player } plays { $card }.{ $effect } Which of your Characters do you deplete, so that it does more?
wait-assist = Waiting for { $players } to help with a Character or not.
help-assist = Any player can help this card by depleting a Character of the right class. It's your choice.
ask-pick = What does { $card } affect?
wait-pick = Waiting for { $players } to choose what a card affects.
help-pick = Everyone sees what you choose.
ask-sacrifice = Which Units do you eliminate for { $card }?
wait-sacrifice = Waiting for { $players } to eliminate some of their Units for a card.
help-sacrifice = They are eliminated when the card takes effect. If it is cancelled, you keep them.
chosen-gone-sacrifice = You eliminate
left-kept-sacrifice = Fights on
ask-choose = What do you choose for { $card } in this Exchange?
wait-choose = Waiting for { $players } to choose for a Unit.
help-choose = It lasts until the end of this Exchange.
ask-victim = Which card do you use { $card } against?
wait-victim = Waiting for { $players } to choose a target for a card.
help-victim = A depleted card can't be used until its controller's next Turn. An eliminated one goes to the Discard Pile.
ask-ready = Which Fleet does { $card } make ready?
wait-ready = Waiting for { $players } to make a Fleet ready.
help-ready = It is no longer depleted and can attack in this Turn.
ask-fallen = Which Troop card do you take back from your Discard Pile, with { $card }?
wait-fallen = Waiting for { $players } to take back a card.
help-fallen = It goes to your hand, and everyone sees which one.
ask-refill = Which Unit card does { $card } give a counter back to?
wait-refill = Waiting for { $players } to replace a counter.
help-refill = It can't have more than it came in with.
ask-double = Which of your worlds does { $card } double the Allocation points of?
wait-double = Waiting for { $players } to choose a world.
help-double = Only for an Orbital or Installation, and only in this Phase.
more-double = The Unit may be allocated at another world, as long as this one helps to pay for it.
ask-ransom =
    { $count ->
        [one] { $card } is about to be cancelled. Do you pay 1 more Resource counter to save it?
       *[other] { $card } is about to be cancelled. Do you pay { $count } more Resource counters to save it?
    }
wait-ransom = Waiting for { $players } to save a card or not.
help-ransom = If it is cancelled, it is discarded and you get its cost back.
more-ransom = You can't play it again at this moment.
ask-buy_back = { $card } was eliminated. Do you buy it back?
wait-buy_back = Waiting for { $players } to buy back a card or not.
help-buy_back = It goes to your hand. You can allocate it again in a later Allocation Phase.
ask-scrap =
    { $count ->
        [one] Which Unit card do you discard for half its cost, at most 1 Resource counter?
       *[other] Which Unit card do you discard for half its cost, at most { $count } Resource counters?
    }
wait-scrap = Waiting for { $players } to discard a card for Resource counters.
help-scrap = Half its cost is rounded down.
hand-scrap = Your covered cards
ask-sort = In which order do the cards go back? Start with the top one.
wait-sort = Waiting for { $players } to put cards back.
help-sort = Only you know the order.

## Victory, Regent

ask-system_draw =
    { $count ->
        [0] Do you draw a World card for nothing?
        [one] Do you draw a World card for 1 Resource counter?
       *[other] Do you draw a World card for { $count } Resource counters?
    }
wait-system_draw = Waiting for { $players } to draw a World card or not.
help-system_draw = Once a Turn, a new world for your Reserve. It costs one Resource counter for each world you control.
more-system_draw = It comes facedown. From your next Resupply Phase on you can face it up for its cost.
ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] Which { $count } cards do you discard?
    }
wait-discard = Waiting for { $players } to discard cards.
help-discard = At the end of your Turn you may hold six cards, or more with some worlds. You won't draw discarded cards again.
more-discard = It goes face up to your Discard Pile.
chosen-gone-discard = You discard
left-kept-discard = Stays in your hand
ask-censure = Several players have { $card }. As Regent, which copies do you eliminate?
wait-censure = Waiting for { $players } to settle Disputed Characters.
help-censure = Any number of copies, but leave at least one. If only one is left, it is no longer Disputed.
ask-tax = Several players have { $card }. As Regent, who do you make pay a Resource counter?
wait-tax = Waiting for { $players } to tax Disputed worlds.
help-tax = You can choose nobody, but not everyone: at least one of them goes free.

## Duels

ask-draft_units = Which { $count } Units do you take into the duels?
wait-draft_units = Waiting for { $players } to choose Units for the duels.
help-draft_units = In secret, once for all ten duels. Only Fleets and Troops can attack; everything can defend. You will do both.
more-draft_units = Choose from your whole Asset Deck. Units lost in one duel are back for the next.
chosen-kept-draft_units = You take
left-gone-draft_units = Stays behind
ask-draft_tactics = Which { $count } Tactics do you take into the duels?
wait-draft_tactics = Waiting for { $players } to choose Tactics for the duels.
help-draft_tactics = In secret, once for all ten duels. For each duel you bring some of them, two points' worth.
more-draft_tactics = There are no Characters in duels.
chosen-kept-draft_tactics = You take
left-gone-draft_tactics = Stays behind
ask-muster = Which Units do you bring to the fight for { $card }? You have { $count } points.
wait-muster = Waiting for { $players } to bring Units.
help-muster = Each Unit counts its cost. The Defender shows Units for 20 points first. The Attacker has as many more points as the World card costs.
more-muster = The Attacker brings Fleets and Troops only.
chosen-kept-muster = You bring
left-gone-muster = Rests
worth-muster-1 = points
ask-arm = Which Tactics do you bring to the fight for { $card }? You have { $count } points.
wait-arm = Waiting for { $players } to bring Tactics.
help-arm = Two points' worth, in secret. A card that costs X counts two.
more-arm = Whatever you bring, you have two Resource counters to play them with.
chosen-kept-arm = You bring
left-gone-arm = Rests
worth-arm-1 = points

## News

news-bidding_began = The bidding for Regent begins with { $player }.
news-bid_made =
    { $count ->
        [0] { $player } stops bidding.
        [one] { $player } bids a card.
       *[other] { $player } bids { $count } cards.
    }
news-bid_shown = { $player } has bid: { $cards }.
news-world_unfit = { $player } can't use { $card } and discards it.
news-throne_matched = { $player } is not the only one with { $card } as Throne World. It is discarded, and { $player } chooses again.
news-throne_shown = The Throne World of { $player } is { $card }.
news-world_shown = { $player } also begins with { $card }.
news-lead_shown = The Lead Character of { $player } is { $card }.
news-regent_found =
    { $regent ->
        [yes] { $player } has the highest total, is Regent and goes first. Totals: { $totals }.
       *[no] There is no Regent. { $player } goes first. Totals: { $totals }.
    }
each-totals = { $player } { $part }
news-turn_began = Turn { $turn }: { $player }.
news-phase_began =
    { $phase ->
        [resupply] Resupply Phase of { $player }.
        [allocation] Allocation Phase of { $player }.
        [reallocation] Reallocation Phase of { $player }.
        [military] Military Phase of { $player }.
        [victory] Victory Phase of { $player }.
       *[regent] Regent Phase of { $player }.
    }
news-drew_assets =
    { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
news-drew_asset_cards = You draw: { $cards }.
news-drew_character = { $player } draws a Character.
news-drew_character_card = You draw: { $card }.
news-character_let_go = { $player } discards { $card }.
news-income =
    { $count ->
        [0] { $player } gains no Resource counters.
        [one] { $player } gains a Resource counter.
       *[other] { $player } gains { $count } Resource counters.
    }
news-recovered = { $player } recovers with { $card } and pays for it with { $cards }.
news-world_unpaid = { $player } turns up { $card } but can't pay the { $count } Asset cards it costs, and discards it.
news-world_faced_up = { $player } turns { $card } face up.
news-world_disputed = { $card } is now Disputed: there is more than one.
news-character_faced_up = { $player } turns { $card } face up.
news-character_disputed = { $card } is now Disputed: there is more than one.
news-unit_allocated = { $player } allocates { $card } at { $place }. Depleted for it: { $payers }.
news-unit_moved = { $player } moves { $card } to { $place }.
news-unit_launched = { $player } sends { $card } to { $place }.
news-unit_reacted = { $player } Reacts: { $card } to { $place }.
news-conquest_began = { $player } attacks { $card }, which { $defender } defends.
news-exchange_began = Exchange { $number } begins.
news-kind_chosen = { $player } chooses for { $card }: { $kind }.
news-aimed =
    { $targets-count ->
        [0] No target for { $card }.
       *[other] Target of { $card }: { $targets }.
    }
news-attacked =
    { $count ->
        [0] Attack on { $target }: ATT { $att } against DEF { $against }, no counter.
        [one] Attack on { $target }: ATT { $att } against DEF { $against }, one counter.
       *[other] Attack on { $target }: ATT { $att } against DEF { $against }, { $count } counters.
    }
news-unit_eliminated = { $player } loses { $card }.
news-withdrew = { $player } withdraws.
news-unit_went = { $player } brings { $card } to { $place }.
news-conquered = { $player } conquers { $card } from { $defender }!
news-conquest_failed = { $player } does not conquer { $card }.
news-copy_eliminated = { $player } conquers { $card } but already has a copy, so this one is eliminated.
news-liberated = { $card } is liberated and belongs to { $player } again.
news-reaction_announced = { $player } plays { $card }.
news-leave_refused = Permission refused: { $player } takes { $card } back.
news-character_depleted = { $player } depletes { $card } for it.
news-sacrifice_named = { $player } will eliminate for { $card }: { $cards }.
news-reaction_resolved = { $player }'s { $card } takes effect.
news-reaction_cancelled = { $player }'s { $card } is cancelled.
news-ransom_paid = { $player } pays more and saves { $card }.
news-ability_used = { $player } uses { $card }.
news-resources_gained =
    { $count ->
        [one] { $player } gains a Resource counter.
       *[other] { $player } gains { $count } Resource counters.
    }
news-world_doubled = { $card } gives { $player } twice its Allocation points for an Orbital or Installation.
news-scrapped =
    { $count ->
        [0] { $player } discards { $card } for nothing.
        [one] { $player } discards { $card } for a Resource counter.
       *[other] { $player } discards { $card } for { $count } Resource counters.
    }
news-looked = You see, from the top: { $cards }.
news-deck_sorted =
    { $count ->
        [one] { $player } has looked at the top card of the Asset Deck.
       *[other] { $player } has looked at the top { $count } cards of the Asset Deck and put them back in some order.
    }
news-card_depleted = { $player } depletes another player's card: { $card }.
news-card_undepleted = { $player } makes { $card } ready.
news-damage_removed = { $card } loses a Damage counter.
news-conquest_removed =
    { $count ->
        [0] There was no Conquest counter to remove.
        [one] A Conquest counter is removed.
       *[other] { $count } Conquest counters are removed.
    }
news-returned_to_hand = { $player } takes { $card } back into their hand.
news-counter_replaced = { $player } puts a counter back on { $card }.
news-character_faced_down = { $player }'s { $card } is not eliminated but turned facedown.
news-character_eliminated = { $player } loses { $card }.
news-rewarded =
    { $count ->
        [one] { $player } gains a Resource counter for { $card }.
       *[other] { $player } gains { $count } Resource counters for { $card }.
    }
news-drew_world =
    { $count ->
        [0] { $player } draws a World card.
        [one] { $player } pays a Resource counter and draws a World card.
       *[other] { $player } pays { $count } Resource counters and draws a World card.
    }
news-drew_world_card = You draw: { $card }.
news-discarded = { $player } discards { $cards }.
news-regent_lost = { $player } is no longer Regent; nobody is.
news-taxed = { $player } pays a Resource counter, as the Regent decrees.
news-duel_began = Duel { $number }: { $player } attacks { $card }, which { $defender } defends.
news-mustered =
    { $cards-count ->
        [0] { $player } brings no Units.
       *[other] { $player } brings { $cards }.
    }
news-armed =
    { $count ->
        [0] { $player } brings no Tactics.
        [one] { $player } brings a Tactics card, facedown.
       *[other] { $player } brings { $count } Tactics cards, facedown.
    }
news-game_won =
    { $why ->
        [victory_points] { $winners } has enough Victory points and seizes the Imperium!
        [turn_limit] The last Turn is over. { $winners } has the most Victory points and seizes the Imperium!
        [turn_limit_draw] The last Turn is over, with a draw between { $winners }.
        [duel] The last duel is over. { $winners } has the most Victory points and wins!
       *[duel_draw] The last duel is over, with a draw between { $winners }.
    }

## The table

mark-regent = Regent
mark-active = Active player
mark-attacker = Attacker
mark-defender = Defender
mark-watch_always = always asked
mark-watch_action = asked throughout this fight
mark-watch_concerned = asked about their own cards
mark-throne = Throne World
mark-depleted = depleted
mark-disputed = Disputed
mark-conquered = conquered
mark-attacked = under attack
mark-fleet = Fleet
mark-troop = Troop
mark-orbital = Orbital
mark-installation = Installation
mark-fighters = Fighters
mark-starships = Starships
mark-carriers = Carriers
mark-capitals = Capitals
mark-satellites = Satellites
mark-stations = Stations
mark-infantry = Infantry
mark-vehicles = Vehicles
mark-mechs = Mechs
mark-hovers = Hovers
mark-emplacements = Emplacements
mark-strongholds = Strongholds
mark-drone = Drone
mark-admiral = Admiral
mark-assassin = Assassin
mark-engineer = Engineer
mark-general = General
mark-hunter = Hunter
mark-politician = Politician
mark-reaction = Reaction card
zone-place_1 = World 1
zone-place_2 = World 2
zone-place_3 = World 3
zone-place_4 = World 4
zone-place_5 = World 5
zone-place_6 = World 6
zone-place_7 = World 7
zone-place_8 = World 8
zone-place_9 = World 9
zone-place_10 = World 10
zone-place_11 = World 11
zone-place_12 = World 12
zone-place_13 = World 13
zone-place_14 = World 14
zone-place_15 = World 15
zone-place_16 = World 16
zone-place_17 = World 17
zone-place_18 = World 18
zone-place_19 = World 19
zone-place_20 = World 20
zone-place_21 = World 21
zone-place_22 = World 22
zone-place_23 = World 23
zone-place_24 = World 24
zone-characters = Characters
zone-reactions = Reaction cards in play
zone-discard = Discard Pile
zone-asset_deck = Asset Deck
zone-character_deck = Character Deck
zone-system_deck = System Deck
zone-bid = Bid
zone-hand = Hand
zone-area = Facedown Characters
zone-reserve = Reserve
zone-chosen = Chosen facedown
zone-won = Conquered worlds
zone-resting = Not in this duel
counter-resources = Resource counters
counter-points = Victory points
counter-cards = cards in hand
counter-cost = cost
counter-att = ATT
counter-def = DEF
counter-need = to conquer
counter-room = Unit cards that it holds
counter-conquest = Conquest counters
counter-missions = Mission counters
counter-damage = Damage counters
counter-of = Unit of { $player }
counter-turn = Turn
counter-goal = Victory points to win
counter-exchange = Exchange
counter-exchanges = Exchanges in all
counter-step = Step
counter-strike = Surprise Strikes
counter-duel = Duel
counter-duels = Duels in all
note-window =
    { $moment ->
        [response] Responses to { $card }, before it takes effect
        [turn_start] Before the Turn of { $player }
        [phase_start] Before this Phase begins
        [phase_end] Before this Phase ends
        [after_part_b] { $player } has sent Units
        [part_c] Units have Reacted
        [before_exchange] Before the Exchange
        [after_strike] After the Surprise Strikes
        [step_1] Step 1, before the Attacker chooses targets
        [after_targets_1] Step 1, before the targets are hit
        [step_2] Step 2, before the Defender chooses targets
        [after_targets_2] Step 2, before the targets are hit
        [step_3] Step 3, before damaged Units are eliminated
        [step_4] Step 4, before the Attacker may withdraw
       *[before_success] Before the fight is judged
    }
note-play =
    { $used ->
        [yes] { $player } uses { $card }; it waits to take effect.
       *[no] { $player } plays { $card }; it waits to take effect.
    }
note-laid = { $card } lies on { $place }.
note-sum_att = { $card }: ATT { $value } = { sum }
note-sum_def = { $card }: DEF { $value } = { sum }
note-attack =
    { $count ->
        [0] Attack on { $card }: ATT { $att } ({ $units }) against DEF { $against } gives no counter.
       *[other] Attack on { $card }: ATT { $att } ({ $units }) against DEF { $against } gives counters: { $count }.
    }
sum-2 = { $numbers-2 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-2 }
    } { $sources-2 }
sum-3 = { $numbers-3 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-3 }
    } { $sources-3 }
sum-4 = { $numbers-4 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-4 }
    } { $sources-4 }
sum-5 = { $numbers-5 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-5 }
    } { $sources-5 }
sum-6 = { $numbers-6 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-6 }
    } { $sources-6 }
sum-7 = { $numbers-7 ->
        [-1] - 1
        [-2] - 2
       *[other] + { $numbers-7 }
    } { $sources-7 }
sum-added =
    { $numbers-count ->
        [1] { $numbers-1 }
        [2] { $numbers-1 } { sum-2 }
        [3] { $numbers-1 } { sum-2 } { sum-3 }
        [4] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 }
        [5] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 } { sum-5 }
        [6] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 } { sum-5 } { sum-6 }
       *[other] { $numbers-1 } { sum-2 } { sum-3 } { sum-4 } { sum-5 } { sum-6 } { sum-7 }
    }
sum-all =
    { $numbers-count ->
        [1] { sum-added }
       *[other] ({ sum-added })
    }
sum-times =
    { $times-count ->
        [1] { $times-1 }
        [2] ({ $times-1 } + { $times-2 })
       *[other] ({ $times-1 } + { $times-2 } + { $times-3 })
    }
sum-over =
    { $over-count ->
        [1] { $over-1 }
        [2] { $over-1 } / { $over-2 }
       *[other] { $over-1 } / { $over-2 } / { $over-3 }
    }
sum =
    { $times-count ->
        [0] { $over-count ->
            [0] { sum-added }
           *[other] { sum-all } / { sum-over }
        }
       *[other] { $over-count ->
            [0] { sum-all } x { sum-times }
           *[other] { sum-all } x { sum-times } / { sum-over }
        }
    }
phase-setup = Setup
phase-resupply = Resupply Phase
phase-allocation = Allocation Phase
phase-reallocation = Reallocation Phase
phase-military = Military Phase
phase-victory = Victory Phase
phase-regent = Regent Phase
phase-over = The game is over
over-victory_points = { $winners } wins with enough Victory points.
over-turn_limit = { $winners } has the most Victory points after the last Turn and wins.
over-turn_limit_draw = The game ends in a draw after the last Turn, between { $winners }.
over-duel = { $winners } has the most Victory points after the last duel and wins.
over-duel_draw = The game ends in a draw after the last duel, between { $winners }.

## On screens

skin-phase-resupply = Resupply
skin-phase-allocation = Allocation
skin-phase-reallocation = Reallocation
skin-phase-military = Military
skin-phase-victory = Victory
skin-phase-regent = Regent
skin-part-pool = Part C: Characters
skin-part-settle = Part E: turn worlds face up
skin-part-recruit = Part A: turn Characters face up
skin-part-allocate = Part B: allocate Units
skin-part-site = Part B: allocate Units
skin-part-payers = Part B: allocate Units
skin-part-move = Part A: among your worlds
skin-part-move_to = Part A: among your worlds
skin-part-attack = Part B: to others' worlds
skin-part-attack_at = Part B: to others' worlds
skin-part-react = Part C: React
skin-part-react_to = Part C: React
skin-part-system_draw = Part D: draw a world
skin-part-discard = Part E: hand cards
skin-part-censure = Part B: Disputed Characters
skin-part-tax = Part C: Disputed worlds
skin-asked = Deciding
skin-points = { $points } Victory points
skin-goal = { $goal } points win
skin-points-of = { $points } of { $goal } Victory points
skin-room = { $used } of { $room } Unit cards
skin-window = Moment for Reactions
skin-attack =
    { $count ->
        [0] Aimed at: ATT { $att } against DEF { $against }, no counter
        [one] Aimed at: ATT { $att } against DEF { $against }, one counter
       *[other] Aimed at: ATT { $att } against DEF { $against }, { $count } counters
    }
skin-aims = { $targets }
skin-blow =
    { $count ->
        [0] ATT { $att } against DEF { $against }: no counter
        [one] ATT { $att } against DEF { $against }: a counter
       *[other] ATT { $att } against DEF { $against }: { $count } counters
    }
skin-aims-at = aims at { $targets }
skin-aims-nobody = no target yet
skin-use = deplete: { $what }
aside = When am I asked?
skin-guard =
    { $units ->
        [0] of { $player }, no Unit there
        [one] of { $player }, one Unit there
       *[other] of { $player }, { $units } Units there
    }
skin-realm = Worlds: { $worlds }, Units: { $units }
skin-unfold = Worlds of { $player }
short-target = What do you target with { $card }, ATT { $att }?
short-target_kind = Do you target the World card with { $card }, ATT { $att }, or up to { $most } Units?
short-targets = Which Units, up to { $most }, do you target with { $card }, ATT { $att }?
skin-nobody = Nobody fights here.
skin-conquest = { $count } of { $need } Conquest counters
skin-exchange = Exchange { $number } of { $of }
skin-step-1 = 1 Attackers fire
skin-step-2 = 2 Defenders fire back
skin-step-3 = 3 Units fall
skin-step-4 = 4 Withdraw or go on

## Keywords

keyword-assault = Assault
keyword-assault-help = An attacking Troop may fire in the first Exchange. If it does, it can be fired at.
keyword-atmospheric = Atmospheric
keyword-atmospheric-help = Twice its ATT against Installations and Troops, not against World cards.
keyword-deployed = Deployed
keyword-deployed-help = It is allocated ready, not depleted.
keyword-firing_arcs = Firing Arcs
keyword-firing_arcs-help = +X: it may split its ATT among X + 1 Units, but not between Units and the World card.
keyword-hardened = Hardened
keyword-hardened-help = +X: it takes X more Damage counters to eliminate it.
keyword-intercept = Intercept
keyword-intercept-help = When defending, it may target Fleets with Support and Troops that do not fire.
keyword-piercing = Piercing
keyword-piercing-help = +X: if it helps to apply a Damage counter, X more are applied.
keyword-reactive = Reactive
keyword-reactive-help = It may React even when it is depleted.
keyword-reinforced = Reinforced
keyword-reinforced-help = Twice its DEF against Fleets and Orbitals.
keyword-siege = Siege
keyword-siege-help = +X: if it helps to apply a Conquest counter, X more are applied.
keyword-sub_light = Sub-light
keyword-sub_light-help = Going to another player's world costs a Resource counter.
keyword-support = Support
keyword-support-help = When attacking, it can't be targeted unless it has fired.
keyword-surprise_strike = Surprise Strike
keyword-surprise_strike-help = It may fire before Step 1 of the first Exchange instead of later in that Exchange. A Unit that it eliminates does not fire back.

## Why not

why-not_on_table = That card is not on the table.
why-not_in_hand = You don't have that card in your hand, or not that many of it.
why-not_in_reserve = You don't have that World card in your Reserve.
why-not_in_area = You don't have that Character facedown.
why-not_your_character = That is not one of your Characters.
why-not_your_world = You don't control { $card }.
why-not_your_unit = { $card } is not your Unit.
why-not_your_card = { $card } is not yours to use.
why-your_own_world = { $card } is your own world.
why-goes_with_its_card = { $card } is a counter; it goes where its card goes.
why-is_full = { $card } has no room for another of your Unit cards.
why-no_room = None of your ready worlds has room for another Unit card.
why-no_world_ready = All your worlds are depleted, so none gives Allocation points.
why-too_few_points = { $card } costs { $cost } there, and your ready worlds don't give that many Allocation points.
why-too_costly = { $card } costs { $cost }; you have { $count } to spend.
why-shows_already = { $card } is already someone's Throne World.
why-chosen_already = You have already chosen { $card }.
why-is_a_throne = { $card } is a Throne World in this game; no other copy can be faced up.
why-faceup_already = You already have { $card } faceup.
why-no_unit_card = { $card } is not a Unit card.
why-is_depleted = { $card } is depleted until its controller's next Resupply Phase.
why-is_disputed = { $card } is Disputed, so it can't be depleted for its ability.
why-no_missions = { $card } has no Mission counter left.
why-no_ability = { $card } has no ability to use.
why-not_now = This is not the moment for { $card }.
why-nothing_to_do = { $card } would have no effect now.
why-nowhere_to_go = { $card } has nowhere to go: no world in reach has room.
why-is_there_already = { $card } is already there.
why-does_not_travel = { $card } is neither a Fleet nor a Troop, so it can't go to other players' worlds.
why-no_fare = { $card } is Sub-light: going there costs a Resource counter, and you have none.
why-not_adjacent = { $card } is not Adjacent.
why-not_entered = { $card } was not entered this Turn.
why-not_at_home = { $card } is not at one of your worlds.
why-does_not_react = { $card } is neither a Fleet nor a Troop, so it can't React.
why-has_reacted = { $card } has already Reacted in this Phase.
why-depleted_too_far = { $card } is depleted. Depleted Units React only within the same System or to a Disputed world.
why-not_this_dispute = That card is not part of this dispute.
why-is_protected = The Regent can't choose { $player }.
why-no_units_there = You have no Units at { $card }.
why-leaves_there = { $card } has to leave that world.
why-not_there = { $card } is not there.
why-fleets_retreat = Only Fleet cards may leave; { $card } is not one.
why-not_in_fight = { $card } is not in this fight.
why-nobody_to_target = { $card } has nothing to target now.
why-no_att = { $card } has no ATT here.
why-no_strike = { $card } has no Surprise Strike.
why-has_struck = { $card } has already used its Surprise Strike in this Exchange.
why-troop_waits = { $card } is an attacking Troop without Assault; it fires from the second Exchange on.
why-own_side = { $card } is on your own side.
why-troops_on_ground = { $card } is a Troop; attacking Troops target Troops, Installations or the World card.
why-troops_on_troops = { $card } is a Troop; defending Troops target Troops only.
why-has_support = { $card } has Support and has not fired, so only Units with Intercept can target it.
why-stays_back = { $card } has not fired in this Exchange, so only Units with Intercept can target it.
why-not_fought_for = { $card } is not being fought for.
why-not_split_with_world = ATT can't be split between Units and the World card.
why-no_reaction = { $card } is not a Reaction card. Units are allocated in your Allocation Phase.
why-was_refused = { $card } was cancelled or refused just now and can't be played again at this moment.
why-not_your_side = { $card } is not for your side of the fight, or not at this Step.
why-copy_lies_there = { $card } is already there; only one copy at a time.
why-not_meant = This card can't be used on { $card }.
why-wrong_class = This card doesn't name the class of { $card }.
why-one_throne = Choose one of your World cards that you can pay for together with a Lead Character.
why-one_lead = Choose one of your Characters that you can pay for with the rest of your Resource counters.
why-further_or_none = Choose a World card that you can still pay for, or none.
why-bid_from_hand = Discard any number of cards from your hand, or none.
why-down_to_pool = Discard Characters until you have three.
why-recover_or_pass = Take a World card or leave it.
why-settle_or_pass = Turn a World card from your Reserve face up, use an ability, or choose Done.
why-recruit_or_pass = Turn one of your facedown Characters face up, or choose Done.
why-allocate_or_pass = Allocate a Unit card from your hand, use an ability, say when to be asked, or choose Done.
why-one_world = Choose one of these worlds.
why-pay_enough = Choose other ready worlds of yours that together give the missing points.
why-move_or_pass = Move one of your ready Unit cards, use an ability, or choose Done.
why-launch_or_pass = Send one of your ready Fleets or Troops, or choose Done.
why-react_or_pass = Choose a Unit that Reacts, or choose Done.
why-conquer_or_pass = Choose a world where you have Units, or stop fighting.
why-one_to_rescue = Choose one of your Units that must leave.
why-garrison_or_pass = Choose a Unit that leaves, or choose Done.
why-one_kind = Choose one of these.
why-aim_or_pass = Choose one of your Units that can still fire, or choose Done.
why-target_or_pass = Choose one target, or nobody.
why-world_or_units = Choose the World card, Units instead, or nobody.
why-targets_in_arcs = Choose no more Units than the Firing Arcs allow.
why-part_of_att = Use at least 1, and no more ATT than is left.
why-yes_or_no = Say yes or no.
why-retreat_or_pass = Choose a Fleet card that leaves, or choose Done.
why-play_or_pass = Play a Reaction card that fits this moment, use an ability, say when to be asked, or pass.
why-x_in_reach = X is at least 1. It can't be more than the card allows or than you can pay.
why-one_host = Choose one of the cards it can lie on.
why-activate_or_pass = Choose one of your ready Characters of the right class, or none.
why-as_card_says = Choose what the card says, and as many as it says.
why-scrap_or_pass = Discard a Unit card from your hand, or nothing.
why-discard_so_many = Discard exactly as many cards as you are asked to.
why-sort_all = Name all of these cards, each once, starting with the top one.
why-draw_or_pass = Draw a World card or don't.
why-spare_one = Choose any of them, but spare at least one.
why-draft_units = Choose exactly as many Units from your deck as you are asked to.
why-draft_tactics = Choose exactly as many Tactics from your deck as you are asked to.
why-muster_in_budget = Choose Units that cost no more than your points together. The Attacker brings Fleets and Troops only.
why-arm_in_budget = Choose Tactics that cost no more than your points together; X counts two.

## What cards do, in our own words; `use` is what a card does when it is depleted for it

use-torpedo_bomber_squadron = in this Exchange it has ATT +3 and Piercing +1 against Fleets and Orbitals.
use-beam_weapon_batteries = in this Exchange it has ATT +2 and Firing Arcs +1.
use-high_velocity_launch_facility = one of your Fighters or Starships cards that was allocated here this Turn is ready at once.
use-galadium_commerce_station = gain 1 Resource counter.
use-android_battalion = it has ATT +3 in this Exchange.
use-heavy_robot_battalion = in this Exchange it has ATT +3, and Piercing +1 or Hardened +1, as you choose.
use-first_general_paledos = one of your Unit cards has Siege +1 in this Exchange.
use-ajee_delere = deplete another player's Character.
use-alpha_theta_omicron = one of your Mechs or Drones has ATT +2 and Firing Arcs +1 in this Exchange.
use-anasiia = deplete a Character of a neighbour; it stays depleted through that player's next Resupply Phase.
use-andala_marenas = pay the cost of another player's Character to eliminate it.
use-azhar_maikenik = one of your worlds gives twice its Allocation points for an Orbital or Installation in this Phase.
use-bedakarer = one of your Fleet cards has Piercing +1 in this Exchange.
use-bikkaros = remove a Damage counter from one of your Troop cards.
use-nazeen = your Troops have DEF +2 in this Exchange.
use-daterian_nexus = cancel that card if it costs 2 or less; X counts as 1.
use-darken = one of your Troop cards has Assault in this Conquest Action.
use-lethless = an enemy Unit of Troops or Fighters has DEF -2 in this Exchange.
use-m5x10000 = remove a Damage counter from one of your Drone, Capitals or Installation cards.
use-brenzar = one of your depleted Fleet cards may React.
use-sendaris = put back a counter that one of your Unit cards has lost.
use-shalindris_nu = look at the top three cards of your Asset Deck and put them back in any order.
use-shalma_questin = gain 1 Resource counter.
use-talandra_drus = the next World card that you face up in this Phase costs 1 less, but at least 1.
use-telek = cancel that card if it costs 1 or X, unless its player pays 1 more Resource counter.
use-ka_triplets = deplete a Character or Unit card of another player.
use-garnath = your Starships and Fighters have ATT +1 in this Exchange.
use-x_cyber_revenant = one of your damaged Infantry cards goes to your hand if it is eliminated in this Step.
use-ygranus_calendra = draw an Asset card, then discard one; with another world of its System you need not discard.
use-damirus_inner = pay 2 Resource counters to take a Troop card from your Discard Pile to your hand; with another world of its System pay 1.
use-galvagex_3 = discard a Unit card from your hand for half its cost in Resource counters, at most 2.
use-geladhore_5 = draw a Character; with another world of its System gain 1 Resource counter as well.
use-krinos_mecarios = gain 2 Resource counters.
use-silicas = gain 1 Resource counter.
text-drone_fighter = Fleet, Fighters, Drone. ATT 3, DEF 3.
text-fighter = Fleet, Fighters. ATT 3, DEF 2.
text-bomber = Fleet, Fighters. ATT 4, DEF 2. Atmospheric.
text-stealth_fighter = Fleet, Fighters. ATT 4, DEF 3. Surprise Strike.
text-infantry = Troop, Infantry. ATT 3, DEF 3.
text-marine_infantry = Troop, Infantry. ATT 3, DEF 3. Assault.
text-robot_infantry = Troop, Infantry, Drone. ATT 4, DEF 3. Assault.
text-picket_fleet = Fleet, Starships. ATT 5, DEF 5.
text-admirals_picket_fleet = Fleet, Starships. ATT 7, DEF 6. Intercept.
text-militia = Troop, Infantry. ATT 2, DEF 2.
text-politicians_militia = Troop, Infantry. ATT 3, DEF 3.
text-anti_matter_torpedo_ships = Fleet, Starships. Piercing +1 against Capitals and Stations.
text-atmospheric_insertion_squadron = Fleet, Fighters. Atmospheric.
text-automated_missile_launchships = Fleet, Starships, Drone. Firing Arcs +2. Siege +1.
text-bomber_carrier_group = Fleet, Carriers. Support. Comes with two Bomber counters (Fleet, Fighters; ATT 4, DEF 2, Atmospheric).
text-bomber_squadron = Fleet, Fighters. Atmospheric.
text-destroyer_detachment = Fleet, Starships. Intercept.
text-drone_carrier_group = Fleet, Carriers, Drone. Support. Comes with three Drone Fighter counters (Fleet, Fighters, Drone; ATT 3, DEF 3).
text-drone_fighter_squadron = Fleet, Fighters, Drone. Deployed.
text-fighter_carrier_group = Fleet, Carriers. Support. Comes with three Fighter counters (Fleet, Fighters; ATT 3, DEF 2).
text-fighter_squadron = Fleet, Fighters. Reactive.
text-heavy_cruiser_assault_force = Fleet, Capitals. Firing Arcs +1. Hardened +1. Enemy Installations attack it with half their ATT.
text-imperial_guardian_fleet = Fleet, Starships. Reactive. ATT +2 while defending.
text-interceptor_squadron = Fleet, Fighters. Firing Arcs +1. Intercept. ATT +4 against Fighters.
text-invasion_assault_force = Fleet, Carriers. Comes with three Marine Infantry counters (Troop, Infantry; ATT 3, DEF 3, Assault).
text-light_cruiser_task_force = Fleet, Capitals. Hardened +1.
text-long_range_patrol_force = Fleet, Starships. Reactive. May go to World cards that are not Adjacent.
text-main_battle_fleet = Fleet, Capitals. Hardened +1. Piercing +1. Firing Arcs +1.
text-marine_hover_transports = Fleet, Carriers. Support. Comes with two Infantry counters (Troop, Infantry; ATT 3, DEF 3).
text-marines_dropship_group = Fleet, Carriers. Comes with three Marine Infantry counters (Troop, Infantry; ATT 3, DEF 3, Assault).
text-rapid_strike_fleet = Fleet, Starships. Surprise Strike. ATT +4 in its Surprise Strike.
text-retired_rim_battlecruisers = Fleet, Capitals. Hardened +1. Sub-light.
text-robot_goliath = Fleet, Capitals, Drone. Hardened +1. Siege +1.
text-shock_robot_drop_carriers = Fleet, Carriers, Drone. Comes with two Robot Infantry counters (Troop, Infantry, Drone; ATT 4, DEF 3, Assault).
text-special_ops_carrier_unit = Fleet, Carriers. Support. Comes with three Stealth Fighter counters (Fleet, Fighters; ATT 4, DEF 3, Surprise Strike).
text-torpedo_bomber_squadron = Fleet, Fighters. Comes with two Mission counters. Remove a Mission counter in an Exchange: { use-torpedo_bomber_squadron }
text-beam_weapon_batteries = Installation, Emplacements. Deplete in an Exchange: { use-beam_weapon_batteries }
text-bombardment_shelter_network = Installation, Strongholds. Reinforced. Your other Troops and Installations here are Reinforced.
text-high_velocity_launch_facility = Installation, Emplacements. Intercept. Deplete in your Allocation Phase: { use-high_velocity_launch_facility }
text-siege_bunker_fortifications = Installation, Strongholds. Hardened +1.
text-early_intercept_maser_projectors = Orbital, Satellites. Intercept. Surprise Strike.
text-galadium_commerce_station = Orbital, Stations. Deplete in your Resupply Phase: { use-galadium_commerce_station }
text-orbital_mega_city = Orbital, Stations. Its World card has DEF +2 and room for one more of your Unit cards.
text-zero_entry_mobile_platforms = Orbital, Satellites. Reactive. May React like a Fleet. Enemy Troops here have no Assault.
text-android_battalion = Troop, Infantry, Drone. Comes with two Mission counters. Remove a Mission counter in an Exchange: { use-android_battalion }
text-augmented_super_soldiers = Troop, Infantry. At the start of a Conquest Action choose a sub-type of Troops: ATT +3 and DEF +3 against it.
text-behemoth_tank_company = Troop, Vehicles. Hardened +1.
text-clone_battalion = Troop, Infantry. When it is eliminated, you may pay 1 Resource counter to take it back to your hand.
text-cyborg_infantry_division = Troop, Infantry. Reactive.
text-heavy_assault_mech_lance = Troop, Mechs. Hardened +1. Assault.
text-heavy_robot_battalion = Troop, Infantry, Drone. Comes with two Mission counters. Remove a Mission counter in an Exchange: { use-heavy_robot_battalion }
text-hover_tank_squadron = Troop, Hovers. DEF +3 against Troops that are not Hovers.
text-infantry_battalion = Troop, Infantry.
text-infantry_suppression_hovers = Troop, Hovers. Firing Arcs +1. ATT +4 against Infantry.
text-intercept_hover_drones = Troop, Hovers, Drone. Intercept. Reactive.
text-jump_battlesuit_company = Troop, Infantry. Assault. ATT +3 against Installations.
text-leviathan_strider_mechs = Troop, Mechs. Hardened +1. Firing Arcs +1. Sub-light.
text-main_battle_tank_company = Troop, Vehicles. ATT +2 against Vehicles and Mechs.
text-mechanized_infantry_division = Troop, Infantry, Vehicles. Reactive.
text-occupation_drone_force = Troop, Infantry, Drone. Reinforced.
text-orbital_drop_marine_teams = Troop, Infantry. Assault. Surprise Strike.
text-powered_armor_platoons = Troop, Infantry. Hardened +1.
text-robot_infantry_battalion = Troop, Infantry, Drone. Deployed.
text-scout_tank_deployment = Troop, Vehicles. Deployed.
text-standard_mech_company = Troop, Mechs.
text-termbot_tanks = Troop, Vehicles, Drone. Piercing +1.
text-transformable_mecha_company = Troop, Mechs. Assault. At the start of each Exchange choose whether it fights as a Troop or as a Fleet of Fighters.
text-ai_coordinated_offensive = In a Conquest Action: your Drones have ATT +3 in this Conquest Action. With a General: Piercing +1 as well.
text-armor_piercing_barrage = In an Exchange: a Unit card has Piercing +1 in this Exchange. With an Engineer: Piercing +2.
text-damage_control_drones = In Step 3: remove a Damage counter from a Fleet card. With an Engineer: one from each of your Fleet cards here.
text-decoy_hologram_fleet = When enemies have chosen targets: an enemy Unit that targets your World card or one of your Fleets has half its ATT in this Step. With a Hunter: two such Units.
text-disposable_forces = In an Exchange: eliminate one of your Troops; the others have ATT +3 in this Exchange. With a General: Assault as well.
text-drone_collision_attack = Before you choose targets: eliminate X of your Drones, up to 3, for an attack of 4 each on an enemy Unit that can be targeted. Costs X. With an Engineer: Piercing +1 as well.
text-emergency_picket_fleet = Before an Exchange, not as Attacker: in this Conquest Action a Fleet of Starships with ATT 5 and DEF 5 fights for you. With an Admiral: with ATT 7, DEF 6 and Intercept.
text-firing_range_advantage = Before the first Exchange: a Fleet card has Surprise Strike in this Conquest Action. With an Admiral: and ATT +3 in that strike.
text-heavy_bombardment_ordnance = In Step 1, as Attacker: one of your Fleet cards has Siege +1 in this Exchange. With a Politician: all of them have it.
text-hull_dancing_run = In an Exchange: in this Exchange your Fighters have ATT +2 against Capitals and Carriers, and enemy Capitals attack them with half their ATT. With a Hunter: one of them has Piercing +1 as well.
text-militia_rally = Before an Exchange, not as Attacker: X Infantry counters, up to 3, with ATT 2 and DEF 2 fight for you in this Conquest Action. Costs X. With a Politician: with ATT 3 and DEF 3.
text-on_high_alert = When your World cards have been entered: one of your depleted Fleet cards may React. With an Admiral: two depleted Fleet or Troop cards.
text-phalanx_battle_formation = In an Exchange: your Troops have DEF +2 in this Exchange. With a General: one of your Troop cards has Hardened +1 as well.
text-piercing_wedge_formation = Before targets are chosen: your Fleet cards have ATT +3 in this Exchange. With any player's Admiral: Piercing +1 as well.
text-planetary_defensive_ring = Before an Exchange: the World card has DEF +3 in this Conquest Action. With an Engineer: and takes 1 more Conquest counter.
text-population_mobilization = In an Exchange: defending Troops have ATT +2 in this Exchange. With any player's Politician: instead, remove the newest Conquest counter. With any player's General: instead, remove all those of this Exchange.
text-prolonged_planetary_siege = In Step 4, as Attacker: your Units have ATT +2 in the next Exchange. With a General, in the last Exchange: and one more Exchange is fought. With an Engineer: instead, one of your Unit cards has Siege +1 in the next Exchange.
text-secret_maneuvers = At the end of your Reallocation Phase: send one more undepleted Unit to a World card that you have entered; nobody may React to it. With an Assassin: two.
text-shield_overload_gambit = Before targets are chosen: a Unit card has twice its ATT in this Step, then gets a Damage counter. With an Engineer: without the Damage counter.
text-special_operation_orders = Before the first Exchange: a Troop card has Assault in this Conquest Action. With an Assassin: Surprise Strike as well.
text-first_general_paledos = General, Human. Your attacking Troops have ATT +1. Deplete in Step 1, as Attacker: { use-first_general_paledos }
text-ajee_delere = Politician, Human. Deplete at any time: { use-ajee_delere }
text-alpha_theta_omicron = General, Android. Deplete in an Exchange: { use-alpha_theta_omicron }
text-anasiia = Assassin, Android. Deplete in your own Turn: { use-anasiia }
text-andala_marenas = Assassin, GenAug. Deplete in your own Turn: { use-andala_marenas }
text-azhar_maikenik = Engineer, NanAug. Deplete in your Allocation Phase: { use-azhar_maikenik }
text-bedakarer = Admiral, Human. Your Capitals and Carriers have ATT +1. Deplete in an Exchange: { use-bedakarer }
text-bikkaros = General, Infinite. Turns facedown instead of being eliminated. Deplete in Step 3: { use-bikkaros }
text-nazeen = General, Cyborg. Deplete in an Exchange: { use-nazeen }
text-daterian_nexus = Politician, Infinite. Deplete when another player plays a Reaction card: { use-daterian_nexus }
text-delanos_vec = Hunter, Human. 1 more Resource counter for each World card that you Conquer.
text-darken = General, GenAug. Your Infantry has ATT +1. Deplete before the first Exchange: { use-darken }
text-khamera = Hunter, Cyborg. Your Troops have ATT +1 in the second Exchange.
text-lethless = Assassin, NanAug. Deplete in an Exchange: { use-lethless }
text-m5x10000 = Engineer, Android. Deplete in Step 3: { use-m5x10000 }
text-brenzar = Admiral, Human. Deplete when your World cards have been entered: { use-brenzar }
text-sendaris = Engineer, Cyborg. Deplete in an Exchange: { use-sendaris }
text-shalindris_nu = Engineer, GenAug. Deplete in your own Turn: { use-shalindris_nu }
text-shalma_questin = Politician, NanAug. Deplete in your Resupply Phase: { use-shalma_questin }
text-talandra_drus = Politician, Human. The Regent may not choose you. Deplete in your Resupply Phase: { use-talandra_drus }
text-telek = Hunter, Cyborg. Deplete when another player plays a Reaction card: { use-telek }
text-ka_triplets = Assassin, GenAug. Comes with three Mission counters, which are not replaced. Remove a Mission counter at any time: { use-ka_triplets }
text-garnath = Admiral, Human. Deplete in an Exchange: { use-garnath }
text-x_cyber_revenant = Hunter, Cyborg. Deplete in Step 3: { use-x_cyber_revenant }
text-aquas_delor = System Aquas. Enemy Vehicles and Mechs here have half their ATT.
text-bygaros_7 = System Bygaros. 1 more Resource counter in your Resupply Phase.
text-xygarius_calendra = System Calendra. Unless you are Regent, your Units here have DEF +1; with another world of its System ATT +1 as well.
text-ygranus_calendra = System Calendra. Deplete in your own Turn: { use-ygranus_calendra }
text-zythenus_calendra = System Calendra. Your Fleets here are Reactive; with another world of its System they have ATT +1 while defending.
text-dalken_cendros = System Dalken. From here depleted Fleets and Troops may React. A draw from the System Deck costs you 2 less.
text-damirus_inner = System Damirus. Deplete in your own Turn: { use-damirus_inner }
text-damirus_outer = System Damirus. Enemy Fleets here have DEF -1; with another world of its System ATT -1 as well.
text-delnathos_alpha = System Delnathos. Your Fleets here have DEF +1; with another world of its System ATT +1 as well.
text-delnathos_beta = System Delnathos. Your Troops here have DEF +1; with another world of its System ATT +1 as well.
text-galvagex_3 = System Galvagex. Deplete in your own Turn: { use-galvagex_3 }
text-geladhore_5 = System Geladhore. Deplete in your own Turn: { use-geladhore_5 }
text-geladhore_prime = System Geladhore. Your hand-size is 1 larger; with another world of its System 2.
text-granarias_2 = System Granarias. Enemy Units here have no Surprise Strike.
text-ipernex_major = System Ipernex. Your defending Fleets here have ATT +1; with another world of its System DEF +1 as well.
text-ipernex_minor = System Ipernex. With a faceup General, or another world of its System, your Troops here have ATT +1 and DEF +1.
text-krinos_mecarios = System Krinos. Deplete in your Allocation Phase: { use-krinos_mecarios }
text-malakar_4 = System Malakar. Twice its Allocation points for Infantry and Mechs.
text-shalastra_oogmos = System Shalastra. Cyborgs, Androids and NanAugs cost you 1 less, but at least 1; with another world of its System all Characters do.
text-shalastra_shogmon = System Shalastra. Your Drones here have ATT +1 and DEF +1; with another world of its System Drones cost 1 less here, but at least 2.
text-silicas = System Silicas. Deplete in your Allocation Phase: { use-silicas }
text-earth_prime = System Terra. All defending Units here have ATT +2 and DEF +2.
text-mars = System Terra. Enemy Drones here have ATT -2; with another world of its System your Units here have ATT +1 against Drones.
text-saturn = System Terra. Twice its Allocation points for Orbitals and Starships; with another world of its System for Orbitals and all Fleets but Capitals.

## Where cards lie, and cards as answers: `$use` is what a card does when it is depleted for it

fact-effect = { "" } It says: “{ $text }”
atom-area = { $full }
atom-reserve = { $full }
option-throne-reserve = { $full }: { $text }
option-further-reserve = { $full }: { $text }
option-settle-reserve = { $full }: { $text }
option-lead-area = { $full }: { $text }
option-recruit-area = { $full }: { $text }
option-pool-area = { $card } (facedown)
option-allocate-hand = { $card }: { $text }
option-window-hand = { $card }: { $text }
option-draft_units-hand = { $card }: { $text }
option-draft_tactics-hand = { $card }: { $text }
option-settle-unit = { $card } (deplete): { $use }
option-settle-character = { $card } (deplete): { $use }
option-settle-world = { $card } (deplete): { $use }
option-recruit-unit = { $card } (deplete): { $use }
option-recruit-character = { $card } (deplete): { $use }
option-recruit-world = { $card } (deplete): { $use }
option-allocate-unit = { $card } (deplete): { $use }
option-allocate-character = { $card } (deplete): { $use }
option-allocate-world = { $card } (deplete): { $use }
option-move-character = { $card } (deplete): { $use }
option-move-world = { $card } (deplete): { $use }
option-window-unit = { $card } (deplete): { $use }
option-window-character = { $card } (deplete): { $use }
option-window-world = { $card } (deplete): { $use }
option-window-torpedo_bomber_squadron = { $card } (a Mission counter): { $use }
option-window-android_battalion = { $card } (a Mission counter): { $use }
option-window-heavy_robot_battalion = { $card } (a Mission counter): { $use }
option-window-ka_triplets = { $card } (a Mission counter): { $use }

## What a bot says for its counsel

counsel-fight = Going by the open cards, you take { $card } if nobody plays a card. I expect { $points } points from it, less what you lose; the next best fight brings { $next }.
counsel-no_fight = Going by the open cards, none of these fights brings you more than it costs.
counsel-attack = Going by the open cards, there is a world that you can take with what you can send.
counsel-no_attack = Going by the open cards, nothing that is left can be taken. Your Units defend better at home.
counsel-takes = Going by the open cards, you can take { $card } with what you can send.
counsel-react = Without help, one of your worlds falls; with this Unit it holds.
counsel-no_react = Your worlds hold without it, or are lost anyway.
counsel-withdraw = Another exchange would cost you more than it brings.
counsel-go_on = I have worked it out: another exchange brings you more than it costs.
counsel-aim = I have tried every volley: this one leaves you with the most at the end of the fight.
counsel-keep = Nothing that you could play changes how the fight comes out. Keep your cards.
counsel-deed = This changes how the fight comes out.

skin-front =
    { $enough ->
        [yes] Your ATT there is { $att }: enough for the world's DEF { $def }.
       *[no] Your ATT there is { $att }: too little for the world's DEF { $def }.
    } { $need ->
        [one] It takes one Conquest counter.
       *[other] It takes { $need } Conquest counters.
    }
skin-front-guard =
    { $units ->
        [0] No Unit defends it.
        [one] One Unit defends it, with ATT { $att }.
       *[other] { $units } Units defend it, with ATT { $att } together.
    }
skin-front-holding =
    { $count ->
        [one] One Troop or Installation must fall.
       *[other] { $count } Troops and Installations must fall.
    }
skin-front-own = Your ATT there will be { $att }; the attackers have { $against }.
skin-front-lost =
    { $count ->
        [one] One Conquest counter is lost.
       *[other] { $count } Conquest counters are lost.
    }
skin-cards-left =
    { $left ->
        [one] That leaves you one card in hand.
       *[other] That leaves you { $left } cards in hand.
    }
