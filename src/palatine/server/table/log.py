"""The log of a table: everything that ever changed it, in order. The table is a fold over it.

The match's own inputs (core/log.py) stand between the others. Hashes of tickets and the seed are in
the log and nowhere else: it never leaves the server.
"""

from collections.abc import Iterable

import msgspec

from palatine.core.game import Setup
from palatine.core.log import Answered, Ordered, Said
from palatine.server.wire.messages import Choice, StandIn

FORMAT = 1


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at the table, beside what happened in the game."""


class Opened(Event, frozen=True, tag="opened"):
    """A table was opened: always the first entry."""

    format: int
    code: str
    host: str
    """The hash of the host's ticket."""
    choice: Choice


class Joined(Event, frozen=True, tag="joined"):
    """Somebody sat down."""

    person: int
    name: str
    ticket: str
    """The hash of this person's ticket."""


class BotAdded(Event, frozen=True, tag="bot_added"):
    """A bot sat down."""

    person: int
    name: str
    bot: str


class Removed(Event, frozen=True, tag="removed"):
    """Somebody left; from a running game, so that a bot plays on."""

    person: int
    is_own_wish: bool = False
    bot: str | None = None


class Arranged(Event, frozen=True, tag="arranged"):
    """The people sit in this order."""

    people: tuple[int, ...]


class Chosen(Event, frozen=True, tag="chosen"):
    """Another game, or other options."""

    choice: Choice
    bots: dict[int, str] = {}
    """Which bots play it, in the place of those that can't."""


class HandedOver(Event, frozen=True, tag="handed_over"):
    """Somebody else is the host on a phone."""

    person: int


class Started(Event, frozen=True, tag="started"):
    """A game began, with these people seat by seat."""

    setup: Setup
    seed: str
    people: tuple[int, ...]


class Paused(Event, frozen=True, tag="paused"):
    """Nobody may answer."""


class Resumed(Event, frozen=True, tag="resumed"):
    """The pause is over."""


class StoodIn(Event, frozen=True, tag="stood_in"):
    """What becomes of an absent player's decisions."""

    person: int
    how: StandIn


class TakenBack(Event, frozen=True, tag="taken_back"):
    """A player plays again."""

    person: int


class Moved(Event, frozen=True, tag="moved"):
    """A seat went to another browser."""

    person: int
    ticket: str


class Ended(Event, frozen=True, tag="ended"):
    """The game was broken off."""


class Again(Event, frozen=True, tag="again"):
    """Back to the lobby."""


Happened = (
    Opened
    | Joined
    | BotAdded
    | Removed
    | Arranged
    | Chosen
    | HandedOver
    | Started
    | Paused
    | Resumed
    | StoodIn
    | TakenBack
    | Moved
    | Ended
    | Again
)
Entry = Happened | Answered | Ordered | Said

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entries: Iterable[Entry]) -> list[bytes]:
    """The entries as the store keeps them."""
    return [_encoder.encode(entry) for entry in entries]


def read(kept: Iterable[bytes]) -> list[Entry]:
    """The entries that the store kept."""
    return [_decoder.decode(each) for each in kept]
