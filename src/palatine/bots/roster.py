"""The roster: finds the bots that can play a game, without anybody listing them.

`bots/<game>` may hold a mapping `BOTS` from names to makers, the best bot first. A game from
another package brings its bots by an entry point of the group `palatine.bots` with the game's id.
"""

from importlib.metadata import entry_points
from typing import Final

from palatine.bots.bot import Maker
from palatine.bots.folders import found_in_folder
from palatine.bots.random import RandomBot
from palatine.bots.search import GreedyBot, SearchBot
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game

GROUP: Final = "palatine.bots"
FOR_EVERY_GAME: Final[dict[str, Maker]] = {
    "search": SearchBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}
"""Bots that play every game; a game's own of the same name comes before them."""


def bots_of(game: Game) -> dict[str, Maker]:
    """The bots that play this game, by name, the best first."""
    found: dict[str, Maker] = dict(found_in_folder(game.id, "BOTS", {}))
    for point in entry_points(group=GROUP, name=game.id):
        found |= point.load()
    return found | {name: make for name, make in FOR_EVERY_GAME.items() if name not in found}


def find_bot(game: Game, name: str | None = None) -> tuple[str, Maker]:
    """The bot of this name, or the best that there is."""
    bots = bots_of(game)
    chosen = name if name is not None else next(iter(bots))
    if chosen not in bots:
        raise BadSetup(unknown("bot", chosen, bots, f" for {game.id}"))
    return chosen, bots[chosen]
