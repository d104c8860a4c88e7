"""How well a match stands for a seat, where to play it to its end by chance would take too long.

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
"""How well a match in a world stands for a seat: from 0 (lost) to 1 (won)."""


def score_of(game: Game) -> Score | None:
    """The score that somebody gives for this game."""
    scores = [module.SCORE for module in modules_for(game.id) if hasattr(module, "SCORE")]
    return scores[0] if scores else None


def ahead(worth: Mapping[Seat, float], seat: Seat, much: float) -> float:
    """A score for who is worth most: a lead of `much` over the best of the others is 0.73."""
    best = max(value for other, value in worth.items() if other != seat)
    return 1 / (1 + math.exp((best - worth[seat]) / much))
