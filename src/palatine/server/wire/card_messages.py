"""What we tell a browser about a game's cards and decks, and what it asks about a deck."""

import msgspec

from palatine.core.binder import Leaf
from palatine.core.decks import Fault

Counted = dict[str, dict[str, int]]
"""For each part of a deck, how many copies of each card it has."""


class BinderDeck(msgspec.Struct, frozen=True):
    """A deck that can be played; `starter` decks are the game's own and may break its rules."""

    id: str
    name: str
    parts: Counted
    starter: bool


class DeckPart(msgspec.Struct, frozen=True):
    """A part of a player's own deck: how many cards it has, and which are allowed."""

    size: int
    cards: tuple[str, ...]


class DeckLimits(msgspec.Struct, frozen=True):
    """The rules for players' own decks."""

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
    """`POST /api/games/GAME/decks`: a deck file or a plain list for us to check; we don't keep
    it."""

    text: str
    name: str = ""


class CheckedDeck(msgspec.Struct, frozen=True):
    """The answer: what we read, what is wrong with it, and the deck file if nothing is."""

    name: str
    parts: Counted
    faults: tuple[Fault, ...]
    file: str
