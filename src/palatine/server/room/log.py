"""The log of a room: what it was told, in order. The room is a fold over it.

No name is in it: a person is a number, and we can erase the name that belongs to it
(`keeping.py`).
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from palatine.core.game import Outcome, Setup
from palatine.server.wire.messages import Look
from palatine.server.wire.room_messages import BestLie, CloseVote, Moment, Praise

FORMAT: Final = 1


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a room was told. We skip fields that a newer program adds."""


class RoomOpened(Event, frozen=True, tag="room_opened"):
    """Somebody opened a room: always the first entry."""

    format: int
    code: str
    owner: str
    """The hash of the owner's ticket."""


class PersonJoined(Event, frozen=True, tag="person_joined"):
    """Somebody wants to be remembered."""

    person: int
    ticket: str
    """The hash of this person's ticket; empty if nobody has one yet, in a room from elsewhere."""
    look: Look


class PersonClaimed(Event, frozen=True, tag="person_claimed"):
    """Somebody has a new ticket, on a new phone; or, if it is empty, may take one."""

    person: int
    ticket: str


class PersonRemoved(Event, frozen=True, tag="person_removed"):
    """We no longer remember somebody: in every game, their seat becomes a guest's."""

    person: int


class RatingsSwitched(Event, frozen=True, tag="ratings_switched"):
    """The room wants ratings, or wants none any more."""

    is_on: bool


class TableJoined(Event, frozen=True, tag="table_joined"):
    """A table plays in this room; after a crash we look for its games again."""

    table: str


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a game that is over. Without a person and without a bot, it was a guest's."""

    person: int | None = None
    bot: str | None = None
    role: str = ""
    """As it was dealt; empty in a game without roles."""
    side: str = ""


Key = tuple[str, int, str]
"""What identifies a game: table, number there, and seed, since tables' codes are reused."""


class GameEnded(Event, frozen=True, tag="game_ended"):
    """A game came to its end, at a table of this room."""

    table: str
    game: int
    """The number of the game at its table."""
    setup: Setup
    seats: tuple[Sat, ...]
    outcome: Outcome
    seed: str
    at: int
    """When, in seconds since 1970."""
    inputs: int
    """Answers, chances and claims: how long it was."""
    minutes: int = 0
    """How long it took; 0 if nobody knows, because a server was restarted during it."""
    vote: CloseVote | None = None

    @property
    def key(self) -> Key:
        """What identifies the game: the room remembers it once."""
        return self.table, self.game, self.seed

    def has_won(self, seat: int) -> bool:
        """Whether this seat is among the winners."""
        return seat in self.outcome.winners


class GameReviewed(Event, frozen=True, tag="game_reviewed"):
    """What our bots found in a game that is over; it comes later, since they take their time."""

    table: str
    game: int
    seed: str
    moments: tuple[Moment, ...] = ()
    """Three at most, in the order in which they happened."""
    lie: BestLie | None = None
    praise: tuple[Praise, ...] = ()

    @property
    def key(self) -> Key:
        """The key of the game that it is about."""
        return self.table, self.game, self.seed


class Unread(msgspec.Struct, frozen=True):
    """An entry of a kind that this program does not know, from a newer one."""


Entry = (
    RoomOpened
    | PersonJoined
    | PersonClaimed
    | PersonRemoved
    | RatingsSwitched
    | TableJoined
    | GameEnded
    | GameReviewed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entries: Iterable[Entry]) -> list[bytes]:
    """The entries as the store keeps them."""
    return [_encoder.encode(entry) for entry in entries]


def read(kept: Iterable[bytes]) -> list[Any]:
    """The entries that the store kept: each an `Entry`, or `Unread`."""
    return [_read(each) for each in kept]


def _read(kept: bytes) -> Entry | Unread:
    try:
        return _decoder.decode(kept)
    except msgspec.ValidationError:
        return Unread()
