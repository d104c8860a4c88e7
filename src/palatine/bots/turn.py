"""A bot's turn to decide: how long it may think, and a dream to search in.

A dream is a match that this seat could be in: the table's keeper deals again everything that the
seat can't know, with random numbers that are not the bot's. A bot deals further worlds from the
dream (`turn.dream.world(seat, random, nature)`), so it never needs the table itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from time import perf_counter

from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.core.seats import Seat


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: some time, or a number of rounds instead.

    Time makes games that can't be repeated; rounds make the same game on every machine.
    """

    milliseconds: float = 100.0
    rounds: int | None = None


class Turn:
    """What a bot may use to make up its mind, besides what it has heard."""

    def __init__(self, dream: Callable[[], Match], budget: Budget) -> None:
        self.milliseconds = budget.milliseconds
        self._rounds = budget.rounds
        self._end = perf_counter() + budget.milliseconds / 1000
        self._dream = dream

    @cached_property
    def dream(self) -> Match:
        """A match that the seat could be in, dealt at the first look."""
        return self._dream()

    def rounds(self) -> Iterator[int]:
        """Count rounds of thought while the budget lasts: `for number in turn.rounds(): ...`.

        There is always at least one, however late it is.
        """
        number = 0
        while number == 0 or self._goes_on(number):
            yield number
            number += 1

    def _goes_on(self, number: int) -> bool:
        return perf_counter() < self._end if self._rounds is None else number < self._rounds


def turn_of(match: Match, seat: Seat, budget: Budget, seed: str) -> Turn:
    """A seat's turn at the open question, with a dream from this seed, which no bot may know."""

    def dream() -> Match:
        random = Random(f"dream {seat} {match.number} {seed}")  # costly, and few bots dream
        return match.world(seat, random, Rolled(random))

    return Turn(dream, budget)
