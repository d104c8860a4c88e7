"""Fit the careful reader of senate games, and compare it with the truth.

`python -m benchmarks.senate_reader` counts how bots play at tables of hard, of easy and of mixed
bots, fits how far to believe each kind of evidence, and keeps both in `reader.json`. `--doubts`
then fits how much doubt to keep at each size while few policies are enacted.
`--check` prints the log losses about who plots and about who is Palpatine, on seeds that no fit has
used, next to those of a player who knows only the shares of roles. Where one is not surely lower,
it prints by how much.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from benchmarks.senate_manners import Tally
from palatine.bots.beliefs import breaths, public_points
from palatine.bots.senate.assignments import Assignments, Floats, assignments
from palatine.bots.senate.curves import Viewpoint, without_the_fatal_shot
from palatine.bots.senate.likelihoods import PEOPLE, Behaviour
from palatine.bots.senate.reader import FILE, KINDS, Habits, Parts, Reader, fitted, mixed
from palatine.catalog import find
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.lab.cell import Cell, LineUp
from palatine.lab.playing import played_match

SIZES = range(5, 11)
TABLES = {
    "hard": LineUp(every="hard"),
    "easy": LineUp(every="easy"),
    "mixed": LineUp(pool=("hard", "normal", "easy")),
}
BATCH = 10
DOUBTS = (0.0, 0.1, 0.2, 0.3)
"""More would not do: somebody to whom a player has lied should go by it."""
STEPS = (0.25, 0.125, 0.0625)
THIRD = 3
PENALTY, MARGIN = 30.0, 0.01
"""The penalty for being worse than knowing nothing, or better by less than the margin."""
MOMENTS = ("third policy", "third Separatist policy", "later", "end")

Job = tuple[str, int, range]
"""A table, a size, and some of its games."""


def cell_of(table: str, players: int) -> Cell:
    """A cell of the lab: its games are the lab's."""
    game, edition = find("sith-imperative")
    return Cell(game.setup(players, edition), "", TABLES[table], rounds=1)


def jobs(games: int, tables: Iterable[str] = TABLES, sizes: Iterable[int] = SIZES) -> list[Job]:
    """All tables and sizes, or those given, in batches."""
    firsts = range(0, games, BATCH)
    parts = [range(first, min(first + BATCH, games)) for first in firsts]
    return [(table, size, part) for table in tables for size in sizes for part in parts]


def tallied(seed: str, job: Job) -> tuple[str, Tally]:
    """What players did in these games."""
    table, players, numbers = job
    tally = Tally()
    for number in numbers:
        tally.read(played_match(cell_of(table, players), seed, number)[0])
    return table, tally


class Sample(NamedTuple):
    """What one viewer had heard at one moment, and the truth."""

    cell: tuple[str, int, str]
    evidence: NDArray[np.float32]
    """By (manner, kind, assignment)."""
    certain: Floats
    known: tuple[tuple[Seat, int], ...]
    """The roles that the viewer saw."""
    others: list[Seat]
    plots: Floats
    leads: Floats
    policies: int

    @property
    def people(self) -> Assignments:
        """The deals that the viewer's role allows."""
        return assignments(self.cell[1], self.known)

    @property
    def is_public(self) -> bool:
        """Whether the viewer has no seat."""
        return len(self.others) == self.cell[1]

    @property
    def prior(self) -> float:
        """The log loss of a player who knows only the shares of roles."""
        return log_loss(np.full(len(self.plots), self.plots.mean()), self.plots)

    def weights(self, habits: Habits) -> Floats:
        """The probability of each deal."""
        parts = np.array(msgspec.structs.astuple(habits.parts))
        weights = mixed(np.tensordot(parts, self.evidence, (0, 1)), self.certain)
        doubt = habits.doubt(self.cell[1], self.policies)
        return (1 - doubt) * weights + doubt * mixed(np.zeros((1, len(weights))), self.certain)

    def loss(self, habits: Habits) -> float:
        """The log loss about which of the others plot."""
        return log_loss((self.weights(habits) @ self.people.plots)[self.others], self.plots)

    def loss_of_leader(self, habits: Habits) -> float:
        """The log loss about who is Palpatine."""
        return log_loss((self.weights(habits) @ self.people.is_palpatine)[self.others], self.leads)

    @property
    def prior_of_leader(self) -> float:
        """The same of a player who knows only the shares of roles."""
        return log_loss(np.full(len(self.leads), self.leads.mean()), self.leads)


def sampled(seed: str, habits: Habits, is_sparse: bool, job: Job) -> list[Sample]:
    """Samples of these games: from the public and all Loyalists; if sparse, from one of them."""
    table, players, numbers = job
    found: list[Sample] = []
    for number in numbers:
        match = played_match(cell_of(table, players), seed, number)[0]
        loyal = [p for p in seats(players) if match.state.roles[p] == "loyalist"]
        some = [loyal[number % len(loyal)]] if is_sparse else loyal
        viewers: list[Viewer] = [PUBLIC, *some]
        for viewer in viewers:
            found += samples(match, viewer, habits, (table, players))
    return found


def samples(
    match: Match, viewer: Viewer, habits: Habits, cell: tuple[str, int]
) -> Iterator[Sample]:
    """The moments from the third policy on."""
    viewpoint = Viewpoint(match, viewer)
    plots = np.array([role != "loyalist" for role in match.state.roles], float)
    leads = np.array([role == "palpatine" for role in match.state.roles], float)
    others = [p for p in seats(match.setup.players) if p != viewer]
    reader, laws = None, []
    for news in breaths(match.news, public_points(match.news)):
        if news[0].event == "game_won" or news[0].event == "policy_enacted":
            viewpoint.hear(() if news[0].event == "game_won" else news)
            laws += [each.facts["policy"] for each in news if each.event == "policy_enacted"]
            moment = moment_of(news[0], laws)
            if moment:
                reader = reader or Reader(viewpoint.people(), viewpoint.seat, habits)
                reader.update(viewpoint.history)
                evidence = np.array([each.evidence() for each in reader.manners], np.float32)
                certain = reader.manners[0].certain.copy()
                where = (*cell, moment)
                known = tuple(sorted(viewpoint.history.known.items()))
                yield Sample(
                    where, evidence, certain, known, others, plots[others], leads[others], len(laws)
                )
        else:
            viewpoint.hear(without_the_fatal_shot(news, match))


def moment_of(news: News, laws: list[Any]) -> str:
    """The kind of this moment, if it is one of ours."""
    if news.event == "game_won":
        return "end" if len(laws) >= THIRD else ""
    if laws[-1] == "separatist" and laws.count("separatist") == THIRD:
        return "third Separatist policy"
    if len(laws) == THIRD:
        return "third policy"
    return "later" if len(laws) > THIRD else ""


def log_loss(chances: Floats, plots: Floats) -> float:
    """The mean of -log of the truth's probability."""
    right = np.where(plots > 0, chances, 1 - chances)
    return float(-np.log(np.clip(right, 1e-6, 1)).mean())


def fitted_parts(found: list[Sample]) -> Parts:
    """The parts with the lowest log loss, every table, size and moment alike; by small steps.

    If a reader is worse than knowing the shares of roles alone, that counts more.
    """

    def loss(parts: Floats) -> float:
        return penalised(found, Habits(parts=Parts(*parts.tolist())))

    best = np.full(len(KINDS), 0.5)
    least = loss(best)
    for step in STEPS:
        for kind in range(len(KINDS)):
            for way in (step, -step):
                while True:
                    tried = best.copy()
                    tried[kind] += way
                    if not 0 <= tried[kind] <= 1 or (now := loss(tried)) >= least:
                        break
                    best, least = tried, now
        print(dict(zip(KINDS, best.tolist(), strict=True)), f"log loss {least:.4f}", flush=True)
    return Parts(*best.tolist())


def penalised(found: list[Sample], habits: Habits) -> float:
    """The mean loss, every table, size and moment alike, and more where it is not surely lower
    than that of knowing the shares of roles."""
    by_cell: dict[Any, list[Sample]] = defaultdict(list)
    for each in found:
        by_cell[*each.cell, each.is_public].append(each)
    means = [np.mean([each.loss(habits) for each in those]) for those in by_cell.values()]
    priors = [np.mean([each.prior for each in those]) for those in by_cell.values()]
    worse = np.maximum(np.subtract(means, priors) + MARGIN, 0)
    return float(np.mean(means) + PENALTY * np.mean(worse))


def doubts(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Fit how much doubt to keep at each size up to the third policy, and keep it in the file."""
    habits, found = fitted(), dict[int, float]()
    for size in map(int, args.players.split(",")):
        few = jobs(args.games, sizes=[size])
        samples = [
            each
            for those in pool.map(partial(sampled, args.seed, habits, True), few)
            for each in those
            if each.policies == THIRD
        ]
        losses = {
            doubt: penalised(samples, msgspec.structs.replace(habits, doubts={size: doubt}))
            for doubt in DOUBTS
        }
        found[size] = min(losses, key=losses.__getitem__)
        print(size, {doubt: round(each, 4) for doubt, each in losses.items()}, flush=True)
    command = f"python -m benchmarks.senate_reader --doubts --games {args.games} --seed {args.seed}"
    kept = json.loads(FILE.read_text("utf-8"))
    write({"command": kept["command"], "doubts_by": command} | kept | {"doubts": found})


def write(kept: dict[str, Any]) -> None:
    """Keep what was fitted: a line for each thing, and for each manner."""
    rows = [f'"{name}": {json.dumps(each)}' for name, each in kept.items() if name != "manners"]
    manners = [f' "{name}": {json.dumps(each)}' for name, each in kept["manners"].items()]
    rows.append('"manners": {\n' + ",\n".join(manners) + "\n}")
    FILE.write_text("{" + ",\n".join(rows) + "}\n", "utf-8")
    print(f"kept in {FILE}")


def fit(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Count, fit, and write the file."""
    tallies = {table: Tally() for table in TABLES}
    for table, tally in pool.map(partial(tallied, args.seed), jobs(args.games)):
        tallies[table].times.update(tally.times)
        tallies[table].done.update(tally.done)
    manners = {table: tally.manner() for table, tally in tallies.items()}
    known = tuple(msgspec.convert(each, Behaviour) for each in manners.values())
    habits = Habits((PEOPLE, *known))
    few = jobs(max(args.games // 2, 1))
    found = [s for those in pool.map(partial(sampled, args.seed, habits, True), few) for s in those]
    parts = msgspec.to_builtins(fitted_parts(found))
    command = f"python -m benchmarks.senate_reader --games {args.games} --seed {args.seed}"
    write({"command": command, "parts": parts, "doubts": {}, "manners": manners})


class Loss(NamedTuple):
    """The log loss of a guess, and that of knowing only the shares of roles."""

    own: float
    prior: float


Losses = tuple[tuple[str, int, str], bool, Loss, Loss]
"""A sample's source, whether it is the public's, the losses about who plots and who leads."""


def losses(seed: str, job: Job) -> list[Losses]:
    """For each sample of these games."""
    rows: list[Losses] = []
    for each in sampled(seed, habits := fitted(), False, job):
        plots = Loss(each.loss(habits), each.prior)
        leads = Loss(each.loss_of_leader(habits), each.prior_of_leader)
        rows.append((each.cell, each.is_public, plots, leads))
    return rows


def check(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """The log losses by size, table and moment: a Loyalist's, the public's, and the priors'."""
    tables, sizes = args.tables.split(","), [int(each) for each in args.players.split(",")]
    batches = list(pool.map(partial(losses, args.seed), jobs(args.games, tables, sizes)))
    for title, about in (("who plots", 2), ("who is Palpatine", 3)):
        print(f"\n{title}\n\n| table | moment | ", end="")
        print(" | ".join(f"{size} players" for size in sizes) + " |")
        print("|---|---|" + "---|" * len(sizes))
        show(batches, about, tables, sizes)


def show(batches: list[list[Losses]], about: int, tables: list[str], sizes: list[int]) -> None:
    """One table of losses, and where they are not surely below the prior."""
    found: dict[Any, list[tuple[bool, Loss]]] = defaultdict(list)
    beyond: dict[Any, list[list[float]]] = defaultdict(list)
    for rows in batches:
        batch: dict[Any, list[float]] = defaultdict(list)
        for row in rows:
            (table, size, moment), is_public, loss = row[0], row[1], row[about]
            assert isinstance(loss, Loss)
            found[table, moment, size].append((is_public, loss))
            batch[table, moment, size, is_public].append(loss.own - loss.prior)
        for key, differences in batch.items():
            beyond[key].append(differences)
    for table in tables:
        for moment in MOMENTS:
            cells = [numbers(found[table, moment, size]) for size in sizes]
            print(f"| {table} | {moment} | " + " | ".join(cells) + " |", flush=True)
    for (table, moment, size, is_public), these in beyond.items():
        mean, error = mean_of(these)
        if mean + error > 0:
            who = "the public" if is_public else "a Loyalist"
            print(f"{table}, {moment}, {size} players, {who}: {mean:+.4f} +- {error:.4f}")


def mean_of(batches: list[list[float]]) -> tuple[float, float]:
    """The mean, and 1.96 standard errors of it: data from one batch of games are not
    independent."""
    count = sum(map(len, batches))
    mean = sum(map(sum, batches)) / count
    return mean, 1.96 * sum((sum(each) - len(each) * mean) ** 2 for each in batches) ** 0.5 / count


def numbers(rows: Iterable[tuple[bool, Loss]]) -> str:
    """A Loyalist's log loss (the prior's), then the public's."""
    rows = list(rows)
    cells = []
    for public in (False, True):
        these = [loss for is_public, loss in rows if is_public == public]
        if these:
            own, prior = (np.mean(column) for column in zip(*these, strict=True))
            cells.append(f"{own:.3f} ({prior:.3f})")
    return ", ".join(cells)


def main() -> None:
    """Fit or check."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.senate_reader", description=__doc__)
    parser.add_argument("--games", type=int, default=120, help="games for each table and size")
    parser.add_argument("--seed", default="fit", help="the seed to play with")
    parser.add_argument("--tables", default=",".join(TABLES), help="which to check")
    parser.add_argument("--players", default=",".join(map(str, SIZES)), help="sizes to check")
    parser.add_argument("--check", action="store_true", help="hold what is kept against the truth")
    parser.add_argument("--doubts", action="store_true", help="fit the doubts, after the rest")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        (check if args.check else doubts if args.doubts else fit)(args, pool)


if __name__ == "__main__":
    main()
