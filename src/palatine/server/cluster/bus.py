"""The bus: how processes that serve the same tables tell each other that a table has moved on.

A notice says how long a table's log on disk is, and who is watching in the process that sent it. It
never holds anything hidden. It may come late, twice or never. A process that hears of a longer log
reads it from the store, and a slow look at the store finds whatever no notice told.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec


class Notice(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a process says of a table. Only the newest from each process counts."""

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
        """Whether anybody is watching the table in that process."""
        return bool(self.people or self.screens)


Hear = Callable[[Notice], None]


class Bus(Protocol):
    """What carries notices, if it can; nothing ever waits for it."""

    @property
    def is_up(self) -> bool:
        """Whether notices go through, as far as we know."""

    def tell(self, table: str, notice: Notice) -> None:
        """Tell everyone else who listens to this table."""

    def listen(self, table: str, hear: Hear) -> None:
        """Hear every notice on this table from now on."""

    def unlisten(self, table: str) -> None:
        """Stop listening to this table."""

    async def close(self) -> None:
        """Send what is still waiting, and close."""


class LocalBus:
    """One end of a bus within one event loop. Ends made from one another share it."""

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
        """Hear every notice on this table from now on."""
        self._hears[table] = hear

    def unlisten(self, table: str) -> None:
        """Stop listening to this table."""
        self._hears.pop(table, None)

    async def close(self) -> None:
        """Leave the others."""
        self._ends.remove(self)
