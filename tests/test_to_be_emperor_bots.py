"""The hard bot of To Be Emperor: valid, repeatable, and better than the greedy one."""

from random import Random
from typing import Any

import pytest

from palatine.bots.company import Company
from palatine.bots.racing import best_of_race
from palatine.bots.to_be_emperor.book import Book
from palatine.bots.to_be_emperor.greedy import GreedyBot
from palatine.bots.to_be_emperor.hard import HardBot, worth_trying
from palatine.bots.to_be_emperor.quick import Quick
from palatine.bots.to_be_emperor.standing import standing
from palatine.bots.turn import Budget, turn_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import packet

GAME = find("to-be-emperor")[0]
SIZES = [(players, cards) for players in (2, 3, 4) for cards in ("standard", "small")]


def opened(players: int, seed: object, **options: str) -> Match:
    """A match at its start."""
    return Match(GAME, GAME.setup(players, "to-be-emperor", options), Seeded(seed_from(str(seed))))


def answer_of(bot: Any, match: Match, rounds: int) -> Answer:
    """What a bot answers for its seat."""
    turn = turn_of(match, bot.seat, Budget(rounds=rounds), "a test")
    answer: Answer = bot.decide(packet(match, bot.seat, 0), turn)
    return answer


def series(players: int, games: int, rounds: int) -> float:
    """How many games a hard bot wins against greedy ones, on each seat in turn."""
    won = 0.0
    for number in range(games):
        match = opened(players, f"series {number}")
        own = Seat(number % players)
        table = {
            seat: (HardBot if seat == own else GreedyBot)(GAME, seat, Random(f"{number} {seat}"))
            for seat in seats(players)
        }
        Company(match, table, Budget(rounds=rounds), f"{number}").play()
        assert match.outcome is not None
        winners = match.outcome.winners
        won += (own in winners) / len(winners)
    return won


@pytest.mark.parametrize(("players", "cards"), SIZES)
def test_all_that_it_would_try_is_lawful_wherever_chance_leads(players: int, cards: str) -> None:
    """Each answer that it considers is accepted as it is, at every question of a random game, and
    so is the one that it gives."""
    random = Random(players)
    match = opened(players, cards, cards=cards, round_limit="10")
    bots = [HardBot(GAME, seat, random) for seat in seats(players)]
    kinds = set()
    while not match.is_over:
        seat = match.waiting[0]
        asked = match.asked[seat]
        kinds.add(asked.kind)
        tried = worth_trying(match, seat, Quick(bots[seat].book, random))
        assert [asked.read(answer) for answer in tried] == tried
        assert len(set(tried)) == len(tried)
        is_own = random.random() < 0.1
        answer = answer_of(bots[seat], match, 3) if is_own else asked.any_answer(random)
        match.answer(seat, answer)
    assert {"bid", "tokens", "after", "idle", "spend", "pay"} <= kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_of_thumb_bring_games_to_their_end(players: int) -> None:
    """Without a limit somebody reaches the goal in a dozen rounds."""
    quick = Quick(Book(GAME), Random(players))
    for number in range(5):
        match = opened(players, number)
        while not match.is_over:
            seat = match.waiting[0]
            match.answer(seat, quick.answer(match, seat))
        assert match.state.round <= 12


def test_the_chances_of_all_add_up() -> None:
    """If nobody has anything, all are equally well off; and somebody always wins."""
    quick = Quick(Book(GAME), Random(1))
    match = opened(4, "chances")
    assert standing(match.state, Seat(2), quick) == 0.25
    while match.state.round < 4:
        seat = match.waiting[0]
        match.answer(seat, quick.answer(match, seat))
    chances = [standing(match.state, seat, quick) for seat in seats(4)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) > 0.3


def test_a_bot_that_comes_back_answers_as_the_old_one() -> None:
    """A number of rounds makes its answers repeatable, and nothing carries over from one to the
    next: a bot made again for every question plays the same game."""
    logs = []
    for is_new in (False, True):
        match = opened(2, "again", round_limit="5")
        bots = [HardBot(GAME, seat, Random(seat)) for seat in seats(2)]
        for _ in range(30):
            seat = match.waiting[0]
            bot = HardBot(GAME, seat, Random(seat)) if is_new else bots[seat]
            match.answer(seat, answer_of(bot, match, 4))
        logs.append(match.log)
    assert logs[0] == logs[1]


def test_in_a_race_all_that_are_left_have_met_the_same_worlds() -> None:
    """Every answer is tried in a world before the next is dealt, the worse ones drop out, and the
    best wins, however late the race ends."""
    dream = opened(2, "race")
    seat = dream.waiting[0]
    answers = list(dream.asked[seat].options)
    worth = {answer: place / 10 for place, answer in enumerate(answers)}
    tried: list[tuple[str, Answer]] = []

    def attempt(world: Match, seat: Seat, answer: Answer) -> float:
        tried.append((str(world.state.senate_order), answer))
        return worth[str(answer)]

    best = best_of_race(dream, seat, answers, range(200), Random(3), attempt)
    assert best == answers[-1]
    firsts = [world for world, answer in tried if answer == best]
    assert len(set(firsts)) == len(firsts)
    everyone = [answer for world, answer in tried if world == firsts[0]]
    assert everyone == answers
    assert [answer for world, answer in tried if world == firsts[-2]] == [best, answers[-2]]


def test_it_beats_the_greedy_bot() -> None:
    """Even with little thought it wins nearly all games of two."""
    assert series(players=2, games=6, rounds=8) >= 5
