"""Intervals and tests compared with values that others have published or computed."""

import pytest

from palatine.core.intervals import wilson
from palatine.lab.intervals import difference, exact, fisher, holm, pooled


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 20, 0.2993, 0.7007), (81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Wilson's interval has the values of Newcombe's paper of 1998 (method 3)."""
    found = wilson(wins, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (10, 20, 0.2720, 0.7280),
        (81, 263, 0.2527, 0.3676),
        (0, 20, 0.0, 0.1684),
        (1, 29, 0.0009, 0.1776),
    ],
)
def test_exact(wins: int, games: int, low: float, high: float) -> None:
    """Clopper and Pearson's interval has the values of the same paper (method 5)."""
    found = exact(wins, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_without_games_all_is_possible() -> None:
    """No games say nothing."""
    assert wilson(0, 0)[1:] == exact(0, 0)[1:] == (0.0, 1.0)


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [
        ((56, 70, 48, 80), 0.0524, 0.3339),
        ((9, 10, 3, 10), 0.1705, 0.8090),
        ((10, 10, 0, 20), 0.6791, 1.0),
    ],
)
def test_difference(counts: tuple[int, int, int, int], low: float, high: float) -> None:
    """The interval of a difference has the values of Newcombe's second paper (method 10)."""
    found = difference(*counts)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_two_proportions() -> None:
    """45 of 100 against 30 of 100: z = 2.191, p = .0285."""
    assert pooled(45, 100, 30, 100) == pytest.approx(0.02846, abs=1e-5)
    assert difference(45, 100, 30, 100).p == pooled(45, 100, 30, 100)


def test_fisher() -> None:
    """Fisher's tea: 3 of 4 against 1 of 4 has p = .4857; it is the test for small counts."""
    assert fisher(3, 4, 1, 4) == pytest.approx(0.485714, abs=1e-6)
    assert difference(3, 4, 1, 4).p == fisher(3, 4, 1, 4)


def test_holm() -> None:
    """The smallest p counts for all tests, the next for one less, and none is below the previous
    one."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]
