"""Is this tree as fast as another? It measures both in turn, round by round, in one run.

    python -m benchmarks.against ../palatine-before

Each tree has its own process, which runs a chunk of every case on request. Other work on the
machine slows both, so the ratio within a round says what the change costs.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import IO, Any

CHUNK = 0.03
HERE = Path(__file__).resolve().parent.parent
ONE_ROUND = f"""
import json, sys
from benchmarks import ours
from benchmarks.measure import processor_time, rate_of
cases = [case for case in ours.cases() if sys.argv[1] in case.name]
for case in cases:
    case.run()
print(json.dumps([case.name for case in cases]), flush=True)
for _ in sys.stdin:
    print(json.dumps([rate_of(case, {CHUNK}, processor_time) for case in cases]), flush=True)
"""


class Tree:
    """A process that measures one tree's cases, a round at a time."""

    def __init__(self, folder: Path, only: str) -> None:
        paths = os.pathsep.join([str(folder / "src"), str(folder)])
        self.process = subprocess.Popen(
            [sys.executable, "-c", ONE_ROUND, only],
            env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"},
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.names: list[str] = self._heard()

    def round(self) -> dict[str, float]:
        """How much each case does a second, now."""
        _pipe(self.process.stdin).write("\n")
        _pipe(self.process.stdin).flush()
        return dict(zip(self.names, self._heard(), strict=True))

    def _heard(self) -> Any:
        line = _pipe(self.process.stdout).readline()
        if not line:
            raise SystemExit("a tree can't be measured; what it said stands above")
        return json.loads(line)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def ratios(
    ours: list[dict[str, float]], theirs: list[dict[str, float]]
) -> dict[str, tuple[float, float, float, float]]:
    """For each shared case: the median ratio over the rounds, the middle half of the ratios, and
    the ratio of the best rounds, which noise from elsewhere can't improve."""
    found = {}
    for name in [name for name in ours[0] if name in theirs[0]]:
        each = sorted(a[name] / b[name] for a, b in zip(ours, theirs, strict=True))
        quarter = len(each) // 4
        best = max(a[name] for a in ours) / max(b[name] for b in theirs)
        found[name] = median(each), each[quarter], each[-1 - quarter], best
    return found


def main() -> None:
    """Measure both, print how they compare."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("other", type=Path, help="the folder of the other tree")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", metavar="WORD", default="", help="cases with this word")
    args = parser.parse_args()
    here, there = Tree(HERE, args.only), Tree(args.other.resolve(), args.only)
    rounds = [(here.round(), there.round()) for _ in range(args.rounds)]
    print(f"{'':44} {'this to that':>12} {'middle half':>14} {'best':>6}")
    for name, found in ratios(*map(list, zip(*rounds, strict=True))).items():
        middle, low, high, best = found
        print(f"{name:44} {middle:12.3f} {low:6.3f} - {high:.3f} {best:6.3f}")


if __name__ == "__main__":
    main()
