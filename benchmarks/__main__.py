"""Run all benchmarks on one core, then a simulation on all of them."""

import argparse
import os
import time
from datetime import UTC, datetime

from benchmarks import batched, learners, others, ours, report
from benchmarks.measure import measure, processor_time
from palatine.catalog import find
from palatine.cli.simulate import Errand, simulate

ROUNDS = 60
CHUNK = 0.03


def main() -> None:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a quarter of the rounds")
    parser.add_argument("--compare", action="store_true", help="show the change since the last run")
    parser.add_argument(
        "--only",
        metavar="WORD",
        default="",
        help="of ours, only the cases with this word in their name; keep no results",
    )
    args = parser.parse_args()
    before = report.last_results() if args.compare else None
    cores = {} if args.only else all_cores(2_000 if args.quick else 20_000)  # it forks: JAX later
    others_cases = others.cases()
    all_ours = [*ours.cases(), *learners.cases(), *batched.cases()]
    cases = [*[case for case in all_ours if args.only in case.name], *others_cases]
    measure(cases, ROUNDS // 4 if args.quick else ROUNDS, CHUNK, processor_time)
    results = report.results_of(cases, others_cases[0], others_cases[-1])
    print(report.table(results, before))
    if args.only:
        return
    results["all cores"] = cores
    print(f"kept in {report.write(results, datetime.now(UTC).strftime('%Y%m%d-%H%M%S'))}")


def all_cores(games: int) -> dict[str, float]:
    """A simulation on one worker and on all: games a second, and how much faster all are."""
    rates = {}
    game, edition = find("sith-imperative")
    for workers in (1, os.cpu_count() or 1):
        start = time.perf_counter()
        simulate(Errand(game.setup(7, edition), "bench", 0, games), workers, lambda done: None)
        rates[workers] = games / (time.perf_counter() - start)
    one, most = rates[1], rates[max(rates)]
    print(f"simulation: {one:,.0f} games a second on one core, {most:,.0f} on {max(rates)}")
    return {"one": one, "all": most, "cores": max(rates)}


if __name__ == "__main__":
    main()
