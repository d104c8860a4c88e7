"""Counts connections: a limit for each address, and a limit in all that the process has files for.

A connection that asks for nothing still holds a file, and gives way to new ones. We close first the
ones from an address with too many, otherwise the one that has rested for longest. A browser that
loses such a connection makes another when it needs one.
"""

from asyncio import Transport
from collections import Counter, OrderedDict
from typing import Final

from palatine.server.wire.limits import Notices, network_of
from palatine.server.wire.proxies import Proxies

RESERVED: Final = 64
"""Files other than connections: the database, the bots' pipes, the bus, the log."""
LONGEST_QUEUE: Final = 2048
"""Connections that wait in the kernel until we accept them."""
Resting = OrderedDict[Transport, None]


def queue_within(files: int) -> int:
    """How many may wait in the kernel: we may accept all of them at once, before we count one."""
    return max(8, min(LONGEST_QUEUE, files // 16))


def lines_within(files: int) -> int:
    """The most connections: what is left beside our own files and those that we are accepting.

    We accept some that wait while we are still letting others go.
    """
    return max(16, files - RESERVED - 4 * queue_within(files))


class Doors:
    """All connections of this process: which are at rest, and from which address each came."""

    def __init__(self, most: int, from_one: int, proxies: Proxies) -> None:
        self.most, self.from_one, self.proxies = most, from_one, proxies
        self._homes: dict[Transport, str] = {}
        self._count: Counter[str] = Counter()
        self._resting: Resting = OrderedDict()
        self._resting_of: dict[str, Resting] = {}
        self._notices = Notices()
        self.cut = 0
        """How many connections we closed for others, or did not accept."""

    def __len__(self) -> int:
        return len(self._homes)

    @property
    def resting(self) -> int:
        """How many ask for nothing now."""
        return len(self._resting)

    def come(self, line: Transport, address: str) -> None:
        """Accept one more connection, if there is room or one gives way."""
        home = "" if self.proxies.trusts(address) else network_of(address)
        is_taken = self._is_room_for(home)
        self._homes[line] = home
        self._count[home] += 1
        if is_taken:
            self.rest(line)
        else:
            line.abort()

    def _is_room_for(self, home: str) -> bool:
        """Whether there is room; resting connections make some. A proxy brings many people."""
        if home and self._count[home] >= self.from_one:
            return self._cut(self._resting_of.get(home), "connections from one address")
        return len(self) < self.most or self._cut(self._resting, "connections")

    def _cut(self, among: Resting | None, what: str) -> bool:
        """Close the one that has rested for longest, if any."""
        self._notices.tell(what)
        self.cut += 1
        if not among:
            return False
        line = next(iter(among))
        self.work(line)
        line.abort()
        return True

    def rest(self, line: Transport) -> None:
        """Note that this one is idle."""
        home = self._homes.get(line)
        if home is not None:
            self._resting[line] = None
            self._resting_of.setdefault(home, OrderedDict())[line] = None

    def work(self, line: Transport) -> None:
        """Note that this one is busy."""
        if line in self._resting:
            home = self._homes[line]
            del self._resting[line], self._resting_of[home][line]
            if not self._resting_of[home]:
                del self._resting_of[home]

    def go(self, line: Transport) -> None:
        """This one is gone."""
        self.work(line)
        home = self._homes.pop(line, None)
        if home is not None:
            self._count[home] -= 1
            if not self._count[home]:
                del self._count[home]
