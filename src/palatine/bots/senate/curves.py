"""What each player of a finished game could think of all others: who plots, who is Palpatine.

A viewer's curve is made of what that viewer was told, and of the tiles that he held himself.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from palatine.bots.beliefs import Chances, Curve, Curves, Layer, breaths, public_points
from palatine.bots.bot import Suspicions
from palatine.bots.senate.assignments import (
    NOBODY,
    ROLE_NUMBERS,
    Assignments,
    Floats,
    assignments,
)
from palatine.bots.senate.heard import hear
from palatine.bots.senate.history import History, Session
from palatine.bots.senate.reader import Reader
from palatine.core.cards import faces_of
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import PUBLIC, Viewer, viewers
from palatine.core.stream import told_to

PLOTS, PALPATINE = "party_separatist", "role_palpatine"
THIRD = 3
"""From the third policy on there is something to go by."""
FATAL = "palpatine_executed"

Thought = tuple[Floats, Floats]
"""For each seat, how probable it is that he plots, and that he is Palpatine."""


class Viewpoint:
    """One viewer who goes through the game again."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match, self.viewer = match, viewer
        self.seat = NOBODY if viewer == PUBLIC else viewer
        self.history = History(self.seat)
        self._reader: Reader | None = None

    def hear(self, news: tuple[News, ...]) -> None:
        """What this viewer is told, and the tiles in the viewer's hands by then."""
        hear(self.history, told_to(self.viewer, news))
        for session in self.history.sessions[-1:]:
            self.hold(session)

    def hold(self, session: Session) -> None:
        """A viewer's own tiles of a session: a president sees three and chooses two of them."""
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

    def reader(self) -> Reader:
        """A careful reader who knows what this viewer knows."""
        if self._reader is None:
            self._reader = Reader(self.people(), self.seat)
        self._reader.update(self.history)
        return self._reader

    def thoughts(self) -> dict[Layer, Thought]:
        """What is proved to this viewer, and what a careful reader thinks."""
        reader = self.reader()
        weights: dict[Layer, Floats] = {"proved": reader.proved(), "reader": reader.weights()}
        return {layer: thought(reader.people, those) for layer, those in weights.items()}


def thought(people: Assignments, weights: Floats) -> Thought:
    """What weights of the deals say of each seat."""
    return weights @ people.plots, weights @ people.is_palpatine


def suspicions(reader: Reader, roles: Sequence[str]) -> Suspicions:
    """The same for each of these roles, as a bot says it when somebody asks in private."""
    found = dict(zip((PLOTS, PALPATINE), thought(reader.people, reader.weights()), strict=True))
    return {role: tuple(found[role].clip(0, 1).tolist()) for role in roles}


def curves(match: Match) -> Curves:
    """All curves of a finished game."""
    at = public_points(match.news)
    made = [
        curve
        for viewer in viewers(match.setup.players)
        for curve in curves_of(Viewpoint(match, viewer), at)
    ]
    return Curves((PLOTS, PALPATINE), at, tuple(made), moments(match.news, at))


def moments(happened: tuple[News, ...], at: tuple[int, ...]) -> tuple[int, ...]:
    """The policies from the third on, and the moment before the end."""
    events = [happened[place].event for place in at]
    policies = [point for point, event in enumerate(events) if event == "policy_enacted"]
    ends = [point - 1 for point, event in enumerate(events) if event == "game_won"]
    return tuple(sorted({*policies[THIRD - 1 :], *ends[: len(policies[THIRD - 1 :])]}))


def curves_of(viewpoint: Viewpoint, at: tuple[int, ...]) -> Iterator[Curve]:
    """The curves of one viewer."""
    rows: dict[tuple[Layer, str], list[tuple[float, ...]]] = {
        (layer, role): [] for layer in ("proved", "reader") for role in (PLOTS, PALPATINE)
    }
    for news in breaths(viewpoint.match.news, at):
        viewpoint.hear(without_the_fatal_shot(news, viewpoint.match))
        shown = next((each for each in news if each.event == "roles_revealed"), None)
        thoughts = viewpoint.thoughts()
        for (layer, role), chances in rows.items():
            thought = thoughts[layer] if shown is None else truth(shown)
            chances.append(tuple(thought[role == PALPATINE].tolist()))
    for (layer, role), chances in rows.items():
        made: Chances = tuple(chances)
        yield Curve(viewpoint.viewer, layer, role, made)


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
