"""A hand that can pay for something, when a random hand almost never can."""

from collections import Counter
from functools import cache
from random import Random

from palatine.core.errors import NoWorld

Counts = tuple[tuple[int, int], ...]
"""How many cards there are of each worth."""


def dealt_means(worths: list[int], count: int, need: int, random: Random) -> list[int]:
    """An order of cards with these worths: the first ones make a hand that is worth enough, and
    every such order is equally likely."""
    left, hand = list(range(len(worths))), list[int]()
    for size in range(count, 0, -1):
        counts = Counter([worths[card] for card in left])
        ways = {
            worth: ways_to_hold(size - 1, need - worth, less_one(counts, worth)) for worth in counts
        }
        if not any(ways.values()):
            raise NoWorld("no cards in the hand can pay for what was announced")
        (card,) = random.choices(left, [ways[worths[card]] for card in left])
        hand.append(card)
        left.remove(card)
        need -= worths[card]
    random.shuffle(left)
    return hand + left


def less_one(counts: Counter[int], worth: int) -> Counts:
    """The counts without one card of this worth."""
    return tuple(sorted((counts - Counter([worth])).items()))


@cache
def ways_to_hold(count: int, need: int, counts: Counts) -> int:
    """In how many orders `count` of these cards are together worth enough."""
    if not count:
        return int(need <= 0)
    each = Counter(dict(counts))
    return sum(
        n * ways_to_hold(count - 1, need - worth, less_one(each, worth)) for worth, n in counts
    )
