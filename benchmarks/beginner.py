"""Does a beginner win half of the games? `python -m benchmarks.beginner GAME --bot easy`.

The beginner is a script: he follows the simplest advice of a game's lessons (below), and does
everything else at random. We play each deal twice: beginners on one side of the table, or on every
other seat, and bots on the rest; then the other way round. A shared victory counts by the share.
`--wavers` sets how often the first of the bots answers at random.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from benchmarks.tenfold import halves, victory
from palatine.bots.bot import Bot, Claim, Maker
from palatine.bots.company import Company
from palatine.bots.random import any_answer
from palatine.bots.roster import find_bot, first_bot
from palatine.bots.turn import Budget, Turn
from palatine.bots.wavering import WaveringBot
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.intervals import wilson
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import AskOut, Packet
from palatine.lab.playing import MOST_QUESTIONS, sides_of

ROUNDS = 20
TRIES = 8

Advice = Callable[["Beginner", Packet, AskOut], Answer | None]
"""A lesson's answer to a question, if it has one."""


class Beginner:
    """A player who has played the first lessons."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.advice, self.seat, self.random = ADVICE[game.id], seat, random

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Says nothing."""
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """As the lesson says, otherwise at random."""
        assert packet.ask is not None
        answer = self.advice(self, packet, packet.ask)
        return any_answer(packet.ask, self.random) if answer is None else answer

    def role(self, packet: Packet) -> str:
        """The seat's own role, as it sees it."""
        own = next(each for each in packet.view.seats if each.seat == self.seat)
        return next((m.removeprefix("role_") for m in own.secrets if m.startswith("role_")), "")


def atoms(asked: AskOut) -> list[str]:
    """The options on offer."""
    return [option.atom for option in asked.options]


def in_the_senate(self: Beginner, packet: Packet, asked: AskOut) -> Answer | None:
    """Loyalists pass on and enact Loyalist tiles, the others Separatist ones; elections are
    luck."""
    own = "policy:loyalist" if self.role(packet) == "loyalist" else "policy:separatist"
    offered = sorted(atoms(asked), key=lambda atom: atom != own)
    if asked.kind == "pass_on":
        return tuple(sorted(offered[:2]))
    return offered[0] if asked.kind == "enact" else None


def in_the_forum(self: Beginner, packet: Packet, asked: AskOut) -> Answer | None:
    """Bid for open cards, pay as many senators as you can, and end your turn."""
    offered = atoms(asked)
    if asked.kind == "bid":
        cards = [atom for atom in offered if atom.startswith(("senator:", "asset:"))]
        return self.random.choice(cards) if cards else None
    if asked.kind == "after":
        return "end"
    if asked.kind == "pay":
        tried = [any_answer(asked, self.random) for _ in range(TRIES)]
        return max(tried, key=lambda answer: sum(str(a).startswith("senator:") for a in answer))
    return None


def at_court(self: Beginner, packet: Packet, asked: AskOut) -> Answer | None:
    """Rebels condemn the Emperor, and nobody else does; play any Condemn in hand."""
    offered = atoms(asked)
    if asked.kind == "act" and "card:condemn" in offered:
        return "card:condemn"
    emperor = next(each.seat for each in packet.view.seats if "emperor" in each.marks)
    if asked.kind != "condemn" or asked.shape != "pick":
        return None
    if self.role(packet) == "rebel" and f"player:{emperor}" in offered:
        return f"player:{emperor}"
    others = [atom for atom in offered if atom != f"player:{emperor}"]
    return self.random.choice(others) if others else None


def in_the_galaxy(self: Beginner, packet: Packet, asked: AskOut) -> Answer | None:
    """Turn face up what you can, allocate what you can, and attack where you may."""
    if asked.kind not in ("settle", "recruit", "allocate", "attack", "conquer"):
        return None
    deeds = [atom for atom in atoms(asked) if atom != "pass" and not atom.startswith("watch:")]
    return self.random.choice(deeds) if deeds and asked.shape == "pick" else None


ADVICE: dict[str, Advice] = {
    "senate": in_the_senate,
    "to-be-emperor": in_the_forum,
    "besides-the-emperor": at_court,
    "seize-the-imperium": in_the_galaxy,
}


@dataclass(frozen=True)
class Table:
    """Which game, how many players, and with which seeds."""

    game: str
    players: int
    seeds: str


def play(table: Table, number: int, half: bool, make: Maker) -> float:
    """One game with beginners on one half of the table: their share of the victory."""
    game, edition = find(table.game)
    seed = f"{table.seeds} {table.players} {number}"
    setup = game.setup(table.players, edition, game.check_options)
    match = Match(game, setup, Seeded(seed_from(seed)))
    is_first, sides, bots = halves(match), sides_of(match), dict[Seat, Bot]()
    beginners = {seat for seat in seats(table.players) if is_first(seat) == half}
    for seat in seats(table.players):
        maker = Beginner if seat in beginners else make
        bots[seat] = maker(game, seat, Random(f"{seed} {seat}"))
    company = Company(match, bots, Budget(rounds=ROUNDS), f"dreams {seed}")
    company.talk()
    while match.waiting and match.number < MOST_QUESTIONS:
        company.answer(match.waiting)
        company.talk()
    return victory(match, sides, beginners)


def row(table: Table, name: str, make: Maker, deals: int) -> str:
    """How beginners do against one kind of bot."""
    won = sum(play(table, n, half, make) for n in range(deals) for half in (True, False))
    share = wilson(round(won), 2 * deals)
    figures = f"{100 * share.value:.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}]"
    return f"| {table.players} | {name} | {2 * deals} | {figures} |"


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.beginner", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--bots", nargs="+", help="without it, the one for a first game")
    parser.add_argument("--wavers", type=float, nargs="*", default=[], help="of the first of them")
    parser.add_argument("--deals", type=int, default=50, help="each is played twice")
    parser.add_argument("--seeds", default="beginner")
    args = parser.parse_args()
    game, _ = find(args.game)
    names = args.bots or [first_bot(game)]
    found: list[tuple[str, Maker]] = [find_bot(game, name) for name in names]
    found += [(f"{names[0]}, {w}", partial(WaveringBot, found[0][1], w)) for w in args.wavers]
    print("| players | bot | games | won by beginners |\n|---|---|---|---|")
    for players in args.players:
        for name, make in found:
            print(row(Table(args.game, players, args.seeds), name, make, args.deals), flush=True)


if __name__ == "__main__":
    main()
