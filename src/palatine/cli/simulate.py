"""`palatine simulate`: many games of random play, on all cores."""

import argparse
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import msgspec

from palatine.catalog import game_of
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, count, setup_of
from palatine.core.chance import Rolled
from palatine.core.game import Setup
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.words import Speaker

CHUNK: Final = 500
"""Games for one errand to a worker. Fixed, so that the counts don't depend on the workers."""

DETAILS = """Every seat answers by chance. The same seed gives the same counts, whatever the number
of workers."""


class Tally(msgspec.Struct):
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    outcomes: dict[str, int] = {}
    sides: dict[str, int] = {}


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "simulate",
        run,
        "Play many games by chance, on all cores, and count how they end.",
        "palatine simulate sith-imperative --players 7 --games 20000 --seed 1 --json",
        DETAILS,
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=count, default=1000, metavar="K", help="how many games")
    parser.add_argument("--seed", default="1", metavar="S", help="fixes all chance (default: 1)")
    parser.add_argument(
        "--workers", type=count, metavar="W", help="processes to use (default: all cores)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Simulate and print the counts."""
    game, setup = setup_of(args)
    workers = args.workers or os.cpu_count() or 1
    started = time.perf_counter()
    with progress(args.games) as advance:
        tally = simulate(setup, args.seed, args.games, workers, advance)
    seconds = time.perf_counter() - started
    result = summary(setup, args.seed, tally, seconds, workers)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        print("\n".join(in_words(result, Speaker(game))))
    return 0


def simulate(
    setup: Setup, seed: str, games: int, workers: int, advance: Callable[[int], None]
) -> Tally:
    """Play so many games, chunk by chunk, in this process or in several."""
    total = Tally()
    chunks = [(setup, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    for tally in tallies(chunks, min(workers, len(chunks))):
        join(total, tally)
        advance(tally.games)
    return total


def tallies(chunks: list[tuple[Setup, str, int, int]], workers: int) -> Iterator[Tally]:
    """The tallies of all chunks, in their order."""
    if workers == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(workers, initializer=leave_interrupts_to_us) as pool:
        yield from pool.map(play_chunk, chunks)


def leave_interrupts_to_us() -> None:
    """Ctrl-C reaches every process; one of them is enough to end it in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: tuple[Setup, str, int, int]) -> Tally:
    """Play the games of these numbers, by the random numbers of the chunk."""
    setup, seed, first, end = chunk
    game, random, tally = game_of(setup.game), Random(f"{seed}/{first}"), Tally()
    outcomes: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    for _ in range(first, end):
        match = Match(game, setup, Rolled(random), keep=False)
        tally.decisions += play_out(match, random)
        assert match.outcome is not None
        outcomes[match.outcome.why] += 1
        sides[match.outcome.side or ""] += 1
    tally.games, tally.outcomes, tally.sides = end - first, outcomes, sides
    return tally


def join(total: Tally, tally: Tally) -> None:
    """Add one tally to another."""
    total.games += tally.games
    total.decisions += tally.decisions
    total.outcomes = dict(Counter(total.outcomes) + Counter(tally.outcomes))
    total.sides = dict(Counter(total.sides) + Counter(tally.sides))


def summary(setup: Setup, seed: str, tally: Tally, seconds: float, workers: int) -> dict[str, Any]:
    """The result: what was asked for, what came of it, and how fast."""
    return {
        "game": setup.game,
        "edition": setup.edition,
        "options": setup.options,
        "players": setup.players,
        "seed": seed,
        "games": tally.games,
        "outcomes": shares(tally.outcomes, tally.games),
        "sides": shares({side: n for side, n in tally.sides.items() if side}, tally.games),
        "decisions_per_game": round(tally.decisions / tally.games, 2),
        "workers": workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
    }


def shares(counts: dict[str, int], games: int) -> dict[str, dict[str, float]]:
    """Each count with its share of all games, in the order of names."""
    return {
        name: {"count": counts[name], "share": round(counts[name] / games, 4)}
        for name in sorted(counts)
    }


def in_words(result: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    """The result for people."""
    yield f"{result['edition']}, {result['players']} players, {result['games']:,} games by chance"
    width = max(map(len, result["outcomes"]))
    for name, each in result["outcomes"].items():
        yield f"  {name:{width}}  {each['count']:9,}  {each['share']:7.1%}"
    yield f"  {result['decisions_per_game']} decisions a game"
    workers = "1 worker" if result["workers"] == 1 else f"{result['workers']} workers"
    yield (
        f"  {result['games_per_second']:,} games a second, {result['decisions_per_second']:,} "
        f"decisions a second, {workers}, {result['seconds']} s"
    )


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar with games a second on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    speed = TextColumn("{task.fields[speed]} games/s")
    columns = (BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, speed="-")
        started, done = time.perf_counter(), 0

        def advance(played: int) -> None:
            nonlocal done
            done += played
            speed = f"{done / (time.perf_counter() - started):,.0f}"
            bar.update(task, completed=done, speed=speed)

        yield advance
