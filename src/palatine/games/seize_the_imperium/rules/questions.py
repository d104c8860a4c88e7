"""What rules say about their questions: checks that many share, by place and owner.

A rule gives its question the facts of its sentence (`about`) and the reason against everything it
does not offer (`why_not`). Like the offer, both use only public facts and the asked player's own
facedown cards.
"""

from collections.abc import Callable
from typing import Final

from palatine.core.atoms import name_of
from palatine.core.decisions import Given, Reason, given
from palatine.core.news import Fact
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import EVERY, Ability
from palatine.games.seize_the_imperium.rules.abilities import LOOPS, ready_abilities
from palatine.games.seize_the_imperium.rules.adjacency import has_room
from palatine.games.seize_the_imperium.rules.hands_and_decks import hand_names
from palatine.games.seize_the_imperium.rules.moments import fits_moment
from palatine.games.seize_the_imperium.rules.table import (
    is_disputed,
    is_disputed_character,
    is_unit_card,
    world,
)
from palatine.games.seize_the_imperium.rules.targets import fight_of
from palatine.games.seize_the_imperium.state import Character, Galaxy, Moment, Unit, World

Facts = dict[str, Fact]
Check = Callable[..., Reason | None]
"""Takes the state, the asked seat, an atom and given values; says why the atom is not offered."""


def facts(**named: Fact) -> Given[Facts]:
    """A question's facts, which the rule that asks has at hand."""
    return given(as_named, tuple(named.items()))


def as_named(t: Galaxy, seat: Seat, named: tuple[tuple[str, Fact], ...]) -> Facts:
    """The facts that a question was given."""
    return dict(named)


def right(rule: str, id_: str) -> Given[Reason]:
    """The reason that says what a right answer is, whatever the wrong one was."""
    return given(right_answer, rule, id_)


def right_answer(t: Galaxy, seat: Seat, atom: str, rule: str, id_: str) -> Reason:
    """The same for every atom."""
    return Reason(rule, id_)


class Refusal:
    """Why atoms are not offered, by the check in charge of their family. For any other atom, for
    none, and if the check finds nothing, the reason says what a right answer is."""

    def __init__(self, answer: Reason, check: Check, checks: dict[str, Check]) -> None:
        self.answer, self.check, self.checks = answer, check, checks

    def __call__(self, t: Galaxy, seat: Seat, atom: str, *values: object) -> Reason:
        check = self.checks.get(atom.partition(":")[0])
        return (check(t, seat, atom, *values) if check is not None else None) or self.answer

    def fits(self, t: Galaxy, seat: Seat, atom: str) -> bool:
        """Whether nothing is against an atom, so that it is offered."""
        return self.check(t, seat, atom) is None


def refusing(rule: str, id_: str, *families: str, **more: Check) -> Callable[[Check], Refusal]:
    """Put a check in charge of these families of atoms, and other checks of others."""
    answer = Reason(rule, id_)
    return lambda check: Refusal(answer, check, {**more, **dict.fromkeys(families, check)})


FIGHTING: Final = ("unit", "counter", "tactic")
"""Everything that can fight: Unit cards, counters, and what Reaction cards make."""


# Cards


def unit_of(t: Galaxy, atom: str) -> Unit | None:
    """The Unit with this name, if it is on the table."""
    return next((each for each in t.units if each.id == atom), None)


def world_of(t: Galaxy, atom: str) -> World | None:
    """The World card with this name, if it is on the table."""
    return next((each for each in t.worlds if each.id == atom), None)


def character_of(t: Galaxy, atom: str) -> Character | None:
    """The Character with this name, if it is faceup."""
    return next((each for each in t.characters if each.id == atom), None)


def costs_too_much(rule: str, atom: str, cost: int, left: int) -> Reason | None:
    """Why not, if the cost is more than what is left to spend."""
    if cost <= left:
        return None
    return Reason(rule, "too_costly", {"card": atom, "cost": cost, "count": left})


def not_in_hand(t: Galaxy, seat: Seat, atom: str, rule: str) -> Reason | None:
    """Why not, if the card is not in the hand."""
    return None if atom in hand_names(t, seat) else Reason(rule, "not_in_hand")


def not_own_world(t: Galaxy, seat: Seat, atom: str, rule: str) -> Reason | None:
    """Why not, if the World card is not there or another player controls it."""
    here = world_of(t, atom)
    if here is None:
        return Reason(rule, "not_on_table")
    return None if here.controller == seat else Reason(rule, "not_your_world", {"card": atom})


def not_own_unit(t: Galaxy, seat: Seat, atom: str, rule: str) -> Reason | None:
    """Why not, if the Unit is not there, another player's, or a counter, which follows its card."""
    one = unit_of(t, atom)
    if one is None:
        return Reason(rule, "not_on_table")
    if one.owner != seat:
        return Reason(rule, "not_your_unit", {"card": atom})
    is_counter = not is_unit_card(one)
    return Reason("SI-6.2", "goes_with_its_card", {"card": atom}) if is_counter else None


def not_in_fight(t: Galaxy, atom: str) -> Reason | None:
    """Why not, if the Unit is not in the fight."""
    one = unit_of(t, atom)
    if one is None:
        return Reason("SI-7.3", "not_on_table")
    is_here = one.at == fight_of(t).world
    return None if is_here else Reason("SI-7.3", "not_in_fight", {"card": atom})


def is_full(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not, if the World card has no room for one more of the player's Unit cards."""
    has_place = has_room(t, world(t, atom), seat)
    return None if has_place else Reason("SI-5.8", "is_full", {"card": atom})


# Abilities


def between_deeds(loop: str) -> dict[str, Check]:
    """Checks for abilities of cards in play between the deeds of a phase."""

    def check(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
        return unusable(t, seat, atom, lambda ability: ability.window in LOOPS[loop])

    return dict.fromkeys(("world", "character", "unit"), check)


def at_moment(t: Galaxy, seat: Seat, atom: str, moment: Moment) -> Reason | None:
    """Why an ability of a card in play can't be used at this moment."""
    return unusable(t, seat, atom, lambda each: fits_moment(t, seat, each.window, moment))


def owner_of(t: Galaxy, atom: str) -> Seat | None:
    """Who controls an open card; None if it is not on the table."""
    if (here := world_of(t, atom)) is not None:
        return here.controller
    found = character_of(t, atom) or unit_of(t, atom)
    return found.owner if found is not None else None


def unusable(t: Galaxy, seat: Seat, atom: str, is_now: Callable[[Ability], bool]) -> Reason | None:
    """Why an ability of a card in play can't be used: owner, abilities, time or use are wrong."""
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
    """Why a card is not ready: Disputed, depleted, or without Mission counters."""
    here, one = world_of(t, atom), character_of(t, atom)
    if here is not None and is_disputed(t, here):
        return Reason("SI-1.12", "is_disputed", {"card": atom})
    if one is not None and is_disputed_character(t, one):
        return Reason("SI-1.13", "is_disputed", {"card": atom})
    card = here or one or unit_of(t, atom)
    if card is not None and card.depleted:
        return Reason("SI-12.2", "is_depleted", {"card": atom})
    return Reason("SI-12.4", "no_missions", {"card": atom})
