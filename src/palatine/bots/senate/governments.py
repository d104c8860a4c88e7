"""What a government is worth: what it may enact by the roles of its pair, and what follows."""

from functools import lru_cache

import numpy as np

from palatine.bots.senate.assignments import PALPATINE, ROLES, Floats
from palatine.bots.senate.belief import Belief
from palatine.bots.senate.history import DANGER, History
from palatine.bots.senate.likelihoods import DRAWN, PASSED, Behaviour, Seen, ends, passes
from palatine.bots.senate.values import LOYALIST_GOAL, SEPARATIST_GOAL, Values
from palatine.core.seats import Seat

PLOTTING_CHANCELLORS = tuple(range(PALPATINE, ROLES * ROLES, ROLES))
"""The pairs whose chancellor is Palpatine."""
DESPERATE = Behaviour(
    buries_last=(0.01, 0.97, 0.97),
    discards_loyalist=(0.05, 0.97, 0.97),
    enacts_separatist=(0.004, 0.97, 0.97),
)
"""How players behave when the next policy may end the game."""


@lru_cache(maxsize=16)
def enacts_loyalist(people: Behaviour) -> Floats:
    """The chance of a Loyalist policy, by (pair of roles, Loyalist tiles drawn)."""
    table = np.zeros((ROLES * ROLES, DRAWN))
    for pair in range(ROLES * ROLES):
        president, chancellor = divmod(pair, ROLES)
        for drawn in range(DRAWN):
            table[pair, drawn] = sum(
                passes(people, president, drawn, passed)
                * ends(Seen(enacted=1), people, chancellor, passed)
                for passed in range(PASSED)
            )
    return table


def is_decisive(loyalist: int, separatist: int) -> bool:
    """Whether the next policy may end the game."""
    return loyalist == LOYALIST_GOAL - 1 or separatist == SEPARATIST_GOAL - 1


def worth_by_roles(
    values: Values, people: Behaviour, history: History, draw: Floats, dread: float = 0.0
) -> Floats:
    """The Loyalists' chance to win with a government, by its pair of roles; where it is lost by
    electing Palpatine, less than none by as much as they dread that."""
    loyalist, separatist = history.loyalist, history.separatist
    behaviour = DESPERATE if is_decisive(loyalist, separatist) else people
    good = enacts_loyalist(behaviour) @ draw
    after = values.after_separatist[:, loyalist, separatist + 1]
    bad = after[(0, 0, 0, 1, 1, 1, 1, 1, 1),]  # by the president's party
    worth: Floats = bad + good * (values.at_election[loyalist + 1, separatist] - bad)
    if separatist >= DANGER:
        worth[PLOTTING_CHANCELLORS,] = -dread
    return worth


class Governments:
    """The worth of every government, to somebody with this belief."""

    def __init__(
        self,
        belief: Belief,
        history: History,
        values: Values,
        people: Behaviour,
        dread: float = 0.0,
    ) -> None:
        self.belief, self.history, self.values = belief, history, values
        self.by_roles = worth_by_roles(values, people, history, belief.next_draw(history), dread)
        self.weights = belief.weights()

    def worth(self, president: Seat, chancellor: Seat) -> float:
        """The Loyalists' chance to win with this government."""
        pairs = self.belief.people.pair(president, chancellor)
        return float(self.weights @ self.by_roles.take(pairs))

    def under(self, president: Seat) -> list[float]:
        """The same for this president with each of the seats."""
        pairs = self.belief.people.pairs(president)
        worth: list[float] = (self.by_roles.take(pairs) @ self.weights).tolist()
        return worth

    def chaos(self) -> float:
        """Their chance if the top tile of the deck is enacted."""
        loyalist, separatist = self.history.loyalist, self.history.separatist
        good = self.belief.next_tile(self.history)
        table = self.values.at_election
        return float(
            good * table[loyalist + 1, separatist] + (1 - good) * table[loyalist, separatist + 1]
        )
