"""Networks that answer as today's bots do: `python -m benchmarks.senate_clones`.

They sit at the tables at which a senator trains, so that it meets bots unlike itself. Bots of each
level play among themselves and mixed. We keep each answer and each claim with what the seat saw
(`Onlooker`), and a small network learns it. At the end we see how often it would have answered the
same in games that it has not seen.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from palatine.batch import actions
from palatine.bots.bot import Bot, Claim, Saying
from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.bots.senate.onlooker import Onlooker, table_of
from palatine.bots.turn import Turn
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import AskOut, Packet
from palatine.training.checkpoint import save_tree
from palatine.training.clones import Data, beginner, joined, judged, learned
from palatine.training.observation import observe, played, sensible

GAME, EDITION = find("sith-imperative")
LEVELS = ("hard", "normal", "easy")
WORDS = {
    "yes": actions.YES,
    "no": actions.NO,
    "look": actions.LOOK,
    "veto": actions.PROPOSE_VETO,
    "policy:loyalist": actions.ENACT_LOYALIST,
    "policy:separatist": actions.ENACT_SEPARATIST,
}
TILE = "policy:loyalist"
Row = tuple[dict[str, int], list[int], int, int]
"""What a seat saw, its ledger, its seat and its action."""


class Watched:
    """A bot whose answers and claims we keep, with what its seat saw."""

    def __init__(self, bot: Bot, seat: Seat, players: int) -> None:
        self.bot, self.seat, self.players = bot, seat, players
        self.eyes = Onlooker(seat)
        self.rows: list[Row] = []

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """Claims about an office count; remarks have no place in training."""
        self.eyes.hear(packet)
        claims = self.bot.hear(packet)
        for claim in claims:
            if not isinstance(claim, Claim):
                continue  # free text is no answer of the network
            if claim.what in ("drew", "received", "peeked"):
                said = actions.SAY_NONE + claim.atoms.count(TILE)
                self.keep(packet, f"say_{claim.what}", 0, said)
            elif claim.what == "found":
                loyal = claim.atoms[1] == "party:loyalist"
                said = actions.SAY_LOYALIST if loyal else actions.SAY_SEPARATIST
                self.keep(packet, "say_found", 0, said)
        return claims

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """The bot's own answer."""
        asked, answer = packet.ask, self.bot.decide(packet, turn)
        assert asked is not None
        hand = [option.atom for option in asked.options].count(TILE)
        if asked.kind == "consent":
            hand = self.eyes.passed_on(self.eyes.history.sessions[-1])
        action = self.action(asked, answer, hand)
        self.keep(packet, asked.kind, hand, action)
        if asked.kind == "pass_on":
            number = len(self.eyes.history.sessions) - 1
            self.eyes.passed[number] = hand - (action == actions.DISCARD_LOYALIST)
        return answer

    def action(self, asked: AskOut, answer: Answer, hand: int) -> int:
        """The kernel's number for an answer."""
        if asked.kind == "pass_on":
            lost = hand - list(answer).count(TILE)
            return actions.DISCARD_LOYALIST if lost else actions.DISCARD_SEPARATIST
        if asked.kind == "consent":
            return actions.AGREE if answer == "yes" else actions.REFUSE
        text = str(answer)
        if text.startswith("player:"):
            return (int(text.removeprefix("player:")) - self.seat) % self.players
        return WORDS[text]

    def keep(self, packet: Packet, phase: str, hand: int, action: int) -> None:
        """Remember what was seen and answered."""
        fields = self.eyes.fields(packet, phase, hand)
        self.rows.append((fields, self.eyes.ledger(), self.seat, action))


def game(players: int, number: int) -> Iterator[tuple[str, Watched]]:
    """A game of hard bots, or of bots of all levels: each bot with its level."""
    seed = f"clones {players} {number}"
    match = Match(GAME, GAME.setup(players, EDITION), Seeded(seed_from(seed)))
    dice, makers = Random(seed), bots_of(GAME)
    names = [dice.choice(LEVELS) if number % 2 else LEVELS[number // 2 % 3] for _ in seats(players)]
    bots = {
        seat: Watched(makers[name](GAME, seat, Random(f"{seed} {seat}")), seat, players)
        for seat, name in zip(seats(players), names, strict=True)
    }
    Company(match, bots).play()
    return zip(names, bots.values(), strict=True)


def seen(players: int, rows: list[Row]) -> Data:
    """What a policy would have seen in these places."""
    v = played(players)
    table = table_of([row[0] for row in rows], [row[1] for row in rows])
    seat = np.array([1 << row[2] for row in rows], np.int32)
    action = np.array([row[3] for row in rows], np.int32)
    legal = sensible(v, table, seat) | (1 << action)
    return observe(v, table, seat), legal, action


def gathered(games: int) -> dict[str, Data]:
    """The answers of each level in this many games of each size."""
    parts: dict[str, list[Data]] = {level: [] for level in LEVELS}
    for players in range(5, 11):
        rows: dict[str, list[Row]] = {level: [] for level in LEVELS}
        for number in range(games):
            for level, bot in game(players, number):
                rows[level] += bot.rows
        for level, each in rows.items():
            parts[level].append(seen(players, each))
        print(players, {level: len(each) for level, each in rows.items()}, flush=True)
    return {level: joined(found) for level, found in parts.items()}


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=480, help="of each size")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--out", type=Path, default=Path("strangers.npz"))
    options = parser.parse_args()
    clones = []
    for level, data in gathered(options.games).items():
        count = len(data[2]) * 9 // 10
        known, fresh = [
            tuple(each[part] for each in data) for part in (slice(count), slice(count, None))
        ]
        layers = learned(beginner(options.width), known, options.epochs, 1024, (2e-3, 5e-4))
        loss, hits = judged(layers, fresh)
        print(f"{level}: {len(data[2])} answers, log loss {loss:.3f}, {100 * hits:.1f} % the same")
        clones.append(layers)
    save_tree(options.out, clones, np.float16)


if __name__ == "__main__":
    main()
