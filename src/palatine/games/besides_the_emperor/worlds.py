"""Another table that this viewer can't tell from the real one: hidden facts dealt again.

Nobody answers in secret in this game: everything hidden comes from nature. So a world is other
decks, other identity cards and other shuffles, with which everything could have happened as it did
and looked the same to the viewer. `dealt_hands` and `dealt_identities` find them.
"""

from random import Random

from palatine.core.cards import faces_of
from palatine.core.game import Script
from palatine.core.seats import Viewer
from palatine.games.besides_the_emperor.dealt_hands import Past
from palatine.games.besides_the_emperor.dealt_identities import Identities
from palatine.games.besides_the_emperor.ledger import hands_now
from palatine.games.besides_the_emperor.state import Court, Mixed, Slots


class Seen:
    """What explains a table to a viewer; we keep the last one, since searches deal many worlds.

    It reads only three tuples, which nobody can change. So the same three tuples are the same
    table.
    """

    last: "Seen | None" = None

    def __init__(self, t: Court, viewer: Viewer) -> None:
        self.tuples = (t.history, t.faces, t.decks)
        self.viewer = viewer
        self.identities = Identities(t, viewer)
        self.past = Past(t, viewer)

    @classmethod
    def of(cls, t: Court, viewer: Viewer) -> "Seen":
        """The explanation of this table for this viewer."""
        last = cls.last
        if last is None or viewer != last.viewer or not last.is_of(t):
            last = cls.last = cls(t, viewer)
        return last

    def is_of(self, t: Court) -> bool:
        """Whether this explains the very same table."""
        history, faces, decks = self.tuples
        return history is t.history and faces is t.faces and decks is t.decks


def worlds(t: Court, viewer: Viewer, random: Random) -> Court:
    """A state that looks like the real one to this viewer."""
    new = t.copy()
    if t.phase == "setup" or t.result is not None:
        return new
    seen = Seen.of(t, viewer)
    new.faces = seen.identities.dealt(random)
    new.decks = seen.past.dealt(random)
    new.hands = hands_now(t.players, new.decks, t.history)
    return new


def script(t: Court) -> Script:
    """The chances that bring a table to this state."""
    dealt = tuple([first_slots(t, seat) for seat in range(t.players)])
    thirds = tuple([third_of(faces_of(t, cards)) for cards in dealt])
    mixed = tuple([deed.after for deed in t.history if type(deed) is Mixed])
    deal = {
        "identities": (thirds,),
        "slots": tuple([faces_of(t, cards) for cards in (*dealt, *mixed)]),
        "deck": tuple(t.decks),
    }
    return Script(deal, {})


def first_slots(t: Court, seat: int) -> Slots:
    """The cards that a player was dealt: handles are new for each seat in turn."""
    cards: Slots = tuple(range(3 * seat, 3 * seat + 3))  # type: ignore[arg-type]
    return cards


def third_of(faces: tuple[str, ...]) -> str:
    """The pool card among three: what is left after a Loyalist and a Rebel."""
    left = list(faces)
    left.remove("loyalist")
    left.remove("rebel")
    return left[0]
