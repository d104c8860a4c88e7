"""`palatine lesson`: write a lesson, see what happens in it, and look at it as a learner would."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from palatine.catalog import game_of
from palatine.cli.files import read_file
from palatine.cli.parser import Parser, add_command, build
from palatine.cli.replay import watcher_of
from palatine.core.errors import BadLesson, BadSetup
from palatine.core.game import Game
from palatine.core.lessons.draft import draft_of
from palatine.core.lessons.faults import faults_of, places
from palatine.core.lessons.lesson import PREVIEW, Lesson, lesson_from
from palatine.core.lessons.walk import walk
from palatine.core.match import Match
from palatine.core.stream import AskOut, ask_of, packet
from palatine.core.words import Speaker
from palatine.terminal.save import read_any

DETAILS = """A lesson is a TOML file: a deal, what the others answer, and steps that point at
something and say a few words. docs/lessons.md shows how to write one. Start from a game
that you have played: `record` makes a draft of it, `show` tells what happens step by step and what
you can answer or point at, and `preview` shows it in a browser while you write."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "lesson",
        run_nothing,
        "Write lessons for a game.",
        "palatine lesson show loyal.toml",
        DETAILS,
    )
    acts = parser.add_subparsers(
        dest="act", metavar="ACTION", parser_class=Parser, prog="palatine lesson"
    )
    about = "Make a draft of a lesson from a recorded game."
    example = "palatine lesson record game.palatine.json --seat Anna > loyal.toml"
    record = add_command(acts, "record", run_record, about, example)
    record.add_argument("record", type=Path, metavar="RECORD", help="the record of a finished game")
    record.add_argument(
        "--seat", required=True, metavar="S", help="the learner's seat: a name or number"
    )
    about = "Show a lesson in a browser while you write it."
    preview = add_command(acts, "preview", run_preview, about, "palatine lesson preview loyal.toml")
    preview.add_argument("file", type=Path, metavar="FILE", help="a lesson")
    preview.add_argument("--port", type=int, default=8100, metavar="N", help="default: 8100")
    about = "Show what happens in a lesson, and what you can answer and point at."
    show = add_command(acts, "show", run_show, about, "palatine lesson show loyal.toml --step 7")
    show.add_argument("file", type=Path, metavar="FILE", help="a lesson")
    show.add_argument("--step", type=int, metavar="N", help="show everything about this step")
    show.add_argument("--language", default="en", metavar="L", help="the language (default: en)")


def run_nothing(args: argparse.Namespace) -> int:
    """Say which actions exist."""
    raise BadSetup("choose an action: `palatine lesson --help` lists them")


def run_record(args: argparse.Namespace) -> int:
    """Print a draft."""
    record, save = read_any(read_file(args.record))
    if save is not None or record.seed is None:
        raise BadSetup("the game is not over: play it to its end first")
    seat = watcher_of(args.seat, record, None)
    if not isinstance(seat, int):
        raise BadSetup("--seat must be a player: the learner needs a seat")
    print(draft_of(game_of(record.setup.game), record, seat))
    return 0


def run_preview(args: argparse.Namespace) -> int:
    """Serve the lesson on this machine; the page follows the file."""
    lesson = lesson_from(read_file(args.file), args.file.name)
    game_of(lesson.game)
    os.environ[PREVIEW] = str(args.file.resolve())
    place = ["--host", "127.0.0.1", "--port", str(args.port)]
    print(f"The lesson: http://127.0.0.1:{args.port}/learn/{lesson.game}/preview", flush=True)
    with TemporaryDirectory() as folder:
        serve = build("serve").parse_args(["serve", *place, "--data", folder, "--log", "warning"])
        return int(serve.run(serve))


def run_show(args: argparse.Namespace) -> int:
    """Print the lesson; 1 if something is wrong with it."""
    lesson = lesson_from(read_file(args.file), args.file.name)
    game = game_of(lesson.game)
    speaker = speaker_of(game, lesson, args.language)
    try:
        for line in told(game, lesson, speaker, args.step):
            print(line)
    except BadLesson:
        pass  # it is among the faults
    faults = list(faults_of(game, lesson))
    for fault in faults:
        print(f"WRONG: {fault}")
    return 1 if faults else 0


def speaker_of(game: Game, lesson: Lesson, language: str) -> Speaker:
    """Says what happens, in the lesson's own words for things."""
    theme = lesson.theme or (lesson.edition if lesson.edition in game.themes else None)
    return Speaker(game, language, theme, lesson.names)


def told(game: Game, lesson: Lesson, speaker: Speaker, only: int | None) -> Iterator[str]:
    """Each step with what has happened since the last; at the end, the open questions."""
    heard, match = 0, None
    for match, place in walk(game, lesson):
        if place is None:
            continue
        if only is None or place + 1 == only:
            yield from step_lines(match, lesson, speaker, place, heard)
        if place + 1 == only:
            yield from open_lines(match, lesson, speaker)
        heard = match.told
    if match is not None and only is None:
        yield "At the end:"
        yield from (f"    {speaker.news(each)}" for each in match.news_since(heard))
        yield from open_lines(match, lesson, speaker)


def step_lines(
    match: Match, lesson: Lesson, speaker: Speaker, place: int, heard: int
) -> Iterator[str]:
    """A step, and what has happened before it."""
    for each in match.news_since(heard):
        secret = "" if each.is_for("public") else f" (only for {each.audience})"
        yield f"    {speaker.news(each)}{secret}"
    step = lesson.step[place]
    act = "" if step.do is None else f"  -> does {step.do}"
    yield f"{place + 1:3} [{step.show or '-'}] {step.say.get(speaker.language, '')}{act}"


def open_lines(match: Match, lesson: Lesson, speaker: Speaker) -> Iterator[str]:
    """The open questions, with the answers as a lesson writes them; and the places."""
    for seat in match.waiting:
        asked = ask_of(match, seat)
        if asked is not None:
            yield from asked_lines(asked, speaker)
    yield f"    places: {' '.join(places(packet(match, lesson.seat)))}"


def asked_lines(asked: AskOut, speaker: Speaker) -> Iterator[str]:
    """A question with its options."""
    count = "" if asked.is_single else f" ({asked.shape}, {asked.least} to {asked.most})"
    who = f"seat {asked.seat} ({speaker.name(asked.seat)})"
    yield f"    {who} is asked `{asked.kind}`{count}: {speaker.asks(asked.kind, asked.facts)}"
    for option in asked.options:
        yield f"        {option.atom:30} {speaker.atom(option.atom, asked.kind)}"
