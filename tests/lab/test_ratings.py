"""Ratings recover the skills that went in."""

from math import exp, log
from random import Random

import pytest

from palatine.lab.ratings import TeamGame, free_ratings, team_ratings

SKILLS = {"strong": 1.0, "middling": 0.0, "weak": -1.0}
EDGES = {5: -0.6, 7: 0.0, 9: 0.9}
POINTS = 400 / log(10)


def mean(team: tuple[str, ...]) -> float:
    """The mean skill of a team."""
    return sum(SKILLS[bot] for bot in team) / len(team)


def planted(games: int) -> list[TeamGame]:
    """Games of 3:2, 4:3 and 5:4 with known chances."""
    random, made = Random("planted"), []
    for _ in range(games):
        size = random.choice(list(EDGES))
        first = tuple(random.choices(list(SKILLS), k=size // 2 + 1))
        second = tuple(random.choices(list(SKILLS), k=size // 2))
        chance = 1 / (1 + exp(-(EDGES[size] + mean(first) - mean(second))))
        made.append(TeamGame(str(size), first, second, random.random() < chance))
    return made


def test_planted_skills_and_edges_are_found() -> None:
    """Skills of both sides and the edge of each size are within three standard errors."""
    found = team_ratings(planted(8000))
    for side in (found.first, found.second):
        for bot, rating in side.items():
            assert abs(rating.points - SKILLS[bot] * POINTS) < 3 * rating.error
            assert rating.error < 20
    for size, rating in found.edges.items():
        assert abs(rating.points - EDGES[int(size)] * POINTS) < 3 * rating.error


def test_the_larger_team_is_not_the_better_one() -> None:
    """Equal bots at 4 against 3 that win half of their games have no edge and equal skills."""
    games = [TeamGame("7", ("a",) * 4, ("a",) * 3, bool(n % 2)) for n in range(1000)]
    found = team_ratings(games)
    assert found.edges["7"].points == pytest.approx(0, abs=1e-6)


def test_a_bot_that_never_lost_has_a_rating() -> None:
    """Only wins are no reason to divide by zero."""
    games = [TeamGame("5", (bot,) * 3, ("b",) * 2, bot == "a") for bot in "ab" for _ in range(50)]
    found = team_ratings(games).first
    assert 200 < found["a"].points < 4000
    assert found["a"].points == pytest.approx(-found["b"].points)


def test_free_for_all() -> None:
    """Winning two games of three gives the better rating; a bot alone at its table has none."""
    games = [{0: ("a", n % 3 != 0), 1: ("b", n % 3 == 0), 2: ("b", False)} for n in range(90)]
    found = free_ratings([*games, {0: ("c", True), 1: ("c", False)}])
    assert set(found) == {"a", "b"}
    assert found["a"][0] > found["b"][0] + found["b"][1]
