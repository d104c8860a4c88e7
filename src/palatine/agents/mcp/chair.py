"""A chair at a table: all that an agent's tools need of it, whoever holds the table.

It is implemented twice: for a match in this process (`match_chair`), and for a table of a running
server (`server/live/live_chair.py`), where people sit beside the agent.
"""

from typing import Literal, Protocol

import msgspec

from palatine.core.decisions import Answer, Reason
from palatine.core.seats import Seat
from palatine.core.stream import Packet

Stage = Literal["lobby", "playing", "paused", "held", "over"]
"""Where a table is: `held` is a game whose rules the server does not have."""
Kind = Literal["person", "agent", "bot"]


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    name: str
    kind: Kind


class About(msgspec.Struct, frozen=True):
    """What is played at a table, and by whom: nothing of it is secret."""

    stage: Stage
    game: str
    edition: str
    options: dict[str, str]
    players: int
    """How many play."""
    table: tuple[Player, ...]
    """Who sits there: seat by seat in a game, and in the order of seating before it."""
    has_speech: bool
    """Whether one can also speak in words of one's own: a table of people decides that."""
    seat: Seat | None
    """The own seat; none before a game begins."""
    game_number: int
    """Which game of this table it is; 0 before the first."""
    commitment: str | None
    """The hash of the seed of all shuffles,"""
    seed: str | None
    """and the seed, once the game is over."""


class Chair(Protocol):
    """One seat's side of a table. Refusals are errors by blame, and have changed nothing."""

    def about(self) -> About:
        """What is played, and by whom."""

    def now(self) -> Packet | None:
        """All that this seat may know now, with its news from the first on; none before a game."""

    async def change(self) -> bool:
        """Wait until `about` or `now` may give something else; False if that will never be."""

    async def answer(self, number: int, answer: Answer) -> None:
        """Answer the question of this number; the same once more changes nothing."""

    async def why(self, atom: str) -> Reason | None:
        """The rule that says why an atom is not offered; none if it is, or no rule says so."""

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim to the table, true or not."""

    async def speak(self, text: str) -> None:
        """Say something in words of one's own, where the table has that."""
