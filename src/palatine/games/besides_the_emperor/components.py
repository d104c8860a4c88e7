"""The components as data: how many cards there are of each kind, and where each number comes from.

`cards/cards.toml` is read once and typed: an unknown word or field is an error.
"""

from functools import cache
from pathlib import Path
from typing import Final, Literal

from palatine.core import card_files
from palatine.core.card_files import Count, Kinds, Number, read_card_file

FILE: Final = Path(__file__).parent / "cards" / "cards.toml"

Card = Literal[
    "transposition",
    "condemn",
    "self_clearance",
    "clearance",
    "counter_condemn",
    "swap",
    "investigation",
    "reveal",
    "guarding",
    "accuse",
    "reverse",
    "steal",
]
Identity = Literal["emperor", "loyalist", "rebel"]
NumberName = Literal["hand_limit", "hand_after_shuffle", "cards_drawn"]


class Ability(card_files.Card, frozen=True):
    """A kind of ability card."""

    id: Card
    count: Count
    instinct: bool


class IdentityCard(card_files.Card, frozen=True):
    """A kind of identity card."""

    id: Identity
    count: Count


class Pool(card_files.Card, frozen=True):
    """The cards from which each player draws their third one, at a table of one size."""

    players: Count
    emperor: Number
    rebel: Number
    loyalist: Number


class RuleNumber(card_files.Card, frozen=True):
    """Any other number of the rules."""

    id: NumberName
    value: Number


KINDS: Final[Kinds] = {
    "ability": Ability,
    "identity": IdentityCard,
    "pool": Pool,
    "number": RuleNumber,
}
BOX: Final = read_card_file(FILE, KINDS)
"""Everything in the box, by kind."""

ABILITY: Final[tuple[Ability, ...]] = BOX["ability"]
POOLS: Final[tuple[Pool, ...]] = BOX["pool"]

CARDS: Final = tuple([kind.id for kind in ABILITY])
INSTINCTS: Final = tuple([kind.id for kind in ABILITY if kind.instinct])
DECK: Final = tuple([kind.id for kind in ABILITY for _ in range(kind.count[0])])
SIZES: Final = tuple([pool.players[0] for pool in POOLS])


@cache
def number(name: NumberName) -> int:
    """A number of the rules, by name."""
    numbers: tuple[RuleNumber, ...] = BOX["number"]
    return next(each.value[0] for each in numbers if each.id == name)


@cache
def pool_of(players: int) -> tuple[Identity, ...]:
    """The pool of third cards at a table of this size."""
    pool = next(each for each in POOLS if each.players[0] == players)
    cards: list[Identity] = ["emperor"] * pool.emperor[0]
    cards += ["rebel"] * pool.rebel[0]
    cards += ["loyalist"] * pool.loyalist[0]
    return tuple(cards)
