"""The deck as a belief sees it: how many Loyalist tiles have left it, draw by draw."""

from functools import cache, lru_cache
from math import comb

import numpy as np

from palatine.bots.senate.assignments import Floats

LOYALIST_TILES, ALL_TILES = 6, 17


@lru_cache(maxsize=4096)
def draw_chances(loyalist: int, total: int, start: int, tiles: int) -> Floats:
    """The chance to draw j Loyalist tiles next, by (j, Loyalist tiles that have left the deck)."""
    chances = np.zeros((tiles + 1, loyalist + 1))
    left = total - start
    for gone in range(loyalist + 1):
        loyal_left = loyalist - gone
        if loyal_left > left:  # more than that have left it
            continue
        for drawn in range(tiles + 1):
            ways = comb(loyal_left, drawn) * comb(left - loyal_left, tiles - drawn)
            chances[drawn, gone] = ways / comb(left, tiles)
    return chances


@cache
def untouched(count: int, loyalist: int) -> Floats:
    """The weights of a fresh deck: nothing has left it, whatever the assignment."""
    weights = np.zeros((count, loyalist + 1))
    weights[:, 0] = 1
    return weights


@lru_cache(maxsize=4096)
def draw_steps(loyalist: int, total: int, start: int, tiles: int) -> Floats:
    """The same chances as steps: by (tiles gone before, (j, tiles gone after)), one flat row each.

    With them all that a draw may do to the weights is one product of matrices.
    """
    chances = draw_chances(loyalist, total, start, tiles)
    steps = np.zeros((loyalist + 1, tiles + 1, loyalist + 1))
    for drawn in range(min(tiles, loyalist) + 1):
        for gone in range(loyalist + 1 - drawn):
            steps[gone, drawn, gone + drawn] = chances[drawn, gone]
    return steps.reshape(loyalist + 1, -1)


def after_session(before: Floats, steps: Floats, likelihood: Floats) -> Floats:
    """The weights by (assignment, Loyalist tiles gone) after a draw of three.

    `likelihood` is by (assignment, Loyalist tiles drawn).
    """
    count, drawn = likelihood.shape
    after = (before @ steps).reshape(count, drawn, -1)
    after *= likelihood[:, :, None]
    summed: Floats = np.add.reduce(after, axis=1)
    return summed


def after_top_tile(before: Floats, chances: Floats, enacted: int) -> Floats:
    """The weights after one tile that all have seen."""
    after = np.zeros_like(before)
    if enacted:
        after[:, 1:] = before[:, :-1] * chances[1, :-1]
    else:
        after[:] = before * chances[0]
    return after
