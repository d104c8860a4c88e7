"""Chapter 6, the Resource phase: senators are paid, or tapped."""

from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, in_turn
from palatine.games.to_be_emperor.rules import end_phase
from palatine.games.to_be_emperor.rules.payment import pay
from palatine.games.to_be_emperor.rules.table import apart_from
from palatine.games.to_be_emperor.state import Forum


def begin_resource(t: Forum) -> None:
    """All who have a senator to pay are asked, from the first player on [TE-R22]."""
    t.phase = "resource"
    t.queue = tuple([p for p in in_turn(t.first, t.players) if due_of(t, p)])
    go_on(t)


def due_of(t: Forum, seat: Seat) -> tuple[str, ...]:
    """Senators to be paid: all but those that were untapped by payment just now [TE-6.2]."""
    return apart_from(t.senators[seat], t.paid)


def why_not_due(card: str) -> Reason:
    """It was paid in the Acquire phase of this round."""
    return Reason("TE-6.2", "paid_already", {"card": card})


async def upkeep(t: Forum) -> None:
    """A player pays senators; those that are not paid are tapped [TE-6.3]."""
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
    """When all are done, the round ends [TE-6.4]."""
    if not t.queue:
        end_phase.begin_end(t)
