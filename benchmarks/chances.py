"""How good chances are: `python -m benchmarks.chances GAME --games 200 --seeds judge`.

Bots play one another, and at each answer we ask for everybody's chance. It prints the mean log
loss, next to that of always saying how often such a seat wins, and how often players with each
chance won. The seeds must differ from those that taught the chances.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.bots.chances import chances_of, result
from palatine.bots.company import Company
from palatine.bots.turn import Budget
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import seats
from palatine.lab.playing import MOST_QUESTIONS, maker_of, sides_of

THOUGHTS = 3
"""Rounds of thought for a search bot: few, since we need many games."""
BANDS = 10
NEVER = 1e-4
"""We take no chance to be closer to 0 or 1 than this."""
STEPS = 25
LARGE = 0.1
"""From this size on the theatre mentions a change of the chances."""

Floats = npt.NDArray[np.float64]
Look = Callable[[Match], None]
Job = tuple[str, int, tuple[str, ...], str]
"""A game by its edition, the number of players, the bots that may take the seats, the seed."""
Point = tuple[str, str, float, float]
"""The question, the size of the table and the seat's side, its chance, and whether it won."""


def watched(job: Job, look: Look, each_answer: bool = True) -> Match:
    """Play one game and look at it before each answer."""
    edition, players, names, seed = job
    game, own = find(edition)
    match = Match(game, game.setup(players, own), Seeded(seed_from(seed)))
    lots = Random(f"seats {seed}")
    bots = {
        seat: maker_of(game.id, lots.choice(names))(game, seat, Random(f"{seed} bot {seat}"))
        for seat in seats(players)
    }
    company = Company(match, bots, Budget(rounds=THOUGHTS), f"dreams {seed}")
    company.talk()
    while (waiting := match.waiting) and match.number < MOST_QUESTIONS:
        if match.how == "race" or not each_answer:
            look(match)
            company.answer(waiting)
        else:
            for seat in waiting:
                look(match)
                company.answer((seat,))
        company.talk()
    return match


def judged(job: Job) -> tuple[list[Point], float, int, list[float]]:
    """The points of one game; how long it took to ask, how often, and what passing changed."""
    seen: list[tuple[str, tuple[float, ...]]] = []
    took, inputs = 0.0, 0
    passed: list[float] = []
    chances = chances_of(find(job[0])[0])

    def look(match: Match) -> None:
        nonlocal took, inputs
        start = process_time()
        found = chances(match)
        took += process_time() - start
        given = {e.answer for e in match.log_since(inputs) if type(e) is Answered}
        if given == {"pass"}:
            passed.append(max(abs(a - b) for a, b in zip(found, seen[-1][1], strict=True)))
        inputs = match.inputs
        seen.append((next(iter(match.asked.values())).kind, found))

    match = watched(job, look)
    sides, won = sides_of(match), result(match)
    points = [
        (kind, f"{job[1]} {sides[seat]}".strip(), chance, won[seat])
        for kind, found in seen
        for seat, chance in enumerate(found)
    ]
    return points, took, len(seen), passed


def loss(chance: float, won: float) -> float:
    """How bad it was to say this chance."""
    held = min(max(chance, NEVER), 1 - NEVER)
    return -math.log(held if won else 1 - held)


def mean(values: Iterable[float]) -> float:
    """The mean; zero for an empty list."""
    found = list(values)
    return sum(found) / max(1, len(found))


def report(points: list[Point]) -> str:
    """Both losses, over everything and by question, and the reliability table, as Markdown."""
    by_side: dict[str, list[float]] = defaultdict(list)
    for _, side, _, won in points:
        by_side[side].append(won)
    base = {side: mean(won) for side, won in by_side.items()}
    kinds = {kind: 0 for kind, *_ in points}
    lines = ["| asked | points | log loss | base rate |", "|---|---|---|---|"]
    for kind in ("all", *kinds):
        of = [point for point in points if kind in ("all", point[0])]
        ours = mean(loss(chance, won) for _, _, chance, won in of)
        plain = mean(loss(base[side], won) for _, side, _, won in of)
        lines.append(f"| {kind} | {len(of)} | {ours:.3f} | {plain:.3f} |")
    lines += ["", "| chance | points | said | came |", "|---|---|---|---|"]
    bands: dict[int, list[Point]] = defaultdict(list)
    for point in points:
        bands[min(BANDS - 1, int(point[2] * BANDS))].append(point)
    for band, of in sorted(bands.items()):
        said, came = mean(point[2] for point in of), mean(point[3] for point in of)
        name = f"{100 * band // BANDS}-{100 * (band + 1) // BANDS} %"
        lines.append(f"| {name} | {len(of)} | {100 * said:.0f} % | {100 * came:.0f} % |")
    return "\n".join(lines)


def jobs(
    editions: Iterable[str], sizes: Iterable[int], names: Iterable[str], seeds: str, count: int
) -> Iterator[Job]:
    """This many games of each edition and size; `hard` alone, or `hard+easy` at one table."""
    for edition in editions:
        for size in sizes:
            for name in names:
                for number in range(count):
                    yield edition, size, tuple(name.split("+")), f"{seeds} {size} {name} {number}"


def fitted(
    rows: Floats, won: Floats, doubt: float, before: Floats | None = None, weigh: Any = 1.0
) -> Floats:
    """Logistic weights by Newton's steps, held close to the previous ones by a doubt about each."""
    start = np.zeros(rows.shape[1]) if before is None else before
    weights = start.copy()
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (weigh * (won - chance)) - doubt * (weights - start)
        bend = (rows.T * (weigh * chance * (1 - chance))) @ rows + doubt * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def main() -> None:
    """Play, ask, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chances", description=__doc__)
    parser.add_argument("editions", nargs="+")
    parser.add_argument("--players", help="sizes, such as 5,7")
    parser.add_argument("--bots", default="hard", help="such as hard,hard+easy")
    parser.add_argument("--games", type=int, default=50, help="for each edition, size and bots")
    parser.add_argument("--seeds", default="judge")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    sizes = map(int, args.players.split(",")) if args.players else find(args.editions[0])[0].players
    every = list(jobs(args.editions, list(sizes), args.bots.split(","), args.seeds, args.games))
    with ProcessPoolExecutor(args.workers) as pool:
        found = list(pool.map(partial(judged), every, chunksize=4))
    print(f"{len(every)} games")
    print(report([point for points, *_ in found for point in points]))
    took, asked = sum(each[1] for each in found), sum(each[2] for each in found)
    print(f"\n{1000 * took / asked:.2f} ms for each time that all chances are asked for")
    passed = [change for *_, changes in found for change in changes]
    large = mean(change >= LARGE for change in passed)
    print(
        f"a pass moves them by {mean(passed):.4f}, by {LARGE} or more in {large:.4f} of the cases"
    )


if __name__ == "__main__":
    main()
