"""What a game requires of the decks that players build: their parts, sizes and limits."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, repeat, starmap
from pathlib import Path

import msgspec

Facts = dict[str, str | int]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a deck: the words for it (`deck-fault-ID`), and the rule if any."""

    id: str
    facts: Facts = {}
    rule: str = ""


class DeckCard(msgspec.Struct, frozen=True):
    """A card that decks may have: its printed name, and a few words about it."""

    name: str
    about: str = ""


class Part(msgspec.Struct, frozen=True):
    """A part of a deck: how many cards it has, and the cards that it may have, by id."""

    size: int
    cards: dict[str, DeckCard]


class Deck(msgspec.Struct, frozen=True):
    """A deck: for each part, how many copies of each card."""

    name: str
    parts: dict[str, dict[str, int]]
    starter: bool = False

    def cards(self, part: str) -> tuple[str, ...]:
        """All cards of a part, with every copy."""
        return tuple(chain.from_iterable(starmap(repeat, self.parts[part].items())))


@dataclass(frozen=True)
class DeckRules:
    """A game's rules for decks, each with its id, and the folder of its own decks."""

    game: str
    home: Path
    """The game's folder, with the words for its decks."""
    folder: Path
    parts: Mapping[str, Part]
    size_rule: str
    most_copies: int
    copies_rule: str
    starter_rule: str
    """Why the game's own starter decks may have more copies."""
    more: Callable[[Deck], Iterator[Fault]] = lambda deck: iter(())
    """Finds what else is wrong with a deck whose cards and numbers are right."""

    def part_of(self, card: str) -> str | None:
        """The part of a deck that a card belongs to."""
        return next((name for name, part in self.parts.items() if card in part.cards), None)

    def card(self, card: str) -> DeckCard:
        """A card by its id."""
        return next(part.cards[card] for part in self.parts.values() if card in part.cards)
