"""Old tables are deleted, by a clock that may not be believed.

The clock on the wall may jump: a machine without a battery learns the time from the network,
somebody types a wrong year. The other clock, which only counts seconds, does not. Where the two
disagree, nothing is deleted for a day: time enough to put the clock right. (A machine that slept
looks the same, and loses nothing by waiting.)
"""

import time
from collections.abc import Callable, Container, Sequence
from typing import Final

import structlog

from palatine.server.store.store import Store
from palatine.server.table import log

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
EMPTY_DAYS: Final = 1
"""After how many days without use a table is deleted at which nobody ever sat down."""
FEW_ENTRIES: Final = 50
"""A table with more in its log has seen somebody: it need not be read to know that."""
JUMP_SECONDS: Final = 600.0

logger = structlog.get_logger()


async def delete_unused(store: Store, days: float, spared: Container[str]) -> None:
    """Delete the tables that nobody has used for so many days, or ever; but not these."""
    now = time.time()
    old = [each for each in await store.unused_since(now - days * DAY) if is_table(each)]
    for code in await store.unused_since(now - min(days, EMPTY_DAYS) * DAY, FEW_ENTRIES):
        if is_table(code) and code not in old and is_empty(log.read(await store.read(code))):
            old.append(code)
    for code in old:
        if code not in spared:
            await store.delete(code)
            logger.info("table deleted", table=code)


def is_table(code: str) -> bool:
    """Whether this is the log of a table: a room is kept for as long as its owner wants, and a
    record that was sent has a time of its own."""
    return "/" not in code


def is_empty(entries: Sequence[log.Entry]) -> bool:
    """Whether nobody ever sat down at this table, nor let bots play."""
    return not any(isinstance(each, log.Joined | log.Started) for each in entries)


class WallClock:
    """Compares the clock on the wall with one that only counts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ahead = time.time() - clock()
        self._doubted_until = clock()

    def is_believed(self) -> bool:
        """Whether the clock on the wall has gone as it should for a day, or since the start."""
        ahead = time.time() - self._clock()
        if abs(ahead - self._ahead) > JUMP_SECONDS:
            logger.warning("the clock has jumped", seconds=round(ahead - self._ahead))
            self._doubted_until = self._clock() + DAY
        self._ahead = ahead
        return self._clock() >= self._doubted_until
