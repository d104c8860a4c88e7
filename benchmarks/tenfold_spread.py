"""`benchmarks.tenfold` on many cores for a given time: `python -m benchmarks.tenfold_spread`.

It plays all games and sizes below in parallel, the cheap ones more often, so that many sizes come
close to the number of deals that we want. Each finished game is a line of a file; `--report` makes
a table of it. A deal counts once both of its games are over. If the file already exists, it plays
the missing games, with the same rounds.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from math import inf, sqrt
from multiprocessing import Pool
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any

from benchmarks.tenfold import FIRST_ROUNDS, HEAD, Table, Times, calibrated, line, play

SEEDS = "tenfold spread"
PLAYED = (
    ("besides-the-emperor", (5, 6, 7), 20, (("round_limit", "60"),)),
    ("seize-the-imperium", (2, 3, 4, 5, 6), 20, (("turn_limit", "3"),)),
    ("to-be-emperor", (2, 3, 4), 8, (("round_limit", "10"),)),
)
Found = dict[str, Any]


TABLES = tuple(
    Table(name, players, SEEDS, own_rounds, FIRST_ROUNDS, options)
    for name, sizes, own_rounds, options in PLAYED
    for players in sizes
)


def game(at: int, table: Table, number: int, half: bool) -> Found:
    """One game, and the time it took."""
    times: Times = {True: [], False: []}
    won = play(table, number, half, times)
    found = {"at": at, "deal": number, "half": half, "won": won, "table": asdict(table)}
    return found | {
        who: [len(times[key]), round(sum(times[key]), 4)]
        for who, key in (("hard", True), ("search", False))
    }


def wanted(at: int, names: list[str]) -> bool:
    """Whether this table is of one of these games."""
    return TABLES[at].game in names


class Queue:
    """Which game is next: the least played, given how long its games take."""

    def __init__(self, rounds: dict[int, int], options: argparse.Namespace, games: list[Found]):
        """`rounds` of search at each table, and the finished games."""
        self.rounds = rounds
        all_games = [(deal, half) for deal in range(options.deals) for half in (True, False)]
        played = {(each["at"], each["deal"], each["half"]) for each in games}
        self.open = {
            at: [each for each in all_games if (at, *each) not in played]
            for at in rounds
            if wanted(at, options.games)
        }
        self.begun = {at: len(all_games) - len(each) for at, each in self.open.items()}
        self.spent, self.over = [0.0] * len(TABLES), [0] * len(TABLES)
        for each in games:
            self.note(each)

    def next(self) -> tuple[int, Table, int, bool] | None:
        """The next game, if one is left."""
        waiting = [at for at, each in self.open.items() if each]
        if not waiting:
            return None
        at = min(waiting, key=self.rank)
        self.begun[at] += 1
        return at, replace(TABLES[at], rounds=self.rounds[at]), *self.open[at].pop(0)

    def rank(self, at: int) -> float:
        """The lowest is next: first each once, last those without a finished game."""
        if self.begun[at] == 0:
            return 0.0
        cost = self.spent[at] / self.over[at] if self.over[at] else inf
        return self.begun[at] * sqrt(cost)

    def note(self, found: Found) -> None:
        """A game is over."""
        self.over[found["at"]] += 1
        self.spent[found["at"]] += found["hard"][1] + found["search"][1]


def measure(options: argparse.Namespace) -> None:
    """Play until time runs out."""
    end = time.monotonic() + options.seconds
    with Pool(options.processes) as pool, options.out.open("a") as file:
        before = [json.loads(text) for text in options.out.read_text().splitlines()]
        rounds = {each["at"]: each["table"]["rounds"] for each in before}
        new = [at for at in range(len(TABLES)) if wanted(at, options.games) and at not in rounds]
        sized = pool.starmap(calibrated, [(TABLES[at], 10.0) for at in new], 1)
        rounds |= {at: each.rounds for at, each in zip(new, sized, strict=True)}
        queue = Queue(rounds, options, before)
        running = list[AsyncResult[Found]]()
        while time.monotonic() < end:
            while len(running) < options.processes and (task := queue.next()) is not None:
                running.append(pool.apply_async(game, task))
            if not running:
                break
            time.sleep(0.02)
            for each in [each for each in running if each.ready()]:
                running.remove(each)
                queue.note(each.get())
                print(json.dumps(each.get()), file=file, flush=True)
    print("\n".join(report(options.out)), flush=True)  # leaves out unfinished games


def report(path: Path) -> Iterator[str]:
    """The table of all deals that were played to the end."""
    found = [json.loads(text) for text in path.read_text().splitlines()]
    yield "| game | " + " | ".join(HEAD) + " |"
    yield "|---" * (len(HEAD) + 1) + "|"
    for at in sorted({each["at"] for each in found}):
        mine = [each for each in found if each["at"] == at]
        halves = [{each["deal"] for each in mine if each["half"] == half} for half in (True, False)]
        whole = [each for each in mine if each["deal"] in halves[0] & halves[1]]
        if whole:
            about = whole[0]["table"]
            times = [
                1000 * sum(each[who][1] for each in whole) / sum(each[who][0] for each in whole)
                for who in ("hard", "search")
            ]
            won = sum(each["won"] for each in whole)
            row = line(about["players"], len(whole), won, about["rounds"], *times)
            yield f"| {about['game']} {row}"


def main() -> None:
    """Measure, or report what was measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tenfold_spread")
    parser.add_argument("--games", nargs="*", default=[name for name, *_ in PLAYED])
    parser.add_argument("--deals", type=int, default=100, help="each is played twice")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--out", type=Path, default=Path("tenfold.jsonl"))
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    if options.report:
        print("\n".join(report(options.out)))
    else:
        measure(options)


if __name__ == "__main__":
    main()
