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
from palatine.core.news import Fact
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class Claim(msgspec.Struct, frozen=True):
    """Something that a bot wants to say to the table, true or not."""

    what: str
    atoms: tuple[str, ...] = ()


class Speech(msgspec.Struct, frozen=True):
    """Free text that a bot wants to say, where the table has such. Our bots neither say nor hear
    any."""

    text: str


Saying = Claim | Speech


class Grounds(msgspec.Struct, frozen=True):
    """One reason for an answer: a message (`counsel-<id>`) and the facts that it needs."""

    id: str
    facts: dict[str, Fact] = {}


class Counsel(msgspec.Struct, frozen=True):
    """What a bot would answer in somebody's place, and why; what weighs most comes first."""

    answer: Answer
    why: tuple[Grounds, ...] = ()


class Bot(Protocol):
    """A player. All that it ever learns comes in packets, the same that a person's screen gets."""

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """Take in the news since the last packet, and say what there is to say about it."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer the decision in the packet within the turn's budget; its news have been heard."""


class Counsellor(Bot, Protocol):
    """A bot that can say why. It knows what its seat knows, and its reasons say no more."""

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """What to answer to the decision in the packet; its news have been heard."""


Maker = Callable[[Game, Seat, Random], Bot]
"""Makes a bot for a seat, with its own random numbers."""
