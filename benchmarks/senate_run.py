"""The next run of `palatine.training`, with tutors: `python -m benchmarks.senate_run --out run`.

`--only learn` trains, `--only respond` then looks for what an opponent gains; each keeps to its
minutes, but for compiling. A second `learn` in the same folder continues the first one. What this
run does otherwise than the one before, and why, is in docs/training.md. `--toy` does all of it in
some minutes on a processor, with tables too few to learn from.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from palatine.bots.senate import SENATOR
from palatine.training.weights import noted

SEED = 51
EVEN = ("6", "8", "10")
"""Sizes at which run 4's plotters were worse than hard ones."""
LESSONS = {False: ("0.08", "0.03"), True: ("0.03", "0.015")}
"""The weight of entropy, first to last: of a new run, and of one that goes on."""
TABLES = ("--tables", "24576")
TOY = (
    *("--sizes", "5", "6", "--tables", "16", "--width", "8", "--steps", "4", "--epochs", "1"),
    *("--minibatches", "1", "--games", "16", "--proof", "16", "--listen", "1", "--refresh", "2"),
)
TRAINING, TUTORS = "palatine.training", "benchmarks.senate_tutors"


def learning(out: Path, minutes: float, is_toy: bool) -> list[str]:
    """Train two seeds that share nothing but the bots they meet; their cross-play follows, in what
    is left of the time."""
    goes_on = (out / "learner-1.npz").exists()
    entropy = LESSONS[goes_on]
    return [
        *("train", "--out", str(out), "--seed", str(SEED), "--population", "2", "--apart"),
        *("--tutors", str(out / "answers")),
        *("--minutes", f"{minutes * 0.85:.2f}", "--entropy", *entropy, "--magnet", "0.2"),
        *("--strangers", "0.7", "--clones", "0.75", "--plotters", *EVEN),
        *(TOY if is_toy else TABLES),
        *(("--resume", str(out)) if goes_on else ()),
    ]


def responding(out: Path, minutes: float, is_toy: bool) -> list[str]:
    """Responders against the new policy, against how it would play if shipped, and against what
    is shipped now: for each two seeds where a whole side deviates, and where one seat does."""
    policies = [str(out / "policy-1.npz"), str(out / "ruled.npz"), str(SENATOR)]
    trained = len(policies) * 2 * 2
    return [
        *("respond", "--out", str(out), "--policies", *policies, "--responders", "2"),
        *("--respond", f"{minutes * 0.6 / trained:.3f}", "--bots", str(out / "clones.npz")),
        *(TOY if is_toy else TABLES),
    ]


def tutors(out: Path, minutes: float, count: int) -> list[subprocess.Popen[bytes]]:
    """Today's bots, against each of the policies in turn; even sizes come twice as often."""
    sizes = ("5", *EVEN, "7", *EVEN, "9")
    started = []
    for number in range(count):
        policy = out / f"policy-{1 + number % 2}.npz"
        command = ["--out", str(out / "answers"), "--policy", str(policy), "--players", *sizes]
        more = ["--seconds", str(60 * minutes), "--seed", str(1000 * os.getpid() + number)]
        started.append(subprocess.Popen([sys.executable, "-m", TUTORS, *command, *more]))
    return started


def run(arguments: list[str], is_toy: bool) -> None:
    """One command of training, to its end. A toy computes so little that compiling should be
    quick."""
    more = {"JAX_DISABLE_MOST_OPTIMIZATIONS": "1"} if is_toy else {}
    subprocess.run([sys.executable, "-m", TRAINING, *arguments], check=True, env=os.environ | more)


def learn(options: argparse.Namespace) -> None:
    """Train while the bots play; they stop when training does."""
    playing = tutors(options.out, options.minutes, options.tutors)
    try:
        run(learning(options.out, options.minutes, options.toy), options.toy)
    finally:
        for each in playing:
            each.terminate()
            each.wait()


def respond(options: argparse.Namespace) -> None:
    """Train responders; `ruled.npz` is the new policy with plotters of odd sizes alone."""
    ruled = options.out / "ruled.npz"
    ruled.write_bytes((options.out / "policy-1.npz").read_bytes())
    noted(ruled, plots=[5, 7, 9])
    run(responding(options.out, options.minutes, options.toy), options.toy)


def main() -> None:
    """Learn, respond, or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", choices=("learn", "respond"))
    parser.add_argument("--minutes", type=float, default=9.0, help="for each of the two")
    parser.add_argument("--tutors", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--toy", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.only != "respond":
        learn(options)
    if options.only != "learn":
        respond(options)


if __name__ == "__main__":
    main()
