"""Claims compared with the truth once everything is known, for every game in which people talk.

A game's folder in `bots/`, or the module that another package names, may give a function as `LIES`
that judges all claims of a finished game.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

from palatine.bots.folders import modules_for
from palatine.core.atoms import PLAYERS
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.news import Told
from palatine.core.seats import Seat

Verdict = Literal["true", "lie", "half", "silent"]
"""Half: it names what was there, and hides the choice. Silent: a player could speak and did not."""


class Heard(NamedTuple):
    """A claim, and the moment of the game at which it was made."""

    at: int
    seat: Seat
    what: str
    atoms: tuple[str, ...]


class Instant(NamedTuple):
    """A match at one of its moments, and everything told to anybody since the moment before."""

    match: Match
    news: tuple[Told, ...] = ()


class Lie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A claim, true or not, next to the truth."""

    at: int
    seat: Seat
    what: str
    atoms: tuple[str, ...]
    verdict: Verdict
    truth: tuple[str, ...] = ()
    """What a true claim would have said."""
    about: int | None = None
    """The session that it was about, counted from 0, if it was about one."""
    provable: bool = False
    """Whether public facts could have proved it a lie at that time."""
    believed: tuple[Seat, ...] = ()
    """The players who acted on it afterwards."""


def in_truth(lie: Lie) -> tuple[str, ...]:
    """What was true, without the player whom the claim was about: the claim already names them."""
    return tuple([atom for atom in lie.truth if atom not in PLAYERS.value])


Lies = Callable[[Sequence[Instant], Sequence[Heard]], tuple[Lie, ...]]
"""From all moments of a match, and all its claims."""


def lies_of(game: Game) -> Lies | None:
    """How claims are judged in this game; None if nothing judges them."""
    found = [module.LIES for module in modules_for(game.id) if hasattr(module, "LIES")]
    return found[0] if found else None


def same_faces(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether these are the same faces, in any order."""
    return sorted(one) == sorted(other)
