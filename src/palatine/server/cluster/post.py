"""Connections that one worker hands to another, so that all viewers of a table come to one worker.

The system gives a connection to any worker of a machine. That worker looks at which table it is
for. Each table belongs to one of the workers that are well, by a hash that all of them know. Any
other worker hands the connection over, with what it has read so far. That costs something once for
each connection, and nothing for an answer.

Nothing depends on it. Any worker can serve any table: if it can't hand a connection over, for
whatever reason, it serves it itself.
"""

import asyncio
import mmap
import socket
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

LARGEST: Final = 64 * 1024
"""The most bytes to hand over with a connection."""
BOX: Final = 1024 * 1024
"""Bytes that may wait in a box, if the system allows that many."""
BEAT: Final = 1.0
"""Seconds after which a worker says again that it is well."""
UNWELL: Final = 5.0
"""Seconds of silence after which others get its tables, until we hear from it."""


class Post:
    """A box for each worker, and when each was last well. Made before the workers: all inherit it.

    What is in the box of a worker that has died waits for its replacement, so that its tables stay
    together. If that does not come soon, they go to others.
    """

    def __init__(self, count: int) -> None:
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for into, out in self._boxes:
            into.setblocking(False)
            out.setblocking(False)
            into.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BOX)
        self._well = memoryview(mmap.mmap(-1, 8 * count)).cast("d")

    def box(self, worker: int) -> socket.socket:
        """Can be read from when there is something for a worker."""
        return self._boxes[worker][1]

    def be_well(self, worker: int) -> None:
        """This worker is ready for connections."""
        self._well[worker] = time.monotonic()

    def worker_for(self, table: str, own: int) -> int:
        """Which worker has this table, as seen by the worker `own`, which is certainly well."""
        since = time.monotonic() - UNWELL
        fit = [each for each, well in enumerate(self._well) if well > since or each == own]
        return max(fit, key=lambda each: weight(table, each))

    def hand_over(self, worker: int, line: int, begun: bytes) -> bool:
        """Give a worker a connection (its file descriptor) and what was read of it; whether it is
        on its way. If so, closing our own end is up to us."""
        if len(begun) > LARGEST:
            return False
        try:
            socket.send_fds(self._boxes[worker][0], [begun], [line])
        except OSError:  # its box is full, or the connection is gone
            return False
        return True

    def take(self, worker: int) -> tuple[socket.socket, bytes] | None:
        """The next connection in a worker's box, and what was read of it, if there is one."""
        try:
            begun, lines, _, _ = socket.recv_fds(self.box(worker), LARGEST, 1)
        except BlockingIOError:
            return None
        return (socket.socket(fileno=lines[0]), begun) if lines else None


def weight(table: str, worker: int) -> bytes:
    """The heaviest worker that is well has the table: when we lose one, only its own tables
    move.
    """
    return blake2b(f"{table} {worker}".encode(), digest_size=8).digest()


class Letterbox:
    """Where a worker takes in what others hand over to it."""

    def __init__(
        self, post: Post, worker: int, protocol: Callable[[bytes], asyncio.Protocol]
    ) -> None:
        """`protocol` makes what serves a connection of which this much has been read."""
        self._post, self._worker, self._protocol = post, worker, protocol
        self._loop = asyncio.get_running_loop()
        self._taking: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        """Take in connections from now on."""
        self._loop.add_reader(self._post.box(self._worker), self._take)
        self._say_well()

    def close(self) -> None:
        """Stop: anything that comes from now on waits for the next worker."""
        self._beat.cancel()
        self._loop.remove_reader(self._post.box(self._worker))

    def _say_well(self) -> None:
        self._post.be_well(self._worker)
        self._beat = self._loop.call_later(BEAT, self._say_well)

    def _take(self) -> None:
        while (taken := self._post.take(self._worker)) is not None:
            task = self._loop.create_task(self._serve(*taken))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    async def _serve(self, line: socket.socket, begun: bytes) -> None:
        line.setblocking(False)
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(lambda: self._protocol(begun), line)
        except OSError:  # the other end has gone
            line.close()
