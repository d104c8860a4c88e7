"""Payoff matrices: side against side with the equilibrium, and anything head to head."""

from typing import NamedTuple

import polars as pl

from palatine.core.intervals import Interval, wilson
from palatine.lab.equilibrium import Equilibrium, equilibrium, likely_values
from palatine.lab.measures.wins import sides_of
from palatine.lab.ratings import TeamGame, TeamRatings, free_ratings, team_ratings
from palatine.lab.tables import Run


class Matrix(NamedTuple):
    """How often rows win against columns: counts of wins and games for each pair."""

    title: str
    of: str
    """What rows win as."""
    against: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    wins: tuple[tuple[int, ...], ...]
    games: tuple[tuple[int, ...], ...]

    def has(self, row: int, column: int) -> bool:
        """Whether the games played there say something: not a thing against itself."""
        is_same = not self.of and self.rows[row] == self.columns[column]
        return self.games[row][column] > 0 and not is_same

    def cell(self, row: int, column: int) -> Interval:
        """One entry."""
        return wilson(self.wins[row][column], self.games[row][column])


class Solved(NamedTuple):
    """A matrix with what both sides should play."""

    matrix: Matrix
    equilibrium: Equilibrium
    low: float
    high: float


def payoffs(run: Run) -> list[Solved]:
    """A matrix for each table: bots of the first side against bots of the second."""
    sides = sides_of(run)
    lineups = {cell.id: cell.lineup.sides for cell in run.cells if cell.lineup.sides}
    if len(sides) != 2 or not lineups:
        return []
    rows = tuple(dict.fromkeys(line[sides[0]] for line in lineups.values()))
    columns = tuple(dict.fromkeys(line[sides[1]] for line in lineups.values()))
    if len(rows) * len(columns) < 2:
        return []
    counts = {
        cell: (n, won)
        for cell, n, won in run.tables.games.group_by("cell")
        .agg(pl.len(), (pl.col("side") == sides[0]).sum().alias("won"))
        .iter_rows()
    }
    tables: dict[str, dict[tuple[str, str], tuple[int, int]]] = {}
    for cell in run.cells:
        title = table_title(cell.setup.edition, cell.variant, cell.setup.players)
        pair = cell.lineup.sides[sides[0]], cell.lineup.sides[sides[1]]
        tables.setdefault(title, {})[pair] = counts.get(cell.id, (0, 0))
    return [solved(matrix_of(name, sides, rows, columns, t)) for name, t in tables.items()]


def table_title(edition: str, variant: str, players: int) -> str:
    """A table in words."""
    return " · ".join(filter(None, (edition, variant, f"{players} players")))


def matrix_of(
    title: str,
    sides: tuple[str, ...],
    rows: tuple[str, ...],
    columns: tuple[str, ...],
    counts: dict[tuple[str, str], tuple[int, int]],
) -> Matrix:
    """A matrix from the games and wins of each pair."""
    games = tuple(tuple(counts.get((row, col), (0, 0))[0] for col in columns) for row in rows)
    wins = tuple(tuple(counts.get((row, col), (0, 0))[1] for col in columns) for row in rows)
    return Matrix(title, sides[0], sides[1], rows, columns, wins, games)


def solved(matrix: Matrix) -> Solved:
    """A matrix with its equilibrium."""
    shares = [
        [matrix.cell(i, j).value for j in range(len(matrix.columns))]
        for i in range(len(matrix.rows))
    ]
    return Solved(matrix, equilibrium(shares), *likely_values(matrix.wins, matrix.games))


def head_to_head(run: Run, column: str) -> list[Matrix]:
    """Who wins when both sit at a table and one of the two wins; by size, for bots or for decks."""
    seats = run.tables.seats.filter(pl.col(column) != "")
    names = tuple(seats[column].unique(maintain_order=True).sort())
    if len(names) < 2:
        return []
    made = []
    for players in seats["players"].unique().sort():
        own = seats.filter(pl.col("players") == players)
        made.append(pairs(own, column, names, f"{players} players"))
    return made


def pairs(seats: pl.DataFrame, column: str, names: tuple[str, ...], title: str) -> Matrix:
    """All pairs of seats at one table of which exactly one won."""
    one = seats.select("cell", "game", "seat", pl.col(column).alias("row"), "won")
    both = one.join(
        one.rename({"row": "column", "seat": "other", "won": "lost"}), on=["cell", "game"]
    ).filter((pl.col("seat") != pl.col("other")) & (pl.col("won") != pl.col("lost")))
    counted = both.group_by("row", "column").agg(pl.len(), pl.col("won").sum())
    counts = {(row, col): (n, won) for row, col, n, won in counted.iter_rows()}
    return matrix_of(title, ("", ""), names, names, counts)


def rated_teams(run: Run) -> TeamRatings | None:
    """Ratings of bots by side, if the game has two sides and more than one bot played."""
    sides = sides_of(run)
    seats = run.tables.seats
    if len(sides) != 2 or seats["bot"].n_unique() < 2:
        return None
    lines = seats.group_by(
        "cell", "game", "edition", "variant", "players", maintain_order=True
    ).agg(*[pl.col("bot").filter(pl.col("side") == side).alias(side) for side in sides])
    winners = run.tables.games.select("cell", "game", pl.col("side").alias("winner"))
    joined = lines.join(winners, on=["cell", "game"]).filter(pl.col("winner") != "")
    return team_ratings(
        TeamGame(
            table_title(row["edition"], row["variant"], row["players"]),
            tuple(row[sides[0]]),
            tuple(row[sides[1]]),
            row["winner"] == sides[0],
        )
        for row in joined.iter_rows(named=True)
    )


def rated_freely(run: Run) -> dict[str, tuple[float, float]]:
    """Openskill ratings of bots in a game without sides."""
    if sides_of(run) or run.tables.seats["bot"].n_unique() < 2:
        return {}
    tables = run.tables.seats.group_by("cell", "game", maintain_order=True).agg("bot", "won")
    return free_ratings(
        dict(enumerate(zip(bots, won, strict=True))) for _, _, bots, won in tables.iter_rows()
    )
