"""Where to attack: a plan for a whole Reallocation Phase, with the World card for each Unit card.

Attacking costs little: a force that turns out too weak goes home again. So the bot enters every
World card that it can take with as few Unit cards as take it, the best prize first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from palatine.bots.seize_the_imperium.action import outcome
from palatine.bots.seize_the_imperium.fight import WORLD, Battle, Fighter
from palatine.bots.seize_the_imperium.numbers import battle_of, could_be, price_of
from palatine.bots.seize_the_imperium.reading import Board
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import PROFILES
from palatine.games.seize_the_imperium.rules.adjacency import capacity
from palatine.games.seize_the_imperium.rules.reacting import may_react
from palatine.games.seize_the_imperium.rules.reallocation_phase import goals_of
from palatine.games.seize_the_imperium.rules.table import (
    cards_at,
    is_disputed,
    is_unit_card,
    units_at,
    world,
)
from palatine.games.seize_the_imperium.state import Unit, World

TAKEN = 0.5
"""What it is worth that another player loses a Victory point, besides gaining it."""
NEAR = 6
"""Stop a player who is this many points or fewer from the goal."""
STOP = 1.0
"""The extra worth of taking a Victory point from such a player."""
REWARD = 0.3
"""What a Resource counter or an Asset card is worth."""
VICTORY = 30.0
SURE = 0.6
"""How much of an attack's gain counts if possible Reactions would spoil it."""

Plan = dict[str, str]
"""The destination of each Unit card."""


def prize_of(board: Board, place: str, seat: Seat | None = None) -> float:
    """What a player gains by taking a World card, in Victory points."""
    own = board.seat if seat is None else seat
    here, cost = world(board.t, place), price_of(board, place)
    loser = here.controller
    gained = float(cost)
    taken = 0.0 if is_disputed(board.t, here) else TAKEN * cost
    if board.goal - board.points(loser) <= NEAR:
        taken += STOP * cost
    reward = REWARD * (1 + (cost if here.throne else cost // 2))
    if board.points(own) + cost >= board.goal:
        gained += VICTORY
    return gained + taken + reward


def plan_attack(board: Board, left_out: Iterable[str] = ()) -> Plan:
    """The destination of each Unit card."""
    plan: Plan = {}
    ready = [u for u in board.t.units if u.owner == board.seat and u.id not in left_out]
    goals = {one.id: [w.id for w in goals_of(board.t, one)] for one in ready if is_unit_card(one)}
    free = [one for one in ready if goals.get(one.id)]
    targets = [w for w in board.t.worlds if w.controller != board.seat]
    while free:
        found = [
            (attack, here)
            for here in targets
            if (attack := best_force(board, here, [u for u in free if here.id in goals[u.id]]))
        ]
        if not found:
            return plan
        (_, force), here = max(found, key=lambda each: each[0][0])
        plan |= {one.id: here.id for one in force}
        free = [one for one in free if one not in force]
        targets = [w for w in targets if w.id != here.id]
    return plan


def best_force(board: Board, here: World, able: Sequence[Unit]) -> tuple[float, list[Unit]] | None:
    """The smallest force that takes a World card, and what that is worth."""
    room = capacity(board.t, here, board.seat) - len(cards_at(board.t, here.id, board.seat))
    if not able or room < 1:
        return None
    prize = prize_of(board, here.id)
    bare = battle_of(board, could_be(board, here.id, board.seat, able), prize)
    reach = sum([one.blows[WORLD].att for one in bare.attackers if WORLD in one.blows])
    against = min([f.blows[WORLD].defence for f in bare.attackers if WORLD in f.blows], default=99)
    if reach < against:
        return None
    guarded = with_reactors(board, here, able, prize)
    best: tuple[float, list[Unit]] | None = None
    for size in range(1, min(room, len(able)) + 1):
        for force in forces(able, size):
            value = worth_of_force(bare, guarded, force)
            if value > 0 and (best is None or value > best[0] + 0.3 * (size - len(best[1]))):
                best = (value, force)
        if best is not None and size > len(best[1]):
            break
    return best


def forces(able: Sequence[Unit], size: int) -> list[list[Unit]]:
    """Some groups of this size: the strongest by ATT, the cheapest, Fleets or Troops first."""
    orders = (
        sorted(able, key=lambda u: -strength(u)),
        sorted(able, key=lambda u: PROFILES[u.face].cost[0]),
        sorted(able, key=lambda u: (PROFILES[u.face].type != "Fleet", -strength(u))),
        sorted(able, key=lambda u: (PROFILES[u.face].type != "Troop", -strength(u))),
    )
    if size == 1:
        return [[one] for one in orders[0][:6]]
    found = {frozenset([u.id for u in order[:size]]): order[:size] for order in orders}
    return list(found.values())


def strength(one: Unit) -> int:
    """How much a Unit card adds to an attack."""
    card = PROFILES[one.face]
    return card.att[0] * 2 + card.defence[0]


def worth_of_force(bare: Battle, guarded: Battle | None, force: Sequence[Unit]) -> float:
    """The result of an attack by these, if nobody Reacts and if everybody does who can."""
    ids = [one.id for one in force]
    end = outcome(only(bare, ids))
    if not end.is_conquered:
        return 0.0
    if guarded is None:
        return end.value
    spoilt = outcome(only(guarded, ids))
    return end.value if spoilt.is_conquered else SURE * end.value


def with_reactors(board: Board, here: World, able: Sequence[Unit], prize: float) -> Battle | None:
    """The same fight with the Defender's Unit cards that may come, the strongest first."""
    seat = here.controller
    room = capacity(board.t, here, seat) - len(cards_at(board.t, here.id, seat))
    own = [u for u in board.t.units if u.owner == seat and may_react(board.t, u, here)]
    coming = sorted(own, key=lambda u: -strength(u))[: max(0, room)]
    if not coming:
        return None
    return battle_of(board, could_be(board, here.id, board.seat, [*able, *coming]), prize)


def only(battle: Battle, ids: Sequence[str]) -> Battle:
    """The same fight with some of the Attackers, and with the counters on them."""
    kept = [n for n, one in enumerate(battle.attackers) if one.id in ids or one.host in ids]
    new = {old: place for place, old in enumerate(kept)}
    defenders = tuple([renumbered(one, new) for one in battle.defenders])
    return replace(
        battle, attackers=tuple([battle.attackers[n] for n in kept]), defenders=defenders
    )


def renumbered(one: Fighter, new: dict[int, int]) -> Fighter:
    """A Defender whose enemies have other places."""
    return replace(one, blows={new[n]: blow for n, blow in one.blows.items() if n in new})


# Who holds a World card


def holders(board: Board, place: str, seat: Seat) -> list[Unit]:
    """The Unit cards that hold a World card."""
    here = units_at(board.t, place, seat)
    return [u for u in here if is_unit_card(u) and holds(u.face)]


def holds(face: str) -> bool:
    """Whether a Unit card protects a World card from being Conquered."""
    return PROFILES[face].type in ("Troop", "Installation")
