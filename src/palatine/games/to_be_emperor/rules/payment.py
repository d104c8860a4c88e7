"""Paying senators, in the Acquire and the Resource phase: any of them with any cards, at once."""

from palatine.core.atoms import DONE
from palatine.core.cover import Cover
from palatine.core.decisions import ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.table import (
    gives,
    hand_cards,
    is_senator,
    pointed_at,
    ready_assets,
    senator,
    use_assets,
)
from palatine.games.to_be_emperor.state import MEANS, Forum

NOTHING = (0, 0, 0)


async def pay(t: Forum, seat: Seat, due: tuple[str, ...]) -> tuple[str, ...]:
    """Ask which of these senators are paid, and with what; use those cards [TE-6.1].

    Who has cards in hand is asked even if they can pay nobody: that is nobody's business. Who has
    none is asked if there is a choice, which everybody sees [TE-R48].
    """
    question = paying(t, seat, due)
    if not t.hands[seat] and question.next_atoms(()) == (DONE,):
        return ()
    chosen = await ask(seat, question)
    paid = tuple([card for card in due if card in chosen])
    used = [card for card in chosen if not is_senator(card)]
    lying = use_assets(t, seat, used)
    if paid:
        t.tell(EVERYONE, "senators_paid", player=seat, senators=paid, cards=lying)
    return paid


def paying(t: Forum, seat: Seat, due: tuple[str, ...]) -> Cover[str]:
    """Any senators, and any cards that give all they cost together [TE-1.10] [TE-R25]; or nothing
    at all [TE-R26]. More than enough is allowed, but not for nobody [TE-R42]."""
    means = (*ready_assets(t, seat), *hand_cards(t, seat))
    costs = [tuple([-n for n in senator(t, card).needs]) for card in due]
    worth = (*costs, *[gives(t, card) for card in means])
    at = pointed_at(t, seat, (*due, *means))
    return Cover("pay", MEANS, (*due, *means), at, 0, len(worth), worth, NOTHING)
