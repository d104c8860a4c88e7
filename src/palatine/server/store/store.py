"""The store: append-only logs, one for each table. Whatever implements this can keep them.

Rooms have logs too, whose codes begin with `ROOMS`, and so do records that somebody has sent
(`RECORDS`); neither are tables, whose codes have no `/`.

An append names the number that its first entry will have. If somebody else has written there, it
is refused whole (`Conflict`): so any number of processes can serve a table, and one of them wins.
An append that fails in another way may be kept or not: whoever wants to know reads the log.
"""

from asyncio import Future
from collections.abc import Sequence
from typing import Final, Protocol

ROOMS: Final = "room/"
RECORDS: Final = "record/"
NO_TABLE: Final = "%/%"
"""What the codes of all others are like, as databases say it."""
USE_SECONDS: Final = 600
"""How exactly the time of a table's last use is kept: that spares a write with each append."""


class Conflict(Exception):
    """Another entry has this number already, or the one before it is missing."""


class Store(Protocol):
    """What the server needs of a database."""

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> "Future[None]":
        """Add entries from this number on: on disk when this is done, or else Conflict."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from this number on; none if there is no such table."""

    async def read_many(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        """The entries of each of these that there is."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Of each of these tables that there is, how many entries it has."""

    async def count(self) -> int:
        """How many tables there are."""

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody looks at these tables: they are used now."""

    async def unused_since(self, moment: float, most: int | None = None) -> list[str]:
        """Tables to which nothing was added since then; perhaps only those of so few entries."""

    async def delete(self, table: str) -> None:
        """Forget a table."""

    async def close(self) -> None:
        """Write what is waiting, and let go."""
