"""Choosing a player: one of the living, or the rule against anybody else."""

from collections.abc import Callable
from functools import lru_cache

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Pick, Reason, given
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import Court

WhyNotThem = Callable[[Court, Seat, Seat], Reason | None]
"""Why the asked seat can't choose this living player, by public facts only."""


def nothing_against(t: Court, seat: Seat, player: Seat) -> None:
    """Nothing: all the living can be chosen."""


@lru_cache(maxsize=4096)
def whom(kind: str, players: tuple[Seat, ...], why_not: WhyNotThem = nothing_against) -> Pick[Seat]:
    """The question for one of these players; the rule that asks says why not the others."""
    return Pick(kind, PLAYERS, PLAYERS.of(players), why_not=given(why_not_player, why_not))


def why_not_player(t: Court, seat: Seat, atom: str, why_not: WhyNotThem) -> Reason | None:
    """Why this player can't be chosen: absent, dead, or for a reason of the rule that asks."""
    player = PLAYERS.value.get(atom)
    if player is None:
        return None
    if player >= t.players:
        return Reason("BE-1.1", "no_such_player", {"players": t.players})
    if player not in t.circle:
        return Reason("BE-R05", "is_dead", {"player": player})
    return why_not(t, seat, player)
