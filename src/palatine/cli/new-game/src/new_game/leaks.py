"""Planted leaks: while one is open the table tells too much, and `palatine check` must find it."""

from new_game import rules, view
from new_game.state import Chamber
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.seats import Seat, Viewer
from palatine.core.view import SeatView


def leaks() -> tuple[Leak, ...]:
    """All of them."""
    return (
        leak("everybody sees every role", (view, "seat_view", roles_open)),
        leak("the question names the traitor", (rules, "left", traitor_named)),
    )


def roles_open(t: Chamber, player: Seat, viewer: Viewer) -> SeatView:
    """The role as a mark that everybody sees."""
    return SeatView(player, (view.role_mark(t, player),) if t.roles else ())


def traitor_named(t: Chamber, seat: Seat) -> dict[str, int]:
    """A fact that the question's sentence does not need, and that nobody may know."""
    return {"passes": t.passes_left, "traitor": rules.traitor(t)}
