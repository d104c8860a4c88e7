"""The words that cards are made of: kinds, keywords, moments, and the small vocabulary of effects.

A filter says whom an effect is about: `my Fleet|Troop card`, `enemy Drone`, `defending`, `self`,
`host`, `picked`, `world`. Each word behind the side must fit; `A|B` fits either, `non-A` all but A.
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
"""Keywords with a number; of the others one has or has not."""
TYPES: Final[tuple[str, ...]] = get_args(Type)
SUBTYPES: Final[tuple[str, ...]] = get_args(SubType)
TROOP_SUBTYPES: Final = ("Infantry", "Vehicles", "Mechs", "Hovers", "Drone")
SIDES: Final = ("my", "enemy", "defending", "self", "host", "picked", "world")

Signed = tuple[Annotated[int, msgspec.Meta(ge=-99, le=99)], Source]
"""A number that can be below zero, with where it comes from."""


class Filter(msgspec.Struct, frozen=True):
    """Whom an effect is about."""

    side: str
    groups: tuple[tuple[str, ...], ...] = ()
    """Of each group, at least one kind must fit."""
    others: tuple[str, ...] = ()
    """None of these kinds may fit."""
    is_card: bool = False
    is_other: bool = False


@lru_cache(maxsize=512)
def read_filter(text: str) -> Filter:
    """The filter that a text stands for; an unknown word is refused by name."""
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
                raise BadCards(f"{kind!r} in the filter {text!r} is no kind of Unit")
        if word.startswith("non-"):
            others += kinds
        else:
            groups.append(tuple(kinds))
    return Filter(side, tuple(groups), tuple(others), "card" in words, "other" in words)


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One effect of an ability."""


class Mod(Op, frozen=True, tag="mod"):
    """ATT or DEF changes: `add`, `mul` or `div`; `vs` says against whom."""

    stat: Stat
    who: str
    add: Signed | None = None
    mul: Signed | None = None
    div: Signed | None = None
    vs: str = ""
    when: tuple[Condition, ...] = ()
    until: Until = "static"


class Gain(Op, frozen=True, tag="keyword"):
    """A keyword is gained; `n` where it has a number."""

    keyword: Keyword | Literal["chosen"]
    who: str
    n: Signed | None = None
    vs: str = ""
    when: tuple[Condition, ...] = ()
    until: Until = "static"


class Lose(Op, frozen=True, tag="lose_keyword"):
    """A keyword can't be used."""

    keyword: Keyword
    who: str
    when: tuple[Condition, ...] = ()
    until: Until = "static"


class Counters(Op, frozen=True, tag="counters"):
    """Counters that the card allocates with; `kept` ones are not replaced."""

    counter: str
    n: Signed
    kept: bool = False


class Choose(Op, frozen=True, tag="choose"):
    """A choice of the controller: a Troop sub-type, a keyword, or Troop or Fleet."""

    what: Literal["troop_subtype", "piercing_or_hardened", "troop_or_fleet"]


class Resource(Op, frozen=True, tag="resource"):
    """Gain Resource counters: at once, on each Resupply Phase, or for a conquest."""

    n: Signed
    when: tuple[Condition, ...] = ()
    at: Literal["once", "resupply", "conquest"] = "once"


class Scrap(Op, frozen=True, tag="scrap"):
    """Discard a Unit card from the hand, for half its cost in Resource counters."""

    most: Signed


class AllocationTimes(Op, frozen=True, tag="allocation_times"):
    """A World card gives so many times its Allocation points for such a Unit."""

    mul: Signed
    kinds: str
    kinds_in_system: str = ""


class CostLess(Op, frozen=True, tag="cost_less"):
    """Something costs less, never below `least`."""

    what: Literal["world", "character", "system_draw", "unit"]
    n: Signed
    least: Signed
    kinds: str = ""
    races: tuple[Race, ...] = ()
    when: tuple[Condition, ...] = ()
    """Conditions; for Characters, where they hold all races are meant."""


class Draw(Op, frozen=True, tag="draw"):
    """Draw cards; then perhaps discard some, but not in a System of one's own."""

    deck: Literal["asset", "character"]
    n: Signed
    discard: Signed | None = None


class Look(Op, frozen=True, tag="look"):
    """Look at the top cards of the own Asset Deck and put them back in any order."""

    n: Signed


class Deplete(Op, frozen=True, tag="deplete"):
    """Deplete another player's card."""

    what: tuple[Literal["character", "unit"], ...]
    adjacent: bool = False
    stays: bool = False
    """It does not undeplete in the next Resupply Phase."""


class Undeplete(Op, frozen=True, tag="undeplete"):
    """Undeplete a Unit card that was allocated here this Turn."""

    kinds: str


class Eliminate(Op, frozen=True, tag="eliminate_character"):
    """Pay a Character's cost to eliminate it."""


class MayReact(Op, frozen=True, tag="may_react"):
    """Depleted Units may React, or such as otherwise never may."""

    who: str
    n: Signed | None = None


class Travel(Op, frozen=True, tag="travel"):
    """It may reallocate to World cards that are not Adjacent."""


class Maneuver(Op, frozen=True, tag="maneuver"):
    """Reallocate undepleted Units after others have reacted."""

    n: Signed


class RemoveDamage(Op, frozen=True, tag="remove_damage"):
    """Damage counters go from Units."""

    who: str
    n: Signed


class Damage(Op, frozen=True, tag="damage"):
    """Damage counters come on Units at the end of the Step."""

    who: str
    n: Signed


class RemoveConquest(Op, frozen=True, tag="remove_conquest"):
    """The newest Conquest counters go; without a number, all of this Exchange."""

    n: Signed | None = None


class NeedConquest(Op, frozen=True, tag="need_conquest"):
    """The World card needs more Conquest counters in this Conquest Action."""

    n: Signed


class Attack(Op, frozen=True, tag="attack"):
    """An attack that no Unit makes, of so much for each card or counter eliminated for it."""

    each: Signed
    piercing: Signed | None = None


class MakeUnit(Op, frozen=True, tag="make_unit"):
    """A Unit until the end of the Conquest Action; with `times_x`, X of them."""

    unit: str
    times_x: bool = False


class Cancel(Op, frozen=True, tag="cancel"):
    """Cancel a Reaction card of at most this cost; perhaps unless its controller pays more."""

    cost: Signed
    unless: Signed | None = None


class Return(Op, frozen=True, tag="return"):
    """A card goes to the hand of its owner instead of, or from, the Discard Pile."""

    of: Literal["self", "troop_in_discard", "picked"]
    pay: Signed | None = None
    pay_in_system: Signed | None = None


class FaceDown(Op, frozen=True, tag="face_down"):
    """When it would be eliminated, it turns facedown instead."""


class Capacity(Op, frozen=True, tag="capacity"):
    """The World card holds more Unit cards of its controller."""

    add: Signed


class HandSize(Op, frozen=True, tag="hand_size"):
    """The hand-size is larger."""

    add: Signed
    add_in_system: Signed


class ExtraExchange(Op, frozen=True, tag="extra_exchange"):
    """One more Exchange, once in a Conquest Action."""


class Immune(Op, frozen=True, tag="immune"):
    """The Regent may not choose this player."""


AnyOp = (
    Mod
    | Gain
    | Lose
    | Counters
    | Choose
    | Resource
    | Scrap
    | AllocationTimes
    | CostLess
    | Draw
    | Look
    | Deplete
    | Undeplete
    | Eliminate
    | MayReact
    | Travel
    | Maneuver
    | RemoveDamage
    | Damage
    | RemoveConquest
    | NeedConquest
    | Attack
    | MakeUnit
    | Cancel
    | Return
    | FaceDown
    | Capacity
    | HandSize
    | ExtraExchange
    | Immune
)
