"""Claims beside the truth, once everything is known: for every game in which people talk.

A game's folder in `bots/`, or the module that another package names, may give a function as `LIES`
that judges all claims of a finished game.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

from palatine.bots.folders import modules_for
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat

Verdict = Literal["true", "lie", "half", "silent"]
"""Half: it names what was there, and hides the choice. Silent: nothing was said where one could."""


class Heard(NamedTuple):
    """A claim, and at which moment of the game it was made."""

    at: int
    seat: Seat
    what: str
    atoms: tuple[str, ...]


class Lie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A claim, true or not, beside the truth."""

    at: int
    seat: Seat
    what: str
    atoms: tuple[str, ...]
    verdict: Verdict
    truth: tuple[str, ...] = ()
    """What the claim would have had to say."""
    about: int | None = None
    """Which session it was about, counted from 0, where it was about one."""
    provable: bool = False
    """Whether what was public could have proved it a lie at that time."""
    believed: tuple[Seat, ...] = ()
    """Who acted on it afterwards."""


Lies = Callable[[Sequence[Match], Sequence[Heard]], tuple[Lie, ...]]
"""From the match at each of its moments, and all that was claimed."""


def lies_of(game: Game) -> Lies | None:
    """How claims are judged in this game, if somebody knows."""
    found = [module.LIES for module in modules_for(game.id) if hasattr(module, "LIES")]
    return found[0] if found else None


def same_faces(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether these are the same faces, in whatever order."""
    return sorted(one) == sorted(other)
