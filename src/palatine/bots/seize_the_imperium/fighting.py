"""A current fight as the bot sees it: whom to aim at, whether to go on, who comes to help."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from palatine.bots.seize_the_imperium.action import (
    attack_step,
    attacked,
    defender_volleys,
    go_on,
    outcome,
    standing,
)
from palatine.bots.seize_the_imperium.attacks import Plan, prize_of, strength
from palatine.bots.seize_the_imperium.fight import WORLD, Battle, Standing, Volley, volleys
from palatine.bots.seize_the_imperium.numbers import battle_of, could_be, shifts_of
from palatine.bots.seize_the_imperium.reading import Board
from palatine.core.news import Told
from palatine.games.seize_the_imperium.rules.adjacency import capacity
from palatine.games.seize_the_imperium.rules.modifiers import keyword
from palatine.games.seize_the_imperium.rules.reacting import may_react
from palatine.games.seize_the_imperium.rules.table import cards_at, unit, units_at, world
from palatine.games.seize_the_imperium.state import Conquest, Galaxy, Unit

Aims = dict[str, tuple[str, ...]]
"""The targets of each Unit."""


@dataclass
class Heard:
    """What a view does not show of a fight: which Units have aimed or struck in this Exchange, out
    of how many in all fights."""

    exchanges: int = 0
    aimed: set[str] = field(default_factory=set)

    def take(self, news: Iterable[Told]) -> None:
        """Hear what has happened."""
        for told in news:
            if told.event == "exchange_began":
                self.exchanges, self.aimed = self.exchanges + 1, set()
            elif told.event == "aimed":
                card, goals = str(told.facts["card"]), told.facts["targets"]
                (self.aimed.add if goals else self.aimed.discard)(card)


def current(board: Board) -> Galaxy:
    """The table with the current fight."""
    t = board.t.copy()
    numbers = board.fight
    here = world(t, board.place)
    step = "strike" if numbers.get("strike") else f"step_{numbers.get('step', 1)}"
    t.conquest = Conquest(
        board.place,
        board.attacker,
        here.controller,
        exchange=numbers.get("exchange", 1),
        exchanges=numbers.get("exchanges", 2),
        step=step,
    )
    return t


def now_of(board: Board, t: Galaxy, battle: Battle) -> Standing:
    """How the fight stands."""
    fight = t.conquest
    assert fight is not None
    damage = {one.id: one.damage for one in t.units}
    return Standing(
        {n: damage[one.id] for n, one in enumerate(battle.attackers)},
        {n: damage[one.id] for n, one in enumerate(battle.defenders)},
        board.shown[fight.world].get("conquest", 0),
        fight.exchange,
    )


def aims(board: Board, heard: Heard) -> Aims:
    """Whom to aim at in this Step."""
    t = current(board)
    fight = t.conquest
    assert fight is not None
    battle = battle_of(board, t, prize_of(board, fight.world, fight.attacker), shifts_of(board, t))
    now = now_of(board, t, battle)
    is_attacker = fight.attacker == board.seat
    if fight.step == "strike":
        volley = strike(t, battle, is_attacker)
    elif is_attacker:
        struck = [n for n, one in enumerate(battle.attackers) if one.id in heard.aimed]
        is_first = fight.exchange == 1
        found = attack_step(battle, now, frozenset(struck if is_first else ()))
        volley = found.volley or Volley(0.0, {}, {})
    else:
        volley = answered(battle, now, heard)[1]
    side, others = battle.attackers, battle.defenders
    if not is_attacker:
        side, others = others, side
    return {
        side[n].id: tuple([fight.world if goal == WORLD else others[goal].id for goal in goals])
        for n, goals in volley.aims.items()
        if goals
    }


def answered(battle: Battle, now: Standing, heard: Heard) -> tuple[float, Volley]:
    """The Defender's best volley against those who have aimed or can't hide, and what it leaves to
    the Attacker."""
    aimed = {n: (WORLD,) for n, one in enumerate(battle.attackers) if one.id in heard.aimed}
    struck = heard.aimed if now.exchange == 1 else ()
    shooters = {n: one for n, one in enumerate(battle.defenders) if one.id not in struck}
    best: tuple[float, Volley] | None = None
    for volley in defender_volleys(battle, now, Volley(0.0, {}, aimed), shooters):
        hurt = {n: damage + volley.hits.get(n, 0) for n, damage in now.attackers.items()}
        then = Standing(
            standing(battle.attackers, hurt),
            standing(battle.defenders, now.defenders),
            now.counters,
            now.exchange + 1,
        )
        value = go_on(battle, then).value
        if best is None or value < best[0]:
            best = (value, volley)
    assert best is not None
    return best


def strike(t: Galaxy, battle: Battle, is_attacker: bool) -> Volley:
    """Surprise Strikes, if they eliminate a Unit at once."""
    side, others = battle.attackers, battle.defenders
    if not is_attacker:
        side, others = others, side
    able = {
        n: one for n, one in enumerate(side) if keyword(t, unit(t, one.id), "Surprise Strike") > 0
    }
    hurt = {one.id: one.damage for one in t.units}
    goals = [attacked(one, n, hurt[one.id], battle) for n, one in enumerate(others)]
    return volleys(able, [goal for goal in goals if len(goal.steps) == 1], 1)[0]


def is_going_on(board: Board, prize: float) -> bool:
    """Whether another Exchange gains the Attacker anything."""
    t = current(board)
    battle = battle_of(board, t, prize, shifts_of(board, t))
    now = now_of(board, t, battle)
    then = Standing(now.attackers, now.defenders, now.counters, now.exchange + 1)
    return attack_step(battle, then).value > 0


def is_worth(board: Board, place: str, prize: float) -> float:
    """What a fight would bring with the Units that are there now."""
    t = could_be(board, place, board.seat, ())
    return outcome(battle_of(board, t, prize)).value


def defence_plan(board: Board, able: Sequence[str]) -> Plan:
    """Who Reacts, and where: as few as save a World card, the dearest first."""
    plan: Plan = {}
    free = [one for one in board.t.units if one.id in able]
    entered = [
        w
        for w in board.t.worlds
        if w.controller == board.seat and units_at(board.t, w.id, board.t.active)
    ]
    for here in sorted(entered, key=lambda w: -prize_of(board, w.id, board.t.active)):
        force = saviours(board, here.id, [u for u in free if may_react(board.t, u, here)])
        plan |= {one.id: here.id for one in force}
        free = [one for one in free if one not in force]
    return plan


def saviours(board: Board, place: str, able: Sequence[Unit]) -> list[Unit]:
    """The fewest Units that save a World card from being taken; none if it is safe or lost."""
    here, seat = world(board.t, place), board.seat
    prize = prize_of(board, place, board.t.active)
    if not outcome(
        battle_of(board, could_be(board, place, board.t.active, ()), prize)
    ).is_conquered:
        return []
    room = capacity(board.t, here, seat) - len(cards_at(board.t, place, seat))
    ranked = sorted(able, key=lambda u: -strength(u))
    for size in range(1, min(room, len(ranked)) + 1):
        groups = [[one] for one in ranked] if size == 1 else [ranked[:size]]
        for force in groups:
            t = could_be(board, place, board.t.active, force)
            if not outcome(battle_of(board, t, prize)).is_conquered:
                return force
    return []
