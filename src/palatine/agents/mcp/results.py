"""What the six tools give back, beside the same in words.

Every field is always there and in the same order, and news are those after a count that the caller
names: so a conversation only ever grows at its end, and what was paid for once is not sent again.
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
    """Whether `say` also takes a text of one's own."""
    seat: Seat | None
    game_number: int
    commitment: str | None
    seed: str | None
    claims: dict[str, tuple[tuple[str, ...], ...]]
    """What can be said, each with the atoms among which every part of it is."""


class Turn(msgspec.Struct, frozen=True):
    """What is new for the seat, and what it is asked."""

    stage: Stage
    game_number: int
    """Which game of this table it is."""
    after: int
    """How many news the seat has heard: give it to the next `wait`."""
    news: tuple[Told, ...]
    waiting: tuple[Seat, ...]
    """Who is asked and has not answered."""
    asking: str
    """What kind of question is open."""
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
