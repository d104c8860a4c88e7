"""What plays a seat in the arena: all that it learns comes in packets, as with every bot."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from palatine.arena.played import hash_of
from palatine.bots.bot import Bot, Saying
from palatine.bots.program import ProgramBot
from palatine.bots.turn import Turn
from palatine.core.decisions import Reason
from palatine.core.errors import BadBot, PalatineError
from palatine.core.stream import Packet, encoded

Chances = dict[str, tuple[float, ...]]
"""For each role, how probable each seat has it."""


class Floor(NamedTuple):
    """What a seat may do at the table beside answering. Each refusal is an error to be told."""

    say: Callable[[Saying], None]
    reason: Callable[[str], Reason | None]
    """The rule that says why something is not offered; none if it is, or no rule says so."""
    words: Callable[[Reason], str]
    """A reason in a sentence."""


class Reply(NamedTuple):
    """What came of asking a player."""

    answer: Any
    prompt: str
    text: str
    tokens: tuple[int, int] = (0, 0)
    fault: str = ""
    """Why there is no answer, where there is none."""


class Suspected(NamedTuple):
    """What a player said of the others in private."""

    chances: Chances
    tokens: tuple[int, int] = (0, 0)


class Player(Protocol):
    """Whoever sits on a seat."""

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """Take in the news since the last packet, and say what there is to say about it."""

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """Answer the question in the packet; asked again after a refusal."""

    def accept(self) -> None:
        """The answer was taken."""

    def refuse(self, error: PalatineError) -> None:
        """The answer was not taken, and why."""

    def suspect(self, roles: Mapping[str, str], packet: Packet) -> Suspected | None:
        """How probable each seat has each of these roles (with their words), asked in private."""

    def close(self) -> None:
        """The game is over."""


class BotPlayer:
    """A bot of ours, or a program on the other end of two pipes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """As every bot does."""
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """What it decides; a program that fails has decided nothing."""
        prompt = hash_of(encoded(as_sent(packet)))
        try:
            answer = self.bot.decide(packet, turn)
        except BadBot as error:
            return Reply(None, prompt, "", fault=error.sentence)
        return Reply(answer, prompt, msgspec.json.encode(answer).decode())

    def accept(self) -> None:
        """Nothing is said where all is well."""

    def refuse(self, error: PalatineError) -> None:
        """A program is told; a bot of ours would not know what to do with it."""
        if isinstance(self.bot, ProgramBot):
            self.bot.refuse(error)

    def suspect(self, roles: Mapping[str, str], packet: Packet) -> Suspected | None:
        """Bots say nothing of it: what they could think is measured beside what agents say."""
        return None

    def close(self) -> None:
        """A program is ended."""
        if isinstance(self.bot, ProgramBot):
            self.bot.end()


def as_sent(packet: Packet) -> Packet:
    """A packet whose parts were made late, as it would have been sent."""
    parts = {name: getattr(packet, name) for name in Packet.__struct_fields__}
    return Packet(**parts)
