"""Arrays of NumPy or of JAX: the same code runs on both, since an array knows its own module.

A seat is a mask with one bit, a set of seats a mask with several, nobody is 0. So there is no axis
for seats and no lookup: everything works element by element, table by table.
"""

from functools import cache
from typing import Any

import numpy as np

Array = Any
"""An array of NumPy or of JAX with one entry per table: int32, or bool for a question."""


def where(condition: Array, then: Array, otherwise: Array) -> Array:
    """Element by element, one or the other; one table's numbers may be plain scalars."""
    if isinstance(condition, np.bool_):
        return then if condition else otherwise
    if isinstance(condition, np.ndarray):
        chosen: Any = np.where(condition, then, otherwise)
        return chosen.astype(np.int32) if chosen.dtype == np.int64 else chosen
    return condition.__array_namespace__().where(condition, then, otherwise)


@cache
def population_count() -> Any:
    """JAX's own; its `jax.numpy` sister takes two steps more."""
    from jax import lax

    return lax.population_count


def count(mask: Array) -> Array:
    """How many bits are set."""
    if isinstance(mask, np.ndarray | np.generic):
        return np.bitwise_count(mask).astype(np.int32)
    return population_count()(mask)


def number(question: Array) -> Array:
    """1 for yes and 0 for no."""
    return question.astype(np.int32)


def lowest(mask: Array) -> Array:
    """The lowest bit that is set."""
    return mask & -mask


def has(mask: Array, other: Array) -> Array:
    """Whether the two share a bit."""
    return (mask & other) != 0


def only(condition: Array, value: Array) -> Array:
    """The value where the condition holds, 0 elsewhere."""
    return where(condition, value, 0)


def bit(place: Array) -> Array:
    """The mask with the bit at this place."""
    return (place & 0) + 1 << place


def seat_number(seat: Array) -> Array:
    """The place of the one bit that is set."""
    return count(seat - 1)


def nth(mask: Array, n: Array, most: int) -> Array:
    """The n-th bit that is set, from 0 for the lowest; n is smaller than `most`."""
    for passed in range(most - 1):
        mask = where(n > passed, mask & (mask - 1), mask)
    return lowest(mask)


def next_in(living: Array, seat: Array) -> Array:
    """The next living player after this seat, around the table."""
    above = living & ~((seat << 1) - 1)
    return lowest(where(above != 0, above, living))


def seen_from(players: int, mask: Array, place: Array) -> Array:
    """Seats as counted from the one at this place: bit 0 is that seat, bit 1 the next."""
    return ((mask | (mask << players)) >> place) & ((1 << players) - 1)


def as_counted_by(players: int, mask: Array, place: Array) -> Array:
    """The reverse: seats counted from the one at this place, back on the table."""
    turned = mask << place
    return (turned | (turned >> players)) & ((1 << players) - 1)
