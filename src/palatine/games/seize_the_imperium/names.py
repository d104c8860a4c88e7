"""Names: what cards are called in answers, and the whole vocabulary.

A faceup card has a public name: `unit:clone_battalion#2`. A hidden card is named by its place:
`hand:clone_battalion`.
"""

from typing import Final, Literal

from palatine.core.atoms import Words, names
from palatine.games.seize_the_imperium.cards import (
    CHARACTERS,
    TACTICS,
    TOKENS,
    UNITS,
    WORLDS,
)
from palatine.games.seize_the_imperium.cards.vocabulary import (
    TROOP_SUBTYPES,
)
from palatine.games.seize_the_imperium.decks import DECKS

Watch = Literal["able", "always", "action", "concerned"]

HAND_SIZE: Final = 6  # [SI-9.6]
POOL_SIZE: Final = 3  # [SI-4.4]
MOST_SEATS: Final = 6
LARGE_TABLE: Final = 5  # [SI-13.10] from here on, fewer points win, with more cards to begin with
PASS: Final = "pass"
NONE: Final = "none"


def most_copies(card: str) -> int:
    """The most copies of a card in any deck."""
    parts = [part for deck in DECKS.values() for part in deck.parts.values()]
    return max(2, *[part.get(card, 0) for part in parts])


def open_names(family: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The names that faceup cards of a family can have."""
    return tuple(
        [
            f"{family}:{card}#{n + 1}"
            for card in cards
            for n in range(MOST_SEATS * most_copies(card))
        ]
    )


MOST_TOKENS: Final = 72
COUNTER_NAMES: Final = tuple(
    [f"counter:{token}#{n + 1}" for token in TOKENS for n in range(MOST_TOKENS)]
)
UNIT_NAMES: Final = open_names("unit", tuple(UNITS))
TACTIC_NAMES: Final = open_names("tactic", tuple(TACTICS))
CHARACTER_NAMES: Final = open_names("character", tuple(CHARACTERS))
WORLD_NAMES: Final = open_names("world", tuple(WORLDS))
ASSETS: Final = (*UNITS, *TACTICS)
HAND_NAMES: Final = tuple([f"hand:{card}" for card in ASSETS])
AREA_NAMES: Final = tuple([f"area:{card}" for card in CHARACTERS])
RESERVE_NAMES: Final = tuple([f"reserve:{card}" for card in WORLDS])
DECK_NAMES: Final = tuple([f"top:{card}" for card in ASSETS])
WATCHES: Final[tuple[Watch, ...]] = ("able", "always", "action", "concerned")
DEFAULT_WATCH: Final[Watch] = "able"
WATCH_NAMES: Final = tuple([f"watch:{watch}" for watch in WATCHES])
CHOICES: Final = (
    *[f"kind:{kind}" for kind in TROOP_SUBTYPES],
    "kind:Piercing",
    "kind:Hardened",
    "kind:Troop",
    "kind:Fleet",
)
PLAIN: Final = (PASS, NONE, "yes", "no", "recover", "draw")
ACTS: Final[Words[str]] = names(
    *PLAIN,
    *WATCH_NAMES,
    *CHOICES,
    *HAND_NAMES,
    *AREA_NAMES,
    *RESERVE_NAMES,
    *DECK_NAMES,
    *WORLD_NAMES,
    *CHARACTER_NAMES,
    *UNIT_NAMES,
    *TACTIC_NAMES,
    *COUNTER_NAMES,
)
