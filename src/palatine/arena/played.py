"""What we keep of a game: its record, each decision with what led to it, and the measures."""

import hashlib
from typing import Any

import msgspec

from palatine.core.decisions import Answer
from palatine.core.record import Record


class Try(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt of an agent to answer, and what was wrong with it, if anything was."""

    prompt: str
    """The SHA-256 of what the agent read: a model's whole conversation up to this attempt, a client
    of MCP's packet with all news, or only the last packet of a bot or a program."""
    reply: str
    milliseconds: float
    tokens: tuple[int, int] = (0, 0)
    """In and out, as the endpoint counts them."""
    refusal: str = ""
    """Why the answer was refused, or why there was none,"""
    rule: str = ""
    """and the rule behind it."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One question to one seat, and how the answer came about."""

    number: int
    seat: int
    kind: str
    answer: Answer
    tries: tuple[Try, ...]
    substitute: str = ""
    """The bot that answered in the agent's place."""


class Suspicion(msgspec.Struct, frozen=True):
    """What an agent said in private about the others: for each seat, the probability of each
    role."""

    seat: int
    told: int
    """The number of news told by then, to anybody."""
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
    """Lies on which at least one other player acted."""
    true_claims: int = 0
    """Claims that tell the whole truth about what the speaker held or saw, which was secret."""
    speeches: int = 0
    told_own_role: int = 0
    """Speeches in which the speaker tells their own role,"""
    claimed_own_role: int = 0
    """and claims that do, if the game has them."""
    suspicions: int = 0
    brier: float = 0.0
    """The sum of squared errors of its suspicions against the truth,"""
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
    common: int = 0
    """Its answers to questions that several were asked at once, such as votes,"""
    pivotal: int = 0
    """those of them that decided something, all other answers being as they were,"""
    gained_common: float = 0.0
    """and by how much these moved its own side's chance to win, all together."""


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """By how much one decision of a seat moved its own chance to win."""

    at: int
    """The moment of the replay that shows the result,"""
    answered: int
    """and the moment right after the answer: earlier, if others only declined in between."""
    seat: int
    change: float
    common: bool = False
    """Whether several were asked at once: then the change is from what other answers of this seat
    would have brought."""


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
    moved: tuple[Moved, ...] = ()
    """The decisions that moved the chances, in the order of play."""

    @property
    def key(self) -> tuple[str, int, tuple[str, ...]]:
        """What sets it apart from all others of the arena."""
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
