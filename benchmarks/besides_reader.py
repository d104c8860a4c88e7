"""Fit the careful reader of Besides the Emperor, and compare it with the truth.

`python -m benchmarks.besides_reader` finds how far to believe deeds at tables of hard, of greedy
and of mixed bots, and keeps it in `reader.json`. `--check` prints the log loss about who is a Rebel
at the start of each round from the second on, on seeds that no fit has used, next to that of a
player who knows only their own cards and the deal. Then it prints how often players really were
Rebels, by the chance that the reader gave them.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from benchmarks.senate_reader import log_loss
from palatine.bots.beliefs import breaths, public_points
from palatine.bots.besides_the_emperor.curves import NOBODY, Reader
from palatine.bots.besides_the_emperor.habits import FILE, Odds, fitted
from palatine.catalog import find
from palatine.core.match import Match
from palatine.core.news import Told
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.stream import told_to
from palatine.games.besides_the_emperor.state import identity
from palatine.lab.cell import Cell, LineUp
from palatine.lab.playing import played_match

SIZES = (5, 6, 7)
TABLES = {
    "hard": LineUp(every="hard"),
    "greedy": LineUp(every="greedy"),
    "mixed": LineUp(pool=("hard", "greedy")),
}
MOMENTS = ("second round", "third round", "later")
BATCH = 10
STEPS = (2.0, 1.4, 1.15)
"""We try to scale a number up or down by these factors."""
LEAST, MOST = 0.02, 1.0
"""Nobody is as regular as a bot: no number may be less than this."""

Floats = npt.NDArray[np.float64]
Job = tuple[str, int, range]
Where = tuple[str, int, str, bool]
"""The table, its size, the moment, and whether the viewer is the public."""


class Heard(NamedTuple):
    """What one viewer heard in a game, round by round, and who was a Rebel at the start of each."""

    table: str
    players: int
    viewer: Viewer
    rounds: list[tuple[list[tuple[Told, ...]], list[float]]]


def cell_of(table: str, players: int) -> Cell:
    """A cell of the lab: its games are the lab's."""
    game, edition = find("besides-the-emperor")
    return Cell(game.setup(players, edition), "", TABLES[table], rounds=1)


def jobs(games: int) -> list[Job]:
    """All tables and sizes in batches."""
    parts = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    return [(table, size, part) for table in TABLES for size in SIZES for part in parts]


def heard(seed: str, is_sparse: bool, job: Job) -> list[Heard]:
    """The games as the public and all players heard them; if sparse, as one of them did."""
    table, players, numbers = job
    found = []
    for number in numbers:
        match = played_match(cell_of(table, players), seed, number)[0]
        truths = list(rebels(match))
        some = [Seat(number % players)] if is_sparse else list(seats(players))
        everybody: list[Viewer] = [PUBLIC, *some]
        for viewer in everybody:
            found.append(Heard(table, players, viewer, list(rounds(match, viewer, truths))))
    return found


def rebels(match: Match) -> Iterator[list[float]]:
    """The Rebels at the start of each round."""
    past, told = match.rewound(), 0
    for _ in past.moments(match.log):
        news = past.news_since(told)
        told = past.told
        for each in news:
            if each.event == "direction_chosen":
                yield [
                    float(identity(past.state, p) == "rebel") for p in seats(match.setup.players)
                ]


def rounds(
    match: Match, viewer: Viewer, truths: list[list[float]]
) -> Iterator[tuple[list[tuple[Told, ...]], list[float]]]:
    """What the viewer hears up to the start of each round, and the truth at that point."""
    since: list[tuple[Told, ...]] = []
    number = 0
    for news in breaths(match.news, public_points(match.news)):
        since.append(tuple(told_to(viewer, news)))
        if news[0].event == "direction_chosen":
            yield since, truths[number]
            since, number = [], number + 1


class Thought(NamedTuple):
    """What one viewer thought at one moment of those that the deal did not reveal, and the
    truth."""

    where: Where
    chances: Floats
    prior: Floats
    truth: Floats


def thoughts(odds: Odds, one: Heard) -> Iterator[Thought]:
    """Each moment of a game."""
    reader = Reader(NOBODY if one.viewer == PUBLIC else Seat(int(one.viewer)), odds)
    prior: Floats = np.zeros(0)
    for number, (news, truth) in enumerate(one.rounds):
        for each in news:
            reader.hear(each, one.players)
        guilt = reader.guilt()
        thought = np.array([guilt[p] for p in seats(one.players)])
        if number == 0:
            prior = thought
            continue
        open_ones = (prior > 0) & (prior < 1)
        was = np.array(truth)[open_ones]
        moment = MOMENTS[min(number, len(MOMENTS)) - 1]
        where = (one.table, one.players, moment, one.viewer == PUBLIC)
        yield Thought(where, thought[open_ones], prior[open_ones], was)


def mean_loss(found: list[Heard], odds: Odds) -> float:
    """The mean log loss; every table, size and moment counts the same."""
    by_cell: dict[Where, list[float]] = defaultdict(list)
    for one in found:
        for each in thoughts(odds, one):
            by_cell[each.where].append(log_loss(each.chances, each.truth))
    return float(np.mean([np.mean(those) for those in by_cell.values()]))


def fitted_odds(found: list[Heard]) -> Odds:
    """The numbers with the lowest log loss, by smaller and smaller steps."""
    best = Odds()
    least = mean_loss(found, best)
    print(best, f"log loss {least:.4f}", flush=True)
    for step in STEPS:
        for name in Odds.__struct_fields__:
            for way in (step, 1 / step):
                while True:
                    value = round(min(max(getattr(best, name) * way, LEAST), MOST), 4)
                    tried = msgspec.structs.replace(best, **{name: value})
                    if tried == best or (now := mean_loss(found, tried)) >= least - 1e-6:
                        break
                    best, least = tried, now
        print(best, f"log loss {least:.4f}", flush=True)
    return best


def fit(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Play, fit, and write the file."""
    parts = pool.map(partial(heard, args.seed, True), jobs(args.games))
    odds = fitted_odds([one for part in parts for one in part])
    command = f"python -m benchmarks.besides_reader --games {args.games} --seed {args.seed}"
    kept = {"command": command, "odds": msgspec.to_builtins(odds)}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(f"kept in {FILE}")


def judged(seed: str, job: Job) -> list[Thought]:
    """What everybody at the table thought in these games."""
    return [each for one in heard(seed, False, job) for each in thoughts(fitted(), one)]


def check(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """The log loss by table, moment and size: a player's, then the public's."""
    found: dict[Where, list[Thought]] = defaultdict(list)
    for rows in pool.map(partial(judged, args.seed), jobs(args.games)):
        for each in rows:
            found[each.where].append(each)
    print("| table | moment | " + " | ".join(f"{size} players" for size in SIZES) + " |")
    print("|---|---|" + "---|" * len(SIZES))
    for table in TABLES:
        for moment in MOMENTS:
            cells = [
                ", ".join(cell(found[table, size, moment, public]) for public in (False, True))
                for size in SIZES
            ]
            print(f"| {table} | {moment} | " + " | ".join(cells) + " |", flush=True)
    print(reliability([each for those in found.values() for each in those]))


def cell(rows: list[Thought]) -> str:
    """The log loss, and in brackets that of the deal alone."""
    if not rows:
        return ""
    own = np.mean([log_loss(each.chances, each.truth) for each in rows])
    prior = np.mean([log_loss(each.prior, each.truth) for each in rows])
    return f"{own:.2f} ({prior:.2f})"


def reliability(rows: list[Thought]) -> str:
    """How often suspects really were Rebels, in bands of a tenth, as Markdown."""
    chances = np.concatenate([each.chances for each in rows])
    truth = np.concatenate([each.truth for each in rows])
    bands = np.minimum((10 * chances).astype(int), 9)
    lines = ["", "| chance | guesses | thought | was so |", "|---|---|---|---|"]
    for band in range(10):
        of = bands == band
        if of.any():
            said, came = 100 * chances[of].mean(), 100 * truth[of].mean()
            name = f"{10 * band}-{10 * band + 10} %"
            lines.append(f"| {name} | {of.sum()} | {said:.0f} % | {came:.0f} % |")
    return "\n".join(lines)


def main() -> None:
    """Fit or check."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.besides_reader", description=__doc__
    )
    parser.add_argument("--games", type=int, default=60, help="games for each table and size")
    parser.add_argument("--seed", default="fit", help="the seed to play with")
    parser.add_argument("--check", action="store_true", help="hold what is kept against the truth")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        (check if args.check else fit)(args, pool)


if __name__ == "__main__":
    main()
