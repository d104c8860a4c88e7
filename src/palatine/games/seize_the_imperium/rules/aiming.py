"""Chapter 7, aiming: which kind a Unit chooses, and which of a side's Units target now."""

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops.fights import Choose
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.choosing_targets import ChooseTargets
from palatine.games.seize_the_imperium.rules.filters import is_attacking
from palatine.games.seize_the_imperium.rules.modifiers import attack
from palatine.games.seize_the_imperium.rules.questions import (
    FIGHTING,
    Facts,
    facts,
    not_in_fight,
    refusing,
    right,
)
from palatine.games.seize_the_imperium.rules.table import profile, push, replace, unit
from palatine.games.seize_the_imperium.rules.targets import (
    any_bonus,
    fight_of,
    has_target,
    is_striking,
    may_target,
    side_units,
)
from palatine.games.seize_the_imperium.state import Galaxy, Scene, Unit


class ChooseKinds(Scene, tag="choices"):
    """Let some Units choose a kind at the start of the Action or of each Exchange, the Attacker's
    first [SI-12.11]."""

    async def play(self, t: Galaxy) -> None:
        fight = fight_of(t)
        for attacking in (True, False):
            for one in side_units(t, attacking):
                for op in profile(one).always(Choose):
                    if op.what == "troop_or_fleet" or fight.exchange == 1:
                        await choose_kind(t, one, op)


ONE_KIND = right("SI-1.15", "one_kind")


async def choose_kind(t: Galaxy, one: Unit, op: Choose) -> None:
    """Let a Unit's player choose its kind."""
    about = facts(card=one.id, what=op.what)
    choice = await ask(one.owner, Pick("kind", ACTS, op.options, about=about, why_not=ONE_KIND))
    fight = fight_of(t)
    kind = choice.partition(":")[2]
    t.conquest = replace(fight, chosen=(*fight.chosen, (one.id, kind)))
    t.tell(EVERYONE, "kind_chosen", player=one.owner, card=one.id, kind=choice)


class Aims(Scene):
    """Let all players with Units on a side choose their targets."""

    step: str

    def play(self, t: Galaxy) -> None:
        push(t, TakeAim(self.step))


def aimers(t: Galaxy, step: str) -> tuple[Unit, ...]:
    """Units on this Step's side that may target somebody."""
    attacking = step in ("strike", "step_1")
    return tuple([u for u in side_units(t, attacking) if has_target(t, u)])


class TakeAim(Scene, tag="aim"):
    """Let a player choose Units and their targets, and change them, until satisfied [SI-7.5]
    [SI-7.8] [SI-R27]. The player who made a Unit chooses its targets."""

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
        options = (*idle, PASS, *anew)
        choice = await ask(seat, Pick("aim", ACTS, options, about=step_of, why_not=not_aiming))
        if choice == PASS:
            push(t, TakeAim(self.step, (*done, seat)))
            return
        push(t, ChooseTargets(seat, choice), self)


def step_of(t: Galaxy, seat: Seat) -> Facts:
    """The Step, and the World card that the fight is about."""
    return {"step": fight_of(t).step, "card": fight_of(t).world}


@refusing("SI-R27", "aim_or_pass", *FIGHTING)
def not_aiming(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be your own Unit that may target now and has a target."""
    missing = not_in_fight(t, atom)
    if missing is not None:
        return missing
    one = unit(t, atom)
    if one.owner != seat:
        return Reason("SI-12.3", "not_your_unit", {"card": atom})
    rule = "SI-7.5" if is_attacking(t, seat) else "SI-7.8"
    is_able = may_target(t, one)
    return Reason(rule, "nobody_to_target", {"card": atom}) if is_able else unable(t, one)


def unable(t: Galaxy, one: Unit) -> Reason:
    """Why a Unit may not target in this Step at all."""
    facts = {"card": one.id}
    if attack(t, one, None).value < 1 and not any_bonus(t, one):
        return Reason("SI-11.5", "no_att", {**facts})
    if is_striking(t):
        return Reason("SI-11.19", "no_strike", {**facts})
    if one.id in fight_of(t).struck:
        return Reason("SI-7.14", "has_struck", {**facts})
    return Reason("SI-11.7", "troop_waits", {**facts})


def note_targets(t: Galaxy) -> None:
    """Note which attacking Units have targeted, since they can now be targeted [SI-7.7]."""
    fight = fight_of(t)
    aiming = [a.unit for a in fight.aims if is_attacking(t, unit(t, a.unit).owner)]
    t.conquest = replace(fight, targeted=tuple(dict.fromkeys((*fight.targeted, *aiming))))
