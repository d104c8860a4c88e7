"""Where the chances moved, and why: by luck or by a choice."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.log import TALK, Answered, Entry, Ordered
from palatine.core.seats import Seat
from palatine.theatre.analysis import Chances, Point
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame

MOMENTS = 3
LEAST = 0.1
"""We ignore smaller swings: we don't know the chances that well."""

Cause = Literal["luck", "choice"]


class Swing(NamedTuple):
    """The chances before and after something, at the moment that shows the result."""

    at: int
    cause: Cause
    seat: Seat | None
    before: Chances
    after: Chances
    begun: int | None = None
    """The moment right after the answer, if others had to decline before the result."""

    @property
    def answered(self) -> int:
        """The moment right after the answer."""
        return self.at if self.begun is None else self.begun

    @property
    def size(self) -> float:
        """How far the chance of the most affected seat moved."""
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))


def curve(frames: Sequence[Frame], odds: Odds) -> tuple[Point, ...]:
    """The chances at each moment; unchanged where nobody answered anything."""
    points: list[Point] = []
    for frame in frames:
        moved = not points or any(type(entry) not in TALK for entry in frame.inputs)
        chances = odds.now(frame.match) if moved else points[-1].chances
        points.append(Point(frame.at, chances))
    return tuple(points)


def swings(frames: Sequence[Frame], points: Sequence[Point], odds: Odds) -> list[Swing]:
    """Every change of the chances, with luck apart from choice if the game can tell them apart.

    If a player only declined, what happens results from an earlier act; if only the order of play
    moved on, nothing happened.
    """
    found: list[Swing] = []
    for opened, frame in answered(frames):
        before, after = points[opened.at].chances, points[frame.at].chances
        expected = None
        if before != after:
            given = [(e.seat, e.answer) for e in frame.inputs if type(e) is Answered]
            expected = odds.before_luck(opened.match, frame.match, given)
        middle = after if expected is None else expected
        if is_declined(frame, odds):
            add_result(found, frames, Swing(frame.at, "choice", None, before, middle), odds)
        else:
            found += part(frame, before, middle, odds, is_pure=expected is not None)
        if expected is not None:
            found.append(Swing(frame.at, "luck", None, expected, after))
    return [each for each in found if each.before != each.after]


def answered(frames: Sequence[Frame]) -> Iterator[tuple[Frame, Frame]]:
    """Each question with the moment that it led to, and all that was said to it: people may talk
    between two answers to a common one."""
    opened = frames[0]
    inputs: tuple[Entry, ...] = ()
    for before, after in pairwise(frames):
        if not inputs:
            opened = before
        inputs = (*inputs, *[entry for entry in after.inputs if type(entry) not in TALK])
        is_open = opened.match.how != "alone" and after.match.number == opened.match.number
        if inputs and (after.match.is_over or not is_open):
            yield opened, after._replace(inputs=inputs)
            inputs = ()


def add_result(found: list[Swing], frames: Sequence[Frame], result: Swing, odds: Odds) -> None:
    """Count what happened once others had declined as part of the act that it came from: the act's
    swing lasts until then, or has a second part if something else came in between."""
    frame = frames[result.at]
    began = origin(frames, frame, odds)
    acts = [each for each in found if each.cause == "choice" and began in (None, each.answered)]
    if not acts or not has_happened(frame, odds):
        return
    if acts[-1] is found[-1]:
        found[-1] = acts[-1]._replace(at=frame.at, after=result.after, begun=acts[-1].answered)
    else:
        found.append(result._replace(seat=acts[-1].seat, begun=acts[-1].answered))


def origin(frames: Sequence[Frame], frame: Frame, odds: Odds) -> int | None:
    """The moment right after the act that the game says led to this; None if it says nothing."""
    for told in frame.news:
        causes = odds.causes.get(told.event, ())
        for past in reversed(frames[: frame.at] if causes else ()):
            for each in past.news:
                if each.event in causes and each.facts["target"] == told.facts["target"]:
                    return past.at
    return None


def part(frame: Frame, before: Chances, after: Chances, odds: Odds, is_pure: bool) -> list[Swing]:
    """A change as its cause's swing: `is_pure` if luck has its own."""
    if not is_pure and not odds.tells_luck and is_luck(frame, odds.game):
        return [Swing(frame.at, "luck", None, before, after)]
    if is_aside(frame, odds) and not frame.match.is_over:
        return []
    return [Swing(frame.at, "choice", chooser(frame), before, after)]


def chooser(frame: Frame) -> Seat | None:
    """The seat whose answer led here, if it was one seat's alone."""
    seats = {entry.seat for entry in frame.inputs if type(entry) is Answered}
    return next(iter(seats)) if len(seats) == 1 else None


def is_aside(frame: Frame, odds: Odds) -> bool:
    """Whether all answers only say how a player wants to be asked: no choice of the game's."""
    given = answers(frame)
    return bool(given) and odds.asides.issuperset(given)


def is_declined(frame: Frame, odds: Odds) -> bool:
    """Whether all answers left things as they were."""
    given = answers(frame)
    return bool(given) and odds.declines.issuperset(given)


def has_happened(frame: Frame, odds: Odds) -> bool:
    """Whether anything was told besides that play goes on."""
    return any(told.event not in odds.routine for told in frame.news)


def answers(frame: Frame) -> list[Answer]:
    """All answers that led here."""
    return [entry.answer for entry in frame.inputs if type(entry) is Answered]


def is_luck(frame: Frame, game: Game) -> bool:
    """Whether nature was asked, or a player drew cards."""
    draws = {card.event for card in game.study.cards if card.how == "drawn"}
    return any(type(entry) is Ordered for entry in frame.inputs) or any(
        told.event in draws for told in frame.news
    )


def largest(found: Sequence[Swing]) -> list[Swing]:
    """The few that count most, in the order of play."""
    ranked = sorted((each for each in found if each.size >= LEAST), key=lambda each: -each.size)
    return sorted(ranked[:MOMENTS], key=lambda each: (each.at, each.cause != "choice"))
