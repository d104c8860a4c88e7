"""How turns of the Main phase follow each other, whatever was done in them."""

from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.acquire_phase import begin_acquire
from palatine.games.to_be_emperor.rules.table import places, tokens_left
from palatine.games.to_be_emperor.state import Forum


def can_place(t: Forum, seat: Seat) -> bool:
    """Whether this player has tokens, and a place for them."""
    return tokens_left(t, seat) > 0 and bool(places(t, seat))


def go_on(t: Forum) -> None:
    """The same player goes on, unless the turn has nothing more to offer."""
    t.step, t.using = "act", None
    if t.has_used and (t.has_placed or not can_place(t, t.active)):
        end_turn(t)


def end_turn(t: Forum) -> None:
    """The next player's turn; when all have passed in a row, the phase ends [TE-3.9] [TE-R06]."""
    t.has_placed = t.has_used = False
    t.active = Seat((t.active + 1) % t.players)
    if t.passes == t.players:
        begin_acquire(t)
