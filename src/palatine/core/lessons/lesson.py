"""A lesson as data: a deal, what the other seats answer, and steps that point and say.

It is `lessons/<name>.toml` in the game's folder. Everything in a lesson comes from the engine, so
it can never show what the game would not do.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from palatine.core.decisions import Answer
from palatine.core.errors import BadLesson
from palatine.core.game import Game
from palatine.core.log import Answered, Said
from palatine.core.seats import Seat

FOLDER: Final = "lessons"
NEEDED: Final = "needed"
"""The file beside the lessons that names the rules for a first game."""
PREVIEW: Final = "PALATINE_LESSON"
"""The variable that names a lesson in progress: a server shows its current state."""
Words = dict[str, str]
"""A sentence in each language."""


class Entered(msgspec.Struct, frozen=True, array_like=True):
    """What a seat answers, or several seats in turn."""

    seats: Seat | tuple[Seat, ...]
    answer: Answer

    def entries(self) -> Iterator[Answered]:
        """The same as entries of a log."""
        for seat in self.seats if isinstance(self.seats, tuple) else (self.seats,):
            yield Answered(seat, self.answer)


class Claimed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a seat says to the table: a kind of claim, and its atoms."""

    seat: Seat
    what: str
    atoms: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step: what happens before it, what it points at and says, and what the learner does."""

    say: Words
    show: str = ""
    """The place on the table or in the question that it points at; empty for none."""
    play: tuple[Entered, ...] = ()
    """The answers before this step is shown."""
    claims: tuple[Claimed, ...] = ()
    """What seats say to the table after that."""
    do: Answer | None = None
    """What the learner answers; a step without an answer only shows something."""

    def entries(self) -> Iterator[Answered | Said]:
        """Everything entered before this step is shown."""
        for each in self.play:
            yield from each.entries()
        for claim in self.claims:
            yield Said(claim.seat, claim.what, claim.atoms)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson, as in its file."""

    game: str
    title: Words
    about: Words
    """What it teaches, in a sentence."""
    names: tuple[str, ...]
    """The players' names, by seat."""
    step: tuple[Step, ...]
    seat: Seat = Seat(0)
    """The learner's seat."""
    order: int = 1
    """Its place among the lessons of the game."""
    edition: str | None = None
    options: dict[str, str] = {}
    theme: str | None = None
    minutes: int = 5
    seed: str = "lesson"
    """Decides whatever the deal does not name."""
    deal: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    """The rules that it teaches, by id."""


def lessons_of(game: Game) -> dict[str, Lesson]:
    """A game's lessons by name, in the order to take them."""
    found = {path.stem: read_lesson(path) for path in lesson_files(game)}
    return dict(sorted(found.items(), key=lambda each: (each[1].order, each[0])))


def lesson_files(game: Game) -> list[Path]:
    """The files that hold lessons."""
    return sorted(path for path in (game.folder / FOLDER).glob("*.toml") if path.stem != NEEDED)


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file, or an error that says what is wrong with it."""
    return lesson_from(path.read_bytes(), path.name)


def lesson_from(content: bytes, name: str) -> Lesson:
    """The lesson in a file's content."""
    try:
        return msgspec.convert(tomllib.loads(content.decode("utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{name} can't be read: {error}") from None


def needed_rules(game: Game) -> tuple[str, ...]:
    """The rules that a first game needs, and that the lessons together must teach."""
    path = game.folder / FOLDER / f"{NEEDED}.toml"
    if not path.is_file():
        return ()
    needed: tuple[str, ...] = tuple(tomllib.loads(path.read_text("utf-8"))["rules"])
    return needed
