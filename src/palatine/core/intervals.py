"""How sure a share is: no figure without its interval."""

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""For 95 of 100."""


class Interval(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, float | int) and self.low <= value <= self.high


def wilson(wins: int, games: int) -> Interval:
    """Wilson's score interval: honest for small counts and near 0 and 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games * games))
    half = Z * spread / (1 + square / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))
