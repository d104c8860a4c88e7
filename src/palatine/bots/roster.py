"""The roster: finds the bots that can play a game, without anybody listing them.

`bots/<game>` may hold a mapping `BOTS` from names to makers, the best bot first. A game from
another package brings its bots by an entry point of the group `palatine.bots` with the game's id.
"""

import importlib
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec

from palatine.bots.bot import Maker
from palatine.bots.random import BOTS as FOR_EVERY_GAME
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game

HOUSE = "palatine.bots"
GROUP = "palatine.bots"


def bots_of(game: Game) -> dict[str, Maker]:
    """The bots that play this game, by name, the best first."""
    found: dict[str, Maker] = dict(house_bots(game.id))
    for point in entry_points(group=GROUP, name=game.id):
        found |= point.load()
    return found | FOR_EVERY_GAME


def house_bots(game_id: str) -> Mapping[str, Maker]:
    """The bots of this house for one game, if it has any, in the folder with its name."""
    folder = game_id.replace("-", "_")
    module = f"{HOUSE}.{folder}"
    if not folder.isidentifier() or find_spec(module) is None:
        return {}
    bots: Mapping[str, Maker] = getattr(importlib.import_module(module), "BOTS", {})
    return bots


def find_bot(game: Game, name: str | None = None) -> tuple[str, Maker]:
    """The bot of this name, or the best that there is."""
    bots = bots_of(game)
    chosen = name if name is not None else next(iter(bots))
    if chosen not in bots:
        raise BadSetup(unknown("bot", chosen, bots, f" for {game.id}"))
    return chosen, bots[chosen]
