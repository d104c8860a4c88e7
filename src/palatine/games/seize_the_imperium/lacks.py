"""What a card lacks: reasons that many questions share, by what lies where and whose it is."""

from collections.abc import Callable

from palatine.core.atoms import name_of
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import EVERY, Ability
from palatine.games.seize_the_imperium.rules.abilities import ready_abilities
from palatine.games.seize_the_imperium.rules.space import has_room
from palatine.games.seize_the_imperium.rules.table import (
    hand_names,
    is_disputed,
    is_disputed_character,
    is_unit_card,
    world,
)
from palatine.games.seize_the_imperium.state import Character, Galaxy, Unit, World

Check = Callable[[Galaxy, Seat, str], Reason | None]


def unit_of(t: Galaxy, atom: str) -> Unit | None:
    """The Unit of this name, if it is on the table."""
    return next((each for each in t.units if each.id == atom), None)


def world_of(t: Galaxy, atom: str) -> World | None:
    """The World card of this name, if it is on the table."""
    return next((each for each in t.worlds if each.id == atom), None)


def character_of(t: Galaxy, atom: str) -> Character | None:
    """The Character of this name, if it is faceup."""
    return next((each for each in t.characters if each.id == atom), None)


def costs_too_much(rule: str, atom: str, cost: int, left: int) -> Reason | None:
    """What is left to spend does not pay it."""
    if cost <= left:
        return None
    return Reason(rule, "too_costly", {"card": atom, "cost": cost, "count": left})


def not_in_hand(rule: str) -> Check:
    """A card that is not in the hand."""

    def check(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
        return None if atom in hand_names(t, seat) else Reason(rule, "not_in_hand")

    return check


def not_own_world(rule: str) -> Check:
    """A World card that is not there, or that another controls."""

    def check(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
        here = world_of(t, atom)
        if here is None:
            return Reason(rule, "not_on_table")
        is_own = here.controller == seat
        return None if is_own else Reason(rule, "not_your_world", {"card": atom})

    return check


def not_own_unit(rule: str) -> Check:
    """A Unit that is not there, another's, or a counter, which goes with its card."""

    def check(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
        one = unit_of(t, atom)
        if one is None:
            return Reason(rule, "not_on_table")
        if one.owner != seat:
            return Reason(rule, "not_your_unit", {"card": atom})
        is_counter = not is_unit_card(one)
        return Reason("SI-6.2", "goes_with_its_card", {"card": atom}) if is_counter else None

    return check


def is_full(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A World card that has no room for one more of the player's Unit cards."""
    has_place = has_room(t, world(t, atom), seat)
    return None if has_place else Reason("SI-5.8", "is_full", {"card": atom})


# Abilities


def owner_of(t: Galaxy, atom: str) -> Seat | None:
    """Who controls an open card; None if it is not on the table."""
    if (here := world_of(t, atom)) is not None:
        return here.controller
    found = character_of(t, atom) or unit_of(t, atom)
    return found.owner if found is not None else None


def unusable(t: Galaxy, seat: Seat, atom: str, is_now: Callable[[Ability], bool]) -> Reason | None:
    """Why an ability of a card in play can't be used: whose it is, what it has, when, for what."""
    owner = owner_of(t, atom)
    if owner is None:
        return Reason("SI-12.3", "not_on_table")
    if owner != seat:
        return Reason("SI-12.3", "not_your_card", {"card": atom})
    printed = getattr(EVERY[name_of(atom)], "abilities", ())
    if not any(ability.kind in ("deplete", "mission") for ability in printed):
        return Reason("SI-12.2", "no_ability", {"card": atom})
    ready = [ability for id_, _, ability in ready_abilities(t, seat) if id_ == atom]
    if not ready:
        return unready(t, atom)
    if not any(is_now(ability) for ability in ready):
        return Reason("SI-R65", "not_now", {"card": atom})
    return Reason("SI-12.2", "nothing_to_do", {"card": atom})


def unready(t: Galaxy, atom: str) -> Reason:
    """Disputed, depleted, or without Mission counters."""
    here, one = world_of(t, atom), character_of(t, atom)
    if here is not None and is_disputed(t, here):
        return Reason("SI-1.12", "is_disputed", {"card": atom})
    if one is not None and is_disputed_character(t, one):
        return Reason("SI-1.13", "is_disputed", {"card": atom})
    card = here or one or unit_of(t, atom)
    if card is not None and card.depleted:
        return Reason("SI-12.2", "is_depleted", {"card": atom})
    return Reason("SI-12.4", "no_missions", {"card": atom})
