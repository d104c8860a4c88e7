"""The state of a table of To Be Emperor: everything that a scene needs to start.

A card that was turned up stays open for the rest of the game. From then on it has a public name:
`asset:house-guard#2` is the second House Guard that was turned up. Before, in the deck or a hand,
it is a handle: its place in the shuffled deck.
"""

from typing import Final, Literal

import msgspec

from palatine.core.atoms import Words, names, words
from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.core.state import State, state
from palatine.games.to_be_emperor.cards import RESOURCES, SETS, Resource

Phase = Literal["setup", "main", "acquire", "resource", "end", "over"]
Step = Literal["act", "spend", "effect", "keep", "sort"]
Why = Literal["influence", "tie_break", "draw", "round_limit", "round_limit_draw"]
FlowKind = Literal["drew", "turned", "played", "studied"]

TOKENS: Final = 5  # [TE-2.3]
EXTRA_CARDS: Final = 2  # [TE-2.2] how many more cards than players a pool has
GOAL: Final = 10  # [TE-7.1]
DECK: Final = "deck"
PASS: Final = "pass"
END: Final = "end"
COIN, MIGHT, KNOWLEDGE = RESOURCES
ICON: Final = {resource: index for index, resource in enumerate(RESOURCES)}


def most_copies() -> dict[str, int]:
    """The most copies of each asset in any set."""
    most: dict[str, int] = {}
    for cards in SETS.values():
        for name, card in cards.assets.items():
            most[name] = max(card.copies, most.get(name, 0))
    return most


ASSET_NAMES: Final = tuple(most_copies())
SENATOR_NAMES: Final = tuple(dict.fromkeys(n for cards in SETS.values() for n in cards.senators))

ASSETS: Final[Words[str]] = names(
    *[f"asset:{name}#{n + 1}" for name, most in most_copies().items() for n in range(most)]
)
SENATORS: Final[Words[str]] = names(*[f"senator:{name}" for name in SENATOR_NAMES])
PLACES: Final[Words[str]] = names(*ASSETS.atoms, *SENATORS.atoms, DECK)
USES: Final[Words[Resource]] = words("use", RESOURCES)
USE_COIN, USE_MIGHT, USE_KNOWLEDGE = USES.atoms
ACTS: Final[Words[str]] = names(*PLACES.atoms, *USES.atoms, PASS, END)
HAND: Final[Words[str]] = names(*[f"hand:{name}" for name in ASSET_NAMES])
MEANS: Final[Words[str]] = names(*ASSETS.atoms, *HAND.atoms, *SENATORS.atoms)
"""What a payment can hold: assets in play, cards in hand, and the senators to pay."""
CARDS: Final[Words[str]] = names(*[f"card:{name}" for name in ASSET_NAMES], DECK)
"""Cards drawn by Knowledge, and the deck between those that go on top and below."""
DRAWS: Final[Words[str]] = names("draw", "decline")


class Bid(msgspec.Struct, frozen=True):
    """A player's tokens at one place."""

    place: str
    seat: Seat
    tokens: int


class Flow(msgspec.Struct, frozen=True):
    """How asset cards left the deck or a hand; together these are the deck's whole history.

    `drew`: from the top into the seat's hand. `turned`: from the top into the pool. `played`: from
    the seat's hand into the pool. `studied`: by Knowledge, some kept, the rest on top or below.
    """

    kind: FlowKind
    seat: Seat
    cards: tuple[Handle, ...]
    kept: tuple[Handle, ...] = ()
    top: tuple[Handle, ...] = ()
    bottom: tuple[Handle, ...] = ()


@state
class Forum(State, kw_only=True):
    """A table; `cards` and `round_limit` are its switches."""

    players: int
    cards: str
    round_limit: str

    phase: Phase
    step: Step = "act"
    round: int = 0
    first: Seat = Seat(0)
    active: Seat = Seat(0)
    passes: int = 0
    """How many players have passed in a row."""
    has_placed: bool = False
    has_used: bool = False
    using: Resource | None = None
    """The ability that the active player has chosen."""
    spent: int = 0
    """The Coin or Might spent on it; for Knowledge, the number of assets."""
    queue: tuple[Seat, ...] = ()
    """The players we have yet to ask in this phase."""

    faces: tuple[str, ...] = ()
    """The asset deck in its shuffled order; a handle is a place in it."""
    deck: tuple[Handle, ...] = ()
    hands: tuple[tuple[Handle, ...], ...] = ()
    flow: tuple[Flow, ...] = ()

    senate_order: tuple[str, ...] = ()
    """The senate deck in its shuffled order."""
    seated: int = 0
    """How many senators have been turned up."""

    pool: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()
    """Assets played from a hand this round: no bids before the next."""
    senate: tuple[str, ...] = ()
    assets: tuple[tuple[str, ...], ...] = ()
    committed: tuple[str, ...] = ()
    senators: tuple[tuple[str, ...], ...] = ()
    tapped: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    """Senators untapped by payment in this round's Acquire phase."""
    bids: tuple[Bid, ...] = ()

    result: Why | None = None
    winners: tuple[Seat, ...] = ()
