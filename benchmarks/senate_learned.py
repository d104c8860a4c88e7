"""A learned senator next to hard ones, on the same deals: `python -m benchmarks.senate_learned`.

Its Loyalists take the place of hard ones against hard plotters, its plotters that of hard ones
against hard Loyalists, and it plays against itself. It also shows how its games end, how often its
suspicions are right at other bots' tables, and how long it thinks. docs/results/training.md has the
results.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

import numpy as np

from benchmarks.senate_ears import MOMENTS, TABLES, Asked, Guess, listened, log_loss, says
from benchmarks.senate_games import Pairing, loyalists_won, play, side_bots
from palatine.bots.bot import Bot
from palatine.bots.company import Company
from palatine.bots.senate import SENATOR
from palatine.bots.senate.learned import LearnedBot
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.training.weights import noted

HARD, LEARNED = "hard", "learned"
PAIRINGS = ((HARD, HARD), (LEARNED, HARD), (HARD, LEARNED), (LEARNED, LEARNED))
ENDINGS = ("loyalist_policies", "separatist_policies", "palpatine_elected", "palpatine_executed")
PEOPLE = (0.412, 0.161, 0.354, 0.072)
"""How people's games of seven end."""


def difference(ours: list[bool], theirs: list[bool]) -> str:
    """How many points more often one wins on the same deals, with the 95 % interval."""
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


def own_plotters(players: int, games: int, seeds: str, own: Path) -> None:
    """One line of the table: the network's own plotters where those that ship go by rules.

    By how many points they win more often on the same deals, against the Loyalists that ship and
    against hard ones.
    """
    cells = []
    for loyalists in (LEARNED, HARD):
        won: dict[bool, list[bool]] = {True: [], False: []}
        for number in range(games):
            pairing = Pairing(loyalists, LEARNED, players, seeds)
            for is_own, found in won.items():
                match, bots = side_bots(pairing, number)
                for seat, role in enumerate(match.state.roles):
                    if is_own and role != "loyalist":
                        dice = Random(f"{seeds} {players} {number} bot {seat}")
                        bots[Seat(seat)] = LearnedBot(own, match.game, Seat(seat), dice)
                Company(match, bots).play()
                found.append(not loyalists_won(match))
        shares = [f"{100 * sum(won[is_own]) / games:.1f}" for is_own in (False, True)]
        cells += [*shares, difference(won[True], won[False])]
    print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


def salted(ears: LearnedBot, packet: Packet, turn: Turn) -> Iterable[tuple[Seat, float]]:
    """What the network itself thinks, with salt."""
    return ears.suspicions(packet).items()


def raw(ears: LearnedBot, packet: Packet, turn: Turn) -> Iterable[tuple[Seat, float]]:
    """What comes out of it, no chance but a number."""
    return zip(ears.suspicions(packet), ears.doubts(packet).tolist(), strict=True)


def thought(
    players: int, names: tuple[str, ...], options: argparse.Namespace, asked: dict[str, Asked]
) -> dict[str, list[Guess]]:
    """What learned Loyalists think of the others at tables of these bots, each vote once."""
    make = partial(LearnedBot, options.weights)
    heard = listened((players, names, options.seeds), make, asked, range(options.games))
    return {name: [g for g in each if g.moment != MOMENTS[-1]] for name, each in heard.items()}


def suspicion(players: int, options: argparse.Namespace) -> str:
    """What it says, what its network thinks, and the shares of roles, by table: log losses."""
    cells = []
    for names in (*TABLES, (LEARNED,)):
        heard = thought(players, names, options, {"says": says, "network": salted})
        own, shares = log_loss(heard["says"])
        cells.append(f"{own:.2f}, {log_loss(heard['network'])[0]:.2f} ({shares:.2f})")
    return " | ".join(cells)


def salt_of(heard: list[Guess]) -> tuple[float, float]:
    """The factor and shift for the network's output that give the lowest log loss."""
    x = np.array([[each.chance, 1.0] for each in heard])
    y = np.array([each.plots for each in heard], float)
    found = np.array([0.5, 0.0])
    for _ in range(20):  # Newton's steps
        chance = 1 / (1 + np.exp(-x @ found))
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + 1e-6 * np.eye(2)
        found = found + np.linalg.solve(bend, x.T @ (y - chance))
    return round(float(found[0]), 3), round(float(found[1]), 3)


def salt(options: argparse.Namespace) -> None:
    """Fit how far to trust suspicions, on all kinds of tables, and write it down."""
    found = {}
    options.seeds = "salt"
    for players in options.players:
        tables = [thought(players, names, options, {"raw": raw}) for names in TABLES]
        found[str(players)] = salt_of([guess for heard in tables for guess in heard["raw"]])
        print(players, found[str(players)], flush=True)
    noted(options.weights, salt=found)


def speed(players: int, games: int) -> str:
    """The median and the 99th percentile of a decision's processor time, in milliseconds."""
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
    """Print the tables that the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = ("strength", "plotters", "salt", "suspicion", "speed")
    parser.add_argument("--only", choices=kinds, required=True)
    parser.add_argument("--players", type=int, nargs="*", default=[5, 6, 7, 8, 9, 10])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seeds", default="learned proof")
    parser.add_argument("--weights", type=Path, help="the network's file; what ships, if none")
    options = parser.parse_args()
    if options.only == "salt" and options.weights is None:
        parser.error("--only salt writes to --weights: name the file")
    options.weights = options.weights or SENATOR
    if options.only == "salt":
        salt(options)
        return
    if options.only == "plotters":
        with TemporaryDirectory() as folder:
            own = Path(folder) / "own.npz"
            own.write_bytes(options.weights.read_bytes())
            noted(own, plots=options.players)
            for players in options.players:
                own_plotters(players, options.games, options.seeds, own)
        return
    if options.only == "strength":
        names = [f"{ours} v {theirs}" for ours, theirs in PAIRINGS]
        gained = ("Loyalists gain", "plotters gain", "its endings", "from people's")
        print("| players | " + " | ".join((*names, *gained)) + " |")
        print("|---" * 9 + "|", flush=True)
    for players in options.players:
        if options.only == "strength":
            strength(players, options.games, options.seeds)
        elif options.only == "speed":
            print(f"| {players} | {speed(players, options.games)} |", flush=True)
        else:
            print(f"| {players} | {suspicion(players, options)} |", flush=True)


if __name__ == "__main__":
    main()
