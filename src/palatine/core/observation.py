"""Observations: what a seat has got, as one row of numbers for a learner, field by field.

A game may say what is in its row (`Game.encoding`); for all others there is a general one, made
from their words (`agents/encoding.py`). Either is made of packets alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from palatine.core.seats import Seat

if TYPE_CHECKING:  # a game has an encoding, and packets are of a game
    from palatine.core.game import Setup
    from palatine.core.news import Told
    from palatine.core.stream import Packet


class Field(msgspec.Struct, frozen=True):
    """Numbers of the row that belong together: as many as it has columns, for each of its rows."""

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
        """Take in what was told to this seat: all of it, in its order, once."""

    def numbers(self, packet: "Packet", spelt: Sequence[str]) -> Any:
        """The row for this packet, with the atoms of an answer that is being given.

        The packet's news are those since the seat's last step, and have been heard.
        """


@dataclass(frozen=True)
class Encoding:
    """What is in a learner's row of numbers. Whoever changes a field raises the version."""

    version: int
    fields: "Callable[[Setup], tuple[Field, ...]]"
    observer: "Callable[[Setup, Seat], Observer]"


def seats_around(players: int) -> tuple[str, ...]:
    """How the rows call the seats: first one's own, then the others clockwise."""
    return ("you", *[f"you+{place}" for place in range(1, players)])
