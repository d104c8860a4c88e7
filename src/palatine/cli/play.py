"""`palatine play`: a game at the terminal."""

import argparse
import shutil
import sys
from pathlib import Path
from typing import Any

from palatine import machine
from palatine.bots.roster import find_bot
from palatine.cli.files import free_path, new_path, read_file
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, bot_named, setup_of, which_game
from palatine.core.chance import commitment, new_seed, seed_from
from palatine.core.errors import BadSetup
from palatine.core.seats import seats
from palatine.core.words import Speaker, languages
from palatine.terminal.play import play
from palatine.terminal.screen import EndOfInput, Screen
from palatine.terminal.table import Table, open_table, reopen_table

DETAILS = """You play against bots, unless --people says otherwise. Several people share the screen:
it is cleared between their turns. The game is saved after every answer. When the game is over, the
file becomes its public record."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "play",
        run,
        "Play a game in the terminal.",
        "palatine play sith-imperative --players 7\n"
        "  palatine play secret-emperor --people Anna,Ben --language de\n"
        "  palatine play --resume FILE",
        DETAILS,
    )
    add_game(parser, optional=True)
    add_table(parser)
    parser.add_argument(
        "--people",
        default="",
        metavar="N|NAMES",
        help="how many people play, or their names (0: watch bots)",
    )
    parser.add_argument(
        "--bots", metavar="BOT", help="which bot plays the other seats: a name, or ./program"
    )
    parser.add_argument("--language", metavar="L", help=f"the language: {' or '.join(languages())}")
    parser.add_argument(
        "--theme", metavar="T", help="the theme: what roles, offices and cards are called"
    )
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same shuffles again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save the game")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")


def run(args: argparse.Namespace) -> int:
    """Play a new game or a saved one."""
    screen = Screen(sys.stdin, sys.stdout)
    table = resumed(args) if args.resume else opened(args, screen)
    play(table, screen, program())
    return 0


def resumed(args: argparse.Namespace) -> Table:
    """The table in a file; it goes on in the same file unless --save names another."""
    fixed = ("game", "players", "edition", "option", "people", "bots", "seed")
    given = [name for name in fixed if getattr(args, name)]
    if given:
        word = "the game" if given[0] == "game" else f"--{given[0]}"
        raise BadSetup(f"a saved game keeps its settings: leave out {word}")
    content = read_file(args.resume)
    return reopen_table(content, new_path(args.save) or args.resume, args.language, args.theme)


def opened(args: argparse.Namespace, screen: Screen) -> Table:
    """A new table."""
    if args.game is None:
        raise which_game("play")
    wanted = args.people.strip(" ,")
    size = int(wanted) if wanted.isdecimal() else len(wanted.split(","))
    game, setup = setup_of(args, least=size)
    language = args.language or spoken_here()
    theme = args.theme or (setup.edition if setup.edition in game.themes else None)
    speaker = Speaker(game, language, theme)
    seed = seed_from(args.seed) if args.seed is not None else new_seed()
    name = f"{setup.edition}-{commitment(seed)[:8]}"
    path = new_path(args.save) or free_path(Path(), name)
    bot, _ = find_bot(game, bot_named(args.bots))  # before we ask anybody for a name
    people = names_of_people(wanted, speaker, screen)
    return open_table(game, setup, seed, people, path, bot, language, theme)


def names_of_people(wanted: str, speaker: Speaker, screen: Screen) -> tuple[str, ...]:
    """The names given; numbers for people without one; a person alone is asked."""
    if wanted.isdecimal():
        return tuple(speaker.name(seat) for seat in seats(int(wanted)))
    if wanted:
        return tuple(name.strip() for name in wanted.split(","))
    guest = speaker.say("terminal-guest")
    if not sys.stdin.isatty():
        return (guest,)
    try:
        return (screen.ask(speaker.say("terminal-name", name=guest) + " ") or guest,)
    except EndOfInput:
        return (guest,)


def spoken_here() -> str:
    """The language of this machine, if the house speaks it."""
    spoken = machine.language()
    return spoken if spoken in languages() else "en"


def program() -> str:
    """How to call this program from here, for commands that people can copy."""
    if shutil.which("palatine") or Path(sys.argv[0]).name != "palatine":
        return "palatine"
    return machine.way_to(sys.argv[0])
