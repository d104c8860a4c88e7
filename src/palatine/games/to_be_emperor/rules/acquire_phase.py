"""Chapter 5, the Acquire phase: owners pay for tapped senators, then the bids are settled."""

from palatine.core.cards import without
from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, in_turn, seats
from palatine.games.to_be_emperor.rules import resource_phase
from palatine.games.to_be_emperor.rules.payment import pay
from palatine.games.to_be_emperor.rules.table import bid_cost, is_senator, owner_of, return_tokens
from palatine.games.to_be_emperor.state import Forum


def begin_acquire(t: Forum) -> None:
    """Owners of tapped senators are asked first, from the first player on [TE-5.1] [TE-R22]."""
    t.phase, t.passes = "acquire", 0
    t.queue = tuple([p for p in in_turn(t.first, t.players) if tapped_of(t, p)])
    go_on(t)


def tapped_of(t: Forum, seat: Seat) -> tuple[str, ...]:
    """A player's tapped senators."""
    return tuple([card for card in t.senators[seat] if card in t.tapped])


async def rescue(t: Forum) -> None:
    """An owner may pay for tapped senators: they are untapped, and bids on them go back
    [TE-5.2]."""
    seat = t.queue[0]
    saved = await pay(t, seat, tapped_of(t, seat), why_not_rescued)
    return_tokens(t, saved)
    t.tapped = without(t.tapped, saved)
    t.paid += saved  # [TE-R02] no second payment in this round
    t.queue = t.queue[1:]
    go_on(t)


def why_not_rescued(card: str) -> Reason:
    """Only tapped senators are paid here [TE-5.1]."""
    return Reason("TE-5.1", "not_tapped", {"card": card})


def go_on(t: Forum) -> None:
    """When all owners were asked, the bids are settled in order [TE-R21]."""
    if t.queue:
        return
    for card in t.tapped:
        settle_tapped(t, card)
    t.tapped = ()
    wanted = [bid.place for bid in t.bids]
    for card in (*t.pool, *t.senate):
        if card in wanted:
            settle(t, card)
    t.bids = ()  # [TE-5.10] all tokens come back, those at the deck as well
    resource_phase.begin_resource(t)


def winner_of(t: Forum, card: str) -> Seat | None:
    """The one highest bid, if it reaches the cost [TE-5.5] [TE-5.6] [TE-R19] [TE-R20]."""
    bids = [bid for bid in t.bids if bid.place == card]
    most = max([bid.tokens for bid in bids], default=0)
    best = [bid.seat for bid in bids if bid.tokens == most]
    return best[0] if len(best) == 1 and most >= bid_cost(t, card) else None  # [TE-5.7] [TE-5.8]


def settle_tapped(t: Forum, card: str) -> None:
    """An unpaid senator goes to whoever won the bid [TE-5.3], or back to the senate [TE-5.4]."""
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
    """A card in a pool goes to whoever won the bid."""
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
    """Where somebody bid and nobody won, say why."""
    bids = [bid for bid in t.bids if bid.place == card]
    most = max([bid.tokens for bid in bids], default=0)
    if most >= bid_cost(t, card):
        tied = tuple([p for p in seats(t.players) for b in bids if (b.seat, b.tokens) == (p, most)])
        t.tell(EVERYONE, "bids_tied", players=tied, card=card)
    elif bids:
        t.tell(EVERYONE, "bids_too_low", card=card)
