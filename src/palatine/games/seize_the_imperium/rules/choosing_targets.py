"""Chapter 7, targets: what a Unit targets, how to split ATT, and what the result would be."""

from palatine.core.decisions import Pick, Reason, Several, amount, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.filters import is_attacking, type_of
from palatine.games.seize_the_imperium.rules.modifiers import attack
from palatine.games.seize_the_imperium.rules.questions import (
    FIGHTING,
    Facts,
    not_in_fight,
    refusing,
    right,
    world_of,
)
from palatine.games.seize_the_imperium.rules.table import has_unit, replace, unit
from palatine.games.seize_the_imperium.rules.targets import (
    arcs,
    attack_on,
    fight_of,
    is_hidden,
    most_for,
    targets_of,
)
from palatine.games.seize_the_imperium.state import Aim, Galaxy, SeatScene, Unit


class ChooseTargets(SeatScene, tag="targets"):
    """Choose a Unit's targets, and how much of its ATT each gets."""

    unit: str

    async def play(self, t: Galaxy) -> None:
        one = unit(t, self.unit)
        goals = await (one_target(t, one) if arcs(t, one) == 1 else some_targets(t, one))
        parts = await choose_parts(t, one, goals)
        fight = fight_of(t)
        others = tuple([each for each in fight.aims if each.unit != one.id])
        made = tuple([Aim(one.id, goal, parts.get(goal, 0)) for goal in goals])
        t.conquest = replace(fight, aims=others + made)
        t.tell(EVERYONE, "aimed", player=self.seat, card=one.id, targets=goals)


async def one_target(t: Galaxy, one: Unit) -> tuple[str, ...]:
    """One target, or none."""
    about, why_not = given(target_facts, one.id), given(NOT_TARGET, one.id)
    options = (*targets_of(t, one), PASS)
    choice = await ask(one.owner, Pick("target", ACTS, options, about=about, why_not=why_not))
    return () if choice == PASS else (choice,)


async def some_targets(t: Galaxy, one: Unit) -> tuple[str, ...]:
    """Several Units, or the World card alone [SI-11.10]."""
    found = targets_of(t, one)
    about, why_not = given(target_facts, one.id), given(NOT_TARGETS, one.id)
    units = tuple([each for each in found if not each.startswith("world:")])
    if len(units) < len(found):
        both = (found[-1], "none", PASS)
        asked = Pick("target_kind", ACTS, both, about=about, why_not=WORLD_OR_UNITS)
        whole = await ask(one.owner, asked)
        if whole != "none":
            return () if whole == PASS else (whole,)
    if not units:
        return ()
    most = min(arcs(t, one), len(units))
    some = Several("targets", ACTS, units, (), 0, most, about=about, why_not=why_not)
    return await ask(one.owner, some)


async def choose_parts(t: Galaxy, one: Unit, goals: tuple[str, ...]) -> dict[str, int]:
    """How to split ATT over several targets, at least one each."""
    if len(goals) < 2:
        return {}
    parts = dict.fromkeys(goals, 1)
    for goal in goals:
        del parts[goal]
        rest = {other: parts[other] for other in goals if other in parts}
        most = max(1, most_for(t, one, rest, goal))
        about = given(part_facts, one.id, goal)
        asked = amount("part", 1, most, about, PART_OF_ATT)
        parts[goal] = await ask(one.owner, asked) if most > 1 else 1
    return parts


# The result


def target_facts(t: Galaxy, seat: Seat, name: str) -> Facts:
    """The Unit, its ATT, and the result for each target."""
    one = unit(t, name)
    found = targets_of(t, one)
    blows = [preview(t, name, goal) for goal in found]
    numbers = {"att": attack(t, one, None).value, "most": arcs(t, one)}
    return {"card": name, **numbers, "targets": found, **previews(blows)}


def part_facts(t: Galaxy, seat: Seat, name: str, goal: str) -> Facts:
    """The Unit whose ATT is split, the target of this part, and the result of each possible size of
    the part."""
    most = attack(t, unit(t, name), unit(t, goal)).added
    blows = [preview(t, name, goal, n) for n in range(1, most + 1)]
    return {"card": name, "target": goal, **previews(blows)}


def previews(blows: list[tuple[int, int, int]]) -> Facts:
    """Several previews, with each kind of number in its own list."""
    totals, against, counts = zip(*blows, strict=True) if blows else ((), (), ())
    return {"totals": totals, "against": against, "counts": counts}


def preview(t: Galaxy, attacker: str, goal: str, part: int = 0) -> tuple[int, int, int]:
    """The total attack on a target if this Unit targets it too, with all or part of its ATT: the
    ATT, the DEF that it meets, and the counters that it gives."""
    fight = fight_of(t)
    others = tuple([aim for aim in fight.aims if aim.unit != attacker and has_unit(t, aim.unit)])
    then = t.copy()
    then.conquest = replace(fight, aims=(*others, Aim(attacker, goal, part)))
    found = attack_on(then, goal)
    return found.att, found.against, found.counters


# What can't be targeted


def of_unit(t: Galaxy, seat: Seat, atom: str, name: str) -> Reason | None:
    """Why not this Unit: it must be on the other side, and in this one's reach."""
    missing = not_in_fight(t, atom)
    if missing is not None:
        return missing
    one, other = unit(t, name), unit(t, atom)
    attacking = is_attacking(t, one.owner)
    if is_attacking(t, other.owner) == attacking:
        return Reason("SI-7.5" if attacking else "SI-7.8", "own_side", {"card": atom})
    if attack(t, one, other).value < 1:
        return Reason("SI-11.5", "no_att", {"card": one.id})
    is_troop, kind = type_of(t, one) == "Troop", type_of(t, other)
    if is_troop and attacking and kind not in ("Troop", "Installation"):
        return Reason("SI-7.5", "troops_on_ground", {"card": one.id})
    if is_troop and not attacking and kind != "Troop":
        return Reason("SI-7.8", "troops_on_troops", {"card": one.id})
    return stays_hidden(t, other) if is_hidden(t, other) else None


def stays_hidden(t: Galaxy, other: Unit) -> Reason:
    """The reason for a Fleet with Support, or a Troop, that has not targeted."""
    if type_of(t, other) == "Fleet":
        return Reason("SI-11.18", "has_support", {"card": other.id})
    return Reason("SI-7.7", "stays_back", {"card": other.id})


def of_world(t: Galaxy, seat: Seat, atom: str, name: str) -> Reason | None:
    """Why not this World card: only the Attacker can target the one in the fight, unsplit."""
    if world_of(t, atom) is None:
        return Reason("SI-7.5", "not_on_table")
    if atom != fight_of(t).world:
        return Reason("SI-7.5", "not_fought_for", {"card": atom})
    one = unit(t, name)
    if not is_attacking(t, one.owner):
        return Reason("SI-7.8", "own_side", {"card": atom})
    if attack(t, one, None).value < 1:
        return Reason("SI-11.5", "no_att", {"card": name})
    return Reason("SI-11.10", "not_split_with_world")


NOT_TARGET = refusing("SI-R27", "target_or_pass", *FIGHTING, world=of_world)(of_unit)
NOT_TARGETS = refusing("SI-11.10", "targets_in_arcs", *FIGHTING, world=of_world)(of_unit)
WORLD_OR_UNITS = right("SI-11.10", "world_or_units")
PART_OF_ATT = right("SI-11.10", "part_of_att")
