"""The components as data: how many cards there are of each kind, and where each number comes from.

`cards/cards.toml` is read once, typed: a word or field that we don't know is refused.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from palatine.core.errors import RulesBug

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
Source = Literal["printed", "inferred", "ours"]
NumberName = Literal["hand_limit", "hand_after_shuffle", "cards_drawn"]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ability card."""

    name: Card
    count: int
    instinct: bool
    source: Source


class IdentityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of identity card."""

    name: Identity
    count: int
    source: Source


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards from which each player draws the third one, for a size of the table."""

    players: int
    emperor: int
    rebel: int
    loyalist: int
    source: Source


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any other number of the rules."""

    name: NumberName
    value: int
    source: Source


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is in the box."""

    ability: tuple[Ability, ...]
    identity: tuple[IdentityCard, ...]
    pool: tuple[Pool, ...]
    number: tuple[Number, ...]


def read_components(text: str) -> Components:
    """The components that a file describes, or a sentence about what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(text), Components)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RulesBug(f"the components of besides-the-emperor can't be read: {error}") from None


BOX: Final = read_components(FILE.read_text("utf-8"))

CARDS: Final = tuple([kind.name for kind in BOX.ability])
INSTINCTS: Final = tuple([kind.name for kind in BOX.ability if kind.instinct])
DECK: Final = tuple([kind.name for kind in BOX.ability for _ in range(kind.count)])
SIZES: Final = tuple([pool.players for pool in BOX.pool])


@cache
def number(name: NumberName) -> int:
    """A number of the rules by its name."""
    return next(each.value for each in BOX.number if each.name == name)


@cache
def pool_of(players: int) -> tuple[Identity, ...]:
    """The cards from which the third ones are drawn at a table of this size."""
    pool = next(each for each in BOX.pool if each.players == players)
    cards: list[Identity] = ["emperor"] * pool.emperor
    cards += ["rebel"] * pool.rebel
    cards += ["loyalist"] * pool.loyalist
    return tuple(cards)
