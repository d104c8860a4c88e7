"""What a browser fetches to teach a game: which lessons there are, and how one is played."""

import msgspec

from palatine.core.decisions import Answer, Reason
from palatine.core.seats import Seat
from palatine.server.wire.messages import Choice, Person, Step

Words = dict[str, str]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson as it is offered: `GET /api/games/GAME/lessons` has a list of them."""

    name: str
    title: Words
    """In each language, as all words of a lesson."""
    about: Words
    minutes: int
    steps: int
    edition: str | None = None
    """The edition that it is about; a lesson about all of them names none."""


class Pointer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: where it points, what it says, and what it waits for."""

    at: int
    """The moment of the game that it is shown at."""
    say: Words
    show: str = ""
    """The place that it points at; empty for none."""
    do: Answer | None = None
    """The answer that it waits for; without one it only shows."""


class Taught(msgspec.Struct, frozen=True):
    """`GET /api/games/GAME/lessons/NAME`: a game as the learner sees it, and steps beside it."""

    title: Words
    choice: Choice
    seat: Seat
    people: tuple[Person, ...]
    moments: tuple[Step, ...]
    """What the learner's phone would be sent, moment by moment."""
    steps: tuple[Pointer, ...]


class LessonWhy(msgspec.Struct, frozen=True):
    """`GET /api/games/GAME/lessons/NAME/why?step=N&atom=A`: why something is not offered there."""

    reason: Reason | None
    text: str | None
    """The rule that says no, in the rulebook's words."""
