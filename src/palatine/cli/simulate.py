"""`palatine simulate`: many games, random or between bots, on all cores."""

import argparse
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import msgspec

from palatine.bots.company import NO_HURRY, Company
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget
from palatine.catalog import game_of
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, bot_named, count, setup_of
from palatine.core.chance import Rolled
from palatine.core.game import Setup
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import seats
from palatine.core.words import Speaker

CHUNK: Final = 500
"""Games in one errand to a worker. Fixed, so that the counts don't depend on the workers."""

FEW: Final = 5
"""Games in one errand if bots think."""

DETAILS = """Without --bots, every seat answers at random. With --bots, the bots take the seats in
turn (two bots: every other seat), and move on by one seat after each game. The same seed gives the
same counts for any number of workers, unless bots get time instead of rounds."""


class Tally(msgspec.Struct):
    """The results of some games."""

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    sides: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[str] = msgspec.field(default_factory=Counter)
    """How many seats each bot has had."""
    wins: Counter[str] = msgspec.field(default_factory=Counter)
    """And how many of them won."""


class Errand(msgspec.Struct, frozen=True):
    """Some games for a worker, from one number up to but not including another."""

    setup: Setup
    seed: str
    first: int
    end: int
    bots: tuple[str, ...] = ()
    budget: Budget = NO_HURRY


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "simulate",
        run,
        "Play many games on all cores, and count how they end.",
        "palatine simulate sith-imperative --players 7 --games 20000 --seed 1 --json\n"
        "  palatine simulate to-be-emperor --games 20 --bots search,greedy --rounds 50\n"
        "  palatine simulate senate --games 10 --bots ./mybot,random",
        DETAILS,
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=count, default=1000, metavar="K", help="how many games")
    parser.add_argument(
        "--seed", default="1", metavar="S", help="makes every random choice repeatable (default: 1)"
    )
    parser.add_argument(
        "--bots", default="", metavar="BOT,...", help="who plays: names, or ./programs"
    )
    parser.add_argument(
        "--bot-time",
        type=count,
        default=100,
        metavar="MS",
        help="time for each answer (default: 100)",
    )
    parser.add_argument(
        "--rounds", type=count, metavar="R", help="rounds of thought, instead of time"
    )
    parser.add_argument(
        "--workers", type=count, metavar="W", help="how many processes (default: one for each core)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Simulate and print the counts."""
    game, setup = setup_of(args)
    workers = args.workers or os.cpu_count() or 1
    bots = tuple([find_bot(game, bot_named(name))[0] for name in args.bots.split(",") if name])
    every = Errand(setup, args.seed, 0, args.games, bots, Budget(args.bot_time, args.rounds))
    started = time.perf_counter()
    with progress(args.games) as advance:
        tally = simulate(every, workers, advance)
    seconds = time.perf_counter() - started
    result = summary(setup, args.seed, tally, seconds, workers)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        print("\n".join(in_words(result, Speaker(game))))
    return 0


def simulate(every: Errand, workers: int, advance: Callable[[int], None]) -> Tally:
    """Play all these games, some at a time, in this process or in several."""
    total, size = Tally(), FEW if every.bots else CHUNK
    errands = [
        msgspec.structs.replace(every, first=first, end=min(first + size, every.end))
        for first in range(every.first, every.end, size)
    ]
    for tally in tallies(errands, min(workers, len(errands))):
        join(total, tally)
        advance(tally.games)
    return total


def tallies(errands: list[Errand], workers: int) -> Iterator[Tally]:
    """The tallies of all errands, in order."""
    if workers == 1:
        yield from map(play_errand, errands)
        return
    with ProcessPoolExecutor(workers, initializer=leave_interrupts_to_us) as pool:
        yield from pool.map(play_errand, errands)


def leave_interrupts_to_us() -> None:
    """Ctrl-C reaches every process; one of them is enough to end in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_errand(errand: Errand) -> Tally:
    """Play the games of these numbers, with the errand's random numbers."""
    game, random = game_of(errand.setup.game), Random(f"{errand.seed}/{errand.first}")
    tally = Tally(games=errand.end - errand.first)
    for number in range(errand.first, errand.end):
        match = Match(game, errand.setup, Rolled(random), keep=bool(errand.bots))
        if errand.bots:
            play_bots(match, errand, number, tally)
        else:
            tally.decisions += play_out(match, random)
        assert match.outcome is not None
        tally.outcomes[match.outcome.why] += 1
        tally.sides[match.outcome.side or ""] += 1
    return tally


def play_bots(match: Match, errand: Errand, number: int, tally: Tally) -> None:
    """Let bots play a game, and count who won."""
    names = {p: errand.bots[(p + number) % len(errand.bots)] for p in seats(match.setup.players)}
    seed = f"{errand.seed}/{number}"
    bots = {
        seat: find_bot(match.game, name)[1](match.game, seat, Random(f"{seed} bot {seat}"))
        for seat, name in names.items()
    }
    Company(match, bots, errand.budget, seed).play()
    tally.decisions += sum(type(entry) is Answered for entry in match.log)
    tally.seats.update(names.values())
    tally.wins.update([names[seat] for seat in match.outcome.winners] if match.outcome else [])


def join(total: Tally, tally: Tally) -> None:
    """Add one tally to another."""
    for name in Tally.__struct_fields__:
        setattr(total, name, getattr(total, name) + getattr(tally, name))


def summary(setup: Setup, seed: str, tally: Tally, seconds: float, workers: int) -> dict[str, Any]:
    """The result: what we played, how it ended, and how fast."""
    return {
        "game": setup.game,
        "edition": setup.edition,
        "options": setup.options,
        "players": setup.players,
        "seed": seed,
        "games": tally.games,
        "outcomes": shares(tally.outcomes, tally.games),
        "sides": shares({side: n for side, n in tally.sides.items() if side}, tally.games),
        "bots": {name: won(tally, name) for name in sorted(tally.seats)},
        "decisions_per_game": round(tally.decisions / tally.games, 2),
        "workers": workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
    }


def won(tally: Tally, bot: str) -> dict[str, float]:
    """How many seats a bot has had, and what share of them won."""
    had, wins = tally.seats[bot], tally.wins[bot]
    return {"seats": had, "wins": wins, "share": round(wins / had, 4)}


def shares(counts: Mapping[str, int], games: int) -> dict[str, dict[str, float]]:
    """Each count with its share of all games, in the order of names."""
    return {
        name: {"count": counts[name], "share": round(counts[name] / games, 4)}
        for name in sorted(counts)
    }


def in_words(result: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    """The result for people."""
    how = "between bots" if result["bots"] else "played at random"
    yield f"{result['edition']}, {result['players']} players, {result['games']:,} games {how}"
    width = max(map(len, result["outcomes"]))
    for name, each in result["outcomes"].items():
        yield f"  {name:{width}}  {each['count']:9,}  {each['share']:7.1%}"
    for name, each in result["bots"].items():
        yield f"  {name} won {each['wins']:,} of {each['seats']:,} seats, {each['share']:.1%}"
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
