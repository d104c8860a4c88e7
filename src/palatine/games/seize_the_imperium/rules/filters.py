"""Chapter 11, filters: what an effect is about, and under which conditions it holds."""

import msgspec

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import CHARACTERS
from palatine.games.seize_the_imperium.cards.vocabulary import Condition, Filter, read_filter
from palatine.games.seize_the_imperium.rules.table import characters_of, is_card, profile, systems
from palatine.games.seize_the_imperium.state import Galaxy, Unit


class Source(msgspec.Struct, frozen=True):
    """What causes an effect, for whom, and where it is."""

    id: str
    seat: Seat
    picked: tuple[str, ...] = ()
    host: str = ""


def kinds_of(t: Galaxy, unit: Unit) -> tuple[str, ...]:
    """A Unit's type and sub-types in this Exchange."""
    one = profile(unit)
    if chosen(t, unit) == "Fleet":
        return ("Fleet", "Fighters")
    return (one.type, *one.subtypes)


def type_of(t: Galaxy, unit: Unit) -> str:
    """Fleet, Orbital, Installation or Troop."""
    return kinds_of(t, unit)[0]


def chosen(t: Galaxy, unit: Unit) -> str:
    """What was chosen for this Unit in this Conquest Action."""
    picks = t.conquest.chosen if t.conquest is not None else ()
    return next((kind for id_, kind in reversed(picks) if id_ == unit.id), "")


def fits(t: Galaxy, unit: Unit, wanted: Filter, chooser: str = "") -> bool:
    """Whether a Unit is of the kinds that a filter names."""
    if wanted.is_card and not is_card(unit):
        return False
    kinds = kinds_of(t, unit)
    for group in wanted.groups:
        named = [chooser if kind == "chosen" else kind for kind in group]
        if not any(kind in kinds for kind in named):
            return False
    return not any(kind in kinds for kind in wanted.others)


def is_attacking(t: Galaxy, seat: Seat) -> bool:
    """Whether a player is the Attacker."""
    return t.conquest is not None and seat == t.conquest.attacker


def is_enemy(t: Galaxy, seat: Seat, unit: Unit) -> bool:
    """Whether a Unit fights on the side against this player's."""
    return is_attacking(t, unit.owner) != is_attacking(t, seat)


def is_meant(t: Galaxy, source: Source, text: str, unit: Unit) -> bool:
    """Whether an effect is about this Unit."""
    wanted = read_filter(text)
    side = wanted.side
    if side == "self":
        return unit.id == source.id
    if side == "host":
        return unit.id == source.host
    if side == "picked":
        return unit.id in source.picked
    if side == "world" or (wanted.is_other and unit.id == source.id):
        return False
    if side == "my" and unit.owner != source.seat:
        return False
    if side == "enemy" and not is_enemy(t, source.seat, unit):
        return False
    if side == "defending" and is_attacking(t, unit.owner):
        return False
    return fits(t, unit, wanted)


def is_versus(t: Galaxy, source: Source, text: str, unit: Unit, other: Unit | None) -> bool:
    """Whether an effect that only holds against some holds against this one."""
    if not text:
        return True
    if other is None:
        return False
    wanted = read_filter(text)
    if wanted.side:
        return is_meant(t, source, text, other)
    return fits(t, other, wanted, chosen(t, unit))


def holds(t: Galaxy, source: Source, when: tuple[Condition, ...], unit: Unit) -> bool:
    """Whether all conditions of an effect hold."""
    return all(condition_holds(t, source, condition, unit) for condition in when)


def condition_holds(t: Galaxy, source: Source, condition: Condition, unit: Unit | None) -> bool:
    """Whether one condition holds."""
    fight = t.conquest
    if condition == "not_regent":
        return t.regent != source.seat
    if condition == "system":
        return has_system(t, source)
    if condition == "general_or_system":
        return has_general(t, source.seat) or has_system(t, source)
    if fight is None or unit is None:
        return False
    if condition == "surprise_strike":
        return fight.step == "strike"
    if condition == "second_exchange":
        return fight.exchange == 2
    return is_attacking(t, unit.owner) == (condition == "attacking")


def all_hold(t: Galaxy, id_: str, seat: Seat, when: tuple[Condition, ...]) -> bool:
    """Whether a card's conditions hold, none of which is about a Unit."""
    return all(condition_holds(t, Source(id_, seat), each, None) for each in when)


def has_system(t: Galaxy, source: Source) -> bool:
    """Whether the World card's controller has another of its System."""
    here = next((each for each in t.worlds if each.id == source.id), None)
    return here is not None and systems(t, here.controller, here)


def has_general(t: Galaxy, seat: Seat) -> bool:
    """Whether a player has a faceup General."""
    return any(CHARACTERS[one.face].profession == "General" for one in characters_of(t, seat))
