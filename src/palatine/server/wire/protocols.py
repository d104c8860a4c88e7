"""Uvicorn's protocols, with changes for strangers who take nothing, send too much, or never end.

A socket buffers little, so that a slow browser gets the newest state rather than old ones; one that
answers no ping is cut off at once instead of waiting until its buffer is empty. Pings without end,
or a message in parts without end, would fill the memory: whoever sends them is cut off too. Over
HTTP, uvicorn by itself would wait for ever for a connection's first request, and take headers
without end.

Both lean on parts of uvicorn that it does not promise to keep: pyproject.toml holds it to the
versions that were read, and tests/server/test_uvicorn.py fails where one of them differs.
"""

import socket
from asyncio import BaseTransport, TimerHandle, Transport
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

MOST_BUFFERED: Final = 16 * 1024
"""Bytes that wait in the program before a sender is held up,"""
MOST_IN_KERNEL: Final = 64 * 1024
"""and bytes that the kernel takes from it before that."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
MOST_PARTS: Final = 64
"""In how many frames a message may come: browsers send them whole."""
SLOWEST_HEAD: Final = 10.0
"""Seconds from the first byte of a request to the end of its headers, or without a first byte."""
LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body begins."""
WIRE: Final = "wire"
"""Under which name the application finds its socket."""


def nothing() -> None:
    """Nobody waits for room."""


class Wire(Protocol):
    """What lies between us and a browser."""

    on_free: Callable[[], None]
    """Called when there is room again."""
    on_text: Callable[[str], bool]
    """Called with each message; whether it was taken. What is not taken waits."""

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
    """Nobody takes messages as they come: they wait until they are asked for."""
    return False


def framed(message: bytes) -> bytes:
    """A message of text as one frame of the WebSocket protocol, whole and not compressed."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class SocketProtocol(WebSocketsSansIOProtocol):
    """One browser's socket. The application finds it in its scope and writes to it directly."""

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
        """Send messages of text, all in one go, unless nobody is there any more."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, messages)))

    async def drain(self) -> None:
        """Wait until there is room."""
        await self.writable.wait()

    def hang_up(self) -> None:
        """Close as soon as what was written is taken."""
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
        """Ask whether somebody is there, if nothing was heard since we would have asked before."""
        wait = self.heard + (self.ping_interval or 0.0) - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        """Take what came: first the handshake, whole. One that can't be read is the end."""
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
        """A message is whole: who takes it at once spares a task and a wait; else it is kept."""
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


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket or is closed."""

    _deadline: TimerHandle | None = None
    _size = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request, not for ever."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take some more of a request, unless its head is too large."""
        self._size += len(data)
        super().data_received(data)
        if self._deadline is not None and self._size > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._stop_waiting()
        self._size = 0
        self._deadline = self.loop.call_later(SLOWEST_HEAD, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
