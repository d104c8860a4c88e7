"""Measuring on a noisy machine: short chunks of every case in turn, round after round.

A rate alone says little while other work comes and goes. The ratio of two cases within the same
round says more, and the median of many such ratios is what we report.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median, quantiles


@dataclass
class Case:
    """Something to do again and again; each call says how much of it was done."""

    name: str
    unit: str
    run: Callable[[], int]
    rates: list[float] = field(default_factory=list)
    """How much was done a second, in each round."""

    @property
    def rate(self) -> float:
        """The median rate."""
        return median(self.rates)

    @property
    def spread(self) -> float:
        """Half the distance between the quartiles, as a share of the median."""
        low, _, high = quantiles(self.rates, n=4)
        return (high - low) / 2 / self.rate

    def ratio_to(self, other: "Case") -> float:
        """The median, over the rounds, of this rate to the other's."""
        return median(a / b for a, b in zip(self.rates, other.rates, strict=True))


def measure(cases: list[Case], rounds: int, chunk: float, clock: Callable[[], float]) -> None:
    """Run a chunk of each case in turn, for this many rounds."""
    for case in cases:
        case.run()  # a warm-up: imports, caches
    for _ in range(rounds):
        for case in cases:
            case.rates.append(rate_of(case, chunk, clock))


def rate_of(case: Case, chunk: float, clock: Callable[[], float]) -> float:
    """How much a case does a second, over a chunk of processor time."""
    done = 0
    start = now = clock()
    while now - start < chunk:
        done += case.run()
        now = clock()
    return done / (now - start)


def processor_time() -> float:
    """The processor time of this process; other processes do not count."""
    return time.process_time()
