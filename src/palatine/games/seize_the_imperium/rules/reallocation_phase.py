"""Chapter 6, the Reallocation Phase: between own World cards, to others', and React."""

from palatine.core.decisions import Pick, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, in_turn
from palatine.games.seize_the_imperium.cards import WORLDS
from palatine.games.seize_the_imperium.cards.vocabulary import TYPES, Gain, MayReact, read_filter
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, use_ability
from palatine.games.seize_the_imperium.rules.filters import fits, type_of
from palatine.games.seize_the_imperium.rules.modifiers import all_passive, passive
from palatine.games.seize_the_imperium.rules.open_cards import counters_on
from palatine.games.seize_the_imperium.rules.space import has_room, homes, may_enter
from palatine.games.seize_the_imperium.rules.table import (
    gain,
    is_disputed,
    is_unit_card,
    profile,
    push,
    put_unit,
    unit,
    world,
    world_card,
)
from palatine.games.seize_the_imperium.state import Galaxy, Scene, SeatScene, Unit, World


class Reallocation(SeatScene):
    """Parts A, B and C [SI-6.1]."""

    async def play(self, t: Galaxy) -> None:
        t.entered = t.reacted = ()
        t.alerts = ()
        push(t, *order_of_play.reallocation_parts(t, self.seat))


def move_unit(t: Galaxy, one: Unit, goal: str, is_depleted: bool | None = None) -> None:
    """A Unit card goes to another World card, and its counters go with it [SI-6.2]."""
    depleted = one.depleted if is_depleted is None else is_depleted
    for counter in counters_on(t, one.id):
        put_unit(t, counter, at=goal)
    put_unit(t, one, at=goal, depleted=depleted)


# Part A


def movable(t: Galaxy, seat: Seat) -> tuple[Unit, ...]:
    """Undepleted Unit cards that have somewhere else of their own to go [SI-6.3] [SI-R19]."""
    own = [each for each in t.units if each.owner == seat and is_unit_card(each)]
    ready = [each for each in own if not each.depleted]
    goals = [each.id for each in homes(t, seat)]
    return tuple([each for each in ready if goals not in ([], [each.at])])


class Move(SeatScene):
    """Part A: Unit cards go between own World cards, one after the other, undepleted."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        units = movable(t, seat)
        uses = own_abilities(t, seat, "own_turn")
        if not units and not uses:
            return
        # To pass comes before what could go on for ever, for whoever takes the first option.
        choice = await ask(seat, Pick("move", ACTS, (*uses, PASS, *[each.id for each in units])))
        if choice == PASS:
            return
        push(t, self)
        if choice in uses:
            use_ability(t, seat, choice)
            return
        one = unit(t, choice)
        goals = tuple([each.id for each in homes(t, seat, but=one.at)])
        t.choosing = one.id
        goal = await ask(seat, Pick("move_to", ACTS, (*goals, PASS)))
        t.choosing = ""
        if goal == PASS:
            return
        move_unit(t, one, goal)
        t.tell(EVERYONE, "unit_moved", player=seat, card=one.id, place=goal)


# Part B


def is_mobile(t: Galaxy, one: Unit) -> bool:
    """Fleet and Troop cards alone go to Uncontrolled World cards [SI-6.4]."""
    return is_unit_card(one) and type_of(t, one) in ("Fleet", "Troop")


def fare(one: Unit) -> int:
    """Sub-light costs a Resource counter [SI-11.17] [SI-R22]."""
    return 1 if "Sub-light" in profile(one).keywords else 0


def goals_of(t: Galaxy, one: Unit, rooms: tuple[World, ...] | None = None) -> tuple[World, ...]:
    """Uncontrolled World cards that an undepleted Unit may go to now [SI-6.4] [SI-6.5]."""
    if one.depleted or not is_mobile(t, one) or fare(one) > t.resources[one.owner]:
        return ()
    open_to = roomy(t, one.owner) if rooms is None else rooms
    return tuple([each for each in open_to if may_enter(t, one, each)])


def roomy(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """Uncontrolled World cards with room for one more Unit card of a player."""
    others = [each for each in t.worlds if each.controller != seat]
    return tuple([each for each in others if has_room(t, each, seat)])


def launch(t: Galaxy, one: Unit, goal: World) -> None:
    """A Unit goes to an Uncontrolled World card, which depletes it [SI-6.4]."""
    gain(t, one.owner, -fare(one))
    move_unit(t, one, goal.id, is_depleted=True)
    if goal.id not in t.entered:
        t.entered += (goal.id,)
    t.tell(EVERYONE, "unit_launched", player=one.owner, card=one.id, place=goal.id)


class Attack(SeatScene):
    """Part B: Fleets and Troops go to Uncontrolled World cards, one after the other."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        own = [each for each in t.units if each.owner == seat]
        rooms = roomy(t, seat)
        ready = [each for each in own if goals_of(t, each, rooms)]
        if not ready:
            return
        choice = await ask(seat, Pick("attack", ACTS, (*[each.id for each in ready], PASS)))
        if choice == PASS:
            return
        one = unit(t, choice)
        goals = tuple([each.id for each in goals_of(t, one)])
        t.choosing = one.id
        goal = await ask(seat, Pick("attack_at", ACTS, (*goals, PASS)))
        t.choosing = ""
        push(t, self)
        if goal != PASS:
            launch(t, one, world(t, goal))


# Part C


class PartC(Scene):
    """Players whose World cards were entered may React, in turn order [SI-6.6] [SI-R23]."""

    async def play(self, t: Galaxy) -> None:
        hosts = [world(t, each).controller for each in t.entered]
        reacting = [p for p in in_turn(t.active, t.players) if p in hosts]
        push(t, *order_of_play.reacting_parts(reacting))


def entered_of(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """A player's World cards that were entered."""
    return tuple([each for each in t.worlds if each.id in t.entered and each.controller == seat])


def may_react(t: Galaxy, one: Unit, goal: World) -> bool:
    """Whether a Unit card may React to a World card, but for room."""
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


def reacting_ops(one: Unit) -> list[MayReact]:
    """What lets this Unit React although it otherwise could not."""
    return all_passive(profile(one).abilities, MayReact)  # type: ignore[return-value]


def is_reactive(t: Galaxy, one: Unit, here: World) -> bool:
    """Whether a depleted Unit may React by a keyword, or by the World card where it is."""
    if "Reactive" in profile(one).keywords:  # [SI-11.14]
        return True
    abilities = WORLDS[here.face].abilities
    gained = [op for op in passive(abilities) if isinstance(op, Gain) and op.keyword == "Reactive"]
    leaves = [op for op in all_passive(abilities, MayReact) if isinstance(op, MayReact)]
    texts = [*[op.who for op in gained], *[op.who for op in leaves]]
    return any(fits(t, one, read_filter(text)) for text in texts)


def is_alerted(t: Galaxy, one: Unit) -> bool:
    """Whether a card lets this depleted Unit React."""
    return any(seat == one.owner and fits(t, one, read_filter(text)) for seat, text in t.alerts)


def use_alert(t: Galaxy, one: Unit) -> None:
    """A depleted Unit that needed a card's leave has used it up: of several the one that is for the
    fewest kinds, so that the others are left for whom they alone help."""
    fitting = [
        each for each in t.alerts if each[0] == one.owner and fits(t, one, read_filter(each[1]))
    ]
    left = list(t.alerts)
    left.remove(min(fitting, key=lambda each: breadth(each[1])))
    t.alerts = tuple(left)


def breadth(text: str) -> int:
    """Of how many types a Unit may be for a card's leave; all of them if it names none."""
    kinds = [kind for group in read_filter(text).groups for kind in group]
    return len(kinds) or len(TYPES)


def reactors(t: Galaxy, seat: Seat) -> dict[str, tuple[str, ...]]:
    """A player's Unit cards that may React, with the World cards they may go to."""
    found = {}
    for one in [u for u in t.units if u.owner == seat and u.id not in t.reacted]:  # [SI-R114]
        open_to = [g for g in entered_of(t, seat) if may_react(t, one, g) and has_room(t, g, seat)]
        if open_to:
            found[one.id] = tuple([each.id for each in open_to])
    return found


class React(SeatScene):
    """Part C: Units React, one after the other; that does not deplete them [SI-6.6] [SI-6.7]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        found = reactors(t, seat)
        if not found:
            return
        choice = await ask(seat, Pick("react", ACTS, (*found, PASS)))
        if choice == PASS:
            return
        t.choosing = choice
        goal = await ask(seat, Pick("react_to", ACTS, (*found[choice], PASS)))
        t.choosing = ""
        push(t, self)
        if goal != PASS:
            react_to(t, seat, choice, goal)


def react_to(t: Galaxy, seat: Seat, name: str, goal: str) -> None:
    """A Unit Reacts; one that needed a card's leave has used it up."""
    one, there = unit(t, name), world(t, goal)
    needs_alert = one.depleted and not is_reactive(t, one, world(t, one.at))
    is_near = world_card(world(t, one.at)).system == world_card(there).system
    if needs_alert and not is_near and not is_disputed(t, there):
        use_alert(t, one)
    is_fixed = type_of(t, one) not in ("Fleet", "Troop") and not reacting_ops(one)
    move_unit(t, one, goal, is_depleted=True if is_fixed else None)
    t.reacted += (one.id,)
    t.tell(EVERYONE, "unit_reacted", player=seat, card=one.id, place=goal)
