"""Chapter 12, effects: a card resolves, an ability is performed, and each word of the cards'
vocabulary does what it says."""

from collections.abc import Awaitable, Callable
from typing import Any

from palatine.core.atoms import name_of
from palatine.core.cards import without
from palatine.core.decisions import Pick, ask
from palatine.core.news import EVERYONE
from palatine.games.seize_the_imperium.cards import EVERY, TACTICS
from palatine.games.seize_the_imperium.cards.vocabulary import (
    AllocationTimes,
    AnyOp,
    Attack,
    Cancel,
    Choose,
    CostLess,
    Counters,
    Damage,
    Deplete,
    Draw,
    Eliminate,
    ExtraExchange,
    Gain,
    Look,
    Lose,
    MakeUnit,
    Maneuver,
    MayReact,
    Mod,
    NeedConquest,
    RemoveConquest,
    RemoveDamage,
    Resource,
    Return,
    Scrap,
    Undeplete,
    Until,
)
from palatine.games.seize_the_imperium.names import ACTS
from palatine.games.seize_the_imperium.rules.abilities import (
    picks,
)
from palatine.games.seize_the_imperium.rules.announcing import discard_reaction, mark_reaction
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.fight_effects import (
    cancel,
    counters,
    damage,
    extra_attack,
    extra_exchange,
    make_unit,
    maneuver,
    may_react,
    need_conquest,
    remove_conquest,
    remove_damage,
)
from palatine.games.seize_the_imperium.rules.supply_effects import (
    allocation_times,
    cost_less,
    deplete,
    draw,
    eliminate,
    look,
    resource,
    return_card,
    scrap,
    undeplete,
)
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Effect, Galaxy, Play, Scene

LASTING: dict[Until, int] = {"static": 0, "step": 1, "exchange": 2, "next_exchange": 3, "action": 4}


class Resolve(Scene):
    """The last announced Reaction resolves first [SI-R67]; a cancelled one does nothing."""

    source: str

    async def play(self, t: Galaxy) -> None:
        play = next((each for each in t.plays if each.source == self.source), None)
        if play is None:
            return
        t.plays = without(t.plays, (play,))
        card = TACTICS[play.face]
        used = [each for each in card.activated if each.by in play.activated]
        ops = card.ops if not used or used[0].plus else ()  # [SI-12.6] in place of the Instant
        ops += used[0].ops if used else ()
        if used and any(isinstance(op, Attack) for op in used[0].ops):
            ops = used[0].ops
        t.tell(EVERYONE, "reaction_resolved", player=play.seat, card=play.source)
        for each in play.sacrificed:  # paid now, and not if it was cancelled [SI-R68]
            eliminate_unit(t, each)
        await apply_all(t, play, ops)
        until = lasting(ops)
        if until == "static":
            discard_reaction(t, play.source)
        else:
            mark_reaction(t, play.source, live=True, until=until)


def lasting(ops: tuple[AnyOp, ...]) -> Until:
    """How long a card stays: as long as the longest of its effects [SI-R74]."""
    spans: list[Until] = [getattr(op, "until", "static") for op in ops]
    spans += ["action" for op in ops if isinstance(op, MakeUnit | NeedConquest)]
    return max(spans, key=LASTING.__getitem__)


class Perform(Scene):
    """An ability of a card in play does what it says."""

    async def play(self, t: Galaxy) -> None:
        play = t.plays[-1]
        ability = EVERY[play.face].abilities[play.ability]
        if ability.pick:
            found = picks(t, play.seat, play.source, ability.pick, ability.ops)
            one = found[0] if len(found) == 1 else await ask(play.seat, Pick("pick", ACTS, found))
            play = replace(play, picked=(one,))
        t.plays = t.plays[:-1]
        await apply_all(t, play, ability.ops)


async def apply_all(t: Galaxy, play: Play, ops: tuple[AnyOp, ...]) -> None:
    """One effect after the other."""
    t.choosing = play.source
    for op in ops:
        if isinstance(op, Choose):
            both = ("kind:Piercing", "kind:Hardened")
            play = replace(play, choice=await ask(play.seat, Pick("choose", ACTS, both)))
        elif isinstance(op, Mod | Gain | Lose):
            add_effect(t, play, op)
        else:
            await APPLY[type(op)](t, play, op)
    t.choosing = ""


def add_effect(t: Galaxy, play: Play, op: Mod | Gain | Lose) -> None:
    """An effect that holds for a while."""
    if isinstance(op, Gain) and op.keyword == "chosen":
        op = replace(op, keyword=name_of(play.choice))
    t.effects += (Effect(play.source, play.seat, op, op.until, play.picked, play.host),)


APPLY: dict[type[Any], Callable[[Galaxy, Play, Any], Awaitable[None]]] = {
    Resource: resource,
    Scrap: scrap,
    AllocationTimes: allocation_times,
    CostLess: cost_less,
    Draw: draw,
    Look: look,
    Deplete: deplete,
    Undeplete: undeplete,
    Eliminate: eliminate,
    MayReact: may_react,
    Maneuver: maneuver,
    RemoveDamage: remove_damage,
    Damage: damage,
    RemoveConquest: remove_conquest,
    NeedConquest: need_conquest,
    Attack: extra_attack,
    MakeUnit: make_unit,
    Cancel: cancel,
    Return: return_card,
    Counters: counters,
    ExtraExchange: extra_exchange,
}
