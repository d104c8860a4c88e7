"""The numbers of a fight, from the rules: the current fight, or a possible one."""

from collections.abc import Iterable

from palatine.bots.seize_the_imperium.fight import WORLD, Battle, Blow, Fighter
from palatine.bots.seize_the_imperium.reading import Board, cost_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import PROFILES
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.modifiers import (
    attack,
    defence,
    keyword,
    world_defence,
)
from palatine.games.seize_the_imperium.rules.table import is_unit_card, replace, world
from palatine.games.seize_the_imperium.rules.targets import arcs
from palatine.games.seize_the_imperium.state import Conquest, Galaxy, Unit

POINT = 0.25
"""What a Unit card is worth for each Allocation point that it costs, in Victory points."""
TOKEN = 0.2
"""What a counter is worth; it comes back in its owner's Resupply Phase."""
NONE = (0, 0)

Shifts = dict[str, tuple[int, int]]
"""How far the ATT and DEF of each differ from what we calculate."""


def worth_of(one: Unit) -> float:
    """What a Unit is worth to its owner."""
    return POINT * PROFILES[one.face].cost[0] if is_unit_card(one) else TOKEN


def could_be(board: Board, place: str, seat: Seat, going: Iterable[Unit]) -> Galaxy:
    """The table as it would be with these Unit cards and their counters at a World card."""
    ids = {one.id for one in going}
    t = board.t.copy()
    t.units = tuple(
        [
            replace(u, at=place, depleted=True) if u.id in ids or u.host in ids else u
            for u in board.t.units
        ]
    )
    t.conquest = Conquest(place, seat, world(t, place).controller, exchange=1, step="step_1")
    return t


def battle_of(board: Board, t: Galaxy, prize: float, shifts: Shifts | None = None) -> Battle:
    """Both sides of the fight in this state, with the effects of Reaction cards if it has begun."""
    fight = t.conquest
    assert fight is not None
    here = [one for one in t.units if one.at == fight.world]
    attackers = [one for one in here if one.owner == fight.attacker]
    defenders = [one for one in here if one.owner != fight.attacker]
    known = shifts or {}
    return Battle(
        tuple([fighter(t, one, defenders, True, known) for one in attackers]),
        tuple([fighter(t, one, attackers, False, known) for one in defenders]),
        board.need[fight.world] + fight.more,
        prize,
        fight.exchanges,
    )


def shifts_of(board: Board, t: Galaxy) -> Shifts:
    """What Reaction cards have changed in the numbers of a fight: the view shows the numbers, and
    the open cards explain the rest."""
    fight = t.conquest
    assert fight is not None
    found = {}
    for one in [each for each in t.units if each.at == fight.world]:
        shown = board.shown[one.id]
        att, against = attack(t, one, None).value, defence(t, one, None).value
        found[one.id] = (shown["att"] - att, shown["def"] - against)
    against = world_defence(t, world(t, fight.world)).value
    return {**found, fight.world: (0, board.shown[fight.world]["def"] - against)}


def fighter(t: Galaxy, one: Unit, others: list[Unit], attacking: bool, shifts: Shifts) -> Fighter:
    """A Unit with every enemy that it may hit and what it brings there."""
    assert t.conquest is not None
    kind = type_of(t, one)
    more = shifts.get(one.id, NONE)[0]
    plain = attack(t, one, None).value + more
    blows: dict[int, Blow] = {}
    for place, other in enumerate(others):
        if kind == "Troop" and not may_hit(type_of(t, other), attacking):
            continue
        att = attack(t, one, other).value + more
        if att > 0:
            against = defence(t, other, one).value + shifts.get(other.id, NONE)[1]
            blows[place] = Blow(att, max(1, against), keyword(t, one, "Piercing", other))
    if attacking and plain > 0:
        here = world(t, t.conquest.world)
        against = world_defence(t, here).value + shifts.get(here.id, NONE)[1]
        blows[WORLD] = Blow(plain, against, keyword(t, one, "Siege"))
    return Fighter(
        id=one.id,
        kind=kind,
        is_card=is_unit_card(one),
        worth=worth_of(one),
        hardened=keyword(t, one, "Hardened"),
        arcs=arcs(t, one) - 1,
        is_shy=attacking and kind == "Fleet" and keyword(t, one, "Support") > 0,
        waits=attacking and kind == "Troop" and not keyword(t, one, "Assault"),
        hunts=not attacking and keyword(t, one, "Intercept") > 0,
        host=one.host,
        blows=blows,
    )


def may_hit(kind: str, attacking: bool) -> bool:
    """The kinds that a Troop may target: Troops, and Installations too when it attacks."""
    return kind == "Troop" or (attacking and kind == "Installation")


def price_of(board: Board, place: str) -> int:
    """The Victory points of a World card."""
    return cost_of(world(board.t, place))
