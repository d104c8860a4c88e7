"""A loaded table: takes what people do, keeps it in the log, and only then shows it.

What is to be done waits in the inbox. All that waits is done in memory, one after the other; the
entries that come of it are appended to the log together; then everyone is answered, and every
stream goes on. So nobody ever sees what is not on disk, and seven who answer at once wait for the
disk once. If the append fails, the table in memory is thrown away and read again: what has
happened is what the log says.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from palatine.core.errors import PalatineError, RulesBug
from palatine.core.seats import PUBLIC, Viewer
from palatine.server import messages as sent
from palatine.server.connection import Connection
from palatine.server.entries import read, written
from palatine.server.errors import NoSuchTable, NotSaved
from palatine.server.journal import broken
from palatine.server.presence import Presence
from palatine.server.shown import at_address, shown
from palatine.server.store import Conflict, Store
from palatine.server.streams import Moment, Stream, encode
from palatine.server.table import Table, folding

T = TypeVar("T")
MOST_ADDRESSES = 8
"""Under how many addresses at once the way to a table is kept ready."""
AT_ONCE = 200
"""Entries of a log that are read before other tables have their turn."""
TRIES = 5
"""How often something is done again because another process was faster."""

logger = structlog.get_logger()


@dataclass(slots=True)
class Wish(Generic[T]):
    """Something to be done at the table, and who waits for it."""

    act: Callable[[Table], T]
    done: "asyncio.Future[T]"
    result: Any = None
    error: Exception | None = None

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

    def answer(self) -> None:
        """Tell whoever waits."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


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


class Live:
    """A table in memory, with everyone who looks at it."""

    def __init__(
        self, table: Table, store: Store, clock: Callable[[], float], build: str = ""
    ) -> None:
        self.table = table
        self.store = store
        self.build = build
        self.clock = clock
        self.presence = Presence(clock)
        self.connections: set[Connection] = set()
        self.streams: dict[Viewer, Stream] = {}
        self.loaded = self.used = clock()
        self.late: frozenset[int] = frozenset()
        self.on_change: Callable[[], None] = lambda: None
        """Called when something new is on disk."""
        self._inbox: list[Wish[Any]] = []
        self._is_stale = False
        """Whether the table in memory may not be what the log says, and must be read again."""
        self._worker: asyncio.Task[None] | None = None
        self._heard = 0
        self._game = 0
        self._is_seated = True
        """Whether every connection has the stream that it is to have."""
        self._shown: sent.Table
        self._version = 0
        self._shown_at: tuple[Any, ...] = ()
        self._texts: dict[str, bytes] = {}
        self.publish()

    # Doing

    async def do(self, act: Callable[[Table], T]) -> T:
        """Do something at the table. What comes back is on disk."""
        self.used = self.clock()
        return await self._wish(act).done

    def _wish(self, act: Callable[[Table], T]) -> Wish[T]:
        wish = Wish(act, asyncio.get_running_loop().create_future())
        self._inbox.append(wish)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return wish

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is being done."""
        return not self.connections and self._worker is None

    async def _work(self) -> None:
        try:
            while self._inbox:
                wishes, self._inbox = self._inbox, []
                await self._fulfil(wishes)
        finally:
            self._worker = None
        self.on_change()

    async def _fulfil(self, wishes: list[Wish[Any]]) -> None:
        try:
            await self._keep(wishes)
        except Exception as error:  # the disk is full, the database is gone: nothing was done
            logger.error("not saved", table=self.table.code, **broken(error))
            self._is_stale = True
            for wish in wishes:
                wish.error = NotSaved("this could not be saved and was not done; try again")
        for wish in wishes:
            wish.answer()
        self.publish()

    async def _keep(self, wishes: list[Wish[Any]]) -> None:
        """Do all of it, and append what came of it; if another process was faster, once more."""
        for _ in range(TRIES):
            if self._is_stale:
                await self._reload()
            number = self.table.number
            await self._attempt(wishes)
            fresh = self.table.take_fresh()
            try:
                if fresh:
                    await self.store.append(self.table.code, number, written(fresh))
                return
            except Conflict:
                self._is_stale = True
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
        self.table = await loaded(self.store, self.table.code)
        self._is_stale = False

    # Looking

    def attach(self, connection: Connection) -> None:
        """Somebody looks from now on."""
        self.connections.add(connection)
        self._is_seated = False
        connection.look_at(self)
        self.presence.came(connection.person)
        self.refresh()

    def detach(self, connection: Connection) -> None:
        """Somebody looks no more."""
        self.connections.discard(connection)
        connection.look_at(None)
        self.presence.went(connection.person)
        self.used = self.clock()
        viewers = {each.viewer for each in self.connections}
        self.streams = {each: stream for each, stream in self.streams.items() if each in viewers}
        self.refresh()

    def refresh(self) -> None:
        """Show what has changed beside the log; if something is on its way to disk, after that."""
        if self._worker is not None:
            return
        if self._is_stale:
            self._wish(lambda table: None)
            return
        self.publish()
        self.on_change()

    def look_for_late(self) -> None:
        """See whose absence has outlasted the table's patience; read again what is in doubt."""
        table, patience = self.table, self.table.choice.patience
        late = frozenset(
            each.id
            for each in (table.people.values() if patience and table.seats else ())
            if each.ticket and self.presence.seconds_away(each.id, self.loaded) > patience
        )
        if late != self.late or self._is_stale:
            self.late = late
            self.refresh()

    def publish(self) -> None:
        """Let every stream go on to the table as it is, all of which is on disk."""
        if self._is_stale:
            return
        self._show_table()
        self._show_game()
        gone = self.table.gone
        for connection in self.connections:
            if gone and connection.ticket in gone:
                connection.dismiss(gone[connection.ticket])
            else:
                connection.wake()

    def _show_table(self) -> None:
        table = self.table
        at = (table.game, table.changes, table.stage, self.presence.changes, self.late)
        if at != self._shown_at:
            self._shown_at = at
            self._shown = shown(table, self.presence, self.late)
            self._version += 1
            self._texts.clear()

    def _show_game(self) -> None:
        match = self.table.match
        if self.table.game != self._game or match is None:
            self.streams.clear()
            self._game, self._heard, self._is_seated = self.table.game, 0, False
        if match is None:
            for connection in self.connections:
                connection.viewer = None
            return
        moment = Moment(match, self._heard)
        for stream in self.streams.values():
            stream.advance(moment)
        self._heard = moment.told
        if not self._is_seated:
            self._is_seated = True
            for connection in self.connections:
                self._open_stream(connection)

    def _open_stream(self, connection: Connection) -> None:
        viewer = self._viewer_of(connection)
        if viewer is None or self.table.match is None:
            return
        if viewer not in self.streams:
            self.streams[viewer] = Stream(viewer, self._game, self.table.match)
        if connection.viewer != viewer or connection.game != self._game:
            connection.viewer = viewer
            connection.version = connection.viewed = 0

    def _viewer_of(self, connection: Connection) -> Viewer | None:
        return PUBLIC if connection.person is None else self.table.seat_of(connection.person)

    def pending(self, connection: Connection) -> Iterator[bytes]:
        """What a connection has not been sent yet; the newest of it."""
        if connection.table != self._version:
            connection.table = self._version
            yield self._table_for(connection)
        stream = self.streams.get(connection.viewer) if connection.viewer is not None else None
        if stream is not None and stream.version != connection.version:
            yield self._step_for(connection, stream)

    def _table_for(self, connection: Connection) -> bytes:
        address = connection.actor.address
        if not connection.is_welcome:
            connection.is_welcome = True
            return encode(self._welcome(connection))
        if address not in self._texts:
            if len(self._texts) >= MOST_ADDRESSES:
                self._texts.clear()
            self._texts[address] = encode(at_address(self._shown, address))
        return self._texts[address]

    def _welcome(self, connection: Connection) -> sent.Welcome:
        return sent.Welcome(
            protocol=sent.PROTOCOL,
            build=self.build,
            viewer=self._viewer_of(connection),
            person=connection.person,
            is_host=connection.actor.is_host(self.table),
            table=at_address(self._shown, connection.actor.address),
        )

    def _step_for(self, connection: Connection, stream: Stream) -> bytes:
        if connection.version and connection.version == stream.version - 1:
            step = stream.latest
        else:
            is_same_game = connection.game == stream.game and connection.count <= stream.count
            count = connection.count if is_same_game else 0
            step = stream.step_since(count, connection.viewed)
        connection.game, connection.count = stream.game, stream.count
        connection.version, connection.viewed = stream.version, stream.viewed
        return step
