"""Deletes old tables, by a clock that may be wrong.

The clock on the wall may jump: a machine without a battery gets the time from the network, or
somebody types a wrong year. The other clock, which only counts seconds, does not. When the two
disagree, we delete nothing for a day, which is time enough to set the clock right. (A machine that
slept looks the same, and loses nothing by waiting.)
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
"""Days without use after which we delete a table that nobody ever joined."""
FEW_ENTRIES: Final = 50
"""A table with more entries than this has had players: we know that without reading it."""
JUMP_SECONDS: Final = 600.0

logger = structlog.get_logger()


async def delete_unused(store: Store, days: float, spared: Container[str]) -> None:
    """Delete the tables that nobody has used for this many days, or ever; but not `spared` ones."""
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
    """Whether this is the log of a table. Rooms stay for as long as their owner wants, and records
    that people sent have a limit of their own."""
    return "/" not in code


def is_empty(entries: Sequence[log.Entry]) -> bool:
    """Whether nobody ever joined this table, nor let bots play."""
    return not any(isinstance(each, log.Joined | log.Started) for each in entries)


class WallClock:
    """Compares the clock on the wall with one that only counts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ahead = time.time() - clock()
        self._doubted_until = clock()

    def is_believed(self) -> bool:
        """Whether the clock on the wall has run as it should for a day, or since the start."""
        ahead = time.time() - self._clock()
        if abs(ahead - self._ahead) > JUMP_SECONDS:
            logger.warning("the clock has jumped", seconds=round(ahead - self._ahead))
            self._doubted_until = self._clock() + DAY
        self._ahead = ahead
        return self._clock() >= self._doubted_until
