"""Every game as a PettingZoo environment, registered on import.

    import palatine.agents.pettingzoo
    env = pettingzoo.make("aec", "palatine/sith-imperative-v1", players=5)

Both kinds have the same rows, masks and infos. A step is one atom of an answer. Actions are the
game's atoms, then DONE and NO_MOVE.
"""

from palatine.core.extras import importing

with importing("agents", "pettingzoo", "gymnasium"):
    from palatine.agents.pettingzoo.aec import PalatineAEC
    from palatine.agents.pettingzoo.parallel import PalatineParallel
    from palatine.agents.pettingzoo.registering import register_all, register_game

__all__ = ["PalatineAEC", "PalatineParallel", "register_all", "register_game"]

register_all()
