"""Chapters 7 and 8, the Military Phase: which Conquest Actions are fought, and how they end."""

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.announcing import discard_reaction
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.exchange import expire
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.going_home import Garrison, GoHome
from palatine.games.seize_the_imperium.rules.open_cards import discard
from palatine.games.seize_the_imperium.rules.questions import refusing, world_of
from palatine.games.seize_the_imperium.rules.success import is_conquered, is_orphan
from palatine.games.seize_the_imperium.rules.table import (
    has_unit,
    is_unit_card,
    push,
    put_unit,
    put_world,
    replace,
    units_at,
    world,
    worlds_of,
)
from palatine.games.seize_the_imperium.rules.targets import fight_of
from palatine.games.seize_the_imperium.state import (
    Conquest,
    Galaxy,
    Prize,
    Scene,
    SeatScene,
    Unit,
    World,
)


def contested(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """Uncontrolled World cards where the player has Unit cards."""
    places = [each.at for each in t.units if each.owner == seat]
    return tuple([w for w in t.worlds if w.controller != seat and w.id in places])


class Military(SeatScene):
    """Conquest Actions in the order of the Attacker's choice; the rest is skipped
    [SI-7.2] [SI-R25] [SI-R83]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        found = contested(t, seat)
        if not found:
            return
        options = (*[each.id for each in found], PASS)
        choice = await ask(seat, Pick("conquer", ACTS, options, why_not=not_contested))
        push(t, self)
        if choice == PASS:
            push(t, *[GoHome(seat, here.id) for here in reversed(found)])
            return
        defender = world(t, choice).controller
        t.conquest = Conquest(choice, seat, defender)
        t.tell(EVERYONE, "conquest_began", player=seat, defender=defender, card=choice)
        push(t, order_of_play.next_exchange())


@refusing("SI-7.2", "conquer_or_pass", "world")
def not_contested(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Another's World card where one has Units."""
    here = world_of(t, atom)
    if here is None:
        return Reason("SI-7.2", "not_on_table")
    if here.controller == seat:
        return Reason("SI-7.2", "your_own_world", {"card": atom})
    return Reason("SI-7.2", "no_units_there", {"card": atom})


class Decide(Scene):
    """Part B: Damage counters go, and counters without their card [SI-7.13]; then a window."""

    async def play(self, t: Galaxy) -> None:
        t.conquest = replace(fight_of(t), step="end", aims=(), extras=())
        for one in units_at(t, fight_of(t).world):
            put_unit(t, one, damage=0)
        push(t, *order_of_play.deciding_parts(fight_of(t).attacker))


class Orphans(Scene):
    """Unit counters whose card was eliminated go before it is judged [SI-R43]; not those of a
    Reaction card that still lies there [SI-R74]."""

    async def play(self, t: Galaxy) -> None:
        for one in units_at(t, fight_of(t).world):
            if is_orphan(t, one):
                eliminate_unit(t, one.id)


class Judge(Scene):
    """Part C: whether the World card is Conquered."""

    async def play(self, t: Galaxy) -> None:
        fight = fight_of(t)
        won = is_conquered(t)
        count = len(fight.counters)
        expire(t, "action")
        for one in [u for u in units_at(t, fight.world) if not is_unit_card(u) and is_loose(t, u)]:
            t.units = tuple([each for each in t.units if each.id != one.id])
        for each in [r for r in t.reactions if r.live]:
            discard_reaction(t, each.id)
        t.effects = ()
        t.conquest = None
        t.watch = tuple(["concerned" if w == "action" else w for w in t.watch])
        if t.game == "duels":
            push(t, order_of_play.duel_end(fight.attacker, fight.world, won))
        elif won:
            conquer(t, fight, count)
        else:
            t.tell(EVERYONE, "conquest_failed", player=fight.attacker, card=fight.world)
            push(t, GoHome(fight.attacker, fight.world))  # [SI-8.6]


def is_loose(t: Galaxy, one: Unit) -> bool:
    """A Unit that a Reaction card made, or a counter without its card."""
    return not one.host or not has_unit(t, one.host)


def conquer(t: Galaxy, fight: Conquest, count: int) -> None:
    """A World card is Conquered, Liberated, or eliminated as a Disputed copy [SI-8.3] [SI-8.5]."""
    here, seat = world(t, fight.world), fight.attacker
    held = [u for u in units_at(t, here.id) if u.owner != seat and is_unit_card(u)]
    for one in [u for u in held if type_of(t, u) in ("Orbital", "Installation")]:
        eliminate_unit(t, one.id)  # [SI-8.3]
    own_copy = [w for w in worlds_of(t, seat) if w.face == here.face]
    if own_copy:  # [SI-R49]
        t.tell(EVERYONE, "copy_eliminated", player=seat, card=here.id)
        owners = dict.fromkeys([each.owner for each in units_at(t, here.id)])
        push(t, *order_of_play.homeward(here.id, owners), RemoveWorld(here.id))
        return
    if here.owner == seat:  # [SI-R51]
        put_world(t, here, controller=seat, conquest=0)
        t.tell(EVERYONE, "liberated", player=seat, card=here.id)
    else:
        put_world(t, here, controller=seat, conquest=count)  # [SI-R45] [SI-R48]
        t.prizes += (Prize(here.id, here.face, here.throne),)
        t.tell(EVERYONE, "conquered", player=seat, defender=fight.defender, card=here.id)
    push(t, GoHome(fight.defender, here.id), Garrison(seat, here.id))


class RemoveWorld(Scene):
    """A World card goes to its owner's Discard Pile."""

    world: str

    async def play(self, t: Galaxy) -> None:
        here = world(t, self.world)
        t.worlds = tuple([each for each in t.worlds if each.id != here.id])
        discard(t, here.owner, here.id)
