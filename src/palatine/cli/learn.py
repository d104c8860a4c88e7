"""`palatine learn`: teaches a game by playing it."""

import argparse
import sys
from contextlib import suppress
from typing import Any

from palatine.catalog import find
from palatine.cli.parser import add_command
from palatine.cli.play import spoken_here
from palatine.cli.setup import add_game, which_game
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game
from palatine.core.lessons.lesson import Lesson, lessons_of
from palatine.core.words import Speaker, languages
from palatine.terminal.learn import Teacher
from palatine.terminal.moment import Quit
from palatine.terminal.screen import EndOfInput, Screen

DETAILS = """A lesson takes about five minutes. If you get stuck, you see the answer after three
tries. Without the name of a lesson, you get the game's first one."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "learn",
        run,
        "Learn a game by playing it.",
        "palatine learn sith-imperative\n  palatine learn senate traitor --language de",
        DETAILS,
    )
    add_game(parser, optional=True)
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="which lesson of the game")
    parser.add_argument("--list", action="store_true", help="list the lessons of the game")
    parser.add_argument("--language", metavar="L", help=f"the language: {' or '.join(languages())}")


def run(args: argparse.Namespace) -> int:
    """Teach a lesson, or list them."""
    if args.game is None:
        raise which_game("learn")
    game, edition = find(args.game)
    language = args.language or spoken_here()
    lessons = fitting(game, edition if args.game in game.editions else None)
    if not lessons:
        raise BadSetup(f"{args.game} has no lessons; `palatine rules {args.game}` has its rules")
    if args.list:
        width = max(map(len, lessons))
        for name, lesson in lessons.items():
            print(f"{name:{width}}  {lesson.title[language]}: {lesson.about[language]}")
        return 0
    name = args.lesson or next(iter(lessons))
    if name not in lessons:
        raise BadSetup(unknown("lesson", name, tuple(lessons), f" of {args.game}"))
    with suppress(Quit, EndOfInput, KeyboardInterrupt):
        teacher_of(game, lessons[name], language).teach()
    return 0


def fitting(game: Game, edition: str | None) -> dict[str, Lesson]:
    """The lessons of a game; for an edition, only those about it or about all."""
    found = lessons_of(game)
    if edition is None:
        return found
    return {name: each for name, each in found.items() if each.edition in (None, edition)}


def teacher_of(game: Game, lesson: Lesson, language: str) -> Teacher:
    """A teacher who speaks this language, and the lesson's words for things."""
    theme = lesson.theme or (lesson.edition if lesson.edition in game.themes else None)
    speaker = Speaker(game, language, theme, lesson.names)
    return Teacher(game, lesson, speaker, Screen(sys.stdin, sys.stdout))
