"""`palatine verify`: is this record true?"""

import argparse
import sys
from pathlib import Path
from typing import Any

from palatine.catalog import game_of
from palatine.cli.files import read_file
from palatine.cli.parser import add_command
from palatine.core.errors import PalatineError
from palatine.core.record import Record, unchecked, verify
from palatine.terminal.save import read_any

DETAILS = """Replays the record by the rules, and checks that the seed is the one committed to
before the game, that every shuffle came from it, and that the outcome follows.
Exit code 0: all true; 1: not; 2: there is no such file."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "verify",
        run,
        "Check a record: the rules, the seed, every shuffle, the outcome.",
        "palatine verify sith-imperative-1c0ffee0.palatine.json",
        DETAILS,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")


def run(args: argparse.Namespace) -> int:
    """Print each finding; 1 if the record is not true."""
    content = read_file(args.file)
    try:
        record, _ = read_any(content)
        findings = verify(game_of(record.setup.game), record)
    except PalatineError as error:
        print(f"palatine: not verified: {error.sentence}", file=sys.stderr)
        return 1
    print("\n".join([opening(record), *[f"  ok  {finding}" for finding in findings]]))
    if trusted := unchecked(record):
        print("\n".join(["not checked:", *[f"  --  {each}" for each in trusted]]))
    return 0


def opening(record: Record) -> str:
    """What the record says it is."""
    setup = record.setup
    return f"{setup.edition}, {setup.players} players: {', '.join(record.players)}"
