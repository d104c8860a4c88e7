"""Tells a table's room of every game that ends: once, even after a crash. Its moments follow later.

A table knows from its own log which of its games to remember (`Table.counting`), and the room knows
from its own log which it has. Whichever process loads the table compares the two, so you can kill a
server at any moment.
"""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

import structlog

from palatine.core.errors import PalatineError
from palatine.server.errors import NoSuchRoom
from palatine.server.journal import broken
from palatine.server.live.live_table import LiveTable
from palatine.server.room.keeping import Rooms
from palatine.server.room.log import GameEnded
from palatine.server.room.noting import ended
from palatine.server.room.reviewing import Reviews
from palatine.server.store.store import Store
from palatine.server.table.log import read
from palatine.server.table.replay import before_cleared, record
from palatine.server.table.table import Table

logger = structlog.get_logger()


class Ended(NamedTuple):
    """A game that is over, and its record if we can still look at it."""

    game: GameEnded
    record: bytes | None


class RoomNotes:
    """Tells a room of the games at one table."""

    def __init__(
        self,
        live: LiveTable,
        rooms: Rooms,
        store: Store,
        clock: Callable[[], float],
        reviews: Reviews,
    ) -> None:
        self._live, self._rooms, self._store, self._clock = live, rooms, store, clock
        self._reviews = reviews
        self._told: set[int] = set()
        """The numbers of the games that we need not look at again,"""
        self._room = ""
        """in this room."""
        self._began: dict[int, float] = {}
        """When games began, for those that began while we were running."""
        self._seen = live.table.game
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """See whether there is something to tell; in the sweep, since no answer should wait for
        it."""
        table = self._live.table
        if not table.room:
            return
        if table.game > self._seen:
            self._seen = table.game
            self._began[table.game] = self._clock()
        if self._task is None and (table.room != self._room or table.counting.keys() - self._told):
            self._task = asyncio.create_task(self._tell())

    async def settle(self) -> None:
        """Wait until everything is told."""
        self.look()
        if self._task is not None:
            await self._task

    def stop(self) -> None:
        """The table is dropped; the next process that loads it looks again."""
        if self._task is not None:
            self._task.cancel()

    async def _tell(self) -> None:
        try:
            await self._tell_all()
        except NoSuchRoom:  # it was deleted, and wants to hear no more
            self._told |= self._live.table.counting.keys()
        except Exception as error:  # the database is gone: the next look tries again
            level = logger.warning if isinstance(error, PalatineError) else logger.error
            level("a room was not told", table=self._live.table.code, **broken(error))
        finally:
            self._task = None

    async def _tell_all(self) -> None:
        """What `do` gives us is on disk: we tell nobody of a game whose end might be lost."""
        code, room, counting, current = await self._live.do(self._taken)
        if not room:
            return
        if room != self._room:
            self._room, self._told = room, set()
        known = await self._rooms.find(room)
        for number, seed in counting.items():
            key = (code, number, seed)
            is_missing = not known.has(key) or known.lacks_review(key)
            if number not in self._told and is_missing:
                is_here = current is not None and current.game.game == number
                found = current if is_here else await self._cleared(code, number)
                if found is not None:
                    await self._note(room, found)
            self._told.add(number)

    async def _note(self, room: str, found: Ended) -> None:
        """Tell the room of a game now, and of its moments when we know them."""
        await self._rooms.note(room, found.game)
        if found.record is not None:
            self._reviews.want(room, found.game.key, found.record)

    def _taken(self, table: Table) -> tuple[str, str, dict[int, str], Ended | None]:
        """What there is to tell, as the table is now."""
        return table.code, table.room, dict(table.counting), self._ended(table)

    def _ended(self, table: Table) -> Ended | None:
        """The game on the table, if it is over and should be remembered."""
        game = ended(table, time.time(), self._minutes(table.game))
        if game is None:
            return None
        return Ended(game, None if table.match is None else record(table))

    def _minutes(self, number: int) -> int:
        """How long a game took, at least one; 0 if nobody knows."""
        began = self._began.get(number)
        return 0 if began is None else max(1, round((self._clock() - began) / 60))

    async def _cleared(self, code: str, number: int) -> Ended | None:
        """A game that was cleared away before we told its room."""
        kept = await self._store.read(code)
        table = await asyncio.to_thread(lambda: before_cleared(read(kept), number))
        return self._ended(table)
