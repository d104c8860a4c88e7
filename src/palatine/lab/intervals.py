"""How sure a difference of two shares is, and many tests at once; for one share,
`core/intervals.py`."""

from collections.abc import Callable, Sequence
from math import comb, erfc, exp, lgamma, log, log1p, sqrt
from typing import NamedTuple

from palatine.core.intervals import Interval, wilson


class Difference(NamedTuple):
    """How far apart two shares are, and how likely chance alone would put them that far apart."""

    value: float
    low: float
    high: float
    p: float


def exact(wins: int, games: int) -> Interval:
    """Clopper and Pearson's interval: never too narrow, often a little wide."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    low = 0.0 if wins == 0 else solved(lambda p: 1 - at_most(wins - 1, games, p), 0.025)
    high = 1.0 if wins == games else solved(lambda p: -at_most(wins, games, p), -0.025)
    return Interval(wins / games, low, high)


def solved(rising: Callable[[float], float], goal: float) -> float:
    """Where a rising function of a probability reaches a value."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < goal else (low, middle)
    return (low + high) / 2


def at_most(wins: int, games: int, p: float) -> float:
    """How likely this many wins or fewer are."""
    if p <= 0.0 or p >= 1.0:
        return 1.0 if p <= 0.0 or wins >= games else 0.0
    terms = [log_ways(games, k) + k * log(p) + (games - k) * log1p(-p) for k in range(wins + 1)]
    return min(1.0, sum(map(exp, terms)))


def log_ways(games: int, wins: int) -> float:
    """The logarithm of how many ways there are to win this many."""
    return lgamma(games + 1) - lgamma(wins + 1) - lgamma(games - wins + 1)


def difference(wins: int, games: int, other_wins: int, other_games: int) -> Difference:
    """The first share minus the second: Newcombe's interval, and a test.

    The test is the two-proportion z test, or Fisher's exact one if counts are small.
    """
    a, b = wilson(wins, games), wilson(other_wins, other_games)
    value = a.value - b.value
    low = value - sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = value + sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    won, all_games = wins + other_wins, games + other_games
    few = min(games, other_games) * min(won, all_games - won) < 5 * all_games
    test = fisher if few else pooled
    return Difference(value, low, high, test(wins, games, other_wins, other_games))


def pooled(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """The two-sided p of the two-proportion z test."""
    share = (wins + other_wins) / (games + other_games)
    spread = sqrt(share * (1 - share) * (1 / games + 1 / other_games))
    return erfc(abs(wins / games - other_wins / other_games) / spread / sqrt(2))


def fisher(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """The two-sided p of Fisher's exact test."""
    won, all_games = wins + other_wins, games + other_games
    ways = {
        k: comb(games, k) * comb(other_games, won - k)
        for k in range(max(0, won - other_games), min(won, games) + 1)
    }
    return sum(n for n in ways.values() if n <= ways[wins]) / comb(all_games, won)


def holm(ps: Sequence[float]) -> list[float]:
    """The p values after this many tests at once (Holm's step-down)."""
    adjusted, worst = [0.0] * len(ps), 0.0
    for rank, place in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        worst = max(worst, min(1.0, ps[place] * (len(ps) - rank)))
        adjusted[place] = worst
    return adjusted
