"""The wavering bot: plays as another one does, and gives some answers by chance.

It is for somebody's first game: how often it wavers is set so that a beginner wins about half of
the games (`benchmarks/beginner.py`).
"""

from random import Random

from palatine.bots.bot import Bot, Maker, Saying
from palatine.bots.random import any_answer
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class WaveringBot:
    """A bot that often does what the other would do."""

    def __init__(self, make: Maker, wavers: float, game: Game, seat: Seat, random: Random) -> None:
        self.bot: Bot = make(game, seat, random)
        self.wavers, self.seed = wavers, random.getrandbits(64)

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """As the other."""
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """As the other, but for some answers."""
        asked = packet.ask
        assert asked is not None
        dice = Random(f"{self.seed} {asked.number}")  # the same whenever a save is opened
        return (
            any_answer(asked, dice)
            if dice.random() < self.wavers
            else self.bot.decide(packet, turn)
        )
