"""The clock on the wall, by which old tables are deleted, and whether it can be believed.

It may jump: a machine without a battery learns the time from the network, somebody types a wrong
year. The other clock, which only counts seconds, does not. Where the two disagree, the house
deletes nothing for a day: time enough to put the clock right. (A machine that slept looks the
same, and loses nothing by waiting.)
"""

import time
from collections.abc import Callable
from typing import Final

import structlog

JUMP_SECONDS: Final = 600.0
DOUBT_SECONDS: Final = 24 * 60 * 60

logger = structlog.get_logger()


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
            self._doubted_until = self._clock() + DOUBT_SECONDS
        self._ahead = ahead
        return self._clock() >= self._doubted_until
