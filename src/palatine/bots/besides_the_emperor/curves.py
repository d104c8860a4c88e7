"""What each player of a finished game could think of the others: who is a Rebel at the time.

Everybody knows who the Emperor is, so nobody has to guess that. What is proved follows from cards
and rules; a careful reader also goes by habits (`habits.py`).
"""

from collections.abc import Iterator

from palatine.bots.beliefs import Curve, Curves, Layer, breaths, public_points
from palatine.bots.besides_the_emperor.belief import Belief, Guess
from palatine.bots.besides_the_emperor.habits import Habit, fitted
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import PUBLIC, Seat, Viewer, seats, viewers
from palatine.core.stream import told_to

ROLE = "role_rebel"
NOBODY = Seat(-1)
ENDS = {"rebels_dead": "died", "last_rebel_turned": "swapped"}
"""Ends without a Rebel, and the news that left no Rebel."""


class Reader(Belief):
    """A belief that knows when the game has ended: from then on no Rebel need be alive."""

    is_over = False

    def go_on(self) -> None:
        """The game goes on, if it does."""
        if not self.is_over:
            super().go_on()

    def end(self, news: News) -> None:
        """All cards turn face up."""
        facts: dict[str, object] = news.facts  # type: ignore[assignment]
        for place, face in enumerate(facts["identities"]):  # type: ignore[arg-type, var-annotated]
            self.see(facts["player"], place, face)  # type: ignore[arg-type]


class Proved(Reader):
    """A belief from cards and rules alone: anybody may do anything."""

    def weigh(self, habit: Habit) -> None:
        """Learn nothing from habits."""


READERS: dict[Layer, type[Reader]] = {"proved": Proved, "reader": Reader}


def curves(match: Match) -> Curves:
    """All curves of a finished game."""
    at = public_points(match.news)
    made = [
        Curve(viewer, layer, ROLE, tuple(points(match, viewer, layer, at)))
        for viewer in viewers(match.setup.players)
        for layer in READERS
    ]
    return Curves((ROLE,), at, tuple(made))


def points(
    match: Match, viewer: Viewer, layer: Layer, at: tuple[int, ...]
) -> Iterator[tuple[float, ...]]:
    """How likely each seat is a Rebel to this viewer, after each public event."""
    players = match.setup.players
    belief = READERS[layer](NOBODY if viewer == PUBLIC else viewer, fitted())
    last = last_change(match)
    weighed: dict[Guess, float] | None = None
    chances = (0.0,) * players
    for place, news in zip(at, breaths(match.news, at), strict=True):
        belief.is_over |= place == last
        belief.hear(told_to(viewer, news), players)
        if news[0].event == "cards_shown":
            belief.end(news[0])
        if belief.weights and belief.weights is not weighed:
            guilt = belief.guilt()
            weighed, chances = belief.weights, tuple([guilt[p] for p in seats(players)])
        yield chances


def last_change(match: Match) -> int:
    """The index of the news by which the last Rebel died or turned, if that ended the game."""
    event = ENDS.get(match.state.result)
    places = [place for place, news in enumerate(match.news) if news.event == event]
    return places[-1] if places else -1
