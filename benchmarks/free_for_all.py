"""One bot among others of another kind: `python -m benchmarks.free_for_all GAME --players 2 4`.

The one bot takes every seat in turn, with seeds that no tuning has used. The budget is a number of
rounds of thought, so the games are the same on every machine, however busy; or, on request,
milliseconds of the clock, of which a busy machine gives a bot only a part. Next to the share of
games won, it prints the processor time for a decision of the one bot, and of the others. A shared
victory counts as none.
"""

import argparse
import sys
from dataclasses import dataclass
from random import Random

from benchmarks.senate_bots import Timed
from palatine.bots.company import Company
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.intervals import wilson
from palatine.core.match import Match
from palatine.core.seats import Seat, seats


@dataclass(frozen=True)
class Table:
    """Who plays among whom, how many, how long they think, and with which seeds."""

    game: str
    bot: str
    against: str
    players: int
    budget: Budget
    seeds: str


def play(table: Table, number: int) -> tuple[bool, list[float], list[float]]:
    """One game: whether the one bot won alone, the time of each of its decisions, and of each of
    the others'."""
    game, edition = find(table.game)
    seed = f"{table.seeds} {table.players} {number}"
    match = Match(game, game.setup(table.players, edition), Seeded(seed_from(seed)))
    everyone, own = seats(table.players), Seat(number % table.players)
    makers = {seat: find_bot(game, table.against)[1] for seat in everyone}
    makers[own] = find_bot(game, table.bot)[1]
    bots = {s: Timed(make(game, s, Random(f"{seed} {s}"))) for s, make in makers.items()}
    Company(match, bots, table.budget, f"dreams {seed}").play()
    assert match.outcome is not None
    others = [spent for seat, bot in bots.items() if seat != own for spent in bot.times]
    return match.outcome.winners == (own,), bots[own].times, others


def row(table: Table, games: int) -> str:
    """A row of the table: one size."""
    won, times, theirs = 0, list[float](), list[float]()
    for number in range(games):
        has_won, spent, others = play(table, number)
        won += has_won
        times += [1000 * each for each in spent]
        theirs += [1000 * each for each in others]
        print(f"{table.players} players: {won} of {number + 1}", file=sys.stderr)
    share = wilson(won, games)
    times.sort()
    mean, p99 = sum(times) / len(times), times[int(0.99 * len(times))]
    shares = f"{share.value:.0%} [{share.low:.0%}, {share.high:.0%}]"
    other = sum(theirs) / len(theirs)
    return (
        f"| {table.players} | {games} | {won} | {shares} | {mean:.1f} | {p99:.0f} | {other:.1f} |"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.free_for_all", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--milliseconds", type=float, help="in place of rounds")
    parser.add_argument("--seeds", default="report")
    args = parser.parse_args()
    by_clock = args.milliseconds is not None
    budget = Budget(args.milliseconds) if by_clock else Budget(rounds=args.rounds)
    print("| players | games | won | share | ms a decision | p99 | ms of the others |")
    print("|---|---|---|---|---|---|---|")
    for players in args.players:
        table = Table(args.game, args.bot, args.against, players, budget, args.seeds)
        print(row(table, args.games), flush=True)


if __name__ == "__main__":
    main()
