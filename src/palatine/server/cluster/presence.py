"""Who is there: which people have an open connection, and since when the others have none.

A connection may be open at another process; what those say of themselves is told to `hear`.
"""

from collections import Counter
from collections.abc import Callable, Collection


class Presence:
    """The comings and goings at one table. Nothing of it is kept on disk."""

    __slots__ = ("_clock", "_elsewhere", "_left", "_open", "_screens", "changes", "is_deaf")

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: Counter[int] = Counter()
        self._screens = 0
        self._left: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[Collection[int], int]] = {}
        """By process, whose connections are open there, and how many screens."""
        self.is_deaf = False
        """Whether we can't hear from others now: whoever may be there is not called away."""
        self.changes = 0

    @property
    def here(self) -> tuple[int, ...]:
        """Who has a connection to this process."""
        return tuple(sorted(self._open))

    @property
    def screens_here(self) -> int:
        """How many screens have one."""
        return self._screens

    @property
    def screens(self) -> int:
        """How many screens there are in all."""
        return self._screens + sum(screens for _, screens in self._elsewhere.values())

    def came(self, person: int | None) -> None:
        """A connection was opened."""
        self.changes += 1
        if person is None:
            self._screens += 1
        else:
            self._open[person] += 1
            self._left.pop(person, None)

    def went(self, person: int | None) -> None:
        """A connection was closed."""
        self.changes += 1
        if person is None:
            self._screens -= 1
            return
        self._open[person] -= 1
        if not self._open[person]:
            del self._open[person]
            self._note([person])

    def hear(self, process: str, people: Collection[int], screens: int) -> bool:
        """Another process says who is there; whether that has changed anything."""
        before, count = self._elsewhere.get(process, ((), 0))
        if (tuple(people), screens) == (tuple(before), count):
            return False
        self.changes += 1
        if people or screens:
            self._elsewhere[process] = (people, screens)
        else:
            del self._elsewhere[process]
        for person in people:
            self._left.pop(person, None)
        self._note(before)
        return True

    def _note(self, people: Collection[int]) -> None:
        """Of those who were there, note who has left."""
        for person in people:
            if not self._is_there(person):
                self._left[person] = self._clock()

    def _is_there(self, person: int) -> bool:
        return person in self._open or any(
            person in people for people, _ in self._elsewhere.values()
        )

    def is_away(self, person: int) -> bool:
        """Whether somebody has no open connection, as far as can be known."""
        if person in self._open or (self._elsewhere and self._is_there(person)):
            return False
        return not self.is_deaf or person in self._left

    def seconds_away(self, person: int, loaded: float) -> float:
        """For how long somebody has been away; at most since the table was loaded."""
        return self._clock() - self._left.get(person, loaded) if self.is_away(person) else 0.0
