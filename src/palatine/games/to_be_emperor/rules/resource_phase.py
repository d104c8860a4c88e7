"""Chapter 6, the Resource phase: senators are paid, or tapped."""

from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, in_turn
from palatine.games.to_be_emperor.rules import end_phase
from palatine.games.to_be_emperor.rules.payment import pay
from palatine.games.to_be_emperor.rules.table import apart_from
from palatine.games.to_be_emperor.state import Forum


def begin_resource(t: Forum) -> None:
    """Ask all players with a senator to pay, starting with the first player [TE-R22]."""
    t.phase = "resource"
    t.queue = tuple([p for p in in_turn(t.first, t.players) if due_of(t, p)])
    go_on(t)


def due_of(t: Forum, seat: Seat) -> tuple[str, ...]:
    """The senators to pay: all except those that a payment just untapped [TE-6.2]."""
    return apart_from(t.senators[seat], t.paid)


def why_not_due(card: str) -> Reason:
    """Why not this senator: it was paid in this round's Acquire phase."""
    return Reason("TE-6.2", "paid_already", {"card": card})


async def upkeep(t: Forum) -> None:
    """Let a player pay senators; tap those that are not paid [TE-6.3]."""
    seat = t.queue[0]
    due = due_of(t, seat)
    paid = await pay(t, seat, due, why_not_due)
    unpaid = tuple([card for card in due if card not in paid])
    if unpaid:
        t.tapped += unpaid
        t.tell(EVERYONE, "senators_tapped", player=seat, senators=unpaid)
    t.queue = t.queue[1:]
    go_on(t)


def go_on(t: Forum) -> None:
    """End the round once everyone is done [TE-6.4]."""
    if not t.queue:
        end_phase.begin_end(t)
