"""`palatine match`: a match driven by JSON lines."""

import argparse
import sys
from pathlib import Path
from typing import Any

from palatine.cli.files import read_file
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, game_and_edition, setup_of
from palatine.core.chance import new_seed, seed_from
from palatine.line.session import run_line

DETAILS = """Reads and writes JSON lines on standard input and output, for bots in any language and
for tests. docs/line-protocol.md describes every message. A deal fixes chosen random events, such as
who gets which role. A position starts the match in the middle."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "match",
        run,
        "Drive a match with JSON lines (the line protocol).",
        "palatine match sith-imperative --players 7 --seed 1",
        DETAILS,
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--seed", metavar="S", help="makes every random choice repeatable")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--deal", type=Path, metavar="FILE", help="fixes some random events")
    start.add_argument("--position", type=Path, metavar="FILE", help="where the match starts")
    parser.add_argument(
        "--omniscient", action="store_true", help="let the driver ask for the whole state"
    )


def run(args: argparse.Namespace) -> int:
    """Play by lines until `quit` or the end of the input."""
    is_free = args.position and args.players is None and not args.option
    game = game_and_edition(args)[0]
    run_line(
        game,
        None if is_free else setup_of(args)[1],
        seed_from(args.seed) if args.seed is not None else new_seed(),
        sys.stdin.buffer,
        sys.stdout.buffer,
        deal=read_file(args.deal) if args.deal else None,
        position=read_file(args.position) if args.position else None,
        omniscient=args.omniscient,
    )
    return 0
