"""A future Palatine: `python -m tests.server.newer AHEAD carrying|alone serve ...`.

Each game has a version this much higher, and carries today's versions or none of them. It also uses
a SQLite file that another server has open, which we normally refuse: so we try the worst case too.
"""

import sys
from contextlib import nullcontext
from dataclasses import replace

from palatine.catalog import games
from palatine.cli import main
from palatine.core.game import Game
from palatine.server import serve


def newer(game: Game, ahead: int, is_carrying: bool) -> Game:
    """The game of a later program."""
    carried = (*game.carried, game.version) if is_carrying else ()
    return replace(game, version=game.version + ahead, carried=carried)


if __name__ == "__main__":
    _, ahead, how, *command = sys.argv
    found = {name: newer(game, int(ahead), how == "carrying") for name, game in games().items()}
    games().update(found)
    serve.owned = lambda database: nullcontext()  # type: ignore[assignment]
    sys.exit(main(command))
