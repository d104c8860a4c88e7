"""What is to be done at a table: it waits in the inbox, is done in memory, and is kept in the log.

All that waits is done one after the other; the entries that come of it are appended to the log
together; then everyone is told. So nobody ever hears of what is not on disk, and seven who answer
at once wait for the disk once. If the append fails, the table in memory is thrown away and read
again: what has happened is what the log says.

The short way is made of plain calls, since a task for every answer costs more than the answer.
Where it breaks off (another process was faster, a rule is broken, the disk fails), the long way
begins anew. An append whose outcome nobody told us, because the database was lost on the way, is
looked for in the log: only that says whether it was done.
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
"""Entries of a log that are read before other tables have their turn."""
FAILURES = 2
"""How often an append may fail otherwise, before we give up."""
SILENCE = 1.0
"""Seconds between two lines in the journal about a database that fails."""
TRIES = 20
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
        except (RulesBug, BadPosition):  # rules that broke, or that can't play on from a position
            raise
        except PalatineError as refusal:
            if table.number != before:
                raise RulesBug("something was refused when half of it was done") from refusal
            self.error = refusal


@dataclass(slots=True)
class Tried:
    """An append of which we don't know whether it is in the log, and what was to be told."""

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
    """Let a table go on by entries of its log."""
    for place, _ in enumerate(folding(table, read(kept)), 1):
        if not place % AT_ONCE:
            await asyncio.sleep(0)


class Inbox:
    """Does what is wished at one table."""

    def __init__(self, table: Table, store: Store, on_kept: Callable[[], None]) -> None:
        """`on_kept` is called whenever something is on disk, or refused, and everyone was told."""
        self.table = table
        self.is_stale = False
        """Whether the table in memory may not be what the log says, and must be read again."""
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
        """Do something at the table, and tell what has come of it once that is on disk."""
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
        """Not at once: others may have come in the same instant."""
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
        except Exception:  # the long way will meet it again, and says so
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
        except Exception as error:  # the disk is full, the database is gone
            complain(error, self.table.code, asyncio.get_running_loop().time())
            self.is_stale = True
            for wish in wishes:
                wish.error = NotSaved(
                    "it is not certain that this was saved; the table will show whether it was"
                )
            self.heard = 0
        self._finish(wishes)

    async def _keep(self, wishes: list[Wish[Any]], tried: list[Tried]) -> None:
        """Do all of it, and append what came of it; if another process was faster, once more."""
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
        """Be where the log is, and see whether what was tried is in it after all."""
        kept, hearings = list[bytes](), self._hearings
        if self.is_stale:
            kept = await self._reload()
        elif self.heard > self.table.number:
            await self._go_on()
        if self._hearings == hearings:  # no more is there, unless somebody spoke up meanwhile
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

    async def _reload(self) -> list[bytes]:
        """Read everything again; the log."""
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
    """What is to be told if this was kept."""
    return [(wish.result, wish.error) for wish in wishes]
