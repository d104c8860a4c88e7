"""What you see while games are played: a live display in a terminal, otherwise a line now and
then."""

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table

from palatine.core.intervals import wilson
from palatine.lab.cell import Cell
from palatine.lab.playing import Played
from palatine.lab.run import Watcher

LINE_SECONDS = 5.0
MOST_ROWS = 16


class Tally:
    """How many games of each cell there are, how they ended, and how fast they come in."""

    def __init__(self) -> None:
        self.cells: tuple[Cell, ...] = ()
        self.total = self.done = self.before = 0
        self.games: Counter[str] = Counter()
        self.sides: Counter[tuple[str, str]] = Counter()
        self.started = time.monotonic()

    def begin(self, cells: tuple[Cell, ...], games: Iterable[Played], total: int) -> None:
        """There will be this many games in the end; these are there already."""
        self.cells, self.total = cells, total
        self.add(games)
        self.before = self.done

    def add(self, games: Iterable[Played]) -> None:
        """These have been played."""
        for game in games:
            self.done += 1
            self.games[game.cell] += 1
            self.sides[game.cell, game.side or game.why] += 1

    @property
    def speed(self) -> float:
        """Games per second since the start."""
        return (self.done - self.before) / max(1e-9, time.monotonic() - self.started)

    def in_words(self) -> str:
        """How far it is."""
        left = f", {clock((self.total - self.done) / self.speed)} left" if self.speed else ""
        return f"{self.done:,} of {self.total:,} games, {self.speed:,.1f} a second{left}"

    def ends(self, cell: Cell) -> Iterator[str]:
        """The endings of a cell, the most frequent first."""
        counts = [(n, side) for (id_, side), n in self.sides.items() if id_ == cell.id]
        for n, side in sorted(counts, reverse=True)[:3]:
            share = wilson(n, self.games[cell.id])
            yield f"{side} {share.value:.0%} ±{(share.high - share.low) / 2:.0%}"


def clock(seconds: float) -> str:
    """A time in minutes, or in hours."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes}:{rest:02}"


class Lines(Tally):
    """A line now and then, for logs and pipes."""

    def __init__(self, out: TextIO) -> None:
        super().__init__()
        self.out, self.last = out, self.started

    def add(self, games: Iterable[Played]) -> None:
        """Count, and say so from time to time."""
        super().add(games)
        now = time.monotonic()
        if now - self.last >= LINE_SECONDS or (self.done == self.total and self.last > 0):
            self.last = now if self.done < self.total else -1.0
            print(self.in_words(), file=self.out, flush=True)


class Display(Tally):
    """A bar, and a row for each cell that fits."""

    def __rich__(self) -> RenderableType:
        head = Table.grid(padding=(0, 2))
        bar = ProgressBar(total=self.total or 1, completed=self.done, width=30)
        head.add_row(bar, self.in_words())
        table = Table.grid(padding=(0, 2))
        for cell in self.cells[:MOST_ROWS]:
            done = self.games[cell.id]
            table.add_row(title(cell), f"{done:,}", "  ".join(self.ends(cell)))
        if len(self.cells) > MOST_ROWS:
            table.add_row(f"and {len(self.cells) - MOST_ROWS} more", "", "")
        return Group(head, table)


def title(cell: Cell) -> str:
    """A cell in a few words."""
    parts = (cell.setup.edition, cell.variant, f"{cell.setup.players} players", cell.lineup.name)
    return " · ".join(filter(None, parts))


@contextmanager
def watching() -> Iterator[Watcher]:
    """The watcher that fits where errors go."""
    out = sys.stderr
    if not out.isatty():
        yield Lines(out)
        return
    display = Display()
    with Live(display, console=Console(file=out), refresh_per_second=4, transient=True):
        yield display
