"""Rates by token buckets, and waits that grow with each wrong guess. All of it takes little memory.

A key that was not seen for longest is forgotten when there are too many: by then its bucket is full
again, or somebody has ten thousand addresses, against which no memory of addresses helps.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")
Clock = Callable[[], float]
MOST_KEYS: Final = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second from then on."""

    at_once: float
    a_second: float


class Bucket:
    """What one may still do: it fills up with time."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._left, self._then = rate, rate.at_once, now

    def take(self, now: float) -> bool:
        """Whether one more is within the rate."""
        gained = (now - self._then) * self._rate.a_second
        self._left, self._then = min(self._rate.at_once, self._left + gained), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Recent(Generic[T]):
    """Something for each key, of the keys that were used last."""

    __slots__ = ("_kept", "_make", "_most")

    def __init__(self, make: Callable[[], T], most: int = MOST_KEYS) -> None:
        self._make, self._most = make, most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def __getitem__(self, key: str) -> T:
        kept = self._kept
        if key not in kept:
            kept[key] = self._make()
            if len(kept) > self._most:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return kept[key]

    def __contains__(self, key: str) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


class Guesses:
    """Somebody's wrong guesses: some are free, after that each doubles the wait for the next."""

    __slots__ = ("_free", "_misses", "_then", "_until")
    FORGIVEN: Final = 600.0
    """After so many seconds, one guess is forgotten."""
    LONGEST: Final = 900.0

    def __init__(self, free: int, now: float) -> None:
        self._free, self._misses = free, 0.0
        self._then = self._until = now

    def wait(self, now: float) -> float:
        """For how many seconds there may be no other guess."""
        return max(0.0, self._until - now)

    def miss(self, now: float) -> None:
        """One more was wrong."""
        self._misses = max(0.0, self._misses - (now - self._then) / self.FORGIVEN) + 1
        self._then = now
        if self._misses >= self._free:
            self._until = now + min(self.LONGEST, 2 ** min(60.0, self._misses - self._free))
