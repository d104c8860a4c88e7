"""Equilibria of games whose solutions are known."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palatine.lab.equilibrium import equilibrium, likely_values


@pytest.mark.parametrize(
    ("matrix", "value", "rows", "columns"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, (1 / 3,) * 3, (1 / 3,) * 3),  # rock, paper...
        ([[3, -1], [-2, 4]], 1, (0.6, 0.4), (0.5, 0.5)),
        ([[0.5, 0.7], [0.4, 0.9]], 0.5, (1, 0), (1, 0)),  # a saddle
        ([[0.6]], 0.6, (1,), (1,)),
        ([[1, 0], [0, 1], [0.2, 0.2]], 0.5, (0.5, 0.5, 0), (0.5, 0.5)),  # a row nobody plays
        ([[-2, 3], [3, -4]], 1 / 12, (7 / 12, 5 / 12), (7 / 12, 5 / 12)),  # Morra
    ],
)
def test_known_games(
    matrix: Sequence[Sequence[float]],
    value: float,
    rows: tuple[float, ...],
    columns: tuple[float, ...],
) -> None:
    """The value and both mixes are those of the books."""
    found = equilibrium(matrix)
    assert found.value == pytest.approx(value, abs=1e-6)
    assert found.rows == pytest.approx(rows, abs=1e-6)
    assert found.columns == pytest.approx(columns, abs=1e-6)


@given(st.lists(st.lists(st.floats(0, 1), min_size=4, max_size=4), min_size=1, max_size=5))
def test_nobody_gains_by_another_choice(matrix: list[list[float]]) -> None:
    """In any game no row does better than the value against the column mix, nor does any column."""
    found = equilibrium(matrix)
    assert sum(found.rows) == pytest.approx(1)
    assert sum(found.columns) == pytest.approx(1)
    for row in matrix:
        assert sum(p * q for p, q in zip(row, found.columns, strict=True)) <= found.value + 1e-6
    for column in zip(*matrix, strict=True):
        assert sum(p * q for p, q in zip(column, found.rows, strict=True)) >= found.value - 1e-6


def test_more_games_say_more() -> None:
    """The value's likely range contains it, and narrows with more games."""
    few = likely_values([[5, 7], [4, 9]], [[10, 10], [10, 10]])
    many = likely_values([[500, 700], [400, 900]], [[1000, 1000], [1000, 1000]])
    assert many[0] < 0.5 < many[1]
    assert many[1] - many[0] < few[1] - few[0]
