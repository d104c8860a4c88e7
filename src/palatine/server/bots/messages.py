"""What the server and the processes in which its bots think send each other.

Workers get pickles, since a dream's story holds values of the game. JSON comes back, so nothing
that a bot's process writes is more than data.
"""

import pickle
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from palatine.bots.bot import Claim, Grounds
from palatine.core.decisions import Answer
from palatine.core.seats import Seat
from palatine.core.sleep import Asleep
from palatine.core.stream import Packet

SIZE: Final = 4
"""How many bytes before each message give its length."""
ORDER: Final = "big"

Key = tuple[str, tuple[int, int], Seat]
"""A bot's place: the table, which of its games and of their lines, the seat."""


@dataclass(frozen=True)
class BotSpec:
    """How to make a bot: for which game, of which kind, with which random numbers."""

    game: str
    kind: str
    seed: str


@dataclass(frozen=True)
class Thought:
    """A packet to hear. With a budget it is a question to answer; with a spec, it is for a new
    bot.
    """

    key: Key
    spec: BotSpec | None
    packet: Packet
    milliseconds: float | None = None
    is_counsel: bool = False
    """Whether we want reasons as well."""


@dataclass(frozen=True)
class Dreamt:
    """The dream that a bot asked for, and a seed for its random numbers."""

    dream: Asleep
    seed: str


@dataclass(frozen=True)
class Forget:
    """We no longer need this bot."""

    key: Key


Order = Thought | Dreamt | Forget


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a thought; or, before that, the request for a dream."""

    wants_dream: bool = False
    claims: tuple[Claim, ...] = ()
    answer: Answer | None = None
    why: tuple[Grounds, ...] = ()
    failed: dict[str, Any] | None = None
    """What the journal may know of a bot's own mistake."""


def framed(content: bytes) -> bytes:
    """A message with its length in front."""
    return len(content).to_bytes(SIZE, ORDER) + content


def written(order: Order) -> bytes:
    """An order as a worker receives it."""
    return framed(pickle.dumps(order))
