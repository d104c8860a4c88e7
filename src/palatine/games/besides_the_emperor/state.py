"""The state of a table: moving seats, identity cards, hands, Condemns that wait to strike.

`history` also keeps what happens in public: everything that a player may lawfully infer, such as
which cards went into a shuffle, is there. Nothing in it is secret.
"""

from typing import Final, Literal

import msgspec

from palatine.core.atoms import PLAYERS, Words, names, words
from palatine.core.cards import Handle
from palatine.core.seats import Seat, Viewer
from palatine.core.state import State, state
from palatine.games.besides_the_emperor.components import CARDS, Card, Identity

Direction = Literal["clockwise", "counterclockwise"]
Phase = Literal[
    "setup", "direction", "window", "instinct", "act", "action", "trim", "discard", "strike", "over"
]
Moment = Literal["direction", "start", "act", "end"]
Why = Literal["emperor_killed", "pincer", "rebels_dead", "last_rebel_turned", "round_limit"]
How = Literal["played", "discarded"]

EMPEROR: Final = "emperor"
LOYALIST: Final = "loyalist"
REBEL: Final = "rebel"

CLOCKWISE: Final = "clockwise"
COUNTERCLOCKWISE: Final = "counterclockwise"
INVESTIGATE: Final = "investigate"
SHUFFLE: Final = "shuffle"
PASS: Final = "pass"
UNTIL: Final = "pass_until"

MOST_CONDEMNS: Final = 5

IDENTITIES: Final[Words[str]] = words("identity", (EMPEROR, LOYALIST, REBEL))
SIDES: Final[Words[str]] = words("side", (LOYALIST, REBEL))
ABILITIES: Final[Words[str]] = words("card", CARDS)
DIRECTIONS: Final[Words[str]] = names(CLOCKWISE, COUNTERCLOCKWISE)
PLAIN_ACTS: Final[Words[str]] = names(INVESTIGATE, SHUFFLE, PASS)
ACTS: Final[Words[str]] = Words((*ABILITIES.value.items(), *PLAIN_ACTS.value.items()))
PASSES: Final[Words[str]] = names(PASS, UNTIL)
ANSWERS: Final[Words[str]] = Words((*ABILITIES.value.items(), *PASSES.value.items()))
PLACES: Final[Words[int]] = Words((f"slot:{place + 1}", place) for place in range(3))
CONDEMNS: Final[Words[int]] = Words((f"condemn:{n + 1}", n) for n in range(MOST_CONDEMNS))

HAND: Final = tuple([f"hand:{place}" for place in range(12)])
"""A card's place in the hand: all that may be known about it besides its face."""

VOCABULARY: Final = (
    *PLAYERS.atoms[:7],
    *ABILITIES.atoms,
    *DIRECTIONS.atoms,
    *PLAIN_ACTS.atoms,
    UNTIL,
    *PLACES.atoms,
    *CONDEMNS.atoms,
    *SIDES.atoms,
)

Slots = tuple[Handle, ...]
"""A player's three identity cards, by place."""


class Condemn(msgspec.Struct, frozen=True):
    """A Condemn that waits: it strikes at the end of the next turn that `clock` takes [BE-R08]."""

    caster: Seat
    target: Seat
    clock: Seat
    turn: int
    """The turn in which it was cast; the due turn is a later one."""
    sender: Seat
    """Where a Counter-Condemn would send it: to the caster, or the last who sent it back."""
    number: int = 0
    """Its number while it waits; before version 2, its place among the others."""


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A player drew the next card of the deck."""

    seat: Seat


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A card left a hand, face up [BE-R44]."""

    seat: Seat
    card: Card
    how: How


class Stole(msgspec.Struct, frozen=True, tag="stole"):
    """A player stole a whole hand; only these two know its faces."""

    seat: Seat
    target: Seat


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The discards became a new deck."""


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """A player looked at an identity card; everybody saw which."""

    seat: Seat
    card: Handle


class Showed(msgspec.Struct, frozen=True, tag="showed"):
    """An identity card was shown to everyone."""

    card: Handle


class Mixed(msgspec.Struct, frozen=True, tag="mixed"):
    """A player shuffled their identity cards; the same three are there under new handles."""

    seat: Seat
    before: Slots
    after: Slots


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """Two identity cards changed places; everybody saw which two."""

    seat: Seat
    given: Handle
    target: Seat
    taken: Handle


class Aimed(msgspec.Struct, frozen=True, tag="aimed"):
    """A Condemn was cast on the Emperor, by a player who held these cards."""

    seat: Seat
    round: int
    cards: Slots


class Died(msgspec.Struct, frozen=True, tag="died"):
    """A player died."""

    seat: Seat


Deed = Drew | Left | Stole | Reshuffled | Looked | Showed | Mixed | Swapped | Aimed | Died


@state
class Court(State, kw_only=True):
    """A table; the first fields are its named switches."""

    version: int = 2
    players: int
    starting_hand: Literal["0", "1", "2"]
    round_limit: Literal["off", "15", "30", "60"]
    emperor_transposition: Literal["neighbour", "anyone"]

    phase: Phase = "setup"
    moment: Moment = "direction"
    """The window that is open, or was last open."""
    circle: tuple[Seat, ...] = ()
    """The living, clockwise by seat."""
    emperor: Seat = Seat(0)
    direction: Direction = CLOCKWISE
    round: int = 0
    turn: int = 0
    active: Seat = Seat(0)
    """The player whose turn it is; the Emperor while choosing the direction [BE-R72]."""
    skips: tuple[int, ...] = ()
    """How many turns to skip for each player [BE-R39]."""

    faces: tuple[str, ...] = ()
    """The faces of identity cards, by handle."""
    slots: tuple[Slots, ...] = ()
    seen: tuple[tuple[Seat, ...], ...] = ()
    """For each identity card, the players who have seen its face, in the order of their seats."""
    shown: tuple[Handle, ...] = ()
    """Cards that everybody has seen, whether face up now or not."""
    face_up: tuple[Handle, ...] = ()

    decks: tuple[tuple[Card, ...], ...] = ()
    """Each deck in its shuffled order, from the top; the last one is in use."""
    drawn: int = 0
    """How many cards of the last deck have been drawn."""
    hands: tuple[tuple[Card, ...], ...] = ()
    discard: tuple[Card, ...] = ()
    pending: tuple[Condemn, ...] = ()
    announced: Card | None = None
    """A card that was just played and has not taken effect yet."""
    speaker: Seat = Seat(0)
    """The player who announced it."""
    standing: tuple[Seat, ...] = ()
    """The players who pass until something concerns them [BE-R69]."""

    history: tuple[Deed, ...] = ()
    result: Why | None = None


def deck(t: Court) -> tuple[Card, ...]:
    """The cards that can still be drawn, from the top."""
    return t.decks[-1][t.drawn :] if t.decks else ()


def is_in_a_turn(t: Court) -> bool:
    """Whether it is somebody's turn; before the first turn of a round it is nobody's [BE-R72]."""
    if t.phase in ("window", "instinct"):
        return t.moment != "direction"
    return t.phase not in ("setup", "direction", "over")


def identity_of(faces: tuple[str, ...]) -> Identity:
    """The identity that three cards make: the Emperor, else the majority [BE-1.8] [BE-1.9]."""
    if EMPEROR in faces:
        return EMPEROR
    return REBEL if faces.count(REBEL) > faces.count(LOYALIST) else LOYALIST


def identity(t: Court, seat: Seat) -> Identity:
    """A player's identity now; it follows the cards [BE-R30]."""
    return identity_of(tuple([t.faces[card] for card in t.slots[seat]]))


def has_seen(t: Court, viewer: Viewer, card: Handle) -> bool:
    """Whether this player, or the public screen, has seen this card's face."""
    return viewer in t.seen[card] or card in t.shown


def put(
    values: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The hands, with a new one for this player."""
    return (*values[:seat], hand, *values[seat + 1 :])
