"""Where the chances moved, and by what: luck, or a choice."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from palatine.core.game import Game
from palatine.core.log import TALK, Answered, Ordered
from palatine.core.seats import Seat
from palatine.theatre.analysis import Chances, Point
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame

MOMENTS = 3
LEAST = 0.1
"""Smaller swings are not worth a word: the chances are not known that well."""

Cause = Literal["luck", "choice"]


class Swing(NamedTuple):
    """The chances before and after something, at the moment that came of it."""

    at: int
    cause: Cause
    seat: Seat | None
    before: Chances
    after: Chances

    @property
    def size(self) -> float:
        """How much the chance of whom it moved most has moved."""
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))


def curve(frames: Sequence[Frame], odds: Odds) -> tuple[Point, ...]:
    """The chances at each moment; where nothing was answered they are what they were."""
    points: list[Point] = []
    for frame in frames:
        moved = not points or any(type(entry) not in TALK for entry in frame.inputs)
        chances = odds.now(frame.match) if moved else points[-1].chances
        points.append(Point(frame.at, chances))
    return tuple(points)


def swings(frames: Sequence[Frame], points: Sequence[Point], odds: Odds) -> list[Swing]:
    """Every change of the chances, luck apart from choice where the game can tell them apart."""
    found: list[Swing] = []
    for before, after in pairwise(points):
        if before.chances != after.chances:
            found += parts(frames[after.at], before.chances, after.chances, odds)
    return found


def parts(frame: Frame, before: Chances, after: Chances, odds: Odds) -> list[Swing]:
    """A change as what was chosen, and what chance made of it."""
    seat = chooser(frame)
    expected = odds.before_luck(frame.match)
    if expected is not None:
        return [
            Swing(frame.at, "choice", seat, before, expected),
            Swing(frame.at, "luck", None, expected, after),
        ]
    if is_luck(frame, odds.game):
        return [Swing(frame.at, "luck", None, before, after)]
    if is_aside(frame, odds) and not frame.match.is_over:
        return []
    return [Swing(frame.at, "choice", seat, before, after)]


def chooser(frame: Frame) -> Seat | None:
    """Whose answer led here, where it was one seat's alone."""
    seats = {entry.seat for entry in frame.inputs if type(entry) is Answered}
    return next(iter(seats)) if len(seats) == 1 else None


def is_aside(frame: Frame, odds: Odds) -> bool:
    """Whether all that was answered is how somebody wants to be asked: no choice of the game's."""
    given = [entry.answer for entry in frame.inputs if type(entry) is Answered]
    return bool(given) and odds.asides.issuperset(given)


def is_luck(frame: Frame, game: Game) -> bool:
    """Whether nature was asked, or somebody drew cards."""
    draws = {card.event for card in game.study.cards if card.how == "drawn"}
    return any(type(entry) is Ordered for entry in frame.inputs) or any(
        told.event in draws for told in frame.news
    )


def largest(found: Sequence[Swing]) -> list[Swing]:
    """The few that count most, in the order in which they came."""
    ranked = sorted((each for each in found if each.size >= LEAST), key=lambda each: -each.size)
    return sorted(ranked[:MOMENTS], key=lambda each: (each.at, each.cause != "choice"))
