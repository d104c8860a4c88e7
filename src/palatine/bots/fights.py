"""Fights and their odds before they began, for looking back: for every game that has any.

A game's folder in `bots/`, or the module that another package names, may give a function as
`FIGHTS` that finds the fights of a finished game and says how likely the attacker was to win each.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from palatine.bots.folders import modules_for
from palatine.core.game import Game
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.news import Told
from palatine.core.seats import Seat


class Fight(msgspec.Struct, frozen=True):
    """A fight with its odds before it began, and how it went."""

    at: int
    attacker: Seat
    defender: Seat
    where: str
    odds: float
    """The attacker's odds, over tables that look the same to the attacker, when our bots fight."""
    tables: int
    """The number of such tables."""
    won: bool


class Happened(NamedTuple):
    """What led to a moment, and what was told there."""

    before: Match
    """A sleeping fork: playing on in it would spoil it for others."""
    given: tuple[Answered, ...]
    news: tuple[Told, ...]


Progress = Callable[[float], None]
"""Called with the progress, from 0 to 1."""
Fights = Callable[[Sequence[Happened], str, Progress], tuple[Fight, ...]]
"""From everything that happened, moment by moment from the second one on, and a seed. Calculating
odds takes a while: it tells its progress."""


def fights_of(game: Game) -> Fights | None:
    """How to find fights in this game; None if nothing finds them."""
    found = [module.FIGHTS for module in modules_for(game.id) if hasattr(module, "FIGHTS")]
    return found[0] if found else None
