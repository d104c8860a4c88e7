"""How much faster is this tree than another in the same games, answer by answer?

    python -m benchmarks.same_games ../palatine-before

Each tree plays the same random games again and again, in turn with the other, and each game counts
with the best time that it ever took. Other work on the machine can only make a game slower, so this
says what a tree can do; `benchmarks.against` says what it does on a machine as busy as this one.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
ONE_TREE = """
import json, sys
from random import Random
from time import process_time
from palatine.catalog import find
from palatine.core.chance import Seeded
from palatine.core.match import Match
from palatine.core.play import play_out

name, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game, edition = find(name)
setup = game.setup(players, edition, game.check_options)
for _ in sys.stdin:
    found = []
    for number in range(games):
        random, start = Random(number), process_time()
        match = Match(game, setup, Seeded(b"%d" % number))
        decisions = play_out(match, random)
        found.append((process_time() - start, decisions, repr(match.log[-9:])))
    print(json.dumps(found), flush=True)
"""
CASES = (
    ("sith-imperative", 7),
    ("besides-the-emperor", 6),
    ("to-be-emperor", 3),
    ("seize-the-imperium", 2),
    ("seize-the-imperium", 4),
)
Games = list[tuple[float, int, str]]
"""Of each game: its processor time, how many decisions it had, and how it ended."""


def tree(folder: Path, *words: object) -> subprocess.Popen[str]:
    """A process that plays a tree's games, all of them for each line that it reads."""
    paths = os.pathsep.join([str(folder / "src"), str(folder)])
    return subprocess.Popen(
        [sys.executable, "-c", ONE_TREE, *map(str, words)],
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"},
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def played(process: subprocess.Popen[str]) -> Games:
    """All games, once more."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    found: Any = json.loads(process.stdout.readline())
    return [tuple(each) for each in found]


def at_best(times: Iterable[Games]) -> tuple[float, list[tuple[int, str]]]:
    """Microseconds a decision, each game at its best, and what the games were."""
    games = [min(each) for each in zip(*times, strict=True)]
    whole = sum([decisions for _, decisions, _ in games])
    same = [(decisions, end) for _, decisions, end in games]
    return 1e6 * sum([time for time, _, _ in games]) / whole, same


def main() -> None:
    """Measure both, print how they compare."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.same_games", description=__doc__)
    parser.add_argument("other", type=Path, help="the folder of the other tree")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--times", type=int, default=15, help="how often each is played")
    args = parser.parse_args()
    print(f"{'microseconds a decision':36} {'there':>7} {'here':>7} {'ratio':>6}")
    for name, players in CASES:
        trees = [tree(each, name, players, args.games) for each in (args.other.resolve(), HERE)]
        rounds = [[played(each) for each in trees] for _ in range(args.times)]
        (there, theirs), (here, ours) = map(at_best, zip(*rounds, strict=True))
        note = "" if ours == theirs else "  other games: the same seed is answered otherwise"
        title = f"{name}, {players} players"
        print(f"{title:36} {there:7.2f} {here:7.2f} {there / here:6.2f}{note}", flush=True)
        for each in trees:
            each.kill()
            each.wait()


if __name__ == "__main__":
    main()
