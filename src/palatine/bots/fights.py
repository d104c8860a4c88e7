"""Fights and their odds before they began, for those who look back: for every game that has any.

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
    """The attacker's, over tables that look the same to the attacker, as our bots fight."""
    tables: int
    """Over how many such tables."""
    won: bool


class Happened(NamedTuple):
    """What led to a moment, and what was told there."""

    before: Match
    """A fork that sleeps: whoever goes on in it spoils it for the others."""
    given: tuple[Answered, ...]
    news: tuple[Told, ...]


Fights = Callable[[Sequence[Happened], str], tuple[Fight, ...]]
"""From all that happened, moment by moment from the second one on, and a seed."""


def fights_of(game: Game) -> Fights | None:
    """How fights are found in this game, if somebody knows."""
    found = [module.FIGHTS for module in modules_for(game.id) if hasattr(module, "FIGHTS")]
    return found[0] if found else None
