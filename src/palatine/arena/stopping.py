"""The stopping rule: after which deals we look, and whether that is enough."""

from collections.abc import Iterator, Sequence

from palatine.arena.figures import differences, own_differences
from palatine.arena.file import Arena
from palatine.arena.played import Played


def looks(arena: Arena) -> Iterator[int]:
    """The numbers of deals after which we check whether that is enough, fixed by the file."""
    if arena.stop.look and arena.stop.width:
        yield from range(arena.stop.look, arena.stop.deals, arena.stop.look)
    yield arena.stop.deals


def why_stopped(arena: Arena, games: Sequence[Played], deals: int) -> str:
    """Why a run stops after this many deals of each table; empty if it goes on.

    Later games, of a run that is continued, do not count here.
    """
    dealt = [game for game in games if game.deal < deals]
    if deals >= arena.stop.deals:
        return f"all deals were played: {deals}"
    if is_enough(arena, dealt):
        return f"enough after {deals} deals: no difference is less certain than planned"
    return ""


def stopped_after(arena: Arena, games: Sequence[Played]) -> tuple[int, str]:
    """After how many deals the rule stops a run with these games, and why."""
    return next((deals, why) for deals in looks(arena) if (why := why_stopped(arena, games, deals)))


def is_enough(arena: Arena, games: Sequence[Played]) -> bool:
    """Whether every difference of an agent of the file is as certain as the rule demands."""
    found = own_differences(arena, differences(arena, games))
    widths = [(each.high - each.low) / 2 for each in found]
    return bool(widths) and max(widths) <= arena.stop.width
