"""Might: it commits an asset of an opponent."""

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.table import amount_spent, bid_cost, owner_of
from palatine.games.to_be_emperor.state import ASSETS, Forum


def targets(t: Forum, seat: Seat) -> tuple[str, ...]:
    """The other players' ready assets [TE-4.3] [TE-R11] [TE-R33]."""
    others = [cards for owner, cards in enumerate(t.assets) if owner != seat]
    return tuple([card for cards in others for card in cards if card not in t.committed])


async def commit_asset(t: Forum, seat: Seat) -> None:
    """Commit one asset of an opponent that costs no more than the Might spent [TE-4.4]."""
    open_to = tuple([card for card in targets(t, seat) if bid_cost(t, card) <= t.spent])
    question = Pick("target", ASSETS, open_to, about=amount_spent, why_not=why_no_target)
    card = await ask(seat, question) if len(open_to) > 1 else open_to[0]
    t.committed += (card,)
    t.tell(EVERYONE, "asset_committed", player=seat, owner=owner_of(t, card), card=card)


def why_no_target(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """A target is another player's, ready, and not too costly."""
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
