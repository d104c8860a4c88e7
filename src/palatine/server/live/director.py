"""The director of a table: holds the next question until people have seen what happened.

We take answers at once, always. What waits is the next question, and the bots with it. Between two
questions come a few parts at most: new people hear a rule, everybody looks at what was dealt, the
screens play the scenes of the public news (`core.cues`), and the table talks. How long each takes
follows from public facts, from the pace, and from people who say that they are ready. The log keeps
which question was opened, so that a server that starts again goes on in the right place.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from palatine.core.cues import SPEED, TALK, CueSheet, Pace, cue_sheet
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import asking
from palatine.server.cluster.presence import Presence
from palatine.server.live.connection import Connection
from palatine.server.live.guide import OPENING, reading_time
from palatine.server.live.inbox import Wish
from palatine.server.table.log import QuestionOpened
from palatine.server.table.table import Table
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Part

LONGEST_SCENE: Final = 20.0
"""Seconds after which nobody is watching any more, however much has happened at once."""
GRACE: Final = 1.0
"""Seconds that a screen may be late."""
BACK: Final = 1.0
"""Seconds in which somebody who lost the connection may come back."""
WITHOUT_STAGE: Final = 0.5
"""How much of a scene is left where only phones show it."""
LONGEST_LOOK: Final = 25.0
"""Seconds that the table waits for people who have not looked at what they were dealt."""
NARRATED: Final = 8.0
"""The most seconds that a line of the narrator takes, besides its silence."""
MORE_TIME: Final = 30.0
FEW: Final = 2
"""With fewer people than this there is no talk time: nobody waits for bots."""
SOON: Final = 0.001
AGAIN: Final = 1.0
"""Seconds after which we try again to open a question that could not be opened."""


@dataclass(frozen=True, slots=True)
class Phase:
    """One part of the wait: it ends after `most` seconds, or after `least` if all agree."""

    part: Part
    least: float
    most: float
    tells: str = ""
    """In a guide, what it tells."""


class Stage(Protocol):
    """The table that the director directs, with its viewers."""

    connections: set[Connection]
    presence: Presence

    @property
    def table(self) -> Table:
        """The table as it is in memory."""

    def wish(self, act: Callable[[Table], None], tell: Callable[[Wish[None]], None]) -> None:
        """Do something at the table, and hear the result."""

    def refresh(self) -> None:
        """Show what has changed outside the log."""


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Cancel it."""


Later = Callable[[float, Callable[[], None]], Timer]


def in_a_while(seconds: float, what: Callable[[], None]) -> Timer:
    """Let something happen after this many seconds."""
    return asyncio.get_running_loop().call_later(seconds, what)


class Director:
    """Holds the next question of one table."""

    def __init__(
        self, stage: Stage, clock: Callable[[], float], pace: Pace, later: Later = in_a_while
    ) -> None:
        """`pace` is the server's own, for tables that have not chosen one."""
        self._stage, self._clock, self._pace, self._later = stage, clock, pace, later
        self.opened_at = clock()
        """Since when the current question has been open."""
        self.changes = 0
        """How often the hold has changed."""
        self._place = (0, 0)
        self._phases: list[Phase] = []
        self._told: tuple[str, ...] = ()
        """What new people are told before this question."""
        self._since = 0.0
        self._ready: set[int] = set()
        self._shown: set[Connection] = set()
        self._more = 0.0
        self._timer: Timer | None = None
        self._comings = 0
        """How many times people had come or gone when we last looked."""

    def pace(self) -> Pace:
        """How fast this table is played."""
        return self._stage.table.choice.pace or self._pace

    def speed(self) -> float:
        """How far to stretch its scenes."""
        return SPEED[self.pace()]

    @property
    def phase(self) -> Phase | None:
        """What the table is waiting for, if anything."""
        return self._phases[0] if self._phases else None

    def hold(self) -> sent.Hold | None:
        """The same, as everybody sees it."""
        phase = self.phase
        if phase is None:
            return None
        left = max(0.0, phase.most + self._more - self._elapsed())
        ready = tuple(sorted(self._ready))
        is_longer = self._more > 0
        return sent.Hold(
            self._place[1],
            phase.part,
            round(left, 1),
            ready,
            is_longer,
            tells=phase.tells,
            silent=self._silent() if phase.part == "talk" else (),
        )

    def _silent(self) -> tuple[Seat, ...]:
        match = self._stage.table.match
        return match.silent if match is not None else ()

    def look(self) -> None:
        """See whether the question that the table has come to should wait."""
        table = self._stage.table
        match = table.match
        if match is None or match.is_over or not self.speed() or table.opened == match.number:
            self._be_at((table.game, match.number if match is not None else 0), ())
        elif self._place != (table.game, match.number):
            self._be_at((table.game, match.number), self._planned(table, match))
        elif self._comings != self._stage.presence.changes:
            self._look_again()
        self._comings = self._stage.presence.changes

    def stop(self) -> None:
        """Stop: nobody is watching any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _be_at(self, place: tuple[int, int], phases: Iterable[Phase]) -> None:
        planned = list(phases)
        if planned or self._phases:
            self._place, self._phases = place, planned
            self._told = tuple([each.tells for each in planned if each.tells])
            self._begin()
        elif place != self._place:
            self._place, self.opened_at = place, self._clock()

    def _begin(self) -> None:
        """Begin the next part of the wait; if there is none, the question is open."""
        self.changes += 1
        self._since, self._more = self._clock(), 0.0
        self._ready.clear()
        self._shown.clear()
        self.stop()
        if self._phases:
            self._check_in(self._phases[0].least)
        else:
            self.opened_at = self._since

    # The plan

    def _planned(self, table: Table, match: Match) -> Iterator[Phase]:
        """What comes before this question."""
        sheet, news = cue_sheet(match.game.folder), match.news_since(table.told_before)
        is_first = match.number == 1 and match.start is None
        if is_first:
            yield from self._guide(table, match, OPENING)
        if is_first and sheet.opening:
            yield self._dealing(match, sheet)
        elif seconds := min(LONGEST_SCENE, sheet.seconds(news)) * self.speed():
            yield self._scene(seconds)
        if asking(match) in sheet.guide:
            yield from self._guide(table, match, asking(match))
        if self._may_talk(table) and sheet.is_talk(asking(match), news):
            yield Phase("talk", 0.0, TALK[self.pace()])

    def _guide(self, table: Table, match: Match, what: str) -> Iterator[Phase]:
        """A rule, for as long as it takes to read: longer at a slow pace, never shorter."""
        if table.choice.guided and (table.choice.game, what) not in table.guided:
            seconds = reading_time(match.game, table.choice, what) * max(1.0, self.speed())
            yield Phase("guide", 0.0, seconds, what)

    def _dealing(self, match: Match, sheet: CueSheet) -> Phase:
        """Everybody looks at what was dealt; we never cut off a narrator on a screen."""
        least = self._staged(sheet.opening * self.speed())
        if not self._stage.presence.screens:
            return Phase("roles", least, least + LONGEST_LOOK)
        lines = match.game.narration(match.setup)
        silence = [line.facts.get("silence") for line in lines]
        narrated = sum([NARRATED + (each if isinstance(each, int) else 0) for each in silence])
        return Phase("roles", least, least + max(LONGEST_LOOK, narrated))

    def _scene(self, seconds: float) -> Phase:
        least = self._staged(seconds)
        return Phase("scene", least, least + (GRACE if self._stage.presence.is_staged else 0.0))

    def _staged(self, seconds: float) -> float:
        """How long something takes that would take this long on a stage."""
        return seconds * (1.0 if self._stage.presence.is_staged else WITHOUT_STAGE)

    def _may_talk(self, table: Table) -> bool:
        return table.choice.talk and len(self._people()) >= FEW

    # What people and screens say

    def hear(self, connection: Connection, message: sent.ToDirector) -> None:
        """Somebody is ready, wants more time, or has shown the scene. What comes too late has no
        effect."""
        if self.phase is None or message.number != self._place[1]:
            return
        if isinstance(message, sent.Shown):
            self._shown.add(connection)
        elif isinstance(message, sent.Skip):
            connection.actor.check_host(self._stage.table)
            self._next()
            return
        elif isinstance(message, sent.MoreTime):
            connection.actor.member(self._stage.table)
            if self.phase.part == "talk" and not self._more:
                self._more = MORE_TIME
                self._ready.clear()
                self._tell()
        elif self.phase.part != "scene":
            self._ready.add(connection.actor.member(self._stage.table).id)
            self._tell()
        self._check()

    def _tell(self) -> None:
        self.changes += 1
        self._stage.refresh()

    def _people(self) -> set[int]:
        """Everyone who sits at the table and is watching."""
        table, presence = self._stage.table, self._stage.presence
        people = [each.id for each in table.people.values() if each.is_person]
        return {each for each in people if table.seat_of(each) is not None} - {
            each for each in people if presence.is_away(each)
        }

    def _all_agree(self, phase: Phase) -> bool:
        stages = {each for each in self._stage.connections if each.is_stage}
        is_shown = phase.part in ("guide", "talk") or stages <= self._shown
        return is_shown and (phase.part == "scene" or self._people() <= self._ready)

    def _elapsed(self) -> float:
        return self._clock() - self._since

    def _check(self) -> None:
        """Go on if it is time; otherwise look again when it may be."""
        phase, elapsed = self.phase, self._elapsed()
        if phase is None:
            return
        most = phase.most + self._more
        if elapsed >= most or (elapsed >= phase.least and self._all_agree(phase)):
            self._next()
            return
        self._check_in((phase.least if elapsed < phase.least else most) - elapsed)

    def _look_again(self) -> None:
        """Somebody has come or gone: we don't wait for anyone who is not back soon."""
        phase = self.phase
        if phase is not None:
            elapsed = self._elapsed()
            left = phase.most + self._more - elapsed
            self._check_in(max(phase.least - elapsed, min(BACK, left)))

    def _check_in(self, seconds: float) -> None:
        """Never at once: the caller is in the middle of something."""
        self.stop()
        self._timer = self._later(max(seconds, SOON), self._check)

    def _next(self) -> None:
        """The next part of the wait, or the question."""
        if len(self._phases) > 1:
            del self._phases[0]
            self._begin()
            self._stage.refresh()
        else:
            self._open()

    def _open(self) -> None:
        """Write to the log that the question is open; then it is."""
        self.stop()
        game, number = self._place

        def act(table: Table) -> None:
            match = table.match
            is_due = match is not None and (table.game, match.number) == (game, number)
            if is_due and table.opened != number:
                table.enter(QuestionOpened(number, self._told))

        def tell(wish: Wish[None]) -> None:
            if wish.error is not None:  # the database is gone
                self._timer = self._later(AGAIN, self._open)

        self._stage.wish(act, tell)
