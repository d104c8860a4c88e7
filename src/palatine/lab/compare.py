"""Two variants side by side: what changed, by how much, and whether it could be chance."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import polars as pl

from palatine.lab.errors import BadRun
from palatine.lab.intervals import Difference, difference, holm
from palatine.lab.measures.wins import Group, Share, by_ending, by_side, sides_of
from palatine.lab.tables import Run

SURE = 0.05


class Compared(NamedTuple):
    """One share in two variants."""

    where: str
    """Table size and line-up."""
    first: str
    second: str
    name: str
    shares: tuple[float, float]
    difference: Difference
    adjusted: float
    """The p value after this many comparisons at once."""

    @property
    def is_sure(self) -> bool:
        """Whether chance is a poor explanation."""
        return self.adjusted < SURE


def compared(runs: Sequence[Run]) -> list[Compared]:
    """The variants of one run against its first, or one run against another."""
    if len(runs) > 2:
        raise BadRun("compare takes one run or two")
    pairs = list(within(runs[0]) if len(runs) == 1 else between(runs[0], runs[1]))
    if not pairs:
        raise BadRun(
            "nothing to compare: one run needs two variants or editions with the same "
            "sizes and bots, two runs need tables in common"
        )
    found = [difference(b.times, b.games, a.times, a.games) for _, a, b in pairs]
    adjusted = holm([one.p for one in found])
    return [
        Compared(*names, a.name, (a.interval.value, b.interval.value), one, p)
        for (names, a, b), one, p in zip(pairs, found, adjusted, strict=True)
    ]


def comparable(run: Run) -> bool:
    """Whether a run has variants to compare."""
    return any(True for _ in within(run))


def measured(run: Run) -> dict[tuple[Group, str], Share]:
    """All shares that we compare: sides, the seat that begins, endings."""
    sides = sides_of(run)[:-1]  # the last is what the others leave
    found = [share for share in by_side(run) if share.name in sides]
    found = [share._replace(name=f"{share.name} wins") for share in found]
    endings = [share._replace(name=f"ends by {share.name}") for share in by_ending(run)]
    return {(share.group, share.name): share for share in (*found, *beginners(run), *endings)}


def beginners(run: Run) -> list[Share]:
    """How often the player who begins wins, in games without sides."""
    if sides_of(run):
        return []
    table = (
        run.tables.seats.filter(pl.col("place") == 0)
        .group_by("edition", "variant", "players", "lineup", maintain_order=True)
        .agg(pl.col("won").sum(), pl.len())
    )
    return [
        Share(Group(*row[:4]), "first player wins", row[4], row[5]) for row in table.iter_rows()
    ]


Pair = tuple[tuple[str, str, str], Share, Share]


def within(run: Run) -> Iterator[Pair]:
    """The same size and line-up in the first variant and in each other."""
    shares = measured(run)
    variants = list(dict.fromkeys((group.edition, group.variant) for group, _ in shares))
    for (group, name), first in shares.items():
        if (group.edition, group.variant) != variants[0]:
            continue
        for edition, variant in variants[1:]:
            other = shares.get((group._replace(edition=edition, variant=variant), name))
            if other is not None:
                where = f"{group.players} players, {group.lineup}"
                yield (where, label(*variants[0]), label(edition, variant)), first, other


def between(one: Run, other: Run) -> Iterator[Pair]:
    """The same table and line-up in two runs; if each has one line-up, these may differ."""
    ours, theirs = measured(one), measured(other)
    lineups = [{group.lineup for group, _ in shares} for shares in (ours, theirs)]
    free = max(map(len, lineups)) == 1
    names = one.experiment.title, other.experiment.title
    if names[0] == names[1]:
        names = f"{names[0]} (first)", f"{names[1]} (second)"
    for (group, name), first in ours.items():
        key = group._replace(lineup=next(iter(lineups[1]))) if free else group
        second = theirs.get((key, name))
        if second is not None:
            yield (f"{group.players} players, {group.lineup}", *names), first, second


def label(edition: str, variant: str) -> str:
    """A variant in words."""
    return variant or edition


def in_words(found: Sequence[Compared]) -> Iterator[str]:
    """A comparison for the terminal."""
    for one in found:
        points = one.difference
        mark = "*" if one.is_sure else " "
        yield (
            f"{mark} {one.where}: {one.name}: {one.first} {one.shares[0]:.1%}, "
            f"{one.second} {one.shares[1]:.1%}; difference {points.value * 100:+.1f} points "
            f"[{points.low * 100:+.1f}, {points.high * 100:+.1f}], p = {one.adjusted:.3g}"
        )
    yield (
        f"* is sure: p below {SURE} after Holm's correction for {len(found)} "
        f"{'comparison' if len(found) == 1 else 'comparisons at once'}"
    )
