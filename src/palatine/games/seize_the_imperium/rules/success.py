"""Chapter 8: what it takes to Conquer a World card."""

from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.table import is_unit_card, world, world_card
from palatine.games.seize_the_imperium.rules.targets import fight_of, side_units
from palatine.games.seize_the_imperium.state import Galaxy, World


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
    holding = [u for u in side_units(t, False) if type_of(t, u) in ("Troop", "Installation")]
    cards = [u for u in side_units(t, True) if is_unit_card(u)]
    enough = len(fight.counters) >= needed(t, world(t, fight.world))
    return enough and not holding and bool(cards) and not fight.withdrawn
