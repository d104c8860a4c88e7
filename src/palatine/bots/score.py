"""How well a match stands for a seat, where to play it to its end by chance would take too long.

A game's folder in `bots/` may give such a function as `SCORE`, for the search bots of every game.
"""

import math
from collections.abc import Callable, Mapping

from palatine.bots.folders import found_in_folder
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat

Score = Callable[[Match, Seat], float]
"""How well a match in a world stands for a seat: from 0 (lost) to 1 (won)."""


def score_of(game: Game) -> Score | None:
    """The score that the game's folder gives."""
    score: Score | None = found_in_folder(game.id, "SCORE", None)
    return score


def ahead(worth: Mapping[Seat, float], seat: Seat, much: float) -> float:
    """A score for who is worth most: a lead of `much` over the best of the others is 0.73."""
    best = max(value for other, value in worth.items() if other != seat)
    return 1 / (1 + math.exp((best - worth[seat]) / much))
