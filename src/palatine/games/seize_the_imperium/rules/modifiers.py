"""Chapter 11, modifiers: ATT and DEF as sums that explain themselves, and keywords.

A number is floor((base + additions) x sum of multipliers / product of divisors) [SI-R33].
"""

from collections.abc import Iterator
from functools import lru_cache
from operator import is_
from typing import Final

import msgspec

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import (
    CHARACTERS,
    EVERY,
    PROFILES,
    WORLDS,
    Ability,
)
from palatine.games.seize_the_imperium.cards.vocabulary import (
    COUNTED,
    AnyOp,
    Gain,
    Lose,
    Mod,
)
from palatine.games.seize_the_imperium.rules.filters import (
    Source,
    holds,
    is_meant,
    is_versus,
    type_of,
)
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    profile,
    units_at,
    world,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Conquest, Effect, Galaxy, Unit, World


class Part(msgspec.Struct, frozen=True):
    """A named part of a number: whose, and how much."""

    source: str
    n: int


class Sum(msgspec.Struct, frozen=True):
    """A number that explains itself: what is added, then multiplied, then divided."""

    adds: tuple[Part, ...]
    times: tuple[Part, ...] = ()
    over: tuple[Part, ...] = ()
    least: int = 0

    @property
    def added(self) -> int:
        """The sum before anything is multiplied or divided."""
        return max(0, sum([part.n for part in self.adds]))

    @property
    def value(self) -> int:
        """The number itself [SI-11.1] [SI-11.2] [SI-11.3] [SI-11.4]."""
        return max(self.least, self.scaled(self.added))

    def scaled(self, added: int) -> int:
        """A part of the sum, multiplied and divided, rounded down [SI-R32]."""
        times = sum([part.n for part in self.times]) or 1
        over = 1
        for part in self.over:
            over *= part.n
        return added * times // over


class Known:
    """The effects that held when they were last asked for, and what they were gathered from."""

    __slots__ = ("gathered", "of")

    def __init__(self) -> None:
        self.of: tuple[object, ...] = ()
        self.gathered: tuple[Source, ...] = ()


# Within a Step the same effects are asked for dozens of times. What they come from never changes
# in place, so that the same tuples have the same effects.
LAST: Final = Known()


def sources(t: Galaxy) -> tuple[Source, ...]:
    """All effects on the fight: the World card's, its Units', the Characters' of all who have
    Units there, and what was played."""
    fight = t.conquest
    assert fight is not None
    of = (t.units, t.worlds, t.characters, t.effects, fight.world, fight.attacker)
    if len(LAST.of) != len(of) or not all(map(is_, of, LAST.of)):
        now = [effect for effect in t.effects if effect.until != "next_exchange"]
        LAST.gathered = (*standing(t, fight), *[played(effect) for effect in now])
        LAST.of = of
    return LAST.gathered


def played(effect: Effect) -> Source:
    """An effect that was brought about for a while."""
    face = effect.source.partition(":")[2].partition("#")[0]
    return Source(effect.source, face, effect.seat, effect.op, effect.picked, effect.host)


def standing(t: Galaxy, fight: Conquest) -> Iterator[Source]:
    """The passive abilities of all cards that have a say here."""
    here = world(t, fight.world)
    yield from sources_of(here.id, here.face, here.controller)
    units = units_at(t, fight.world)
    for unit in units:
        yield from sources_of(unit.id, unit.face, unit.owner)
    # Whoever has helped the Defender with Units of a Reaction card leads them [SI-R117].
    for seat in dict.fromkeys((fight.attacker, fight.defender, *[u.owner for u in units])):
        for one in characters_of(t, seat):  # [SI-1.13] Disputed ones as well
            yield from sources_of(one.id, one.face, seat)


@lru_cache(maxsize=4096)
def sources_of(id_: str, face: str, seat: Seat) -> tuple[Source, ...]:
    """The passive abilities of one card. By its names, since to look abilities up by themselves
    takes longer than to gather them."""
    card = PROFILES.get(face) or EVERY[face]
    return tuple([Source(id_, face, seat, op) for op in passive(card.abilities)])


@lru_cache(maxsize=512)
def passive(abilities: tuple[Ability, ...]) -> tuple[Mod | Gain | Lose, ...]:
    """The modifiers among abilities that always hold."""
    found = [op for ability in abilities if ability.kind == "passive" for op in ability.ops]
    return tuple([op for op in found if isinstance(op, Mod | Gain | Lose)])


# ATT and DEF


def attack(t: Galaxy, unit: Unit, target: Unit | World | None) -> Sum:
    """A Unit's ATT against a target; without one, the ATT that holds against anybody."""
    return stat(t, "ATT", unit, target if isinstance(target, Unit) else None)


def defence(t: Galaxy, unit: Unit, attacker: Unit | None) -> Sum:
    """A Unit's DEF against an attacker; without one, plain DEF."""
    return stat(t, "DEF", unit, attacker)


def stat(t: Galaxy, name: str, unit: Unit, other: Unit | None) -> Sum:
    """A Unit's number with all that changes it, each by name."""
    base = profile(unit).att[0] if name == "ATT" else profile(unit).defence[0]
    adds, times, over = [Part(unit.id, base)], [], []
    for source in sources(t):
        op = source.op
        if not isinstance(op, Mod) or op.stat != name or not applies(t, source, unit, other):
            continue
        if op.add is not None and not (name == "DEF" and is_repeated(adds[1:], source, op.add[0])):
            adds.append(Part(source.id, op.add[0]))
        times += [Part(source.id, op.mul[0])] if op.mul is not None else []
        over += [Part(source.id, op.div[0])] if op.div is not None else []
    times += doubling(t, name, unit, other)
    return Sum(tuple(adds), tuple(times), tuple(over), least=1 if name == "DEF" else 0)


def applies(t: Galaxy, source: Source, unit: Unit, other: Unit | None) -> bool:
    """Whether an effect holds for this Unit against the other."""
    op = source.op
    vs = "" if isinstance(op, Lose) else op.vs
    return (
        is_meant(t, source, op.who, unit)
        and is_versus(t, source, vs, unit, other)
        and holds(t, source, op.when, unit)
    )


def is_repeated(parts: list[Part], source: Source, n: int) -> bool:
    """Two cards of one name don't both raise DEF [SI-R34]."""
    same = [part for part in parts if part.source.partition("#")[0] == source.id.partition("#")[0]]
    return n > 0 and any(part.source != source.id for part in same)


def doubling(t: Galaxy, name: str, unit: Unit, other: Unit | None) -> list[Part]:
    """Atmospheric doubles ATT [SI-11.8], Reinforced doubles DEF [SI-11.15]."""
    if other is None:
        return []
    kind = type_of(t, other)
    if name == "ATT":
        twice = kind in ("Installation", "Troop") and keyword(t, unit, "Atmospheric") > 0
    else:
        twice = kind in ("Fleet", "Orbital") and keyword(t, unit, "Reinforced") > 0
    return [Part(unit.id, 2)] if twice else []


def world_defence(t: Galaxy, here: World) -> Sum:
    """A World card's DEF, twice as much for a Throne World [SI-8.2]."""
    adds = [Part(here.id, world_card(here).defence[0])]
    is_fought_for = t.conquest is not None and t.conquest.world == here.id
    for source in sources(t) if is_fought_for else sources_at(t, here):
        op = source.op
        if not isinstance(op, Mod) or op.who != "world" or op.add is None:
            continue
        if not is_repeated(adds[1:], source, op.add[0]):
            adds.append(Part(source.id, op.add[0]))
    times = (Part(here.id, 2),) if here.throne else ()
    return Sum(tuple(adds), times, least=1)


def sources_at(t: Galaxy, here: World) -> list[Source]:
    """The passive abilities of the Units at a World card, fight or not."""
    found = [sources_of(unit.id, unit.face, unit.owner) for unit in units_at(t, here.id)]
    return [source for each in found for source in each]


# Keywords


def keyword(t: Galaxy, unit: Unit, name: str, other: Unit | None = None) -> int:
    """How much of a keyword a Unit has: +X of different cards add up, of others one has or has
    not [SI-11.6]."""
    printed = profile(unit).keywords.get(name)  # type: ignore[call-overload]  # any word
    total: int = printed[0] if printed else 0
    if t.conquest is None or unit.at != t.conquest.world:
        return total
    given: dict[str, int] = {}
    for source in sources(t):
        op = source.op
        if isinstance(op, Lose) and op.keyword == name and applies(t, source, unit, None):
            return 0
        if isinstance(op, Gain) and op.keyword == name and applies(t, source, unit, other):
            given[source.id] = max(op.n[0] if op.n else 1, given.get(source.id, 0))
    total += sum(given.values())
    return total if name in COUNTED else min(1, total)


def other_ops(
    t: Galaxy, seat: Seat, kind: type[AnyOp]
) -> Iterator[tuple[str, AnyOp, World | None]]:
    """Passive effects of one kind on a player's World cards, Units and Characters, and with which
    World card each goes."""
    for here in worlds_of(t, seat):
        for op in all_passive(WORLDS[here.face].abilities, kind):
            yield here.id, op, here
    for unit in t.units:
        if unit.owner == seat:
            for op in all_passive(PROFILES[unit.face].abilities, kind):
                yield unit.id, op, world(t, unit.at)
    for one in characters_of(t, seat):
        for op in all_passive(CHARACTERS[one.face].abilities, kind):
            yield one.id, op, None


@lru_cache(maxsize=2048)
def all_passive(abilities: tuple[Ability, ...], kind: type[AnyOp]) -> tuple[AnyOp, ...]:
    """The effects of one kind that always hold."""
    found = [ability for ability in abilities if ability.kind == "passive"]
    return tuple([op for ability in found for op in ability.ops if isinstance(op, kind)])
