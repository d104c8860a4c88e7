"""Who is ahead between two rounds: the assets, and the senators that they can pay."""

import math
from typing import Any

from palatine.bots.to_be_emperor.icons import missing, plus
from palatine.bots.to_be_emperor.quick import Quick, hand_of
from palatine.core.seats import Seat, seats

# Rounded by hand from a fit to who won in the end, in games by the rules of thumb alone.
PAID = 0.6
"""For each Influence that the assets in play can pay."""
PAID_BY_HAND = 0.55
"""For each that takes hand cards."""
UNPAID = 0.32
"""For each that nothing can pay."""
ICON = 0.4
CARD = 0.15
LACKING = -0.17
"""For each icon that is missing to pay all senators."""


def standing(t: Any, seat: Seat, quick: Quick) -> float:
    """How likely this seat is to win."""
    odds = [math.exp(worth(t, each, quick)) for each in seats(t.players)]
    return odds[seat] / sum(odds)


def worth(t: Any, seat: Seat, quick: Quick) -> float:
    """What a player has."""
    book, senators = quick.book, t.senators[seat]
    income, hand = book.icons(t, t.assets[seat]), hand_of(t, seat)
    paid = quick.influence(t, quick.payable(t, senators, income))
    in_all = plus(income, book.icons(t, hand))
    payable = quick.influence(t, quick.payable(t, senators, in_all)) if hand else paid
    return (
        PAID * paid
        + PAID_BY_HAND * (payable - paid)
        + UNPAID * (quick.influence(t, senators) - payable)
        + ICON * sum(income)
        + CARD * len(hand)
        + LACKING * missing(income, book.icons(t, senators))
    )
