"""`palatine games`: the list of games."""

import argparse
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from palatine.bots.roster import bots_of
from palatine.catalog import find, games
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, count
from palatine.core.game import Game
from palatine.core.words import Speaker, languages

HOW: Final = """
Learn a game:           palatine learn GAME
Play it:                palatine play GAME
Its options and bots:   palatine games GAME"""


def add(commands: Any) -> None:
    """Add the command."""
    about = "List the games, or the options, themes and bots of one."
    example = (
        "palatine games\n  palatine games to-be-emperor\n"
        "  palatine games senate --fields\n  palatine games --json"
    )
    parser = add_command(commands, "games", run, about, example)
    add_game(parser, optional=True)
    parser.add_argument(
        "--fields", action="store_true", help="explain the row of numbers that a learner gets"
    )
    parser.add_argument("--json", action="store_true", help="print them as JSON")
    parser.add_argument(
        "--players", type=count, metavar="N", help="with --fields: for this many players"
    )


def run(args: argparse.Namespace) -> int:
    """Print all games, or the chosen one."""
    if args.fields:
        return print_fields(args)
    chosen = [find(args.game)[0]] if args.game else list(games().values())
    if args.json:
        print(msgspec.json.format(msgspec.json.encode([as_data(game) for game in chosen])).decode())
        return 0
    if args.game:
        print("\n".join(described(chosen[0])), end="\n\n")
        print(f"languages: {', '.join(languages())}")
    else:
        print("\n".join([line for game in chosen for line in editions_of(game)]))
        print(HOW)
    return 0


def editions_of(game: Game) -> Iterator[str]:
    """What there is to play, by the name to type, with a sentence about it."""
    speaker = Speaker(game)
    for edition in game.editions:
        name, least, most = speaker.say(f"edition-{edition}"), game.players[0], game.players[-1]
        yield f"{edition}: {name}, {least} to {most} players"
        yield f"  {speaker.say(f'edition-{edition}-line')}"


def print_fields(args: argparse.Namespace) -> int:
    """Print what a learner sees of a game, field by field."""
    from palatine.agents.fields import described_row  # needs NumPy, which the list does without

    for game in [find(args.game)[0]] if args.game else games().values():
        setup = game.setup(args.players or game.players[0])
        print("\n".join(described_row(game, setup)), end="\n\n")
    return 0


def as_data(game: Game) -> dict[str, Any]:
    """A game as data, for programs."""
    return {
        "id": game.id,
        "name": Speaker(game).say("game-name"),
        "version": game.version,
        "players": [game.players[0], game.players[-1]],
        "editions": {name: dict(switches) for name, switches in game.editions.items()},
        "options": {name: list(option.values) for name, option in game.options.items()},
        "themes": list(game.themes),
        "bots": list(bots_of(game)),
        "has_decks": game.decks is not None,
    }


def described(game: Game) -> Iterator[str]:
    """A game in lines."""
    speaker = Speaker(game)
    yield f"{game.id}: {speaker.say('game-name')}, {game.players[0]} to {game.players[-1]} players"
    for edition, switches in game.editions.items():
        yield f"  edition {edition} ({speaker.say(f'edition-{edition}')})"
        for name, value in switches.items():
            yield f"    {name}={value}"
    yield f"  themes: {', '.join(game.themes) or 'none'}"
    yield f"  bots: {', '.join(bots_of(game))}"
    for name, option in game.options.items():
        yield f"  option {name}: {speaker.say(f'setting-{name}')}"
        width = max(map(len, option.values))
        for value in option.values:
            yield f"    {value:{width}}  {speaker.setting(name, value)}"
    if game.decks is not None:
        yield f"  decks: `palatine decks {game.id}` lists and explains them"
