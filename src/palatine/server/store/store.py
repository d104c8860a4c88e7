"""The store: append-only logs, one for each table. Anything that implements this can keep them.

Rooms have logs too, with codes that begin with `ROOMS`, and so do records that somebody has sent
(`RECORDS`). Neither are tables: tables' codes have no `/`.

An append names the number that its first entry will have. If somebody else has written there, the
store refuses all of it (`Conflict`). So any number of processes can serve a table, and one of them
wins. If an append fails in another way, its entries may or may not be in the log: to find out, read
the log.
"""

from asyncio import Future
from collections.abc import Sequence
from typing import Final, Protocol

ROOMS: Final = "room/"
RECORDS: Final = "record/"
NO_TABLE: Final = "%/%"
"""A pattern for the codes of all others, as databases write it."""
USE_SECONDS: Final = 600
"""How exactly we keep the time of a table's last use: this saves a write with each append."""


class Conflict(Exception):
    """Another entry has this number already, or the one before it is missing."""


class Store(Protocol):
    """What the server needs from a database."""

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> "Future[None]":
        """Add entries from this number on: on disk when this is done, otherwise Conflict."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from this number on; none if there is no such table."""

    async def read_many(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        """The entries of each of these tables that exists."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """For each of these tables that exists, how many entries it has."""

    async def count(self) -> int:
        """How many tables there are."""

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody is watching these tables: they are in use now."""

    async def unused_since(self, moment: float, most: int | None = None) -> list[str]:
        """Tables to which nothing was added since then; with `most`, only those with no more
        entries."""

    async def delete(self, table: str) -> None:
        """Forget a table."""

    async def close(self) -> None:
        """Write what is waiting, and close."""
