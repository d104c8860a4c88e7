"""Chapters 5 and 6, Adjacency and Capacity: where Units may go, and how many."""

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops.standing import Capacity, Travel
from palatine.games.seize_the_imperium.rules.table import (
    cards_at,
    profile,
    units_at,
    world,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Galaxy, Unit, World


def capacity(t: Galaxy, here: World, seat: Seat) -> int:
    """How many Unit cards a player may have at a World card [SI-5.8] [SI-R17]."""
    room = world_card(here).cost[0]
    if here.controller != seat:
        return room
    own = units_at(t, here.id, seat)
    return room + sum([op.add[0] for one in own for op in profile(one).always(Capacity)])


def has_room(t: Galaxy, here: World, seat: Seat) -> bool:
    """Whether one more of a player's Unit cards fits."""
    there = len(cards_at(t, here.id, seat))
    return there < world_card(here).cost[0] or there < capacity(t, here, seat)


def places_left(t: Galaxy, seat: Seat, but: str) -> int:
    """How many more Unit cards fit at a player's other World cards."""
    free = [capacity(t, w, seat) - len(cards_at(t, w.id, seat)) for w in homes(t, seat, but)]
    return sum(free)


def are_neighbours(t: Galaxy, one: Seat, other: Seat) -> bool:
    """Whether two players sit side by side; with two or three, everyone does [SI-6.5]."""
    return (one - other) % t.players in (1, t.players - 1)


def is_adjacent(t: Galaxy, seat: Seat, origin: World, goal: World) -> bool:
    """Whether a player's Unit may go from one World card to another [SI-6.5] [SI-R20]."""
    if are_neighbours(t, seat, goal.controller):
        return True
    if world_card(origin).system == world_card(goal).system:
        return True
    return any(each.face == goal.face for each in worlds_of(t, seat))


def may_enter(t: Galaxy, one: Unit, goal: World) -> bool:
    """Whether a Unit may reallocate to an Uncontrolled World card, apart from room and cost."""
    if goal.controller == one.owner:
        return False
    if profile(one).always(Travel):
        return True
    return is_adjacent(t, one.owner, world(t, one.at), goal)


def homes(t: Galaxy, seat: Seat, but: str = "") -> tuple[World, ...]:
    """A player's Controlled World cards with room for one more Unit card."""
    return tuple([w for w in worlds_of(t, seat) if w.id != but and has_room(t, w, seat)])
