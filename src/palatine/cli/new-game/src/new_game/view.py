"""What each viewer sees, built up from nothing."""

from new_game.state import Chamber
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.view import SeatView, Thing, View, Zone


def view(t: Chamber, viewer: Viewer) -> View:
    """The players, the dagger in front of its holder, and how many passes are left."""
    rows = tuple([seat_view(t, player, viewer) for player in seats(t.players)])
    blade = Thing("blade", f"card:{t.card}")
    held = Zone("held", "row", t.holder, (blade,))
    return View(viewer, t.phase, rows, (held,), counters={"passes": t.passes_left})


def seat_view(t: Chamber, player: Seat, viewer: Viewer) -> SeatView:
    """A player: at the end with the role, before that with the role for its owner alone."""
    holds = ("holder",) if player == t.holder else ()
    if t.phase == "over":
        return SeatView(player, (*holds, role_mark(t, player)))
    if t.roles and player == viewer:
        return SeatView(player, holds, (role_mark(t, player),))
    return SeatView(player, holds)


def role_mark(t: Chamber, player: Seat) -> str:
    """A role, as a mark."""
    return f"role_{t.roles[player]}"
