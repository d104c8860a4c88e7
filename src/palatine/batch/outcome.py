"""Who has won when a step ended a game."""

import numpy as np

from palatine.batch.arrays import Array, only, where
from palatine.batch.packing import State, unpack
from palatine.batch.variants import Variant


def winners(v: Variant, final: State, ending: Array) -> Array:
    """The seats of the winning side as a mask, including the dead; nobody if the game goes on."""
    t = unpack(v, final)
    plotters = t.separatists | t.palpatine
    is_loyalist = (ending == 1) | (ending == 4)
    return only(ending != 0, where(is_loyalist, v.everyone & ~plotters, plotters))


def rewards(v: Variant, final: State, ending: Array) -> Array:
    """1 for each seat that has won, -1 for each that has lost, 0 otherwise: (tables, players)."""
    won = (winners(v, final, ending)[..., None] >> np.arange(v.players, dtype=np.int32)) & 1
    return where((ending != 0)[..., None], 2 * won - 1, 0)
