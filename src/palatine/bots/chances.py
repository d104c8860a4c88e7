"""The chances to win, for looking back when all cards are open.

A game's folder in `bots/`, or the module that another package names, may give such a function as
`CHANCES`. For a game without one we play the match on at random a number of times.
"""

import hashlib
import json
import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from palatine.bots.folders import modules_for
from palatine.bots.search import play_on
from palatine.core.chance import Rolled
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import seats

Chances = Callable[[Match], tuple[float, ...]]
"""For each seat, its chance to win at the true table (all cards open), if our bots play. Seats of
one side that win together share a chance, so the sum need not be 1."""

TIMES = 60
"""How often we play a match on."""
FAR = 2000
"""A playout without a winner stops after this many decisions; random play might never end a
game."""


def chances_of(game: Game) -> Chances:
    """The function that gives this game's chances, or random play if it has none."""
    found = [module.CHANCES for module in modules_for(game.id) if hasattr(module, "CHANCES")]
    return with_ends(found[0]) if found else with_ends(by_chance)


def with_ends(chances: Chances) -> Chances:
    """The same chances, but certain when a match is over: 1 for winners, 0 for others."""

    def known(match: Match) -> tuple[float, ...]:
        return result(match) if match.is_over else chances(match)

    return known


def result(match: Match) -> tuple[float, ...]:
    """The result: 1 for each winner, 0 for everybody else."""
    winners = match.outcome.winners if match.outcome is not None else ()
    return tuple([float(seat in winners) for seat in seats(match.setup.players)])


def by_chance(match: Match) -> tuple[float, ...]:
    """How often each seat wins when we play the match on at random."""
    random = Random(fingerprint(match))
    won = [0.0] * match.setup.players
    for _ in range(TIMES):
        fork = match.fork(Rolled(random))
        if match.game.check_options:  # random play might never end it
            play_on(fork, random, FAR)
        else:
            play_out(fork, random)
        won = [before + now for before, now in zip(won, result(fork), strict=True)]
    return tuple([wins / TIMES for wins in won])


def fingerprint(match: Match) -> bytes:
    """A seed that is the same for the same table, and depends on nothing else."""
    return hashlib.sha256(msgspec.json.encode(match.state.to_json())).digest()


# For games that bring their own.


@cache
def learned(file: Path) -> dict[str, float]:
    """The weight of each feature of a table, learned by self-play; the file says how."""
    weights: dict[str, float] = json.loads(file.read_text("utf-8"))["weights"]
    return weights


def weighed(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The weighted sum of these features; one never seen in self-play counts for nothing."""
    return sum([value * weights.get(name, 0.0) for name, value in features.items()])


def shared(worth: Sequence[float]) -> tuple[float, ...]:
    """Chances of players of whom one wins, from each one's worth: one more is e times the
    chance."""
    most = max(worth)
    odds = [math.exp(each - most) for each in worth]
    return tuple([each / sum(odds) for each in odds])
