"""What is kept of a game: its record, each decision with what led to it, and what was measured."""

import hashlib
from typing import Any

import msgspec

from palatine.core.decisions import Answer
from palatine.core.record import Record


class Try(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt of an agent to answer, and what was wrong with it, if anything was."""

    prompt: str
    """The SHA-256 of all that it was told, up to this attempt."""
    reply: str
    milliseconds: float
    tokens: tuple[int, int] = (0, 0)
    """In and out, as the endpoint counts them."""
    refusal: str = ""
    """The sentence with which the answer was refused, or why there was none,"""
    rule: str = ""
    """and the rule behind it."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One question to one seat, and how it came to be answered."""

    number: int
    seat: int
    kind: str
    answer: Answer
    tries: tuple[Try, ...]
    substitute: str = ""
    """The bot that answered in the agent's place."""


class Suspicion(msgspec.Struct, frozen=True):
    """What an agent said in private about the others: for each seat, how probable each role is."""

    seat: int
    told: int
    """How many news had been told by then, to anybody."""
    chances: dict[str, tuple[float, ...]]
    milliseconds: float = 0.0
    tokens: tuple[int, int] = (0, 0)


class Measured(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat did in one game, in counts that add up over games."""

    votes: int = 0
    right_votes: int = 0
    claims: int = 0
    lies: int = 0
    lies_believed: int = 0
    """Lies on which at least one other acted."""
    speeches: int = 0
    told_own_role: int = 0
    """Speeches that name the speaker's own role."""
    suspicions: int = 0
    brier: float = 0.0
    """The sum of squared errors of what it suspected against the truth,"""
    brier_proved: float = 0.0
    """of what the cards alone prove to this seat,"""
    brier_reader: float = 0.0
    """and of what a careful reader thinks there."""
    from_proved: float = 0.0
    """The sum of squared distances from what the cards prove."""
    choices: int = 0
    """Decisions of this seat alone that could have moved the chances,"""
    gained: float = 0.0
    """and by how much they moved its own side's chance to win, all together."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game."""

    table: str
    deal: int
    seating: tuple[str, ...]
    sides: tuple[str, ...]
    won: tuple[bool, ...]
    record: Record
    decisions: tuple[Decision, ...]
    suspicions: tuple[Suspicion, ...] = ()
    measured: tuple[Measured, ...] = ()

    @property
    def key(self) -> tuple[str, int, tuple[str, ...]]:
        """What tells it from all others of the arena."""
        return self.table, self.deal, self.seating

    @property
    def id(self) -> str:
        """Its name in files."""
        return f"{self.table}-{self.deal}-{hash_of(self.seating)[:8]}"

    @property
    def substitutes(self) -> int:
        """How many decisions were not the agents' own."""
        return sum(bool(each.substitute) for each in self.decisions)


def hash_of(value: Any) -> str:
    """The SHA-256 of bytes, or of a value as JSON."""
    content = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return hashlib.sha256(content).hexdigest()
