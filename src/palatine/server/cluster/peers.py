"""Other processes that serve the same table: what they say of it, and what we tell them.

Each process says how long its log is and who is watching there: when that changes, when it hears of
another process for the first time, and now and then anyway, to make good whatever was lost. If a
process has said nothing for a while, we take it and its viewers to be gone. While only one process
has viewers of a table, it does not announce every answer: it hears when somebody comes elsewhere,
and tells them then.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from palatine.server.cluster.bus import Bus, Notice
from palatine.server.cluster.presence import Presence, looking

AGAIN: Final = 5.0
"""Seconds after which we say the same again while somebody is watching."""
GONE: Final = 3 * AGAIN
"""Seconds of silence after which we take a process to be gone."""


class Peers:
    """The other processes of one loaded table."""

    def __init__(
        self,
        table: str,
        name: str,
        bus: Bus,
        presence: Presence,
        on_number: Callable[[int], None],
    ) -> None:
        """`on_number` hears whenever somebody says how long the log is."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when somebody comes or goes elsewhere."""
        self._table, self._name, self._bus = table, name, bus
        self._presence, self._on_number = presence, on_number
        self._heard: dict[str, Notice] = {}
        self._silent: dict[str, int] = {}
        """By process, for how many rounds we have heard nothing of it."""
        self._idle: set[str] = set()
        """Processes whose turn it was to think and that did nothing, as far as we have heard."""
        self._said = Notice(name, 0)
        self._round_at = 0.0

    def announce(self, number: int, is_again: bool = False) -> None:
        """Say how long the log on disk is and who is watching here, unless others know."""
        here = self._presence
        notice = Notice(self._name, number, here.here, here.screens_here, here.laptops_here)
        is_known = looking(notice) == looking(self._said)
        if self._heard:
            longest = max([self._said.number, *(each.number for each in self._heard.values())])
            is_known = is_known and number <= longest
        self._said = notice
        if is_again or not is_known:
            self._bus.tell(self._table, notice)

    def hear(self, notice: Notice) -> None:
        """Another process has said something."""
        if notice.process == self._name:
            return
        is_new = notice.process not in self._heard
        self._heard[notice.process] = notice
        self._silent[notice.process] = 0
        self._idle.discard(notice.process)
        if is_new:
            self.announce(self._said.number, is_again=True)
        self._on_number(notice.number)
        if self._presence.hear(notice):
            self.on_change()

    def look_after(self, now: float) -> None:
        """Say everything again if it is time, and forget processes that are gone."""
        if now - self._round_at < AGAIN:
            return
        self._round_at = now
        is_deaf, self._presence.is_deaf = self._presence.is_deaf, not self._bus.is_up
        if self._presence.is_deaf != is_deaf:
            self._presence.changes += 1
            self.on_change()
        if self._presence.is_deaf:  # we can hear nobody, so their silence means nothing
            return
        if self._presence.here or self._presence.screens_here:
            self.announce(self._said.number, is_again=True)
        for process in list(self._heard):
            self._silent[process] += 1
            if self._silent[process] * AGAIN > GONE:
                self._forget(process)

    def _forget(self, process: str) -> None:
        del self._heard[process], self._silent[process]
        self._idle.discard(process)
        if self._presence.hear(Notice(process, 0)):
            self.on_change()

    def leave(self) -> None:
        """Nobody is watching here any more, so we stop listening."""
        self._bus.unlisten(self._table)
        self._bus.tell(self._table, Notice(self._name, self._said.number))

    def rank(self) -> int:
        """How many of the processes with viewers come before us, in an order that all of them
        know.
        """
        return len(self._before())

    def pass_over(self) -> None:
        """The processes before us have done nothing in their time: until we hear of them, we go
        first. So a process that has died holds bots up once, and not with every answer."""
        self._idle.update(self._before())

    def _before(self) -> list[str]:
        own = weight(self._table, self._name)
        others = [each.process for each in self._heard.values() if each.is_looking]
        return [
            each for each in others if weight(self._table, each) < own and each not in self._idle
        ]


def weight(table: str, process: str) -> bytes:
    """What processes are ranked by at a table; the order differs from table to table."""
    return blake2b(f"{table} {process}".encode(), digest_size=8).digest()
