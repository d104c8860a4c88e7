"""What a viewer may lawfully know, written from the rulebook and not from the news or views.

The non-interference check relies on it: two tables that are the same to this function must look the
same to the viewer, byte for byte. So it names every fact again, and uses no view and no news.
"""

from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.games.besides_the_emperor.ledger import held_by
from palatine.games.besides_the_emperor.state import Court, deck


def knowledge(t: Court, viewer: Viewer) -> object:
    """Everything that this viewer may know about the table."""
    if viewer == PUBLIC:
        return public(t)
    return public(t), private(t, viewer)


def public(t: Court) -> object:
    """What happens in public, and what the rules tell everyone."""
    switches = (t.players, t.starting_hand, t.round_limit, t.emperor_transposition)
    clock = (t.phase, t.moment, t.round, t.turn, t.active, t.direction, t.skips)
    seating = (t.circle, t.emperor, t.standing)
    # [BE-R44] played and discarded cards are face up; everyone sees the size of hands and deck
    cards = (tuple(map(len, t.hands)), len(deck(t)), t.discard, t.announced, t.speaker, t.pending)
    # [BE-1.9] [BE-4.13] [BE-R06] what was shown to all; where cards are, and how they moved
    shown = tuple([(card, t.faces[card]) for card in t.shown])
    identities = (t.slots, t.face_up, t.seen, shown, t.history)
    return switches, clock, seating, cards, identities, t.result, at_the_end(t)


def at_the_end(t: Court) -> object:
    """All identity cards once the game is over, when they turn face up [BE-R74]."""
    if t.result is None:
        return None
    return tuple([t.faces[card] for cards in t.slots for card in cards])


def private(t: Court, seat: Seat) -> object:
    """The identity cards that this player has seen, and every hand that they have held.

    They see their own cards [BE-1.7] [BE-R25], and others by Investigate, Investigation and Swap
    [BE-3.5] [BE-4.12] [BE-R57]. A card keeps its handle through a swap and loses it in a shuffle.
    So after a shuffle, what they saw before is known about the three together, but no longer about
    a place [BE-R65]. The thief holds a stolen hand from then on [BE-4.17].
    """
    seen = tuple([(n, t.faces[n]) for n, who in enumerate(t.seen) if seat in who])
    return seen, held_by(t, seat)
