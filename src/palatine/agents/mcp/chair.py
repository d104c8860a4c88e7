"""A chair at a table: all that an agent's tools need from it, wherever the table is.

There are two implementations: for a match in this process (`match_chair`), and for a table of a
running server (`server/live/live_chair.py`), where people sit with the agent.
"""

from typing import Literal, Protocol

import msgspec

from palatine.core.decisions import Answer, Reason
from palatine.core.seats import Seat
from palatine.core.stream import Packet

Stage = Literal["lobby", "playing", "paused", "held", "over"]
"""The state of a table: `held` is a game whose rules the server does not have."""
Kind = Literal["person", "agent", "bot"]


class Player(msgspec.Struct, frozen=True):
    """A player at the table."""

    name: str
    kind: Kind


class About(msgspec.Struct, frozen=True):
    """The game at a table and its players: nothing of it is secret."""

    stage: Stage
    game: str
    edition: str
    options: dict[str, str]
    players: int
    """The number of players."""
    table: tuple[Player, ...]
    """The players: seat by seat in a game, and in the order of seating before it."""
    has_speech: bool
    """Whether players can also speak in their own words: a table of people decides that."""
    seat: Seat | None
    """The agent's own seat; None before a game begins."""
    game_number: int
    """The number of the game at this table; 0 before the first."""
    commitment: str | None
    """The hash of the seed of all shuffles,"""
    seed: str | None
    """and the seed, once the game is over."""
    language: str = "en"
    """The language in which the table is addressed."""


class Chair(Protocol):
    """One seat's side of a table. Refusals are errors by blame, and change nothing."""

    def about(self) -> About:
        """The game, and the players."""

    def now(self) -> Packet | None:
        """All that this seat may know now, with its news from the start; None before a game."""

    def size(self, after: int) -> int:
        """How many bytes a phone would get that comes back after hearing this many news.

        It depends on public facts alone. 0 if nobody could watch the way to the agent.
        """

    async def change(self) -> bool:
        """Wait until `about` or `now` may give something else; False if that can never happen."""

    async def answer(self, number: int, answer: Answer) -> None:
        """Answer the question with this number; sending the same again changes nothing."""

    async def why(self, atom: str) -> Reason | None:
        """The rule that says why an atom is not on offer; None if it is, or if no rule says so."""

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim to the table, true or not."""

    async def speak(self, text: str) -> None:
        """Say something in the seat's own words, if the table allows it."""
