"""Paying senators in the Acquire and Resource phases: any of them with any cards, all at once."""

from collections.abc import Callable
from operator import le

from palatine.core.cover import Cover
from palatine.core.decisions import Reason, ask, given
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.table import (
    gives,
    is_senator,
    means,
    pointed_at,
    resources,
    senator,
    use_assets,
    why_not_means,
)
from palatine.games.to_be_emperor.state import MEANS, SENATORS, Forum

NOTHING = (0, 0, 0)

WhyNotDue = Callable[[str], Reason]
"""Why a player's own senator needs no payment in this phase."""


async def pay(
    t: Forum, seat: Seat, due: tuple[str, ...], why_not_due: WhyNotDue
) -> tuple[str, ...]:
    """Ask which of these senators to pay, and with what; use those cards [TE-6.1].

    We ask a player with cards in hand even if they can pay nobody: that is nobody's business. We
    ask a player without cards if there is a choice, which everybody sees [TE-R48].
    """
    if not t.hands[seat] and not can_pay(t, seat, due):
        return ()
    chosen = await ask(seat, paying(t, seat, due, why_not_due))
    paid = tuple([card for card in due if card in chosen])
    used = [card for card in chosen if not is_senator(card)]
    lying = use_assets(t, seat, used)
    if paid:
        t.tell(EVERYONE, "senators_paid", player=seat, senators=paid, cards=lying)
    return paid


def can_pay(t: Forum, seat: Seat, due: tuple[str, ...]) -> bool:
    """Whether a player has enough for any of these senators."""
    have = resources(t, seat)
    return any(all(map(le, senator(t, card).needs, have)) for card in due)


def paying(t: Forum, seat: Seat, due: tuple[str, ...], why_not_due: WhyNotDue) -> Cover[str]:
    """Any senators, and any cards that cover their total cost [TE-1.10] [TE-R25]; or nothing at all
    [TE-R26]. Paying too much is allowed, but not paying for nobody [TE-R42]."""
    cards = due + means(t, seat)
    costs = [tuple([-n for n in senator(t, card).needs]) for card in due]
    worth = (*costs, *[gives(t, card) for card in cards[len(due) :]])
    return Cover(
        "pay",
        MEANS,
        cards,
        pointed_at,
        least=0,
        most=len(worth),
        worth=worth,
        need=NOTHING,
        about=phase_of_payment,
        why_not=given(why_not_paid, why_not_due),
    )


def phase_of_payment(t: Forum, seat: Seat) -> dict[str, Fact]:
    """The phase: you pay tapped senators in the Acquire phase, all others in the Resource phase."""
    return {"phase": t.phase}


def why_not_paid(t: Forum, seat: Seat, atom: str, why_not_due: WhyNotDue) -> Reason | None:
    """Why not: a senator that is not due, a card that can't be used, or too small a sum."""
    if atom == "":
        return Reason("TE-R25", "payment_short")
    if atom not in SENATORS.value:
        return why_not_means(t, seat, atom)
    if atom not in t.senators[seat]:
        return Reason("TE-6.1", "not_your_senator")
    return why_not_due(atom)
