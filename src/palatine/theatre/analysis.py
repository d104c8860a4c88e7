"""An analysis: what the theatre shows of a finished game. docs/theatre.md describes the format.

It depends only on the record, on what made it (`made_by`) and on its seed. Places in the game are
numbers of moments, the same that a replay counts. Chances are our bots' opinion.
"""

from typing import Final, Literal

import msgspec

from palatine.bots.beliefs import Curves
from palatine.bots.draws import Drawn
from palatine.bots.fights import Fight
from palatine.bots.lies import Lie
from palatine.core.decisions import Answer
from palatine.core.game import Outcome, Setup
from palatine.core.news import Told
from palatine.core.seats import Seat

FORMAT: Final = "palatine-analysis"
VERSION: Final = 1

Chances = tuple[float, ...]
"""For each seat, the chance to win; seats that win together share it."""


class Point(msgspec.Struct, frozen=True):
    """The chances at a moment of the game, at the true table."""

    at: int
    chances: Chances


class Tried(msgspec.Struct, frozen=True):
    """A possible answer, and the chance to win with it."""

    answer: Answer
    chance: float


class Choice(msgspec.Struct, frozen=True):
    """A decision, judged over tables that its player could not tell apart; the best answer comes
    first."""

    at: int
    seat: Seat
    kind: str
    number: int
    """The number of the question in the game."""
    given: Answer
    tried: tuple[Tried, ...]
    error: float
    """One standard error of what the answer gave away."""
    advised: Answer | None = None
    """What our best bot would have done."""
    missed: bool = False
    """Whether the player clearly gave something away, and our best bot would have chosen
    otherwise. Only then do we say so."""

    @property
    def cost(self) -> float:
        """How much chance to win the answer gave away."""
        mine = next((each.chance for each in self.tried if each.answer == self.given), None)
        return 0.0 if mine is None else self.tried[0].chance - mine


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment at which the chances moved, by luck or by a choice."""

    at: int
    """The result. The table before it is the previous moment, or farther back if others only
    declined in between: `choice` says where."""
    cause: Literal["luck", "choice"]
    before: Chances
    after: Chances
    seat: Seat | None = None
    """The seat that chose, if it was one seat's choice."""
    news: tuple[Told, ...] = ()
    """What happened then, as everybody heard it in the end, without news that only say that play
    goes on, or what comes to light when it is over."""
    choice: Choice | None = None
    drawn: tuple[Drawn, ...] = ()
    """If it was luck: what players drew."""
    votes: tuple[Choice, ...] = ()
    """If all chose together: the votes without any one of which it would have gone otherwise, each
    judged with the others' as they were."""


class Award(msgspec.Struct, frozen=True):
    """A kind word: `award-<id>` says it."""

    id: str
    seat: Seat
    facts: dict[str, int | str] = {}
    at: int | None = None


class Analysis(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole analysis."""

    format: str
    format_version: int
    record: str
    """The checksum of the record."""
    setup: Setup
    players: tuple[str, ...]
    seed: str
    bot: str
    """The bot whose opinion the chances are."""
    made_by: str
    """The version of Palatine and a fingerprint of its bots: the same ones see the same game in the
    same way."""
    outcome: Outcome
    sides: tuple[str, ...]
    """Each seat's side; empty if everybody plays for themselves."""
    roles: tuple[str, ...]
    length: int
    """How many moments the game has."""
    chances: tuple[Point, ...]
    moments: tuple[Moment, ...] = ()
    """The three that counted most, in the order of play."""
    beliefs: Curves | None = None
    lies: tuple[Lie, ...] = ()
    fights: tuple[Fight, ...] = ()
    better: tuple[Choice, ...] = ()
    """What players could have done better: up to three choices of each seat."""
    awards: tuple[Award, ...] = ()


def write_analysis(analysis: Analysis) -> bytes:
    """The analysis as a file's content."""
    return msgspec.json.encode(analysis) + b"\n"
