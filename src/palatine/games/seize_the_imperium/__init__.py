"""Seize the Imperium: worlds, fleets and tactics, conquest in exchanges, for two to six."""

from pathlib import Path

from palatine.core.atoms import NUMBERS, PLAYERS
from palatine.core.box import Box
from palatine.core.deck_files import sentence
from palatine.core.errors import BadSetup
from palatine.core.game import Game, Option, Outcome, Setup
from palatine.core.seats import Seat, seats
from palatine.games.seize_the_imperium.binder import BINDER
from palatine.games.seize_the_imperium.cards import CHARACTERS, WORLDS
from palatine.games.seize_the_imperium.decks import (
    ACCELERATED_PURSE,
    DECKS,
    PURSE,
    RULES,
    dearest_lead,
    start_fault,
)
from palatine.games.seize_the_imperium.faults import faults
from palatine.games.seize_the_imperium.history import HISTORY
from palatine.games.seize_the_imperium.knowledge import knowledge
from palatine.games.seize_the_imperium.leaks import leaks
from palatine.games.seize_the_imperium.names import ACTS, ASSETS, MOST_SEATS
from palatine.games.seize_the_imperium.rules.order_of_play import first_scene, next_scene
from palatine.games.seize_the_imperium.state import Galaxy, Switch
from palatine.games.seize_the_imperium.study import STUDY
from palatine.games.seize_the_imperium.view import view
from palatine.games.seize_the_imperium.worlds import script, worlds

STARTERS = ("capital_attack", "drone_onslaught", "fighter_strike", "ground_assault")


def deck_option(seat: int) -> Option:
    """The decks that a seat can play, its own first."""
    first = STARTERS[seat % len(STARTERS)]
    names = {id_: deck.name for id_, deck in DECKS.items()}
    return Option((first, *[name for name in DECKS if name != first]), names, Seat(seat))


def check_variants(setup: Setup) -> None:
    """Check that variants don't contradict each other or need two players [SI-R103]."""
    options = setup.options
    if options["accelerated"] == "on" and options["late_war"] == "on":
        raise BadSetup(
            "an accelerated game fights at once; it can't skip Military Phases [SI-R103]"
        )
    if options["accelerated"] == "on" and options["game"] == "basic":
        raise BadSetup("the Basic Introduction has no Characters to buy; choose one of the two")
    if options["game"] == "extended" and setup.players != 2:
        raise BadSetup("the extended game is for two players [SI-13.6]")
    if options["game"] == "duels":
        check_duels(setup)


def check_duels(setup: Setup) -> None:
    """Check that a duel has two players and no variants about Turns [SI-R112]."""
    if setup.players != 2:
        raise BadSetup("duels are for two players [SI-13.7]")
    for name in ("recovery", "wide_reaction", "late_war", "accelerated"):
        if setup.options[name] == "on":
            raise BadSetup(f"{name} is about Turns, and duels have none; leave it out [SI-R112]")


def check_decks(setup: Setup) -> None:
    """Check that everybody can choose a Throne World, whatever they draw [SI-R107]."""
    options = setup.options
    if options["game"] == "duels":
        return
    purse = ACCELERATED_PURSE if options["accelerated"] == "on" else PURSE
    for seat in seats(setup.players):
        name = options[f"deck_{seat + 1}"]
        lead = 0 if options["game"] == "basic" else dearest_lead(DECKS[name])
        fault = start_fault(DECKS[name], setup.players, purse, lead)
        if fault is not None:
            raise BadSetup(f"the deck {name}: {sentence(fault, RULES)}")


def switched(value: str) -> Switch:
    """A switch in the form that the state keeps."""
    return "on" if value == "on" else "off"


def start(setup: Setup) -> Galaxy:
    """A table before anything is dealt."""
    options = setup.options
    check_variants(setup)
    check_decks(setup)
    return Galaxy(
        version=setup.version,
        players=setup.players,
        decks=tuple([options[f"deck_{seat + 1}"] for seat in seats(setup.players)]),
        game=options["game"],
        recovery=switched(options["recovery"]),
        wide_reaction=switched(options["wide_reaction"]),
        late_war=switched(options["late_war"]),
        two_counters=switched(options["two_counters"]),
        accelerated=switched(options["accelerated"]),
        turn_limit=options["turn_limit"],
        agenda=(first_scene(options["game"]),),
    )


def outcome(t: Galaxy) -> Outcome | None:
    """The winners, once the game is over."""
    return Outcome(t.winners, None, t.result) if t.result is not None else None


OFF_ON = Option(("off", "on"))

GAME = Game(
    id="seize-the-imperium",
    version=2,
    carried=(1,),
    players=(2, 3, 4, 5, 6),
    editions={"seize-the-imperium": {}},
    options={
        "game": Option(("standard", "basic", "extended", "duels")),
        "recovery": OFF_ON,
        "wide_reaction": OFF_ON,
        "late_war": OFF_ON,
        "two_counters": OFF_ON,
        "accelerated": OFF_ON,
        "turn_limit": Option(("off", "1", "3", "10", "20", "40", "100")),
        **{f"deck_{seat + 1}": deck_option(seat) for seat in range(MOST_SEATS)},
    },
    vocabulary=(*ACTS.atoms, *PLAYERS.atoms[:MOST_SEATS], *NUMBERS.atoms),
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    script=script,
    state=Galaxy,
    leaks=leaks,
    study=STUDY,
    box=Box(least_minutes=60, most_minutes=180, weight=5),
    history=HISTORY,
    seat_facts=frozenset(("player", "defender", "winners", "controller")),
    chances={
        "assets": ASSETS,
        "characters": tuple(CHARACTERS),
        "worlds": tuple(WORLDS),
        "first_bidder": PLAYERS.atoms[:MOST_SEATS],
        "first_player": PLAYERS.atoms[:MOST_SEATS],
    },
    own_bytes=9216,  # drafting for a duel shows a whole box of cards
    check_options={"turn_limit": "3"},
    variants={
        "basic": {"game": "basic"},
        "besieged": dict.fromkeys(("recovery", "wide_reaction", "late_war", "two_counters"), "on"),
        "accelerated": {"accelerated": "on"},
        "extended": {"game": "extended"},
        "duels": {"game": "duels", "turn_limit": "1"},
    },
    reached=(
        "bidding_began",
        "bid_made",
        "bid_shown",
        "throne_matched",
        "throne_shown",
        "lead_shown",
        "regent_found",
        "turn_began",
        "phase_began",
        "drew_assets",
        "drew_asset_cards",
        "drew_character",
        "drew_character_card",
        "character_let_go",
        "income",
        "world_faced_up",
        "world_disputed",
        "character_faced_up",
        "character_disputed",
        "unit_allocated",
        "unit_moved",
        "unit_launched",
        "unit_reacted",
        "conquest_began",
        "exchange_began",
        "kind_chosen",
        "aimed",
        "attacked",
        "unit_eliminated",
        "unit_went",
        "withdrew",
        "conquered",
        "conquest_failed",
        "rewarded",
        "drew_world",
        "drew_world_card",
        "discarded",
        "taxed",
        "character_eliminated",
        "ability_used",
        "resources_gained",
        "card_depleted",
        "looked",
        "deck_sorted",
        "returned_to_hand",
        "reaction_announced",
        "reaction_resolved",
        "leave_refused",
        "character_depleted",
        "game_won",
    ),
    decks=RULES,
    binder=BINDER,
)
