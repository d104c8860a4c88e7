"""One kind of bot against another: `python -m benchmarks.sides GAME --players 5 6 7`.

We play every deal twice, with the first kind on each side in turn, on seeds that no tuning has
used. The budget is a number of rounds of thought, so games are the same on every machine. Next to
the games won, it prints each kind's processor time for a decision, in the same games.
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
from palatine.core.seats import seats
from palatine.lab.playing import sides_of


@dataclass(frozen=True)
class Table:
    """Who plays against whom, how many, how long they think, and with which seeds."""

    game: str
    bot: str
    against: str
    players: int
    rounds: int
    seeds: str
    options: dict[str, str]


Times = dict[str, list[float]]


def play(table: Table, number: int, own: str, times: Times) -> str | None:
    """One game with the first kind on this side; returns the winning side."""
    game, edition = find(table.game)
    seed = f"{table.seeds} {table.players} {number}"
    setup = game.setup(table.players, edition, table.options)
    match = Match(game, setup, Seeded(seed_from(seed)))
    bots = {}
    for seat, side in zip(seats(table.players), sides_of(match), strict=True):
        name = table.bot if side == own else table.against
        bots[seat] = Timed(find_bot(game, name)[1](game, seat, Random(f"{seed} {seat}")))
        bots[seat].times = times[name]
    Company(match, bots, Budget(rounds=table.rounds), f"dreams {seed}").play()
    assert match.outcome is not None
    return match.outcome.side


def row(table: Table, games: int) -> str:
    """A row of the table: one size."""
    game, _ = find(table.game)
    sides = tuple(dict.fromkeys(game.study.sides.values()))
    won, times = dict.fromkeys(sides, 0), {table.bot: list[float](), table.against: list[float]()}
    for number in range(games):
        for side in sides:
            won[side] += play(table, number, side, times) == side
        print(f"{table.players} players: {won} of {number + 1} each", file=sys.stderr, flush=True)
    shares = [wilson(count, games) for count in won.values()]
    shares.append(wilson(sum(won.values()), games * len(sides)))
    cells = [f"{100 * s.value:.0f} % [{100 * s.low:.0f}, {100 * s.high:.0f}]" for s in shares]
    return f"| {table.players} | {' | '.join(cells)} | {' | '.join(map(spent, times.values()))} |"


def spent(times: list[float]) -> str:
    """Milliseconds a decision, and for the slowest in a hundred."""
    times.sort()
    mean, p99 = sum(times) / len(times), times[int(0.99 * len(times))]
    return f"{1000 * mean:.2f} ({1000 * p99:.1f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sides", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--against", default="search")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=40, help="deals; each is played twice")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seeds", default="report")
    args = parser.parse_args()
    options = dict(each.split("=", 1) for each in args.option)
    sides = tuple(dict.fromkeys(find(args.game)[0].study.sides.values()))
    heads = [*[f"{args.bot} as {side} wins" for side in sides], "together"]
    heads += [f"{name}: ms a decision (p99)" for name in (args.bot, args.against)]
    print(f"| players | {' | '.join(heads)} |")
    print("|---" * (len(heads) + 1) + "|")
    for players in args.players:
        kinds = (args.game, args.bot, args.against)
        table = Table(*kinds, players, args.rounds, args.seeds, options)
        print(row(table, args.games), flush=True)


if __name__ == "__main__":
    main()
