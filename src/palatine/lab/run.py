"""A run: plays the games of an experiment that are still missing, and writes them down."""

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

from palatine.lab.cell import Cell
from palatine.lab.crews import Batch, Crew, Errand, crew_of
from palatine.lab.experiment import Experiment, cells_of
from palatine.lab.folder import LOG, Log, open_folder
from palatine.lab.playing import Played

BLOCK = 25
"""This many games of each cell before more of any: if you stop a run, all cells are alike."""
ERRAND_SECONDS = 0.5
"""How long an errand should take: what a kill can cost, and what a message is worth."""
AHEAD = 2
"""Errands for each worker at a time, so that none waits for the next."""


class Watcher(Protocol):
    """Somebody who watches while games are played."""

    def begin(self, cells: tuple[Cell, ...], games: Iterable[Played], total: int) -> None:
        """There will be this many games in the end; these are there already."""

    def add(self, games: Iterable[Played]) -> None:
        """These have been played."""


def run(
    experiment: Experiment, folder: Path, workers: int, watcher: Watcher, ray: str | None = None
) -> None:
    """Play what is missing. Ctrl-C takes effect once everything played is on disk."""
    cells = cells_of(experiment)
    open_folder(folder, experiment)
    with Log(folder / LOG, Batch) as log:
        games = [game for batch in log.read() for game in batch.games]
        there = [game for game in games if game.number < experiment.games]
        watcher.begin(cells, there, len(cells) * experiment.games)
        missing = deque(errands(cells, experiment, {(game.cell, game.number) for game in there}))
        if missing:
            crew = crew_of(min(workers, len(missing)), ray)
            play_all(missing, crew, log, watcher)


def errands(
    cells: tuple[Cell, ...], experiment: Experiment, there: set[tuple[str, int]]
) -> Iterator[Errand]:
    """All games that are not there yet, block by block."""
    for first in range(0, experiment.games, BLOCK):
        for cell in cells:
            block = range(first, min(first + BLOCK, experiment.games))
            numbers = tuple([n for n in block if (cell.id, n) not in there])
            if numbers:
                yield Errand(cell, experiment.seed, numbers)


def play_all(missing: deque[Errand], crew: Crew, log: Log[Batch], watcher: Watcher) -> None:
    """Send errands and write down what comes back, until nothing is missing."""
    pace = Pace()
    under_way = 0

    def write(batches: list[Batch]) -> None:
        nonlocal under_way
        under_way -= len(batches)
        log.append(batches)
        for batch in batches:
            pace.learn(batch)
            watcher.add(batch.games)

    try:
        while missing or under_way:
            while missing and under_way < crew.size * AHEAD:
                crew.send(pace.cut(missing))
                under_way += 1
            write(crew.collect())
    finally:
        write(crew.close())


class Pace:
    """How long games of each cell take, so that errands are neither too long nor too short."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def learn(self, batch: Batch) -> None:
        """Remember the newest."""
        self.seconds[batch.games[0].cell] = batch.seconds / len(batch.games)

    def cut(self, missing: deque[Errand]) -> Errand:
        """The next errand, as long as it should be; the rest of it stays first."""
        errand = missing.popleft()
        each = self.seconds.get(errand.cell.id, ERRAND_SECONDS)
        size = max(1, int(ERRAND_SECONDS / max(each, 1e-6)))
        if size < len(errand.numbers):
            rest = Errand(errand.cell, errand.seed, errand.numbers[size:])
            missing.appendleft(rest)
        return Errand(errand.cell, errand.seed, errand.numbers[:size])
