"""`palatine check`: does a game keep its promises?"""

import argparse
import sys
from random import Random
from typing import Any, Final

from palatine.bots.fairness import find_unfairness
from palatine.bots.program import Program
from palatine.bots.roster import bots_of
from palatine.catalog import games
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, count, game_and_edition
from palatine.core.conformance import GAMES, check
from palatine.core.conformance.book import check_book
from palatine.core.conformance.report import Report
from palatine.core.game import Game
from palatine.core.rulebook import rules_of

PAIRS: Final = 3
"""Pairs of histories that each bot hears."""

DETAILS = """Plays random matches at every size and edition. They test each promise that a game
makes, look for secrets that reach the wrong player, and plant leaks to see that the check finds
them. Then each bot gets histories that look the same from its seat, and must answer the same.
Everything needs words in each language of the game, and every rule in its rulebook needs a test
that names it (if the tests lie beside the game)."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "check",
        run,
        "Check that a game keeps its promises: rules, endings and secrets.",
        "palatine check senate\n  palatine check secret-emperor --players 7 --games 5",
        DETAILS,
    )
    add_game(parser)
    parser.add_argument(
        "--players",
        type=count,
        metavar="N",
        help="only this size (leaks are planted at every size)",
    )
    parser.add_argument("--edition", metavar="E", help="only this edition")
    parser.add_argument(
        "--games", type=count, default=GAMES, metavar="K", help="matches for each size"
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="repeats every random choice (default: 1)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the report; 1 if a promise is broken."""
    game, edition = game_and_edition(args)
    is_one = args.edition is not None or args.game in game.editions
    editions = (edition,) if is_one else tuple(game.editions)
    sizes = (args.players,) if args.players is not None else game.players
    for each in editions:
        game.setup(sizes[0], each)  # refuses what can't be played before any check runs
    report = check(game, editions, sizes, args.games, args.seed, progress)
    if report.ok:  # otherwise a match may not even end
        progress("words and rulebook")
        check_book(report, game, {rule for other in games().values() for rule in rules_of(other)})
    if report.ok and game.script is not None:  # otherwise there are no other histories to tell
        check_bots(report, game, editions[0], sizes, args.seed)
    clear_progress()
    print("\n".join(report.lines))
    return 0 if report.ok else 1


def check_bots(report: Report, game: Game, edition: str, sizes: tuple[int, ...], seed: str) -> None:
    """Whether the bots of this house play fair at the smallest and the largest table."""
    for name, make in bots_of(game).items():
        if isinstance(make, Program):
            continue  # it may have its own random numbers and timing
        progress(f"the bot {name}")
        found: list[str] = []
        for players in dict.fromkeys((sizes[0], sizes[-1])):
            setup = game.setup(players, edition, game.check_options)
            random = Random(f"{seed} {name} {players}")
            found += find_unfairness(game, setup, make, random, PAIRS)
        report.note(f"the bot knows what its seat may know, and no more: {name}", found)


def progress(line: str) -> None:
    """One line that changes, on a terminal; nothing elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line} ...", end="", file=sys.stderr, flush=True)


def clear_progress() -> None:
    """Clear the progress line."""
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
