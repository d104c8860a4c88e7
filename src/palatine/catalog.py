"""The catalog: finds games by their folder or by an entry point. The only door to them."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from palatine import games as house
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game

GROUP = "palatine.games"


@cache
def games() -> dict[str, Game]:
    """Every game that we can find, by its id. A game is a module with a `GAME`."""
    found: dict[str, Game] = {}
    for folder in pkgutil.iter_modules(house.__path__):
        module = importlib.import_module(f"{house.__name__}.{folder.name}")
        found[module.GAME.id] = module.GAME
    for point in entry_points(group=GROUP):
        made = point.load()
        if not isinstance(made, Game):
            raise BadSetup(f"the entry point {point.name!r} of {GROUP} is not a Game: {made!r}")
        found[made.id] = made
    return found


def find(name: str) -> tuple[Game, str]:
    """The game and edition that a name stands for: a game's id, or one of its editions."""
    for game in games().values():
        if name == game.id:
            return game, next(iter(game.editions))
        if name in game.editions:
            return game, name
    raise BadSetup(unknown("game", name, tuple(known_names())))


def game_of(name: str) -> Game:
    """The game with this id."""
    return find(name)[0]


def known_names() -> list[str]:
    """All names that `find` takes, each once: a game of one edition may give it its own name."""
    return list(dict.fromkeys(n for game in games().values() for n in (game.id, *game.editions)))
