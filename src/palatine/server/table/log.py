"""The log of a table: everything that ever changed it, in order. The table is a fold over it.

The match's own inputs (core/log.py) come between the others. Hashes of tickets and the seed are in
the log and nowhere else: it never leaves the server.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from palatine.core.cues import Pace
from palatine.core.game import Outcome, Setup
from palatine.core.log import Answered, Ordered, Said, Spoke
from palatine.core.state import State
from palatine.server.wire.messages import Choice, Look, Next, StandIn

FORMAT = 1


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at the table, outside the game."""


class Opened(Event, frozen=True, tag="opened"):
    """Somebody opened a table: always the first entry."""

    format: int
    code: str
    host: str
    """The hash of the host's ticket."""
    choice: Choice


class Joined(Event, frozen=True, tag="joined"):
    """Somebody joined."""

    person: int
    name: str
    ticket: str
    """The hash of this person's ticket."""
    look: Look | None = None
    """Old logs have none: the fold gives one that is free."""
    is_agent: bool = False
    """Whether the host invited a program to this seat."""


class BotAdded(Event, frozen=True, tag="bot_added"):
    """A bot joined."""

    person: int
    name: str
    bot: str
    look: Look | None = None


class Dressed(Event, frozen=True, tag="dressed"):
    """Somebody has another colour and sign."""

    person: int
    look: Look


class Removed(Event, frozen=True, tag="removed"):
    """Somebody left; in a running game a bot plays on."""

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
    """Which bots play it, in place of those that can't."""


class Paced(Event, frozen=True, tag="paced"):
    """The game is played at another pace."""

    pace: Pace


class QuestionOpened(Event, frozen=True, tag="question_opened"):
    """People have seen what led to this question, so the players asked may answer.

    There is an entry only if there was something to see: other questions open at once.
    """

    number: int
    told: tuple[str, ...] = ()
    """Which rules new people were told before it."""


class HandedOver(Event, frozen=True, tag="handed_over"):
    """Somebody else is the host on a phone."""

    person: int


class InRoom(Event, frozen=True, tag="in_room"):
    """A room begins to remember the games that end at this table, or stops."""

    room: str


class Known(Event, frozen=True, tag="known"):
    """Somebody at the table is this person of the room, or a guest."""

    person: int
    who: int | None = None


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
    """What happens to an absent player's decisions."""

    person: int
    how: StandIn


class TakenBack(Event, frozen=True, tag="taken_back"):
    """A player plays again."""

    person: int


class AnsweredFor(Event, frozen=True, tag="answered_for"):
    """A bot answers one question for somebody, who then plays again."""

    person: int
    number: int
    """The number of the question in the match."""


class Rewound(Event, frozen=True, tag="rewound"):
    """The one person among bots took back an answer, with everything that followed from it.

    The game is back to where it was after this many of its inputs, and no longer counts.
    """

    inputs: int


class LinkShown(Event, frozen=True, tag="link_shown"):
    """A player saw a link by which the seat can go to another browser."""

    person: int
    link: str
    """The hash of its secret."""
    until: int
    """When it expires, in seconds since 1970."""


class Moved(Event, frozen=True, tag="moved"):
    """A seat went to another browser."""

    person: int
    ticket: str


class Reached(Event, frozen=True, tag="reached"):
    """Where the game stands: the position at the start of its scene.

    A program with this game's rules needs none of it. It is for a program that no longer has them,
    and can go on from a position anyway.
    """

    state: msgspec.Raw


class WentOn(Event, frozen=True, tag="went_on"):
    """The game goes on from this position, by the rules of this setup and with another seed.

    Players answer again whatever came after the position.
    """

    setup: Setup
    seed: str
    state: msgspec.Raw


class Finished(Event, frozen=True, tag="finished"):
    """The game came to its end: a program that no longer plays its rules knows that from here."""

    outcome: Outcome


class Ended(Event, frozen=True, tag="ended"):
    """The game was stopped."""


class Wanted(Event, frozen=True, tag="wanted"):
    """Somebody has said what to play after this game."""

    person: int
    what: Next


class Again(Event, frozen=True, tag="again"):
    """Back to the lobby; if the next game begins at once, the next entry says so."""

    is_short: bool = False
    """Whether the next game should have begun, and did not because seats were empty."""


class Unread(msgspec.Struct, frozen=True):
    """An entry of a kind that this program does not know, from a newer one."""


Happened = (
    Opened
    | Joined
    | BotAdded
    | Dressed
    | Removed
    | Arranged
    | Chosen
    | Paced
    | QuestionOpened
    | HandedOver
    | InRoom
    | Known
    | Started
    | Paused
    | Resumed
    | StoodIn
    | TakenBack
    | AnsweredFor
    | Rewound
    | LinkShown
    | Moved
    | Reached
    | WentOn
    | Finished
    | Ended
    | Wanted
    | Again
)
Entry = Happened | Answered | Ordered | Said | Spoke

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def raw(state: State) -> msgspec.Raw:
    """A position as entries hold it: only those who need it read it."""
    return msgspec.Raw(_encoder.encode(state.to_json()))


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
