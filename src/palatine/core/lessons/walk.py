"""A lesson played through the engine, moment by moment and step by step."""

from collections.abc import Iterator

import msgspec

from palatine.core.chance import Dealt, Nature, Seeded, seed_from
from palatine.core.deal import deal_for
from palatine.core.errors import BadLesson, PalatineError
from palatine.core.game import Game, Setup
from palatine.core.lessons.lesson import Lesson, Step
from palatine.core.log import Answered
from palatine.core.match import Match

Reached = tuple[Match, int | None]
"""The match at one of its moments, with the number of the step that is shown there, if any."""


def setup_of(game: Game, lesson: Lesson) -> Setup:
    """The setup of a lesson's table."""
    return game.setup(len(lesson.names), lesson.edition, lesson.options)


def opened(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson before its first answer."""
    nature: Nature = Seeded(seed_from(lesson.seed))
    if lesson.deal:
        nature = Dealt(deal_for(game, msgspec.json.encode(lesson.deal)), nature)
    return Match(game, setup_of(game, lesson), nature)


def walk(game: Game, lesson: Lesson) -> Iterator[Reached]:
    """Each moment of the lesson, and each step when it is shown: the same match, played on.

    The error for anything against the rules names its step.
    """
    try:
        match = opened(game, lesson)
    except PalatineError as error:
        raise BadLesson(f"the lesson can't begin: {error.sentence}") from None
    yield match, None
    for place, step in enumerate(lesson.step):
        yield from _happening(match, place, step)
        yield match, place
        if step.do is not None:
            yield from _entered(match, place, Answered(lesson.seat, step.do))


def _happening(match: Match, place: int, step: Step) -> Iterator[Reached]:
    for entry in step.entries():
        yield from _entered(match, place, entry)


def _entered(match: Match, place: int, entry: object) -> Iterator[Reached]:
    before = match.number, match.told
    try:
        match.enter(entry)  # type: ignore[arg-type]
    except PalatineError as error:
        raise BadLesson(f"step {place + 1}, {said(entry)}: {error.sentence}") from None
    if (match.number, match.told) != before:
        yield match, None


def said(entry: object) -> str:
    """An entry in the form that an author would look for."""
    if isinstance(entry, Answered):
        return f"seat {entry.seat} answers {entry.answer}"
    return str(entry)
