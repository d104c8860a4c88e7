"""How strong and how fast the senate bots are: `python -m benchmarks.senate_bots`.

It plays each size and pairing with seeds that no tuning has used, and prints every share with its
95 % interval. docs/results/senate-bots.md has the output.
"""

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from time import process_time
from typing import Any

from benchmarks.senate_ears import (
    MOMENTS,
    TABLES,
    Asked,
    Guess,
    Heard,
    listened,
    log_loss,
    others,
    says,
)
from benchmarks.senate_games import BATCH, Pairing, games, loyalists_won, play, side_bots
from palatine.bots.bot import Bot, Saying
from palatine.bots.company import Company
from palatine.bots.senate.levels import HARD
from palatine.bots.senate.senator import BeliefBot
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import Packet

SIZES = range(5, 11)
PEOPLE = {5: 0.46, 6: 0.57, 7: 0.48, 8: 0.54, 9: 0.42, 10: 0.46}
"""The Loyalists' share of human games."""
PAIRINGS = (
    ("hard", "hard"),
    ("hard", "random"),
    ("easy", "hard"),
    ("hard", "easy"),
    ("normal", "normal"),
)


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / count
    middle = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def victory(match: Match, bots: dict[Seat, Bot]) -> bool:
    """Whether the Loyalists won."""
    return loyalists_won(match)


def strength(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """The Loyalists' share by size and pairing."""
    print("| Loyalists | plotters | " + " | ".join(f"{size} players" for size in SIZES) + " |")
    print("|---|---|" + "---|" * len(SIZES))
    for loyalists, plotters in args.pairing or PAIRINGS:
        cells = []
        for size in SIZES:
            pairing = Pairing(loyalists, plotters, size, args.seeds, args.edition)
            won = sum(games(pairing, args.games, victory, pool))
            low, high = interval(won, args.games)
            cells.append(f"{100 * won / args.games:.1f} [{100 * low:.0f}, {100 * high:.0f}]")
            print(f"{loyalists} v {plotters}, {size}: {cells[-1]}", file=sys.stderr, flush=True)
        print(f"| {loyalists} | {plotters} | " + " | ".join(cells) + " |", flush=True)
    row = " | ".join(f"{100 * share:.0f}" for share in PEOPLE.values())
    print(f"| people | people | {row} |")


def plays_by(ears: BeliefBot, packet: Packet, turn: Turn) -> Iterable[tuple[Seat, float]]:
    """What a hard senator goes by when he plays."""
    plots = ears.mind.belief().plots()
    return [(each.seat, float(plots[each.seat])) for each in others(packet)]


def told(args: argparse.Namespace, job: tuple[int, tuple[str, ...], range]) -> Heard:
    """What hard Loyalists say and go by at tables of these bots."""
    players, names, numbers = job
    make: Any = partial(BeliefBot, HARD)
    asked: dict[str, Asked] = {"says": says, "plays by": plays_by}
    return listened((players, names, args.seeds), make, asked, numbers)


def insight(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """How well hard Loyalists recognise plotters, at tables of hard, of easy and of mixed bots."""
    print("\n| table | players | shares of roles | " + " | ".join(MOMENTS) + " |")
    print("|---|---|---|" + "---|" * len(MOMENTS))
    count = max(args.games // 5, 1)
    parts = [range(first, min(first + BATCH, count)) for first in range(0, count, BATCH)]
    for names in TABLES:
        for size in args.players:
            heard: dict[str, list[Guess]] = {"says": [], "plays by": []}
            for each in pool.map(partial(told, args), [(size, names, part) for part in parts]):
                for name, guesses in each.items():
                    heard[name] += guesses
            cells = [cell(heard, moment) for moment in MOMENTS]
            shares = log_loss(heard["says"])[1]
            name = "mixed" if len(names) > 1 else names[0]
            print(f"| {name} | {size} | {shares:.3f} | " + " | ".join(cells) + " |", flush=True)


def cell(heard: Heard, moment: str) -> str:
    """AUC and log loss of what it says at a moment; in brackets the log loss of what it plays
    by."""
    own, acted = ([g for g in heard[name] if g.moment == moment] for name in heard)
    return f"{auc(own):.2f}, {log_loss(own)[0]:.3f} ({log_loss(acted)[0]:.3f})"


def auc(found: list[Guess]) -> float:
    """The chance that a plotter looks more suspect than a Loyalist."""
    order = sorted(each.chance for each in found)
    first = {chance: place for place, chance in reversed(list(enumerate(order)))}
    last = {chance: place for place, chance in enumerate(order)}
    yes = [(first[each.chance] + last[each.chance]) / 2 + 1 for each in found if each.plots]
    count, no = len(yes), len(found) - len(yes)
    return (sum(yes) - count * (count + 1) / 2) / (count * no) if count and no else 0.5


class Timed:
    """A bot with a stopwatch: the processor time of each decision and of the news before it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0.0
        self.times: list[float] = []

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """As the bot does."""
        start = process_time()
        claims = self.bot.hear(packet)
        self.heard += process_time() - start
        return claims

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """As the bot does."""
        start = process_time()
        answer = self.bot.decide(packet, turn)
        self.times.append(process_time() - start + self.heard)
        self.heard = 0.0
        return answer


def speed(args: argparse.Namespace) -> None:
    """Time for each decision and games a second on one core, of hard and of random bots."""
    print("\n| players | p50, ms | p99, ms | games a second | in games of random bots |")
    print("|---|---|---|---|---|")
    for size in SIZES:
        spent, times = {}, []
        for name in ("hard", "random"):
            pairing = Pairing(name, name, size, args.seeds, args.edition)
            play(pairing, 0)  # makes the tables once
            start = process_time()
            for number in range(args.timed):
                play(pairing, number)
            spent[name] = (process_time() - start) / args.timed
        for number in range(args.timed):
            match, bots = side_bots(Pairing("hard", "hard", size, args.seeds), number)
            timed: Any = {seat: Timed(bot) for seat, bot in bots.items()}
            Company(match, timed).play()
            times += [1000 * each for bot in timed.values() for each in bot.times]
        times.sort()
        p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
        ratio = spent["hard"] / spent["random"]
        print(f"| {size} | {p50:.2f} | {p99:.2f} | {1 / spent['hard']:.0f} | {ratio:.1f} |")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.senate_bots", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each share")
    parser.add_argument("--players", type=int, nargs="+", default=SIZES, help="for insight")
    parser.add_argument("--timed", type=int, default=100, help="games for each speed")
    parser.add_argument("--seeds", default="report", help="the seeds to play with")
    parser.add_argument("--edition", default="sith-imperative")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--pairing",
        action="append",
        type=lambda text: tuple(text.split(":")),
        metavar="LOYALISTS:PLOTTERS",
        help="play only this pairing; can be given again",
    )
    parser.add_argument("--only", choices=("strength", "insight", "speed"))
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        if args.only in (None, "strength"):
            strength(args, pool)
        if args.only in (None, "insight"):
            insight(args, pool)
    if args.only in (None, "speed"):
        speed(args)


if __name__ == "__main__":
    main()
