"""Who may be who: every deal of the roles, as matrices over (assignment, seat)."""

from functools import cache, cached_property
from itertools import combinations

import numpy as np
import numpy.typing as npt

from palatine.core.seats import Seat

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]

NOBODY = Seat(-1)
"""The seat of somebody who only looks on."""

LOYALIST, SEPARATIST, PALPATINE = 0, 1, 2
"""Roles as numbers, so that a table by roles is an array."""
ROLE_NUMBERS = {"loyalist": LOYALIST, "separatist": SEPARATIST, "palpatine": PALPATINE}
ROLES = 3

SEPARATISTS = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
"""How many there are besides Palpatine."""
SMALL_TABLE = 6
"""Up to this size Palpatine knows his ally."""


class Assignments:
    """Some deals of the roles: `roles[a, p]` is the role of seat p in the a-th of them."""

    def __init__(self, roles: npt.NDArray[np.int8], rows: Indices | None = None) -> None:
        self.roles = roles
        self.count, self.players = roles.shape
        self.rows: Indices = np.arange(self.count) if rows is None else rows
        """The indices of these deals among all deals."""

    @cached_property
    def plots(self) -> Floats:
        """1 where a seat is a Separatist or Palpatine."""
        return np.asarray(self.roles != LOYALIST, np.float64)

    @cached_property
    def is_palpatine(self) -> Floats:
        """1 where a seat is Palpatine."""
        return np.asarray(self.roles == PALPATINE, np.float64)

    @cache  # noqa: B019 - there are few of them, and they are kept for good
    def pair(self, first: Seat, second: Seat) -> Indices:
        """For each assignment, which of the nine pairs of roles these two seats have."""
        pairs: Indices = (ROLES * self.roles[:, first] + self.roles[:, second]).astype(np.intp)
        return pairs

    @cache  # noqa: B019 - idem
    def pairs(self, first: Seat) -> Indices:
        """The same for this seat with each of the seats, one row each."""
        return np.stack([self.pair(first, Seat(second)) for second in range(self.players)])

    @cache  # noqa: B019 - idem
    def dirty(self, first: Seat, second: Seat) -> Indices:
        """For each assignment, 1 if one of these two plots."""
        return (self.plots[:, first] + self.plots[:, second] > 0).astype(np.intp)


@cache
def all_assignments(players: int) -> Assignments:
    """Every deal of the roles at a table of this size."""
    rows = []
    for palpatine in range(players):
        others = [seat for seat in range(players) if seat != palpatine]
        for separatists in combinations(others, SEPARATISTS[players]):
            row = np.zeros(players, np.int8)
            row[list(separatists)] = SEPARATIST
            row[palpatine] = PALPATINE
            rows.append(row)
    return Assignments(np.array(rows))


@cache
def assignments(players: int, known: tuple[tuple[Seat, int], ...]) -> Assignments:
    """The deals in which these seats have these roles."""
    every = all_assignments(players)
    kept = np.ones(every.count, bool)
    for seat, role in known:
        kept &= every.roles[:, seat] == role
    return Assignments(every.roles[kept], np.flatnonzero(kept))
