"""The road from a phone's answer to all phones, file by file, as it really runs."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

import palatine
from palatine.server.wire import messages as sent
from tests.server.visitors import seated, serving

pytestmark = pytest.mark.anyio
HOME = f"{Path(palatine.__file__).parent}/"
ROAD = (
    "server/wire/protocols.py",  # a message comes off the socket,
    "server/live/connection.py",  # goes in if the browser takes replies,
    "server/routes/sockets.py",  # through the session,
    "server/wire/limits.py",  # if they are not too many;
    "server/table/acts.py",  # it is read,
    "server/live/live_table.py",  # and waits for its turn at the table
    "server/live/inbox.py",  # in the inbox; then it is done:
    "server/table/table.py",  # who sits there
    "core/match.py",  # gives the answer to the match,
    "core/decisions.py",  # which must offer it;
    "server/table/log.py",  # the result is written
    "server/store/sqlite.py",  # to the disk; then the reply
    "server/wire/padding.py",  # is made as long as any other; and
    "server/live/director.py",  # if nothing has to be shown first,
    "core/stream.py",  # the moment is made of it,
    "server/live/streams.py",  # and every viewer's stream moves on to it,
    "core/news.py",  # with the news that may be told, over the connections; and last of all
    "server/bots/table_bots.py",  # the bots hear of it.
)
"""The other files have no code to run: messages, errors, and the store's interface."""
RULES = ("games/", "bots/", "core/state.py", "core/cards.py", "core/atoms.py", "core/game.py")
"""What the rules are made of is not part of the road."""


class Trace:
    """Our files that run, in the order of their first run."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: dict[str, None] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(HOME):
            self.files.setdefault(frame.f_code.co_filename.removeprefix(HOME))


@pytest.fixture
def trace() -> Iterator[Trace]:
    """A trace of every thread that starts from now on; this one sets it itself."""
    made = Trace()
    threading.setprofile(made)
    yield made
    sys.setprofile(None)
    threading.setprofile(None)  # type: ignore[arg-type]


async def test_an_answer_takes_a_short_road_to_all_phones(tmp_path: Path, trace: Trace) -> None:
    """The last vote of an election: on its way to the screens it meets these files, in order."""
    async with serving(tmp_path, sweep_seconds=600.0) as server:
        party = await seated(server, 5)
        await party.start()
        await next(phone for phone in party.phones if phone.ask).answer(Random(1))
        for phone in party.phones:
            await phone.until(lambda p=phone: p.ask is not None)  # type: ignore[misc]
        *others, last = party.phones
        await asyncio.gather(*[phone.answer(Random(1)) for phone in others])
        steps = [socket.steps for socket in party.all]
        assert last.ask is not None
        number, trace.is_on = last.ask.number, True
        sys.setprofile(trace)
        await last.do(sent.Answer, number=number, answer="yes")
        for socket, before in zip(party.all, steps, strict=True):
            await socket.until(lambda s=socket, b=before: s.steps > b)  # type: ignore[misc]
        trace.is_on = False
    assert tuple(each for each in trace.files if not each.startswith(RULES)) == ROAD
