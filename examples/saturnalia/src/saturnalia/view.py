"""What each viewer sees: coins and points are public, gift cards are their owner's."""

from palatine.core.cards import faces_of
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.view import SeatView, Thing, View, Zone
from saturnalia.rules import hand
from saturnalia.state import Feast


def view(t: Feast, viewer: Viewer) -> View:
    """The table: coins and points are public, gift cards are their owner's."""
    rows = tuple(
        SeatView(p, counters={"coins": t.coins[p], "points": t.points[p]}) for p in seats(t.players)
    )
    zones = tuple(hand_zone(t, p, viewer) for p in seats(t.players)) if t.box else ()
    return View(viewer, t.phase, rows, zones, counters={"feast": t.held + 1})


def hand_zone(t: Feast, owner: Seat, viewer: Viewer) -> Zone:
    """A hand: faces for its owner, backs for the others."""
    if viewer != owner:
        return Zone("hand", "hand", owner, backs=2)
    gifts = enumerate(faces_of(t, hand(t, owner)))
    things = tuple(Thing(f"gift:{n}", f"gift:{face}") for n, face in gifts)
    return Zone("hand", "hand", owner, things, secret=True)
