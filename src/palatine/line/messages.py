"""The messages of the line protocol: one JSON object a line, documented in docs/line-protocol.md.

The field `type` tells them apart. We refuse incoming messages with a field that we don't know.
"""

from typing import Annotated, Any, Final

import msgspec

from palatine.core.cover import Worth
from palatine.core.errors import BadMessage, unknown
from palatine.core.match import How
from palatine.core.news import Audience, Fact
from palatine.core.plain import read_plain
from palatine.core.position import Position
from palatine.core.record import Record
from palatine.core.seats import Screen, Seat
from palatine.core.stream import OptionOut
from palatine.core.view import View

PROTOCOL: Final = 1

Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Word = Annotated[str, msgspec.Meta(max_length=100)]
List = Annotated[list[Word | int], msgspec.Meta(max_length=1000)]


class Incoming(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a driver may send."""


class GiveAnswer(Incoming, frozen=True, tag="answer"):
    """A seat's answer to the question with this number."""

    seat: Count
    number: Count
    answer: Word | List


class Say(Incoming, frozen=True, tag="say"):
    """A seat says something to the table, true or not."""

    seat: Count
    what: Word
    atoms: tuple[Word, ...] = ()


class Speak(Incoming, frozen=True, tag="speak"):
    """A seat says something to the table in its own words, which no rule reads."""

    seat: Count
    text: Text


class ShowView(Incoming, frozen=True, tag="view"):
    """What does this seat, or the public screen, see?"""

    viewer: Count | Screen


class AskWhy(Incoming, frozen=True, tag="why"):
    """Why is this not offered to this seat?"""

    seat: Count
    atom: Word


class ShowTruth(Incoming, frozen=True, tag="truth"):
    """The whole state, for a driver that was started as omniscient."""


class Save(Incoming, frozen=True, tag="save"):
    """The record of the match as it stands."""


class Quit(Incoming, frozen=True, tag="quit"):
    """The end."""


Asked = GiveAnswer | Say | Speak | ShowView | AskWhy | ShowTruth | Save | Quit
INCOMING: Final = (GiveAnswer, Say, Speak, ShowView, AskWhy, ShowTruth, Save, Quit)
TAGS: Final = tuple(str(kind.__struct_config__.tag) for kind in INCOMING)


class Outgoing(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """What a driver gets."""

    last: bool = False
    """Whether this is the last message that answers the driver's line."""


class Open(Outgoing, frozen=True, tag="open"):
    """The first line: the game and setup, and the promise about the seed."""

    protocol: int
    game: str
    version: int
    edition: str
    options: dict[str, str]
    players: int
    commitment: str
    number: int
    dealt: bool
    omniscient: bool


class Happened(Outgoing, frozen=True, tag="news"):
    """Something has happened, and this audience may know it."""

    audience: Audience
    event: str
    facts: dict[str, Fact]


class Ask(Outgoing, frozen=True, tag="ask"):
    """A question for a seat."""

    seat: Seat
    number: int
    kind: str
    shape: str
    how: How
    options: tuple[OptionOut, ...]
    least: int
    most: int
    schema: dict[str, Any]
    caps: tuple[int, ...] = ()
    worth: tuple[Worth, ...] = ()
    need: Worth = ()
    facts: dict[str, Fact] = {}


class Accepted(Outgoing, frozen=True, tag="accepted"):
    """An answer is in the log; now we are waiting for these seats."""

    seat: Seat
    number: int
    waiting: tuple[Seat, ...]


class Refused(Outgoing, frozen=True, tag="error"):
    """We did not follow a line, and nothing has changed."""

    line: int
    code: str
    sentence: str
    rule: str | None = None


class Over(Outgoing, frozen=True, tag="over"):
    """The game has ended; now you can see the seed."""

    winners: tuple[Seat, ...]
    side: str | None
    why: str
    seed: str


class Seen(Outgoing, frozen=True, tag="view"):
    """The table as one viewer sees it."""

    view: View


class Because(Outgoing, frozen=True, tag="why"):
    """Whether an atom is offered, and if not, why."""

    seat: Seat
    atom: str
    offered: bool
    sentence: str | None = None
    rule: str | None = None


class Truth(Outgoing, frozen=True, tag="truth"):
    """The whole state now, and the position at the start of this scene."""

    state: dict[str, Any]
    position: Position


class Saved(Outgoing, frozen=True, tag="record"):
    """The record of the match as it stands."""

    record: Record


OUTGOING: Final = (Open, Happened, Ask, Accepted, Refused, Over, Seen, Because, Truth, Saved)


def read_line(line: bytes) -> Asked:
    """The message in a line, or BadMessage that names what is wrong."""
    plain = read_plain(line, BadMessage, "the line")
    if not isinstance(plain, dict):
        raise BadMessage("the line is not a JSON object")
    tag = plain.get("type")
    if not isinstance(tag, str):
        raise BadMessage(f"the line has no 'type'; choose from: {', '.join(TAGS)}")
    if tag not in TAGS:
        raise BadMessage(unknown("message", tag, TAGS))
    try:
        asked: Asked = msgspec.convert(plain, Asked)
    except msgspec.ValidationError as error:
        raise BadMessage(f"the message {tag!r} can't be read: {error}") from None
    return asked


def written(message: Outgoing) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"
