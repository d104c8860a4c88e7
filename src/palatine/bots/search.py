"""The search bot and the greedy bot for every game: they try answers in newly dealt worlds.

The dream deals a world. We give some answer in a fork of it, play on at random, and credit the
answer with the result (flat UCB: promising answers get more tries). If a question has too many
answers to try them all, we draw some at random, and more of them the longer there is to think. If
the game has a score (`bots/score.py`), we play on for a few decisions only, otherwise to its end.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

from palatine.bots.bot import Claim, Counsel, Grounds
from palatine.bots.score import Score, score_of
from palatine.bots.turn import Turn
from palatine.core.chance import Rolled
from palatine.core.decisions import Answer, Pick, Question
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import Seat
from palatine.core.stream import Packet

FORKS = 4
"""How often we use a world: dealing one costs as much as playing some way on in it."""
CURIOSITY = 0.7
"""How much an answer gains from having been tried seldom."""
FEW = 12
"""Up to this many answers we try them all; beyond that we draw some at random."""
TRIES = 20
"""How often we look for another answer before we assume that we have them all."""


class Arm:
    """An answer, and its results so far."""

    __slots__ = ("answer", "total", "visits")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Its mean result."""
        return self.total / self.visits if self.visits else 0.0

    def promise(self, visits: int) -> float:
        """Its mean result, and more if it was tried seldom."""
        if not self.visits:
            return math.inf
        return self.total / self.visits + CURIOSITY * math.sqrt(math.log(visits) / self.visits)


class Arms:
    """The answers to a question that we are trying."""

    def __init__(self, question: Question[Any, Any], random: Random) -> None:
        self.answers = answers(question, random)
        self.arms = [Arm(answer) for answer in islice(self.answers, FEW)]

    def next(self, number: int) -> Arm:
        """The one to try in this round."""
        if len(self.arms) >= FEW and len(self.arms) < FEW / 2 + 2 * math.sqrt(number):
            self.arms += [Arm(answer) for answer in islice(self.answers, 1)]
        return max(self.arms, key=lambda arm: arm.promise(number))

    def best(self) -> Answer:
        """The one tried most often; among several, the one with the best result."""
        return self.ranked()[0].answer

    def ranked(self) -> list[Arm]:
        """All of them, with the best first."""
        return sorted(self.arms, key=lambda arm: (-arm.visits, -arm.total))

    def grounds(self) -> Grounds:
        """What speaks for the best one: how it did compared with the next."""
        ranked = self.ranked()
        if len(ranked) == 1:
            return Grounds("only")
        tries = sum(arm.visits for arm in self.arms)
        return tried(tries, ranked[0].mean, max(arm.mean for arm in ranked[1:]))


def tried(tries: int, value: float, other: float) -> Grounds:
    """That an answer did this well in games tried in dreams, and none did better."""
    percent, following = round(100 * value), round(100 * other)
    if following > percent:
        return Grounds("tried-even", {"tries": tries, "percent": percent})
    return Grounds("tried", {"tries": tries, "percent": percent, "next": following})


def answers(question: Question[Any, Any], random: Random) -> Iterator[Answer]:
    """Different answers to a question in random order, until no more turn up."""
    if isinstance(question, Pick):
        options = list(dict.fromkeys(question.options))
        random.shuffle(options)
        yield from options
        return
    found: dict[Answer, None] = {}
    while True:
        tried = (question.any_answer(random) for _ in range(TRIES))
        answer = next((each for each in tried if each not in found), None)
        if answer is None:
            return
        found[answer] = None
        yield answer


def explored(dream: Match, seat: Seat, rounds: Iterable[int], random: Random, judge: Score) -> Arms:
    """Answers, tried in worlds like the dream while the rounds last."""
    arms = Arms(dream.asked[seat], random)
    if len(arms.arms) == 1:
        return arms
    for number in rounds:
        if number % FORKS == 0:
            world = dream.world(seat, random, Rolled(random))
        arm = arms.next(number)
        fork = world.fork(Rolled(random))
        fork.answer(seat, arm.answer)
        arm.visits += 1
        arm.total += judge(fork, seat)
    return arms


def compared(
    answer: Answer, turn: Turn, seat: Seat, random: Random, score: Score | None
) -> Grounds:
    """How an answer found in another way compares with others; a habit, if one did better."""
    judge = judged(score, GreedyBot.ahead, random)
    arms = explored(turn.dream, seat, turn.rounds(), random, judge)
    return arms.grounds() if answer == arms.best() else Grounds("habit")


def judged(score: Score | None, depth: int, random: Random) -> Score:
    """Plays a match on at random and judges its end, or where it stands after this many
    decisions."""

    def judge(match: Match, seat: Seat) -> float:
        if score is None:
            play_out(match, random)
        else:
            play_on(match, random, depth)
        if score is not None and not match.is_over:
            return score(match, seat)
        return float(match.outcome is not None and seat in match.outcome.winners)

    return judge


def play_on(match: Match, random: Random, decisions: int) -> None:
    """Answer at random for this many decisions, or until the game is over."""
    for _ in range(decisions):
        if match.is_over:
            return
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))


class Searching:
    """A bot that tries answers in worlds; its kind says how far ahead and how often."""

    ahead: int
    most_rounds: int | None

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.seed = random.random()
        self.score = score_of(game)

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Nothing to say; all it knows is in its dreams."""
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """The answer that does best."""
        return self._explored(packet, turn).best()

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """The same answer, with how it did."""
        arms = self._explored(packet, turn)
        return Counsel(arms.best(), (arms.grounds(),))

    def _explored(self, packet: Packet, turn: Turn) -> Arms:
        assert packet.ask is not None
        random = Random(f"{self.seed} {packet.ask.number}")
        judge = judged(self.score, self.ahead, random)
        rounds = islice(turn.rounds(), self.most_rounds)
        return explored(turn.dream, self.seat, rounds, random, judge)


class SearchBot(Searching):
    """Uses all the time it gets."""

    ahead = 24
    most_rounds = None


class GreedyBot(Searching):
    """Looks a few decisions ahead a few times, and takes what is best at the moment."""

    ahead = 6
    most_rounds = 3 * FEW
