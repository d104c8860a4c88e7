"""The equilibrium of a zero-sum matrix game, exactly, by the simplex method over fractions."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

DRAWS = 200
PRECISION = 10**9


class Equilibrium(NamedTuple):
    """How often each side should play what, and what the row side then wins."""

    value: float
    rows: tuple[float, ...]
    columns: tuple[float, ...]


def equilibrium(matrix: Sequence[Sequence[float]]) -> Equilibrium:
    """Solve a game in which the row side gets the entry and the column side loses it.

    With every entry made positive: maximise the sum of y with A y <= 1; then y over its sum is the
    column mix, one over the sum the value, and the slack variables' prices are the row mix.
    """
    exact = [[Fraction(round(entry * PRECISION), PRECISION) for entry in row] for row in matrix]
    shift = 1 - min(min(row) for row in exact)
    table = tableau([[entry + shift for entry in row] for row in exact])
    basis = solve(table, len(matrix[0]))
    total, width = table[-1][-1], len(matrix[0])
    columns = [Fraction(0)] * width
    for row, variable in enumerate(basis):
        if variable < width:
            columns[variable] = table[row][-1] / total
    rows = [price / total for price in table[-1][width:-1]]
    return Equilibrium(
        float(1 / total - shift), tuple(map(float, rows)), tuple(map(float, columns))
    )


def tableau(matrix: list[list[Fraction]]) -> list[list[Fraction]]:
    """Constraints with slack variables and a right side of ones, then the goal."""
    size = len(matrix)
    slack = [[Fraction(i == j) for j in range(size)] for i in range(size)]
    rows = [[*row, *slack[i], Fraction(1)] for i, row in enumerate(matrix)]
    return [*rows, [Fraction(-1)] * len(matrix[0]) + [Fraction(0)] * (size + 1)]


def solve(table: list[list[Fraction]], width: int) -> list[int]:
    """Pivot until no price is below zero (Bland's rule, so it ends); the variables in the basis."""
    basis = [width + row for row in range(len(table) - 1)]
    while True:
        enters = next((j for j, price in enumerate(table[-1][:-1]) if price < 0), None)
        if enters is None:
            return basis
        ratios = [
            (row[-1] / row[enters], basis[i], i)
            for i, row in enumerate(table[:-1])
            if row[enters] > 0
        ]
        leaves = min(ratios)[2]
        pivot(table, leaves, enters)
        basis[leaves] = enters


def pivot(table: list[list[Fraction]], leaves: int, enters: int) -> None:
    """Make a column a unit column."""
    scale = table[leaves][enters]
    table[leaves] = [entry / scale for entry in table[leaves]]
    for i, row in enumerate(table):
        if i != leaves and row[enters]:
            factor = row[enters]
            table[i] = [a - factor * b for a, b in zip(row, table[leaves], strict=True)]


def likely_values(
    wins: Sequence[Sequence[int]], games: Sequence[Sequence[int]], seed: str = "equilibrium"
) -> tuple[float, float]:
    """The range of the equilibrium in 95 of 100 draws from what we counted."""
    random = Random(seed)
    values = sorted(
        equilibrium(
            [
                [random.betavariate(w + 0.5, n - w + 0.5) for w, n in zip(*pair, strict=True)]
                for pair in zip(wins, games, strict=True)
            ]
        ).value
        for _ in range(DRAWS)
    )
    return values[int(DRAWS * 0.025)], values[int(DRAWS * 0.975)]
