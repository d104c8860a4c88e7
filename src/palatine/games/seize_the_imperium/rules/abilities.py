"""Chapter 12, abilities of cards in play: what can be used, by public facts."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple, get_args

from palatine.core.atoms import name_of
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import (
    CHARACTERS,
    PROFILES,
    WORLDS,
    Ability,
    InPlay,
)
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import Window, read_filter
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.filters import Source, is_meant
from palatine.games.seize_the_imperium.rules.moments import fits_moment, windows_at
from palatine.games.seize_the_imperium.rules.table import (
    character,
    is_disputed,
    is_disputed_character,
    push,
    put_character,
    put_unit,
    put_world,
    unit,
    units_at,
    world,
)
from palatine.games.seize_the_imperium.state import Galaxy, Moment, Play

# What players may use between other deeds of their own Turn.
LOOPS: dict[str, tuple[Window, ...]] = {
    "own_resupply": ("own_resupply", "own_turn"),
    "own_allocation": ("own_allocation", "own_turn"),
    "own_turn": ("own_turn",),
}

WHENEVER: tuple[Window, ...] = get_args(Window)

Numbered = tuple[tuple[int, Ability], ...]
"""A card's abilities with their places on it."""


def ready_abilities(
    t: Galaxy, seat: Seat, windows: tuple[Window, ...] = WHENEVER
) -> Iterator[tuple[str, int, Ability]]:
    """Abilities of a player's cards in play for one of these windows that the player could pay for
    now [SI-12.2] [SI-12.3]."""
    paid = paid_for(windows)
    for here in t.worlds if paid.worlds else ():
        if here.face in paid.worlds and here.controller == seat:
            can_deplete = not here.depleted and not is_disputed(t, here)  # [SI-1.12]
            yield from ready(here.id, paid.worlds[here.face], 0, can_deplete)
    for one in t.characters if paid.characters else ():
        if one.face in paid.characters and one.owner == seat:
            can_deplete = not one.depleted and not is_disputed_character(t, one)  # [SI-R75]
            yield from ready(one.id, paid.characters[one.face], one.missions, can_deplete)
    for each in t.units if paid.units else ():
        if each.face in paid.units and each.owner == seat:
            yield from ready(each.id, paid.units[each.face], each.missions, not each.depleted)


class Paid(NamedTuple):
    """The abilities that deplete their card or take a Mission counter, by card face."""

    worlds: dict[str, Numbered]
    characters: dict[str, Numbered]
    units: dict[str, Numbered]


@lru_cache(maxsize=256)
def paid_for(windows: tuple[Window, ...]) -> Paid:
    """The abilities that a card pays for at these windows."""
    return Paid(*[paid_on(cards, windows) for cards in (WORLDS, CHARACTERS, PROFILES)])


def paid_on(cards: Mapping[str, InPlay], windows: tuple[Window, ...]) -> dict[str, Numbered]:
    """Those of some cards."""
    found = {}
    for face, card in cards.items():
        paid = [(n, a) for n, a in enumerate(card.abilities) if a.kind in ("deplete", "mission")]
        found[face] = tuple([(n, a) for n, a in paid if a.window in windows])
    return {face: paid for face, paid in found.items() if paid}


@cache
def ability_windows(moment: Moment) -> tuple[Window, ...]:
    """The windows open at a moment that any card has an ability for."""
    return tuple([window for window in windows_at(moment) if any(paid_for((window,)))])


def ready(
    id_: str, found: Numbered, missions: int, can_deplete: bool
) -> Iterator[tuple[str, int, Ability]]:
    """The abilities of a card that it can pay for."""
    for index, ability in found:
        if missions > 0 if ability.kind == "mission" else can_deplete:
            yield id_, index, ability


def own_abilities(t: Galaxy, seat: Seat, loop: str) -> tuple[str, ...]:
    """Cards whose abilities can be used between the deeds of a phase."""
    found = [
        id_
        for id_, _, ability in ready_abilities(t, seat, LOOPS[loop])
        if is_possible(t, seat, id_, ability)
    ]
    return tuple(found)


def usable(
    t: Galaxy, seat: Seat, moment: Moment, among: tuple[Window, ...] | None = None
) -> tuple[str, ...]:
    """Cards whose abilities can be used at a moment: all, or those for some windows."""
    windows = ability_windows(moment) if among is None else among
    now = tuple([window for window in windows if fits_moment(t, seat, window, moment)])
    found = [
        id_
        for id_, _, ability in (ready_abilities(t, seat, now) if now else ())
        if is_here(t, id_, ability.window) and is_possible(t, seat, id_, ability)
    ]
    return tuple(found)


def is_here(t: Galaxy, id_: str, window: Window) -> bool:
    """Whether a card, if it is a Unit, is in this fight."""
    if window == "any" or not id_.startswith("unit:") or t.conquest is None:
        return True
    return unit(t, id_).at == t.conquest.world


def use_ability(t: Galaxy, seat: Seat, id_: str) -> None:
    """Deplete a card, or take a Mission counter from it, to use its ability [SI-12.2] [SI-12.4]."""
    index, ability = next((n, a) for found, n, a in ready_abilities(t, seat) if found == id_)
    if ability.kind == "mission":
        spend_mission(t, id_)
    else:
        deplete_card(t, id_)
    t.tell(EVERYONE, "ability_used", player=seat, card=id_)
    t.plays += (Play(id_, name_of(id_), seat, index),)
    push(t, order_of_play.ability())


def spend_mission(t: Galaxy, id_: str) -> None:
    """Eliminate a Mission counter from its card."""
    if id_.startswith("unit:"):
        one = unit(t, id_)
        put_unit(t, one, missions=one.missions - 1)
    else:
        who = character(t, id_)
        put_character(t, who, missions=who.missions - 1)


def deplete_card(t: Galaxy, id_: str) -> None:
    """Deplete a card of any kind."""
    if id_.startswith("world:"):
        put_world(t, world(t, id_), depleted=True)
    elif id_.startswith("character:"):
        put_character(t, character(t, id_), depleted=True)
    else:
        put_unit(t, unit(t, id_), depleted=True)


# Whether there is something to do


def is_possible(t: Galaxy, seat: Seat, id_: str, ability: Ability) -> bool:
    """Whether an ability could do something, which everyone can see."""
    if ability.pick and not picks(t, seat, id_, ability.pick, ability.ops):
        return False
    return any(op.is_possible(t, seat, id_) for op in ability.ops)


def picks(
    t: Galaxy, seat: Seat, id_: str, text: str, ops: tuple[Op, ...], host: str = ""
) -> tuple[str, ...]:
    """Units in the fight that can be picked for these effects."""
    if t.conquest is None:
        return ()
    wanted = f"my {text}" if read_filter(text).side == "" else text
    source = Source(id_, seat, (), host)
    here = [u for u in units_at(t, t.conquest.world) if is_meant(t, source, wanted, u)]
    return tuple([u.id for u in here if all(op.may_pick(t, u) for op in ops)])
