"""What plays a seat in the arena: it learns only from packets, like every bot."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeGuard

import msgspec

from palatine.arena.played import hash_of
from palatine.bots.bot import Bot, Saying, Suspecting, Suspicions
from palatine.bots.program import ProgramBot
from palatine.bots.turn import Turn
from palatine.core.decisions import Reason
from palatine.core.errors import BadBot, PalatineError
from palatine.core.stream import Packet, encoded


class Floor(NamedTuple):
    """What a seat may do at the table besides answering. Each refusal is an error to pass on."""

    say: Callable[[Saying], None]
    reason: Callable[[str], Reason | None]
    """The rule that says why something is not on offer; None if it is, or if no rule says so."""


class Reply(NamedTuple):
    """The result of asking a player."""

    answer: Any
    prompt: str
    text: str
    tokens: tuple[int, int] = (0, 0)
    fault: str = ""
    """Why there is no answer, if there is none."""


class Suspected(NamedTuple):
    """What a player said of the others in private."""

    chances: Suspicions
    tokens: tuple[int, int] = (0, 0)


class Player(Protocol):
    """A player on a seat."""

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """Take in the news since the last packet, and say what needs saying about it."""

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """Answer the question in the packet; asked again after a refusal."""

    def accept(self) -> None:
        """The answer was accepted."""

    def refuse(self, error: PalatineError) -> None:
        """The answer was refused, and why."""

    def suspect(self, roles: Mapping[str, str], packet: Packet, turn: Turn) -> Suspected | None:
        """How probable each of these roles (with their words) is for each seat, in private.

        The player has heard the packet's news.
        """

    def close(self) -> None:
        """The game is over."""


class BotPlayer:
    """One of our bots, or a program at the other end of two pipes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """As every bot hears it."""
        return self.bot.hear(packet)

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """Its decision; a program that fails has decided nothing."""
        prompt = hash_of(encoded(as_sent(packet)))
        try:
            answer = self.bot.decide(packet, turn)
        except BadBot as error:
            return Reply(None, prompt, "", fault=error.sentence)
        return Reply(answer, prompt, msgspec.json.encode(answer).decode())

    def accept(self) -> None:
        """If all is well, there is nothing to say."""

    def refuse(self, error: PalatineError) -> None:
        """Tell a program; one of our bots would not know what to do with it."""
        if isinstance(self.bot, ProgramBot):
            self.bot.refuse(error)

    def suspect(self, roles: Mapping[str, str], packet: Packet, turn: Turn) -> Suspected | None:
        """What it believes, if it can say so."""
        if not isinstance(self.bot, Suspecting):
            return None
        chances = self.bot.suspect(tuple(roles), packet, turn)
        return Suspected(chances) if is_whole(chances, roles, len(packet.view.seats)) else None

    def close(self) -> None:
        """End a program."""
        if isinstance(self.bot, ProgramBot):
            self.bot.end()


def is_whole(chances: Any, roles: Iterable[str], players: int) -> TypeGuard[Suspicions]:
    """Whether there is a number from 0 to 1 for every seat and role, and for nothing else."""
    return (
        isinstance(chances, dict)
        and set(chances) == set(roles)
        and all(is_row(row, players) for row in chances.values())
    )


def is_row(row: Any, players: int) -> bool:
    """Whether there is a number from 0 to 1 for every seat."""
    return (
        isinstance(row, list | tuple)
        and len(row) == players
        and all(isinstance(each, int | float) and 0 <= each <= 1 for each in row)
    )


def as_sent(packet: Packet) -> Packet:
    """A packet with its late parts filled in, as it would have been sent."""
    parts = {name: getattr(packet, name) for name in Packet.__struct_fields__}
    return Packet(**parts)
