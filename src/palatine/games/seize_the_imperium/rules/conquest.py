"""Chapter 8, the end of a Conquest Action: what conquers a World card, and what follows."""

from palatine.core.cards import without
from palatine.core.news import EVERYONE
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.announcing import discard_reaction, expire
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.faceup_cards import discard
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.going_home import Garrison, GoHome
from palatine.games.seize_the_imperium.rules.table import (
    has_unit,
    is_unit_card,
    push,
    put_world,
    replace,
    units_at,
    world,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.rules.targets import fight_of, side_units
from palatine.games.seize_the_imperium.state import Conquest, Galaxy, Prize, Scene, Unit, World

MORE_COUNTERS = 2  # [SI-13.11]


def needed(t: Galaxy, here: World) -> int:
    """How many Conquest counters conquer a World card [SI-8.1] [SI-8.2] [SI-R64] [SI-R84]."""
    count = world_card(here).need[0]
    if t.two_counters == "on":
        count = max(MORE_COUNTERS, count)
    count += 1 if t.game == "extended" else 0
    is_fought_for = t.conquest is not None and t.conquest.world == here.id
    return count + (1 if here.throne else 0) + (fight_of(t).more if is_fought_for else 0)


def is_conquered(t: Galaxy) -> bool:
    """Whether there are enough Conquest counters, no Defending Troops or Installations, and an
    Attacking Unit card [SI-8.1] [SI-R44]."""
    fight = fight_of(t)
    staying = [u for u in side_units(t, False) if not is_orphan(t, u)]
    holding = [u for u in staying if type_of(t, u) in ("Troop", "Installation")]
    cards = [u for u in side_units(t, True) if is_unit_card(u)]
    enough = len(fight.counters) >= needed(t, world(t, fight.world))
    return enough and not holding and bool(cards) and not fight.withdrawn


def is_orphan(t: Galaxy, one: Unit) -> bool:
    """Whether a Unit counter's card was eliminated, so that it leaves before we judge the fight
    [SI-R43]; not if its Reaction card is still there [SI-R74]."""
    is_lying = any(each.id == one.host for each in t.reactions)
    return bool(one.host) and not has_unit(t, one.host) and not is_lying


def is_beaten(t: Galaxy) -> bool:
    """Whether nothing of the Attacker is left [SI-R47]."""
    return not side_units(t, True)


# How it ends


class Decide(Scene):
    """Part B: remove Damage counters and counters without their card [SI-7.13]; then a window."""

    def play(self, t: Galaxy) -> None:
        t.conquest = replace(fight_of(t), step="end")
        here = t.conquest.world
        t.units = tuple([replace(u, damage=0) if u.at == here else u for u in t.units])
        push(t, *order_of_play.deciding_parts(fight_of(t).attacker))


class Orphans(Scene):
    """Remove Unit counters whose card was eliminated before we judge the fight [SI-R43]; not those
    of a Reaction card that is still there [SI-R74]."""

    def play(self, t: Galaxy) -> None:
        for one in units_at(t, fight_of(t).world):
            if is_orphan(t, one):
                eliminate_unit(t, one.id)


class Judge(Scene):
    """Part C: decide whether the World card is Conquered."""

    def play(self, t: Galaxy) -> None:
        fight = fight_of(t)
        won = is_conquered(t)
        count = len(fight.counters)
        expire(t, "action")
        gone = [u for u in units_at(t, fight.world) if not is_unit_card(u) and is_loose(t, u)]
        t.units = without(t.units, gone)
        for each in t.reactions:
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
    """Whether it is a Unit made by a Reaction card, or a counter without its card."""
    return not has_unit(t, one.host)


def conquer(t: Galaxy, fight: Conquest, count: int) -> None:
    """Conquer or Liberate a World card, or eliminate it as a Disputed copy [SI-8.3] [SI-8.5]."""
    here, seat = world(t, fight.world), fight.attacker
    for one in [u for u in units_at(t, here.id) if type_of(t, u) == "Orbital"]:
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
    """Move a World card to its owner's Discard Pile."""

    world: str

    def play(self, t: Galaxy) -> None:
        here = world(t, self.world)
        t.worlds = tuple([each for each in t.worlds if each.id != here.id])
        discard(t, here.owner, here.id)
