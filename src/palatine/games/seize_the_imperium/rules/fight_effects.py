"""Chapter 12, effects on a fight: damage, Conquest counters, Units, and cancelling."""

from palatine.core.decisions import Pick, ask
from palatine.core.news import EVERYONE
from palatine.games.seize_the_imperium.cards.vocabulary import (
    Attack,
    Cancel,
    Counters,
    Damage,
    ExtraExchange,
    MakeUnit,
    Maneuver,
    MayReact,
    NeedConquest,
    RemoveConquest,
    RemoveDamage,
)
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.abilities import (
    cancellable,
    depleted_hosts,
    lacks,
)
from palatine.games.seize_the_imperium.rules.announcing import cancel_play
from palatine.games.seize_the_imperium.rules.filters import Source, is_meant
from palatine.games.seize_the_imperium.rules.open_cards import add_counters
from palatine.games.seize_the_imperium.rules.reallocation_phase import goals_of, launch
from palatine.games.seize_the_imperium.rules.supply_effects import one_of
from palatine.games.seize_the_imperium.rules.table import (
    gain,
    put_unit,
    replace,
    unit,
    units_at,
    world,
)
from palatine.games.seize_the_imperium.state import Extra, Galaxy, Play, Unit


def meant(t: Galaxy, play: Play, who: str) -> tuple[Unit, ...]:
    """The Units in the fight that an effect is about."""
    assert t.conquest is not None
    source = Source(play.source, play.face, play.seat, None, play.picked, play.host)  # type: ignore[arg-type]
    return tuple([u for u in units_at(t, t.conquest.world) if is_meant(t, source, who, u)])


async def may_react(t: Galaxy, play: Play, op: MayReact) -> None:
    """So many depleted Units may React in this phase."""
    count = op.n[0] if op.n is not None else 1
    t.alerts += ((play.seat, op.who),) * count


async def maneuver(t: Galaxy, play: Play, op: Maneuver) -> None:
    """Units go where others went, and nobody may React to it."""
    for _ in range(op.n[0]):
        own = [each for each in t.units if each.owner == play.seat]
        open_to = {u.id: [g.id for g in goals_of(t, u) if g.id in t.entered] for u in own}
        ready = tuple([id_ for id_, goals in open_to.items() if goals])
        if not ready:
            return
        choice = await ask(play.seat, Pick("attack", ACTS, (*ready, PASS)))
        if choice == PASS:
            return
        t.choosing = choice
        goal = await one_of(play.seat, "attack_at", tuple(open_to[choice]))
        t.choosing = play.source
        launch(t, unit(t, choice), world(t, goal))


async def remove_damage(t: Galaxy, play: Play, op: RemoveDamage) -> None:
    """Damage counters go."""
    for one in meant(t, play, op.who):
        if one.damage:
            put_unit(t, one, damage=max(0, one.damage - op.n[0]))
            t.tell(EVERYONE, "damage_removed", card=one.id)


async def damage(t: Galaxy, play: Play, op: Damage) -> None:
    """Damage counters come at the end of the Step."""
    assert t.conquest is not None
    doomed = tuple([each.id for each in meant(t, play, op.who)]) * op.n[0]
    t.conquest = replace(t.conquest, doomed=t.conquest.doomed + doomed)


async def remove_conquest(t: Galaxy, play: Play, op: RemoveConquest) -> None:
    """The newest of the Attacker's Conquest counters go."""
    assert t.conquest is not None
    counters, now = t.conquest.counters, t.conquest.exchange
    left = tuple([n for n in counters if n != now]) if op.n is None else counters[: -op.n[0]]
    t.conquest = replace(t.conquest, counters=left)
    t.tell(EVERYONE, "conquest_removed", count=len(counters) - len(left))


async def need_conquest(t: Galaxy, play: Play, op: NeedConquest) -> None:
    """More Conquest counters are needed."""
    assert t.conquest is not None
    t.conquest = replace(t.conquest, more=t.conquest.more + op.n[0])


async def extra_attack(t: Galaxy, play: Play, op: Attack) -> None:
    """An attack that no Unit makes."""
    assert t.conquest is not None
    piercing = op.piercing[0] if op.piercing is not None else 0
    made = tuple([Extra(play.source, each, op.each[0] * play.x, piercing) for each in play.picked])
    t.conquest = replace(t.conquest, extras=t.conquest.extras + made)


async def make_unit(t: Galaxy, play: Play, op: MakeUnit) -> None:
    """A Unit of the card itself, or counters on it, for this Conquest Action."""
    assert t.conquest is not None
    here = t.conquest.world
    card = Unit(play.source, op.unit, play.seat, here)
    if op.times_x:
        add_counters(t, card, op.unit, play.x)
    else:
        t.units += (card,)


async def cancel(t: Galaxy, play: Play, op: Cancel) -> None:
    """The Reaction card that was announced last is cancelled, unless its player pays more."""
    found = cancellable(t, play.seat, op)
    if not found:
        return
    target = next(each for each in t.plays if each.source == found[0])
    if not await is_ransomed(t, target, op):
        cancel_play(t, target.source)


async def is_ransomed(t: Galaxy, target: Play, op: Cancel) -> bool:
    """Whether the card's player pays more, where that saves it."""
    if op.unless is None or t.resources[target.seat] < op.unless[0]:
        return False
    if await ask(target.seat, Pick("ransom", ACTS, ("yes", "no"))) == "no":
        return False
    gain(t, target.seat, -op.unless[0])
    t.tell(EVERYONE, "ransom_paid", player=target.seat, card=target.source)
    return True


async def counters(t: Galaxy, play: Play, op: Counters) -> None:
    """So many counters come back onto a Unit card."""
    id_ = await one_of(play.seat, "refill", depleted_hosts(t, play.seat))
    for _ in range(op.n[0]):
        one = unit(t, id_)
        for token in lacks(t, one)[:1]:
            if token == "mission":
                put_unit(t, one, missions=one.missions + 1)
            else:
                add_counters(t, one, token, 1)
    t.tell(EVERYONE, "counter_replaced", player=play.seat, card=id_)


async def extra_exchange(t: Galaxy, play: Play, op: ExtraExchange) -> None:
    """One more Exchange."""
    assert t.conquest is not None
    more = t.conquest.exchanges + 1
    t.conquest = replace(t.conquest, exchanges=more, lengthened=True)
