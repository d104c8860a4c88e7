"""Tiles dealt to fit what every government held, when random deals would take too long.

We know the least and the most Loyalist tiles of each draw. We count the ways to deal the tiles of
all draws, from the last draw to the first; then each draw gets Loyalist tiles in proportion to the
ways. So every order that fits is equally likely, and we find one whenever there is one.
"""

from math import comb
from random import Random
from typing import NamedTuple

from palatine.core.cards import Handle
from palatine.core.errors import NoWorld
from palatine.games.senate.state import LOYALIST, SEPARATIST


class Drawn(NamedTuple):
    """The hidden tiles of one draw, with the least and the most Loyalist tiles among them."""

    tiles: list[Handle]
    least: int
    most: int

    def ways(self, loyalists: int) -> int:
        """In how many ways exactly `loyalists` of these tiles can be Loyalist."""
        return comb(len(self.tiles), loyalists) if self.least <= loyalists <= self.most else 0


def made_to_fit(
    draws: list[Drawn], hidden: list[Handle], loyalists: int, random: Random
) -> dict[Handle, str]:
    """Faces for all hidden tiles of a shuffle; the draws are part of them."""
    drawn = [tile for draw in draws for tile in draw.tiles]
    others = [tile for tile in hidden if tile not in drawn]
    every = [*draws, Drawn(others, 0, len(others))]
    faces = dict.fromkeys(hidden, SEPARATIST)
    for draw, count in zip(every, shared_out(every, loyalists, random), strict=True):
        faces |= dict.fromkeys(random.sample(draw.tiles, count), LOYALIST)
    return faces


def shared_out(draws: list[Drawn], loyalists: int, random: Random) -> list[int]:
    """How many Loyalist tiles each draw gets."""
    later = ways_from_the_end(draws, loyalists)
    if not later[0][loyalists]:
        raise NoWorld("no order of the tiles explains what the governments enacted")
    shares = []
    for draw, after in zip(draws, later[1:], strict=True):
        weights = [draw.ways(count) * after[loyalists - count] for count in range(loyalists + 1)]
        (share,) = random.choices(range(loyalists + 1), weights)
        shares.append(share)
        loyalists -= share
    return shares


def ways_from_the_end(draws: list[Drawn], loyalists: int) -> list[list[int]]:
    """For each draw, in how many ways it and the later ones can have 0, 1, 2 ... Loyalist tiles."""
    later = [[1] + [0] * loyalists]
    for draw in reversed(draws):
        after = later[0]
        here = [
            sum([draw.ways(count) * after[total - count] for count in range(total + 1)])
            for total in range(loyalists + 1)
        ]
        later.insert(0, here)
    return later
