"""A game's cards to browse: each describes itself through its typed data.

A number is a field that says where it comes from; a facet is a field that sorts cards into groups.
The words are in the game's `words/<language>/cards.ftl`: `binder-kind-<kind>`,
`binder-number-<field>`, `binder-facet-<field>`, and `binder-facet-<field>-<value>` where the value
is not a proper name.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from palatine.core.card_files import Card, Source
from palatine.core.decks import Deck

SOURCES: Final[tuple[Source, ...]] = get_args(Source)
HOUSE: Final = Path(__file__).parent / "words" / "cards"


class Figure(msgspec.Struct, frozen=True):
    """A number of a card, and where it comes from."""

    name: str
    """The field's name; for a number in a table, `table:key`."""
    value: int
    source: Source


class Leaf(msgspec.Struct, frozen=True):
    """A card in the binder."""

    id: str
    kind: str
    name: str
    """Its full name in its file and the rulebook; players see the name in the words."""
    numbers: tuple[Figure, ...]
    facets: dict[str, tuple[str, ...]]
    inner: tuple[Figure, ...]
    """The numbers of its effects, which are in its text."""


@dataclass(frozen=True)
class Section:
    """A kind of card: the cards by id, and their facets."""

    cards: Mapping[str, Card]
    facets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Binder:
    """All cards of a game by kind, and the decks to play it with by id."""

    sections: Mapping[str, Section] = field(default_factory=dict)
    decks: Mapping[str, Deck] = field(default_factory=dict)

    def leaves(self) -> Iterator[Leaf]:
        """Every card, in file order."""
        for kind, section in self.sections.items():
            for card in section.cards.values():
                yield leaf(kind, section, card)

    @cached_property
    def words(self) -> str:
        """The texts of the card files, as messages; the game's own words override them."""
        cards = [card for section in self.sections.values() for card in section.cards.values()]
        return "\n".join([line for card in cards for line in said_by(card)])


def leaf(kind: str, section: Section, card: Card) -> Leaf:
    """A card as it describes itself."""
    fields = dict(written(card))
    return Leaf(
        id=card.id,
        kind=kind,
        name=card.full_name or card.id,
        numbers=tuple([each for name, value in fields.items() for each in figures(name, value)]),
        facets={name: values for name in section.facets if (values := facet(fields.get(name, ())))},
        inner=tuple(
            [
                each
                for name, value in fields.items()
                if name not in section.facets and not list(figures(name, value))
                for each in figures_within(name, value)
            ]
        ),
    )


def written(thing: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The fields that are filled in, by their names in the file."""
    for each in msgspec.structs.fields(thing):
        if (value := getattr(thing, each.name)) != each.default:
            yield each.encode_name, value


def is_number(value: object) -> bool:
    """Whether this is a number together with its source."""
    return isinstance(value, tuple) and len(value) == 2 and value[1] in SOURCES


def figures(name: str, value: Any) -> Iterator[Figure]:
    """The numbers of a field: its own, or those of a table."""
    if is_number(value):
        yield Figure(name, *value)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from figures(f"{name}:{key}", each)


def figures_within(name: str, value: Any) -> Iterator[Figure]:
    """All numbers in a card's effects."""
    if is_number(value):
        yield Figure(name, *value)
    elif isinstance(value, tuple):
        for part in value:
            yield from figures_within(name, part)
    elif isinstance(value, msgspec.Struct):
        for inner_name, inner in written(value):
            yield from figures_within(inner_name, inner)


def facet(value: Any) -> tuple[str, ...]:
    """The values of a facet."""
    if isinstance(value, bool):
        return ("yes" if value else "no",)
    if isinstance(value, str):
        return (value,) if value else ()
    return tuple(value)


# Words


def said_by(card: Card) -> Iterator[str]:
    """A card's own messages: its name (or else its id), its full name and its text."""
    yield f"card-{card.id} = {literal(card.name) or card.id}"
    if card.title:
        yield f"full-{card.id} = {literal(card.full_name)}"
    if text := literal(card.text):
        yield f"text-{card.id} = {text}"


def literal(text: str) -> str:
    """A message that shows this text unchanged, on one line."""
    return " ".join(re.sub("[{}]", r'{"\g<0>"}', text).split())


def word_files(folder: Path, language: str) -> tuple[Path, ...]:
    """The files with words about cards and decks: the house's, then the game's own."""
    return (HOUSE / f"{language}.ftl", folder / "words" / language / "cards.ftl")


@cache
def card_words(folder: Path, language: str = "en") -> FluentBundle:
    """The words about a game's cards and decks, to use without a table."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in word_files(folder, language):
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle
