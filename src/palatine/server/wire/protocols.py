"""Uvicorn's protocols, changed for strangers who take nothing, send too much, or never end.

A socket buffers little, so that a slow browser gets the newest state rather than old ones. If one
answers no ping, we cut it off at once instead of waiting until its buffer is empty. Endless pings,
or a message in endless parts, would fill the memory, so we cut off their senders too. Over HTTP,
uvicorn alone would wait for ever for a connection's first request, and take endless headers.

Both lean on parts of uvicorn that it does not promise to keep: pyproject.toml pins it to the
versions that we have read, and tests/server/test_uvicorn.py fails if one of them differs.
"""

import socket
from asyncio import BaseTransport, TimerHandle, Transport
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from palatine.server.wire.doors import Doors

MOST_BUFFERED: Final = 16 * 1024
"""Bytes that wait in the program before we hold up a sender,"""
MOST_IN_KERNEL: Final = 64 * 1024
"""and bytes that the kernel takes from it before that."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 78\r\n\r\n"
    b"This request is too large. Delete the cookies of this address, and try again.\n"
)
MOST_PARTS: Final = 64
"""In how many frames a message may come: browsers send it in one."""
SLOWEST_HEAD: Final = 10.0
"""Seconds from the first byte of a request to the end of its headers, or without a first byte."""
SLOWEST_TAKER: Final = 120.0
"""Seconds from an answer to the head of the next request, while something still goes either way."""
LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body begins, and of headers that may come after it."""
WIRE: Final = "wire"
"""The name under which the application finds its socket."""


def nothing() -> None:
    """Nobody is waiting for it."""


class Wire(Protocol):
    """The line between us and a browser."""

    on_free: Callable[[], None]
    """Called when there is room again."""
    on_text: Callable[[str], bool]
    """Called with each message; returns whether it was taken. Otherwise the message waits."""

    @property
    def is_free(self) -> bool:
        """Whether it takes a message now."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send messages of text, in one go."""

    async def drain(self) -> None:
        """Wait until there is room."""

    def hang_up(self) -> None:
        """Send nothing more, and close."""


def unheard(text: str) -> bool:
    """Nobody takes messages as they come: they wait until somebody asks for them."""
    return False


def framed(message: bytes) -> bytes:
    """A text message as one frame of the WebSocket protocol, whole and not compressed."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Config(uvicorn.Config):
    """Uvicorn's settings, and the doors by which connections come."""

    def __init__(self, app: Any, doors: Doors, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.doors = doors


class SocketProtocol(WebSocketsSansIOProtocol):
    """One browser's socket. The application finds it in its scope and writes to it directly."""

    config: Config
    has_spoken = False
    """Whether a message ever came."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.config.doors.go(self.transport)
        super().connection_lost(exc)

    def cut_off(self) -> None:
        """Close at once, so that there is room for somebody else."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Let the application know us."""
        super().handle_connect(event)
        self.heard = self.loop.time()
        self.on_free: Callable[[], None] = nothing
        self.on_text: Callable[[str], bool] = unheard
        if self.handshake_initiated and not self.close_sent:
            self.scope["state"][WIRE] = self

    @property
    def is_free(self) -> bool:
        """Whether it takes a message now."""
        is_open = self.handshake_complete and not self.close_sent
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def write(self, messages: Sequence[bytes]) -> None:
        """Send text messages, all in one go, unless nobody is there any more."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, messages)))

    async def drain(self) -> None:
        """Wait until there is room."""
        await self.writable.wait()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says, unless its visitor went away before we let it in.

        Uvicorn would leave the socket half open, then complain about it and answer with HTTP
        500.
        """
        await self.writable.wait()
        if not self.handshake_complete and self.transport.is_closing():
            self.handshake_complete = True
            raise ClientDisconnected
        await super().send(message)

    def hang_up(self) -> None:
        """Close as soon as the browser has taken what we wrote."""
        self.closing = self.loop.create_task(self.send({"type": "websocket.close"}))
        self.closing.add_done_callback(lambda done: done.cancelled() or done.exception())

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.on_free()

    def connection_made(self, transport: BaseTransport) -> None:
        """Buffer little."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=MOST_BUFFERED)
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_IN_KERNEL)

    def keepalive_timeout(self) -> None:
        """Nothing came back: let go of it and of whatever is buffered for it."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, if we have heard nothing since the last time to ask."""
        wait = self.heard + (self.ping_interval or 0.0) - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        """Take what came: first the whole handshake. If we can't read it, that is the end."""
        self.heard = self.loop.time()
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer, unless answers are not taken."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message is whole: a taker who takes it at once saves a task and a wait; otherwise it
        waits."""
        self.has_spoken = True
        is_next = self.queue.empty() and not self.close_sent
        if not (is_next and self.curr_msg_data_type == "text" and self._is_taken()):
            super().send_receive_event_to_app()

    def _is_taken(self) -> bool:
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        is_taken = self.on_text(text)
        if is_taken:
            self.frames = []
        return is_taken

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()


PassOn = Callable[[int, bytes], bool]
"""Told of a connection (its file descriptor) and the first bytes of a request that has just begun;
returns whether somebody else has taken over both."""


def kept_here(line: int, begun: bytes) -> bool:
    """Nobody else is there."""
    return False


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket, is passed on, or is closed."""

    config: Config
    _deadline: TimerHandle | None = None
    _is_head = True
    """Whether the next bytes belong to a head, as far as we know."""
    _size = 0
    """Bytes that came since this head began."""
    _head = 0
    """Bytes of its address and headers that we have read."""
    _is_within = False
    """Whether a request has begun and is not completely here yet."""

    def __init__(
        self, *args: Any, pass_on: PassOn = kept_here, begun: bytes = b"", **settings: Any
    ) -> None:
        """`begun` is what somebody else read of the connection before passing it on to us."""
        super().__init__(*args, **settings)
        self._pass_on, self._begun = pass_on, begun

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever; or take it, if we already have it."""
        super().connection_made(transport)
        self._wait(SLOWEST_HEAD)
        self.config.doors.come(transport, self.client[0] if self.client is not None else "")
        if self._begun and not transport.is_closing():  # there was room
            self._take(self._begun)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        self.config.doors.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take some more of a request. A new one may be somebody else's."""
        if self._is_between and self._pass_on(self._line, data):
            self.transport.abort()  # our end of it; the connection goes on elsewhere
        else:
            self._take(data)

    @property
    def _is_between(self) -> bool:
        """Whether every request so far was answered, and its sender has the answer."""
        is_answered = self.cycle is None or self.cycle.response_complete
        return is_answered and not self._is_within and not self.transport.get_write_buffer_size()

    @property
    def _line(self) -> int:
        return int(self.transport.get_extra_info("socket").fileno())

    def _take(self, data: bytes) -> None:
        """Take it, unless the head of the request is too large."""
        self._size += len(data)
        super().data_received(data)
        if self._is_head and self._size > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_head, self._size, self._head = True, 0, 0
        self._is_within = True
        self._wait(SLOWEST_HEAD)

    def on_message_complete(self) -> None:
        """The request is here."""
        super().on_message_complete()
        self._is_within = False

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self._measure(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._is_head = False
        self._stop_waiting()
        self.config.doors.work(self.transport)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """We have answered. If no other request waits, the answer must be taken, and the rest come,
        in time.

        Uvicorn closes what rests for some seconds, but not before all that we sent is taken; and it
        waits for ever for the end of a body that nobody asked for.
        """
        super().on_response_complete()
        if self.cycle.response_complete:
            self.config.doors.rest(self.transport)
            if self._deadline is None:
                self._wait(SLOWEST_TAKER)

    def send_400_response(self, msg: str) -> None:
        """We can't read it, or it was too large."""
        if self._head <= LARGEST_HEAD:
            super().send_400_response(msg)
            return
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def _measure(self, size: int) -> None:
        """Count what we have read; an error stops the parser before it makes a request of it."""
        self._head += size
        if self._head > LARGEST_HEAD:
            raise ValueError("the head is too large")

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
