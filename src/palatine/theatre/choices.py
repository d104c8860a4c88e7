"""Choices, judged over tables that the player could not tell apart; never by the truth.

We deal tables evenly. If the game has a careful reader, each table counts for as much as the reader
in that seat would have believed in it.
"""

from collections.abc import Sequence
from itertools import islice, pairwise
from math import sqrt
from random import Random

from palatine.bots.beliefs import Weigh
from palatine.bots.search import answers
from palatine.core.chance import Rolled
from palatine.core.decisions import Answer
from palatine.core.errors import NoWorld
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.theatre.analysis import Choice, Tried
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame

WORLDS = 64
"""How many tables we deal that look the same to the player who chose."""
ANSWERS = 10
"""How many other answers we try at most."""
JUDGED = 80
"""How many choices of a game we judge at most: those after which the chances moved most."""
BETTER = 3
FINE = 0.05
"""A player who gives away no more than this has chosen well."""
SURE = 3
"""Standard errors: among many answers to many questions, one looks better by chance alone."""


def decisions(
    frames: Sequence[Frame], asides: frozenset[str] = frozenset()
) -> list[tuple[Frame, Frame, Answered]]:
    """Every decision that one seat made alone with a real choice: the moments around it. A player
    who only says how to be asked has not decided anything."""
    found = []
    for before, after in pairwise(frames):
        given = [entry for entry in after.inputs if type(entry) is Answered]
        if before.match.how == "alone" and len(given) == 1:
            question = before.match.asked.get(given[0].seat)
            real = set(question.options) - asides if question is not None else ()
            if len(real) > 1 and given[0].answer not in asides:
                found.append((before, after, given[0]))
    return found


def judge(
    before: Frame,
    after: Frame,
    given: Answered,
    odds: Odds,
    seed: str,
    others: Sequence[Answered] = (),
) -> Choice | None:
    """What each answer would have brought over tables that look the same, if there are any. Others
    who answer together with this seat do so as they did."""
    match, seat = before.match, given.seat
    question = match.asked[seat]
    random = Random(f"{seed} {before.at}")
    every = (each for each in answers(question, random) if each not in odds.asides)
    tried = list(dict.fromkeys([given.answer, *islice(every, ANSWERS + 1)]))[: ANSWERS + 1]
    weigh = odds.plausible(before.told, seat)
    try:
        found = [
            brought(match, seat, tried, odds, weigh, Random(f"{seed} {before.at} {n}"), others)
            for n in range(WORLDS)
        ]
    except NoWorld:
        return None
    weights, chances = shares([weight for weight, _ in found]), [row for _, row in found]
    means = [mean(weights, column) for column in zip(*chances, strict=True)]
    ranked = sorted(
        zip(means, range(len(tried)), strict=True), key=lambda each: (-each[0], each[1])
    )
    best = ranked[0][1]
    return Choice(
        at=after.at,
        seat=seat,
        kind=question.kind,
        number=match.number,
        given=given.answer,
        tried=tuple([Tried(tried[place], round(mean, 4)) for mean, place in ranked]),
        error=round(standard_error(weights, [row[best] - row[0] for row in chances]), 4),
    )


def brought(
    match: Match,
    seat: Seat,
    tried: Sequence[Answer],
    odds: Odds,
    weigh: Weigh,
    random: Random,
    others: Sequence[Answered] = (),
) -> tuple[float, list[float]]:
    """The weight of a world, and the chances that each answer brings in it, with the same luck."""
    world = match.world(seat, random, Rolled(random))
    weight, luck = weigh(world), random.getrandbits(64)
    for each in others:
        world.answer(each.seat, each.answer)
    return weight, [after(world, seat, answer, odds, luck) for answer in tried]


def after(world: Match, seat: Seat, answer: Answer, odds: Odds, luck: int) -> float:
    """The chance to win after this answer."""
    fork = world.fork(Rolled(Random(luck)))
    fork.answer(seat, answer)
    return odds.open(fork)[seat]  # each world has another order of what nobody has seen


def shares(weights: Sequence[float]) -> list[float]:
    """The weights scaled to sum to one; all equal if they are all zero."""
    total = sum(weights)
    return [each / total if total else 1 / len(weights) for each in weights]


def mean(weights: Sequence[float], values: Sequence[float]) -> float:
    """The mean of these, by weights that sum to one."""
    return sum([weight * value for weight, value in zip(weights, values, strict=True)])


def standard_error(weights: Sequence[float], values: Sequence[float]) -> float:
    """How far their mean may be off: the fewer carry the weight, the farther."""
    middle, count = mean(weights, values), len(values)
    spread = [
        weight**2 * (value - middle) ** 2 for weight, value in zip(weights, values, strict=True)
    ]
    return sqrt(sum(spread) * count / (count - 1))


def is_clear(choice: Choice) -> bool:
    """Whether the answer surely gave something away."""
    return choice.cost > FINE and choice.cost > SURE * choice.error


def better(choices: Sequence[Choice], players: int) -> tuple[Choice, ...]:
    """For each seat the few choices that gave away most, if they surely did."""
    worst = sorted(filter(is_clear, choices), key=lambda each: -each.cost)
    kept = [
        each
        for seat in range(players)
        for each in [one for one in worst if one.seat == seat][:BETTER]
    ]
    return tuple(sorted(kept, key=lambda each: each.at))
