"""How well a match stands for a seat, for games that take too long to play out at random.

A game's folder in `bots/`, or the module that another package names, may give such a function as
`SCORE`, for the search bots of every game.
"""

import math
from collections.abc import Callable, Mapping

from palatine.bots.folders import modules_for
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat

Score = Callable[[Match, Seat], float]
"""How well a match in a world stands for a seat, from 0 (lost) to 1 (won)."""


def score_of(game: Game) -> Score | None:
    """The score for this game; None if there is none."""
    scores = [module.SCORE for module in modules_for(game.id) if hasattr(module, "SCORE")]
    return scores[0] if scores else None


def ahead(worth: Mapping[Seat, float], seat: Seat, much: float) -> float:
    """A score for the seat with the highest worth: a lead of `much` over the best other gives
    0.73."""
    best = max(value for other, value in worth.items() if other != seat)
    return 1 / (1 + math.exp((best - worth[seat]) / much))
