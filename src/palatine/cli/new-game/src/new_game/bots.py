"""Bots: all that they learn comes in packets, the same that a phone gets.

`BOTS` names them, the best first.
"""

from collections import Counter
from random import Random

from palatine.bots.bot import Claim
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class Cautious:
    """Passes to the player who has had the dagger least often: a traitor would have asked for
    it."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.random = random
        self.taken: Counter[str] = Counter()

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Count who gets the dagger; say nothing."""
        passed = [told.facts["target"] for told in packet.news if told.event == "passed"]
        self.taken.update([f"player:{target}" for target in passed])
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """The player who had it least often; among equals, anyone."""
        assert packet.ask is not None
        options = [option.atom for option in packet.ask.options]
        least = min(self.taken[atom] for atom in options)
        return self.random.choice([atom for atom in options if self.taken[atom] == least])


BOTS = {"cautious": Cautious}
