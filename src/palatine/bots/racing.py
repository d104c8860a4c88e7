"""Racing: answers are tried in the same worlds, and the worse ones drop out.

Luck in a world touches every answer tried in it, so fewer worlds tell the answers apart than if
each had worlds of its own. All answers that are left have been in all worlds.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from palatine.core.chance import Rolled
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat

Try = Callable[[Match, Seat, Answer], float]
"""Gives a seat's answer in a world and plays on, for a result from 0 (lost) to 1 (won)."""
STAY = 0.7
"""The share of the answers that stays after each world."""
LEAST = 2


@dataclass(frozen=True, slots=True)
class Finish:
    """How a race ended: the best answer, its result, and the result of the second."""

    answer: Answer
    value: float = 0.0
    second: float = 0.0
    tries: int = 0
    """The number of tries in all; none if there was nothing to compare or no time for it."""


def best_of_race(
    dream: Match,
    seat: Seat,
    answers: Sequence[Answer],
    rounds: Iterable[int],
    random: Random,
    attempt: Try,
) -> Answer:
    """The answer that did best while the rounds lasted; the first one if none was better."""
    return race(dream, seat, answers, rounds, random, attempt).answer


def race(
    dream: Match,
    seat: Seat,
    answers: Sequence[Answer],
    rounds: Iterable[int],
    random: Random,
    attempt: Try,
) -> Finish:
    """Let answers race while the rounds last. A round is one try of one answer."""
    if len(answers) == 1:
        return Finish(answers[0])
    racing, totals, place = list(answers), dict.fromkeys(answers, 0.0), 0
    tries = worlds = 0
    world, brought = dream, dict[Answer, float]()
    for _ in rounds:
        if place == 0:
            world = dream.world(seat, random, Rolled(random))
            brought = {}
        answer = racing[place]
        brought[answer] = attempt(world.fork(Rolled(random)), seat, answer)
        place += 1
        tries += 1
        if place == len(racing):
            for each, value in brought.items():
                totals[each] += value
            racing.sort(key=lambda each: -totals[each])
            del racing[max(LEAST, int(STAY * len(racing))) :]
            place = 0
            worlds += 1
    racing.sort(key=lambda each: -totals[each])
    values = [totals[each] / max(1, worlds) for each in racing]
    return Finish(racing[0], values[0], values[1], tries if worlds else 0)
