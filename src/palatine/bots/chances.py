"""What the chances to win are, for those who look back when all cards are open.

A game's folder in `bots/`, or the module that another package names, may give such a function as
`CHANCES`. For a game without one the match is played on by chance some times.
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
"""For each seat, the chance to win as the table truly stands (all cards open), by our bots' play;
seats of one side that win together share a chance, so the sum need not be 1."""

TIMES = 60
"""How often a match is played on."""
FAR = 2000
"""After so many decisions nobody has won, in a game that need not end by chance."""


def chances_of(game: Game) -> Chances:
    """The chances that somebody gives for this game, or those by play by chance."""
    found = [module.CHANCES for module in modules_for(game.id) if hasattr(module, "CHANCES")]
    return with_ends(found[0]) if found else with_ends(by_chance)


def with_ends(chances: Chances) -> Chances:
    """The same chances, and certainty when a match is over: 1 for who has won, 0 for others."""

    def known(match: Match) -> tuple[float, ...]:
        return result(match) if match.is_over else chances(match)

    return known


def result(match: Match) -> tuple[float, ...]:
    """Who has won: 1 for each of them, 0 for everybody else."""
    winners = match.outcome.winners if match.outcome is not None else ()
    return tuple([float(seat in winners) for seat in seats(match.setup.players)])


def by_chance(match: Match) -> tuple[float, ...]:
    """How often each seat wins when a match is played on by chance."""
    random = Random(fingerprint(match))
    won = [0.0] * match.setup.players
    for _ in range(TIMES):
        fork = match.fork(Rolled(random))
        if match.game.check_options:  # by chance alone it might never end
            play_on(fork, random, FAR)
        else:
            play_out(fork, random)
        won = [before + now for before, now in zip(won, result(fork), strict=True)]
    return tuple([wins / TIMES for wins in won])


def fingerprint(match: Match) -> bytes:
    """A seed that is the same wherever a table stands the same, and comes from nothing else."""
    return hashlib.sha256(msgspec.json.encode(match.state.to_json())).digest()


# For games that bring their own


@cache
def learned(file: Path) -> dict[str, float]:
    """What each feature of a table counts for: learned by self-play, the file says how."""
    weights: dict[str, float] = json.loads(file.read_text("utf-8"))["weights"]
    return weights


def weighed(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """What all of these features come to; what was never seen in self-play counts for nothing."""
    return sum([value * weights.get(name, 0.0) for name, value in features.items()])


def shared(worth: Sequence[float]) -> tuple[float, ...]:
    """Chances of players of whom one wins, from what each is worth: one more is e times as much."""
    most = max(worth)
    odds = [math.exp(each - most) for each in worth]
    return tuple([each / sum(odds) for each in odds])
