"""What a player knows for sure about another's three cards, whatever was shuffled since.

Everybody begins with at least one Loyalist and one Rebel card. A card that was seen counts. A
shuffle keeps what was known about the three together [BE-R65]; a swap takes one away and adds one.
"""

from collections.abc import Iterable

from palatine.core.cards import Handle
from palatine.core.seats import Seat, seats
from palatine.games.besides_the_emperor.components import Identity
from palatine.games.besides_the_emperor.state import (
    LOYALIST,
    REBEL,
    Court,
    Mixed,
    Swapped,
    has_seen,
)

Least = tuple[int, int]
"""The least number of Rebel cards, and of Loyalist cards."""


def least_of_all(t: Court, viewer: Seat) -> dict[Seat, Least]:
    """For each player, how many cards of each kind the viewer is sure of."""
    least: dict[Seat, Least] = dict.fromkeys(seats(t.players), (1, 1))
    for deed in t.history:
        if type(deed) is Mixed:
            least[deed.seat] = higher(least[deed.seat], seen_among(t, viewer, deed.before))
        elif type(deed) is Swapped:
            for p, gone, come in (
                (deed.seat, deed.given, deed.taken),
                (deed.target, deed.taken, deed.given),
            ):
                less = minus(least[p], t, viewer, gone)
                least[p] = plus(less, seen_among(t, viewer, (come,)))
    return {p: higher(least[p], seen_among(t, viewer, t.slots[p])) for p in least}


def seen_among(t: Court, viewer: Seat, cards: Iterable[Handle]) -> Least:
    """How many Rebels and how many Loyalists the viewer has seen among these cards."""
    faces = [t.faces[card] for card in cards if has_seen(t, viewer, card)]
    return faces.count(REBEL), faces.count(LOYALIST)


def higher(one: Least, other: Least) -> Least:
    """The higher of each count: if both are sure, so is that."""
    return max(one[0], other[0]), max(one[1], other[1])


def plus(one: Least, other: Least) -> Least:
    """The counts with one more card."""
    return one[0] + other[0], one[1] + other[1]


def minus(sure: Least, t: Court, viewer: Seat, gone: Handle) -> Least:
    """The counts without a card; one that was not seen may have been of either kind."""
    rebels, loyalists = seen_among(t, viewer, (gone,)) if has_seen(t, viewer, gone) else (1, 1)
    return max(0, sure[0] - rebels), max(0, sure[1] - loyalists)


def sure_identity(t: Court, seat: Seat, least: Least) -> Identity | None:
    """A player's identity, if these cards settle it."""
    if seat == t.emperor:
        return "emperor"
    if least[0] > 1:
        return REBEL
    return LOYALIST if least[1] > 1 else None
