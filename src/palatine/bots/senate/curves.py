"""What each player of a finished game could think of all others: who plots, who is Palpatine.

A viewer's curve is made of what that viewer was told, and of the tiles that he held himself.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from palatine.bots.beliefs import Chances, Curve, Curves, Layer, public_points
from palatine.bots.senate.assignments import ROLE_NUMBERS, Assignments, Floats, assignments
from palatine.bots.senate.belief import MARKS, Belief
from palatine.bots.senate.heard import hear
from palatine.bots.senate.history import History, Session
from palatine.bots.senate.levels import HARD
from palatine.bots.senate.mind import NOBODY
from palatine.core.cards import faces_of
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import PUBLIC, Viewer, viewers
from palatine.core.stream import told_to

READER = HARD
"""As whom a careful reader thinks."""
PLOTS, PALPATINE = "party_separatist", "role_palpatine"
PROOFS = ("not_palpatine", "seen")
"""The evidence that holds whatever anybody may do."""
FATAL = "palpatine_executed"

Thought = tuple[Floats, Floats]
"""For each seat, how probable it is that he plots, and that he is Palpatine."""


class Proved:
    """What the cards alone prove: every deal of the roles that can be is as likely as another.

    No policy proves anything: anybody may discard and enact what he holds.
    """

    def __init__(self, people: Assignments) -> None:
        self.people = people
        self.belief = Belief(people, READER.people, NOBODY, reads_votes=0.0)
        self.read = 0

    def update(self, history: History) -> None:
        """Take in what the history has and this has not."""
        for mark in history.marks[self.read :]:
            if mark[0] in PROOFS:
                self.belief.logs += MARKS[mark[0]](self.belief, mark)
        self.read = len(history.marks)

    def thought(self) -> Thought:
        """How probable everything is by counting deals."""
        weights = (self.belief.logs > -1).astype(float)
        weights /= weights.sum()
        return weights @ self.people.plots, weights @ self.people.is_palpatine


class Viewpoint:
    """One viewer who goes through the game again."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match, self.viewer = match, viewer
        self.seat = NOBODY if viewer == PUBLIC else viewer
        self.history = History(self.seat)
        self._proved: Proved | None = None
        self._reader: Belief | None = None

    def hear(self, news: tuple[News, ...]) -> None:
        """What this viewer is told, and the tiles that are in the own hands by then."""
        hear(self.history, told_to(self.viewer, news))
        for session in self.history.sessions[-1:]:
            self.hold(session)

    def hold(self, session: Session) -> None:
        """The own tiles of a session: a president sees three and chooses two of them."""
        state = self.match.state
        if self.seat not in (session.president, session.chancellor):
            return
        if session.number >= len(state.sessions):
            return  # Palpatine was elected: there was no session any more
        real = state.sessions[session.number]
        session.got = faces_of(state, real.passed).count("loyalist")
        if session.president == self.seat:
            session.held = faces_of(state, real.drawn).count("loyalist")

    def people(self) -> Assignments:
        """The deals of the roles that this viewer's own role and allies leave."""
        return assignments(self.match.setup.players, tuple(sorted(self.history.known.items())))

    def proved(self) -> Thought:
        """What is proved to this viewer."""
        if self._proved is None:
            self._proved = Proved(self.people())
        self._proved.update(self.history)
        return self._proved.thought()

    def reader(self) -> Thought:
        """What a careful reader thinks who knows what this viewer knows."""
        if self._reader is None:
            self._reader = Belief(self.people(), READER.people, self.seat, READER.reads_votes)
        self._reader.update(self.history)
        return self._reader.plots(), self._reader.palpatine()


def curves(match: Match) -> Curves:
    """All curves of a finished game."""
    at = public_points(match.news)
    made = [
        curve
        for viewer in viewers(match.setup.players)
        for curve in curves_of(Viewpoint(match, viewer), at)
    ]
    return Curves((PLOTS, PALPATINE), at, tuple(made))


def curves_of(viewpoint: Viewpoint, at: tuple[int, ...]) -> Iterator[Curve]:
    """The curves of one viewer."""
    rows: dict[tuple[Layer, str], list[tuple[float, ...]]] = {
        (layer, role): [] for layer in ("proved", "reader") for role in (PLOTS, PALPATINE)
    }
    for news in breaths(viewpoint.match.news, at):
        viewpoint.hear(without_the_fatal_shot(news, viewpoint.match))
        shown = next((each for each in news if each.event == "roles_revealed"), None)
        thoughts = (viewpoint.proved(), viewpoint.reader())
        if shown is not None:
            thoughts = (truth(shown), truth(shown))
        for (layer, role), chances in rows.items():
            thought = thoughts[layer == "reader"][role == PALPATINE]
            chances.append(tuple(thought.tolist()))
    for (layer, role), chances in rows.items():
        made: Chances = tuple(chances)
        yield Curve(viewpoint.viewer, layer, role, made)


def breaths(happened: tuple[News, ...], at: tuple[int, ...]) -> Iterator[tuple[News, ...]]:
    """The news from one public event to the next; what was told before the first goes with it."""
    starts = (0, *at[1:])
    for start, end in zip(starts, (*starts[1:], len(happened)), strict=True):
        yield happened[start:end]


def without_the_fatal_shot(news: tuple[News, ...], match: Match) -> tuple[News, ...]:
    """Whoever is executed was not Palpatine, but for the one whose death has ended the game."""
    state = match.state
    if state.result != FATAL:
        return news
    last = state.executed[-1]
    return tuple(
        [each for each in news if not (each.event == "executed" and each.facts["player"] == last)]
    )


def truth(revealed: News) -> Thought:
    """What everybody sees at the end."""
    facts: dict[str, Any] = revealed.facts
    roles = np.array([ROLE_NUMBERS[role] for role in facts["roles"]])
    return (roles > 0).astype(float), (roles == ROLE_NUMBERS["palpatine"]).astype(float)
