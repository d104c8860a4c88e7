"""What people do at a table: it waits in the inbox, is done in memory, and is kept in the log.

We do everything that waits, one thing after the other. We append the resulting entries to the log
together, and then tell everyone. So nobody ever hears of what is not on disk, and seven people who
answer at once wait for the disk once. If the append fails, we throw away the table in memory and
read it again: what has happened is what the log says.

The short way is made of plain calls, since a task for every answer costs more than the answer. If
it stops halfway (another process was faster, a rule is broken, the disk fails), the long way starts
afresh. When the database is lost during an append, nobody tells us the outcome. We look for the
append in the log: only that says whether it was done.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from palatine.core.errors import BadPosition, PalatineError, RulesBug
from palatine.server.errors import NoSuchTable, NotSaved
from palatine.server.journal import broken
from palatine.server.store.store import Conflict, Store
from palatine.server.table.log import read, written
from palatine.server.table.table import Table, folding

T = TypeVar("T")
AT_ONCE = 200
"""Entries of a log that we read before other tables have their turn."""
FAILURES = 2
"""How often an append may fail for another reason before we give up."""
SILENCE = 1.0
"""Seconds between two lines in the journal about a database that fails."""
TRIES = 20
"""How often we try again because another process was faster."""

logger = structlog.get_logger()


@dataclass(slots=True)
class Wish(Generic[T]):
    """Something to do at the table, and who hears the result."""

    act: Callable[[Table], T]
    tell: "Callable[[Wish[T]], None]"
    result: Any = None
    error: PalatineError | None = None

    def attempt(self, table: Table) -> None:
        """Do it. A refusal has changed nothing; anything else spoils the table in memory."""
        self.error, before = None, table.number
        try:
            self.result = self.act(table)
        except (RulesBug, BadPosition):  # rules that broke, or that can't play on from a position
            raise
        except PalatineError as refusal:
            if table.number != before:
                raise RulesBug("something was refused when half of it was done") from refusal
            self.error = refusal


@dataclass(slots=True)
class Tried:
    """An append that may or may not be in the log, and what we wanted to tell."""

    number: int
    entries: list[bytes]
    outcomes: list[tuple[Any, PalatineError | None]]
    error: BaseException

    def is_in(self, kept: list[bytes]) -> bool:
        """Whether the log has it."""
        return kept[self.number : self.number + len(self.entries)] == self.entries


async def loaded(store: Store, code: str) -> Table:
    """The table that the store has under this code."""
    table = Table()
    await go_on(table, await kept_of(store, code))
    return table


async def kept_of(store: Store, code: str) -> list[bytes]:
    """The whole log of a table."""
    kept = await store.read(code)
    if not kept:
        raise NoSuchTable("there is no table with this code")
    return kept


async def go_on(table: Table, kept: list[bytes]) -> None:
    """Take a table on by entries of its log."""
    for place, _ in enumerate(folding(table, read(kept)), 1):
        if not place % AT_ONCE:
            await asyncio.sleep(0)


class Inbox:
    """Does what people want at one table."""

    def __init__(self, table: Table, store: Store, on_kept: Callable[[], None]) -> None:
        """We call `on_kept` whenever something is on disk or refused, and everyone has been
        told."""
        self.table = table
        self.is_stale = False
        """Whether the table in memory may differ from the log, so that we must read it again."""
        self.is_busy = False
        self.heard = 0
        """How long the log is, as far as others have told us."""
        self._hearings = 0
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
        """Do something at the table, and tell the result once it is on disk."""
        self._waiting.append(Wish(act, tell))
        if not self.is_busy:
            self._begin_soon()

    def hear(self, number: int) -> None:
        """Another process says that the log is this long: read what is new."""
        self.heard = max(self.heard, number)
        self._hearings += 1
        if not self.is_busy and self.heard > self.table.number:
            self._begin_soon()

    def _begin_soon(self) -> None:
        """Not at once: others may have come at the same instant."""
        self.is_busy = True
        asyncio.get_running_loop().call_soon(self._begin)

    # The short way

    def _begin(self) -> None:
        wishes, self._waiting = self._waiting, []
        table = self.table
        if self.is_stale or self.heard > table.number or not self._are_done(wishes):
            self._go_long_way(wishes)
            return
        fresh = table.take_fresh()
        if not fresh:
            self._finish(wishes)
            return
        number, content = table.number - len(fresh), written(fresh)
        kept = self._store.append(table.code, number, content)
        kept.add_done_callback(lambda kept: self._take(wishes, number, content, kept))

    def _are_done(self, wishes: list[Wish[Any]]) -> bool:
        try:
            for wish in wishes:
                wish.attempt(self.table)
        except Exception:  # the long way will meet it again, and reports it
            self.is_stale = True
            return False
        return True

    def _take(
        self,
        wishes: list[Wish[Any]],
        number: int,
        content: list[bytes],
        kept: "asyncio.Future[None]",
    ) -> None:
        error = asyncio.CancelledError() if kept.cancelled() else kept.exception()
        if error is None:
            self._finish(wishes)
            return
        self.is_stale = True
        is_known = isinstance(error, Conflict)
        tried = [] if is_known else [Tried(number, content, outcomes(wishes), error)]
        self._go_long_way(wishes, tried)

    def _finish(self, wishes: list[Wish[Any]]) -> None:
        """All of it is on disk, or refused."""
        self.is_busy = False
        if self._waiting or self.heard > self.table.number:
            self._begin_soon()
        for wish in wishes:
            wish.tell(wish)
        self._on_kept()

    # The long way

    def _go_long_way(self, wishes: list[Wish[Any]], tried: Sequence[Tried] = ()) -> None:
        self._long_way = asyncio.create_task(self._fulfil(wishes, list(tried)))

    async def _fulfil(self, wishes: list[Wish[Any]], tried: list[Tried]) -> None:
        try:
            await self._keep(wishes, tried)
        except Exception as error:  # the disk is full, or the database is gone
            complain(error, self.table.code, asyncio.get_running_loop().time())
            self.is_stale = True
            for wish in wishes:
                wish.error = NotSaved(
                    "it is not certain that this was saved; the table will show whether it was"
                )
            self.heard = 0
        self._finish(wishes)

    async def _keep(self, wishes: list[Wish[Any]], tried: list[Tried]) -> None:
        """Do all of it and append the result; if another process was faster, do it again."""
        for _ in range(TRIES):
            if await self._is_found(wishes, tried):
                return
            number = self.table.number
            await self._attempt(wishes)
            fresh = self.table.take_fresh()
            if not fresh:
                return
            content = written(fresh)
            try:
                await self._store.append(self.table.code, number, content)
                return
            except Conflict:
                self.is_stale = True
            except Exception as error:
                self.is_stale = True
                tried.append(Tried(number, content, outcomes(wishes), error))
        raise Conflict(self.table.code)

    async def _is_found(self, wishes: list[Wish[Any]], tried: list[Tried]) -> bool:
        """Catch up with the log, and see whether what we tried is in it after all."""
        kept, hearings = list[bytes](), self._hearings
        if self.is_stale:
            kept = await self._reload()
        elif self.heard > self.table.number:
            await self._go_on()
        if self._hearings == hearings:  # there is no more, unless somebody spoke up in the meantime
            self.heard = min(self.heard, self.table.number)
        for each in tried:
            if each.is_in(kept):
                for wish, outcome in zip(wishes, each.outcomes, strict=True):
                    wish.result, wish.error = outcome
                return True
        if len(tried) >= FAILURES:
            raise tried[-1].error
        return False

    async def _go_on(self) -> None:
        """Read what others have added."""
        self.is_stale = True  # until all of it is here
        await go_on(self.table, await self._store.read(self.table.code, self.table.number))
        self.is_stale = False

    async def _attempt(self, wishes: list[Wish[Any]]) -> None:
        """Do each. We leave out one that breaks our own promises, and the others start again."""
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

    async def _reload(self) -> list[bytes]:
        """Read everything again, and return the log."""
        kept, table = await kept_of(self._store, self.table.code), Table()
        await go_on(table, kept)
        self.table, self.is_stale = table, False
        return kept


_complained = [-SILENCE]


def complain(error: Exception, table: str, now: float) -> None:
    """Write to the journal, but not for every table when the database is gone."""
    if now - _complained[0] >= SILENCE:
        _complained[0] = now
        logger.error("not saved, or not read", table=table, **broken(error))


def outcomes(wishes: list[Wish[Any]]) -> list[tuple[Any, PalatineError | None]]:
    """What to tell if this was kept."""
    return [(wish.result, wish.error) for wish in wishes]
