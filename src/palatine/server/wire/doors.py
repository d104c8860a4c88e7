"""Connections, counted: so many from one address, and so many in all as the process has files for.

Whoever is connected and asks for nothing holds a file and gives way to whoever comes: first those
from whose address too many came, else the one that has rested for longest. A browser that loses
such a connection makes another when it needs one.
"""

from asyncio import Transport
from collections import Counter, OrderedDict
from typing import Final

from palatine.server.wire.limits import Notices, network_of
from palatine.server.wire.proxies import Proxies

RESERVED: Final = 64
"""Files that are no connections: the database, the bots' pipes, the bus, the log."""
LONGEST_QUEUE: Final = 2048
"""Connections that wait in the kernel until we take them."""
Resting = OrderedDict[Transport, None]


def queue_within(files: int) -> int:
    """How many may wait in the kernel: all of them may be taken at once, before one is counted."""
    return max(8, min(LONGEST_QUEUE, files // 16))


def lines_within(files: int) -> int:
    """How many connections there may be: what is left beside our own files and those being taken.

    Some that wait are taken while others are still being let go.
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
        """How many connections had to go for others, or were not taken."""

    def __len__(self) -> int:
        return len(self._homes)

    @property
    def resting(self) -> int:
        """How many ask for nothing now."""
        return len(self._resting)

    def come(self, line: Transport, address: str) -> None:
        """Take one more connection, if there is room or somebody gives way."""
        home = "" if self.proxies.trusts(address) else network_of(address)
        is_taken = self._is_room_for(home)
        self._homes[line] = home
        self._count[home] += 1
        if is_taken:
            self.rest(line)
        else:
            line.abort()

    def _is_room_for(self, home: str) -> bool:
        """Whether there is room; whoever rests makes some. A proxy brings many people."""
        if home and self._count[home] >= self.from_one:
            return self._cut(self._resting_of.get(home), "connections from one address")
        return len(self) < self.most or self._cut(self._resting, "connections")

    def _cut(self, among: Resting | None, what: str) -> bool:
        """Let go of the one that has rested for longest, if one rests."""
        self._notices.tell(what)
        self.cut += 1
        if not among:
            return False
        line = next(iter(among))
        self.work(line)
        line.abort()
        return True

    def rest(self, line: Transport) -> None:
        """From now on, this one asks for nothing."""
        home = self._homes.get(line)
        if home is not None:
            self._resting[line] = None
            self._resting_of.setdefault(home, OrderedDict())[line] = None

    def work(self, line: Transport) -> None:
        """From now on, this one is not at rest."""
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
