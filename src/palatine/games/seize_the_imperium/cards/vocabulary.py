"""The words that cards are made of: kinds, keywords, moments, numbers and filters.

A filter says whom an effect is about: `my Fleet|Troop card`, `enemy Drone`, `defending`, `self`,
`host`, `picked`, `world`. Each word after the side must fit: `A|B` fits either, `non-A` all but A.
"""

from functools import lru_cache
from typing import Annotated, Final, Literal, get_args

import msgspec

from palatine.core.card_files import Source
from palatine.core.errors import BadCards

Type = Literal["Fleet", "Orbital", "Installation", "Troop"]
SubType = Literal[
    "Starships",
    "Carriers",
    "Capitals",
    "Fighters",
    "Satellites",
    "Stations",
    "Hovers",
    "Infantry",
    "Mechs",
    "Vehicles",
    "Emplacements",
    "Strongholds",
    "Drone",
]
Keyword = Literal[
    "Assault",
    "Atmospheric",
    "Deployed",
    "Firing Arcs",
    "Hardened",
    "Intercept",
    "Piercing",
    "Reactive",
    "Reinforced",
    "Siege",
    "Sub-light",
    "Support",
    "Surprise Strike",
]
Race = Literal["Human", "GenAug", "Infinite", "Android", "Cyborg", "NanAug"]
Class = Literal["Admiral", "Assassin", "Engineer", "General", "Hunter", "Politician"]
Stat = Literal["ATT", "DEF"]
Until = Literal["static", "step", "exchange", "next_exchange", "action"]
Condition = Literal[
    "defending",
    "attacking",
    "surprise_strike",
    "second_exchange",
    "not_regent",
    "general_or_system",
    "system",
]
Window = Literal[
    "any",
    "own_turn",
    "own_resupply",
    "own_allocation",
    "react",
    "after_react",
    "conquest_action",
    "before_exchange",
    "before_first_exchange",
    "exchange",
    "targeting",
    "step_1",
    "after_targets",
    "step_3",
    "step_4",
    "response",
]
COUNTED: Final = ("Firing Arcs", "Hardened", "Piercing", "Siege")
"""Keywords with a number; a Unit simply has the others or not."""
TYPES: Final[tuple[str, ...]] = get_args(Type)
SUBTYPES: Final[tuple[str, ...]] = get_args(SubType)
TROOP_SUBTYPES: Final = ("Infantry", "Vehicles", "Mechs", "Hovers", "Drone")
SIDES: Final = ("my", "enemy", "defending", "self", "host", "picked", "world")

Signed = tuple[Annotated[int, msgspec.Meta(ge=-99, le=99)], Source]
"""A number that can be negative, with its source."""


class Filter(msgspec.Struct, frozen=True):
    """Whom an effect is about."""

    side: str
    groups: tuple[tuple[str, ...], ...] = ()
    """At least one kind of each group must fit."""
    others: tuple[str, ...] = ()
    """None of these kinds may fit."""
    is_card: bool = False
    is_other: bool = False


@lru_cache(maxsize=512)
def read_filter(text: str) -> Filter:
    """The filter in a text; an unknown word is an error."""
    words = text.split()
    side = words.pop(0) if words and words[0] in SIDES else ""
    groups: list[tuple[str, ...]] = []
    others: list[str] = []
    for word in words:
        if word in ("card", "other"):
            continue
        kinds = word.removeprefix("non-").split("|")
        for kind in kinds:
            if kind not in (*TYPES, *SUBTYPES, "chosen"):
                raise BadCards(f"{kind!r} in the filter {text!r} is not a kind of Unit")
        if word.startswith("non-"):
            others += kinds
        else:
            groups.append(tuple(kinds))
    return Filter(side, tuple(groups), tuple(others), "card" in words, "other" in words)
