"""The games in PettingZoo's own registry: `palatine/NAME-vN`, N being the version of the row."""

from functools import partial

from pettingzoo import register

from palatine.agents.encoding import encoding_of
from palatine.agents.pettingzoo.aec import PalatineAEC
from palatine.agents.pettingzoo.parallel import PalatineParallel
from palatine.catalog import find, known_names
from palatine.core.game import Game


def register_all() -> None:
    """Register every game in the catalogue, by its id and by its editions."""
    for name in known_names():
        register_game(name, find(name)[0])


def register_game(name: str, game: Game) -> str:
    """Register one game, such as one that is not installed; returns its id."""
    known = f"palatine/{name}-v{encoding_of(game).version}"
    meant: str | Game = name if name in known_names() else game
    register("aec", known, partial(PalatineAEC, meant))
    register("parallel", known, partial(PalatineParallel, meant))
    return known
