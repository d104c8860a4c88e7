"""Chapter 7, targeting: which kind a Unit chooses, whom it targets, and how ATT is split."""

from palatine.core.decisions import Pick, Several, amount, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.vocabulary import TROOP_SUBTYPES, Choose
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.filters import is_attacking
from palatine.games.seize_the_imperium.rules.modifiers import all_passive
from palatine.games.seize_the_imperium.rules.table import (
    profile,
    push,
    replace,
    unit,
)
from palatine.games.seize_the_imperium.rules.targets import (
    arcs,
    fight_of,
    has_target,
    most_for,
    side_units,
    targets_of,
)
from palatine.games.seize_the_imperium.state import Aim, Galaxy, Scene, SeatScene, Unit


class ChooseKinds(Scene, tag="choices"):
    """Some Units choose a kind at the start of the Action or of each Exchange: the Attacker's
    first [SI-12.11]."""

    async def play(self, t: Galaxy) -> None:
        fight = fight_of(t)
        for attacking in (True, False):
            for one in side_units(t, attacking):
                for op in all_passive(profile(one).abilities, Choose):
                    assert isinstance(op, Choose)
                    if op.what == "troop_or_fleet" or fight.exchange == 1:
                        await choose_kind(t, one, op)


async def choose_kind(t: Galaxy, one: Unit, op: Choose) -> None:
    """A Unit's player chooses."""
    kinds = TROOP_SUBTYPES if op.what == "troop_subtype" else ("Troop", "Fleet")
    options = tuple([f"kind:{kind}" for kind in kinds])
    t.choosing = one.id
    choice = await ask(one.owner, Pick("kind", ACTS, options))
    t.choosing = ""
    fight = fight_of(t)
    picked = tuple([each for each in fight.chosen if each[0] != one.id])
    kind = choice.partition(":")[2]
    t.conquest = replace(fight, chosen=(*picked, (one.id, kind)))
    t.tell(EVERYONE, "kind_chosen", player=one.owner, card=one.id, kind=choice)


class Aims(Scene):
    """All who have Units on a side say whom these target."""

    step: str

    async def play(self, t: Galaxy) -> None:
        push(t, TakeAim(self.step))


def aimers(t: Galaxy, step: str) -> tuple[Unit, ...]:
    """Units of the side whose Step it is that may target somebody."""
    attacking = step in ("strike", "step_1")
    return tuple([u for u in side_units(t, attacking) if has_target(t, u)])


class TakeAim(Scene, tag="aim"):
    """A player chooses a Unit and its targets, again and again, and may choose anew, until all is
    as wanted [SI-7.5] [SI-7.8] [SI-R27]. Whoever made a Unit chooses its targets."""

    step: str
    done: tuple[Seat, ...] = ()

    async def play(self, t: Galaxy) -> None:
        found = aimers(t, self.step)
        owners = tuple(dict.fromkeys([each.owner for each in found]))
        done = self.done
        waiting = [seat for seat in owners if seat not in done]
        if not waiting:
            note_targets(t)
            return
        seat = waiting[0]
        own = [each.id for each in found if each.owner == seat]
        aiming = [each.unit for each in fight_of(t).aims]
        idle = [each for each in own if each not in aiming]
        anew = [each for each in own if each in aiming]
        choice = await ask(seat, Pick("aim", ACTS, (*idle, PASS, *anew)))
        if choice == PASS:
            push(t, TakeAim(self.step, (*done, seat)))
            return
        push(t, ChooseTargets(seat, choice), self)


class ChooseTargets(SeatScene, tag="targets"):
    """Whom a Unit targets, and with how much of its ATT each."""

    unit: str

    async def play(self, t: Galaxy) -> None:
        fight, seat, one = fight_of(t), self.seat, unit(t, self.unit)
        t.choosing = one.id
        found = targets_of(t, one)
        is_wide = arcs(t, one) > 1
        goals: tuple[str, ...] = ()
        if is_wide:
            goals = await choose_several(t, seat, one, found)
        else:
            choice = await ask(seat, Pick("target", ACTS, (*found, PASS)))
            goals = () if choice == PASS else (choice,)
        parts = await choose_parts(t, seat, one, goals)
        others = tuple([each for each in fight.aims if each.unit != one.id])
        made = tuple([Aim(one.id, goal, parts.get(goal, 0)) for goal in goals])
        t.conquest = replace(fight_of(t), aims=others + made)
        t.choosing = ""
        t.tell(EVERYONE, "aimed", player=seat, card=one.id, targets=goals)


async def choose_several(
    t: Galaxy, seat: Seat, one: Unit, found: tuple[str, ...]
) -> tuple[str, ...]:
    """Several Units, or the World card alone [SI-11.10]."""
    units = tuple([each for each in found if not each.startswith("world:")])
    if len(units) < len(found):
        whole = await ask(seat, Pick("target_kind", ACTS, (found[-1], "none", PASS)))
        if whole != "none":
            return () if whole == PASS else (whole,)
    most = min(arcs(t, one), len(units))
    return await ask(seat, Several("targets", ACTS, units, (), 0, most)) if units else ()


async def choose_parts(t: Galaxy, seat: Seat, one: Unit, goals: tuple[str, ...]) -> dict[str, int]:
    """How ATT is split over several targets, at least one each."""
    if len(goals) < 2:
        return {}
    parts = dict.fromkeys(goals, 1)
    for goal in goals:
        del parts[goal]
        rest = {other: parts[other] for other in goals if other in parts}
        most = max(1, most_for(t, one, rest, goal))
        t.goal = goal
        parts[goal] = await ask(seat, amount("part", 1, most)) if most > 1 else 1
    t.goal = ""
    return parts


def note_targets(t: Galaxy) -> None:
    """Attacking Units that target can be targeted [SI-7.7]."""
    fight = fight_of(t)
    aiming = [a.unit for a in fight.aims if is_attacking(t, unit(t, a.unit).owner)]
    t.conquest = replace(fight, targeted=tuple(dict.fromkeys((*fight.targeted, *aiming))))
