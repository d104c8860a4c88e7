"""`python -m tests.mutants [GAME ...]`: change the rules one small thing at a time, run the tests
that could notice, and say which changes none of them noticed."""

import argparse
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.mutants.afresh import afresh
from tests.mutants.changes import Mutant, mutants_of
from tests.mutants.covering import keep_traces, kept_traces
from tests.mutants.killing import Hunt
from tests.mutants.results import Outcome, keep, kept_outcomes, listed, report

GAMES: Final = Path("src/palatine/games")
ENOUGH: Final = 0.95
FILES: Final = ("rules/*.py", "cards/ops/*.py", "knowledge.py", "view.py")
OUTER: Final = ("tests/core/test_conformance.py",)
PYTEST: Final = ("-m", "not deep", "-p", "no:terminal")


def main() -> int:
    """Hunt, and report the survivors; 1 if a mutant survives that should not."""
    args = arguments()
    fine = True
    for game in args.games or every_game():
        outcomes = hunted(game, args)
        lines = [*report(game, outcomes, listed())]
        print("\n".join(lines), flush=True)
        killed = sum(each.killed_by is not None for each in outcomes.values())
        fine &= len(lines) == 1 and killed >= ENOUGH * len(outcomes)
    return 0 if fine else 1


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="a folder of src/palatine/games")
    parser.add_argument("--sample", type=int, help="so many mutants of each game, by the seed")
    parser.add_argument("--seed", default="palatine", help="which sample (palatine)")
    parser.add_argument("--survivors", action="store_true", help="only those that lived last time")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument("--only", default="", help="only mutants whose name has this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def every_game() -> list[str]:
    """The folders of all games."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules"))


def hunted(game: str, args: argparse.Namespace) -> dict[str, Outcome]:
    """The outcomes of all requested mutants."""
    mutants = {each.name: each for each in mutants_in(game)}
    known = {} if args.fresh else kept_outcomes(game)
    known = {name: each for name, each in known.items() if name in mutants}
    wanted = chosen(mutants, known, args)
    if wanted:
        hunt(game, wanted, known, args.jobs)
    if args.sample is not None or args.only:
        return {each.name: known[each.name] for each in asked_for(mutants, args)}
    return known


def mutants_in(game: str) -> list[Mutant]:
    """Every mutant of a game's rules, knowledge and view."""
    return [each for path in files_of(game) for each in mutants_of(path)]


def files_of(game: str) -> list[Path]:
    """All files of a game that the hunt changes."""
    return [path for pattern in FILES for path in sorted((GAMES / game).glob(pattern))]


def asked_for(mutants: dict[str, Mutant], args: argparse.Namespace) -> list[Mutant]:
    """All of them, or a sample."""
    found = [each for name, each in mutants.items() if args.only in name]
    if args.sample is not None:
        found = Random(args.seed).sample(found, min(args.sample, len(found)))
    return found


def chosen(
    mutants: dict[str, Mutant], known: dict[str, Outcome], args: argparse.Namespace
) -> list[Mutant]:
    """The mutants to try now: those with known outcomes are skipped, except survivors."""
    found = asked_for(mutants, args)
    if args.survivors:
        return [each for each in found if each.name in known and not known[each.name].killed_by]
    return [each for each in found if each.name not in known]


def hunt(game: str, wanted: list[Mutant], known: dict[str, Outcome], jobs: int) -> None:
    """Try the mutants, and keep each outcome as it arrives."""
    began, last, count = time.monotonic(), time.monotonic(), 0

    def on_outcome(outcome: Outcome) -> None:
        nonlocal last, count
        known[outcome.name] = outcome
        count += 1
        if time.monotonic() - last > 5 or count == len(wanted):
            last = time.monotonic()
            keep(game, known)
            alive = sum(each.killed_by is None for each in known.values())
            minutes = (last - began) / 60
            print(f"{game}: {count} of {len(wanted)} tried, {alive} alive, {minutes:.1f} min",
                  file=sys.stderr, flush=True)  # fmt: skip

    # Watch tests in all files, whatever the request: other hunts use what they run.
    paths = frozenset([str(path.resolve()) for path in files_of(game)])
    plugin = Hunt(game, wanted, paths, kept_traces(game), jobs, on_outcome)
    pytest.main([*PYTEST, str(GAMES / game), *OUTER], plugins=[plugin])
    keep_traces(game, plugin.traced)
    for outcome in afresh(GAMES / game, plugin.left, jobs):
        on_outcome(outcome)
    keep(game, known)


if __name__ == "__main__":
    sys.exit(main())
