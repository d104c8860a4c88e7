"""`palatine lab`: experiments with many games between bots, measured."""

from pathlib import Path
from typing import Any

from palatine.cli.lab_commands import (
    compare,
    list_ready,
    no_command,
    record,
    report,
    run,
    sweep,
    tournament,
)
from palatine.cli.parser import Parser, add_command
from palatine.cli.setup import add_game, count

DETAILS = """An experiment names a game, its tables (sizes, editions, options) and the bots that
play. It uses all cores, and you can stop and continue it. The same seed gives the same games. You
get a folder with Parquet tables and an HTML report. docs/lab.md is a tour."""
RUN = """FILE is an experiment in TOML, or the name of a ready one (`palatine lab list`). Stop with
Ctrl-C; the same command continues where it stopped."""
TOURNAMENT = """In a game with sides, each bot plays each side against every bot on the other side.
In a free-for-all, bots get random seats. The report has the payoff matrix with its equilibrium, and
ratings."""
RECORD = """Game k of a cell is the same game every time. So if a game in the tables looks odd, you
can watch it: `palatine replay FILE` tells it step by step."""
SWEEP = """Tries every combination of the values that you give, such as `--option
round_limit=10,20`. The report compares every variant with the first."""


def add(commands: Any) -> None:
    """Add the command with its own commands."""
    parser = add_command(
        commands,
        "lab",
        no_command,
        "Run experiments: many games between bots, measured.",
        "palatine lab tournament senate --bots hard,random --players 5-7",
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
        "Run an experiment, or continue it.",
        "palatine lab run senate-balance --games 500",
        RUN,
    )
    parser.add_argument("file", metavar="FILE", help="the experiment")
    parser.add_argument("--bots", metavar="A,B", help="use these bots, not those in the file")
    add_table(parser)


def add_tournament(commands: Any) -> None:
    """`palatine lab tournament`."""
    parser = add_command(
        commands,
        "tournament",
        tournament,
        "Let bots play each other.",
        "palatine lab tournament senate --bots hard,random --players 5-10",
        TOURNAMENT,
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B", help="which bots (default: all bots of the game)")
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
    """The commands that look at games already played."""
    parser = add_command(
        commands,
        "report",
        report,
        "Write the report of a run.",
        "palatine lab report lab/senate-balance",
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run")
    parser.add_argument(
        "--to", type=Path, metavar="FILE", help="where to write it (default: in the folder)"
    )
    parser.add_argument("--markdown", action="store_true", help="print Markdown tables instead")
    parser = add_command(
        commands,
        "record",
        record,
        "Replay one game of a run, and write its record.",
        "palatine lab record lab/senate-balance 3f2a01bc9d 17 --to game.json",
        RECORD,
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run")
    parser.add_argument("cell", metavar="CELL", help="the cell's id, from the report")
    parser.add_argument("game", type=int, metavar="GAME", help="the game's number, counting from 0")
    parser.add_argument("--to", type=Path, required=True, metavar="FILE", help="a new file")
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
    """Which tables to play."""
    parser.add_argument("--edition", metavar="E", help="one edition, or several as A,B")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=V",
        help="set an option of the rules; several values as NAME=V,W",
    )


def add_table(parser: Parser) -> None:
    """How much to play, and where it goes."""
    parser.add_argument("--players", metavar="N", help="how many players: 7, or 5-10, or 5,7,9")
    parser.add_argument("--games", type=count, metavar="K", help="games for each cell")
    parser.add_argument("--seed", metavar="S", help="makes every random choice repeatable")
    parser.add_argument(
        "--rounds", type=count, metavar="R", help="rounds of thought for bots that search"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="the folder for the run")
    parser.add_argument(
        "--workers", type=count, metavar="W", help="how many processes (default: one for each core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
