"""Might commits an opponent's asset."""

from collections.abc import Iterator

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.table import (
    ASSETS_OF,
    amount_spent,
    apart_from,
    asset,
    bid_cost,
    owner_of,
)
from palatine.games.to_be_emperor.state import ASSETS, Forum


def targets(t: Forum, seat: Seat) -> tuple[str, ...]:
    """The other players' ready assets [TE-4.3] [TE-R11] [TE-R33]."""
    others = [apart_from(cards, t.committed) for cards in t.assets]
    return sum((*others[:seat], *others[seat + 1 :]), ())


def in_reach(t: Forum, seat: Seat, might: int) -> Iterator[str]:
    """The targets that cost at most this much Might [TE-4.4], found one by one."""
    assets, committed = ASSETS_OF[t.cards], t.committed
    for owner, cards in enumerate(t.assets):
        for card in cards if owner != seat else ():
            if assets[card].cost <= might and card not in committed:
                yield card


def cheapest_target(t: Forum, seat: Seat) -> int:
    """The Might needed for the cheapest target; one if there is no target."""
    return min([asset(t, card).cost for card in targets(t, seat)], default=1)


async def commit_asset(t: Forum, seat: Seat) -> None:
    """Commit one of an opponent's assets that costs no more than the Might spent [TE-4.4]."""
    open_to = tuple(in_reach(t, seat, t.spent))
    question = Pick("target", ASSETS, open_to, about=amount_spent, why_not=why_no_target)
    card = await ask(seat, question) if len(open_to) > 1 else open_to[0]
    t.committed += (card,)
    t.tell(EVERYONE, "asset_committed", player=seat, owner=owner_of(t, card), card=card)


def why_no_target(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not this target: it must be another player's, ready, and not too costly."""
    if atom not in ASSETS.value:
        return None
    if atom in t.assets[seat]:
        return Reason("TE-4.3", "own_asset")
    if atom in targets(t, seat):
        facts: dict[str, Fact] = {"card": atom, "cost": bid_cost(t, atom), "might": t.spent}
        return Reason("TE-4.4", "too_costly", facts)
    if atom in t.committed:
        return Reason("TE-R33", "committed_already", {"card": atom})
    return Reason("TE-4.3", "not_in_play_there")
