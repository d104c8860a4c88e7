"""What is to be done at a table: it waits in the inbox, is done in memory, and is kept in the log.

All that waits is done one after the other; the entries that come of it are appended to the log
together; then everyone is told. So nobody ever hears of what is not on disk, and seven who answer
at once wait for the disk once. If the append fails, the table in memory is thrown away and read
again: what has happened is what the log says.

The short way is made of plain calls, since a task for every answer costs more than the answer.
Where it breaks off (another process was faster, a rule is broken, the disk fails), the long way
begins anew.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from palatine.core.errors import PalatineError, RulesBug
from palatine.server.entries import read, written
from palatine.server.errors import NoSuchTable, NotSaved
from palatine.server.journal import broken
from palatine.server.store import Conflict, Store
from palatine.server.table import Table, folding

T = TypeVar("T")
AT_ONCE = 200
"""Entries of a log that are read before other tables have their turn."""
TRIES = 5
"""How often something is done again because another process was faster."""

logger = structlog.get_logger()


@dataclass(slots=True)
class Wish(Generic[T]):
    """Something to be done at the table, and who is told what has come of it."""

    act: Callable[[Table], T]
    tell: "Callable[[Wish[T]], None]"
    result: Any = None
    error: PalatineError | None = None

    def attempt(self, table: Table) -> None:
        """Do it. A refusal has changed nothing; anything else spoils the table in memory."""
        self.error, before = None, table.number
        try:
            self.result = self.act(table)
        except RulesBug:
            raise
        except PalatineError as refusal:
            if table.number != before:
                raise RulesBug("something was refused when half of it was done") from refusal
            self.error = refusal


async def loaded(store: Store, code: str) -> Table:
    """The table that the store has under this code."""
    kept = await store.read(code)
    if not kept:
        raise NoSuchTable("there is no table with this code")
    table = Table()
    for place, _ in enumerate(folding(table, read(kept)), 1):
        if not place % AT_ONCE:
            await asyncio.sleep(0)
    return table


class Inbox:
    """Does what is wished at one table."""

    def __init__(self, table: Table, store: Store, on_kept: Callable[[], None]) -> None:
        """`on_kept` is called whenever something is on disk, or refused, and everyone was told."""
        self.table = table
        self.is_stale = False
        """Whether the table in memory may not be what the log says, and must be read again."""
        self.is_busy = False
        self._store = store
        self._on_kept = on_kept
        self._waiting: list[Wish[Any]] = []
        self._long_way: asyncio.Task[None] | None = None

    async def do(self, act: Callable[[Table], T]) -> T:
        """Do something at the table. What comes back is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def tell(wish: Wish[T]) -> None:
            if done.done():
                return
            if wish.error is not None:
                done.set_exception(wish.error)
            else:
                done.set_result(wish.result)

        self.wish(act, tell)
        return await done

    def wish(self, act: Callable[[Table], T], tell: Callable[[Wish[T]], None]) -> None:
        """Do something at the table, and tell what has come of it once that is on disk."""
        self._waiting.append(Wish(act, tell))
        if not self.is_busy:
            self._begin_soon()

    def _begin_soon(self) -> None:
        """Not at once: others may have come in the same instant."""
        self.is_busy = True
        asyncio.get_running_loop().call_soon(self._begin)

    # The short way

    def _begin(self) -> None:
        wishes, self._waiting = self._waiting, []
        if self.is_stale or not self._are_done(wishes):
            self._go_long_way(wishes)
            return
        fresh = self.table.take_fresh()
        if not fresh:
            self._finish(wishes)
            return
        number = self.table.number - len(fresh)
        kept = self._store.append(self.table.code, number, written(fresh))
        kept.add_done_callback(lambda kept: self._take(wishes, kept))

    def _are_done(self, wishes: list[Wish[Any]]) -> bool:
        try:
            for wish in wishes:
                wish.attempt(self.table)
        except Exception:  # the long way will meet it again, and says so
            return False
        return True

    def _take(self, wishes: list[Wish[Any]], kept: "asyncio.Future[None]") -> None:
        if kept.cancelled() or kept.exception() is not None:
            self._go_long_way(wishes)
        else:
            self._finish(wishes)

    def _finish(self, wishes: list[Wish[Any]]) -> None:
        """All of it is on disk, or refused."""
        self.is_busy = False
        if self._waiting:
            self._begin_soon()
        for wish in wishes:
            wish.tell(wish)
        self._on_kept()

    # The long way

    def _go_long_way(self, wishes: list[Wish[Any]]) -> None:
        self.is_stale = True
        self._long_way = asyncio.create_task(self._fulfil(wishes))

    async def _fulfil(self, wishes: list[Wish[Any]]) -> None:
        try:
            await self._keep(wishes)
        except Exception as error:  # the disk is full, the database is gone: nothing was done
            logger.error("not saved", table=self.table.code, **broken(error))
            self.is_stale = True
            for wish in wishes:
                wish.error = NotSaved("this could not be saved and was not done; try again")
        self._finish(wishes)

    async def _keep(self, wishes: list[Wish[Any]]) -> None:
        """Do all of it, and append what came of it; if another process was faster, once more."""
        for _ in range(TRIES):
            if self.is_stale:
                await self._reload()
            number = self.table.number
            await self._attempt(wishes)
            fresh = self.table.take_fresh()
            try:
                if fresh:
                    await self._store.append(self.table.code, number, written(fresh))
                return
            except Conflict:
                self.is_stale = True
        raise Conflict(self.table.code)

    async def _attempt(self, wishes: list[Wish[Any]]) -> None:
        """Do each. One that breaks our own promises is left out, and the others start anew."""
        sound = [wish for wish in wishes if not isinstance(wish.error, RulesBug)]
        for wish in sound:
            try:
                wish.attempt(self.table)
            except Exception as error:
                logger.error("rules bug", table=self.table.code, **broken(error))
                wish.error = error if isinstance(error, RulesBug) else RulesBug("the table broke")
                await self._reload()
                await self._attempt(sound)
                return

    async def _reload(self) -> None:
        self.table = await loaded(self._store, self.table.code)
        self.is_stale = False
