"""What a viewer may lawfully know, written from the rulebook and not from the news or views.

The non-interference check relies on it: two tables that are the same to this function must look the
same to the viewer, byte for byte. So it names every fact again, and uses no view and no news.
"""

from palatine.core.cards import faces_of
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.games.to_be_emperor.state import Flow, Forum


def knowledge(t: Forum, viewer: Viewer) -> object:
    """Everything that this viewer may know about the table."""
    if viewer == PUBLIC:
        return public(t)
    return public(t), private(t, viewer)


def public(t: Forum) -> object:
    """Public facts: bids, assets, senators, and the sizes of hands and decks [TE-R30] [TE-R50]."""
    switches = (t.players, t.cards, t.round_limit)
    turn = (t.phase, t.step, t.round, t.first, t.active, t.passes, t.has_placed, t.has_used)
    deed = (t.using, t.spent, t.queue)
    sizes = (len(t.deck), tuple([len(hand) for hand in t.hands]), len(t.senate_order))
    pools = (t.pool, t.fresh, t.senate, t.senate_order[: t.seated])
    in_play = (t.assets, t.committed, t.senators, t.tapped, t.paid, t.bids)
    history = tuple([in_the_open(t, flow) for flow in t.flow])
    return switches, turn, deed, sizes, pools, in_play, history, (t.result, t.winners)


def in_the_open(t: Forum, flow: Flow) -> object:
    """Who drew how many and kept how many; faces only of cards that are face up."""
    seen = faces_of(t, flow.cards) if flow.kind in ("turned", "played") else ()
    return flow.kind, flow.seat, len(flow.cards), seen, len(flow.kept)


def private(t: Forum, seat: Seat) -> object:
    """The player's own hand, what they drew, and what they put back where in the deck [TE-R14]."""
    if not t.hands:
        return None
    seen = tuple(
        (faces_of(t, flow.cards), *[faces_of(t, c) for c in (flow.kept, flow.top, flow.bottom)])
        for flow in t.flow
        if flow.seat == seat
    )
    return faces_of(t, t.hands[seat]), seen
