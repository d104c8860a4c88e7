"""Chapter 5, the Acquire phase: owners pay for tapped senators, then bids are settled."""

from palatine.core.cards import without
from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, in_turn
from palatine.games.to_be_emperor.rules import resource_phase
from palatine.games.to_be_emperor.rules.payment import pay
from palatine.games.to_be_emperor.rules.table import bid_cost, is_senator, owner_of, return_tokens
from palatine.games.to_be_emperor.state import Bid, Forum


def begin_acquire(t: Forum) -> None:
    """Ask the owners of tapped senators first, starting with the first player [TE-5.1] [TE-R22]."""
    t.phase, t.passes = "acquire", 0
    t.queue = tuple([p for p in in_turn(t.first, t.players) if tapped_of(t, p)])
    go_on(t)


def tapped_of(t: Forum, seat: Seat) -> tuple[str, ...]:
    """A player's tapped senators."""
    return tuple([card for card in t.senators[seat] if card in t.tapped])


async def rescue(t: Forum) -> None:
    """Let an owner pay for tapped senators, which untaps them and returns the bids on them
    [TE-5.2]."""
    seat = t.queue[0]
    saved = await pay(t, seat, tapped_of(t, seat), why_not_rescued)
    return_tokens(t, saved)
    t.tapped = without(t.tapped, saved)
    t.paid += saved  # [TE-R02] no second payment in this round
    t.queue = t.queue[1:]
    go_on(t)


def why_not_rescued(card: str) -> Reason:
    """Why not this senator: you only pay tapped ones here [TE-5.1]."""
    return Reason("TE-5.1", "not_tapped", {"card": card})


def go_on(t: Forum) -> None:
    """Settle the bids in order, once all owners have been asked [TE-R21]."""
    if t.queue:
        return
    for card in t.tapped:
        settle_tapped(t, card)
    t.tapped = ()
    wanted = [bid.place for bid in t.bids]
    for card in (*t.pool, *t.senate):
        if card in wanted:
            settle(t, card)
    t.bids = ()  # [TE-5.10] all tokens come back, also those at the deck
    resource_phase.begin_resource(t)


def winner_of(t: Forum, card: str) -> Seat | None:
    """Who made the highest bid, if only one did and it covers the cost [TE-5.5] [TE-5.6] [TE-R19]
    [TE-R20]."""
    best = highest_bids(t, card)
    if len(best) != 1 or best[0].tokens < bid_cost(t, card):  # [TE-5.7] [TE-5.8]
        return None
    return best[0].seat


def highest_bids(t: Forum, card: str) -> list[Bid]:
    """The highest bid on a card; all of them if several are tied."""
    best: list[Bid] = []
    for bid in t.bids:
        if bid.place == card:
            if not best or bid.tokens > best[0].tokens:
                best = [bid]
            elif bid.tokens == best[0].tokens:
                best.append(bid)
    return best


def settle_tapped(t: Forum, card: str) -> None:
    """Give an unpaid senator to the winner of the bid [TE-5.3], or back to the senate [TE-5.4]."""
    owner, winner = owner_of(t, card), winner_of(t, card)
    assert owner is not None
    t.senators = changed(t.senators, owner, without(t.senators[owner], (card,)))
    if winner is None:
        tell_no_winner(t, card)
        t.senate += (card,)
        t.tell(EVERYONE, "senator_returned", player=owner, card=card)
    else:
        t.senators = changed(t.senators, winner, (*t.senators[winner], card))  # [TE-R23] [TE-R47]
        t.tell(EVERYONE, "senator_lured", player=winner, owner=owner, card=card)
    return_tokens(t, (card,))


def settle(t: Forum, card: str) -> None:
    """Give a card in a pool to the winner of the bid."""
    winner = winner_of(t, card)
    if winner is None:
        tell_no_winner(t, card)
    elif is_senator(card):
        t.senate = without(t.senate, (card,))
        t.senators = changed(t.senators, winner, (*t.senators[winner], card))
    else:
        t.pool = without(t.pool, (card,))
        t.assets = changed(t.assets, winner, (*t.assets[winner], card))  # [TE-5.9] [TE-R35] ready
    if winner is not None:
        t.tell(EVERYONE, "acquired", player=winner, card=card)


def tell_no_winner(t: Forum, card: str) -> None:
    """Say why nobody won, if somebody bid."""
    best = highest_bids(t, card)
    if best and best[0].tokens >= bid_cost(t, card):
        tied = tuple(sorted([bid.seat for bid in best]))
        t.tell(EVERYONE, "bids_tied", players=tied, card=card)
    elif best:
        t.tell(EVERYONE, "bids_too_low", card=card)
