"""Random play has known statistics: a free check that the rules as a whole are right."""

from collections import Counter
from math import sqrt
from random import Random

from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.games.senate import GAME

GAMES = 3000
DECISIONS = 119
ENDINGS = {
    "loyalist_policies": 0.086,
    "separatist_policies": 0.333,
    "palpatine_elected": 0.429,
    "palpatine_executed": 0.152,
}
"""Uniformly random play of seven, as many independent implementations of these rules have it."""


def played(seed: int) -> tuple[int, str]:
    """How many decisions a random game took, and how it ended."""
    match = Match(GAME, GAME.setup(7, "sith-imperative"), Seeded(seed_from(f"random {seed}")))
    decisions = play_out(match, Random(seed))
    assert match.outcome is not None
    return decisions, match.outcome.why


def test_random_games_are_as_long_and_end_as_they_should() -> None:
    """About 119 decisions a game, and each ending as often as it should be, within four sigma."""
    games = [played(seed) for seed in range(GAMES)]
    assert abs(sum(decisions for decisions, _ in games) / GAMES - DECISIONS) < 2
    ends = Counter(why for _, why in games)
    for why, share in ENDINGS.items():
        sigma = sqrt(share * (1 - share) / GAMES)
        assert abs(ends[why] / GAMES - share) < 4 * sigma, why
