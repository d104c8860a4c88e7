"""Senators who listen in other bots' seats, and are asked whom they suspect."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any

from benchmarks.senate_games import Pairing, side_bots
from palatine.bots.bot import Bot, Saying
from palatine.bots.company import Company
from palatine.bots.senate.curves import PLOTS
from palatine.bots.senate.history import DANGER
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet
from palatine.core.view import SeatView

TABLES = (("hard",), ("easy",), ("hard", "normal", "easy"))
THIRD = 3
MOMENTS = ("third policy", "third Separatist policy", "later", "last vote")
"""The first vote after the third policy, the first after the third Separatist one, the others, and
the last vote of a game, which is one of those."""


@dataclass(frozen=True)
class Guess:
    """How probable something finds it that a seat plots, and whether it does."""

    moment: str
    chance: float
    plots: bool


Heard = dict[str, list[Guess]]
"""By what was asked."""
Ears = Any
"""A bot that can say whom it suspects."""
Asked = Callable[[Ears, Packet, Turn], Iterable[tuple[Seat, float]]]
"""What a listener says of the other seats."""


class Listener:
    """A bot that plays as usual, while another listens in its seat, if that is a Loyalist's."""

    def __init__(self, bot: Bot, ears: Ears, match: Match, asked: dict[str, Asked]) -> None:
        self.bot, self.ears, self.match, self.asked = bot, ears, match, asked
        self.heard: dict[str, list[list[Guess]]] = {name: [] for name in asked}
        self.reached: set[str] = set()

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """Both hear it, and one speaks."""
        self.ears.hear(packet)
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """One decides; the other says whom it suspects."""
        tracks = {track.id: track.value for track in packet.view.tracks}
        if packet.asking == "vote" and tracks["loyalist"] + tracks["separatist"] >= THIRD:
            moment = self.moment(tracks)
            roles = self.match.state.roles
            for name, ask in self.asked.items():
                said = ask(self.ears, packet, turn)
                guesses = [Guess(moment, chance, roles[p] != "loyalist") for p, chance in said]
                self.heard[name].append(guesses)
        return self.bot.decide(packet, turn)

    def moment(self, tracks: dict[str, int]) -> str:
        """The kind of this vote."""
        third, danger, later, _ = MOMENTS
        is_danger = tracks["separatist"] == DANGER and danger not in self.reached
        now = danger if is_danger else later if self.reached else third
        self.reached.add(now)
        return now

    def guesses(self, name: str) -> list[Guess]:
        """All that it said, and what it said last once more."""
        said = self.heard[name]
        last = [Guess(MOMENTS[-1], each.chance, each.plots) for each in said[-1]] if said else []
        return [*[guess for those in said for guess in those], *last]


def listened(
    table: tuple[int, tuple[str, ...], str],
    make: Callable[[Game, Seat, Random], Ears],
    asked: dict[str, Asked],
    numbers: Iterable[int],
) -> Heard:
    """What listening Loyalists thought of others in games of a size, of these bots and seeds."""
    players, names, seeds = table
    heard: Heard = {name: [] for name in asked}
    for number in numbers:
        pairing = Pairing("hard", "hard", players, f"{seeds} {' '.join(names)}")
        match, _ = side_bots(pairing, number)
        dice, bots = Random(number), dict[Seat, Bot]()
        for seat in seats(players):
            name = dice.choice(names)
            _, others = side_bots(Pairing(name, name, players, pairing.seeds), number)
            bots[seat] = others[seat]
            if match.state.roles[seat] == "loyalist":
                ears = make(match.game, seat, Random(1))
                bots[seat] = Listener(others[seat], ears, match, asked)
        Company(match, bots).play()
        for each in bots.values():
            if isinstance(each, Listener):
                for name in asked:
                    heard[name] += each.guesses(name)
    return heard


def says(ears: Ears, packet: Packet, turn: Turn) -> Iterable[tuple[Seat, float]]:
    """What a bot says when asked whom it suspects."""
    said = ears.suspect((PLOTS,), packet, turn)[PLOTS]
    return [(each.seat, said[each.seat]) for each in others(packet)]


def others(packet: Packet) -> list[SeatView]:
    """All but the packet's own seat."""
    return [each for each in packet.view.seats if each.seat != packet.view.viewer]


def log_loss(heard: list[Guess]) -> tuple[float, float]:
    """The log loss of the suspicions, and that of the shares of roles."""
    share = sum(each.plots for each in heard) / len(heard)
    right = [each.chance if each.plots else 1 - each.chance for each in heard]
    loss = -sum(log(min(max(chance, 1e-6), 1)) for chance in right) / len(right)
    return loss, -share * log(share) - (1 - share) * log(1 - share)
