"""Chapter 1, hands and decks: cards that lie facedown or in a hand, drawn, shown and taken back."""

from typing import Final

from palatine.core.atoms import name_of
from palatine.core.cards import Handle, faces_of, mint, without
from palatine.core.decisions import About, Pick, WhyNot
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.names import ACTS
from palatine.games.seize_the_imperium.state import Galaxy, Opened

LYING: Final = {"hand": "held", "area": "area", "reserve": "reserve"}
"""What a player answers with, and how the place is called where it lies."""

Piles = tuple[tuple[Handle, ...], ...]
"""A pile of hidden cards for each player."""


def held(t: Galaxy, handles: tuple[Handle, ...], face: str) -> Handle:
    """The card with this face among hidden ones: one that all know first, so that nobody learns
    from the rest."""
    fitting = [each for each in handles if t.faces[each] == face]
    known = [each for each in fitting if each in t.shown]
    return (known or fitting)[0]


def taken(t: Galaxy, piles: Piles, seat: Seat, face: str) -> tuple[Handle, Piles]:
    """A card with this face from a player's pile, and the piles without it."""
    handle = held(t, piles[seat], face)
    return handle, changed(piles, seat, without(piles[seat], (handle,)))


def held_all(t: Galaxy, handles: tuple[Handle, ...], atoms: tuple[str, ...]) -> tuple[Handle, ...]:
    """As many cards among hidden ones as were named, none of them twice."""
    found: tuple[Handle, ...] = ()
    for atom in atoms:
        found += (held(t, without(handles, found), name_of(atom)),)
    return found


def hand_names(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """A hand as its owner answers with it; equal cards are equal."""
    return tuple([f"hand:{face}" for face in faces_of(t, t.hands[seat])])


def card_pick(
    t: Galaxy,
    seat: Seat,
    kind: str,
    options: tuple[str, ...],
    about: About | None = None,
    why_not: WhyNot | None = None,
) -> Pick[str]:
    """One of these, among them cards that only this player sees."""
    return Pick(kind, ACTS, options, places_of(t, seat, options), about=about, why_not=why_not)


def places_of(t: Galaxy, seat: Seat, options: tuple[str, ...]) -> tuple[str, ...]:
    """What each option points at: one's hidden cards by their places, so that equal ones are told
    apart; all else by its name."""
    left = {
        "hand": [*faces_of(t, t.hands[seat])],
        "area": [*faces_of(t, t.areas[seat])],
        "reserve": [*faces_of(t, t.reserves[seat])],
    }
    found = []
    for atom in options:
        family, _, face = atom.partition(":")
        if face in (faces := left.get(family, [])):
            place = faces.index(face)
            faces[place] = ""  # an equal card lies elsewhere
            found.append(f"{LYING[family]}:{place}")
        else:
            found.append(atom)
    return tuple(found)


def take_from_hand(t: Galaxy, seat: Seat, face: str) -> Handle:
    """A card leaves the hand."""
    handle, t.hands = taken(t, t.hands, seat, face)
    t.opened += (Opened(seat, handle, t.drawn[seat]),)
    return handle


def into_hand(t: Galaxy, seat: Seat, face: str) -> None:
    """An open card goes back to the hand, under a new handle; all have seen which."""
    (handle,) = mint(t, (face,))
    t.hands = changed(t.hands, seat, (*t.hands[seat], handle))
    t.shown += (handle,)


def draw_assets(t: Galaxy, seat: Seat, count: int) -> int:
    """Draw from the own Asset Deck, as far as it goes [SI-R09]; all see how many."""
    deck = t.asset_decks[seat]
    cards = deck[:count]
    t.asset_decks = changed(t.asset_decks, seat, deck[count:])
    t.peeked = tuple([each for each in t.peeked if each not in cards])
    t.hands = changed(t.hands, seat, t.hands[seat] + cards)
    t.drawn = changed(t.drawn, seat, t.drawn[seat] + len(cards))
    if cards:
        t.tell(EVERYONE, "drew_assets", player=seat, count=len(cards))
        names = tuple([f"hand:{face}" for face in faces_of(t, cards)])
        t.tell((seat,), "drew_asset_cards", cards=names)
    return len(cards)


# What the others can't see


def unchosen(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """In duels, the cards of a deck that are not in the pool."""
    sizes = [len(DECKS[name].cards("assets")) for name in t.decks]
    first = sum(sizes[:seat])
    whole = [Handle(n) for n in range(first, first + sizes[seat])]
    return tuple([card for card in whole if card not in t.pools[seat]])


def unseen(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """The faces of Asset cards that do not lie open: all know these, but not where each is."""
    if t.game == "duels":
        return faces_of(t, t.hands[seat] + t.resting[seat] + unchosen(t, seat))
    return faces_of(t, t.hands[seat] + t.asset_decks[seat])
