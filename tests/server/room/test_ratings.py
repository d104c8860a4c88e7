"""Ratings: who beats whom counts; the size of a side and its usual winning rate do not."""

import pytest

from palatine.catalog import games as catalog
from palatine.server.room.log import RatingsSwitched
from palatine.server.room.pages import person_page
from palatine.server.room.ratings import MEAN, Strength, Team, rated, ratings, strengths
from tests.server.room.games import contest, game
from tests.server.room.test_statistics import room


def test_two_equal_players_part_by_the_same_amount() -> None:
    """By hand: scale = sqrt(2 x (8.333^2 + 4.167^2)) = 13.18, and 69.44 x 0.5 / 13.18 = 2.635."""
    won, lost = rated([Strength(), Strength()], [Team((0,), True), Team((1,), False)])
    assert (won.mean - MEAN, MEAN - lost.mean) == pytest.approx((2.635, 2.635), abs=0.001)
    assert won.doubt == pytest.approx(lost.doubt)
    assert won.doubt < Strength().doubt


def test_a_larger_side_is_no_favourite() -> None:
    """Three average players against two: the winners gain as much as the others lose, per team."""
    five = [Strength() for _ in range(5)]
    first = rated(five, [Team((0, 1, 2), True), Team((3, 4), False)])
    other = rated(five, [Team((0, 1, 2), False), Team((3, 4), True)])
    assert first[0].mean - MEAN == pytest.approx(MEAN - other[0].mean)
    assert first[3].mean - MEAN == pytest.approx(MEAN - other[3].mean)


def test_a_side_that_wins_by_itself_earns_less() -> None:
    """At four to one in its favour, a win earns a quarter of what a loss costs."""
    two, logarithm = [Strength(), Strength()], 1.3862943611198906 / 2
    teams = [Team((0,), True, logarithm), Team((1,), False, -logarithm)]
    won = rated(two, teams)[0].mean - MEAN
    lost = MEAN - rated(two, [Team((0,), False, logarithm), Team((1,), True, -logarithm)])[0].mean
    assert won / lost == pytest.approx(0.25)


def test_whoever_wins_more_is_rated_higher_and_bots_stay_what_they_are() -> None:
    """In a free-for-all, and with a guest and a bot at the table."""
    found = strengths([contest(each, "123", 1 if each % 3 else 2) for each in range(12)])
    assert found[1].mean > found[2].mean > found[3].mean
    assert found[1].games == 12
    sides = strengths([game(each, "1L gL bS 2S", "L") for each in range(6)])
    assert set(sides) == {1, 2}
    assert sides[1].mean > MEAN > sides[2].mean


def test_before_ten_games_a_rating_is_a_guess() -> None:
    """And there is none if the room wants none."""
    games = [game(each, "1L 2S 3L", "L") for each in range(10)]
    assert [each.is_guess for each in ratings(games[:9], 1)] == [True]
    assert [(each.games, each.is_guess) for each in ratings(games, 1)] == [(10, False)]
    names = {1: "Anna", 2: "Ben", 3: "Cleo"}
    without = room(*games)
    assert person_page(without, names, without.people[1]).ratings == ()
    wanted = room(*games, RatingsSwitched(is_on=True))
    assert len(person_page(wanted, names, wanted.people[1]).ratings) == 1


def test_the_lab_has_measured_every_size_of_games_with_sides() -> None:
    """What a game says about its sides adds up, for each edition and number of players."""
    for each in catalog().values():
        if not each.study.balance:
            continue
        sizes = {(edition, size) for edition in each.editions for size in each.players}
        assert set(each.study.balance) == sizes
        for shares in each.study.balance.values():
            assert set(shares) == set(each.study.sides.values())
            assert sum(shares.values()) == pytest.approx(1.0)
