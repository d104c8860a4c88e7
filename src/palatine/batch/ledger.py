"""The ledger: each of the last governments in one word of 30 bits.

Who was president and chancellor, who voted for them, which law resulted, what they said; and what
they held, which only they see.
"""

from typing import Final, NamedTuple

from palatine.batch.arrays import Array, number, only, seat_number, where
from palatine.batch.packing import Table


class Part(NamedTuple):
    """The place of a part in an entry."""

    shift: int
    bits: int

    def of(self, entry: Array) -> Array:
        """This part of an entry."""
        return (entry >> self.shift) & ((1 << self.bits) - 1)


YES: Final = Part(0, 10)
PRESIDENT: Final = Part(10, 4)
CHANCELLOR: Final = Part(14, 4)
DREW: Final = Part(18, 2)
"""Loyalist tiles among the three; only the president knows."""
PASSED: Final = Part(20, 2)
"""Loyalist tiles among the two, once they are passed on; the pair knows."""
LAW: Final = Part(22, 2)
"""0 none, by a veto or not yet; 1 Loyalist, 2 Separatist."""
SAID_DREW: Final = Part(24, 3)
"""0 nothing; else 1 more than the Loyalist tiles that the president claims he drew."""
SAID_RECEIVED: Final = Part(27, 2)
IS_HELD: Final = Part(29, 1)


def opened(t: Table, is_new: Array, yes: Array, drawn: Array) -> tuple[Array, ...]:
    """The ledger with a new government on top, if there is one."""
    entry = (
        (yes << YES.shift)
        | (seat_number(t.president) << PRESIDENT.shift)
        | (seat_number(t.chancellor) << CHANCELLOR.shift)
        | (drawn << DREW.shift)
        | (1 << IS_HELD.shift)
    )
    before = (entry, *t.ledger)
    return tuple([where(is_new, new, old) for new, old in zip(before, t.ledger, strict=False)])


def noted(
    ledger: tuple[Array, ...], part: Part, condition: Array, value: Array
) -> tuple[Array, ...]:
    """The ledger with a part of its latest entry written, if the condition holds."""
    return (ledger[0] | only(condition, value << part.shift), *ledger[1:])


def law_of(is_loyalist: Array, is_separatist: Array) -> Array:
    """The code of a law."""
    return number(is_loyalist) | (number(is_separatist) << 1)


def president_of(entry: Array) -> Array:
    """The president of an entry, as a seat; nobody if there is no entry."""
    return IS_HELD.of(entry) << PRESIDENT.of(entry)


def chancellor_of(entry: Array) -> Array:
    """The chancellor of an entry, as a seat; nobody if there is no entry."""
    return IS_HELD.of(entry) << CHANCELLOR.of(entry)
