"""Observations: what a seat gets, as one row of numbers for a learner, field by field.

A game may define its row (`Game.encoding`); all others use a general one, made from their words
(`agents/encoding.py`). Both use packets alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from palatine.core.seats import Seat

if TYPE_CHECKING:  # games have encodings, and packets need games
    from palatine.core.game import Setup
    from palatine.core.news import Told
    from palatine.core.stream import Packet


class Field(msgspec.Struct, frozen=True):
    """Numbers of the row that belong together: one per column for each of its own rows."""

    name: str
    about: str
    columns: tuple[str, ...]
    rows: tuple[str, ...] = ("",)
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.rows) * len(self.columns)


class Observer(Protocol):
    """Turns what one seat gets into numbers."""

    def hear(self, news: "tuple[Told, ...]") -> None:
        """Take in the news for this seat: all of it, in order, once."""

    def numbers(self, packet: "Packet", spelt: Sequence[str]) -> Any:
        """The row for this packet, with the atoms given so far of an answer.

        The packet's news are those since the seat's last step; `hear` has already had them.
        """


@dataclass(frozen=True)
class Encoding:
    """What is in a learner's row of numbers. If you change a field, raise the version."""

    version: int
    fields: "Callable[[Setup], tuple[Field, ...]]"
    observer: "Callable[[Setup, Seat], Observer]"


def seats_around(players: int) -> tuple[str, ...]:
    """The names of the seats in rows: the seat's own first, then the others clockwise."""
    return ("you", *[f"you+{place}" for place in range(1, players)])
