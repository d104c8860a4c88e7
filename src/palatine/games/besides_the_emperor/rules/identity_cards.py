"""Identity cards: who has seen which, and how to show, shuffle and swap them.

We keep who has seen a card by its handle. A swap moves handles, so what others know travels with
the card [BE-R57]. A shuffle mints new ones, so nobody can follow a card through it.
"""

from palatine.core.cards import Handle, faces_of, shuffled
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import (
    EMPEROR,
    PLACES,
    Court,
    Looked,
    Mixed,
    Showed,
    Slots,
    Swapped,
    identity,
)


def see(t: Court, seat: Seat, card: Handle) -> None:
    """Note that this player knows this card from now on."""
    if seat not in t.seen[card]:
        seen = tuple(sorted((*t.seen[card], seat)))
        t.seen = (*t.seen[:card], seen, *t.seen[card + 1 :])


def look(t: Court, seat: Seat, target: Seat, place: int) -> None:
    """Let a player look at a card; all see that, but only this player sees the face [BE-3.5]."""
    card = t.slots[target][place]
    t.history += (Looked(seat, card),)
    see(t, seat, card)
    t.tell((seat,), "card_seen", player=target, place=place + 1, face=t.faces[card])


def show(t: Court, card: Handle) -> None:
    """Turn a card face up; from now on everybody knows it."""
    t.history += (Showed(card),)
    if card not in t.shown:
        t.shown += (card,)
    if card not in t.face_up:
        t.face_up += (card,)


def turn_down(t: Court, cards: Slots) -> None:
    """Turn cards face down; what was seen stays known."""
    t.face_up = tuple([card for card in t.face_up if card not in cards])


def hidden_places(t: Court, seat: Seat) -> tuple[int, ...]:
    """The places of a player's face-down cards."""
    cards = t.slots[seat]
    return tuple([place for place in PLACES.atom if cards[place] not in t.face_up])


async def mix(t: Court, seat: Seat) -> None:
    """Shuffle a player's own cards; revealed ones turn face down [BE-3.6] [BE-R27]."""
    before = t.slots[seat]
    turn_down(t, before)
    after = await shuffled(t, "slots", before)
    t.seen += ((seat,),) * len(after)  # [BE-R25] players always know their own cards
    t.slots = (*t.slots[:seat], after, *t.slots[seat + 1 :])
    t.history += (Mixed(seat, before, after),)
    t.tell((seat,), "own_cards", identities=faces_of(t, after))
    for card in after:
        if t.faces[card] == EMPEROR:
            show(t, card)  # [BE-R51]


def swap(t: Court, seat: Seat, own: int, target: Seat, other: int) -> None:
    """Swap two cards. Both owners know both cards; nobody else learns anything [BE-R57]."""
    given, taken = t.slots[seat][own], t.slots[target][other]
    turn_down(t, (given, taken))  # [BE-R28]
    t.slots = tuple([exchanged(cards, given, taken) for cards in t.slots])
    t.history += (Swapped(seat, given, target, taken),)
    for owner, away, got in ((seat, given, taken), (target, taken, given)):
        see(t, owner, got)
        facts = {"face": t.faces[away], "got": t.faces[got], "identity": identity(t, owner)}
        t.tell((owner,), "swap_seen", **facts)  # [BE-R30]


def exchanged(cards: Slots, one: Handle, other: Handle) -> Slots:
    """These cards, with the two swapped."""
    places = {one: other, other: one}
    return tuple([places.get(card, card) for card in cards])
