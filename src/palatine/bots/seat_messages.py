"""What passes between the house and a program that plays a seat: one JSON object a line.

The messages are those of the line protocol, for one seat alone: docs/bots.md.
"""

from typing import Final

import msgspec

from palatine.bots.bot import Claim, Saying, Speech
from palatine.core.cover import Worth
from palatine.core.decisions import Answer
from palatine.core.errors import BadMessage, PalatineError
from palatine.core.game import Game
from palatine.core.match import How
from palatine.core.news import Fact
from palatine.core.plain import read_plain
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, OptionOut, Packet
from palatine.core.view import View

PROTOCOL: Final = 1


class Outgoing(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What a program gets."""


class Open(Outgoing, frozen=True, tag="open"):
    """The first line: which seat of which game it plays, and a number for its own chance."""

    protocol: int
    game: str
    version: int
    seat: Seat
    seed: int


class Happened(Outgoing, frozen=True, tag="news"):
    """Something has happened that this seat may know; secret, if not everybody may."""

    event: str
    facts: dict[str, Fact]
    secret: bool


class Seen(Outgoing, frozen=True, tag="view"):
    """The table as this seat sees it."""

    view: View


class Ask(Outgoing, frozen=True, tag="ask"):
    """The seat is asked, and has so much time to answer."""

    seat: Seat
    number: int
    milliseconds: float
    kind: str
    shape: str
    how: How
    options: tuple[OptionOut, ...]
    least: int
    most: int
    caps: tuple[int, ...] = ()
    worth: tuple[Worth, ...] = ()
    need: Worth = ()
    facts: dict[str, Fact] = {}


class Over(Outgoing, frozen=True, tag="over"):
    """The game has ended."""

    winners: tuple[Seat, ...]
    side: str | None
    why: str


class Refused(Outgoing, frozen=True, tag="error"):
    """The last answer was not taken, and why; the question is asked again."""

    code: str
    sentence: str
    rule: str | None = None


class Incoming(msgspec.Struct, frozen=True, tag_field="type"):
    """What a program may send; fields that we don't know are passed over."""


class Given(Incoming, frozen=True, tag="answer"):
    """The answer to the question that was asked."""

    answer: Answer
    number: int | None = None


class Said(Incoming, frozen=True, tag="say"):
    """Something that the seat says to the table."""

    what: str
    atoms: tuple[str, ...] = ()


class Spoke(Incoming, frozen=True, tag="speak"):
    """Something that the seat says in words of its own, where the table has free text."""

    text: str


def opening(game: Game, seat: Seat, seed: int) -> Outgoing:
    """The first message."""
    return Open(PROTOCOL, game.id, game.version, seat, seed)


def heard(packet: Packet) -> list[Outgoing]:
    """What a packet tells: the news, and the end if it has come."""
    news: list[Outgoing] = [Happened(each.event, each.facts, each.secret) for each in packet.news]
    if packet.over is not None:
        news.append(Over(packet.over.winners, packet.over.side, packet.over.why))
    return news


def refused(error: PalatineError) -> Outgoing:
    """Why an answer was not taken."""
    return Refused(error.code, error.sentence, error.rule)


def asked(packet: Packet, milliseconds: float) -> list[Outgoing]:
    """The table as it is now, and the question."""
    assert packet.ask is not None
    fields = {
        name: getattr(packet.ask, name) for name in AskOut.__struct_fields__ if name != "given"
    }
    return [Seen(packet.view), Ask(milliseconds=milliseconds, **fields)]


def written(message: Outgoing) -> bytes:
    """The line that a message is."""
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes) -> Given | Saying:
    """What a program's line says."""
    plain = read_plain(line, BadMessage, "the line")
    try:
        found: Given | Said | Spoke = msgspec.convert(plain, Given | Said | Spoke)
    except msgspec.ValidationError as error:
        raise BadMessage(f"it is no 'answer', 'say' or 'speak': {error}") from None
    if isinstance(found, Spoke):
        return Speech(found.text)
    return Claim(found.what, found.atoms) if isinstance(found, Said) else found
