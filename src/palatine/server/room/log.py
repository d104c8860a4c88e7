"""The log of a room: what it was told, in order. The room is a fold over it.

No name is in it: a person is a number, and the name to it can be erased (`keeping.py`).
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from palatine.core.game import Outcome, Setup
from palatine.server.wire.messages import Look
from palatine.server.wire.room_messages import BestLie, CloseVote, Moment, Praise

FORMAT: Final = 1


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a room was told. What a newer program adds to one is passed over."""


class RoomOpened(Event, frozen=True, tag="room_opened"):
    """A room was opened: always the first entry."""

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
    """Somebody has a new ticket, on a new phone; or, where it is empty, may take one."""

    person: int
    ticket: str


class PersonRemoved(Event, frozen=True, tag="person_removed"):
    """Somebody is not to be remembered any more: in every game, their seat is a guest's."""

    person: int


class RatingsSwitched(Event, frozen=True, tag="ratings_switched"):
    """The room wants ratings, or wants none any more."""

    is_on: bool


class TableJoined(Event, frozen=True, tag="table_joined"):
    """A table is played at in this room; its games are looked for again after a crash."""

    table: str


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a game that is over. Without a person and without a bot, it was a guest's."""

    person: int | None = None
    bot: str | None = None
    role: str = ""
    """As it was dealt; empty in a game without roles."""
    side: str = ""


Key = tuple[str, int, str]
"""What a game is known by: table, number there, and seed, since codes of tables are used again."""


class GameEnded(Event, frozen=True, tag="game_ended"):
    """A game came to its end, at a table of this room."""

    table: str
    game: int
    """The table's game of this number."""
    setup: Setup
    seats: tuple[Sat, ...]
    outcome: Outcome
    seed: str
    at: int
    """When, in seconds since 1970."""
    inputs: int
    """Answers, chances and claims: how long it was."""
    minutes: int = 0
    """How long it took; 0 where nobody knows, because a server was started anew meanwhile."""
    vote: CloseVote | None = None

    @property
    def key(self) -> Key:
        """What a game is known by: it is remembered once."""
        return self.table, self.game, self.seed

    def has_won(self, seat: int) -> bool:
        """Whether this seat is among the winners."""
        return seat in self.outcome.winners


class GameReviewed(Event, frozen=True, tag="game_reviewed"):
    """What our bots found in a game that is over; it is told later, since they take their time."""

    table: str
    game: int
    seed: str
    moments: tuple[Moment, ...] = ()
    """Three at most, in the order in which they came."""
    lie: BestLie | None = None
    praise: tuple[Praise, ...] = ()

    @property
    def key(self) -> Key:
        """The game that it is about."""
        return self.table, self.game, self.seed


class Unread(msgspec.Struct, frozen=True):
    """An entry of a kind that this program does not know: a newer one has written it."""


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
