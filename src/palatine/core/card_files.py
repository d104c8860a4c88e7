"""Card files: TOML with a table for each card, typed on load. An unknown word is an error.

Every number on a card says where it comes from: `cost = [2, "printed"]`.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from palatine.core.errors import BadCards, unknown

Source = Literal["printed", "inferred", "ours"]
"""Where a number comes from: a rulebook, what follows from one, or our own choice."""

Number = tuple[Annotated[int, msgspec.Meta(ge=0, le=99)], Source]
Count = tuple[Annotated[int, msgspec.Meta(ge=1, le=99)], Source]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has; a game adds its own fields.

    A name or text that needs translating is in the game's words, which override the file.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_-]*$")]
    name: str = ""
    title: str = ""
    """What follows the name in the card's full name: `the Immortal`."""
    text: str = ""
    """What it does, in words."""

    @property
    def full_name(self) -> str:
        """Its name with its title."""
        return f"{self.name}, {self.title}" if self.title else self.name


Kinds = Mapping[str, type[Card]]

MORE = "PALATINE_CARDS"
"""The variable that names a folder with the user's own card files, one subfolder per game."""


def card_files(own: Path, game: str) -> tuple[Path, ...]:
    """A game's card files: its own, then those in its folder in `PALATINE_CARDS`; no name twice."""
    more = os.environ.get(MORE)
    folders = (own, Path(more) / game) if more else (own,)
    found: dict[str, Path] = {}
    for path in [path for folder in folders for path in sorted(folder.glob("*.toml"))]:
        if path.stem in found:
            raise BadCards(f"{path}: the game already has cards of this name; choose another")
        found[path.stem] = path
    return tuple(found.values())


def read_card_file(path: Path, kinds: Kinds) -> dict[str, tuple[Any, ...]]:
    """The cards of a file by kind, each checked against the kind's type."""
    try:
        plain = tomllib.loads(path.read_text("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeError, OSError) as error:
        raise BadCards(f"{path.name} can't be read: {error}") from None
    for word in plain:
        if word not in kinds:
            raise BadCards(f"{path.name}: {unknown('kind of card', word, tuple(kinds))}")
    return {kind: cards_of(path.name, kind, plain.get(kind, []), kinds[kind]) for kind in kinds}


def cards_of(file: str, kind: str, tables: Any, card: type[Card]) -> tuple[Any, ...]:
    """All cards of one kind; a repeated id is an error."""
    if not isinstance(tables, list):
        raise BadCards(f"{file}: {kind!r} must be a list of tables: [[{kind}]]")
    found = [one_card(file, kind, table, card) for table in tables]
    names = [each.id for each in found]
    for name in names:
        if names.count(name) > 1:
            raise BadCards(f"{file}, {kind} {name!r}: this id appears twice")
    return tuple(found)


def one_card(file: str, kind: str, table: Any, card: type[Card]) -> Card:
    """A card, or an error that names the file, the card and the word."""
    try:
        return msgspec.convert(table, card)
    except msgspec.ValidationError as error:
        name = table.get("id", "without an id") if isinstance(table, dict) else "without an id"
        raise BadCards(f"{file}, {kind} {name!r}: {error}") from None
