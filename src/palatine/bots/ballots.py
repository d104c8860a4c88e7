"""Votes compared with the truth once everything is known, for every game in which people vote.

A game's folder in `bots/`, or the module that another package names, may give a function as
`BALLOTS` that finds all votes of a finished game.
"""

from collections.abc import Callable
from typing import NamedTuple

from palatine.bots.folders import modules_for
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat


class Ballot(NamedTuple):
    """A vote, and whether it served the voter's own side."""

    seat: Seat
    is_right: bool


Ballots = Callable[[Match], tuple[Ballot, ...]]


def ballots_of(game: Game) -> Ballots | None:
    """How votes are judged in this game; None if nothing judges them."""
    found = [module.BALLOTS for module in modules_for(game.id) if hasattr(module, "BALLOTS")]
    return found[0] if found else None
