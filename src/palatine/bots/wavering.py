"""The wavering bot: plays like another bot, and gives some answers at random.

It is for a player's first game. Its rate of random answers is set so that a beginner wins about
half of the games (`benchmarks/beginner.py`).
"""

from collections.abc import Mapping
from random import Random

from palatine.bots.bot import Bot, Maker, Saying
from palatine.bots.random import any_answer
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class WaveringBot:
    """A bot that often does what the other bot would do."""

    def __init__(
        self,
        make: Maker,
        wavers: float | Mapping[int, float],
        game: Game,
        seat: Seat,
        random: Random,
    ) -> None:
        """`wavers` says how often the bot answers at random, at any table or by its size."""
        self.bot: Bot = make(game, seat, random)
        self.wavers, self.seed = wavers, random.getrandbits(64)

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """As the other bot says."""
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """As the other bot decides, except for some answers."""
        asked = packet.ask
        assert asked is not None
        dice = Random(f"{self.seed} {asked.number}")  # the same each time a save is opened
        return (
            any_answer(asked, dice)
            if dice.random() < self._share(len(packet.view.seats))
            else self.bot.decide(packet, turn)
        )

    def _share(self, players: int) -> float:
        """How much of the bot's answers chance gives at a table of this size."""
        return self.wavers[players] if isinstance(self.wavers, Mapping) else self.wavers
