"""Chapter 1, hands and decks: drawing, showing and taking back cards in hand or facedown."""

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
"""The family of a player's atoms, and the name of the place for each."""

Piles = tuple[tuple[Handle, ...], ...]
"""One pile of hidden cards for each player."""


def held(t: Galaxy, handles: tuple[Handle, ...], face: str) -> Handle:
    """The card with this face among hidden ones; if possible one that everyone knows, so that
    nobody learns about the rest."""
    fitting = [each for each in handles if t.faces[each] == face]
    known = [each for each in fitting if each in t.shown] if len(fitting) > 1 else []
    return (known or fitting)[0]


def taken(t: Galaxy, piles: Piles, seat: Seat, face: str) -> tuple[Handle, Piles]:
    """A card with this face from a player's pile, and the piles without it."""
    handle = held(t, piles[seat], face)
    return handle, changed(piles, seat, without(piles[seat], (handle,)))


def held_all(t: Galaxy, handles: tuple[Handle, ...], atoms: tuple[str, ...]) -> tuple[Handle, ...]:
    """The cards among hidden ones that these atoms name, none of them twice."""
    found: tuple[Handle, ...] = ()
    for atom in atoms:
        found += (held(t, without(handles, found), name_of(atom)),)
    return found


def hand_names(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """A hand as its owner's atoms; equal cards have equal atoms."""
    return tuple([f"hand:{face}" for face in faces_of(t, t.hands[seat])])


def card_pick(
    kind: str,
    options: tuple[str, ...],
    about: About | None = None,
    why_not: WhyNot | None = None,
) -> Pick[str]:
    """The question for one of these, among them cards that only the asked player sees."""
    return Pick(kind, ACTS, options, places_of, about=about, why_not=why_not)


def places_of(t: Galaxy, seat: Seat, options: tuple[str, ...]) -> tuple[str, ...]:
    """What each option points at: the player's hidden cards by place, to tell equal ones apart; all
    else by name."""
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
            faces[place] = ""  # an equal card is elsewhere
            found.append(f"{LYING[family]}:{place}")
        else:
            found.append(atom)
    return tuple(found)


def take_from_hand(t: Galaxy, seat: Seat, face: str) -> Handle:
    """Take a card out of the hand."""
    handle, t.hands = taken(t, t.hands, seat, face)
    t.opened += (Opened(seat, handle, t.drawn[seat]),)
    return handle


def into_hand(t: Galaxy, seat: Seat, face: str) -> None:
    """Return an open card to the hand under a new handle; everyone has seen it."""
    (handle,) = mint(t, (face,))
    t.hands = changed(t.hands, seat, (*t.hands[seat], handle))
    t.shown += (handle,)


def draw_assets(t: Galaxy, seat: Seat, count: int) -> int:
    """Draw from a player's Asset Deck, as far as it goes [SI-R09]; everyone sees how many."""
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
    """The faces of hidden Asset cards: everyone knows which these are, but not where each is."""
    if t.game == "duels":
        return faces_of(t, t.hands[seat] + t.resting[seat] + unchosen(t, seat))
    return faces_of(t, t.hands[seat] + t.asset_decks[seat])
