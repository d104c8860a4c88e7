"""How turns of the Main phase follow each other, whatever happens in them."""

from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.acquire_phase import begin_acquire
from palatine.games.to_be_emperor.rules.table import places, tokens_left
from palatine.games.to_be_emperor.state import Forum


def can_place(t: Forum, seat: Seat) -> bool:
    """Whether this player has tokens, and a place for them."""
    return tokens_left(t, seat) > 0 and bool(places(t, seat))


def go_on(t: Forum) -> None:
    """Continue the player's turn, unless nothing is left to do in it."""
    t.step, t.using = "act", None
    if t.has_used and (t.has_placed or not can_place(t, t.active)):
        end_turn(t)


def end_turn(t: Forum) -> None:
    """Go to the next player; once all pass in a row, end the phase [TE-3.9] [TE-R06]."""
    t.has_placed = t.has_used = False
    t.active = Seat((t.active + 1) % t.players)
    if t.passes == t.players:
        begin_acquire(t)
