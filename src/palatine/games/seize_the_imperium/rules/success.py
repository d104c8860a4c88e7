"""Chapter 8: what it takes to Conquer a World card."""

from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.table import (
    has_unit,
    is_unit_card,
    world,
    world_card,
)
from palatine.games.seize_the_imperium.rules.targets import fight_of, side_units
from palatine.games.seize_the_imperium.state import Galaxy, Unit, World


def needed(t: Galaxy, here: World) -> int:
    """How many Conquest counters conquer a World card [SI-8.1] [SI-8.2] [SI-R64] [SI-R84]."""
    count = world_card(here).need[0]
    if t.two_counters == "on":
        count = max(2, count)
    count += 1 if t.game == "extended" else 0
    is_fought_for = t.conquest is not None and t.conquest.world == here.id
    return count + (1 if here.throne else 0) + (fight_of(t).more if is_fought_for else 0)


def is_conquered(t: Galaxy) -> bool:
    """Enough Conquest counters, no Defending Troops or Installations, and an Attacking Unit card
    [SI-8.1] [SI-R44]."""
    fight = fight_of(t)
    staying = [u for u in side_units(t, False) if not is_orphan(t, u)]
    holding = [u for u in staying if type_of(t, u) in ("Troop", "Installation")]
    cards = [u for u in side_units(t, True) if is_unit_card(u)]
    enough = len(fight.counters) >= needed(t, world(t, fight.world))
    return enough and not holding and bool(cards) and not fight.withdrawn


def is_orphan(t: Galaxy, one: Unit) -> bool:
    """Whether a Unit counter's card was eliminated, so that it goes before the fight is judged
    [SI-R43]; not if it is of a Reaction card that still lies there [SI-R74]."""
    is_lying = any(each.id == one.host for each in t.reactions)
    return bool(one.host) and not has_unit(t, one.host) and not is_lying


def is_beaten(t: Galaxy) -> bool:
    """Whether nothing of the Attacker is left [SI-R47]."""
    return not side_units(t, True)
