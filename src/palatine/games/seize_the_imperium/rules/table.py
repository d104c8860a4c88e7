"""What is on the table: cards by name, who controls what, and how to change them."""

from functools import cache
from typing import Any

import msgspec

from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import (
    CHARACTERS,
    PROFILES,
    WORLDS,
    CharacterCard,
    Profile,
    WorldCard,
)
from palatine.games.seize_the_imperium.names import WATCH_NAMES, Watch
from palatine.games.seize_the_imperium.state import Character, Galaxy, Scene, Unit, World

replace = msgspec.structs.replace


# The agenda


def push(t: Galaxy, *scenes: Scene) -> None:
    """Put scenes on the agenda; the first of them comes next."""
    t.agenda += scenes[::-1]


# Finding


def unit(t: Galaxy, id_: str) -> Unit:
    """The Unit with this name."""
    return next(each for each in t.units if each.id == id_)


def world(t: Galaxy, id_: str) -> World:
    """The World card with this name."""
    return next(each for each in t.worlds if each.id == id_)


def character(t: Galaxy, id_: str) -> Character:
    """The faceup Character with this name."""
    return next(each for each in t.characters if each.id == id_)


def has_unit(t: Galaxy, id_: str) -> bool:
    """Whether this Unit is still on the table."""
    return any(each.id == id_ for each in t.units)


def profile(one: Unit) -> Profile:
    """What a Unit's card says."""
    return PROFILES[one.face]


def world_card(one: World) -> WorldCard:
    """The data of a World card."""
    return WORLDS[one.face]


def character_card(one: Character) -> CharacterCard:
    """The data of a Character card."""
    return CHARACTERS[one.face]


def is_card(one: Unit) -> bool:
    """Whether a Unit is a card, not a counter."""
    return not profile(one).counter


def is_unit_card(one: Unit) -> bool:
    """Whether it is a Unit card: neither a counter nor made by a Reaction card."""
    return one.id.startswith("unit:")


def units_at(t: Galaxy, world_id: str, seat: Seat | None = None) -> tuple[Unit, ...]:
    """All Units Present at a World card, or only one player's."""
    if seat is None:
        return tuple([each for each in t.units if each.at == world_id])
    return tuple([each for each in t.units if each.at == world_id and each.owner == seat])


def cards_at(t: Galaxy, world_id: str, seat: Seat) -> tuple[Unit, ...]:
    """A player's Unit cards at a World card: what Capacity counts."""
    found = []
    for each in t.units:
        if each.at == world_id and each.owner == seat and each.id.startswith("unit:"):
            found.append(each)
    return tuple(found)


def worlds_of(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """The World cards that a player controls, Owned or Conquered."""
    found = []
    for each in t.worlds:
        if each.controller == seat:
            found.append(each)
    return tuple(found)


def characters_of(t: Galaxy, seat: Seat) -> tuple[Character, ...]:
    """A player's faceup Characters."""
    found = []
    for each in t.characters:
        if each.owner == seat:
            found.append(each)
    return tuple(found)


def throne_of(t: Galaxy, seat: Seat) -> World | None:
    """A player's own Throne World, whoever controls it."""
    return next((each for each in t.worlds if each.throne and each.owner == seat), None)


def is_disputed(t: Galaxy, one: World) -> bool:
    """Whether a World card has two or more faceup copies; never a Throne World [SI-1.12]."""
    if one.throne:
        return False
    return [each.face for each in t.worlds].count(one.face) > 1


def is_disputed_character(t: Galaxy, one: Character) -> bool:
    """Whether a Character has two or more faceup copies [SI-1.13]."""
    return [each.face for each in t.characters].count(one.face) > 1


def systems(t: Galaxy, seat: Seat, one: World) -> bool:
    """Whether the controller has another World card of the same System."""
    system = world_card(one).system
    for each in t.worlds:
        if each.controller == seat and each.id != one.id and world_card(each).system == system:
            return True
    return False


# Changing


def put_unit(t: Galaxy, one: Unit, **fields: Any) -> Unit:
    """Change fields of a Unit on the table."""
    new = replace(one, **fields)
    t.units = tuple([new if each.id == one.id else each for each in t.units])
    return new


def put_world(t: Galaxy, one: World, **fields: Any) -> World:
    """Change fields of a World card on the table."""
    new = replace(one, **fields)
    t.worlds = tuple([new if each.id == one.id else each for each in t.worlds])
    return new


def put_character(t: Galaxy, one: Character, **fields: Any) -> Character:
    """Change fields of a Character on the table."""
    new = replace(one, **fields)
    t.characters = tuple([new if each.id == one.id else each for each in t.characters])
    return new


def gain(t: Galaxy, seat: Seat, resources: int) -> None:
    """Take Resource counters, or pay them with a negative number."""
    t.resources = changed(t.resources, seat, t.resources[seat] + resources)


def other_watches(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """When else a player could want to be asked; "throughout this fight" only during one."""
    return watches_but(t.watch[seat], t.conquest is not None)


@cache
def watches_but(now: Watch, is_fight: bool) -> tuple[str, ...]:
    """All choices except the current one, in or outside a fight."""
    taken = (f"watch:{now}", "" if is_fight else "watch:action")
    return tuple([name for name in WATCH_NAMES if name not in taken])
