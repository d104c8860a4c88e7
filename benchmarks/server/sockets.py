"""A WebSocket client that costs little, so that we measure the server.

It knows only what the servers here send: whole, unmasked frames of text, and a close.
"""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class NotLetIn(Exception):
    """The server has not opened the socket."""


class Socket(asyncio.Protocol):
    """One viewer's socket. Every message goes to `heard` at once."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.request = request_of(host, path, cookie)
        self.heard = heard
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take in the data, frame by frame."""
        self.buffer += data
        if not self.is_open.done() and not self._has_opened():
            return
        while (frame := next_frame(self.buffer)) is not None:
            self._take(*frame)

    def _has_opened(self) -> bool:
        head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.is_open.set_exception(NotLetIn(head.decode()))
            return False
        self.buffer = bytearray(rest)
        self.is_open.set_result(None)
        return True

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.transport.write(frame_of(PONG, payload))
        elif kind == CLOSE:
            self.transport.close()

    def send(self, message: bytes) -> None:
        """Send a message of text."""
        self.transport.write(frame_of(TEXT, message))

    def close(self) -> None:
        """End the connection."""
        self.transport.close()


def request_of(host: str, path: str, cookie: str) -> bytes:
    """The request for an upgrade, as a browser on a page of this host would make it."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def next_frame(buffer: bytearray) -> tuple[int, bytes] | None:
    """The first whole frame; removes it from the buffer."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1], 2
    if size == 126:
        size, start = int.from_bytes(buffer[2:4]), 4
    elif size == 127:
        size, start = int.from_bytes(buffer[2:10]), 10
    if len(buffer) < start + size:
        return None
    kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
    del buffer[: start + size]
    return kind, payload


def frame_of(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it. Its mask is zero: nothing here needs scrambling."""
    size = len(payload)
    head = bytes([128 | kind, 128 | size]) if size < 126 else long_head(kind, size)
    return head + bytes(4) + payload


def long_head(kind: int, size: int) -> bytes:
    """The head of a frame that is longer than 125 bytes and shorter than 64 KiB."""
    return bytes([128 | kind, 128 | 126]) + size.to_bytes(2)


async def connect(
    port: int, path: str, cookie: str, heard: Callable[[bytes], None], local: str
) -> Socket:
    """A socket, opened from its own address on this machine."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, socket = await loop.create_connection(
        lambda: Socket(host, path, cookie, heard), "127.0.0.1", port, local_addr=(local, 0)
    )
    await asyncio.wait_for(socket.is_open, 30)
    return socket
