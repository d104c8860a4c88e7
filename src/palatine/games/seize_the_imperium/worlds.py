"""Other worlds: deal anew what a viewer can't know, consistent with all that he has seen.

No deck is ever shuffled again, so that a card's handle is its place in its deck from the start.
Whatever a player still hides can be any of the cards that this player has not shown.
"""

from random import Random

from palatine.core.cards import Handle, faces_of
from palatine.core.game import Script
from palatine.core.seats import Seat, Viewer, seats
from palatine.games.seize_the_imperium.rules.setup import (
    cost_of,
    open_leads,
    open_thrones,
    purse,
)
from palatine.games.seize_the_imperium.state import Galaxy

TRIES = 40


def worlds(t: Galaxy, viewer: Viewer, random: Random) -> Galaxy:
    """A state that is to this viewer as the real one is."""
    if not t.hands:
        return t.copy()
    for _ in range(TRIES):
        new = t.copy()
        for seat in seats(t.players):
            for pile in hidden_piles(t, seat, viewer):
                deal_anew(new, pile, random)
        if is_possible(new):
            return new
    return t.copy()


def hidden_piles(t: Galaxy, seat: Seat, viewer: Viewer) -> list[tuple[Handle, ...]]:
    """A player's cards of which the viewer can't tell which is which, pile by pile."""
    chosen = [card for card in (t.thrones[seat], *t.further[seat]) if card is not None]
    lead = t.leads[seat]
    assets = t.hands[seat] + t.bids[seat]
    people = t.areas[seat] + ((lead,) if lead is not None else ())
    worlds_ = t.reserves[seat] + tuple(chosen)
    if viewer == seat:
        assets = people = worlds_ = ()
    known = (*t.shown, *(t.peeked if viewer == seat else ()))
    decks = (t.asset_decks[seat], t.character_decks[seat], t.system_decks[seat])
    if seat in t.forced:
        decks = (*decks[:2], ())
        worlds_ = ()
    piles = [one + deck for one, deck in zip((assets, people, worlds_), decks, strict=True)]
    return [tuple([card for card in pile if card not in known]) for pile in piles]


def deal_anew(t: Galaxy, pile: tuple[Handle, ...], random: Random) -> None:
    """The faces of these cards in another order."""
    faces = list(faces_of(t, pile))
    random.shuffle(faces)
    new = list(t.faces)
    for card, face in zip(pile, faces, strict=True):
        new[card] = face
    t.faces = tuple(new)


def is_possible(t: Galaxy) -> bool:
    """Whether all choices that were made in secret could be made like this."""
    if t.phase != "setup":
        return True
    return all(is_choice_possible(t, p) for p in seats(t.players))


def is_choice_possible(t: Galaxy, seat: Seat) -> bool:
    """What was chosen can be paid, and what is still to be chosen can be chosen."""
    throne, lead, more = t.thrones[seat], t.leads[seat], t.further[seat]
    total = sum([cost_of(t, card) for card in (throne, lead, *more)])
    if total > purse(t):
        return False
    faces = [t.faces[card] for card in (throne, *more) if card is not None]
    if len(dict.fromkeys(faces)) < len(faces) or any(w.face in faces for w in t.worlds):
        return False
    if throne is None:
        has_throne = any(w.owner == seat and w.throne for w in t.worlds)
        return has_throne or seat in t.forced or bool(open_thrones(t, seat))
    return lead is not None or bool(open_leads(t, seat)) or not t.areas[seat]


def script(t: Galaxy) -> Script:
    """How nature and the secret choices went, for a table to arrive at this state."""
    return Script({}, {})
