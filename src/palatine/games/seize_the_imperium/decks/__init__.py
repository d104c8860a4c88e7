"""Decks: a TOML file for each, checked by the rules for constructed decks, with clear errors.

They lie in this folder, and in the folder `seize-the-imperium` of `PALATINE_DECKS` if that is set.
"""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from palatine.core.errors import BadCards
from palatine.core.game import unknown
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, UNITS, WORLDS

FOLDER: Final = Path(__file__).parent
MORE: Final = "PALATINE_DECKS"
SIZES: Final = {"assets": 50, "characters": 10, "worlds": 10}  # [SI-2.2]
MOST_COPIES: Final = 2  # [SI-13.9]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as its file has it: how often each card is in each of its three parts."""

    name: str
    assets: dict[str, Copies]
    characters: dict[str, Copies]
    worlds: dict[str, Copies]
    starter: bool = False
    """Starter decks may hold three copies of a card [SI-R78]."""

    def cards(self, part: str) -> tuple[str, ...]:
        """All cards of a part, each as often as it is there."""
        counted: dict[str, int] = getattr(self, part)
        return tuple([card for card, copies in counted.items() for _ in range(copies)])


def read_deck(path: Path) -> Deck:
    """A deck from its file; whatever is wrong with it is said by name."""
    try:
        deck = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Deck)
    except (tomllib.TOMLDecodeError, UnicodeError, msgspec.ValidationError) as error:
        raise BadCards(f"{path.name} is no deck: {error}") from None
    wrong = list(faults_of(deck))
    if wrong:
        raise BadCards(f"{path.name}: {'; '.join(wrong)}")
    return deck


def faults_of(deck: Deck) -> Iterator[str]:
    """What is wrong with a deck, sentence by sentence."""
    known: dict[str, dict[str, Any]] = {
        "assets": {**UNITS, **TACTICS},
        "characters": CHARACTERS,
        "worlds": WORLDS,
    }
    for part, size in SIZES.items():
        counted: dict[str, int] = getattr(deck, part)
        for card, copies in counted.items():
            if card not in known[part]:
                yield unknown(f"card for the {part}", card, known[part])
            elif copies > MOST_COPIES and not deck.starter:
                yield f"{card} is there {copies} times; {MOST_COPIES} are allowed [SI-13.9]"
        if sum(counted.values()) != size:
            yield f"it has {sum(counted.values())} {part}; {size} are needed [SI-13.8]"


def deck_files() -> tuple[Path, ...]:
    """All deck files, the four starter decks first."""
    more = os.environ.get(MORE)
    folders = (FOLDER, Path(more) / "seize-the-imperium") if more else (FOLDER,)
    return tuple([path for folder in folders for path in sorted(folder.glob("*.toml"))])


def load_all() -> dict[str, Deck]:
    """Every deck by its name; no name twice."""
    found: dict[str, Deck] = {}
    for path in deck_files():
        if path.stem in found:
            raise BadCards(f"{path}: there is a deck of this name already; choose another")
        found[path.stem] = read_deck(path)
    return found


DECKS: Final = load_all()
