"""A bot's turn: its budget, and its dream."""

from random import Random
from typing import Any

import pytest

from palatine.bots.turn import Budget, Turn, turn_of
from palatine.catalog import find, games
from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.noninterference import somewhere
from palatine.core.match import Match
from palatine.core.seats import Seat


def never() -> Match:
    """A dream that nobody may look at."""
    raise AssertionError("the dream was dealt although nobody looked at it")


def test_rounds_are_counted_out() -> None:
    """With a number of rounds, a bot gets that many, and nothing reads a clock."""
    assert list(Turn(never, Budget(0, rounds=3)).rounds()) == [0, 1, 2]


def test_there_is_always_one_round() -> None:
    """Even a bot without any time may have one thought."""
    assert list(Turn(never, Budget(0)).rounds()) == [0]


def test_rounds_end_with_the_time() -> None:
    """With a time, rounds go on until it is over."""
    count = sum(1 for _ in Turn(never, Budget(50)).rounds())
    assert count > 1


def test_a_dream_is_the_same_when_looked_at_again() -> None:
    """A turn has one dream."""
    game, edition = find("senate")
    match = Match(game, game.setup(5, edition), Seeded(seed_from("1")))
    turn = turn_of(match, match.waiting[0], Budget(), "seed")
    assert turn.dream is turn.dream


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_dream_holds_what_the_seat_knows(game: Any) -> None:
    """In a dream the seat knows what it knows at the table and has the same question; the rest is
    dealt again. The dream of another table that looks the same to it could be this one."""
    random, dreamt = Random(5), 0
    for _ in range(12):
        setup = game.setup(random.choice(game.players), None, game.check_options)
        match = somewhere(game, setup, random)
        seat = Seat(random.choice(match.waiting))
        dream = turn_of(match, seat, Budget(), str(random.random())).dream
        assert game.knowledge(dream.state, seat) == game.knowledge(match.state, seat)
        assert dream.asked[seat] == match.asked[seat]
        dreamt += dream.state != match.state
    assert dreamt > 0
