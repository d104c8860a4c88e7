"""A loaded table: its viewers, and what each of them sees. Only what is on disk.

What people do goes through its inbox (`server/live/inbox.py`) to the log; then every stream goes
on.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from palatine.core.cues import Pace
from palatine.core.errors import PalatineError
from palatine.core.seats import PUBLIC, Viewer
from palatine.core.stream import Moment, own_room
from palatine.server.cluster.peers import Peers
from palatine.server.cluster.presence import Presence
from palatine.server.errors import NotSaved, OutOfReach
from palatine.server.live.connection import Connection
from palatine.server.live.director import Director
from palatine.server.live.inbox import Inbox, Wish
from palatine.server.live.shown import at_address, shown
from palatine.server.live.streams import PublicStream, Stream, encode
from palatine.server.store.store import Store
from palatine.server.table import lobby
from palatine.server.table.table import Farewell, Table
from palatine.server.wire import messages as sent

T = TypeVar("T")
GONE = 10.0
"""Seconds after which people without a connection have no say in what is played next."""
MOST_ADDRESSES = 8
"""For how many addresses at once we keep the way to a table ready."""


class LiveTable:
    """A table in memory, with everyone who is watching it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        clock: Callable[[], float],
        build: str = "",
        pace: Pace = "instant",
    ) -> None:
        self.build = build
        self.clock = clock
        self.presence = Presence(clock)
        self.connections: set[Connection] = set()
        self.streams: dict[Viewer, Stream] = {}
        self._public: PublicStream | None = None
        """The measure for what seats are sent."""
        self.loaded = self.used = clock()
        self.late: frozenset[int] = frozenset()
        self.on_change: Callable[[], None] = lambda: None
        """Called when something new is on disk."""
        self.peers: Peers | None = None
        """Other processes that serve this table, if there can be any."""
        self._inbox = Inbox(table, store, self._kept)
        self._heard = 0
        self._line = (0, 0)
        self._is_seated = True
        """Whether every connection has the stream that it should have."""
        self._shown: sent.Table
        self._version = 0
        self._shown_at: tuple[Any, ...] = ()
        self._texts: dict[str, bytes] = {}
        self.director = Director(self, clock, pace)
        self.publish()

    # Doing

    @property
    def table(self) -> Table:
        """The table as it is in memory, which may be ahead of what is on disk."""
        return self._inbox.table

    async def do(self, act: Callable[[Table], T]) -> T:
        """Do something at the table. What comes back is on disk."""
        self.used = self.clock()
        return await self._inbox.do(act)

    def wish(self, act: Callable[[Table], T], tell: Callable[[Wish[T]], None]) -> None:
        """Do something at the table; tell the result when it is on disk."""
        self.used = self.clock()
        self._inbox.wish(act, tell)

    def hear(self, number: int) -> None:
        """The log is this long, according to somebody who may know."""
        self._inbox.hear(number)

    async def catch_up(self) -> None:
        """Catch up with the log; a browser may have been at another process just before."""
        self.hear(self.table.number + 1)
        try:
            await self.do(lambda table: None)
        except NotSaved:
            raise OutOfReach("the database does not answer; try again") from None

    async def let_go(self) -> None:
        """Save where the game stands: another version of us may take it up."""
        table = self.table
        if self._inbox.is_stale or not table.is_running or table.inputs == table.reached_at:
            return
        with suppress(PalatineError):
            await self.do(Table.keep_position)

    @property
    def rank(self) -> int:
        """How many other processes get to think before us about what bots do at this table."""
        return self.peers.rank() if self.peers is not None else 0

    def pass_over(self) -> None:
        """The processes that should have thought before us have done nothing."""
        if self.peers is not None:
            self.peers.pass_over()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is watching and there is nothing to do."""
        return not self.connections and not self._inbox.is_busy

    def _kept(self) -> None:
        self.publish()
        if self.peers is not None:
            self._announce(self.peers)
        if not self._inbox.is_busy:
            self.on_change()

    # Looking

    def attach(self, connection: Connection) -> None:
        """Somebody is watching from now on."""
        self.connections.add(connection)
        self._is_seated = False
        connection.look_at(self)
        self.presence.came(connection.person)
        self.refresh()

    def turn(self, connection: Connection, has_stage: bool) -> None:
        """Somebody's page shows the stage beside the hand from now on, or stops showing it."""
        if connection.person is not None and connection.is_stage != has_stage:
            connection.is_stage = has_stage
            self.presence.turned(has_stage)
            self.refresh()

    def detach(self, connection: Connection) -> None:
        """Somebody has stopped watching."""
        self.connections.discard(connection)
        connection.look_at(None)
        self.presence.went(connection.person, connection.is_stage)
        self.used = self.clock()
        viewers = {PUBLIC, *(each.viewer for each in self.connections)}
        self.streams = {each: stream for each, stream in self.streams.items() if each in viewers}
        self.refresh()

    def refresh(self) -> None:
        """Show what has changed outside the log; if something is on its way to disk, after that."""
        if self._inbox.is_busy:
            return
        if self._inbox.is_stale:
            self.wish(lambda table: None, lambda wish: None)
            return
        self.publish()
        if self.peers is not None:
            self._announce(self.peers)
        self.on_change()

    def _announce(self, peers: Peers) -> None:
        """Tell other processes what is on disk and who is watching."""
        if not self._inbox.is_stale:
            peers.announce(self.table.number)

    def look_for_late(self) -> None:
        """See whose absence has outlasted the table's patience; read again what is in doubt."""
        table, patience = self.table, self.table.choice.patience
        if not (patience or self.late or self._inbox.is_stale):
            return
        late = frozenset(
            each.id
            for each in (table.people.values() if patience and table.seats else ())
            if each.ticket and self.presence.seconds_away(each.id, self.loaded) > patience
        )
        if late != self.late or self._inbox.is_stale:
            self.late = late
            self.refresh()

    def look_for_agreement(self) -> None:
        """See whether the people still there after a game want the same, now that others have gone.

        We wait for a phone that has only gone dark for a moment, but it has no say in the
        meantime.
        """
        if self._inbox.is_stale or lobby.decided(self.table, self._is_gone) is None:
            return
        self.wish(lambda table: lobby.settle(table, self._is_gone), lambda wish: None)

    def _is_gone(self, person: int) -> bool:
        one = self.table.people.get(person)
        patience = GONE if one is not None and one.wants is None else 0.0
        return self.presence.seconds_away(person, self.loaded) > patience

    def publish(self) -> None:
        """Take every stream on to the table as it is, all of which is on disk; send replies."""
        gone: dict[str, Farewell] = {}
        if not self._inbox.is_stale:
            self.director.look()
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
        changes = (table.changes, self.presence.changes, self.director.changes)
        can = table.can_rewind
        at = (table.game, table.stage, *changes, tuple(table.answered_for), self.late, can)
        if at != self._shown_at:
            self._shown_at = at
            pace, hold = self.director.pace(), self.director.hold()
            self._shown = shown(table, self.presence, self.late, pace, hold)
            self._version += 1
            self._texts.clear()

    def _show_game(self) -> None:
        match = self.table.match
        if self.table.line != self._line or match is None:
            self.streams.clear()
            self._line, self._heard, self._is_seated = self.table.line, 0, False
            for connection in self.connections:
                connection.version = 0
        if match is None:
            for connection in self.connections:
                connection.viewer = None
            return
        moment = Moment(match, self._heard, self.in_scene)
        for stream in self.streams.values():
            stream.advance(moment)
        self._heard = moment.told
        if not self._is_seated:
            self._is_seated = True
            for connection in self.connections:
                self._open_stream(connection)

    @property
    def in_scene(self) -> bool:
        """Whether the next question waits until people have seen what happened."""
        return self.director.phase is not None

    def _open_stream(self, connection: Connection) -> None:
        viewer, match = self._viewer_of(connection), self.table.match
        if viewer is None or match is None:
            return
        if PUBLIC not in self.streams:  # the first of all, and there whoever is watching
            self._public = PublicStream(self._line[0], Moment(match, 0, self.in_scene))
            self.streams[PUBLIC] = self._public
        if viewer not in self.streams:
            moment = Moment(match, 0, self.in_scene)
            self.streams[viewer] = Stream(viewer, self._line[0], moment, self._public)
        if connection.viewer != viewer or connection.game != self._line[0]:
            connection.viewer = viewer
            connection.version = 0

    def _viewer_of(self, connection: Connection) -> Viewer | None:
        return PUBLIC if connection.person is None else self.table.seat_of(connection.person)

    def pending(self, connection: Connection) -> Iterator[bytes]:
        """What a connection has not been sent yet; only the newest."""
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

    def size_for(self, news: int) -> int:
        """How long a seat's step is with this much public news and the view."""
        match, public = self.table.match, self._public
        if match is None or public is None:
            return 0
        return public.size(news, True) + own_room(match.game, news)

    def _has_heard(self, connection: Connection, stream: Stream) -> bool:
        """Whether the news that a connection has is the beginning of this stream's.

        Some of the news that it brought along may have been taken back in the meantime.
        """
        is_known = bool(connection.version) or not self.table.rewinds
        return is_known and connection.game == stream.game and connection.count <= stream.count

    def _step_for(self, connection: Connection, stream: Stream) -> bytes:
        if connection.version and connection.version == stream.version - 1:
            step = stream.latest
        else:
            count = connection.count if self._has_heard(connection, stream) else 0
            step = stream.step_since(count, connection.version)
        connection.game, connection.count = stream.game, stream.count
        connection.version = stream.version
        return step
