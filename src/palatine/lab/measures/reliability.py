"""How far what players could think was right: shares of what came true, and log loss."""

from collections import defaultdict
from math import log, sqrt
from typing import NamedTuple

import polars as pl

from palatine.core.intervals import Interval, Z, wilson
from palatine.lab.believing import PRIOR, THOUGHT, YES
from palatine.lab.measures.wins import TABLE, Group
from palatine.lab.tables import Run

BINS = 10
SURE = 0.005
"""We keep guesses to the per cent, so none is surer than that."""

Games = dict[int, list[tuple[float, bool, int]]]
"""For each game: the thought, whether it was true, how often."""


class Bin(NamedTuple):
    """Guesses of about the same chance: their mean, and how often they were true."""

    thought: float
    share: Interval
    guesses: int


class Reliability(NamedTuple):
    """All guesses about one role at one table."""

    group: Group
    role: str
    bins: tuple[Bin, ...]
    log_loss: float
    prior: float
    """The log loss of somebody who knows the deal alone."""


def reliabilities(run: Run) -> list[Reliability]:
    """For each role, table and line-up; nothing if the run did not keep players' thoughts."""
    kept = run.tables.counts.filter(pl.col("kind").is_in([THOUGHT, PRIOR]))
    tables = run.tables.games.select(*TABLE, "cell").unique(maintain_order=True)
    found: dict[tuple[str, str, str], Games] = defaultdict(lambda: defaultdict(list))
    for row in kept.iter_rows(named=True):
        role, percent, was = row["name"].split(":")
        guess = (int(percent) / 100, was == YES, row["count"])
        found[row["cell"], role, row["kind"]][row["game"]].append(guess)
    roles = list(dict.fromkeys(role for _, role, _ in found))
    return [
        Reliability(
            Group(*[cell[name] for name in TABLE]),
            role,
            bins_of(found[cell["cell"], role, THOUGHT]),
            log_loss(found[cell["cell"], role, THOUGHT]),
            log_loss(found[cell["cell"], role, PRIOR]),
        )
        for role in sorted(roles)
        for cell in tables.iter_rows(named=True)
        if (cell["cell"], role, THOUGHT) in found
    ]


def bins_of(games: Games) -> tuple[Bin, ...]:
    """The guesses by tenths."""
    sorted_in: list[Games] = [defaultdict(list) for _ in range(BINS)]
    for game, guesses in games.items():
        for guess in guesses:
            sorted_in[min(int(guess[0] * BINS), BINS - 1)][game].append(guess)
    return tuple([bin_of(those) for those in sorted_in if those])


def bin_of(games: Games) -> Bin:
    """One bin. Guesses in one game depend on each other, so the interval goes by games."""
    guesses = [guess for those in games.values() for guess in those]
    count = sum(times for _, _, times in guesses)
    share = sum(times for _, was, times in guesses if was) / count
    thought = sum(chance * times for chance, _, times in guesses) / count
    off = [sum((was - share) * times for _, was, times in those) for those in games.values()]
    half = Z * sqrt(sum(each * each for each in off)) / count
    low, high = max(0.0, share - half), min(1.0, share + half)
    if half == 0 or len(games) < 5:  # so few say nothing about how they differ
        low, high = wilson(round(share * len(games)), len(games))[1:]
    return Bin(thought, Interval(share, low, high), count)


def log_loss(games: Games) -> float:
    """The mean of -log of the chance given to what was true."""
    guesses = [guess for those in games.values() for guess in those]
    right = [(chance if was else 1 - chance, times) for chance, was, times in guesses]
    total = sum(-log(max(chance, SURE)) * times for chance, times in right)
    return total / sum(times for _, times in right)
