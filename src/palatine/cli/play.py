"""`palatine play`: a game at the terminal."""

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from palatine.bots.roster import find_bot
from palatine.catalog import known_names
from palatine.cli.files import free_path, new_path, read_file
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, bot_named, setup_of
from palatine.core.chance import commitment, new_seed, seed_from
from palatine.core.errors import BadSetup
from palatine.core.seats import seats
from palatine.core.words import Speaker, languages
from palatine.terminal.play import play
from palatine.terminal.screen import EndOfInput, Screen
from palatine.terminal.table import Table, open_table, reopen_table

DETAILS = """One person plays against bots, unless --people says otherwise. Several people share the
screen: between two of them it is cleared and waits for the next. The game is saved after
every answer; when it is over, the file holds its public record."""


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
        help="how many people (0: watch bots), or their names",
    )
    parser.add_argument(
        "--bots", metavar="BOT", help="which bot takes the other seats: a name, or ./program"
    )
    parser.add_argument("--language", metavar="L", help=f"one of {', '.join(languages())}")
    parser.add_argument("--theme", metavar="T", help="whose words the game speaks")
    parser.add_argument("--seed", metavar="S", help="fixes every shuffle: to play the same again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    """Play a new game or a saved one."""
    screen = Screen(sys.stdin, sys.stdout)
    table = resumed(args) if args.resume else opened(args, screen)
    play(table, screen, program())
    return 0


def resumed(args: argparse.Namespace) -> Table:
    """The table that a file holds; it goes on in the same file unless --save names another."""
    fixed = ("game", "players", "edition", "option", "people", "bots", "seed")
    given = [name for name in fixed if getattr(args, name)]
    if given:
        word = "the game" if given[0] == "game" else f"--{given[0]}"
        raise BadSetup(f"a resumed table stays as it was: leave out {word}")
    content = read_file(args.resume)
    return reopen_table(content, new_path(args.save) or args.resume, args.language, args.theme)


def opened(args: argparse.Namespace, screen: Screen) -> Table:
    """A new table."""
    if args.game is None:
        raise BadSetup(f"which game? `palatine play GAME`; known: {', '.join(known_names())}")
    wanted = args.people.strip(" ,")
    size = int(wanted) if wanted.isdecimal() else len(wanted.split(","))
    game, setup = setup_of(args, least=size)
    language = args.language or spoken_here()
    theme = args.theme or (setup.edition if setup.edition in game.themes else None)
    speaker = Speaker(game, language, theme)
    seed = seed_from(args.seed) if args.seed is not None else new_seed()
    name = f"{setup.edition}-{commitment(seed)[:8]}"
    path = new_path(args.save) or free_path(Path(), name)
    bot, _ = find_bot(game, bot_named(args.bots))  # before anybody is asked for a name
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
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable, ""):
            return value[:2] if value[:2] in languages() else "en"
    return "en"


def program() -> str:
    """How this program is called from here, for commands that people can copy."""
    if shutil.which("palatine") or Path(sys.argv[0]).name != "palatine":
        return "palatine"
    return os.path.relpath(sys.argv[0])
