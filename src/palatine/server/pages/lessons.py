"""The lessons that a browser fetches: each is played once through the engine, and then kept."""

import os
from itertools import islice
from pathlib import Path

import msgspec

from palatine.catalog import games
from palatine.core.game import Game
from palatine.core.lessons.lesson import PREVIEW, Lesson, lessons_of, read_lesson
from palatine.core.lessons.walk import setup_of, walk
from palatine.core.match import Match
from palatine.core.rulebook import rule_text
from palatine.core.stream import Packet, packet
from palatine.core.words import Speaker
from palatine.server.pages.kept import kept
from palatine.server.wire.lesson_messages import LessonCard, LessonWhy, Pointer, Taught
from palatine.server.wire.looks import look_beside
from palatine.server.wire.messages import Choice, Look, Person
from palatine.server.wire.steps import steps

GAME = 1
"""The game's number at a table that plays no other."""


@kept
def lesson_cards(game_id: str) -> str | None:
    """The lessons of a game, in the order in which to take them."""
    game = games().get(game_id)
    if game is None:
        return None
    cards = [card_of(name, lesson) for name, lesson in lessons_of(game).items()]
    return msgspec.json.encode(cards).decode()


def card_of(name: str, lesson: Lesson) -> LessonCard:
    """A lesson as the list shows it."""
    count = len(lesson.step)
    return LessonCard(
        name, lesson.title, lesson.about, lesson.minutes, count, edition=lesson.edition
    )


def preview_text(game_id: str) -> str | None:
    """The lesson that its author is writing, as the file is now; a BadLesson says what is wrong."""
    path = os.environ.get(PREVIEW)
    lesson = read_lesson(Path(path)) if path else None
    if lesson is None or lesson.game != game_id:
        return None
    return msgspec.json.encode(taught(games()[game_id], lesson)).decode()


@kept
def lesson_text(game_id: str, name: str) -> str | None:
    """A lesson as it is played."""
    found = lesson_named(game_id, name)
    return None if found is None else msgspec.json.encode(taught(*found)).decode()


def lesson_named(game_id: str, name: str) -> tuple[Game, Lesson] | None:
    """The lesson of this name, with its game."""
    game = games().get(game_id)
    lesson = lessons_of(game).get(name) if game is not None else None
    return None if game is None or lesson is None else (game, lesson)


def taught(game: Game, lesson: Lesson) -> Taught:
    """The lesson as we would send it to the learner's phone if it were a game."""
    packets: list[Packet] = []
    pointers: list[Pointer] = []
    heard = 0
    for match, place in walk(game, lesson):
        if place is None:
            packets.append(packet(match, lesson.seat, heard))
            heard = match.told
        else:
            step = lesson.step[place]
            pointers.append(Pointer(len(packets) - 1, step.say, step.show, step.do))
    return Taught(
        lesson.title,
        choice_of(game, lesson),
        lesson.seat,
        people_of(lesson),
        steps(GAME, packets),
        tuple(pointers),
    )


def choice_of(game: Game, lesson: Lesson) -> Choice:
    """The table at which it is played."""
    setup = setup_of(game, lesson)
    theme = lesson.theme or (setup.edition if setup.edition in game.themes else None)
    return Choice(game.id, setup.players, setup.edition, lesson.options, theme)


def people_of(lesson: Lesson) -> tuple[Person, ...]:
    """The players at its table."""
    looks: list[Look] = []
    for _ in lesson.names:
        looks.append(look_beside(looks))
    return tuple(
        Person(seat, name, look, seat=seat)  # type: ignore[arg-type]
        for seat, (name, look) in enumerate(zip(lesson.names, looks, strict=True))
    )


def why(game_id: str, name: str, step: int, atom: str, language: str) -> LessonWhy | None:
    """Why the learner can't give this answer at a step, counted from 0."""
    found = lesson_named(game_id, name)
    match = None if found is None else at_step(*found, step)
    if found is None or match is None:
        return None
    game, lesson = found
    reason = match.why_not(lesson.seat, atom)
    if reason is None:
        return LessonWhy(None, None)
    speaker = Speaker(game, language, choice_of(game, lesson).theme)
    return LessonWhy(reason, rule_text(speaker, reason.rule, match.setup.options))


def at_step(game: Game, lesson: Lesson, step: int) -> Match | None:
    """The match as it is at this step."""
    reached = (match for match, place in walk(game, lesson) if place == step)
    return next(islice(reached, 1), None)
