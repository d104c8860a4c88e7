"""One seat changed: how much more often a seat wins when another bot sits there."""

from typing import NamedTuple

import polars as pl

from palatine.lab.cell import Cell, LineUp
from palatine.lab.intervals import Difference, difference
from palatine.lab.measures.wins import Group
from palatine.lab.tables import Run


class Swap(NamedTuple):
    """A bot on one seat among others, against one of those others in its place."""

    group: Group
    one: str
    among: str
    side: str
    lift: Difference


def swaps(run: Run) -> list[Swap]:
    """For each table and side: the changed seat's wins against such seats at unchanged tables."""
    wins = {
        (cell, bot, side): (won, n)
        for cell, bot, side, won, n in run.tables.seats.group_by("cell", "bot", "side")
        .agg(pl.col("won").sum(), pl.len())
        .iter_rows()
    }
    sides = dict.fromkeys(run.tables.seats["side"].unique(maintain_order=True).sort())
    found = []
    for cell in run.cells:
        line = cell.lineup
        plain = unchanged(cell)
        for side in sides if line.one and line.one != line.every else ():
            new, old = wins.get((cell.id, line.one, side)), wins.get((plain.id, line.every, side))
            if new and old:
                setup = cell.setup
                group = Group(setup.edition, cell.variant, setup.players, line.name)
                found.append(Swap(group, line.one, line.every, side, difference(*new, *old)))
    return found


def unchanged(cell: Cell) -> Cell:
    """The same table with the same bot on all seats."""
    return Cell(cell.setup, cell.variant, LineUp(every=cell.lineup.every), cell.rounds)
