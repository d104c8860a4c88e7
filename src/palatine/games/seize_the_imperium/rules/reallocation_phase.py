"""Chapter 6, the Reallocation Phase: Units move between own World cards, then to others'."""

from palatine.core.decisions import Pick, Reason, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, use_ability
from palatine.games.seize_the_imperium.rules.adjacency import has_room, homes, may_enter
from palatine.games.seize_the_imperium.rules.faceup_cards import counters_on
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.questions import (
    between_deeds,
    facts,
    is_full,
    not_own_unit,
    not_own_world,
    refusing,
    world_of,
)
from palatine.games.seize_the_imperium.rules.table import (
    gain,
    is_unit_card,
    profile,
    push,
    put_unit,
    unit,
    world,
)
from palatine.games.seize_the_imperium.state import Galaxy, SeatScene, Unit, World


class Reallocation(SeatScene):
    """Parts A, B and C [SI-6.1]."""

    def play(self, t: Galaxy) -> None:
        t.entered = t.reacted = ()
        t.alerts = ()
        push(t, *order_of_play.reallocation_parts(t, self.seat))


def move_unit(t: Galaxy, one: Unit, goal: str, is_depleted: bool | None = None) -> None:
    """Move a Unit card to another World card, and its counters with it [SI-6.2]."""
    depleted = one.depleted if is_depleted is None else is_depleted
    for counter in counters_on(t, one.id):
        put_unit(t, counter, at=goal)
    put_unit(t, one, at=goal, depleted=depleted)


# Part A


def movable(t: Galaxy, seat: Seat) -> tuple[Unit, ...]:
    """Undepleted Unit cards with another own World card to go to [SI-6.3] [SI-R19]."""
    own = [each for each in t.units if each.owner == seat and not each.depleted]
    ready = [each for each in own if is_unit_card(each)]
    goals = [each.id for each in homes(t, seat)] if ready else []
    return tuple([each for each in ready if goals not in ([], [each.at])])


class Move(SeatScene):
    """Part A: move Unit cards between own World cards, one after the other, undepleted."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        units = movable(t, seat)
        uses = own_abilities(t, seat, "own_turn")
        if not units and not uses:
            return
        # Pass comes before what could go on forever, for bots that take the first option.
        options = (*uses, PASS, *[each.id for each in units])
        choice = await ask(seat, Pick("move", ACTS, options, why_not=not_moved))
        if choice == PASS:
            return
        push(t, self)
        if choice in uses:
            use_ability(t, seat, choice)
            return
        one = unit(t, choice)
        goals = tuple([each.id for each in homes(t, seat, but=one.at)])
        about, why_not = facts(card=one.id), given(not_moved_to, one.id)
        asked = Pick("move_to", ACTS, (*goals, PASS), about=about, why_not=why_not)
        goal = await ask(seat, asked)
        if goal == PASS:
            return
        move_unit(t, one, goal)
        t.tell(EVERYONE, "unit_moved", player=seat, card=one.id, place=goal)


@refusing("SI-6.3", "move_or_pass", "unit", "counter", **between_deeds("own_turn"))
def not_moved(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be your own undepleted Unit card with another own World card to go to."""
    missing = not_own_unit(t, seat, atom, "SI-6.3")
    if missing is not None:
        return missing
    if unit(t, atom).depleted:
        return Reason("SI-6.3", "is_depleted", {"card": atom})
    return Reason("SI-5.8", "nowhere_to_go", {"card": atom})


@refusing("SI-6.3", "one_world", "world")
def not_moved_to(t: Galaxy, seat: Seat, atom: str, moving: str) -> Reason | None:
    """Why not: it must be another World card of your own, with room."""
    if unit(t, moving).at == atom:
        return Reason("SI-6.3", "is_there_already", {"card": moving})
    return not_own_world(t, seat, atom, "SI-6.3") or is_full(t, seat, atom)


# Part B


def is_mobile(t: Galaxy, one: Unit) -> bool:
    """Whether a Unit may go to Uncontrolled World cards: only Fleet and Troop cards [SI-6.4]."""
    return is_unit_card(one) and type_of(t, one) in ("Fleet", "Troop")


def fare(one: Unit) -> int:
    """What a move costs: a Resource counter for Sub-light [SI-11.17] [SI-R22]."""
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
    """Move a Unit to an Uncontrolled World card, which depletes it [SI-6.4]."""
    gain(t, one.owner, -fare(one))
    move_unit(t, one, goal.id, is_depleted=True)
    if goal.id not in t.entered:
        t.entered += (goal.id,)
    t.tell(EVERYONE, "unit_launched", player=one.owner, card=one.id, place=goal.id)


class Attack(SeatScene):
    """Part B: move Fleets and Troops to Uncontrolled World cards, one after the other."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        own = [each for each in t.units if each.owner == seat and not each.depleted]
        rooms = roomy(t, seat) if own else ()
        ready = [each for each in own if goals_of(t, each, rooms)]
        if not ready:
            return
        choice = await ask(seat, launch_question((*[each.id for each in ready], PASS)))
        if choice == PASS:
            return
        one = unit(t, choice)
        goals = tuple([each.id for each in goals_of(t, one)])
        goal = await ask(seat, launch_goal_question(one.id, (*goals, PASS)))
        push(t, self)
        if goal != PASS:
            launch(t, one, world(t, goal))


def launch_question(options: tuple[str, ...]) -> Pick[str]:
    """The question which Unit goes to an Uncontrolled World card."""
    return Pick("attack", ACTS, options, why_not=not_launched)


@refusing("SI-6.4", "launch_or_pass", "unit", counter=given(not_own_unit, "SI-6.4"))
def not_launched(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be an undepleted Fleet or Troop card that can pay and has a place to go."""
    missing = not_own_unit(t, seat, atom, "SI-6.4")
    if missing is not None:
        return missing
    one = unit(t, atom)
    if one.depleted:
        return Reason("SI-6.4", "is_depleted", {"card": atom})
    if not is_mobile(t, one):
        return Reason("SI-6.4", "does_not_travel", {"card": atom})
    if fare(one) > t.resources[seat]:
        return Reason("SI-11.17", "no_fare", {"card": atom})
    is_near = any(may_enter(t, one, each) for each in t.worlds)
    return Reason("SI-5.8" if is_near else "SI-6.5", "nowhere_to_go", {"card": atom})


def launch_goal_question(name: str, options: tuple[str, ...]) -> Pick[str]:
    """The question to which World card a Unit goes."""
    about, why_not = facts(card=name), given(not_launched_at, name)
    return Pick("attack_at", ACTS, options, about=about, why_not=why_not)


@refusing("SI-6.4", "one_world", "world")
def not_launched_at(t: Galaxy, seat: Seat, atom: str, going: str) -> Reason | None:
    """Why not: it must be another's Adjacent World card with room; for some cards, entered too."""
    here = world_of(t, atom)
    if here is None:
        return Reason("SI-6.4", "not_on_table")
    if here.controller == seat:
        return Reason("SI-6.4", "your_own_world", {"card": atom})
    if not may_enter(t, unit(t, going), here):
        return Reason("SI-6.5", "not_adjacent", {"card": atom})
    return is_full(t, seat, atom) or Reason("SI-1.15", "not_entered", {"card": atom})


# Where others went


def can_maneuver(t: Galaxy, seat: Seat, purse: int) -> bool:
    """Whether an undepleted Unit could still go where others went, with this much to spend."""
    if not t.entered:
        return False
    rooms = tuple([each for each in roomy(t, seat) if each.id in t.entered])
    own = [each for each in t.units if each.owner == seat and fare(each) <= purse]
    return any(goals_of(t, each, rooms) for each in own)


async def maneuver(t: Galaxy, seat: Seat) -> bool:
    """Let a Unit go where others went, without Reactions to it; whether one did."""
    own = [each for each in t.units if each.owner == seat]
    open_to = {u.id: [g.id for g in goals_of(t, u) if g.id in t.entered] for u in own}
    ready = tuple([id_ for id_, goals in open_to.items() if goals])
    choice = await ask(seat, launch_question((*ready, PASS))) if ready else PASS
    if choice == PASS:
        return False
    goals = tuple(open_to[choice])
    question = launch_goal_question(choice, goals)
    goal = goals[0] if len(goals) == 1 else await ask(seat, question)
    launch(t, unit(t, choice), world(t, goal))
    return True
