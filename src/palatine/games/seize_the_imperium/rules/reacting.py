"""Chapter 6, part C: attacked players may React with Units that come to the rescue."""

from palatine.core.decisions import Pick, Reason, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, in_turn
from palatine.games.seize_the_imperium.cards.ops.fights import MayReact
from palatine.games.seize_the_imperium.cards.ops.modifiers import Gain
from palatine.games.seize_the_imperium.cards.vocabulary import TYPES, read_filter
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.adjacency import has_room
from palatine.games.seize_the_imperium.rules.filters import fits, type_of
from palatine.games.seize_the_imperium.rules.questions import (
    facts,
    is_full,
    not_own_unit,
    not_own_world,
    refusing,
)
from palatine.games.seize_the_imperium.rules.reallocation_phase import move_unit
from palatine.games.seize_the_imperium.rules.table import (
    is_disputed,
    is_unit_card,
    profile,
    push,
    unit,
    world,
    world_card,
)
from palatine.games.seize_the_imperium.state import Galaxy, Scene, SeatScene, Unit, World


class PartC(Scene):
    """Let players whose World cards were entered React, in turn order [SI-6.6] [SI-R23]."""

    def play(self, t: Galaxy) -> None:
        hosts = [world(t, each).controller for each in t.entered]
        reacting = [p for p in in_turn(t.active, t.players) if p in hosts]
        push(t, *order_of_play.reacting_parts(reacting))


def entered_of(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """A player's World cards that were entered."""
    return tuple([each for each in t.worlds if each.id in t.entered and each.controller == seat])


def may_react(t: Galaxy, one: Unit, goal: World) -> bool:
    """Whether a Unit card may React to a World card, apart from room."""
    here = world(t, one.at)
    if not is_unit_card(one) or here.id == goal.id or here.controller != one.owner:
        return False
    kind = type_of(t, one)
    as_fleet = any(op.who == "self" for op in reacting_ops(one))
    if kind not in ("Fleet", "Troop") and not as_fleet:
        return t.wide_reaction == "on" and not one.depleted  # [SI-13.3] [SI-R26]
    if not one.depleted or is_reactive(t, one, here):
        return True
    is_same_system = world_card(here).system == world_card(goal).system
    return is_same_system or is_disputed(t, goal) or is_alerted(t, one)  # [SI-R24]


def reacting_ops(one: Unit) -> tuple[MayReact, ...]:
    """The effects that let this Unit React although it otherwise could not."""
    return profile(one).always(MayReact)


def is_reactive(t: Galaxy, one: Unit, here: World) -> bool:
    """Whether a depleted Unit may React by a keyword, or by the World card where it is."""
    if "Reactive" in profile(one).keywords:  # [SI-11.14]
        return True
    card = world_card(here)
    texts = [op.who for op in card.always(Gain) if op.keyword == "Reactive"]
    texts += [op.who for op in card.always(MayReact)]
    return any(fits(t, one, read_filter(text)) for text in texts)


def is_alerted(t: Galaxy, one: Unit) -> bool:
    """Whether a card lets this depleted Unit React."""
    return any(seat == one.owner and fits(t, one, read_filter(text)) for seat, text in t.alerts)


def use_alert(t: Galaxy, one: Unit) -> None:
    """Use up the card's permission that a depleted Unit needed: of several, the one for the fewest
    kinds, so that the others stay for Units that need them."""
    fitting = [
        each for each in t.alerts if each[0] == one.owner and fits(t, one, read_filter(each[1]))
    ]
    left = list(t.alerts)
    left.remove(min(fitting, key=lambda each: breadth(each[1])))
    t.alerts = tuple(left)


def breadth(text: str) -> int:
    """How many types of Units a card's permission allows; all of them if it names none."""
    kinds = [kind for group in read_filter(text).groups for kind in group]
    return len(kinds) or len(TYPES)


def reactors(t: Galaxy, seat: Seat) -> dict[str, tuple[str, ...]]:
    """A player's Unit cards that may React, each with the World cards it may go to."""
    found = {}
    for one in [u for u in t.units if u.owner == seat and u.id not in t.reacted]:  # [SI-R114]
        open_to = [g for g in entered_of(t, seat) if may_react(t, one, g) and has_room(t, g, seat)]
        if open_to:
            found[one.id] = tuple([each.id for each in open_to])
    return found


class React(SeatScene):
    """Part C: let Units React, one after the other, without depleting them [SI-6.6] [SI-6.7]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        found = reactors(t, seat)
        if not found:
            return
        choice = await ask(seat, Pick("react", ACTS, (*found, PASS), why_not=not_reacting))
        if choice == PASS:
            return
        about, why_not = facts(card=choice), given(not_reacting_to, choice)
        asked = Pick("react_to", ACTS, (*found[choice], PASS), about=about, why_not=why_not)
        goal = await ask(seat, asked)
        push(t, self)
        if goal != PASS:
            react_to(t, seat, choice, goal)


@refusing("SI-6.6", "react_or_pass", "unit", counter=given(not_own_unit, "SI-6.6"))
def not_reacting(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: only Fleets and Troops at your own World cards React; depleted ones only nearby."""
    missing = not_own_unit(t, seat, atom, "SI-6.6")
    if missing is not None:
        return missing
    one = unit(t, atom)
    if atom in t.reacted:
        return Reason("SI-R114", "has_reacted", {"card": atom})
    if world(t, one.at).controller != seat:
        return Reason("SI-6.6", "not_at_home", {"card": atom})
    if any(may_react(t, one, goal) for goal in entered_of(t, seat)):
        return Reason("SI-5.8", "nowhere_to_go", {"card": atom})
    if type_of(t, one) not in ("Fleet", "Troop") and t.wide_reaction == "off":
        return Reason("SI-6.6", "does_not_react", {"card": atom})
    if one.depleted:
        return Reason("SI-6.7", "depleted_too_far", {"card": atom})
    return Reason("SI-6.6", "nowhere_to_go", {"card": atom})


@refusing("SI-6.6", "one_world", "world")
def not_reacting_to(t: Galaxy, seat: Seat, atom: str, reacting: str) -> Reason | None:
    """Why not: it must be your own World card that was entered."""
    missing = not_own_world(t, seat, atom, "SI-6.6")
    if missing is not None:
        return missing
    if atom not in t.entered:
        return Reason("SI-6.6", "not_entered", {"card": atom})
    one = unit(t, reacting)
    if one.at == atom:
        return Reason("SI-6.6", "is_there_already", {"card": one.id})
    if not may_react(t, one, world(t, atom)):
        return Reason("SI-6.7", "depleted_too_far", {"card": one.id})
    return is_full(t, seat, atom)


def react_to(t: Galaxy, seat: Seat, name: str, goal: str) -> None:
    """Let a Unit React, and use up a card's permission if it needed one."""
    one, there = unit(t, name), world(t, goal)
    needs_alert = one.depleted and not is_reactive(t, one, world(t, one.at))
    is_near = world_card(world(t, one.at)).system == world_card(there).system
    if needs_alert and not is_near and not is_disputed(t, there):
        use_alert(t, one)
    is_fixed = type_of(t, one) not in ("Fleet", "Troop") and not reacting_ops(one)
    move_unit(t, one, goal, is_depleted=True if is_fixed else None)
    t.reacted += (one.id,)
    t.tell(EVERYONE, "unit_reacted", player=seat, card=one.id, place=goal)
