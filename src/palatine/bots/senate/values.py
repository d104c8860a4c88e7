"""What a place on the two tracks is worth: the Loyalists' chance to win, learned by self-play.

`values.json` says by which command. For each table size it has the chance at an election by
(Loyalist, Separatist policies), and the chance just after a Separatist policy by the party of its
president, who has a power to use or will be remembered for it.
"""

import json
from functools import cache
from pathlib import Path

import numpy as np

from palatine.bots.senate.assignments import Floats

FILE = Path(__file__).parent / "values.json"
LOYALIST_GOAL, SEPARATIST_GOAL = 5, 6
SHAPE = (LOYALIST_GOAL + 1, SEPARATIST_GOAL + 1)


class Values:
    """The table for one size."""

    def __init__(self, at_election: Floats, after_separatist: Floats) -> None:
        self.at_election = at_election
        """By (Loyalist, Separatist policies)."""
        self.after_separatist = after_separatist
        """By (party of the president, Loyalist, Separatist policies)."""


def with_ends(table: Floats) -> Floats:
    """The same table, including the places where the game is over."""
    table[..., LOYALIST_GOAL, :] = 1.0
    table[..., :, SEPARATIST_GOAL] = 0.0
    return table


def guess() -> Values:
    """A table before any learning: each policy is equally likely to be Loyalist."""
    table = with_ends(np.zeros(SHAPE))
    for loyalist in reversed(range(LOYALIST_GOAL)):
        for separatist in reversed(range(SEPARATIST_GOAL)):
            table[loyalist, separatist] = (
                0.52 * table[loyalist + 1, separatist] + 0.48 * table[loyalist, separatist + 1]
            )
    table[:, 3:] *= 0.85  # Palpatine may be elected
    table = with_ends(table)
    return Values(table, np.stack([table, table * 0.9]))


@cache
def values(players: int) -> Values:
    """The learned table for this size."""
    if not FILE.exists():
        return guess()
    sizes = json.loads(FILE.read_text("utf-8"))["sizes"]
    size = sizes[str(players)]
    return Values(
        with_ends(np.array(size["at_election"])), with_ends(np.array(size["after_separatist"]))
    )
