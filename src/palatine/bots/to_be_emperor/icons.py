"""Numbers of Coin, Might and Knowledge: what cards give, and what senators need."""

from collections.abc import Iterable, Mapping
from functools import reduce

RESOURCES = ("coin", "might", "knowledge")
Icons = tuple[int, int, int]
NOTHING: Icons = (0, 0, 0)


def icons_in(counters: Mapping[str, int], what: str) -> Icons:
    """The icons that a card in a view has under this word: `gives` or `needs`."""
    coin, might, knowledge = [counters.get(f"{what}_{r}", 0) for r in RESOURCES]
    return coin, might, knowledge


def plus(one: Icons, other: Icons) -> Icons:
    """The sum of both."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Icons, other: Icons) -> Icons:
    """What is left; below zero, what is missing."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def total(icons: Iterable[Icons]) -> Icons:
    """The sum of all."""
    return reduce(plus, icons, NOTHING)


def covers(have: Icons, need: Icons) -> bool:
    """Whether this is enough for that."""
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2]


def missing(have: Icons, need: Icons) -> int:
    """How many icons are missing."""
    return sum([max(0, n - h) for h, n in zip(have, need, strict=True)])
