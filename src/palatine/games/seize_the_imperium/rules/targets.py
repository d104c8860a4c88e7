"""Chapter 7, targets: who may target whom, how ATT is split, and the result of an attack."""

from itertools import combinations
from typing import Any

import msgspec

from palatine.games.seize_the_imperium.rules.filters import is_attacking, type_of
from palatine.games.seize_the_imperium.rules.modifiers import (
    Sum,
    attack,
    defence,
    keyword,
    world_defence,
)
from palatine.games.seize_the_imperium.rules.table import (
    has_unit,
    replace,
    unit,
    units_at,
    world,
)
from palatine.games.seize_the_imperium.state import Aim, Conquest, Extra, Galaxy, Unit


def fight_of(t: Galaxy) -> Conquest:
    """The current Conquest Action."""
    assert t.conquest is not None
    return t.conquest


def change_fight(t: Galaxy, **fields: Any) -> None:
    """Change fields of the current Conquest Action."""
    t.conquest = replace(fight_of(t), **fields)


def add_attack(t: Galaxy, source: str, target: str, att: int, piercing: int) -> None:
    """Add an attack without a Unit."""
    made = Extra(source, target, att, piercing)
    change_fight(t, extras=(*fight_of(t).extras, made))


def is_striking(t: Galaxy) -> bool:
    """Whether it is time for Surprise Strikes."""
    return fight_of(t).step == "strike"


def side_units(t: Galaxy, attacking: bool) -> tuple[Unit, ...]:
    """All Units of one side, cards and counters."""
    here = units_at(t, fight_of(t).world)
    return tuple([each for each in here if is_attacking(t, each.owner) == attacking])


def may_target(t: Galaxy, one: Unit) -> bool:
    """Whether a Unit may target in this Step at all."""
    fight = fight_of(t)
    if attack(t, one, None).value < 1 and not any_bonus(t, one):  # [SI-11.5]
        return False
    if is_striking(t):
        return keyword(t, one, "Surprise Strike") > 0  # [SI-11.19] [SI-R37]
    if one.id in fight.struck:  # [SI-R36] in place of its targeting
        return False
    if is_attacking(t, one.owner) and type_of(t, one) == "Troop" and fight.exchange == 1:
        return keyword(t, one, "Assault") > 0  # [SI-7.5] [SI-11.7] [SI-R39]
    return True


def any_bonus(t: Galaxy, one: Unit) -> bool:
    """Whether a Unit without its own ATT has some against a Unit on the other side."""
    others = side_units(t, not is_attacking(t, one.owner))
    return any(attack(t, one, each).value for each in others)


def targets_of(t: Galaxy, one: Unit) -> tuple[str, ...]:
    """What a Unit may target now."""
    if not may_target(t, one):
        return ()
    if is_attacking(t, one.owner):
        return targets_of_attacker(t, one)
    return tuple([each.id for each in side_units(t, True) if is_exposed(t, one, each)])


def has_target(t: Galaxy, one: Unit) -> bool:
    """Whether there is anything that a Unit may target now."""
    if not may_target(t, one):
        return False
    if is_attacking(t, one.owner):  # the World card is always there
        return attack(t, one, None).value > 0 or bool(targets_of_attacker(t, one))
    return any(is_exposed(t, one, each) for each in side_units(t, True))


def targets_of_attacker(t: Galaxy, one: Unit) -> tuple[str, ...]:
    """Fleets target anybody, Troops only Troops and Installations; both the World card [SI-7.5]."""
    open_to = side_units(t, False)
    if type_of(t, one) == "Troop":
        open_to = tuple([u for u in open_to if type_of(t, u) in ("Troop", "Installation")])
    found = [each.id for each in open_to if attack(t, one, each).value > 0]
    is_able = attack(t, one, None).value > 0
    return (*found, fight_of(t).world) if is_able else tuple(found)


def is_exposed(t: Galaxy, one: Unit, other: Unit) -> bool:
    """Whether a Defending Unit may target this Attacking one [SI-7.8]."""
    if type_of(t, one) == "Troop" and type_of(t, other) != "Troop":  # [SI-R40]
        return False
    if attack(t, one, other).value < 1:
        return False
    return not is_hidden(t, other) or keyword(t, one, "Intercept") > 0  # [SI-11.11]


def is_hidden(t: Galaxy, other: Unit) -> bool:
    """Whether an Attacking Unit stays back, so that only Intercept reaches it; before Step 1, only
    Units with Surprise Strike have targeted."""
    fight, kind = fight_of(t), type_of(t, other)
    if other.id in fight.targeted or not is_attacking(t, other.owner):
        return False
    if kind == "Troop":
        return fight.exchange == 1  # [SI-R39]
    return keyword(t, other, "Support") > 0  # [SI-11.18] [SI-R38]


def arcs(t: Galaxy, one: Unit) -> int:
    """How many Units a Unit may split its ATT among [SI-11.10]."""
    return 1 + keyword(t, one, "Firing Arcs")


# Splitting


def most_for(t: Galaxy, one: Unit, parts: dict[str, int], goal: str) -> int:
    """The most of a Unit's ATT that this target can get, with these parts already given.

    A bonus against some targets is an extra pool for them alone [SI-R31].
    """
    most = attack(t, one, unit(t, goal)).added
    while most > 0 and not is_split(t, one, {**parts, goal: most}):
        most -= 1
    return most


def is_split(t: Galaxy, one: Unit, parts: dict[str, int]) -> bool:
    """Whether ATT can be split like this: no group of targets gets more than it may."""
    plain = attack(t, one, None)
    bonus = {goal: bonuses(attack(t, one, unit(t, goal)), plain) for goal in parts}
    for size in range(1, len(parts) + 1):
        for group in combinations(parts, size):
            pool = {source: n for goal in group for source, n in bonus[goal].items()}
            if sum([parts[goal] for goal in group]) > plain.added + sum(pool.values()):
                return False
    return True


def bonuses(full: Sum, plain: Sum) -> dict[str, int]:
    """What a Unit has against one target but not against all, by source."""
    left = list(full.adds)
    for part in plain.adds:
        left.remove(part)
    return {part.source: part.n for part in left}


# The results of attacks


class Blow(msgspec.Struct, frozen=True):
    """One Unit's part in an attack on a target: its ATT, the DEF that it meets, what it adds."""

    unit: str
    att: int
    defence: int
    more: int


class Attack(msgspec.Struct, frozen=True):
    """All attacks on one target, the counters that they give, and the ATT and DEF that count."""

    target: str
    blows: tuple[Blow, ...]
    counters: int
    att: int
    against: int


def aimed(t: Galaxy, aim: Aim) -> Sum:
    """The ATT of an aim, with its parts."""
    one = unit(t, aim.unit)
    target = None if aim.target.startswith("world:") else unit(t, aim.target)
    return attack(t, one, target)


def att_of(t: Galaxy, aim: Aim) -> int:
    """The value of an aim: split first, then multiplied and divided [SI-R32]."""
    full = aimed(t, aim)
    return full.scaled(aim.part) if aim.part else full.value


def blow_of(t: Galaxy, aim: Aim) -> Blow:
    """One Unit's part in an attack."""
    one = unit(t, aim.unit)
    if aim.target.startswith("world:"):
        here = world(t, aim.target)
        siege = keyword(t, one, "Siege")  # [SI-11.16]
        return Blow(aim.unit, att_of(t, aim), world_defence(t, here).value, siege)
    goal = unit(t, aim.target)
    piercing = keyword(t, one, "Piercing", goal)  # [SI-11.13]
    return Blow(aim.unit, att_of(t, aim), defence(t, goal, one).value, piercing)


def attack_on(t: Galaxy, target: str) -> Attack:
    """All attacks on a target in this Step, added up [SI-7.6] [SI-R28]."""
    fight = fight_of(t)
    blows = [blow_of(t, a) for a in fight.aims if a.target == target and has_unit(t, a.unit)]
    for extra in fight.extras:
        if extra.target == target:
            plain = defence(t, unit(t, target), None).value
            blows.append(Blow(extra.source, extra.att, plain, extra.piercing))
    return Attack(target, tuple(blows), *best(tuple(blows)))


def attacks(t: Galaxy) -> list[Attack]:
    """All attacks of this Step on targets that are still there: a Unit may have left meanwhile
    [SI-R28]."""
    fight = fight_of(t)
    goals = dict.fromkeys([*[a.target for a in fight.aims], *[e.target for e in fight.extras]])
    return [attack_on(t, goal) for goal in goals if goal == fight.world or has_unit(t, goal)]


def best(blows: tuple[Blow, ...]) -> tuple[int, int, int]:
    """The most counters that some of the blows give together, with their ATT and the DEF that they
    reach: if DEF differs, any blows that reach the highest DEF among them count [SI-R29]
    [SI-R30]. If none succeed, the ATT of all and the highest DEF."""
    highest = max([blow.defence for blow in blows], default=0)
    found = (0, sum([blow.att for blow in blows]), highest)
    able = [blow for blow in blows if blow.att > 0]  # [SI-R92]
    for limit in sorted({blow.defence for blow in able}):
        group = [blow for blow in able if blow.defence <= limit]
        total, count = sum([blow.att for blow in group]), 1 + sum([blow.more for blow in group])
        if total >= limit:  # a larger group gives no fewer
            found = (count, total, limit)
    return found
