"""Which of the tables that look the same a careful reader in a seat thinks likely."""

import numpy as np

from palatine.bots.beliefs import Weigh, breaths, public_points
from palatine.bots.senate.assignments import ROLE_NUMBERS
from palatine.bots.senate.curves import Viewpoint
from palatine.core.match import Match
from palatine.core.seats import Seat


def plausible(match: Match, told: int, seat: Seat) -> Weigh:
    """By the roles alone: what the reader thinks of a deal, compared with what is proved of it."""
    viewpoint = Viewpoint(match, seat)
    news = match.news[:told]
    for part in breaths(news, public_points(news)):
        viewpoint.hear(part)
    reader = viewpoint.reader()
    ratios = reader.weights() / np.maximum(reader.proved(), 1e-12)
    people = reader.people.roles.tolist()
    known = {tuple(row): float(ratio) for row, ratio in zip(people, ratios, strict=True)}

    def weigh(world: Match) -> float:
        return known.get(tuple([ROLE_NUMBERS[role] for role in world.state.roles]), 0.0)

    return weigh
