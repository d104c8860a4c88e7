"""The deal: roles and the first president. The deck needs no chance before a player draws."""

import numpy as np

from palatine.batch.arrays import Array, bit, where
from palatine.batch.chance import DEAL, chances
from palatine.batch.packing import State, Table, pack
from palatine.batch.variants import LOYALIST_TILES, SEPARATIST_TILES, SEPARATISTS, Variant

FRACTION = 27
"""Bits of the fraction that gives one digit after another."""


def init(v: Variant, tables: Array, seed: int = 0) -> State:
    """Freshly dealt tables. `tables` numbers them, uint32, in the array module to use."""
    words = chances(np.uint32(seed ^ DEAL), np.uint32(0), tables)
    return pack(v, dealt(v, words.third))


def dealt(v: Variant, word: Array) -> Table:
    """A game dealt by one word of chance."""
    fraction = (word >> (32 - FRACTION)).astype(np.int32)
    first, fraction = digit(fraction, v.players)
    palpatine, fraction = digit(fraction, v.players)
    taken = [palpatine]
    separatists = palpatine & 0
    for others in range(SEPARATISTS[v.players]):
        seat, fraction = digit(fraction, v.players - 1 - others)
        seat = stepped_over(seat, taken)
        separatists = separatists | seat
        taken = sorted_in(seat, taken)
    return begun(v, palpatine, separatists, first)


def digit(fraction: Array, size: int) -> tuple[Array, Array]:
    """One of `size` seats, and what is left of the fraction."""
    product = fraction * size
    return bit(product >> FRACTION), product & ((1 << FRACTION) - 1)


def stepped_over(seat: Array, taken: list[Array]) -> Array:
    """The seat with the taken ones skipped, from the lowest on."""
    for other in taken:
        seat = where(seat >= other, seat << 1, seat)
    return seat


def sorted_in(seat: Array, taken: list[Array]) -> list[Array]:
    """The seats with one more, from the lowest on."""
    after = []
    for other in taken:
        after.append(where(seat < other, seat, other))
        seat = where(seat < other, other, seat)
    return [*after, seat]


def begun(v: Variant, palpatine: Array, separatists: Array, first: Array) -> Table:
    """A game before its first nomination, with these roles and this first president, as masks.

    Anything that is the same at every new table is a plain number here; `pack` makes arrays of it.
    """
    return Table(
        living=v.everyone,
        palpatine=palpatine,
        separatists=separatists,
        president=first,
        rotation=first,
        deck_loyalist=LOYALIST_TILES,
        deck_separatist=SEPARATIST_TILES,
        ledger=(first & 0,) * v.kept,
    )
