"""All tables: those that somebody is watching are in memory, the others only on disk."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from palatine.core.cues import Pace
from palatine.core.errors import PalatineError
from palatine.server.bots.analysts import Analysts
from palatine.server.bots.table_bots import TableBots
from palatine.server.bots.workers import BotWorkers
from palatine.server.cleaning import HOUR, WallClock, delete_unused
from palatine.server.cluster.bus import Bus
from palatine.server.cluster.peers import Peers
from palatine.server.errors import HouseFull, NoSuchTable, NotSaved, OutOfReach
from palatine.server.journal import broken
from palatine.server.live.inbox import loaded
from palatine.server.live.live_table import LiveTable
from palatine.server.metrics import Metrics
from palatine.server.push.settings import PushSettings
from palatine.server.remembering import RoomNotes
from palatine.server.room.keeping import Rooms
from palatine.server.room.reviewing import Reviews
from palatine.server.room.room import Room
from palatine.server.shelf import Shelf, clear
from palatine.server.store.store import Conflict, Store
from palatine.server.table import lobby
from palatine.server.table.codes import new_code, read_code
from palatine.server.table.held import held
from palatine.server.table.log import FORMAT, Opened, written
from palatine.server.table.table import Table
from palatine.server.wire.limits import BOUNDS, Bounds, Limits
from palatine.server.wire.messages import Choice
from palatine.server.wire.protocols import nothing

if TYPE_CHECKING:
    from palatine.server.push.calls import Push, TableCalls

CODES_TRIED = 50
LAST_TABLES = 4
"""How many of a room's last tables we look at again after a start, plus one."""
LETTING_GO = 5.0
"""Seconds that a server takes as it stops to save where games stand."""

logger = structlog.get_logger()


@dataclass(frozen=True)
class Settings:
    """How we keep tables, how bots play, and what limits guests have."""

    pace: Pace = "normal"
    """How long things are shown and bots take, at tables that have chosen no pace."""
    bot_milliseconds: float = 500.0
    """How long a bot may think about one question."""
    bot_workers: int | None = None
    """The most processes in which bots think; by default, one less than there are cores."""
    keep_days: float = 30
    """Days without use after which we delete a table."""
    idle_seconds: float = 60
    """How long a table stays in memory when nobody is watching."""
    sweep_seconds: float = 1.0
    poll_seconds: float = 5.0
    """How often we look in the log for what the bus may have lost; every second while it is
    down."""
    build: str = ""
    """Which build of the client we serve."""
    bounds: Bounds = BOUNDS
    """How much anybody may ask for."""
    metrics_ports: tuple[int, ...] = ()
    """Where we show `/metrics`: requests on any other port get nothing."""
    push: PushSettings | None = None
    """How we call phones that are not at their table; by default, we call none."""


class Tables:
    """Opens tables, loads them when somebody comes, and forgets them when nobody is left."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.rooms = Rooms(store)
        self.shelf = Shelf(store)
        self._notes: dict[str, RoomNotes] = {}
        self._settled: set[str] = set()
        """The rooms whose last tables we have looked at since this process began."""
        self.bus = bus
        self.name = secrets.token_hex(4)
        """The name by which other processes know this one."""
        self.settings = settings or Settings()
        self.limits = Limits(self.settings.bounds, clock)
        self.metrics = Metrics()
        self.clock = clock
        self.loaded: dict[str, LiveTable] = {}
        self.bot_workers = BotWorkers(self.settings.bot_workers)
        self.analysts = Analysts()
        self.reviews = Reviews(self.rooms, self.analysts.made)
        self._bots: dict[str, TableBots] = {}
        self.push = push_of(self.settings.push)
        self._calls: dict[str, TableCalls] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._cleaned = 0.0
        self._wall = WallClock(clock)
        self._polled = 0.0

    async def open(self, choice: Choice, host: str) -> str:
        """Open a table for the holder of the ticket with this hash; its code."""
        chosen = lobby.checked(choice)
        for _ in range(CODES_TRIED):
            code = new_code()
            with suppress(Conflict):
                await self._keep_opened(Opened(FORMAT, code, host, chosen))
                self.metrics.opened.inc()
                logger.info("table opened", table=code, game=chosen.game, players=chosen.players)
                return code
        raise HouseFull("there is no free code for another table")

    async def _keep_opened(self, opened: Opened) -> None:
        try:
            await self.store.append(opened.code, 0, written([opened]))
        except Conflict:
            raise
        except Exception as error:  # if it was saved anyway, nobody joins it
            logger.error("not saved", **broken(error))
            raise NotSaved("the table could not be opened; try again") from None

    async def find(self, text: str) -> LiveTable:
        """The table with this code; loads it if needed."""
        code = read_code(text)
        if code is None:
            raise NoSuchTable("there is no table with this code")
        if code in self.loaded:
            live = self.loaded[code]
            live.used = self.clock()  # so that we don't drop it while somebody is coming in
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        try:
            table = await self._read(code)
            settings = self.settings
            live = LiveTable(table, self.store, self.clock, settings.build, settings.pace)
            bots = TableBots(live, self.bot_workers, settings.bot_milliseconds)
            live.on_change = self._listener(live, bots)
            notes = RoomNotes(live, self.rooms, self.store, self.clock, self.reviews)
            self.loaded[code], self._bots[code], self._notes[code] = live, bots, notes
            if (found := held(table)) is not None and table.stage == "held":
                versions = {"version": found.version, "plays": found.plays}
                logger.warning("a game is held", table=code, **versions)
            self.metrics.tables.set(len(self.loaded))
            if self.bus is not None:
                await self._join(live, self.bus)
            return live
        finally:
            del self._loading[code]

    def _listener(self, live: LiveTable, bots: TableBots) -> Callable[[], None]:
        """What happens when something new is on disk, or somebody came or went."""
        if self.push is None:
            return bots.wake
        from palatine.server.push.calls import TableCalls

        calls = self._calls[live.table.code] = TableCalls(live, self.push)

        def changed() -> None:
            bots.wake()
            calls.look()

        return changed

    async def room(self, text: str) -> Room:
        """The room with this code, with what its last tables had to tell before a crash."""
        room = await self.rooms.find(text)
        if room.code in self._settled:
            return room
        self._settled.add(room.code)
        for code in dict.fromkeys(room.tables[:-LAST_TABLES:-1]):
            with suppress(NoSuchTable):
                await self.find(code)
                await self._notes[code].settle()
        return await self.rooms.find(text)

    async def _read(self, code: str) -> Table:
        try:
            return await loaded(self.store, code)
        except PalatineError:
            raise
        except Exception as error:
            logger.error("a table can't be read", table=code, **broken(error))
            raise OutOfReach("the database does not answer; try again") from None

    async def _join(self, live: LiveTable, bus: Bus) -> None:
        """Hear from others who serve this table; after that we miss nothing new."""
        live.peers = Peers(live.table.code, self.name, bus, live.presence, live.hear)
        live.peers.on_change = live.refresh
        bus.listen(live.table.code, live.peers.hear)
        await live.catch_up()

    # Looking after them

    def start(self) -> None:
        """Begin to look after the tables."""
        self._sweeper = asyncio.create_task(self._sweep_always())

    async def close(self) -> None:
        """Let go of everything; what we acknowledged is on disk."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for bots in self._bots.values():
            bots.stop()
        await self.bot_workers.close()
        await self.reviews.close()
        await self.analysts.close()
        for calls in self._calls.values():
            calls.stop()
        for notes in self._notes.values():
            notes.stop()
        await self._let_go_of_all()
        if self.push is not None:
            await self.push.close()
        if self.bus is not None:
            for live in self.loaded.values():
                if live.peers is not None:
                    live.peers.leave()
            await self.bus.close()
        await self.store.close()

    async def _let_go_of_all(self) -> None:
        """Save where the games stand, unless the database takes too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LETTING_GO):
                await asyncio.gather(*(live.let_go() for live in self.loaded.values()))

    async def _sweep_always(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.sweep()
            except Exception as error:
                logger.error("sweeping failed", **broken(error))

    async def sweep(self) -> None:
        """Drop tables that nobody is watching, see who has been away too long, delete what is
        old."""
        now = self.clock()
        for code, live in list(self.loaded.items()):
            if live.is_idle and now - live.used > self.settings.idle_seconds:
                await live.let_go()
                if live.is_idle:
                    self._drop(code)
            else:
                live.look_for_late()
                live.look_for_agreement()
                self._notes[code].look()
        if self.bus is not None:
            await self._look_after(self.bus, now)
        if now - self._cleaned > HOUR or not self._cleaned:
            self._cleaned = now
            if self._wall.is_believed():
                await self.clean()

    async def _look_after(self, bus: Bus, now: float) -> None:
        """Tell others who is watching here, and read what nobody told us; without a bus, more
        often."""
        looked_at = [each for each in self.loaded.values() if each.connections]
        for live in self.loaded.values():
            if live.peers is not None:
                live.peers.look_after(now)
        pause = self.settings.poll_seconds if bus.is_up else 0.0
        if now - self._polled >= pause and looked_at:
            self._polled = now
            numbers = await self.store.numbers([live.table.code for live in looked_at])
            for live in looked_at:
                live.hear(numbers.get(live.table.code, 0))

    def _drop(self, code: str) -> None:
        self._bots.pop(code).stop()
        self._notes.pop(code).stop()
        if code in self._calls:
            self._calls.pop(code).stop()
        live = self.loaded.pop(code)
        live.on_change = nothing
        live.director.stop()
        if live.peers is not None:
            live.peers.leave()
        self.metrics.tables.set(len(self.loaded))

    async def clean(self) -> None:
        """Delete the tables that nobody has used for a long time, or ever, and old records."""
        if looked_at := [code for code, live in self.loaded.items() if live.connections]:
            await self.store.touch(looked_at)
        await delete_unused(self.store, self.settings.keep_days, self.loaded)
        await clear(self.store)
        if self.push is not None:
            await self._forget_phones(self.push)

    async def _forget_phones(self, push: "Push") -> None:
        """Once a table is deleted, we call nobody to it any more."""
        codes = await push.book.codes()
        known = await self.store.numbers(codes) if codes else {}
        for code in codes:
            if code not in known:
                await push.book.forget(code)


def push_of(settings: PushSettings | None) -> "Push | None":
    """What calls phones; loaded only if wanted, since it needs a package of its own."""
    if settings is None:
        return None
    from palatine.server.push.calls import Push

    return Push(settings)
