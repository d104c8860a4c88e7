"""Free text at a table of people: if the host wants it, everybody hears it, and nobody can
flood."""

import json
from pathlib import Path

import pytest

from palatine.core.errors import NotNow
from palatine.core.log import Spoke
from palatine.core.speech import LONGEST
from palatine.server.errors import TooMuch
from palatine.server.wire import messages as sent
from palatine.server.wire.limits import Bounds, Rate
from palatine.server.wire.messages import Choice
from tests.server.test_lobby import game
from tests.server.visitors import Socket, seated, serving

WRITING = Choice("senate", 5, speech=True)
PHONE = 1024
"""Bytes of every message from a phone."""


def test_a_table_has_no_free_text_unless_its_host_wants_it() -> None:
    """It is off by default and refused then, and nothing of it is kept."""
    book, (anna, *_) = game()
    assert not book.table.choice.speech
    before = len(book.table.match.log)  # type: ignore[union-attr]
    with pytest.raises(NotNow, match="its host"):
        book.by(anna, sent.Speak, text="hello")
    assert len(book.table.match.log) == before  # type: ignore[union-attr]


def test_where_the_host_wants_it_everybody_hears() -> None:
    """It is in the table's log, without invisible characters."""
    book, (anna, *_) = game(choice=WRITING)
    book.by(anna, sent.Speak, text="good\nevening\x07")
    match = book.table.match
    assert match is not None
    seat = book.table.seat_of(anna.person)  # type: ignore[arg-type]
    assert match.log[-1] == Spoke(seat, "good evening")  # type: ignore[arg-type]


@pytest.mark.parametrize("letter", ["x", "é", "皇", "🙂", '"', "\\"])
def test_the_longest_text_fits_into_a_phones_message(letter: str) -> None:
    """Anyone who watches the network can't tell it from any other message."""
    message = {"type": "speak", "text": letter * LONGEST, "ref": 2**31, "pad": ""}
    assert len(json.dumps(message, ensure_ascii=False).encode()) <= PHONE


def heard(socket: Socket) -> list[object]:
    """What a player said, as this socket got it."""
    return [news["facts"]["text"] for news in socket.news if news["event"] == "spoke"]


@pytest.mark.anyio
async def test_free_text_over_sockets(tmp_path: Path) -> None:
    """Others get it with their next step; a player who writes too much at once hears so and
    stays."""
    slow = Bounds(speeches=Rate(2, 0.0001))  # however slow the machine is, no more come in time
    async with serving(tmp_path, bounds=slow) as server:
        party = await seated(server, 5, WRITING)
        await party.start()
        anna, ben = party.phones[:2]
        for text in ("<b>one</b>", "two"):
            await anna.do(sent.Speak, text=text)
        for socket in (ben, party.screen):
            await socket.until(lambda s=socket: heard(s) == ["<b>one</b>", "two"])  # type: ignore[misc]
        refused = await anna.send(sent.Speak, text="three")
        assert isinstance(refused, sent.Refused)
        assert refused.code == TooMuch.code
        await ben.do(sent.Speak, text="my turn")
