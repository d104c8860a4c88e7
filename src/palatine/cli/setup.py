"""The arguments that choose a game and its table, and what they stand for."""

import argparse
from collections.abc import Iterable

from palatine.bots.roster import invite, is_program
from palatine.catalog import find, known_names
from palatine.core.errors import BadSetup
from palatine.core.game import Game, Setup


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game's name."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if optional else None,
        help="a game or an edition; `palatine games` lists them",
    )


def which_game(command: str) -> BadSetup:
    """The error of a command that was called without a game."""
    names = ", ".join(known_names())
    return BadSetup(f"which game? Type `palatine {command} GAME`; choose from: {names}")


def add_table(parser: argparse.ArgumentParser) -> None:
    """How the table is set up."""
    parser.add_argument(
        "--players",
        type=count,
        metavar="N",
        help="how many players, bots included (default: the fewest that the game allows)",
    )
    parser.add_argument("--edition", metavar="E", help="the edition of the game")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the rules; `palatine games GAME` lists them; "
        "repeat it to set several",
    )


def count(text: str) -> int:
    """A number, 1 or more."""
    if not text.isdecimal() or not 1 <= int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, 1 or more")
    return int(text)


def game_and_edition(args: argparse.Namespace) -> tuple[Game, str]:
    """The chosen game and its edition: by its own name, by --edition, or its first."""
    game, edition = find(args.game)
    if args.edition is None:
        return game, edition
    if args.game in game.editions and args.edition != args.game:
        raise BadSetup(f"{args.game!r} is already an edition; leave out --edition {args.edition}")
    return game, args.edition


def setup_of(args: argparse.Namespace, least: int = 0) -> tuple[Game, Setup]:
    """The game and a checked setup; without --players the smallest table that seats `least`."""
    game, edition = game_and_edition(args)
    smallest = next((size for size in game.players if size >= least), least)
    players = args.players if args.players is not None else smallest
    return game, game.setup(players, edition, options_of(args.option))


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """Options in the form NAME=VALUE."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--option {pair}: write it as NAME=VALUE")
        options[name] = value
    return options


def bot_named(name: str | None) -> str | None:
    """A bot's name as the roster knows it; you invite a program by its path."""
    return invite(name) if name is not None and is_program(name) else name
