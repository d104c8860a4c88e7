"""The numbers that the rules of each game state, taken from its code and its cards."""

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile
from types import SimpleNamespace
from typing import Any, get_args

from palatine.catalog import games
from palatine.core.chance import Seeded
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor import components
from palatine.games.besides_the_emperor import state as besides
from palatine.games.seize_the_imperium import decks
from palatine.games.seize_the_imperium import names as seize
from palatine.games.seize_the_imperium.cards import TACTICS, UNITS
from palatine.games.seize_the_imperium.cards.vocabulary import TYPES
from palatine.games.seize_the_imperium.rules import (
    conquest,
    duel,
    exchange,
    order_of_play,
    resupply_phase,
    setup,
    turns,
    victory_phase,
)
from palatine.games.seize_the_imperium.rules.adjacency import are_neighbours
from palatine.games.senate import state as senate
from palatine.games.senate.rules.election import FIVE
from palatine.games.senate.rules.policies import GOVERNMENT_TILES
from palatine.games.to_be_emperor import cards as emperor_cards
from palatine.games.to_be_emperor import state as emperor

Numbers = set[int]

PEOPLE = {name: {min(game.players), max(game.players)} for name, game in games().items()}

# The senate games

SIZES = tuple(senate.SEPARATISTS)
TILES = len(senate.TILES_IN_HAND)
PASSED_ON = GOVERNMENT_TILES - 1
ALL_TILES = senate.LOYALIST_TILES + senate.SEPARATIST_TILES
LOYALISTS = {size: size - others - 1 for size, others in senate.SEPARATISTS.items()}

# Besides The Emperor

IDENTITY_CARDS = {card.id: card.count[0] for card in components.BOX["identity"]}
ABILITY_CARDS = {card.id: card.count[0] for card in components.ABILITY}
SLOTS = len(besides.PLACES.atoms)
DEEDS = ("play", besides.INVESTIGATE, besides.SHUFFLE, besides.PASS)

# To Be Emperor

STANDARD, SMALL = (emperor_cards.SETS[name] for name in ("standard", "small"))
SENATOR_COSTS = Counter(each.influence for each in STANDARD.senators.values())
ASSET_COSTS = Counter(STANDARD.assets[name].cost for name in STANDARD.asset_deck)
ROUND_PHASES = {*get_args(emperor.Phase)} - {"setup", "over"}

# Seize the Imperium

STARTERS = [deck for deck in decks.DECKS.values() if deck.starter]
UNIT_CARDS, REACTION_CARDS, CHARACTERS, WORLDS, DECK_SIZE = (
    {sum(count(deck)) for deck in STARTERS}
    for count in (
        lambda deck: [n for card, n in deck.parts["assets"].items() if card in UNITS],
        lambda deck: [n for card, n in deck.parts["assets"].items() if card in TACTICS],
        lambda deck: deck.parts["characters"].values(),
        lambda deck: deck.parts["worlds"].values(),
        lambda deck: [len(deck.cards(part)) for part in deck.parts],
    )
)
EXCHANGE = order_of_play.exchange_parts(Seat(0), True)
STEPS = sum(isinstance(scene, exchange.Step) for scene in EXCHANGE)
STARTING_WORLDS = 1 + order_of_play.FURTHER


def step_of(kind: type) -> int:
    """The Step of an Exchange in which this happens."""
    before = takewhile(lambda scene: not isinstance(scene, kind), EXCHANGE)
    return sum(isinstance(scene, exchange.Step) for scene in before)


def victory(players: int, **options: str) -> int:
    """How many Victory points win such a game of Seize the Imperium."""
    game = games()["seize-the-imperium"]
    match = Match(game, game.setup(players, None, options), Seeded(bytes(32)))
    return victory_phase.goal_points(match.state)


def all_adjacent(players: int) -> bool:
    """Whether everyone sits beside everyone else at such a table of Seize the Imperium."""
    table: Any = SimpleNamespace(players=players)
    return all(are_neighbours(table, Seat(0), Seat(seat)) for seat in range(1, players))


ALL_ADJACENT = {n for n in games()["seize-the-imperium"].players if all_adjacent(n)}


def offered(game: str, option: str) -> Numbers:
    """The numbers among the values of an option."""
    return {int(value) for value in games()[game].options[option].values if value.isdecimal()}


RULES: Mapping[str, Mapping[str, Numbers]] = {
    "senate": {
        "SE-1.1": {len(get_args(senate.Role))},
        "SE-1.2": {senate.LOYALIST_GOAL},
        "SE-1.4": {senate.SEPARATIST_GOAL},
        "SE-1.5": {senate.DANGER},
        "SE-2.1": PEOPLE["senate"],
        "SE-2.2": {*SIZES, *LOYALISTS.values(), *senate.SEPARATISTS.values()},
        "SE-2.3": {ALL_TILES, senate.LOYALIST_TILES, senate.SEPARATIST_TILES},
        "SE-2.5": {size for size in SIZES if size <= senate.SMALL_TABLE},
        "SE-2.6": {senate.SMALL_TABLE + 1, max(SIZES)},
        "SE-2.9": {
            *SIZES,
            *(n for row in senate.POWERS.values() for n, each in enumerate(row) if each),
        },
        "SE-2.13": {len(senate.BALLOTS.atoms)},
        "SE-3.7": {senate.PATIENCE},
        "SE-3.11": {FIVE},
        "SE-3.14": {senate.DANGER},
        "SE-4.1": {GOVERNMENT_TILES},
        "SE-4.2": {GOVERNMENT_TILES, PASSED_ON},
        "SE-4.3": {PASSED_ON},
        "SE-4.8": {GOVERNMENT_TILES},
        "SE-5.12": {TILES},
        "SE-6.1": {senate.VETO_FROM, GOVERNMENT_TILES},
        "SE-6.2": {GOVERNMENT_TILES, PASSED_ON},
        "SE-6.3": {PASSED_ON},
        "SE-6.4": {PASSED_ON},
        "SE-7.2": {5, ALL_TILES, ALL_TILES - 5},  # an example
    },
    "besides-the-emperor": {
        "BE-1.1": PEOPLE["besides-the-emperor"],
        "BE-1.2": {sum(IDENTITY_CARDS.values()), *IDENTITY_CARDS.values()},
        "BE-1.5": {
            *components.SIZES,
            *(n for pool in components.POOLS for n in (pool.rebel[0], pool.loyalist[0])),
        },
        "BE-1.6": {SLOTS},
        "BE-1.8": {SLOTS, SLOTS // 2 + 1},
        "BE-1.12": {sum(ABILITY_CARDS.values()), *ABILITY_CARDS.values()},
        "BE-3.3": {len(DEEDS)},
        "BE-3.8": {components.number("hand_limit")},
        "BE-R66": offered("besides-the-emperor", "starting_hand"),
        "BE-R67": offered("besides-the-emperor", "round_limit"),
    },
    "to-be-emperor": {
        "TE-1.1": PEOPLE["to-be-emperor"],
        "TE-1.2": {max(PEOPLE["to-be-emperor"]) * n for n in (1, emperor.TOKENS)}
        | {emperor.TOKENS},
        "TE-1.3": {
            *(len(STANDARD.senators), *SENATOR_COSTS, *SENATOR_COSTS.values()),
            *(*ASSET_COSTS, *ASSET_COSTS.values()),
        },
        "TE-1.4": {len(emperor_cards.RESOURCES)},
        "TE-2.2": {emperor.EXTRA_CARDS},
        "TE-2.3": {emperor.TOKENS},
        "TE-2.6": {len(ROUND_PHASES)},
        "TE-7.1": {emperor.GOAL},
        "TE-7.6": {emperor.EXTRA_CARDS},
        "TE-R36": {emperor.GOAL} | offered("to-be-emperor", "round_limit"),
    },
    "seize-the-imperium": {
        "SI-1.1": PEOPLE["seize-the-imperium"] | DECK_SIZE,
        "SI-1.2": {len(decks.RULES.parts), len(STARTERS)}.union(
            UNIT_CARDS, REACTION_CARDS, CHARACTERS, WORLDS
        ),
        "SI-1.3": {len(TYPES)},
        "SI-1.10": {90},  # degrees
        "SI-2.1": {len(decks.RULES.parts)},
        "SI-2.2": {setup.WORLDS_DEALT, setup.CHARACTERS_DEALT, setup.ASSETS_DEALT},
        "SI-2.3": {decks.PURSE},
        "SI-2.4": {decks.PURSE},
        "SI-4.3": {resupply_phase.REGENT_DRAW},
        "SI-4.4": {seize.POOL_SIZE},
        "SI-4.6": {resupply_phase.THRONE_INCOME},
        "SI-6.5": ALL_ADJACENT,
        "SI-7.4": {STEPS},
        "SI-7.9": {step_of(exchange.Casualties)},
        "SI-7.11": {step_of(exchange.Withdraw)},
        "SI-9.3": {victory_phase.GOAL},
        "SI-9.6": {seize.HAND_SIZE},
        "SI-9.7": {victory_phase.THRONE_BONUS},
        "SI-11.2": {2, 3, 2 + 3},  # an example
        "SI-13.1": {victory(2, game="basic")},
        "SI-13.4": {turns.LATE_WAR},
        "SI-13.5": {setup.ACCELERATED_WORLDS, decks.ACCELERATED_PURSE, STARTING_WORLDS},
        "SI-13.6": {victory(2, game="extended")},
        "SI-13.7": {duel.DUELS, *duel.POOL.values(), duel.BUDGET, duel.TACTIC_BUDGET},
        "SI-13.8": {decks.ASSETS, decks.CHARACTERS_AND_WORLDS},
        "SI-13.9": {decks.RULES.most_copies},
        "SI-13.10": {
            *(n for n in games()["seize-the-imperium"].players if n >= seize.LARGE_TABLE),
            *(victory(seize.LARGE_TABLE), setup.MORE_ASSETS, seize.HAND_SIZE),
        },
        "SI-13.11": {conquest.MORE_COUNTERS, conquest.MORE_COUNTERS + 1},
    },
}
"""The numbers of each rule that states any, and of rulings about options: the code's own.

A one is not compared, nor a two unless it is here: it is as often grammar as a number.
"""
