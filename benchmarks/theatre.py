"""How long analyses take: `python -m benchmarks.theatre`. Processor time of one core.

There is a row for each game, with the time for each seed. At its end is how many times longer the
slowest takes than replaying the same record, which compares across machines.
"""

import argparse
from time import process_time
from typing import NamedTuple

import palatine
from palatine.bots.turn import Budget
from palatine.core.record import Record, record_of, replay
from palatine.theatre.analyse import analyse
from palatine.theatre.analysis import Analysis

GAMES = (
    ("sith-imperative", 5, "hard", 20),
    ("sith-imperative", 10, "hard", 20),
    ("secret-emperor", 7, "easy", 20),
    ("besides-the-emperor", 7, "hard", 60),
    ("to-be-emperor", 4, "greedy", 60),
    ("to-be-emperor", 4, "hard", 60),
    ("seize-the-imperium", 2, "hard", 60),
    ("seize-the-imperium", 4, "hard", 60),
    ("seize-the-imperium", 6, "hard", 60),
)
"""Game, players, bots, and how many seconds an analysis may take."""


def played(name: str, players: int, bots: str, seed: str) -> Record:
    """The record of a game of bots."""
    match = palatine.play(name, players, seed=seed)
    palatine.seat_bots(match, bots, seed=seed, budget=Budget(rounds=8)).play()
    return record_of(match, tuple(f"Player {seat}" for seat in range(players)))


def seconds(act: object) -> float:
    """The processor time that this takes, in seconds."""
    before = process_time()
    act()  # type: ignore[operator]
    return process_time() - before


class Taken(NamedTuple):
    """What the analysis of one game took."""

    seconds: float
    moments: int
    replays: float
    """How many times longer than replaying it."""


def timed(name: str, players: int, bots: str, seed: str) -> Taken:
    """Have a game of bots analysed."""
    record, game = played(name, players, bots, seed), palatine.find_game(name)
    made: list[Analysis] = []
    taken = seconds(lambda: made.append(analyse(game, record)))
    return Taken(taken, made[0].length, taken / seconds(lambda: replay(game, record)))


def main() -> None:
    """Print a table, line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", nargs="+", default=["one", "two", "three"])
    seeds = parser.parse_args().seeds
    print("| game | players | bots | moments | seconds | at most | times a replay |")
    print("|---|---|---|---|---|---|---|")
    for name, players, bots, most in GAMES:
        times = [timed(name, players, bots, seed) for seed in seeds]
        moments = ", ".join(str(each.moments) for each in times)
        took = ", ".join(f"{each.seconds:.1f}" for each in times)
        row = (name, players, bots, moments, took, most, f"{max(times).replays:.0f}")
        print("|", " | ".join(map(str, row)), "|", flush=True)


if __name__ == "__main__":
    main()
