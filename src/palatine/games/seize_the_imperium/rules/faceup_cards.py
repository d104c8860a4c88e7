"""Open cards: their names, their counters, and how they enter and leave the table."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from operator import attrgetter

from palatine.core.cards import Handle
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import CHARACTERS, EVERY, PROFILES, WORLDS
from palatine.games.seize_the_imperium.cards.ops.supply import Counters
from palatine.games.seize_the_imperium.rules.table import is_unit_card, put_unit, unit
from palatine.games.seize_the_imperium.state import Galaxy, Play, Unit

NAME = attrgetter("id")


def open_cards(t: Galaxy) -> set[str]:
    """The names in use; only look names up in it, never iterate over it."""
    lying = chain(t.units, t.worlds, t.characters, t.reactions)
    return {*map(NAME, lying), *chain(*t.discards)}


def open_name(t: Galaxy, family: str, face: str) -> str:
    """The name for a card as it is turned up: the first free one."""
    taken, number = open_cards(t), 1
    while f"{family}:{face}#{number}" in taken:
        number += 1
    return f"{family}:{face}#{number}"


def family_of(face: str) -> str:
    """The family of names that a card's face belongs to."""
    if face in CHARACTERS:
        return "character"
    if face in WORLDS:
        return "world"
    return "unit" if face in PROFILES else "tactic"


def discard(t: Galaxy, seat: Seat, card: str) -> None:
    """Put an open card on its owner's Discard Pile, faceup [SI-1.14]."""
    t.discards = changed(t.discards, seat, (*t.discards[seat], card))


def turn_up(t: Galaxy, handle: Handle) -> str:
    """Turn up a hidden card; gives its open name from now on."""
    if handle in t.shown:
        t.shown = tuple([each for each in t.shown if each != handle])
    if handle in t.peeked:
        t.peeked = tuple([each for each in t.peeked if each != handle])
    face = t.faces[handle]
    return open_name(t, family_of(face), face)


def turn_into_discard(t: Galaxy, seat: Seat, handles: Iterable[Handle]) -> tuple[str, ...]:
    """Discard hidden cards faceup; gives their open names."""
    gone = []
    for handle in handles:
        gone.append(turn_up(t, handle))
        discard(t, seat, gone[-1])
    return tuple(gone)


# Counters


@cache
def counters_of(face: str, replaced: bool = False) -> Mapping[str, int]:
    """The counters that a card allocates with, by name; or only those that are replaced."""
    found = [op for op in EVERY[face].effects(Counters) if op.counter != "any"]
    return {op.counter: op.n[0] for op in found if not (replaced and op.kept)}


def missions_of(face: str) -> int:
    """How many Mission counters a card allocates with."""
    return counters_of(face).get("mission", 0)


def add_counters(t: Galaxy, host: Unit, token: str, count: int) -> None:
    """Put Unit counters on a card."""
    for _ in range(count):
        name = open_name(t, "counter", token)
        t.units += (Unit(name, token, host.owner, host.at, host.id),)


def add_unit(t: Galaxy, one: Unit) -> None:
    """Put a Unit card on the table with the counters that it allocates with."""
    t.units += (one,)
    for token, count in counters_of(one.face).items():
        if token != "mission":
            add_counters(t, one, token, count)


def counters_on(t: Galaxy, host: str) -> tuple[Unit, ...]:
    """The Unit counters of a card."""
    return tuple([each for each in t.units if each.host == host])


def replace_counters(t: Galaxy, host: Unit) -> None:
    """Replace a Unit card's counters, up to what it allocates with [SI-4.7] [SI-R13]."""
    for token, count in counters_of(host.face, replaced=True).items():
        if token == "mission":
            put_unit(t, host, missions=max(count, host.missions))
        else:
            there = [each for each in counters_on(t, host.id) if each.face == token]
            add_counters(t, host, token, count - len(there))


def lacks(t: Galaxy, one: Unit) -> tuple[str, ...]:
    """The counters that a Unit card has fewer of than it allocates with."""
    missing = []
    for token, count in counters_of(one.face, replaced=True).items():
        there = [each for each in counters_on(t, one.id) if each.face == token]
        have = one.missions if token == "mission" else len(there)
        if have < count:
            missing.append(token)
    return tuple(missing)


def lacking(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """A player's Unit cards that lack one of their counters."""
    own = [each for each in t.units if each.owner == seat and is_unit_card(each)]
    return tuple([each.id for each in own if lacks(t, each)])


def refill(t: Galaxy, id_: str) -> None:
    """Give a Unit card back one of the counters that it lacks."""
    one = unit(t, id_)
    for token in lacks(t, one)[:1]:
        if token == "mission":
            put_unit(t, one, missions=one.missions + 1)
        else:
            add_counters(t, one, token, 1)


# Units that Reaction cards make


def make_unit(t: Galaxy, play: Play, face: str) -> None:
    """Make a Reaction card a Unit in the fight."""
    t.units += (made_by(t, play, face),)


def make_counters(t: Galaxy, play: Play, token: str) -> None:
    """Put X Unit counters on a Reaction card in the fight."""
    add_counters(t, made_by(t, play, token), token, play.x)


def made_by(t: Galaxy, play: Play, face: str) -> Unit:
    """A Reaction card as a Unit where the fight is."""
    assert t.conquest is not None
    return Unit(play.source, face, play.seat, t.conquest.world)
