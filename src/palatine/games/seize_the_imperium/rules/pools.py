"""Chapter 13, pools: what of a deck is hidden, in duels and in the other games."""

from palatine.core.cards import Handle, faces_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.state import Galaxy


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
