"""Why not: for what a question does not offer, the rule that says so.

A reason may lean on the asked player's own hand, and on nothing else that is hidden.
"""

from collections.abc import Callable

from palatine.core.atoms import NUMBERS, PLAYERS
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.abilities import (
    has_effect,
    least_needed,
    sources_of,
    targets,
)
from palatine.games.to_be_emperor.rules.table import (
    bid_cost,
    hand_cards,
    has,
    owner_of,
    places,
    tokens_at,
    tokens_left,
)
from palatine.games.to_be_emperor.rules.turns import can_place
from palatine.games.to_be_emperor.state import (
    ASSETS,
    CARDS,
    DECK,
    END,
    HAND,
    MIGHT,
    PASS,
    PLACES,
    SENATORS,
    USES,
    Forum,
)


def why_not(t: Forum, seat: Seat, kind: str, atom: str) -> Reason | None:
    """The reason why this atom is not offered, or with no atom, what a right answer is."""
    if not t.hands or atom in PLAYERS.value:
        return None
    reason = KINDS.get(kind)
    return reason(t, seat, atom) if reason else None


# A turn


def why_not_act(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Places, abilities, pass and end."""
    if atom in PLACES.value:
        return why_not_bid(t, seat, atom)
    if atom in USES.value:
        return why_not_use(t, seat, atom)
    if atom == PASS:
        return Reason("TE-3.4", "end_instead") if t.has_placed else Reason("TE-3.2", "must_spend")
    if atom == END:
        return Reason("TE-3.2", "must_spend" if can_place(t, seat) else "pass_instead")
    return None


def why_not_bid(t: Forum, seat: Seat, place: str) -> Reason | None:
    """Why no tokens can go here now: the turn first, then the place."""
    if t.has_placed:
        return Reason("TE-R43", "placed_already")
    if not tokens_left(t, seat):
        return Reason("TE-3.2", "no_tokens")
    return why_no_place(t, seat, place)


def why_no_place(t: Forum, seat: Seat, place: str) -> Reason | None:
    """Why a bid would not be legal at this place."""
    if place == DECK:
        return Reason("TE-R17", "deck_empty") if not t.deck else None
    if place in t.fresh:
        return Reason("TE-1.9", "fresh", {"card": place})
    owner = owner_of(t, place)
    if owner == seat and place in t.tapped:
        return Reason("TE-R24", "own_senator", {"card": place})
    if owner is not None:
        return Reason("TE-3.2", "is_held", {"card": place, "player": owner})
    return Reason("TE-3.2", "not_open") if place not in places(t, seat) else None


def why_not_use(t: Forum, seat: Seat, use: str) -> Reason | None:
    """Why this ability can't be used now."""
    resource = use.partition(":")[2]
    if t.has_used:
        return Reason("TE-3.5", "used_already")
    if not has_effect(t, seat, resource):  # type: ignore[arg-type]
        return Reason("TE-R46", f"no_effect_{resource}")
    if resource == MIGHT and sources_of(t, seat, MIGHT):
        return Reason("TE-4.4", "too_little_might", {"need": least_needed(t, seat, MIGHT)})
    return Reason("TE-3.4", "no_source", {"resource": resource})


def why_not_tokens(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """An amount that is too high, or nothing."""
    if atom not in NUMBERS.value:
        return None
    left = tokens_left(t, seat)
    number = NUMBERS.value[atom]
    if number == 0:
        return Reason("TE-3.2", "one_token_at_least")
    if number <= left:
        return Reason("TE-R17", "deck_too_small", {"cards": len(t.deck)})
    return Reason("TE-2.3", "too_few_tokens", {"tokens": left})


# Abilities


def why_not_spend(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """A card that can't be used for the chosen resource; or too little of it."""
    assert t.using is not None
    if atom in HAND.value and atom in hand_cards(t, seat) and not has(t, atom, t.using):
        return Reason("TE-3.6", "lacks_resource", {"card": atom, "resource": t.using})
    if atom in t.assets[seat] and atom not in t.committed:
        return Reason("TE-3.6", "lacks_resource", {"card": atom, "resource": t.using})
    if atom == "":
        need = least_needed(t, seat, t.using)
        return Reason("TE-4.4" if t.using == MIGHT else "TE-3.4", "spend_more", {"need": need})
    return why_not_means(t, seat, atom)


def why_not_means(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """A card that is not there, is another's, or is committed."""
    if atom in HAND.value:
        return Reason("TE-R08", "not_in_hand")
    if atom not in ASSETS.value:
        return None
    if atom in t.committed and atom in t.assets[seat]:
        return Reason("TE-1.8", "committed", {"card": atom})
    return Reason("TE-1.8", "not_in_play")


def why_not_source(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Only places with own tokens."""
    if atom not in PLACES.value:
        return None
    if not tokens_at(t, atom, seat):
        return Reason("TE-R10", "no_tokens_there")
    return Reason("TE-R38", "no_goal")


def why_not_move(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """A goal is another place, where a bid would be legal."""
    if atom == "":
        return Reason("TE-4.2", "move_so_many", {"coins": t.spent})
    if atom not in PLACES.value:
        return None
    return why_no_place(t, seat, atom) or Reason("TE-R37", "not_back")


def why_not_target(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """A target is another player's, ready, and not too costly."""
    if atom not in ASSETS.value:
        return None
    if atom in t.assets[seat]:
        return Reason("TE-4.3", "own_asset")
    if atom in targets(t, seat):
        facts: dict[str, int | str] = {"card": atom, "cost": bid_cost(t, atom), "might": t.spent}
        return Reason("TE-4.4", "too_costly", {**facts})
    if atom in t.committed:
        return Reason("TE-R33", "committed_already", {"card": atom})
    return Reason("TE-4.3", "not_in_play_there")


def why_not_keep(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """One card for each asset that was used."""
    if atom == "":
        return Reason("TE-4.6", "keep_so_many", {"count": t.spent})
    return Reason("TE-4.6", "not_drawn") if atom in CARDS.value else None


def why_not_sort(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """All that is left, above or below the deck."""
    if atom == "":
        return Reason("TE-4.7", "sort_all")
    return Reason("TE-4.7", "not_drawn") if atom in CARDS.value else None


# Payment


def why_not_pay(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """A senator that is not due, a card that can't be used; or a sum that does not suffice."""
    if atom == "":
        return Reason("TE-R25", "payment_short")
    if atom not in SENATORS.value:
        return why_not_means(t, seat, atom)
    if atom not in t.senators[seat]:
        return Reason("TE-6.1", "not_your_senator")
    if t.phase == "acquire":
        return Reason("TE-5.1", "not_tapped", {"card": atom})
    return Reason("TE-6.2", "paid_already", {"card": atom})


def why_not_draw(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Draw or not."""
    return Reason("TE-7.4", "draw_or_not") if atom == "" else None


KINDS: dict[str, Callable[[Forum, Seat, str], Reason | None]] = {
    "bid": why_not_act,
    "idle": why_not_act,
    "after": why_not_act,
    "tokens": why_not_tokens,
    "spend": why_not_spend,
    "source": why_not_source,
    "goal": why_not_move,
    "move": why_not_move,
    "target": why_not_target,
    "keep": why_not_keep,
    "sort": why_not_sort,
    "pay": why_not_pay,
    "draw": why_not_draw,
}
