"""Chapter 8, leaving a World card: Units go home, and its conquerors may stay."""

from palatine.core.decisions import Pick, Reason, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.adjacency import homes, places_left
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.questions import (
    Facts,
    facts,
    is_full,
    not_own_unit,
    not_own_world,
    refusing,
)
from palatine.games.seize_the_imperium.rules.table import (
    is_unit_card,
    push,
    put_unit,
    replace,
    unit,
    units_at,
)
from palatine.games.seize_the_imperium.state import Galaxy, SeatScene, Unit


class GoHome(SeatScene):
    """Reallocate Unit cards to Controlled World cards, or discard them if there is no room [SI-8.6]
    [SI-R80]. If there is room for only some, their player chooses which [SI-R123]."""

    world: str

    async def play(self, t: Galaxy) -> None:
        seat, here = self.seat, self.world
        own = [u for u in units_at(t, here, seat) if is_unit_card(u)]
        if not own:
            t.units = tuple([u for u in t.units if u.at != here or u.owner != seat])
            return
        goals = goals_from(t, seat, here)
        if not goals:
            for one in own:
                eliminate_unit(t, one.id)
            return
        one = own[0]
        if len(own) > places_left(t, seat, but=here):
            one = await rescued(t, seat, here, tuple([each.id for each in own]))
        await take_home(t, one, goals)
        push(t, self)


class Garrison(SeatScene):
    """Let the Attacker's survivors go to other World cards, or stay [SI-8.4]."""

    world: str

    async def play(self, t: Galaxy) -> None:
        seat, here = self.seat, self.world
        own = [u.id for u in units_at(t, here, seat) if is_unit_card(u)]
        goals = goals_from(t, seat, here)
        if not own or not goals:
            return
        about = facts(card=here)
        asked = Pick("garrison", ACTS, (*own, PASS), about=about, why_not=not_garrison)
        choice = await ask(seat, asked)
        if choice != PASS:
            await take_home(t, unit(t, choice), goals)
            push(t, self)


@refusing("SI-8.4", "garrison_or_pass", "unit", "counter")
def not_garrison(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be your own Unit card at the Conquered World card."""
    missing = not_own_unit(t, seat, atom, "SI-8.4")
    return missing or Reason("SI-8.4", "not_there", {"card": atom})


# Who is saved


async def rescued(t: Galaxy, seat: Seat, here: str, own: tuple[str, ...]) -> Unit:
    """The Unit card that its player saves next [SI-R123]."""
    about = given(room_elsewhere, here)
    return unit(t, await ask(seat, Pick("rescue", ACTS, own, about=about, why_not=not_rescued)))


def room_elsewhere(t: Galaxy, seat: Seat, here: str) -> Facts:
    """The World card to leave, and how many Unit cards have room elsewhere."""
    return {"card": here, "count": places_left(t, seat, here)}


@refusing("SI-8.7", "one_to_rescue", "unit", "counter")
def not_rescued(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be your own Unit card at the World card to leave."""
    missing = not_own_unit(t, seat, atom, "SI-8.7")
    return missing or Reason("SI-8.7", "not_there", {"card": atom})


# Where to


def goals_from(t: Galaxy, seat: Seat, here: str) -> tuple[str, ...]:
    """A player's other World cards with room."""
    return tuple([each.id for each in homes(t, seat, but=here)])


async def take_home(t: Galaxy, one: Unit, goals: tuple[str, ...]) -> None:
    """Move a Unit card to another World card; ask only if there are several."""
    goal = goals[0]
    if len(goals) > 1:
        about, why_not = facts(card=one.id), given(not_home, one.id)
        goal = await ask(one.owner, Pick("home", ACTS, goals, about=about, why_not=why_not))
    leave(t, one, goal)


@refusing("SI-8.6", "one_world", "world")
def not_home(t: Galaxy, seat: Seat, atom: str, leaving: str) -> Reason | None:
    """Why not: it must be another World card of your own, with room."""
    missing = not_own_world(t, seat, atom, "SI-8.6")
    if missing is None and unit(t, leaving).at == atom:
        return Reason("SI-8.6", "leaves_there", {"card": leaving})
    return missing or is_full(t, seat, atom)


def leave(t: Galaxy, one: Unit, goal: str) -> None:
    """Move a Unit card to another World card with its counters, without depleting it."""
    t.units = tuple([replace(u, at=goal) if u.host == one.id else u for u in t.units])
    put_unit(t, one, at=goal, damage=0)
    t.tell(EVERYONE, "unit_went", player=one.owner, card=one.id, place=goal)
