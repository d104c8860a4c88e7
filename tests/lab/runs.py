"""Small runs for the tests of the lab."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from palatine.lab.cell import Cell
from palatine.lab.experiment import Bots, Experiment
from palatine.lab.playing import Played
from palatine.lab.run import run
from palatine.lab.tables import Run, load_run

RANDOM = Bots(every="random")


class Silent:
    """Watches, and remembers the beginning."""

    def __init__(self) -> None:
        self.there = self.added = 0

    def begin(self, cells: tuple[Cell, ...], games: Iterable[Played], total: int) -> None:
        """Remember."""
        self.there = len(list(games))

    def add(self, games: Iterable[Played]) -> None:
        """Count."""
        self.added += len(list(games))


def small(**changes: Any) -> Experiment:
    """A quick experiment: five random senators."""
    fields: dict[str, Any] = {
        "title": "Small",
        "game": "senate",
        "players": (5,),
        "games": 12,
        "bots": RANDOM,
    }
    return Experiment(**(fields | changes))


def played(experiment: Experiment, folder: Path, workers: int = 1) -> Run:
    """The run of an experiment, played in a folder."""
    run(experiment, folder, workers, Silent())
    return load_run(folder)
