"""`palatine lab`: experiments with many games between bots, measured."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from palatine.cli.lab_options import experiment_of, overridden, slug, sweep_of
from palatine.cli.parser import Parser, add_command
from palatine.cli.setup import add_game, count

DETAILS = """An experiment names a game, its tables (sizes, editions, options) and the bots that
play them. Its games are played on all cores, can be stopped and taken up again, and are the same
for the same seed. What comes out is a folder with Parquet tables and an HTML report.
docs/lab.md is a tour."""
RUN = """FILE is an experiment in TOML, or the name of a ready one (`palatine lab list`). Stop it
with Ctrl-C; the same command goes on where it was stopped."""
TOURNAMENT = """In a game with sides each bot plays each side against each bot of the other; in a
free-for-all they are dealt to the seats by chance. The report has the payoff matrix with its
equilibrium, and ratings."""
SWEEP = """Every value of an option is tried, together with every value of the others: `--option
round_limit=10,20`. The report compares the variants with the first."""


def add(commands: Any) -> None:
    """Add the command with its own commands."""
    parser = add_command(
        commands,
        "lab",
        no_command,
        "Play many games between bots and measure them.",
        "palatine lab tournament senate --bots sensible,random --players 5-7",
        DETAILS,
    )
    own = parser.add_subparsers(dest="lab", metavar="COMMAND", parser_class=Parser)
    add_run(own)
    add_tournament(own)
    add_sweep(own)
    add_readers(own)


def add_run(commands: Any) -> None:
    """`palatine lab run`."""
    parser = add_command(
        commands,
        "run",
        run,
        "Play an experiment, or go on with it.",
        "palatine lab run senate-balance --games 500",
        RUN,
    )
    parser.add_argument("file", metavar="FILE", help="an experiment")
    parser.add_argument("--bots", metavar="A,B", help="these bots in the place of the file's")
    add_table(parser)


def add_tournament(commands: Any) -> None:
    """`palatine lab tournament`."""
    parser = add_command(
        commands,
        "tournament",
        tournament,
        "Have bots play each other.",
        "palatine lab tournament senate --bots sensible,random --players 5-10",
        TOURNAMENT,
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B", help="which bots (default: all of the game)")
    add_choices(parser)
    add_table(parser)


def add_sweep(commands: Any) -> None:
    """`palatine lab sweep`."""
    parser = add_command(
        commands,
        "sweep",
        sweep,
        "Try every value of some options.",
        "palatine lab sweep besides-the-emperor --players 6 --option starting_hand=0,2",
        SWEEP,
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B", help="which bots (default: the game's best)")
    add_choices(parser)
    add_table(parser)


def add_readers(commands: Any) -> None:
    """The commands that look at what was played."""
    parser = add_command(
        commands,
        "report",
        report,
        "Write the report of a run.",
        "palatine lab report lab/senate-balance",
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where (default: in the folder)")
    parser = add_command(
        commands,
        "compare",
        compare,
        "Compare the variants of a run, or two runs, with significance.",
        "palatine lab compare lab/before lab/after",
    )
    parser.add_argument("folder", type=Path, nargs="+", metavar="FOLDER", help="one run or two")
    add_command(commands, "list", list_ready, "List the ready experiments.", "palatine lab list")


def add_choices(parser: Parser) -> None:
    """Which tables."""
    parser.add_argument("--edition", metavar="E", help="one edition or several, as A,B")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=V",
        help="a switch of the rules, or several values to try, as NAME=V,W",
    )


def add_table(parser: Parser) -> None:
    """How much is played, and where it goes."""
    parser.add_argument("--players", metavar="N", help="how many: 7, or 5-10, or 5,7,9")
    parser.add_argument("--games", type=count, metavar="K", help="games for each cell")
    parser.add_argument("--seed", metavar="S", help="fixes all chance")
    parser.add_argument(
        "--rounds", type=count, metavar="R", help="rounds of thought for bots that search"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where it goes")
    parser.add_argument("--workers", type=count, metavar="W", help="processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")


def no_command(args: argparse.Namespace) -> int:
    """Without a command of its own, say which there are."""
    args.parser.print_help(sys.stderr)
    return 2


def run(args: argparse.Namespace) -> int:
    """Play an experiment from a file."""
    from palatine.lab.experiment import find_experiment

    experiment = overridden(find_experiment(args.file), args)
    return play(experiment, args.out or Path("lab") / Path(args.file).stem, args)


def tournament(args: argparse.Namespace) -> int:
    """Play a tournament."""
    experiment = experiment_of(args)
    return play(experiment, args.out or Path("lab") / slug(experiment.title), args)


def sweep(args: argparse.Namespace) -> int:
    """Play a sweep."""
    experiment = sweep_of(args)
    return play(experiment, args.out or Path("lab") / slug(experiment.title), args)


def play(experiment: Any, folder: Path, args: argparse.Namespace) -> int:
    """Play what is missing, then write the tables and the report, after Ctrl-C as well."""
    from palatine.lab.extras import LAB, need
    from palatine.lab.progress import watching
    from palatine.lab.run import run as run_it

    need("lab", LAB)
    try:
        with watching() as watcher:
            run_it(experiment, folder, args.workers or os.cpu_count() or 1, watcher, args.ray)
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here", file=sys.stderr)
        raise
    write_report(folder, folder / "report.html")
    return 0


def report(args: argparse.Namespace) -> int:
    """Write a report."""
    write_report(args.folder, args.to or args.folder / "report.html")
    return 0


def write_report(folder: Path, path: Path) -> None:
    """The tables, the report, and the key figures on the screen."""
    from palatine.lab.extras import LAB, need

    need("lab", LAB)
    from palatine.lab.folder import save
    from palatine.lab.report import page
    from palatine.lab.summary import summary
    from palatine.lab.tables import load_run

    loaded = load_run(folder)
    print("\n".join(summary(loaded)))
    save(path, page(loaded).encode())
    print(f"report: {path}")


def compare(args: argparse.Namespace) -> int:
    """Print a comparison."""
    from palatine.lab.extras import LAB, need

    need("lab", LAB)
    from palatine.lab.compare import compared, in_words
    from palatine.lab.tables import load_run

    print("\n".join(in_words(compared([load_run(folder) for folder in args.folder]))))
    return 0


def list_ready(args: argparse.Namespace) -> int:
    """Print the ready experiments."""
    from palatine.lab.experiment import read_experiment, ready_experiments

    for name, path in ready_experiments().items():
        print(f"{name:28} {read_experiment(path).title}")
    return 0
