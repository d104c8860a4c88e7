"""The parts of uvicorn that `wire/protocols.py` needs, none of them promised, still behave the
same.

If a test here fails, uvicorn has changed. Compare our two classes with the new version of theirs,
mend what differs, bring this file up to date, and only then move the bounds in pyproject.toml.
"""

import asyncio
import inspect
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from importlib.metadata import requires, version
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from palatine.server.journal import NOISE
from palatine.server.serve import Server
from palatine.server.wire.doors import Doors
from palatine.server.wire.protocols import (
    LARGEST_HEAD,
    TOO_LARGE,
    Config,
    HttpProtocol,
    SocketProtocol,
)
from palatine.server.wire.proxies import Proxies

pytestmark = pytest.mark.anyio

CHANGED = f"uvicorn {version('uvicorn')} differs: see the top of tests/server/test_uvicorn.py"
SIGNATURES = {
    WebSocketsSansIOProtocol.connection_made: ["self", "transport"],
    WebSocketsSansIOProtocol.connection_lost: ["self", "exc"],
    WebSocketsSansIOProtocol.data_received: ["self", "data"],
    WebSocketsSansIOProtocol.resume_writing: ["self"],
    WebSocketsSansIOProtocol.handle_connect: ["self", "event"],
    WebSocketsSansIOProtocol.handle_cont: ["self", "event"],
    WebSocketsSansIOProtocol.handle_ping: ["self"],
    WebSocketsSansIOProtocol.send_receive_event_to_app: ["self"],
    WebSocketsSansIOProtocol.send_keepalive_ping: ["self"],
    WebSocketsSansIOProtocol.keepalive_timeout: ["self"],
    WebSocketsSansIOProtocol.send: ["self", "message"],
    HttpToolsProtocol.connection_made: ["self", "transport"],
    HttpToolsProtocol.connection_lost: ["self", "exc"],
    HttpToolsProtocol.data_received: ["self", "data"],
    HttpToolsProtocol.on_message_begin: ["self"],
    HttpToolsProtocol.on_url: ["self", "url"],
    HttpToolsProtocol.on_header: ["self", "name", "value"],
    HttpToolsProtocol.on_headers_complete: ["self"],
    HttpToolsProtocol.on_response_complete: ["self"],
    HttpToolsProtocol.send_400_response: ["self", "msg"],
    HttpToolsProtocol.on_message_complete: ["self"],
    HttpToolsProtocol.__init__: ["self", "config", "server_state", "app_state", "_loop"],
    uvicorn.Server.startup: ["self", "sockets"],
    uvicorn.Server.shutdown: ["self", "sockets"],
}
"""What we override or call, and how it is called."""
OWN = {
    SocketProtocol: {"heard", "on_free", "on_text", "is_free", "write", "drain", "hang_up"}
    | {"closing", "_is_taken", "has_spoken", "cut_off"},
    HttpProtocol: {"_deadline", "_is_head", "_size", "_head", "_measure", "_wait", "_stop_waiting"}
    | {"_is_within", "_is_between", "_pass_on", "_begun", "_line", "_take"},
    Server: {"ready", "stop", "on_stop", "protocol"},
    Config: {"doors"},
}
"""Our own names, which uvicorn would override if it began to use them."""
HANDSHAKE = (
    b"GET /ws/BCDF HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A connection whose other end writes everything down."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.is_closed = b"", False
        self.socket = socket.socket()

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True
        self.socket.close()

    abort = close

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.socket if name == "socket" else default


async def waits(scope: Any, receive: Any, send: Any) -> None:
    """An application that lets a socket in and does nothing more."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@pytest.fixture
async def line() -> AsyncIterator[Line]:
    """A connection."""
    made = Line()
    yield made
    made.close()


def made(kind: Callable[..., Any], line: Line, app: Any = waits) -> Any:
    """A protocol of this kind at the server's end of a connection."""
    doors = Doors(most=100, from_one=100, proxies=Proxies())
    changes = {"ws_ping_interval": None, "ws_per_message_deflate": False, "proxy_headers": False}
    config = Config(app, doors, ws=SocketProtocol, **changes)
    config.load()
    protocol = kind(config, ServerState(), {})
    protocol.connection_made(line)
    return protocol


async def opened(line: Line) -> SocketProtocol:
    """A socket that the application has let in."""
    protocol: SocketProtocol = made(SocketProtocol, line)
    protocol.data_received(HANDSHAKE)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    line.written = b""
    return protocol


def frame(first: int, text: bytes) -> bytes:
    """A frame as a browser sends it; masked by zeros, which change nothing."""
    return bytes((first, 0x80 | len(text))) + bytes(4) + text


def test_uvicorn_is_held_to_versions_that_were_read() -> None:
    """The package asks for a bounded range of versions."""
    found = [each for each in requires("palatine") or () if each.startswith("uvicorn")]
    assert len(found) == 1
    assert "<" in found[0]
    assert ">=" in found[0]


@pytest.mark.parametrize("method", SIGNATURES, ids=lambda method: method.__qualname__)
def test_every_method_is_called_as_before(method: Callable[..., Any]) -> None:
    """Everything that we override or call has the same parameters as before."""
    assert list(inspect.signature(method).parameters) == SIGNATURES[method], CHANGED


@pytest.mark.parametrize("ours", OWN, ids=lambda ours: ours.__name__)
def test_no_name_of_ours_is_theirs(ours: type) -> None:
    """Uvicorn's own class has none of the names that ours adds to it."""
    theirs = ours.__mro__[1]
    used = {name for name in OWN[ours] if f".{name}" in inspect.getsource(theirs)}
    assert not [name for name in OWN[ours] if hasattr(theirs, name)], CHANGED
    assert used <= {"write"}, CHANGED  # of the transport


def test_the_journal_knows_what_anybody_could_fill_it_with() -> None:
    """The lines that the journal leaves out still begin with these words."""
    sources = inspect.getsource(httptools_impl) + inspect.getsource(websockets_sansio_impl)
    assert [words for words in NOISE if words not in sources] == [], CHANGED


async def test_a_socket_is_in_its_scope_when_the_application_begins(line: Line) -> None:
    """The handshake makes a scope with its own state, before the application runs."""
    protocol = made(SocketProtocol, line)
    assert not protocol.handshake_initiated, CHANGED
    protocol.data_received(HANDSHAKE)
    assert protocol.handshake_initiated, CHANGED
    assert not protocol.handshake_complete, CHANGED
    assert protocol.scope["state"] == {"wire": protocol}, CHANGED
    assert not protocol.is_free, CHANGED


async def test_a_handshake_that_cant_be_read_leaves_the_socket_without_one(line: Line) -> None:
    """We answer it, since uvicorn would not."""
    protocol = made(SocketProtocol, line)
    protocol.data_received(b"nonsense\r\n\r\n")
    assert not protocol.handshake_initiated, CHANGED
    assert line.written.startswith(b"HTTP/1.1 400"), CHANGED
    assert line.is_closed, CHANGED


async def test_a_whole_message_is_taken_as_it_comes(line: Line) -> None:
    """Text is in `frames`, in as many parts as it came in, until it is taken."""
    protocol, heard = await opened(line), list[str]()
    protocol.on_text = lambda text: not heard.append(text)  # type: ignore[func-returns-value]
    protocol.data_received(frame(0x81, b"one"))
    protocol.data_received(frame(0x01, b"tw"))
    assert protocol.frames == [b"tw"], CHANGED
    protocol.data_received(frame(0x80, b"o"))
    assert heard == ["one", "two"], CHANGED
    assert protocol.frames == [], CHANGED
    assert protocol.queue.empty(), CHANGED


async def test_a_message_that_is_not_taken_waits_in_the_queue(line: Line) -> None:
    """And so does a message that is not text."""
    protocol = await opened(line)
    protocol.data_received(frame(0x81, b"one"))
    protocol.data_received(frame(0x82, b"two"))
    waiting = [protocol.queue.get_nowait() for _ in range(2)]
    assert [each.get("text") or each.get("bytes") for each in waiting] == ["one", b"two"], CHANGED


async def test_what_we_write_goes_out_as_it_is(line: Line) -> None:
    """Our frames are the same as uvicorn's, and it keeps no count of them."""
    protocol = await opened(line)
    protocol.write([b"hello"])
    ours, line.written = line.written, b""
    await protocol.send({"type": "websocket.send", "text": "hello"})  # type: ignore[typeddict-item]
    assert ours == line.written == b"\x81\x05hello", CHANGED


async def test_a_full_socket_is_not_free_until_it_says_so(line: Line) -> None:
    """`writable` is an event that the transport's pausing clears."""
    protocol, freed = await opened(line), list[bool]()
    protocol.on_free = lambda: freed.append(protocol.is_free)
    assert protocol.is_free, CHANGED
    protocol.pause_writing()
    assert not protocol.is_free, CHANGED
    protocol.resume_writing()
    assert freed == [True], CHANGED


async def test_hanging_up_sends_a_close_and_takes_no_more(line: Line) -> None:
    """`close_sent` is set by the close that we let uvicorn send."""
    protocol = await opened(line)
    protocol.hang_up()
    await protocol.closing
    assert protocol.close_sent, CHANGED
    assert line.written == b"\x88\x02\x03\xe8", CHANGED
    protocol.write([b"more"])
    assert line.written == b"\x88\x02\x03\xe8", CHANGED


@pytest.mark.parametrize("is_lost", [False, True])
async def test_who_went_away_before_being_let_in_is_told_nothing(
    line: Line, is_lost: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither while the transport closes nor after; `tasks` holds what is in progress."""
    may = asyncio.Event()

    async def lets_in(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await may.wait()
        with suppress(ClientDisconnected):
            await send({"type": "websocket.accept"})

    protocol = made(SocketProtocol, line, lets_in)
    protocol.data_received(HANDSHAKE)
    (task,) = protocol.tasks
    line.close()
    if is_lost:
        protocol.connection_lost(None)
    may.set()
    await task
    assert line.written == b"", CHANGED
    assert [each for each in caplog.records if each.levelname == "ERROR"] == [], CHANGED


async def test_a_head_that_is_too_large_stops_the_parser(line: Line) -> None:
    """An error in a callback ends in `send_400_response`, before there is a request."""
    protocol = made(HttpProtocol, line)
    large = b"GET / HTTP/1.1\r\nHost: here\r\nCookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n"
    protocol.data_received(large)
    assert line.written == TOO_LARGE, CHANGED
    assert line.is_closed, CHANGED
    assert protocol.cycle is None, CHANGED


async def test_pings_are_answered_and_silence_is_the_end(line: Line) -> None:
    """A ping is answered within `handle_ping`; a ping of ours without an answer ends the line."""
    protocol = await opened(line)
    protocol.data_received(frame(0x89, b"hi"))
    assert line.written == b"\x8a\x02hi", CHANGED
    protocol.send_keepalive_ping()
    assert line.written[4:6] == b"\x89\x04", CHANGED
    protocol.keepalive_timeout()
    assert protocol.close_sent, CHANGED
    assert line.is_closed, CHANGED


async def test_a_ping_is_put_off_while_something_is_heard(line: Line) -> None:
    """`ping_timer` holds the next one, so that it stops when the connection ends."""
    protocol = await opened(line)
    protocol.ping_interval, line.written = 60.0, b""
    protocol.send_keepalive_ping()
    assert line.written == b"", CHANGED
    assert protocol.ping_timer is not None
    protocol.connection_lost(None)
    assert protocol.ping_timer is None, CHANGED


async def test_a_request_has_a_deadline_until_its_head_is_here(line: Line) -> None:
    """A connection waits from its beginning; each request from its first byte to its headers."""
    protocol = made(HttpProtocol, line)
    assert protocol._deadline is not None
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n")
    assert protocol._deadline is not None, CHANGED
    protocol.data_received(b"\r\n")
    assert protocol._deadline is None, CHANGED
    protocol.connection_lost(None)


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers everything at once."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def test_a_connection_rests_unless_a_request_is_being_answered(line: Line) -> None:
    """`cycle` is the latest request; `on_response_complete` is called for each."""
    protocol = made(HttpProtocol, line, answers)
    doors = protocol.config.doors
    assert (len(doors), doors.resting) == (1, 1)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" * 2)
    assert (len(doors), doors.resting) == (1, 0), CHANGED
    assert protocol._deadline is None, CHANGED
    while not doors.resting:
        await asyncio.sleep(0)
    assert line.written.count(b"HTTP/1.1 204") == 2, CHANGED
    assert protocol._deadline is not None, CHANGED
    protocol.connection_lost(None)
    assert (len(doors), doors.resting) == (0, 0), CHANGED


async def test_a_connection_that_becomes_a_socket_is_counted_once(line: Line) -> None:
    """The transport stays the same; only the socket hears that it is lost."""
    protocol = made(HttpProtocol, line)
    doors, changed = protocol.config.doors, list[Any]()
    line.set_protocol = changed.append  # type: ignore[method-assign]
    protocol.data_received(HANDSHAKE)
    (socket_protocol,) = changed
    assert isinstance(socket_protocol, SocketProtocol), CHANGED
    assert socket_protocol.transport is line, CHANGED
    assert (len(doors), doors.resting) == (1, 0), CHANGED
    socket_protocol.connection_lost(None)
    assert len(doors) == 0, CHANGED


async def test_a_socket_has_spoken_when_a_message_came(line: Line) -> None:
    """A ping does not count."""
    protocol = await opened(line)
    protocol.data_received(frame(0x89, b"hi"))
    assert not protocol.has_spoken, CHANGED
    protocol.data_received(frame(0x81, b"hi"))
    assert protocol.has_spoken, CHANGED
