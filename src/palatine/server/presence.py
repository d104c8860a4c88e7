"""Who is there: which people have an open connection, and since when the others have none."""

from collections import Counter
from collections.abc import Callable


class Presence:
    """The comings and goings at one table. Nothing of it is kept on disk."""

    __slots__ = ("_clock", "_left", "_open", "changes", "screens")

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: Counter[int] = Counter()
        self._left: dict[int, float] = {}
        self.screens = 0
        self.changes = 0

    def came(self, person: int | None) -> None:
        """A connection was opened."""
        self.changes += 1
        if person is None:
            self.screens += 1
        else:
            self._open[person] += 1
            self._left.pop(person, None)

    def went(self, person: int | None) -> None:
        """A connection was closed."""
        self.changes += 1
        if person is None:
            self.screens -= 1
            return
        self._open[person] -= 1
        if not self._open[person]:
            del self._open[person]
            self._left[person] = self._clock()

    def is_away(self, person: int) -> bool:
        """Whether somebody has no open connection."""
        return person not in self._open

    def seconds_away(self, person: int, loaded: float) -> float:
        """For how long somebody has been away; at most since the table was loaded."""
        return self._clock() - self._left.get(person, loaded) if self.is_away(person) else 0.0
