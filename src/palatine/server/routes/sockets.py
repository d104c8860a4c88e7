"""The sockets: `/ws/CODE?as=seat|screen&game=G&have=N`. One for each browser at a table."""

import asyncio
import time
from typing import Final

import structlog
from starlette.datastructures import QueryParams
from starlette.responses import PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from palatine.core.errors import BadMessage, PalatineError
from palatine.server.bots.counsel import Adviser
from palatine.server.errors import HouseFull, NoSuchTable, NotYourSeat, OutOfReach, TooMuch
from palatine.server.live.connection import Connection
from palatine.server.live.inbox import Wish
from palatine.server.live.live_table import LiveTable
from palatine.server.live.streams import encode
from palatine.server.routes.door import (
    actor_of,
    check_origin,
    client_of,
    host_ticket,
    knocked,
    marks,
    seat_ticket,
)
from palatine.server.table.acts import Reply, act, read_message, refused
from palatine.server.table.table import Actor, Table
from palatine.server.tables import Tables
from palatine.server.wire import messages as sent
from palatine.server.wire.links import public_address
from palatine.server.wire.protocols import WIRE

logger = structlog.get_logger()


async def table_socket(socket: WebSocket) -> None:
    """One browser at one table, from its arrival until it leaves."""
    tables: Tables = socket.app.state.tables
    try:
        check_origin(socket)
        with tables.limits.socket_from(client_of(socket), socket.scope["state"][WIRE]):
            await attend(tables, socket)
    except (NotYourSeat, TooMuch, OutOfReach, HouseFull) as refusal:
        await socket.send_denial_response(PlainTextResponse("", refusal.status))


async def attend(tables: Tables, socket: WebSocket) -> None:
    """Let in a browser that comes from our own page; otherwise tell it why it has to go."""
    try:
        live = await knocked(socket, socket.path_params["code"])
    except NoSuchTable:
        await turn_away(socket, sent.Gone("closed"))
        return
    connection = connected(socket, live)
    if connection is None:
        ticket = seat_ticket(socket, live.table.code)
        await turn_away(socket, sent.Gone(live.table.gone.get(ticket or "", "removed")))
        return
    host = host_ticket(socket, live.table.code) if connection.actor.has_host_ticket else None
    tables.limits.know(marks(live.table.code, [connection.ticket, host]))
    make_room(live, connection, tables.limits.bounds.tabs)
    await socket.accept()
    await Session(tables, live, connection, socket).run()


def make_room(live: LiveTable, connection: Connection, most: int) -> None:
    """A seat has one phone, and perhaps some forgotten tabs: if there are too many, close them."""
    if connection.ticket is None:
        return
    others = [each for each in live.connections if each.ticket == connection.ticket]
    for each in others if len(others) >= most else ():
        each.dismiss("closed")


async def turn_away(socket: WebSocket, message: sent.Gone) -> None:
    """Say why not, and close."""
    await socket.accept()
    await socket.send_text(encode(message).decode())
    await socket.close()


def connected(socket: WebSocket, live: LiveTable) -> Connection | None:
    """The connection of this browser; None if it wants a seat and has no ticket for one."""
    table, query = live.table, socket.query_params
    known = actor_of(socket, table)
    is_seat = query.get("as") == "seat"
    if is_seat and known.person is None:
        return None
    actor = Actor(
        person=known.person if is_seat else None,
        has_host_ticket=known.has_host_ticket,
        address=address_of(socket),
        is_away=live.presence.is_away,
    )
    ticket = seat_ticket(socket, table.code) if is_seat else None
    wire = socket.scope["state"][WIRE]
    heard = number(query, "game"), number(query, "have")
    return Connection(wire, actor, ticket, *heard)


def number(query: QueryParams, name: str) -> int:
    """A number in the address; 0 if there is none."""
    text = query.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def address_of(socket: WebSocket) -> str:
    """The address at which other browsers find what this one found."""
    scheme = "https" if socket.scope["scheme"] == "wss" else "http"
    return public_address(scheme, socket.headers.get("host", ""), socket.app.state.lan)


class Session:
    """A connection while it lasts: takes what comes; the table sends what is new."""

    def __init__(
        self, tables: Tables, live: LiveTable, connection: Connection, socket: WebSocket
    ) -> None:
        self.tables, self.live, self.connection, self.socket = tables, live, connection, socket
        self.bucket, self.speeches = tables.limits.bucket(), tables.limits.speeches()
        self.is_behind = False
        """Whether a message is waiting, so that no later one may overtake it."""
        self.adviser = Adviser(live, tables.bot_workers, tables.settings.bot_milliseconds)
        self.counsels: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until either side has enough."""
        kind = "screen" if self.connection.person is None else "seat"
        self.tables.metrics.connections.labels(kind).inc()
        self.live.attach(self.connection)
        self.connection.listen(self._take)
        try:
            await self._receive()
        except (WebSocketDisconnect, RuntimeError, OSError):  # it is gone, or was shown out
            pass
        finally:
            for task in self.counsels:
                task.cancel()
            self.live.detach(self.connection)
            self.tables.metrics.connections.labels(kind).dec()

    def _take(self, text: str) -> bool:
        """Begin to do what a message asks for; not out of turn, and not in a flood."""
        if self.is_behind or not self.tables.limits.may_send(self.bucket):
            return False
        self._hear(text)
        return True

    async def _receive(self) -> None:
        """Messages not taken on arrival. We answer a flood once, and anything that isn't text
        never."""
        while (message := await self.socket.receive())["type"] == "websocket.receive":
            self.is_behind = True
            text = message.get("text")
            if text is None:
                await self.socket.close(1003)
                return
            await self.connection.drain()
            if not self.tables.limits.may_send(self.bucket):
                self.connection.reply(sent.Refused(0, TooMuch.code, "too many messages"))
                self.connection.wake()
                await self.socket.close(1008)
                return
            self._hear(text)
            self.is_behind = False

    def _hear(self, text: str) -> None:
        """Do what a message asks for; we answer it when that is on disk."""
        begun = time.perf_counter()
        try:
            message = read_message(text)
        except BadMessage as error:
            self.tables.metrics.unread.inc()
            self.connection.reply(sent.Refused(0, error.code, error.sentence))
            self.connection.wake()
            return
        if isinstance(message, sent.Speak) and not self.tables.limits.may_send(self.speeches):
            self.connection.reply(sent.Refused(message.ref, TooMuch.code, "wait a moment"))
            self.connection.wake()
            return
        if isinstance(message, sent.ToDirector):
            self._tell_director(message)
            return
        if isinstance(message, sent.AskCounsel):
            self._ask_counsel(message)
            return
        if isinstance(message, sent.ShowStage):
            self.connection.reply(sent.Done(message.ref))
            self.live.turn(self.connection, message.is_on)
            self.connection.wake()
            return

        def do(table: Table) -> Reply:
            if self.connection.ticket in table.gone:
                raise NotYourSeat("this seat was moved or taken away")
            return act(table, self.connection.actor, message)

        self.live.wish(do, lambda wish: self._answer(message, wish, begun))

    def _ask_counsel(self, message: sent.AskCounsel) -> None:
        """Let a bot think, while everything else goes on."""
        task = asyncio.create_task(self._counsel(message))
        self.counsels.add(task)
        task.add_done_callback(self.counsels.discard)

    async def _counsel(self, message: sent.AskCounsel) -> None:
        reply: sent.Counsel | sent.Refused
        try:
            reply = await self.adviser.counsel(self.connection.actor, message)
        except PalatineError as refusal:
            reply = refused(self.live.table, message, refusal)
        self.connection.reply(reply)
        self.connection.wake()

    def _tell_director(self, message: sent.ToDirector) -> None:
        """What does not concern the log: somebody is ready, or a screen has shown its scene."""
        reply: sent.Done | sent.Refused = sent.Done(message.ref)
        try:
            self.live.director.hear(self.connection, message)
        except PalatineError as refusal:
            reply = refused(self.live.table, message, refusal)
        self.connection.reply(reply)
        self.connection.wake()

    def _answer(self, message: sent.FromBrowser, wish: Wish[Reply], begun: float) -> None:
        """Tell the result of a message."""
        metrics = self.tables.metrics
        if wish.error is not None:
            metrics.refused.inc()
            self.connection.reply(refused(self.live.table, message, wish.error))
            return
        metrics.done.inc()
        metrics.seconds.observe(time.perf_counter() - begun)
        if type(message) in TURNS:
            log_turn(self.live.table, TURNS[type(message)])
        self.connection.reply(wish.result or sent.Done(message.ref))


TURNS: Final = {sent.End: "game broken off", sent.GoOn: "game goes on by other rules"}
"""What the journal says of a game that did not end by its own rules."""


def log_turn(table: Table, what: str) -> None:
    """A line for the journal: which game it was, and by which versions of its rules."""
    part = table.part
    if part is not None:
        versions = [each.setup.version for each in (*table.past, part)]
        logger.info(what, table=table.code, game=part.setup.game, versions=versions)


ROUTES = (WebSocketRoute("/ws/{code}", table_socket),)
