"""How strong and how fast the senate bots are: `python -m benchmarks.senate_bots`.

It plays each size and pairing with seeds that no tuning has used, and prints every share with its
95 % interval. docs/results/senate-bots.md has the output.
"""

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from time import process_time
from typing import Any

from benchmarks.senate_games import Pairing, games, loyalists_won, play, side_bots
from palatine.bots.bot import Bot, Saying
from palatine.bots.company import Company
from palatine.bots.senate.heard import hear
from palatine.bots.senate.history import DANGER
from palatine.bots.senate.levels import HARD
from palatine.bots.senate.mind import Mind
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet, told_to
from palatine.core.view import Note

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


Guess = tuple[float, bool]
"""How probable a Loyalist thought it that a player plots, and whether it was so."""


def guesses(match: Match, bots: dict[Seat, Bot]) -> tuple[list[Guess], list[Guess]]:
    """What the Loyalists thought of all others, at the third Separatist policy and at the end."""
    happened = match.news
    laws = [n for n, each in enumerate(happened) if is_separatist_law(each)]
    last = next(n for n, each in enumerate(happened) if each.event == "game_won")
    third = laws[DANGER - 1] + 1 if len(laws) >= DANGER else None
    loyal = [seat for seat in seats(match.setup.players) if is_loyal(match, seat)]
    early = [g for seat in loyal for g in thought(match, seat, third)] if third else []
    return early, [g for seat in loyal for g in thought(match, seat, last)]


def is_separatist_law(news: News) -> bool:
    """Whether this news is of a Separatist policy."""
    return news.event == "policy_enacted" and news.facts["policy"] == "separatist"


def is_loyal(match: Match, seat: Seat) -> bool:
    """Whether a seat was dealt a Loyalist."""
    return bool(match.state.roles[seat] == "loyalist")


def thought(match: Match, seat: Seat, until: int) -> list[Guess]:
    """What a hard Loyalist in this seat makes of the news so far."""
    mind, view = Mind(seat, HARD, seed=0), match.game.view(match.state, seat)
    happened = match.news[:until]
    elected = sum(each.event == "voted" and bool(each.facts["elected"]) for each in happened)
    peeks = sum(each.event == "peeked" and each.facts["president"] == seat for each in happened)
    hear(mind.history, told_to(seat, happened))
    mind.history.read_notes(tuple(known_by_then(view.notes, elected, peeks)))
    mind.seats = view.seats
    plots = mind.belief().plots()
    others = [other for other in seats(match.setup.players) if other != seat]
    return [(float(plots[other]), not is_loyal(match, other)) for other in others]


def known_by_then(notes: Iterable[Note], sessions: int, peeks: int) -> Iterable[Note]:
    """The notes of the first sessions and peeks, as many as these."""
    for note in notes:
        if note.id == "peeked":
            peeks -= 1
            if peeks >= 0:
                yield note
        elif note.facts["session"] <= sessions:  # type: ignore[operator]
            yield note


def insight(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """How well Loyalists recognise plotters, in games of hard bots."""
    print("\n| players | AUC, third policy | log loss | AUC, end | log loss |")
    print("|---|---|---|---|---|")
    for size in SIZES:
        early: list[Guess] = []
        late: list[Guess] = []
        pairing = Pairing("hard", "hard", size, args.seeds, args.edition)
        for first, second in games(pairing, max(args.games // 5, 1), guesses, pool):
            early += first
            late += second
        cells = [f"{auc(each):.2f} | {log_loss(each):.2f}" for each in (early, late)]
        print(f"| {size} | " + " | ".join(cells) + " |", flush=True)


def auc(found: list[Guess]) -> float:
    """The chance that a plotter looks more suspect than a Loyalist."""
    order = sorted(chance for chance, _ in found)
    first = {chance: place for place, chance in reversed(list(enumerate(order)))}
    last = {chance: place for place, chance in enumerate(order)}
    yes = [(first[chance] + last[chance]) / 2 + 1 for chance, plots in found if plots]
    count, no = len(yes), len(found) - len(yes)
    return (sum(yes) - count * (count + 1) / 2) / (count * no) if count and no else 0.5


def log_loss(found: list[Guess]) -> float:
    """The mean of -log of the truth's probability."""
    right = [chance if plots else 1 - chance for chance, plots in found]
    return -sum(log(min(max(chance, 1e-6), 1 - 1e-6)) for chance in right) / max(len(right), 1)


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
