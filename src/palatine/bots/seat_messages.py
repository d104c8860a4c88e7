"""The messages between Palatine and a program that plays a seat: one JSON object a line.

They are those of the line protocol, for one seat alone: docs/bots.md.
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
    """The first line: the seat and game that it plays, and a number to seed its own chance."""

    protocol: int
    game: str
    version: int
    seat: Seat
    seed: int


class Happened(Outgoing, frozen=True, tag="news"):
    """Something has happened that this seat may know; secret if others may not know it."""

    event: str
    facts: dict[str, Fact]
    secret: bool


class Seen(Outgoing, frozen=True, tag="view"):
    """The table as this seat sees it."""

    view: View


class Ask(Outgoing, frozen=True, tag="ask"):
    """The seat must answer, within this much time."""

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
    """The last answer was not accepted, and why; the question comes again."""

    code: str
    sentence: str
    rule: str | None = None


class Suspect(Outgoing, frozen=True, tag="suspect"):
    """In private, in an arena: how probable is each of these roles for each seat?"""

    seat: Seat
    roles: tuple[str, ...]
    players: int
    milliseconds: float


class Incoming(msgspec.Struct, frozen=True, tag_field="type"):
    """What a program may send; we ignore fields that we don't know."""


class Given(Incoming, frozen=True, tag="answer"):
    """The answer to the question."""

    answer: Answer
    number: int | None = None


class Said(Incoming, frozen=True, tag="say"):
    """Something that the seat tells the table."""

    what: str
    atoms: tuple[str, ...] = ()


class Spoke(Incoming, frozen=True, tag="speak"):
    """Something that the seat says in its own words, if the table allows free text."""

    text: str


class Suspected(Incoming, frozen=True, tag="suspect"):
    """For each role, a number from 0 to 1 for each seat. Nobody at the table hears it."""

    chances: dict[str, tuple[float, ...]]


def opening(game: Game, seat: Seat, seed: int) -> Outgoing:
    """The first message."""
    return Open(PROTOCOL, game.id, game.version, seat, seed)


def heard(packet: Packet) -> list[Outgoing]:
    """The contents of a packet: the news, and the end if it has come."""
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
    """The message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes) -> Given | Saying | Suspected:
    """What a program's line says."""
    plain = read_plain(line, BadMessage, "the line")
    try:
        found: Given | Said | Spoke | Suspected
        found = msgspec.convert(plain, Given | Said | Spoke | Suspected)
    except msgspec.ValidationError as error:
        raise BadMessage(f"it is not an 'answer', 'say' or 'speak': {error}") from None
    if isinstance(found, Spoke):
        return Speech(found.text)
    return Claim(found.what, found.atoms) if isinstance(found, Said) else found
