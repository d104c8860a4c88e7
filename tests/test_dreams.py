"""Dreams are dealt from the real table; they must not reveal which of two tables it was."""

import math
from collections import Counter
from random import Random
from typing import Any

import pytest
import saturnalia

from palatine.bots.fairness import History, twins
from palatine.catalog import games
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat, seats

EVERY_GAME = [*games().values(), saturnalia.GAME]
PAIRS = 6
DREAMS = 250
CHANCE = 0.001
"""How seldom a correct game would look wrong, over all features; the seeds are fixed."""


def reached(game: Game, history: History) -> Match:
    """The match that a history leads to."""
    match = Match(game, history.setup, history.nature.copy())
    for _ in match.moments(history.entries):
        pass
    return match


def features(game: Game, world: Any, players: int) -> list[tuple[object, ...]]:
    """What all players hold and are, as they see it themselves."""
    found: list[tuple[object, ...]] = []
    for seat in seats(players):
        view = game.view(world, seat)
        found += [(seat, each.seat, each.secrets) for each in view.seats]
        for zone in view.zones:
            faces = Counter(thing.face for thing in zone.things)
            found += [(seat, zone.id, zone.owner, face, count) for face, count in faces.items()]
    return found


def dreamt(game: Game, history: History, seat: Seat, random: Random) -> Counter[Any]:
    """How often each feature occurs in dreams."""
    position, players = reached(game, history).position(), history.setup.players
    counts: Counter[Any] = Counter()
    for _ in range(DREAMS):
        counts.update(features(game, game.worlds(position, seat, random), players))
    return counts


def likelihood(one: int, other: int) -> float:
    """How likely chance alone makes two counts differ this much (both sides of the normal
    curve)."""
    p = (one + other) / (2 * DREAMS)
    spread = math.sqrt(2 * p * (1 - p) / DREAMS)
    return math.erfc(abs(one - other) / DREAMS / spread / math.sqrt(2)) if spread else 1.0


@pytest.mark.deep
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_dreams_do_not_lean_towards_the_truth(game: Game) -> None:
    """Dealt from either of two tables that look the same to a seat, worlds agree in everything that
    others hold: so a dream says nothing about the table behind it."""
    random, found = Random(game.id), list[float]()
    for _ in range(PAIRS):
        setup = game.setup(random.choice(game.players), None, game.check_options)
        seat, one, other = twins(game, setup, random)
        left, right = (dreamt(game, each, seat, random) for each in (one, other))
        found += [likelihood(left[each], right[each]) for each in left | right]
    assert min(found) * len(found) > CHANCE
