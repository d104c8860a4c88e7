"""A match asleep: the little data needed to continue it in another process.

That is the state at the start of its scene, what was sent into it since, and the answers so far to
an open common question. Only forks and worlds can sleep, since they have no log and no news.
"""

from random import Random
from typing import Any

import msgspec

from palatine.core.chance import Nature, Rolled
from palatine.core.decisions import Answer
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import Seat


class Asleep(msgspec.Struct, frozen=True):
    """A fork of a match, as data."""

    setup: Setup
    number: int
    story: tuple[Any, ...]
    answers: dict[Seat, Answer]


def asleep(match: Match) -> Asleep:
    """A fork or world as data."""
    assert match._told is None, "only a fork can be sent to sleep: a match has more to it"
    given = {seat: match.given(seat) for seat in match.asked}
    answers = {seat: answer for seat, answer in given.items() if answer is not None}
    return Asleep(match.setup, match.number, tuple(match._story), answers)


def awake(game: Game, data: Asleep, nature: Nature) -> Match:
    """The fork that was sent to sleep, at the same question."""
    new = Match(game, data.setup, Rolled(Random(0)), keep=False).fork(nature)
    new.retell(list(data.story), data.answers)
    new.number = data.number
    return new
