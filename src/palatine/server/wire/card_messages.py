"""What a browser is told about a game's cards and decks, and what it asks about a deck."""

import msgspec

from palatine.core.binder import Leaf
from palatine.core.decks import Fault

Counted = dict[str, dict[str, int]]
"""Of each part of a deck, how often each card is in it."""


class BinderDeck(msgspec.Struct, frozen=True):
    """A deck that can be played; `starter` ones are the game's own and may break its rules."""

    id: str
    name: str
    parts: Counted
    starter: bool


class DeckPart(msgspec.Struct, frozen=True):
    """A part of a deck of one's own: how many cards it has, and which these may be."""

    size: int
    cards: tuple[str, ...]


class DeckLimits(msgspec.Struct, frozen=True):
    """The rules for decks of one's own."""

    parts: dict[str, DeckPart]
    most_copies: int
    rules: tuple[str, ...]


class CardBook(msgspec.Struct, frozen=True):
    """`GET /api/games/GAME/cards`: all cards and decks of a game."""

    cards: tuple[Leaf, ...]
    decks: tuple[BinderDeck, ...]
    limits: DeckLimits | None
    """Without them, nobody brings a deck to this game."""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/GAME/decks`: a deck file or a plain list, to be checked; it is not kept."""

    text: str
    name: str = ""


class CheckedDeck(msgspec.Struct, frozen=True):
    """The answer: what was read, what is wrong with it, and the deck file if nothing is."""

    name: str
    parts: Counted
    faults: tuple[Fault, ...]
    file: str
