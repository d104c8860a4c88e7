"""One browser's socket. It holds no queue: it knows what it has sent, and sends what is newest.

Its sender wakes when there may be something new, takes the newest table and step, and waits until
the socket has taken them. A slow socket so gets fewer, larger steps, and holds up nobody.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Literal, Protocol

import msgspec

from palatine.core.seats import Viewer
from palatine.server import messages as sent
from palatine.server.actor import Actor

Send = Callable[[Any], Awaitable[None]]
Goodbye = Literal["moved", "removed", "left", "closed"]


class Source(Protocol):
    """The table that a connection looks at."""

    def pending(self, connection: "Connection") -> Iterator[str]:
        """What this connection has not been sent yet, as it is newest."""


class Connection:
    """A socket that looks at a table, as a seat or as a public screen."""

    __slots__ = (
        "_dirty",
        "_send",
        "actor",
        "count",
        "game",
        "gone",
        "is_welcome",
        "table",
        "ticket",
        "version",
        "viewed",
        "viewer",
    )

    def __init__(
        self, send: Send, actor: Actor, ticket: str | None, game: int = 0, have: int = 0
    ) -> None:
        self._send = send
        self._dirty = asyncio.Event()
        self.actor = actor
        self.ticket = ticket
        """The hash of the seat's ticket that it came with."""
        self.gone: Goodbye | None = None
        self.is_welcome = False
        self.table = 0
        """The version of the table that it has been sent."""
        self.viewer: Viewer | None = None
        self.game, self.count = game, have
        """Of which game it has how many news."""
        self.version = self.viewed = 0
        """The versions of its stream and view that it has been sent."""

    @property
    def person(self) -> int | None:
        """Who looks; nobody in particular at a public screen."""
        return self.actor.person

    def wake(self) -> None:
        """There may be something new."""
        self._dirty.set()

    def dismiss(self, why: Goodbye) -> None:
        """Say goodbye, and close."""
        self.gone = self.gone or why
        self.wake()

    async def send(self, message: msgspec.Struct) -> None:
        """Send one message."""
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        """Send one message that is encoded already."""
        await self._send({"type": "websocket.send", "text": text})

    async def stream(self, source: Source) -> None:
        """Send whatever is new, until it is time to go."""
        while self.gone is None:
            await self._dirty.wait()
            self._dirty.clear()
            for text in source.pending(self):
                await self.send_text(text)
        await self.send(sent.Gone(self.gone))
        await self._send({"type": "websocket.close", "code": 1000})
