"""A game's own bot against `search` with ten times its time: `python -m benchmarks.tenfold GAME`.

We play each deal twice: the game's own bot has one side of the table, or every other seat, and
search has the rest; then the other way round. Search thinks in rounds, so that games can be
repeated. Some games beforehand show how many rounds take it ten times the own bot's time for a
decision. The time that both really took is next to the result. A shared victory counts by the
share.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from benchmarks.senate_bots import Timed
from palatine.bots.bot import Bot, Saying
from palatine.bots.company import Company
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget, Turn
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.intervals import wilson
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet
from palatine.lab.playing import MOST_QUESTIONS, sides_of

FIRST_ROUNDS = 6
"""How many rounds search has in the games that measure its time."""
TRIES = 2


class Limited:
    """A bot with its own budget, whatever the table gives."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot, self.budget = bot, budget

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """As the bot does."""
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """As the bot does, in its own time."""
        return self.bot.decide(packet, Turn(lambda: turn.dream, self.budget))


@dataclass(frozen=True)
class Table:
    """Which game, how many players, how long both think, and with which seeds."""

    game: str
    players: int
    seeds: str
    own_rounds: int
    rounds: int
    options: tuple[tuple[str, str], ...]


Times = dict[bool, list[float]]
"""For the game's own bot, and for search: the time of each decision."""


def halves(match: Match) -> Callable[[Seat], bool]:
    """Whether a seat is in the first half: one side's seats, or every other seat."""
    sides = sides_of(match)
    if len(set(sides)) > 1:
        return lambda seat: sides[seat] == sides[0]
    return lambda seat: seat % 2 == 0


def victory(match: Match, sides: tuple[str, ...], own: set[Seat]) -> float:
    """The share of the victory for some seats, by the sides that they began on, if any."""
    outcome = match.outcome
    if outcome is None:
        return 0.0
    if len(set(sides)) > 1:
        return float(any(sides[seat] == outcome.side for seat in own))
    return sum(seat in own for seat in outcome.winners) / max(1, len(outcome.winners))


def play(table: Table, number: int, half: bool, times: Times) -> float:
    """One game with the own bot on one half of the table: its share of the victory."""
    game, edition = find(table.game)
    seed = f"{table.seeds} {table.players} {number}"
    setup = game.setup(table.players, edition, dict(table.options))
    match = Match(game, setup, Seeded(seed_from(seed)))
    is_first, sides, bots = halves(match), sides_of(match), dict[Seat, Timed]()
    owned = {seat for seat in seats(table.players) if is_first(seat) == half}
    for seat in seats(table.players):
        is_own = seat in owned
        make = find_bot(game, "hard" if is_own else "search")[1]
        budget = Budget(rounds=table.own_rounds if is_own else table.rounds)
        bots[seat] = Timed(Limited(make(game, seat, Random(f"{seed} {seat}")), budget))
        bots[seat].times = times[is_own]
    company = Company(match, bots, seed=f"dreams {seed}")
    company.talk()
    while match.waiting and match.number < MOST_QUESTIONS:
        company.answer(match.waiting)
        company.talk()
    return victory(match, sides, owned)


def mean(times: list[float]) -> float:
    """Milliseconds a decision."""
    return 1000 * sum(times) / max(1, len(times))


def calibrated(table: Table, factor: float) -> Table:
    """The same table, with enough rounds for search to take this many times the other's time."""
    times: Times = {True: [], False: []}
    for number in range(TRIES):
        play(replace(table, seeds="calibration"), number, number % 2 == 0, times)
    a_round = mean(times[False]) / table.rounds
    return replace(table, rounds=max(1, round(factor * mean(times[True]) / a_round)))


def row(table: Table, deals: int) -> str:
    """A row of the table: one size."""
    times: Times = {True: [], False: []}
    won = 0.0
    for number in range(deals):
        won += play(table, number, True, times) + play(table, number, False, times)
        print(f"{table.players} players: {won:g} of {2 * number + 2}", file=sys.stderr, flush=True)
    return line(table.players, 2 * deals, won, table.rounds, mean(times[True]), mean(times[False]))


def line(players: int, games: int, won: float, rounds: int, own: float, other: float) -> str:
    """One size's cells."""
    share = wilson(round(won), games)
    cells = [
        str(players),
        str(games),
        f"{won:g}",
        f"{100 * share.value:.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}]",
        str(rounds),
        f"{own:.2f}",
        f"{other:.2f}",
        f"{other / own:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "players",
    "games",
    "won by hard",
    "share",
    "rounds of search",
    "hard: ms a decision",
    "search: ms",
    "ratio",
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tenfold", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--deals", type=int, default=100, help="each is played twice")
    parser.add_argument("--own-rounds", type=int, default=20, help="how long hard thinks")
    parser.add_argument("--factor", type=float, default=10.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seeds", default="tenfold")
    args = parser.parse_args()
    options = tuple(tuple(each.split("=", 1)) for each in args.option)
    print("| " + " | ".join(HEAD) + " |\n" + "|---" * len(HEAD) + "|")
    for players in args.players:
        table = Table(args.game, players, args.seeds, args.own_rounds, FIRST_ROUNDS, options)
        print(row(calibrated(table, args.factor), args.deals), flush=True)


if __name__ == "__main__":
    main()
