"""`palatine arena`: agents of every kind against each other, in results that others can check."""

import argparse
import sys
from pathlib import Path
from typing import Any

from palatine.cli.lab_commands import no_command
from palatine.cli.parser import Parser, add_command
from palatine.cli.setup import count

DETAILS = """Bots, programs and chat models play the same deals and swap seats. You get a folder
with the plan (fixed before the first game), a record of every game, the results as JSON and a
report on one page. docs/arena.md is a tour."""
RUN = """FILE describes an arena in TOML. Stop with Ctrl-C; the same command continues where it
stopped. Addresses and keys of models come from the environment."""
CHECK = """Checks that every record is true, that the figures follow from the games, that the seeds
are the ones committed to, and that no game is missing. Exit codes: 0 if all of this holds, 1 if
not."""


def add(commands: Any) -> None:
    """Add the command with its own commands."""
    parser = add_command(
        commands,
        "arena",
        no_command,
        "Let bots, programs and language models play each other, and measure them.",
        "palatine arena run examples/arena.toml",
        DETAILS,
    )
    own = parser.add_subparsers(dest="arena", metavar="COMMAND", parser_class=Parser)
    example = "palatine arena run examples/arena.toml --out arena/first"
    parser = add_command(own, "run", run, "Play an arena, or continue it.", example, RUN)
    parser.add_argument("file", type=Path, metavar="FILE", help="the arena")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="the folder for the run")
    parser.add_argument(
        "--workers", type=count, default=1, metavar="W", help="games at the same time (default: 1)"
    )
    example = "palatine arena report arena/first"
    parser = add_command(own, "report", report, "Write the results and the report.", example)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run")
    example = "palatine arena check arena/first"
    parser = add_command(
        own, "check", check, "Check the results of a run independently.", example, CHECK
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, then write the results, after Ctrl-C as well."""
    from palatine.arena.file import read_arena
    from palatine.arena.run import run as run_it

    folder = args.out or Path("arena") / args.file.stem
    arena, stopped = read_arena(args.file), ""
    try:
        stopped = run_it(arena, folder, args.workers, watch)
    except KeyboardInterrupt:
        print("\nstopped; run the same command to continue", file=sys.stderr)
        raise
    write(folder, stopped)
    return 0


def watch(game: Any, number: int, total: int) -> None:
    """A line for each game, for anyone watching."""
    won = ", ".join(sorted({name for name, w in zip(game.seating, game.won, strict=True) if w}))
    marked = f", {game.substitutes} answers by a substitute" if game.substitutes else ""
    print(f"{number}: {game.id}: {won or 'nobody'} won{marked}", file=sys.stderr, flush=True)


def report(args: argparse.Namespace) -> int:
    """Write the results and report of the games that are there."""
    from palatine.arena.results import stopped_before

    write(args.folder, stopped_before(args.folder))
    return 0


def write(folder: Path, stopped: str) -> None:
    """The results, the report, and the differences on the screen."""
    from palatine.arena.folder import load_plan
    from palatine.arena.report import page
    from palatine.arena.results import RESULTS, write_results
    from palatine.lab.folder import save

    plan, found = load_plan(folder), write_results(folder, stopped)
    for each in found.all.differences:
        interval = f"[{each.low:+.1%}, {each.high:+.1%}]"
        print(f"{each.table}: {each.one} less {each.other}: {each.value:+.1%} {interval}")
    save(folder / "report.html", page(plan, found).encode())
    print(f"{len(found.games)} games; {stopped or 'not over yet'}")
    print(f"results: {folder / RESULTS}\nreport: {folder / 'report.html'}")


def check(args: argparse.Namespace) -> int:
    """Check the folder of a run."""
    return checked(args.folder)


def checked(folder: Path) -> int:
    """Print each finding; 1 if something is not true."""
    from palatine.arena.check import check as check_it
    from palatine.core.errors import PalatineError

    try:
        for finding in check_it(folder):
            print(f"  ok  {finding}")
    except PalatineError as error:
        print(f"palatine: this run is not true: {error.sentence}", file=sys.stderr)
        return 1
    return 0
