"""Coin moves spent tokens from one place to others."""

from palatine.core.decisions import Pick, Reason, Share, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.table import (
    amount_spent,
    draw,
    places,
    put_tokens,
    tokens_at,
    why_no_place,
)
from palatine.games.to_be_emperor.state import DECK, PLACES, Forum


def sources(t: Forum, seat: Seat) -> tuple[str, ...]:
    """Places where this player has tokens that could go elsewhere [TE-R10]."""
    held = tuple([bid.place for bid in t.bids if bid.seat == seat])
    if not held or len(t.senate) > 1:  # then there is always another place
        return held
    open_to = places(t, seat)
    return held if len(open_to) > 1 else tuple([place for place in held if (place,) != open_to])


def goals(t: Forum, seat: Seat, source: str) -> tuple[str, ...]:
    """Where a bid would be legal, except the source itself [TE-R37] [TE-R38]."""
    return tuple([place for place in places(t, seat) if place != source])


async def move_tokens(t: Forum, seat: Seat) -> None:
    """Move up to one token per Coin spent, all from one place [TE-4.1] [TE-4.2] [TE-R09]."""
    source = await choose_source(t, seat)
    arrived = await choose_goals(t, seat, source)
    put_tokens(t, source, seat, -sum(arrived.values()))
    for goal, count in arrived.items():
        put_tokens(t, goal, seat, count)
        t.tell(EVERYONE, "tokens_moved", player=seat, source=source, goal=goal, tokens=count)
    if DECK in arrived:
        draw(t, seat, arrived[DECK])  # [TE-R09] like a token spent there


async def choose_source(t: Forum, seat: Seat) -> str:
    """The place to take tokens from; if there is only one, everybody knows it."""
    origins = sources(t, seat)
    if len(origins) == 1:
        return origins[0]
    return await ask(seat, Pick("source", PLACES, origins, why_not=why_no_source))


def why_no_source(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not this place: the player has no tokens there, or they can't go elsewhere."""
    if atom not in PLACES.value:
        return None
    if not tokens_at(t, atom, seat):
        return Reason("TE-R10", "no_tokens_there")
    return Reason("TE-R38", "no_goal")


async def choose_goals(t: Forum, seat: Seat, source: str) -> dict[str, int]:
    """How many tokens go where; for one Coin, where the one token goes.

    Everyone sees which of the two we ask, so it must not depend on a source that nobody knows yet.
    """
    if t.spent == 1:
        one = Pick("goal", PLACES, goals(t, seat, source), why_not=why_no_goal)
        return {await ask(seat, one): 1}
    moved = await ask(seat, moving(t, seat, source))
    return {place: count for place, count in moved.items() if count}


def moving(t: Forum, seat: Seat, source: str) -> Share[str]:
    """How many tokens go where; at the deck no more than it has cards [TE-R17]."""
    bins = goals(t, seat, source)
    most = min(t.spent, tokens_at(t, source, seat))
    caps = tuple([min(most, len(t.deck)) if place == DECK else most for place in bins])
    return Share(
        "move",
        PLACES,
        bins,
        least=1,
        most=min(most, sum(caps)),
        caps=caps,
        about=amount_spent,
        why_not=why_no_goal,
    )


def why_no_goal(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not this place: a bid there would not be legal, or it is the source."""
    if atom == "":
        return Reason("TE-4.2", "move_so_many", {"coins": t.spent})
    if atom not in PLACES.value:
        return None
    return why_no_place(t, seat, atom) or Reason("TE-R37", "not_back")
