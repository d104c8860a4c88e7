"""Planted leaks: while one is planted, the table tells too much; `palatine check` must find it."""

from palatine.core.cards import faces_of
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.seats import Seat, Viewer
from palatine.core.view import Thing, Zone
from saturnalia import rules, view
from saturnalia.state import Feast


def leaks() -> tuple[Leak, ...]:
    """All planted leaks."""
    return (leak("hands lie open", (view, "hand_zone", open_hand)),)


def open_hand(t: Feast, owner: Seat, viewer: Viewer) -> Zone:
    """Everybody sees the faces in a hand."""
    gifts = enumerate(faces_of(t, rules.hand(t, owner)))
    things = tuple([Thing(f"gift:{n}", f"gift:{face}") for n, face in gifts])
    return Zone("hand", "hand", owner, things)
