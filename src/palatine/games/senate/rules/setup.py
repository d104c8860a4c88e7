"""Chapter 2, setup: the deck, the roles, who knows whom, the first president."""

from functools import cache, lru_cache
from typing import cast

from palatine.core.atoms import PLAYERS
from palatine.core.cards import in_order, mint
from palatine.core.chance import draw_one, shuffle
from palatine.core.seats import Seat, seats
from palatine.games.senate.rules.policies import shuffle_all
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_TILES,
    PALPATINE,
    SEPARATIST,
    SEPARATIST_TILES,
    SEPARATISTS,
    SMALL_TABLE,
    Role,
    Senate,
)

TILES = (LOYALIST,) * LOYALIST_TILES + (SEPARATIST,) * SEPARATIST_TILES


async def deal(t: Senate) -> None:
    """Deal roles and deck, tell each player what the eyes-closed script would show, and begin."""
    roles = role_cards(t.players)
    order = await shuffle("roles", roles)  # [SE-2.4] each role is a secret
    t.roles = in_order(roles, order)
    if t.told is not None:
        tell_roles(t)
    t.deck = mint(t, TILES)
    await shuffle_all(t)  # [SE-2.3]
    first = await draw_one("first_president", PLAYERS.of(t.living))  # [SE-2.8] [SE-R30]
    t.rotation = Seat((first - 1) % t.players)  # the first round moves it to the first president
    t.phase = "election"


@cache
def role_cards(players: int) -> tuple[Role, ...]:
    """The roles in a game of this size [SE-2.2]."""
    separatists = SEPARATISTS[players]
    loyalists = players - separatists - 1
    cards = (*[LOYALIST] * loyalists, *[SEPARATIST] * separatists, PALPATINE)
    return cast(tuple[Role, ...], cards)


def tell_roles(t: Senate) -> None:
    """Tell each player their own role, and those that the script lets them see."""
    for seat in t.living:
        t.tell((seat,), "role_dealt", role=t.roles[seat])
    for seat, other in introductions(t):
        t.tell((seat,), "ally_seen", player=other, role=t.roles[other])


def introductions(t: Senate) -> tuple[tuple[Seat, Seat], ...]:
    """Who knows whom from the start: pairs of a player and another whose role they know.

    The Separatists know each other and Palpatine [SE-2.6]. Palpatine knows the Separatist only at
    a small table [SE-2.5] [SE-R32]. The Loyalists know nobody [SE-2.7].
    """
    return meetings(t.roles)


@lru_cache(maxsize=1024)
def meetings(roles: tuple[Role, ...]) -> tuple[tuple[Seat, Seat], ...]:
    """The introductions at a table with these roles."""
    plotters = [p for p in seats(len(roles)) if roles[p] != LOYALIST]
    is_small = len(roles) <= SMALL_TABLE
    who_look = [p for p in plotters if is_small or roles[p] != PALPATINE]
    return tuple([(p, other) for p in who_look for other in plotters if other != p])
