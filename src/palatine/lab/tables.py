"""The tables of a run as Parquet: games, seats, counts. docs/lab.md promises their columns."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import polars as pl

from palatine.lab.cell import Cell
from palatine.lab.crews import Batch
from palatine.lab.errors import BadRun
from palatine.lab.experiment import Experiment, cells_of
from palatine.lab.folder import LOG, load_experiment, read_log
from palatine.lab.playing import Played

CELL = {
    "cell": pl.String,
    "edition": pl.String,
    "variant": pl.String,
    "players": pl.Int8,
    "lineup": pl.String,
}
GAMES = {
    **CELL,
    "options": pl.String,
    "game": pl.Int32,
    "side": pl.String,
    "why": pl.String,
    "questions": pl.Int32,
    "rounds": pl.Int32,
}
SEATS = {
    **CELL,
    "game": pl.Int32,
    "seat": pl.Int8,
    "place": pl.Int8,
    "bot": pl.String,
    "role": pl.String,
    "side": pl.String,
    "deck": pl.String,
    "won": pl.Boolean,
}
COUNTS = {
    "cell": pl.String,
    "game": pl.Int32,
    "seat": pl.Int8,
    "kind": pl.String,
    "name": pl.String,
    "count": pl.Int32,
}
SCHEMAS = {"games": GAMES, "seats": SEATS, "counts": COUNTS}


class Tables(NamedTuple):
    """All that was played."""

    games: pl.DataFrame
    seats: pl.DataFrame
    counts: pl.DataFrame


class Run(NamedTuple):
    """A run as measures take it: the experiment and its results."""

    experiment: Experiment
    cells: tuple[Cell, ...]
    tables: Tables
    seconds: float
    """Processor time of all games."""


def load_run(folder: Path) -> Run:
    """A run from its folder; writes the Parquet files again if games have come in."""
    experiment = load_experiment(folder)
    cells = cells_of(experiment)
    batches, _ = read_log(folder / LOG, Batch)
    games = [g for batch in batches for g in batch.games if g.number < experiment.games]
    if not games:
        raise BadRun(f"no game has been played in {str(folder)!r} yet")
    tables = tables_of(cells, games)
    for name, table in tables._asdict().items():
        write(folder / f"{name}.parquet", table)
    whole = sum(len(batch.games) for batch in batches)
    seconds = sum(batch.seconds for batch in batches) * len(games) / whole
    return Run(experiment, cells, tables, seconds)


def write(path: Path, table: pl.DataFrame) -> None:
    """Write a table as a whole or not at all."""
    half = path.with_name(path.name + ".half")
    table.write_parquet(half, compression="zstd")
    half.replace(path)


def tables_of(cells: tuple[Cell, ...], games: Iterable[Played]) -> Tables:
    """The tables in the experiment's order, whatever the order of play."""
    order = {cell.id: number for number, cell in enumerate(cells)}
    told = {cell.id: described(cell) for cell in cells}
    ours = sorted([g for g in games if g.cell in order], key=lambda g: (order[g.cell], g.number))
    return Tables(
        frame(GAMES, [game_row(game, *told[game.cell]) for game in ours]),
        frame(SEATS, [row for game in ours for row in seat_rows(game, told[game.cell][0])]),
        frame(COUNTS, [(g.cell, g.number, *count) for g in ours for count in g.counts]),
    )


def frame(schema: dict[str, Any], rows: list[tuple[Any, ...]]) -> pl.DataFrame:
    """A table with these columns."""
    return pl.DataFrame(rows, schema=schema, orient="row")


def described(cell: Cell) -> tuple[tuple[Any, ...], str]:
    """A cell as the tables have it, and its options as JSON."""
    setup = cell.setup
    options = msgspec.json.encode(setup.options, order="sorted").decode()
    return (cell.id, setup.edition, cell.variant, setup.players, cell.lineup.name), options


def game_row(game: Played, cell: tuple[Any, ...], options: str) -> tuple[Any, ...]:
    """One row of `games`."""
    return (*cell, options, game.number, game.side, game.why, game.questions, game.rounds)


def seat_rows(game: Played, cell: tuple[Any, ...]) -> Iterable[tuple[Any, ...]]:
    """The rows of a game in `seats`."""
    for seat, one in enumerate(game.seats):
        row = (one.place, one.bot, one.role, one.side, one.deck, one.won)
        yield (*cell, game.number, seat, *row)
