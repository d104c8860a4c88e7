"""`palatine analyse`: how could that happen? Looks at a finished game once more."""

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from palatine.catalog import game_of
from palatine.cli.files import read_file
from palatine.cli.offline import offline_page
from palatine.cli.parser import add_command
from palatine.core.record import replay, write_record
from palatine.core.words import Speaker
from palatine.terminal.save import read_any
from palatine.theatre.analyse import SEED, analyse
from palatine.theatre.analysis import write_analysis
from palatine.theatre.summary import summary

DETAILS = """Shows the moments that moved the chances to win most, the lies, and what would have
been better. The chances are our bot's opinion. The same record and seed always give the same
analysis. `--page` writes one file that any browser can show without a network. docs/theatre.md
describes the JSON."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "analyse",
        run,
        "Review a finished game: the moments that counted, and the lies.",
        "palatine analyse sith-imperative-1c0ffee0.palatine.json --json analysis.json",
        DETAILS,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the whole analysis as JSON"
    )
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="write it as a page for a browser"
    )
    parser.add_argument("--seed", default=SEED, metavar="TEXT", help="seed for its own random play")
    parser.add_argument("--language", default="en", metavar="L", help="the language (default: en)")


def run(args: argparse.Namespace) -> int:
    """Print the summary, and write what the user asks for."""
    record, _ = read_any(read_file(args.file))
    game, setup = game_of(record.setup.game), record.setup
    theme = setup.edition if setup.edition in game.themes else None
    speaker = Speaker(game, args.language, theme, record.players)
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(speaker.say("analyse-working"), total=1.0)
        made = analyse(game, record, args.seed, lambda done: bar.update(task, completed=done))
    if args.json is not None:
        args.json.write_bytes(write_analysis(made))
    if args.page is not None:
        match = replay(game, record)
        args.page.write_bytes(
            offline_page(write_analysis(made), write_record(record), match, theme)
        )
    print("\n".join(summary(made, speaker)))
    return 0
