"""The roster: finds the bots that can play a game; nobody has to list them.

`bots/<game>` may hold a mapping `BOTS` from names to makers, the best bot first, and in `FIRST` the
name of the one that suits a player's first game. A game from another package brings its bots by an
entry point (`bots/folders.py`). `PALATINE_BOTS` names programs that play every game; worker
processes see it too.
"""

import os
import shlex
from pathlib import Path
from random import Random
from typing import Final

from palatine.bots.bot import Maker, joined
from palatine.bots.folders import modules_for
from palatine.bots.program import Program, program_of, words_in
from palatine.bots.random import RandomBot
from palatine.bots.search import GreedyBot, SearchBot
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game, Setup
from palatine.core.seats import Seat

PROGRAMS: Final = "PALATINE_BOTS"
FOR_EVERY_GAME: Final[dict[str, Maker]] = {
    "search": SearchBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}
"""Bots that play every game; a game's own bot of the same name takes precedence."""
FOR_A_FIRST_GAME: Final = "greedy"
"""Plays sensibly and can be beaten; every game has one."""


def bots_of(game: Game) -> dict[str, Maker]:
    """The bots that play this game, by name, with the best first."""
    found: dict[str, Maker] = {}
    for module in modules_for(game.id):
        found |= getattr(module, "BOTS", {})
    every = FOR_EVERY_GAME | programs()
    return found | {name: make for name, make in every.items() if name not in found}


def first_bot(game: Game) -> str:
    """The bot for a player who is new to this game."""
    named = [getattr(module, "FIRST", None) for module in modules_for(game.id)]
    return next(filter(None, named), FOR_A_FIRST_GAME)


def counsellor_of(game: Game) -> tuple[str, Maker]:
    """The best bot of this game that can give reasons; every game has one."""
    able = ((name, make) for name, make in bots_of(game).items() if can_counsel(make))
    return next(able)


def can_counsel(make: Maker) -> bool:
    """Whether bots from this maker can give reasons."""
    return hasattr(getattr(make, "func", make), "counsel")  # a partial keeps its maker in `func`


def check_bot(game: Game, setup: Setup, name: str) -> None:
    """Raise BadSetup if this bot can't play at such a table."""
    _, make = find_bot(game, name)
    if hasattr(getattr(make, "func", make), "join"):  # no program starts only to be asked
        joined(make(game, Seat(0), Random(0)), setup)


def plays(game: Game, setup: Setup, name: str) -> bool:
    """Whether a bot plays at such a table."""
    try:
        check_bot(game, setup, name)
    except BadSetup:
        return False
    return True


def programs() -> dict[str, Program]:
    """The programs that `PALATINE_BOTS` names: `NAME=COMMAND`, separated by semicolons."""
    found: dict[str, Program] = {}
    for pair in filter(None, map(str.strip, os.environ.get(PROGRAMS, "").split(";"))):
        name, _, command = pair.partition("=")
        found[name.strip()] = program_of(name.strip(), command)
    return found


def invite(command: str) -> str:
    """Let a program play too, in this process and those that it starts; return its name."""
    name = Path(words_in(command)[-1]).name
    program, known = program_of(name, command), programs()
    if known.get(name, program) != program:
        raise BadSetup(f"two bots are called {name!r}: {command!r} and another; rename one of them")
    every = {each: made.command for each, made in (known | {name: program}).items()}
    pairs = [f"{each}={shlex.join(words)}" for each, words in every.items()]
    os.environ[PROGRAMS] = ";".join(pairs)
    return name


def is_program(name: str) -> bool:
    """Whether this is a program rather than a name: it has a path in it."""
    return "/" in name or os.sep in name


def find_bot(game: Game, name: str | None = None) -> tuple[str, Maker]:
    """The bot of this name; without a name, the best there is."""
    bots = bots_of(game)
    chosen = name if name is not None else next(iter(bots))
    if chosen not in bots:
        raise BadSetup(unknown("bot", chosen, bots, f" for {game.id}"))
    return chosen, bots[chosen]
