"""One browser's socket. It holds no queue: it knows what it has sent, and sends what is newest.

When there may be something new, it writes the newest table and step at once if the socket has room,
and otherwise as soon as it does. So a slow socket gets fewer, larger steps and holds up nobody.
"""

from collections.abc import Callable, Iterator
from typing import Literal, Protocol

import msgspec

from palatine.core.seats import Viewer
from palatine.server.table.table import Actor
from palatine.server.wire import messages as sent
from palatine.server.wire.padding import REPLY_SIZE, padded
from palatine.server.wire.protocols import Wire, nothing

Goodbye = Literal["moved", "removed", "left", "closed"]


class Source(Protocol):
    """The table that a connection looks at."""

    def pending(self, connection: "Connection") -> Iterator[bytes]:
        """The newest of everything that this connection has not been sent yet."""


class Connection:
    """A socket that watches a table, as a seat or as a public screen."""

    __slots__ = (
        "_said",
        "_source",
        "_wire",
        "actor",
        "count",
        "game",
        "gone",
        "is_stage",
        "is_welcome",
        "table",
        "ticket",
        "version",
        "viewer",
    )

    def __init__(
        self,
        wire: Wire,
        actor: Actor,
        ticket: str | None,
        game: int = 0,
        have: int = 0,
    ) -> None:
        self._wire = wire
        self._source: Source | None = None
        self._said: list[bytes] = []
        """Replies that go out with what is new."""
        self.actor = actor
        self.ticket = ticket
        """The hash of the seat's ticket that it came with."""
        self.is_stage = actor.person is None
        """Whether it plays the scenes that the table waits for: a screen, or a wide page."""
        self.gone: Goodbye | None = None
        self.is_welcome = False
        self.table = 0
        """The version of the table that it was last sent."""
        self.viewer: Viewer | None = None
        self.game, self.count = game, have
        """How much news it has, and of which game."""
        self.version = 0
        """The version of its stream that it was last sent."""

    @property
    def person(self) -> int | None:
        """The viewer; None for a public screen."""
        return self.actor.person

    def look_at(self, source: Source | None) -> None:
        """Send what is new there from now on, or nothing more if it is None."""
        self._source = source
        self._wire.on_free = self.wake if source is not None else nothing

    def wake(self) -> None:
        """There may be something new, or room for it: send the newest if the socket takes it."""
        wire, source = self._wire, self._source
        if source is None or not wire.is_free:
            return
        if self.gone is not None:
            self._source = None
            wire.write([*self._said, msgspec.json.encode(sent.Gone(self.gone))])
            wire.hang_up()
            return
        messages = [*source.pending(self), *self._said]
        self._said.clear()
        if messages:
            wire.write(messages)

    def dismiss(self, why: Goodbye) -> None:
        """Say goodbye, and close."""
        self.gone = self.gone or why
        self.wake()

    def listen(self, take: Callable[[str], bool]) -> None:
        """Pass messages to `take` as they come; while it is not free to hear replies, we read
        none."""
        self._wire.on_text = lambda text: self._wire.is_free and take(text)

    async def drain(self) -> None:
        """Wait until there is room for replies."""
        await self._wire.drain()

    def reply(self, message: msgspec.Struct) -> None:
        """Send one message when the connection next wakes, behind what has changed."""
        self._said.append(padded(msgspec.json.encode(message), REPLY_SIZE, REPLY_SIZE))
