"""`palatine replay`: what one seat saw of a match, what everyone saw, or everything."""

import argparse
import sys
from pathlib import Path
from typing import Any

from palatine.catalog import game_of
from palatine.cli.files import read_file
from palatine.cli.parser import add_command
from palatine.core.errors import BadSetup, unknown
from palatine.core.record import Record
from palatine.core.seats import PUBLIC, Seat
from palatine.core.words import Speaker
from palatine.terminal.replay import ALL, Watcher, story
from palatine.terminal.save import Save, read_any
from palatine.terminal.screen import Screen

DETAILS = """Without --seat you see everything, secrets included. If the match is not over, you see
only what everyone could see. A seat is a player's name, a number (counting from 0), or "public"."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "replay",
        run,
        "Show a recorded match step by step, as one seat saw it.",
        "palatine replay sith-imperative-1c0ffee0.palatine.json --seat 2",
        DETAILS,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument(
        "--seat", metavar="S", help="whose point of view: a name, a number, or public"
    )
    parser.add_argument("--language", default="en", metavar="L", help="the language (default: en)")
    parser.add_argument("--theme", metavar="T", help="the theme: which names the game uses")


def run(args: argparse.Namespace) -> int:
    """Print the story."""
    record, save = read_any(read_file(args.file))
    game, setup = game_of(record.setup.game), record.setup
    theme = args.theme or (setup.edition if setup.edition in game.themes else None)
    speaker = Speaker(game, args.language, theme, record.players)
    watcher = watcher_of(args.seat, record, save)
    if watcher == PUBLIC and args.seat is None:
        print(f"palatine: {speaker.say('replay-not-over')}", file=sys.stderr)
    Screen(sys.stdin, sys.stdout).show(story(game, record, watcher, speaker))
    return 0


def watcher_of(text: str | None, record: Record, save: Save | None) -> Watcher:
    """The chosen viewpoint. While the match runs, nobody sees everything or a bot's hand."""
    if text is None:
        return ALL if record.outcome is not None else PUBLIC
    if text == PUBLIC:
        return PUBLIC
    names = [name.casefold() for name in record.players]
    numbers = [str(number) for number in range(len(names))]
    known = names if text.casefold() in names else numbers
    if text.casefold() not in known:
        raise BadSetup(unknown("seat", text, (PUBLIC, *numbers, *record.players), " of this match"))
    seat = Seat(known.index(text.casefold()))
    if save is not None and save.bots[seat] is not None:
        raise BadSetup(
            f"{record.players[seat]} is a bot; you can see its side when the game is over"
        )
    return seat
