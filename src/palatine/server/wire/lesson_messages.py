"""What a browser fetches to teach a game: which lessons there are, and how one is played."""

import msgspec

from palatine.core.decisions import Answer, Reason
from palatine.core.seats import Seat
from palatine.server.wire.messages import Choice, Person, Step

Words = dict[str, str]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson as the list shows it: `GET /api/games/GAME/lessons` has all of them."""

    name: str
    title: Words
    """In each language, like all words of a lesson."""
    about: Words
    minutes: int
    steps: int
    edition: str | None = None
    """The edition that it is about; a lesson about all of them names none."""


class Pointer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: where it points, what it says, and what it waits for."""

    at: int
    """The moment of the game at which to show it."""
    say: Words
    show: str = ""
    """The place that it points at; empty for none."""
    do: Answer | None = None
    """The answer that it waits for; without one it only shows something."""


class Taught(msgspec.Struct, frozen=True):
    """`GET /api/games/GAME/lessons/NAME`: a game as the learner sees it, and steps beside it."""

    title: Words
    choice: Choice
    seat: Seat
    people: tuple[Person, ...]
    moments: tuple[Step, ...]
    """What we would send the learner's phone, moment by moment."""
    steps: tuple[Pointer, ...]


class LessonWhy(msgspec.Struct, frozen=True):
    """`GET /api/games/GAME/lessons/NAME/why?step=N&atom=A`: why something is not offered there."""

    reason: Reason | None
    text: str | None
    """The rule that forbids it, in the rulebook's words."""
