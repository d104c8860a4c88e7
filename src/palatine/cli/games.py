"""`palatine games`: which games there are."""

import argparse
from collections.abc import Iterator
from typing import Any

from palatine.bots.roster import bots_of
from palatine.catalog import games
from palatine.cli.parser import add_command
from palatine.core.game import Game
from palatine.core.words import Speaker, languages


def add(commands: Any) -> None:
    """Add the command."""
    add_command(
        commands,
        "games",
        run,
        "List the games with their editions, players, options and themes.",
        "palatine games",
    )


def run(args: argparse.Namespace) -> int:
    """Print all games."""
    for game in games().values():
        print("\n".join(described(game)), end="\n\n")
    print(f"languages: {', '.join(languages())}")
    return 0


def described(game: Game) -> Iterator[str]:
    """A game in lines."""
    speaker = Speaker(game)
    yield f"{game.id}: {speaker.say('game-name')}, {game.players[0]} to {game.players[-1]} players"
    yield "  editions   " + ", ".join(
        f"{edition} ({speaker.say(f'edition-{edition}')})" for edition in game.editions
    )
    yield f"  themes     {', '.join(game.themes) or '-'}"
    yield f"  bots       {', '.join(bots_of(game))}"
    width = max(map(len, game.options), default=0)
    for number, (name, option) in enumerate(game.options.items()):
        title = "options" if number == 0 else ""
        yield f"  {title:9}  {name:{width}}  {' | '.join(option.values)}"
    for edition, switches in game.editions.items():
        if switches:
            chosen = ", ".join(f"{name}={value}" for name, value in switches.items())
            yield f"  {edition}: {chosen}"
