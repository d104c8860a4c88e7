"""A Conquest Action played out: each side's best volleys against the other's, to the end."""

from collections.abc import Mapping
from functools import partial

from palatine.bots.seize_the_imperium.fight import (
    WIDTH,
    WORLD,
    Battle,
    End,
    Fighter,
    Standing,
    Target,
    Volley,
    volleys,
)

HOLDER = 0.5
"""The extra worth of hitting a Unit that holds the World card, as a part of the prize."""
COUNTER = 0.7
"""What all Conquest counters together are worth next to the prize, when ranking volleys."""
SCRATCH = 0.2
"""What a hit is worth that does not eliminate, as a part of what eliminating is worth."""
LAST_DITCH = 0.6
"""The Defender's worth of hits that leave the Attacker no card, as a part of the prize."""


def outcome(battle: Battle, now: Standing | None = None) -> End:
    """How the Action ends from here if both sides do their best; it is the Attacker's Step."""
    return attack_step(battle, now or opening(battle))


def opening(battle: Battle) -> Standing:
    """Before anybody has fired."""
    return Standing(
        dict.fromkeys(range(len(battle.attackers)), 0),
        dict.fromkeys(range(len(battle.defenders)), 0),
    )


def attack_step(battle: Battle, now: Standing, but: frozenset[int] = frozenset()) -> End:
    """The Attacker's best volley, with its result; `but` have struck already."""
    best: End | None = None
    for volley in attacker_volleys(battle, now, but):
        end = answer_step(battle, now, volley)
        if best is None or end.value > best.value:
            best = End(end.value, end.is_conquered, volley, end.lost, end.killed)
    assert best is not None
    return best


def attacker_volleys(battle: Battle, now: Standing, but: frozenset[int]) -> list[Volley]:
    """What the Attacker may do in Step 1."""
    is_first = now.exchange == 1
    shooters = {
        n: battle.attackers[n]
        for n in now.attackers
        if n not in but and not (is_first and battle.attackers[n].waits)
    }
    targets = [attacked(battle.defenders[n], n, hurt, battle) for n, hurt in now.defenders.items()]
    missing = battle.need - now.counters
    if missing > 0:
        each = COUNTER * battle.prize / missing
        targets.append(Target(WORLD, tuple([each * (n + 1) for n in range(missing)])))
    return volleys(shooters, targets, WIDTH[0] if is_first else WIDTH[2])


def attacked(one: Fighter, place: int, hurt: int, battle: Battle) -> Target:
    """A Defending Unit as a target."""
    full = one.worth + (HOLDER * battle.prize if one.holds else 0.0)
    return stepwise(place, full, one.hardened - hurt + 1)


def stepwise(place: int, full: float, count: int) -> Target:
    """A target that this many counters eliminate."""
    partly = [SCRATCH * full * (n + 1) / count for n in range(count - 1)]
    return Target(place, (*partly, full))


def answer_step(battle: Battle, now: Standing, volley: Volley) -> End:
    """The Defender's best answer to a volley. Counters that were hit are gone; cards still fire."""
    hurt = {n: damage + volley.hits.get(n, 0) for n, damage in now.defenders.items()}
    counters = now.counters + volley.hits.get(WORLD, 0)
    shooters = {
        n: battle.defenders[n]
        for n, damage in hurt.items()
        if battle.defenders[n].is_card or damage <= battle.defenders[n].hardened
    }
    is_first = now.exchange == 1
    worst: End | None = None
    for answer in defender_volleys(battle, now, volley, shooters):
        after = {n: damage + answer.hits.get(n, 0) for n, damage in now.attackers.items()}
        then = Standing(
            standing(battle.attackers, after),
            standing(battle.defenders, hurt),
            counters,
            now.exchange + 1,
        )
        end = go_on(battle, then)
        if worst is None or end.value < worst.value:
            worst = end
        if not is_first and worst.value < end.value:
            break
    assert worst is not None
    return worst


def defender_volleys(
    battle: Battle, now: Standing, volley: Volley, shooters: Mapping[int, Fighter]
) -> list[Volley]:
    """What the Defender may do in Step 2."""
    is_first = now.exchange == 1
    exposed, hidden = list[Target](), list[Target]()
    cards = [n for n in now.attackers if battle.attackers[n].is_card]
    for n, hurt in now.attackers.items():
        one = battle.attackers[n]
        worth = one.worth + (LAST_DITCH * battle.prize / len(cards) if one.is_card else 0.0)
        goal = stepwise(n, worth, one.hardened - hurt + 1)
        is_shy = n not in volley.aims and (one.is_shy or (is_first and one.kind == "Troop"))
        (hidden if is_shy else exposed).append(goal)
    find = partial(volleys, most=WIDTH[1] if is_first else WIDTH[3])
    if not hidden:
        return find(shooters, exposed)
    shy = [goal.place for goal in hidden]
    able = {n: one if one.hunts else without(one, shy) for n, one in shooters.items()}
    return find(able, exposed + hidden)


def without(one: Fighter, places: list[int]) -> Fighter:
    """A Fighter who may not hit some of the others."""
    left = {place: blow for place, blow in one.blows.items() if place not in places}
    return Fighter(
        one.id,
        one.kind,
        one.is_card,
        one.worth,
        one.hardened,
        one.arcs,
        one.is_shy,
        one.waits,
        one.hunts,
        one.host,
        left,
    )


def standing(side: tuple[Fighter, ...], hurt: Mapping[int, int]) -> dict[int, int]:
    """The Units left after Step 3, with the damage that stays."""
    return {n: damage for n, damage in hurt.items() if damage <= side[n].hardened}


def go_on(battle: Battle, now: Standing) -> End:
    """The next Exchange, a withdrawal, or the end."""
    if now.exchange > battle.exchanges or not now.attackers:
        return judged(battle, now)
    stop = judged(battle, now, is_withdrawn=True)
    fought = attack_step(battle, now)
    return fought if fought.value >= stop.value else stop


def judged(battle: Battle, now: Standing, is_withdrawn: bool = False) -> End:
    """The result, from what is left on both sides."""
    alive = [battle.attackers[n] for n in now.attackers]
    left = [battle.defenders[n] for n in now.defenders]
    cards = [one.id for one in (*alive, *left) if one.is_card]
    holders = [one for one in left if one.holds and (one.is_card or one.host in cards)]
    is_held = bool(holders) or not any(one.is_card for one in alive)
    is_conquered = now.counters >= battle.need and not is_held and not is_withdrawn
    lost = sum([f.worth for n, f in enumerate(battle.attackers) if n not in now.attackers])
    killed = sum([f.worth for n, f in enumerate(battle.defenders) if n not in now.defenders])
    if is_conquered:  # Orbitals go, and Installations are gone
        killed += sum([one.worth for one in left if one.kind == "Orbital"])
    value = (battle.prize if is_conquered else 0.0) + killed - lost
    return End(value, is_conquered, None, lost, killed)
