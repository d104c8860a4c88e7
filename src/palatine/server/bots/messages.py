"""What passes between the server and the processes in which its bots think.

To a worker go pickles, since a dream's story holds values of the game; back comes JSON, so that
nothing that a bot's process writes is more than data.
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
"""Bytes before each message that say how long it is."""
ORDER: Final = "big"

Key = tuple[str, tuple[int, int], Seat]
"""A bot's place: the table, which of its games and of their lines, the seat."""


@dataclass(frozen=True)
class BotSpec:
    """How a bot is made: for which game, of which kind, with which random numbers."""

    game: str
    kind: str
    seed: str


@dataclass(frozen=True)
class Thought:
    """A packet to hear; with a budget, a question to answer. With a making, for a new bot."""

    key: Key
    spec: BotSpec | None
    packet: Packet
    milliseconds: float | None = None
    is_counsel: bool = False
    """Whether reasons are wanted as well."""


@dataclass(frozen=True)
class Dreamt:
    """The dream that a bot has asked for, and a seed for its chance."""

    dream: Asleep
    seed: str


@dataclass(frozen=True)
class Forget:
    """A bot is not needed any more."""

    key: Key


Order = Thought | Dreamt | Forget


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a thought; or first of all the wish for a dream."""

    wants_dream: bool = False
    claims: tuple[Claim, ...] = ()
    answer: Answer | None = None
    why: tuple[Grounds, ...] = ()
    failed: dict[str, Any] | None = None
    """What the journal may know of a bot's own mistake."""


def framed(content: bytes) -> bytes:
    """A message with its length before it."""
    return len(content).to_bytes(SIZE, ORDER) + content


def written(order: Order) -> bytes:
    """An order as it goes to a worker."""
    return framed(pickle.dumps(order))
