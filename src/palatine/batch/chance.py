"""Chance without a generator's state: a hash of table, step and seed.

It is `pcg4d` (Jarzynski and Olano 2020): four words in, four words out, with multiplications and
shifts. The high bits are the good ones.
"""

from typing import NamedTuple

import numpy as np

from palatine.batch.arrays import Array

DEAL: int = 0xA5A5A5A5
"""Marks the words for the first deal of tables."""


class Chances(NamedTuple):
    """Four words for every table: one for an answer at random, three for tiles and deals."""

    answer: Array
    first: Array
    second: Array
    third: Array


def chances(seed: Array, now: Array, tables: Array) -> Chances:
    """The words of this moment. `tables` numbers the tables, uint32; seed and now are uint32."""
    same = tables & 0
    return Chances(*pcg4d(tables, same + now, same + seed, same + np.uint32(0x9E3779B9)))


def pcg4d(x: Array, y: Array, z: Array, w: Array) -> tuple[Array, Array, Array, Array]:
    """Four words hashed to four."""
    x, y, z, w = (word * 1664525 + 1013904223 for word in (x, y, z, w))
    x, y, z, w = mixed(x, y, z, w)
    x, y, z, w = (word ^ (word >> 16) for word in (x, y, z, w))
    return mixed(x, y, z, w)


def mixed(x: Array, y: Array, z: Array, w: Array) -> tuple[Array, Array, Array, Array]:
    """Each word grows by the product of two others."""
    x = x + y * w
    y = y + z * x
    z = z + x * y
    return x, y, z, w + y * z


def below(word: Array, most: Array) -> Array:
    """A number from 0 to most - 1, each equally likely; most is below 128."""
    return ((word >> 8).astype(np.int32) * most) >> 24


LOYALIST_FIRST = np.uint32(0)
SEPARATIST_FIRST = np.uint32(0xFFFFFFFF)
"""Words that make the next tile a Loyalist's or a Separatist's, if there is one."""
