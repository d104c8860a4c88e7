"""What a bot is: it hears a seat's packets, says what it likes, and answers when asked.

Its answers depend only on what it has heard, its turn and its own random numbers.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, runtime_checkable

import msgspec

from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game, Setup
from palatine.core.news import Fact
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class Claim(msgspec.Struct, frozen=True):
    """Something that a bot wants to tell the table, true or not."""

    what: str
    atoms: tuple[str, ...] = ()


class Speech(msgspec.Struct, frozen=True):
    """Free text that a bot wants to say, at tables that allow it. Our bots neither say nor hear
    any."""

    text: str


Saying = Claim | Speech


class Grounds(msgspec.Struct, frozen=True):
    """One reason for an answer: a message (`counsel-<id>`) and the facts that it needs."""

    id: str
    facts: dict[str, Fact] = {}


class Counsel(msgspec.Struct, frozen=True):
    """What a bot would answer in a player's place, and why, with the weightiest reason first."""

    answer: Answer
    why: tuple[Grounds, ...] = ()


class Bot(Protocol):
    """A player. It learns only from packets, the same ones that a person's screen gets."""

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """Take in the news since the last packet, and say what needs saying about it."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer the decision in the packet within the turn's budget; the bot has heard its
        news."""


class Counsellor(Bot, Protocol):
    """A bot that can say why. It knows what its seat knows, and its reasons say no more."""

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """What to answer to the decision in the packet; the bot has heard its news."""


Suspicions = dict[str, tuple[float, ...]]
"""For each role, how probable it is for each seat, in order of seats."""


@runtime_checkable
class Suspecting(Bot, Protocol):
    """A bot that can say whom it suspects, in private: nobody at the table hears it."""

    def suspect(self, roles: Sequence[str], packet: Packet, turn: Turn) -> Suspicions | None:
        """How probable each of these roles is for each seat; the bot has heard the packet's
        news."""


@runtime_checkable
class Choosy(Bot, Protocol):
    """A bot that can't play at every table of its game."""

    def join(self, setup: Setup) -> None:
        """Refuse a table that this bot can't play at, with BadSetup."""


def joined(bot: Bot, setup: Setup) -> Bot:
    """The bot, unless it refuses this table."""
    if isinstance(bot, Choosy):
        bot.join(setup)
    return bot


Maker = Callable[[Game, Seat, Random], Bot]
"""Makes a bot for a seat, with its own random numbers."""
