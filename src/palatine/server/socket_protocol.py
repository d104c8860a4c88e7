"""Uvicorn's WebSocket protocol with changes for browsers that take nothing, or send too much.

It buffers little for each, so that a slow one gets the newest state rather than old ones; and one
that answers no ping is cut off at once instead of waiting until its buffer is empty. Pings without
end, or a message in parts without end, would fill the memory: whoever sends them is cut off too.
"""

import socket
from asyncio import BaseTransport
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MOST_BUFFERED: Final = 16 * 1024
"""Bytes that wait in the program before a sender is held up,"""
MOST_IN_KERNEL: Final = 64 * 1024
"""and bytes that the kernel takes from it before that."""

MOST_PARTS: Final = 64
"""In how many frames a message may come: browsers send them whole."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One browser's socket."""

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

    def handle_ping(self) -> None:
        """Answer, unless answers are not taken."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()
