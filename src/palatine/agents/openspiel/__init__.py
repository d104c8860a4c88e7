"""Every game for OpenSpiel, registered when this is imported.

    import palatine.agents.openspiel
    game = pyspiel.load_game("palatine_sith_imperative(players=5)")

Players who must answer together do so one after the other, unseen by each other.
"""

from palatine.catalog import find, known_names
from palatine.core.extras import importing

with importing("agents", "pyspiel"):
    from palatine.agents.openspiel.spiel import (
        PalatineGame,
        PalatineState,
        register_game,
        resampler,
    )

__all__ = ["PalatineGame", "PalatineState", "register_game", "resampler"]

for _name in known_names():
    register_game(_name, find(_name)[0], _name)
