"""What a bot is: it hears a seat's packets, says what it likes, and answers when it is asked.

Its answers depend on what it has heard, its turn and its own random numbers, and on nothing else.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

import msgspec

from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class Claim(msgspec.Struct, frozen=True):
    """Something that a bot wants to say to the table, true or not."""

    what: str
    atoms: tuple[str, ...] = ()


class Bot(Protocol):
    """A player. All that it ever learns comes in packets, the same that a person's screen gets."""

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Take in the news since the last packet, and say what there is to say about it."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer the decision in the packet within the turn's budget; its news have been heard."""


Maker = Callable[[Game, Seat, Random], Bot]
"""Makes a bot for a seat, with its own random numbers."""
