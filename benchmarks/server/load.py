"""Answers at a steady rate over all tables, and how long each takes to reach its last viewer."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Protocol

TICK = 0.002
GRACE = 5.0


class Busy(Protocol):
    """A table that can act on request, and knows when all its viewers have heard."""

    pending: int
    """How many viewers have not yet heard the last answer."""
    ended: float
    """When the last viewer heard it."""

    def act(self) -> bool:
        """Send an answer; False if there is nothing to answer now."""


@dataclass
class Load:
    """What we saw in one stretch of time."""

    rate: int
    seconds: float = 0
    cpu: float = 0
    late: int = 0
    """Times when a table's turn came while its last answer was still on its way."""
    latencies: list[float] = field(default_factory=list)

    @property
    def answers(self) -> int:
        """How many answers reached their last viewer."""
        return len(self.latencies)

    @property
    def cpu_ms(self) -> float:
        """The server's processor time for each answer, in milliseconds."""
        return 1000 * self.cpu / max(1, self.answers)

    def percentile(self, percent: int) -> float:
        """This percentage of the answers took at most this long, in milliseconds."""
        return 1000 * quantiles(self.latencies, n=100, method="inclusive")[percent - 1]


async def steady(tables: Sequence[Busy], rate: int, seconds: float) -> Load:
    """Let table after table act, this many times a second in all."""
    load = Load(rate)
    began: dict[int, float] = {}
    start = time.perf_counter()
    turn = 0
    while (passed := time.perf_counter() - start) < seconds:
        while turn < passed * rate:
            place = turn % len(tables)
            one_turn(tables[place], place, began, load)
            turn += 1
        await asyncio.sleep(TICK)
    load.seconds = time.perf_counter() - start
    await finish(tables, began, load)
    return load


def one_turn(table: Busy, place: int, began: dict[int, float], load: Load) -> None:
    """Note the table's last answer if everyone has heard it, and send the next."""
    if table.pending:
        load.late += 1
        return
    note(table, place, began, load)
    now = time.perf_counter()
    if table.act():
        began[place] = now


def note(table: Busy, place: int, began: dict[int, float], load: Load) -> None:
    """How long the table's last answer took."""
    if place in began:
        load.latencies.append(table.ended - began.pop(place))


async def finish(tables: Sequence[Busy], began: dict[int, float], load: Load) -> None:
    """Wait for answers on their way; one that never arrives is a fault, not a figure."""
    end = time.perf_counter() + GRACE
    while any(tables[place].pending for place in began) and time.perf_counter() < end:
        await asyncio.sleep(0.05)
    lost = [place for place in began if tables[place].pending]
    if lost:
        raise RuntimeError(f"{len(lost)} answers never reached all viewers")
    for place in list(began):
        note(tables[place], place, began, load)
