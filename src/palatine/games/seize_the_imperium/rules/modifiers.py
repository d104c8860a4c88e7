"""Chapter 11, modifiers: ATT and DEF as sums that explain themselves, and keywords.

A number is floor((base + additions) x sum of multipliers / product of divisors) [SI-R33].
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import prod
from typing import TypeVar

import msgspec

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import EVERY
from palatine.games.seize_the_imperium.cards.ops.modifiers import Change, Modifier
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import COUNTED, Stat
from palatine.games.seize_the_imperium.rules.filters import (
    Source,
    holds,
    is_meant,
    is_versus,
    type_of,
)
from palatine.games.seize_the_imperium.rules.table import (
    character_card,
    characters_of,
    profile,
    units_at,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Character, Effect, Galaxy, Unit, World

Kind = TypeVar("Kind", bound=Op)


class Part(msgspec.Struct, frozen=True):
    """A named part of a number: its source, and how much."""

    source: str
    n: int


class Sum(msgspec.Struct, frozen=True):
    """A number that explains itself: what to add, then multiply, then divide."""

    adds: tuple[Part, ...]
    times: tuple[Part, ...] = ()
    over: tuple[Part, ...] = ()
    least: int = 0

    @property
    def added(self) -> int:
        """The sum before multiplying and dividing."""
        return max(0, sum([part.n for part in self.adds]))

    @property
    def value(self) -> int:
        """The number itself [SI-11.1] [SI-11.2] [SI-11.3] [SI-11.4]."""
        return max(self.least, self.scaled(self.added))

    def scaled(self, added: int) -> int:
        """A part of the sum, multiplied and divided, rounded down [SI-R32]."""
        times = sum([part.n for part in self.times]) or 1
        return added * times // prod([part.n for part in self.over])


class Standing(Source, frozen=True, kw_only=True):
    """An effect that holds now, and what it changes."""

    op: Modifier
    change: Change


Gathered = Mapping[str, tuple[Standing, ...]]
"""Effects by what they change."""


def standing(t: Galaxy, what: str) -> tuple[Standing, ...]:
    """All effects on the fight that change this: those of the World card, its Units, the Characters
    of all players with Units there, and played cards."""
    fight = t.conquest
    assert fight is not None
    sides = (fight.attacker, fight.defender)
    found = gathered(t.units, t.worlds, t.characters, t.effects, fight.world, sides)
    return found.get(what, ())


@lru_cache(maxsize=256)
def gathered(
    units: tuple[Unit, ...],
    worlds: tuple[World, ...],
    characters: tuple[Character, ...],
    effects: tuple[Effect, ...],
    place: str,
    sides: tuple[Seat, Seat],
) -> Gathered:
    """The effects of everything on the table. Within a Step we need the same ones dozens of times,
    also on copies of the table, so we gather them once."""
    here = next(each for each in worlds if each.id == place)
    there = [each for each in units if each.at == place]
    found = [*passive(here.id, here.face, here.controller)]
    found += [each for one in there for each in passive(one.id, one.face, one.owner)]
    # A player who helps the Defender with Units of a Reaction card leads them [SI-R117].
    for seat in dict.fromkeys((*sides, *[each.owner for each in there])):
        for one in characters:
            if one.owner == seat:  # [SI-1.13] Disputed ones as well
                found += passive(one.id, one.face, seat)
    found += [played(effect) for effect in effects if effect.until != "next_exchange"]
    by: dict[str, tuple[Standing, ...]] = {}
    for each in found:
        by[each.change.what] = (*by.get(each.change.what, ()), each)
    return by


def played(effect: Effect) -> Standing:
    """A played effect that holds for a while."""
    op = effect.op
    return Standing(effect.source, effect.seat, effect.picked, effect.host, op=op, change=op.change)


@lru_cache(maxsize=4096)
def passive(id_: str, face: str, seat: Seat) -> tuple[Standing, ...]:
    """The modifiers of one card that always hold."""
    found = EVERY[face].always(Modifier)
    return tuple([Standing(id_, seat, op=op, change=op.change) for op in found])


# ATT and DEF


def attack(t: Galaxy, unit: Unit, target: Unit | World | None) -> Sum:
    """A Unit's ATT against a target; without one, the ATT against anybody."""
    return stat(t, "ATT", unit, target if isinstance(target, Unit) else None)


def defence(t: Galaxy, unit: Unit, attacker: Unit | None) -> Sum:
    """A Unit's DEF against an attacker; without one, plain DEF."""
    return stat(t, "DEF", unit, attacker)


def stat(t: Galaxy, name: Stat, unit: Unit, other: Unit | None) -> Sum:
    """A Unit's number with everything that changes it, by name."""
    base = profile(unit).att[0] if name == "ATT" else profile(unit).defence[0]
    adds, times, over = [Part(unit.id, base)], [], []
    for source in standing(t, name):
        if not applies(t, source, unit, other):
            continue
        id_, n = source.id, source.change
        if n.add is not None and not (name == "DEF" and is_repeated(adds[1:], id_, n.add)):
            adds.append(Part(id_, n.add))
        times += [Part(id_, n.mul)] if n.mul is not None else []
        over += [Part(id_, n.div)] if n.div is not None else []
    times += doubling(t, name, unit, other)
    return Sum(tuple(adds), tuple(times), tuple(over), least=1 if name == "DEF" else 0)


def applies(t: Galaxy, source: Standing, unit: Unit, other: Unit | None) -> bool:
    """Whether an effect holds for this Unit against the other."""
    op = source.op
    return (
        is_meant(t, source, op.who, unit)
        and is_versus(t, source, op.vs, unit, other)
        and holds(t, source, op.when, unit)
    )


def is_repeated(parts: list[Part], id_: str, n: int) -> bool:
    """Whether a card of the same name already raises DEF; only one may [SI-R34]."""
    same = [part for part in parts if part.source.partition("#")[0] == id_.partition("#")[0]]
    return n > 0 and any(part.source != id_ for part in same)


def doubling(t: Galaxy, name: str, unit: Unit, other: Unit | None) -> list[Part]:
    """The doubling by a keyword: Atmospheric for ATT [SI-11.8], Reinforced for DEF [SI-11.15]."""
    if other is None:
        return []
    kind = type_of(t, other)
    if name == "ATT":
        twice = kind in ("Installation", "Troop") and keyword(t, unit, "Atmospheric") > 0
    else:
        twice = kind in ("Fleet", "Orbital") and keyword(t, unit, "Reinforced") > 0
    return [Part(unit.id, 2)] if twice else []


def world_defence(t: Galaxy, here: World) -> Sum:
    """A World card's DEF, doubled for a Throne World [SI-8.2]."""
    adds = [Part(here.id, world_card(here).defence[0])]
    is_fought_for = t.conquest is not None and t.conquest.world == here.id
    for source in standing(t, "DEF") if is_fought_for else passive_at(t, here):
        n = source.change.add
        if source.op.who == "world" and n is not None and not is_repeated(adds[1:], source.id, n):
            adds.append(Part(source.id, n))
    times = (Part(here.id, 2),) if here.throne else ()
    return Sum(tuple(adds), times, least=1)


def passive_at(t: Galaxy, here: World) -> list[Standing]:
    """How the Units at a World card change DEF, fight or not."""
    found = [passive(unit.id, unit.face, unit.owner) for unit in units_at(t, here.id)]
    return [source for each in found for source in each if source.change.what == "DEF"]


# Keywords


def keyword(t: Galaxy, unit: Unit, name: str, other: Unit | None = None) -> int:
    """How much of a keyword a Unit has: +X of different cards adds up; other keywords it has or has
    not [SI-11.6]."""
    printed = profile(unit).keywords.get(name)  # type: ignore[call-overload]  # any word
    total: int = printed[0] if printed else 0
    if t.conquest is None or unit.at != t.conquest.world:
        return total
    given: dict[str, int] = {}
    for source in standing(t, name):
        if applies(t, source, unit, other):
            if source.change.is_lost:
                return 0
            given[source.id] = max(source.change.add or 0, given.get(source.id, 0))
    total += sum(given.values())
    return total if name in COUNTED else min(1, total)


def other_ops(t: Galaxy, seat: Seat, kind: type[Kind]) -> Iterator[tuple[Kind, World | None]]:
    """A player's effects of one kind that always hold, on World cards and Characters, each with its
    World card, if any."""
    for here in worlds_of(t, seat):
        for op in world_card(here).always(kind):
            yield op, here
    for one in characters_of(t, seat):
        for op in character_card(one).always(kind):
            yield op, None
