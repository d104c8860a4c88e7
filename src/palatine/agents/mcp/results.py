"""What the six tools return, next to the same in words.

Every field is always there, in the same order, and news start after a count that the caller names.
So a conversation only ever grows at its end, and nothing is sent or paid for twice.
"""

from typing import Any

import msgspec

from palatine.agents.mcp.chair import Player, Stage
from palatine.core.game import Outcome
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.stream import AskOut
from palatine.core.view import View


class Joined(msgspec.Struct, frozen=True):
    """The table, the seat, and what may be said there."""

    stage: Stage
    game: str
    edition: str
    options: dict[str, str]
    players: int
    table: tuple[Player, ...]
    has_speech: bool
    """Whether `say` also takes the seat's own text."""
    seat: Seat | None
    game_number: int
    commitment: str | None
    seed: str | None
    language: str
    """The language of the words here and at the table."""
    claims: dict[str, tuple[tuple[str, ...], ...]]
    """The possible claims, each with the atoms for each of its parts."""


class Turn(msgspec.Struct, frozen=True):
    """What is new for the seat, and what it is asked."""

    stage: Stage
    game_number: int
    """The number of the game at this table."""
    after: int
    """How many news the seat has heard: give it to the next `wait`."""
    news: tuple[Told, ...]
    waiting: tuple[Seat, ...]
    """The seats that we wait for."""
    asking: str
    """The kind of the open question."""
    ask: AskOut | None
    """The seat's own question, with its options."""
    over: Outcome | None


class Looked(msgspec.Struct, frozen=True):
    """The table as the seat sees it."""

    stage: Stage
    game_number: int
    after: int
    view: View | None
    waiting: tuple[Seat, ...]
    asking: str
    ask: AskOut | None
    over: Outcome | None


class Answered(msgspec.Struct, frozen=True):
    """The answer is kept."""

    number: int
    answer: str | tuple[str | int, ...]


class Because(msgspec.Struct, frozen=True):
    """Whether an atom is offered; if not, why."""

    atom: str
    offered: bool
    sentence: str
    rule: str
    """The rule's id,"""
    text: str
    """and its words."""


class Claimed(msgspec.Struct, frozen=True):
    """What was said stands in the log, and all have heard it."""

    what: str
    atoms: tuple[str, ...]
    text: str


def schema_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of a result, with an object at its root."""
    (_,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    root = parts.pop(kind.__name__)
    return {**root, "$defs": parts} if parts else root
