"""The sockets: `/ws/CODE?as=seat|screen&game=G&have=N`. One for each browser at a table."""

import asyncio
import time

import structlog
from starlette.datastructures import QueryParams
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from palatine.core.errors import BadMessage, PalatineError
from palatine.server import messages as sent
from palatine.server.actor import Actor
from palatine.server.acts import act, read_message
from palatine.server.address import public_address
from palatine.server.connection import Connection
from palatine.server.cookies import actor_of, seat_ticket
from palatine.server.errors import NoSuchTable, TooMuch
from palatine.server.house import House
from palatine.server.live import Live
from palatine.server.origin import client_of, is_own_origin
from palatine.server.play import refused
from palatine.server.streams import encode

logger = structlog.get_logger()


async def table_socket(socket: WebSocket) -> None:
    """One browser at one table, from its coming to its going."""
    house: House = socket.app.state.house
    if not is_own_origin(socket):
        await socket.close(4403)
        return
    await socket.accept()
    try:
        live = await found(house, socket)
        connection = connected(socket, live)
    except (NoSuchTable, TooMuch):
        await turn_away(socket, sent.Gone("closed"))
        return
    if connection is None:
        ticket = seat_ticket(socket, live.table.code)
        await turn_away(socket, sent.Gone(live.table.gone.get(ticket or "", "removed")))
        return
    await Session(house, live, connection, socket).run()


async def found(house: House, socket: WebSocket) -> Live:
    """The table that the address names."""
    address = client_of(socket)
    if not house.limits.may_knock(address):
        raise TooMuch("too many codes were tried from here")
    try:
        return await house.find(socket.path_params["code"])
    except NoSuchTable:
        house.limits.missed(address)
        raise


async def turn_away(socket: WebSocket, message: sent.Gone) -> None:
    """Say why not, and close."""
    await socket.send_text(encode(message).decode())
    await socket.close()


def connected(socket: WebSocket, live: Live) -> Connection | None:
    """The connection of this browser; none if it wants a seat and has no ticket for one."""
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
    return Connection(socket.send, actor, ticket, number(query, "game"), number(query, "have"))


def number(query: QueryParams, name: str) -> int:
    """A number in the address; 0 if there is none."""
    text = query.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def address_of(socket: WebSocket) -> str:
    """Under which address other browsers find what this one found."""
    scheme = "https" if socket.url.scheme in ("wss", "https") else "http"
    return public_address(scheme, socket.headers.get("host", ""), socket.app.state.lan)


class Session:
    """A connection while it lasts: one task sends what is new, this one takes what comes."""

    def __init__(self, house: House, live: Live, connection: Connection, socket: WebSocket) -> None:
        self.house, self.live, self.connection, self.socket = house, live, connection, socket
        self.address = client_of(socket)

    async def run(self) -> None:
        """Until either side has enough."""
        kind = "screen" if self.connection.person is None else "seat"
        self.house.metrics.connections.labels(kind).inc()
        self.live.attach(self.connection)
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self.live.detach(self.connection)
            self.house.metrics.connections.labels(kind).dec()

    async def _send(self) -> None:
        try:
            await self.connection.stream(self.live)
        except (WebSocketDisconnect, RuntimeError, OSError):  # it is gone: `_receive` will see it
            return

    async def _receive(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self.house.limits.may_send(self.address):
                await self.socket.close(1008)
                return
            await self.connection.send(await self._reply(text))

    async def _reply(self, text: str) -> sent.Done | sent.Refused | sent.WhyNot | sent.Move:
        """Do what a message asks for; the answer to it."""
        begun, metrics, actor = time.perf_counter(), self.house.metrics, self.connection.actor
        try:
            message = read_message(text)
        except BadMessage as error:
            metrics.messages.labels("unread").inc()
            return sent.Refused(0, error.code, error.sentence)
        try:
            reply = await self.live.do(lambda table: act(table, actor, message))
        except PalatineError as error:
            metrics.messages.labels("refused").inc()
            return refused(self.live.table, message.ref, error)
        metrics.messages.labels("done").inc()
        metrics.seconds.observe(time.perf_counter() - begun)
        return reply or sent.Done(message.ref)


ROUTES = (WebSocketRoute("/ws/{code}", table_socket),)
