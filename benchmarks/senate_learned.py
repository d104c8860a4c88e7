"""A learned senator beside hard ones, on the same deals: `python -m benchmarks.senate_learned`.

Its Loyalists take the place of hard ones against hard plotters, its plotters that of hard ones
against hard Loyalists, and it plays against itself. Besides: how its games end, how often its
suspicions are right at tables of others, and how long it thinks. docs/training.md has the results.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from math import log, sqrt
from pathlib import Path
from random import Random
from time import process_time

from benchmarks.senate_games import Pairing, loyalists_won, play, side_bots
from palatine.bots.bot import Bot, Claim
from palatine.bots.company import Company
from palatine.bots.senate.learned import LearnedBot
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet

HARD, LEARNED = "hard", "learned"
PAIRINGS = ((HARD, HARD), (LEARNED, HARD), (HARD, LEARNED), (LEARNED, LEARNED))
ENDINGS = ("loyalist_policies", "separatist_policies", "palpatine_elected", "palpatine_executed")
PEOPLE = (0.412, 0.161, 0.354, 0.072)
"""How people's games of seven end."""
THIRD = 3


def difference(ours: list[bool], theirs: list[bool]) -> str:
    """By how many points one wins more often on the same deals, with the 95 % interval."""
    gains = [int(a) - int(b) for a, b in zip(ours, theirs, strict=True)]
    mean = sum(gains) / len(gains)
    error = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    return f"{100 * mean:+.1f} [{100 * (mean - error):+.1f}, {100 * (mean + error):+.1f}]"


def distance(ends: Counter[str]) -> float:
    """Half the sum of the differences to how people's games end, in points."""
    total = sum(ends.values())
    pairs = zip(ENDINGS, PEOPLE, strict=True)
    return 50 * sum(abs(ends[name] / total - share) for name, share in pairs)


def strength(players: int, games: int, seeds: str) -> None:
    """One line of the table: shares, differences, endings."""
    won: dict[tuple[str, str], list[bool]] = {pair: [] for pair in PAIRINGS}
    ends: Counter[str] = Counter()
    for number in range(games):
        for pair in PAIRINGS:
            match, _ = play(Pairing(*pair, players, seeds), number)
            won[pair].append(loyalists_won(match))
            if pair == (LEARNED, LEARNED):
                ends[str(match.state.result)] += 1
    both, ours, theirs = (won[pair] for pair in PAIRINGS[:3])
    shares = " | ".join(f"{100 * sum(each) / games:.1f}" for each in won.values())
    lost = [not each for each in theirs], [not each for each in both]
    shown = "/".join(f"{100 * ends[name] / games:.0f}" for name in ENDINGS)
    print(
        f"| {players} | {shares} | {difference(ours, both)} | {difference(*lost)} |"
        f" {shown} | {distance(ends):.0f} |",
        flush=True,
    )


class Listener:
    """A bot that plays as it does, while a learned senator in its seat listens and suspects."""

    def __init__(self, bot: Bot, ears: LearnedBot, match: Match) -> None:
        self.bot, self.ears, self.match = bot, ears, match
        self.losses: list[float] = []
        self.prior: list[float] = []

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Both hear it, and one speaks."""
        self.ears.onlooker.hear(packet)
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """One decides; the other says whom it suspects."""
        history = self.ears.onlooker.history
        if packet.asking == "vote" and history.loyalist + history.separatist >= THIRD:
            self.suspect(packet)
        return self.bot.decide(packet, turn)

    def suspect(self, packet: Packet) -> None:
        """Keep the log loss of the suspicions, and that of the shares of roles."""
        roles = self.match.state.roles
        others = self.ears.suspicions(packet)
        share = sum(roles[seat] != "loyalist" for seat in others) / len(others)
        for seat, chance in others.items():
            plots = roles[seat] != "loyalist"
            self.losses.append(-log(max(chance if plots else 1 - chance, 1e-6)))
            self.prior.append(-log(share if plots else 1 - share))


def listened(players: int, names: Iterable[str], games: int, path: Path) -> str:
    """The log loss of a learned Loyalist's suspicions at tables of others, and that of shares."""
    losses: list[float] = []
    prior: list[float] = []
    for number in range(games):
        pairing = Pairing(HARD, HARD, players, f"listened {' '.join(names)}")
        match, _ = side_bots(pairing, number)
        dice = Random(number)
        table: dict[Seat, Bot] = {}
        for seat in seats(players):
            name = dice.choice(list(names))
            _, others = side_bots(Pairing(name, name, players, pairing.seeds), number)
            ears = LearnedBot(path, match.game, seat, Random(1))
            table[seat] = Listener(others[seat], ears, match)
        Company(match, table).play()
        for seat, each in table.items():
            if match.state.roles[seat] == "loyalist" and isinstance(each, Listener):
                losses += each.losses
                prior += each.prior
    count = max(len(losses), 1)
    return f"{sum(losses) / count:.2f} ({sum(prior) / count:.2f})"


def speed(players: int, games: int) -> str:
    """The middle and the 99th hundredth of a decision's processor time, in milliseconds."""
    times: list[float] = []

    class Timed:
        def __init__(self, bot: Bot) -> None:
            self.bot, self.hear = bot, bot.hear

        def decide(self, packet: Packet, turn: Turn) -> Answer:
            start = process_time()
            answer = self.bot.decide(packet, turn)
            times.append(1000 * (process_time() - start))
            return answer

    for number in range(games):
        match, bots = side_bots(Pairing(LEARNED, LEARNED, players, "speed"), number)
        Company(match, {seat: Timed(bot) for seat, bot in bots.items()}).play()
    times.sort()
    return f"{times[len(times) // 2]:.2f} | {times[int(0.99 * len(times))]:.2f}"


def main() -> None:
    """Print the tables that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("strength", "suspicion", "speed"), required=True)
    parser.add_argument("--players", type=int, nargs="*", default=[5, 6, 7, 8, 9, 10])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seeds", default="learned proof")
    parser.add_argument("--weights", type=Path, help="where suspicions come from")
    options = parser.parse_args()
    if options.only == "strength":
        print("| players | hard v hard | learned v hard | hard v learned | learned v learned |")
        print("|---|---|---|---|---|", flush=True)
    for players in options.players:
        if options.only == "strength":
            strength(players, options.games, options.seeds)
        elif options.only == "speed":
            print(f"| {players} | {speed(players, options.games)} |", flush=True)
        else:
            tables = (("hard",), ("easy",), ("hard", "normal", "easy"))
            cells = [listened(players, each, options.games, options.weights) for each in tables]
            print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
