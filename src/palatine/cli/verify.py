"""`palatine verify`: is this record true?"""

import argparse
import sys
from pathlib import Path
from typing import Any

from palatine.catalog import game_of
from palatine.cli.arena import checked
from palatine.cli.files import read_file
from palatine.cli.parser import add_command
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.plain import read_plain
from palatine.core.record import Record, unchecked, verify
from palatine.terminal.save import read_any

DETAILS = """Replays the record by the rules. Checks that the seed is the one promised before the
game, that every shuffle came from it, and that the outcome follows. For the results.json of an
arena it checks the whole run, as `palatine arena check` does. Exit codes: 0 if all of this holds,
1 if not, 2 if there is no such file."""

RESULTS = "palatine-arena-results"
"""The format of an arena's results."""


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
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, or an arena's results")


def run(args: argparse.Namespace) -> int:
    """Print each finding; 1 if the record is not true."""
    content = read_file(args.file)
    if is_results(content):
        return checked(args.file.parent)
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


def is_results(content: bytes) -> bool:
    """Whether these are the results of an arena, with its records in the same folder."""
    try:
        plain = read_plain(content, BadRecord, "the file")
    except BadRecord:
        return False
    return isinstance(plain, dict) and plain.get("format") == RESULTS


def opening(record: Record) -> str:
    """What the record says it is."""
    setup = record.setup
    return f"{setup.edition}, {setup.players} players: {', '.join(record.players)}"
