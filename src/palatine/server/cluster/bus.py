"""The bus: how processes that serve the same tables tell each other that one has gone on.

A notice says how long a table's log is on disk, and who looks at it in the process that says so.
Nothing hidden is ever in it. It may come late, twice or never: whoever hears of a longer log reads
it in the store, and a slow look at the store finds what no notice told.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec


class Notice(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a process says of a table. The newest from each process is all that counts."""

    process: str
    number: int
    """How many entries its log has at least."""
    people: tuple[int, ...] = ()
    """Whose connections are open there."""
    screens: int = 0
    laptops: int = 0
    """How many of these people's pages show the stage beside the hand."""

    @property
    def is_looking(self) -> bool:
        """Whether anybody looks at the table in that process."""
        return bool(self.people or self.screens)


Hear = Callable[[Notice], None]


class Bus(Protocol):
    """What carries notices, if it can; nothing ever waits for it."""

    @property
    def is_up(self) -> bool:
        """Whether notices go through, as far as is known."""

    def tell(self, table: str, notice: Notice) -> None:
        """Tell all others who listen to this table."""

    def listen(self, table: str, hear: Hear) -> None:
        """Hear what is told of this table from now on."""

    def unlisten(self, table: str) -> None:
        """Hear no more of it."""

    async def close(self) -> None:
        """Say what is still to be said, and let go."""


class LocalBus:
    """One end of a bus within one event loop; ends that are made of one another share it."""

    def __init__(self, other: "LocalBus | None" = None) -> None:
        self._ends: list[LocalBus] = other._ends if other is not None else []
        self._ends.append(self)
        self._hears: dict[str, Hear] = {}
        self.is_up = True

    def tell(self, table: str, notice: Notice) -> None:
        """Tell the other ends, a little later."""
        loop = asyncio.get_running_loop()
        for end in self._ends:
            if self.is_up and end.is_up and end is not self and table in end._hears:
                loop.call_soon(end._hears[table], notice)

    def listen(self, table: str, hear: Hear) -> None:
        """Hear what is told of this table from now on."""
        self._hears[table] = hear

    def unlisten(self, table: str) -> None:
        """Hear no more of it."""
        self._hears.pop(table, None)

    async def close(self) -> None:
        """Leave the others."""
        self._ends.remove(self)
