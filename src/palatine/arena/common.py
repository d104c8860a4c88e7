"""What each answer to a common question moved: a ballot, a secret choice of several at once.

Nobody decides alone there, so a change of the chances belongs to no seat. We give all other answers
as they were given, and this one otherwise: an answer that decided nothing has moved nothing.
"""

from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from random import Random
from typing import Final, NamedTuple

from palatine.arena.played import Moved
from palatine.bots.search import answers
from palatine.core.chance import Chance, Order, Rolled
from palatine.core.decisions import Answer
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.theatre.analysis import Chances
from palatine.theatre.odds import Odds, mean
from palatine.theatre.reel import Frame

OTHERS: Final = 10
"""How many other answers we try at most."""
LUCKS: Final = 24
"""How often we go on, if what follows the answers depends on luck."""
LEAST: Final = 1e-6
"""A smaller change is none: machines differ in the last digits of a probability."""
Given = Mapping[Seat, Answer]


class Common(NamedTuple):
    """A question to several seats at once, and everyone's last answer to it."""

    opened: Frame
    closed: Frame
    given: Given


def is_common(frame: Frame) -> bool:
    """Whether several seats are asked at once here, each unseen by the others."""
    return frame.match.how == "together" and len(frame.match.asked) > 1


def commons(frames: list[Frame]) -> Iterator[Common]:
    """Every common question of a finished match. People may talk between two answers to it."""
    opened: Frame | None = None
    given: dict[Seat, Answer] = {}
    for before, after in pairwise(frames):
        if not is_common(before):
            continue
        if opened is None:
            opened, given = before, {}
        given |= {each.seat: each.answer for each in after.inputs if type(each) is Answered}
        if after.match.number != before.match.number or after.match.is_over:
            yield Common(opened, after, given)
            opened = None


def moved_in_common(frames: list[Frame], odds: Odds) -> Iterator[tuple[Seat, Moved | None]]:
    """How far each answer to a common question moved its own seat's chance; None if not at all."""
    for question in commons(frames):
        at, asked, given = question.closed.at, question.opened.match.asked, question.given
        outcomes = Outcomes(question.opened.match, odds)
        for seat, answer in given.items():
            tried = answers(asked[seat], Random(f"others {at} {seat}"))
            others = [each for each in islice(tried, OTHERS + 1) if each != answer][:OTHERS]
            if others:
                there = mean([outcomes.after({**given, seat: each}) for each in others])
                change = outcomes.after(given)[seat] - there[seat]
                moved = Moved(at, at, int(seat), change, common=True)
                yield seat, moved if abs(change) > LEAST else None


class Outcomes:
    """What answers to a common question lead to, with the same luck whatever they are."""

    def __init__(self, opened: Match, odds: Odds) -> None:
        self.opened, self.odds = opened, odds
        self._known: dict[Chances, Chances] = {}
        """The chances at a table, by what it is worth with all cards open: most answers decide
        nothing, and those that do lead to the same table."""

    def after(self, given: Given) -> Chances:
        """The chances once all have answered."""
        found: list[Chances] = []
        for number in range(LUCKS):
            luck = Noted(Random(f"luck {number}"))
            fork = self.opened.fork(luck)
            for seat, answer in given.items():
                fork.answer(seat, answer)
            found.append(self._at(fork, given))
            if not luck.was_asked:
                break
        return mean(found)

    def _at(self, fork: Match, given: Given) -> Chances:
        """The chances at a table; what nobody has seen yet is luck to come."""
        worth = self.odds.open(fork)
        if worth not in self._known:
            self._known[worth] = self.odds.before_luck(
                self.opened, fork, [*given.items()]
            ) or self.odds.now(fork)
        return self._known[worth]


class Noted(Rolled):
    """Luck that knows whether anybody has asked for it."""

    __slots__ = ("was_asked",)

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.was_asked = False

    def order(self, chance: Chance) -> Order:
        """Some order, each equally likely."""
        self.was_asked = True
        return super().order(chance)
