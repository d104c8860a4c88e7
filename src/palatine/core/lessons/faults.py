"""What can be wrong with a lesson, in sentences for its author."""

from collections.abc import Iterator
from typing import Final

from palatine.core.errors import BadLesson, unknown
from palatine.core.game import Game
from palatine.core.lessons.lesson import (
    Lesson,
    Step,
    Words,
    lesson_files,
    lessons_of,
    needed_rules,
    read_lesson,
)
from palatine.core.lessons.walk import walk
from palatine.core.match import Match
from palatine.core.rulebook import rules_of
from palatine.core.seats import Seat
from palatine.core.stream import Packet, packet
from palatine.core.words import languages

LONGEST: Final = 12
"""At most how many words a step says."""
MOST_STEPS: Final = 30
ALWAYS: Final = ("table", "phase", "news", "mine")
"""Places on every table: all of it, the phase, what has happened, and the learner's own things."""


def faults_of_lessons(game: Game) -> Iterator[str]:
    """Everything wrong with a game's lessons: a sentence each, with the file's name."""
    for path in lesson_files(game):
        try:
            lesson = read_lesson(path)
        except BadLesson as error:
            yield error.sentence
            continue
        yield from (f"{path.name}: {fault}" for fault in faults_of(game, lesson))


def untaught(game: Game) -> Iterator[str]:
    """The rules that a first game needs but no lesson teaches."""
    taught = {rule for lesson in lessons_of(game).values() for rule in lesson.rules}
    for rule in needed_rules(game):
        if rule not in taught:
            yield f"{rule} is needed in a first game, and no lesson teaches it"


def faults_of(game: Game, lesson: Lesson) -> Iterator[str]:
    """Everything wrong with one lesson."""
    if lesson.game != game.id:
        yield f"it names the game {lesson.game!r}, and lies with {game.id!r}"
    yield from faults_of_words("the title", lesson.title)
    yield from faults_of_words("what it is about", lesson.about)
    for place, step in enumerate(lesson.step, 1):
        yield from faults_of_words(f"step {place}", step.say, LONGEST)
    if not 0 < len(lesson.step) <= MOST_STEPS:
        yield f"it has {len(lesson.step)} steps; 1 to {MOST_STEPS} are taken in"
    if not 0 <= lesson.seat < len(lesson.names):
        yield f"there is no seat {lesson.seat} among {len(lesson.names)}"
        return
    known = rules_of(game)
    for rule in lesson.rules:
        if rule not in known:
            yield unknown("rule", rule, known, f" of {game.id}")
    try:
        for match, at in walk(game, lesson):
            if at is not None:
                yield from faults_of_step(match, lesson.seat, lesson.step[at], at + 1)
    except BadLesson as error:
        yield error.sentence


def faults_of_words(what: str, words: Words, longest: int = 0) -> Iterator[str]:
    """Sentences that a language lacks, or that are too long to read in passing."""
    for language in languages():
        text = words.get(language, "")
        if not text.strip():
            yield f"{what} says nothing in {language!r}"
        elif longest and len(text.split()) > longest:
            yield f"{what} has {len(text.split())} words in {language!r}; {longest} can be read"


def faults_of_step(match: Match, seat: Seat, step: Step, place: int) -> Iterator[str]:
    """A place that is not there, or an answer to no question."""
    sent = packet(match, seat)
    known = places(sent)
    if step.show and step.show not in known:
        yield f"step {place} points at what is not there: {unknown('place', step.show, known)}"
    if step.do is not None and sent.ask is None:
        yield f"step {place} waits for an answer, but the learner is not asked"


def places(sent: Packet) -> tuple[str, ...]:
    """What a step can point at, on the learner's own screen."""
    view, ask = sent.view, sent.ask
    found = [*ALWAYS]
    found += [f"seat:{each.seat}" for each in view.seats]
    found += [f"track:{each.id}" for each in view.tracks]
    found += [f"counter:{name}" for name in view.counters]
    for zone in view.zones:
        found.append(f"zone:{zone.id}" if zone.owner is None else f"zone:{zone.id}:{zone.owner}")
        found += [f"thing:{thing.id}" for thing in zone.things]
    if ask is not None:
        found += ["question", *[f"option:{option.atom}" for option in ask.options]]
    return tuple(dict.fromkeys(found))
