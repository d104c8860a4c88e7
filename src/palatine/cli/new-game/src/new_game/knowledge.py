"""What a viewer may lawfully know, and the worlds that are then possible.

It is written from the rulebook and uses neither view nor news, so the check finds whatever tells
more.
"""

from collections.abc import Iterator
from random import Random

from new_game.state import LOYAL, TRAITOR, Chamber
from palatine.core.game import Script
from palatine.core.seats import PUBLIC, Viewer


def knowledge(t: Chamber, viewer: Viewer) -> object:
    """The way of the dagger, and the viewer's own role [NG-1.1]; at the end all roles [NG-3.1]."""
    table = (t.players, t.card, t.passes, t.phase, t.path)
    if t.phase == "over":
        return table, t.roles
    return table, t.roles[viewer] if t.roles and viewer != PUBLIC else None


def worlds(t: Chamber, viewer: Viewer, random: Random) -> Chamber:
    """The same table with a traitor who could be anybody the viewer does not know."""
    new = t.copy()
    if not t.roles or t.phase == "over" or (viewer != PUBLIC and t.roles[viewer] == TRAITOR):
        return new
    suspect = random.choice([seat for seat in range(t.players) if seat != viewer])
    new.roles = tuple([TRAITOR if seat == suspect else LOYAL for seat in range(t.players)])
    return new


def script(t: Chamber) -> Script:
    """How nature went; nobody answers in secret."""
    return Script({"roles": (t.roles,) if t.roles else ()}, {})


def faults(t: Chamber) -> Iterator[str]:
    """What is impossible."""
    if t.roles and t.roles.count(TRAITOR) != 1:
        yield "there is not one traitor"
    if any(giver == taker for giver, taker in zip(t.path, t.path[1:], strict=False)):
        yield "somebody has passed the dagger to themselves"
    if t.passes_left < 0:
        yield "the dagger was passed too often"
