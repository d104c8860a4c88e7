"""Chance in the batched senate is fair: deals are even, and random games end like the rules'."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from palatine.batch import Variant, any_answer, chances, init, step, unpack, variant
from palatine.batch.chance import below
from palatine.batch.variants import ENDINGS
from palatine.core.chance import Seeded
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.games.senate import GAME
from tests.batch.beside import setup_of

GAMES = 3000


def is_likely(found: list[int], wanted: list[float]) -> bool:
    """Whether chance explains the difference: a chi-square five deviations above its mean."""
    square = sum((f - w) ** 2 / w for f, w in zip(found, wanted, strict=True))
    freedom = len(wanted) - 1
    return bool(square < freedom + 5 * (2 * freedom) ** 0.5)


@pytest.mark.parametrize("players", range(5, 11))
def test_every_deal_is_as_likely_as_any_other(players: int) -> None:
    """Roles and the first president do not depend on the seat, nor on each other."""
    v = variant(players=players)
    t = unpack(v, init(v, np.arange(40_000, dtype=np.uint32), 3))
    deals = Counter(zip(t.palpatine.tolist(), t.separatists.tolist(), strict=True))
    ways = players * len({plotters for palpatine, plotters in deals if palpatine == 1})
    assert len(deals) == ways == {5: 20, 6: 30, 7: 105, 8: 168, 9: 504, 10: 840}[players]
    assert is_likely(list(deals.values()), [40_000 / ways] * ways)
    firsts = Counter(zip(t.president.tolist(), t.palpatine.tolist(), strict=True))
    assert is_likely(list(firsts.values()), [40_000 / players**2] * players**2)


def test_numbers_below_a_limit_are_even() -> None:
    """Each number occurs as often as any other, at consecutive tables and moments."""
    for most in (3, 7, 17):
        drawn: Counter[int] = Counter()
        for now in range(20):
            words = chances(np.uint32(1), np.uint32(now), np.arange(1000, dtype=np.uint32))
            for word in words:
                drawn.update(below(word, most).tolist())
        assert is_likely(list(drawn.values()), [80_000 / most] * most)


def batched_games(v: Variant, games: int) -> tuple[list[int], float]:
    """One game at each table: how they ended, and the decisions a game."""
    numbers = np.arange(games, dtype=np.uint32)
    state, now, decisions = init(v, numbers, 7), 0, 0
    ended = np.zeros(len(ENDINGS) + 1, int)
    while ended[1:].sum() < games:
        words = chances(np.uint32(7), np.uint32(now), numbers)
        done = step(v, state, any_answer(v, unpack(v, state), words.answer), words)
        ended += np.bincount(done.ending, minlength=len(ended))
        decisions += int(done.decisions.sum())
        state, now = done.final, now + 1
    return ended[1:].tolist(), decisions / games


def games_of_the_rules(v: Variant, games: int) -> tuple[list[int], float]:
    """The same from the rules."""
    random, ended, decisions = Random(7), Counter[str](), 0
    for number in range(games):
        match = Match(GAME, setup_of(v), Seeded(b"%d" % number))
        decisions += play_out(match, random)
        ended[match.state.result] += 1
    return [ended[why] for why in ENDINGS], decisions / games


@pytest.mark.parametrize(("edition", "players"), [("sith-imperative", 7), ("secret-emperor", 5)])
def test_random_games_end_as_those_of_the_rules(edition: str, players: int) -> None:
    """The same shares of endings, and the same number of decisions in a game."""
    v = variant(edition, players)
    ours, length = batched_games(v, GAMES)
    theirs, their_length = games_of_the_rules(v, GAMES)
    assert is_likely(ours, [(a + b) / 2 for a, b in zip(ours, theirs, strict=True)])
    assert length == pytest.approx(their_length, rel=0.04)
