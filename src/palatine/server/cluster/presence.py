"""Who is there: which people have an open connection, and how long the others have had none.

A connection may be open at another process; `hear` takes in what other processes say.
"""

from collections import Counter
from collections.abc import Callable, Collection

from palatine.server.cluster.bus import Notice


class Presence:
    """Who comes and goes at one table. None of it is kept on disk."""

    __slots__ = (
        "_clock",
        "_elsewhere",
        "_left",
        "_open",
        "changes",
        "is_deaf",
        "laptops_here",
        "screens_here",
    )

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: Counter[int] = Counter()
        self.screens_here = 0
        """How many screens have a connection to this process,"""
        self.laptops_here = 0
        """and how many pages of people who see the stage beside their hand."""
        self._left: dict[int, float] = {}
        self._elsewhere: dict[str, Notice] = {}
        """By process, what it has said of the people whose connections are open there."""
        self.is_deaf = False
        """Whether we can't hear from others now: then we call nobody away who might be there."""
        self.changes = 0

    @property
    def here(self) -> tuple[int, ...]:
        """The people with a connection to this process."""
        return tuple(sorted(self._open))

    @property
    def screens(self) -> int:
        """How many screens there are in all."""
        return self.screens_here + sum([each.screens for each in self._elsewhere.values()])

    @property
    def is_staged(self) -> bool:
        """Whether scenes are played in full anywhere: on a screen, or on somebody's wide page."""
        laptops = self.laptops_here + sum([each.laptops for each in self._elsewhere.values()])
        return self.screens + laptops > 0

    def turned(self, has_stage: bool) -> None:
        """Somebody's page shows the stage from now on, or stops showing it."""
        self.changes += 1
        self.laptops_here += 1 if has_stage else -1

    def came(self, person: int | None) -> None:
        """A connection has opened."""
        self.changes += 1
        if person is None:
            self.screens_here += 1
        else:
            self._open[person] += 1
            self._left.pop(person, None)

    def went(self, person: int | None, had_stage: bool = False) -> None:
        """A connection has closed."""
        self.changes += 1
        if person is None:
            self.screens_here -= 1
            return
        self.laptops_here -= had_stage
        self._open[person] -= 1
        if not self._open[person]:
            del self._open[person]
            self._note([person])

    def hear(self, notice: Notice) -> bool:
        """Another process says who is there; whether that has changed anything."""
        before = self._elsewhere.get(notice.process, Notice(notice.process, 0))
        if looking(notice) == looking(before):
            return False
        self.changes += 1
        if notice.is_looking:
            self._elsewhere[notice.process] = notice
        else:
            del self._elsewhere[notice.process]
        for person in notice.people:
            self._left.pop(person, None)
        self._note(before.people)
        return True

    def _note(self, people: Collection[int]) -> None:
        """Note which of these people have left."""
        for person in people:
            if not self._is_there(person):
                self._left[person] = self._clock()

    def _is_there(self, person: int) -> bool:
        return person in self._open or any(
            person in notice.people for notice in self._elsewhere.values()
        )

    def is_away(self, person: int) -> bool:
        """Whether somebody has no open connection, as far as we can know."""
        if person in self._open or (self._elsewhere and self._is_there(person)):
            return False
        return not self.is_deaf or person in self._left

    def seconds_away(self, person: int, loaded: float) -> float:
        """How long somebody has been away; at most since the table was loaded."""
        return self._clock() - self._left.get(person, loaded) if self.is_away(person) else 0.0


def looking(notice: Notice) -> tuple[tuple[int, ...], int, int]:
    """Who is watching a table, from all that a process says of it."""
    return notice.people, notice.screens, notice.laptops
