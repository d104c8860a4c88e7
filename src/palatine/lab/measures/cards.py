"""Cards and events: how often they come up, and how seats that drew, played or bought them do."""

from math import sqrt
from typing import NamedTuple

import polars as pl

from palatine.core.intervals import Interval, Z
from palatine.lab.measures.wins import around, expected
from palatine.lab.tables import Run

NEWS = "news"


class CardUse(NamedTuple):
    """One card used in one way: how many seats did so, and how they did."""

    name: str
    how: str
    seats: int
    often: float
    """How many times per game."""
    wins: float
    lift: Interval
    """Wins above those of similar seats: same side, bot, deck and table."""


class Event(NamedTuple):
    """News of one kind: in how many games, and how often per game."""

    name: str
    games: float
    often: float


def card_uses(run: Run) -> list[CardUse]:
    """Every card in every way, the most frequent first."""
    surplus = (pl.col("won").cast(pl.Float64) - pl.col("expected")).alias("surplus")
    used = (
        run.tables.counts.filter(pl.col("seat") >= 0)
        .join(expected(run), on=["cell", "game", "seat"])
        .group_by("kind", "name")
        .agg(
            pl.len().alias("seats"),
            pl.col("count").sum(),
            pl.col("won").cast(pl.Float64).mean(),
            surplus.mean().alias("lift"),
            surplus.std().fill_null(0.5).alias("spread"),
        )
        .sort(["seats", "kind", "name"], descending=[True, False, False])
    )
    games = len(run.tables.games)
    return [
        CardUse(
            row["name"],
            row["kind"],
            row["seats"],
            row["count"] / games,
            row["won"],
            around(row["lift"], Z * row["spread"] / sqrt(row["seats"])),
        )
        for row in used.iter_rows(named=True)
    ]


def events(run: Run) -> list[Event]:
    """Every kind of news, the most frequent first."""
    games = len(run.tables.games)
    counted = (
        run.tables.counts.filter(pl.col("kind") == NEWS)
        .group_by("name")
        .agg(pl.len().alias("games"), pl.col("count").sum())
        .sort(["games", "name"], descending=[True, False])
    )
    return [
        Event(row["name"], row["games"] / games, row["count"] / games)
        for row in counted.iter_rows(named=True)
    ]
