"""Who wins how often: sides, endings, and how groups of seats do against what we expect."""

from math import sqrt
from typing import NamedTuple

import polars as pl

from palatine.catalog import game_of
from palatine.core.intervals import Interval, Z, wilson
from palatine.lab.tables import Run

TABLE = ["edition", "variant", "players", "lineup"]


class Group(NamedTuple):
    """One table with one line-up."""

    edition: str
    variant: str
    players: int
    lineup: str


class Share(NamedTuple):
    """How often something happened in the games of a group."""

    group: Group
    name: str
    times: int
    games: int

    @property
    def interval(self) -> Interval:
        """The share with its interval."""
        return wilson(self.times, self.games)


class Lift(NamedTuple):
    """How much more often such seats win than seats of the same side, bot and table do."""

    name: str
    seats: int
    wins: Interval
    lift: Interval
    players: int = 0


def sides_of(run: Run) -> tuple[str, ...]:
    """The sides of the game, if it has any."""
    return tuple(dict.fromkeys(game_of(run.cells[0].setup.game).study.sides.values()))


def by_side(run: Run) -> list[Share]:
    """How often each side wins, for each table and line-up."""
    return shares(run, "side", sides_of(run))


def by_ending(run: Run) -> list[Share]:
    """How often games end in each way."""
    counts = run.tables.games["why"].value_counts(sort=True)
    return shares(run, "why", tuple(counts["why"]))


def ending_sides(run: Run) -> dict[str, str]:
    """The side that each ending is a win of."""
    seen = run.tables.games.group_by("why", maintain_order=True).agg(pl.col("side").first())
    return dict(seen.iter_rows())


def shares(run: Run, column: str, values: tuple[str, ...]) -> list[Share]:
    """How often a column has each of these values, in the order of the experiment."""
    table = run.tables.games.group_by(TABLE, maintain_order=True).agg(
        pl.len().alias("games"),
        *[(pl.col(column) == value).sum().alias(f"={value}") for value in values],
    )
    return [
        Share(Group(*[row[key] for key in TABLE]), value, row[f"={value}"], row["games"])
        for row in table.iter_rows(named=True)
        for value in values
    ]


def expected(run: Run) -> pl.DataFrame:
    """The seats, each with how often such a seat wins: same cell, side, bot and deck."""
    alike = ["cell", "side", "bot", "deck"]
    return run.tables.seats.with_columns(
        pl.col("won").cast(pl.Float64).mean().over(alike).alias("expected")
    )


def by_place(run: Run) -> list[Lift]:
    """How seats do by their place in turn order, for each size."""
    seats = expected(run).filter(pl.col("place") >= 0)
    return lifts(seats.with_columns((pl.col("place") + 1).alias("group")), ["players", "group"])


def by_deck(run: Run) -> list[Lift]:
    """How decks do against an even share of each table."""
    even = pl.col("won").cast(pl.Float64).mean().over("cell").alias("expected")
    seats = run.tables.seats.filter(pl.col("deck") != "").with_columns(even)
    return lifts(seats.with_columns(pl.col("deck").alias("group")), ["players", "group"])


def by_role(run: Run) -> list[Lift]:
    """How roles do, if the game deals them."""
    seats = expected(run).filter(pl.col("role") != "")
    return lifts(seats.with_columns(pl.col("role").alias("group")), ["players", "group"])


def by_bot(run: Run) -> list[Lift]:
    """How bots do against an even share of each table."""
    even = pl.col("won").cast(pl.Float64).mean().over("cell", "side").alias("expected")
    seats = run.tables.seats.with_columns(even)
    return lifts(seats.with_columns(pl.col("bot").alias("group")), ["players", "group"])


def lifts(seats: pl.DataFrame, keys: list[str]) -> list[Lift]:
    """Wins of groups of seats, and how far they are from what we expect."""
    surplus = pl.col("won").cast(pl.Float64) - pl.col("expected")
    table = seats.group_by(keys, maintain_order=True).agg(
        pl.len().alias("seats"),
        pl.col("won").sum().alias("wins"),
        surplus.mean().alias("lift"),
        surplus.std().fill_null(0.5).alias("spread"),
    )
    return [
        Lift(
            str(row["group"]),
            row["seats"],
            wilson(row["wins"], row["seats"]),
            around(row["lift"], Z * row["spread"] / sqrt(row["seats"])),
            row.get("players", 0),
        )
        for row in table.sort(keys).iter_rows(named=True)
    ]


def around(value: float, half: float) -> Interval:
    """An interval with its value in the middle."""
    return Interval(value, value - half, value + half)
