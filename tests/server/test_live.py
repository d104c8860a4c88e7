"""A loaded table: log first, the newest wins, and a failing disk loses nobody's answer unsaid."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from palatine.core.errors import RulesBug
from palatine.core.stream import packet
from palatine.server import messages as sent
from palatine.server.actor import Actor
from palatine.server.connection import Connection
from palatine.server.entries import written
from palatine.server.errors import NotSaved
from palatine.server.live import Live, loaded
from palatine.server.play import answer_at
from palatine.server.sqlite_store import SqliteStore
from palatine.server.table import Table
from tests.server.folds import CODE, Book, everything

pytestmark = pytest.mark.anyio


class Gate(SqliteStore):
    """A store that can be held up, or fail."""

    def hold(self) -> None:
        """From now on appends wait."""
        self.opening = asyncio.Event()

    async def append(self, table: str, number: int, entries: Sequence[bytes]) -> None:
        """Wait, fail, or do it."""
        if hasattr(self, "opening"):
            await self.opening.wait()
        if getattr(self, "is_broken", False):
            raise sqlite3.OperationalError("database or disk is full")
        await super().append(table, number, entries)


class Window:
    """A browser's end of a connection: what came through, and whether it takes any more."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.arrived = asyncio.Event()

    async def send(self, message: Any) -> None:
        """What the socket is given."""
        await self.is_open.wait()
        self.taken.append(msgspec.json.decode(message["text"]))
        self.arrived.set()

    async def until(self, count: int) -> list[Any]:
        """What has come, once it is so much."""
        while len(self.taken) < count:
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 10)
        return self.taken


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Gate]:
    """An empty store."""
    made = Gate(tmp_path / "tables.sqlite3")
    yield made
    await made.close()


async def playing(store: Gate) -> Live:
    """A table of bots at the first question, with nobody to play them."""
    book = Book(sent.Choice("senate", 5))
    book.host(sent.Start)
    await store.append(CODE, 0, written(book.log))
    return Live(await loaded(store, CODE), store, lambda: 0.0)


def look(live: Live) -> tuple[Window, Connection, "asyncio.Task[None]"]:
    """A public screen."""
    window = Window()
    connection = Connection(window.send, Actor(), None)
    live.attach(connection)
    return window, connection, asyncio.create_task(connection.stream(live))


def answered(table: Table) -> None:
    """The first who is waited for answers, always the same."""
    match = table.match
    assert match is not None
    seat = match.waiting[0]
    answer = match.asked[seat].any_answer(Random(match.number))
    answer_at(table, match, seat, sent.Answer(0, match.number, answer))


async def test_nothing_is_shown_before_it_is_on_disk(store: Gate) -> None:
    """While the disk is busy, neither the doer nor a screen nor a newcomer hears of it."""
    live = await playing(store)
    window, _, task = look(live)
    await window.until(2)
    store.hold()
    doing = asyncio.create_task(live.do(answered))
    for _ in range(20):
        await asyncio.sleep(0)
    late, _, late_task = look(live)
    for _ in range(20):
        await asyncio.sleep(0)
    assert live.table.match is not None
    assert live.table.match.number == 2
    assert (len(window.taken), late.taken, doing.done()) == (2, [], False)
    store.opening.set()
    await doing
    assert (await window.until(4))[-1]["asking"] == "vote"
    assert (await late.until(2))[-1]["asking"] == "vote"
    task.cancel()
    late_task.cancel()


async def test_all_who_wait_share_one_append(store: Gate) -> None:
    """Five ballots that arrive while the disk is busy are kept, and shown, together."""
    live = await playing(store)
    await live.do(answered)
    store.hold()
    first = asyncio.create_task(live.do(answered))
    await asyncio.sleep(0)
    others = [asyncio.create_task(live.do(answered)) for _ in range(3)]
    window, _, task = look(live)
    store.opening.set()
    await asyncio.gather(first, *others)
    steps = [each for each in await window.until(2) if each["type"] == "step"]
    assert len(steps[-1]["waiting"]) == 1
    task.cancel()


async def test_a_failed_append_has_done_nothing(store: Gate) -> None:
    """The doer is told, nobody sees anything, and the table is as the log has it."""
    live = await playing(store)
    window, _, task = look(live)
    await window.until(2)
    before = everything(live.table)
    store.is_broken = True  # type: ignore[attr-defined]
    with pytest.raises(NotSaved):
        await live.do(answered)
    assert len(window.taken) == 2
    store.is_broken = False  # type: ignore[attr-defined]
    assert await live.do(lambda table: everything(table)) == before
    await live.do(answered)
    assert (await window.until(3))[-1]["asking"] == "vote"
    task.cancel()


async def test_the_loser_of_a_race_between_processes_tries_again(store: Gate) -> None:
    """Two processes hold one table; both answers count, in the order of the log."""
    here, there = await playing(store), Live(await loaded(store, CODE), store, lambda: 0.0)
    await here.do(answered)
    await there.do(answered)
    await here.do(answered)
    await asyncio.gather(here.do(answered), there.do(answered))
    for live in (here, there):
        await live.do(lambda table: None)
    kept = await loaded(store, CODE)
    assert kept.match is not None
    assert len(kept.match.waiting) == 1
    assert max(here.table.number, there.table.number) == kept.number


async def test_a_broken_promise_harms_nobody_else(store: Gate) -> None:
    """Of three that wait, the one that breaks is refused, and the others are done."""
    live = await playing(store)

    def broken(table: Table) -> None:
        answered(table)
        raise ZeroDivisionError

    results = await asyncio.gather(
        live.do(answered), live.do(broken), live.do(answered), return_exceptions=True
    )
    assert [type(each) for each in results] == [type(None), RulesBug, type(None)]
    assert everything(await loaded(store, CODE)) == everything(live.table)
    assert live.table.match is not None
    assert len(live.table.match.waiting) == 4


async def test_a_slow_screen_gets_the_newest_and_all_news(store: Gate) -> None:
    """While it takes nothing, steps are not piled up; then one brings everything."""
    live = await playing(store)
    slow, connection, task = look(live)
    quick, _, other = look(live)
    await slow.until(2)
    slow.is_open.clear()
    for _ in range(25):
        await live.do(answered)
    slow.is_open.set()
    await live.do(answered)
    while connection.version != live.streams["public"].version:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    steps = [each for each in slow.taken if each["type"] == "step"]
    assert len(steps) <= 4
    heard = [told for step in steps for told in step["news"]]
    everything_told = [
        told for each in quick.taken if each["type"] == "step" for told in each["news"]
    ]
    assert heard == everything_told
    assert steps[-1]["waiting"] == list(live.table.match.waiting)  # type: ignore[union-attr]
    task.cancel()
    other.cancel()


@pytest.mark.parametrize("seed", range(3))
async def test_a_stream_rebuilds_what_a_packet_holds(store: Gate, seed: int) -> None:
    """After every answer, what a viewer has put together from steps is that viewer's packet."""
    live, random = await playing(store), Random(seed)
    window, _, task = look(live)
    shown: dict[str, Any] = {"news": []}
    read = 0
    while live.table.stage == "playing":
        await live.do(lambda table: any_of(table, random))
        while read < len(window.taken) or len(window.taken) < 2:
            await window.until(read + 1)
            take(shown, window.taken[read])
            read += 1
        for _ in range(5):
            await asyncio.sleep(0)
    for message in window.taken[read:]:
        take(shown, message)
    assert live.table.match is not None
    last = msgspec.json.decode(msgspec.json.encode(packet(live.table.match, "public")))
    assert shown == last
    task.cancel()


def any_of(table: Table, random: Random) -> None:
    """Somebody who is asked answers by chance."""
    match = table.match
    assert match is not None
    seat = random.choice(match.waiting)
    answer_at(
        table, match, seat, sent.Answer(0, match.number, match.asked[seat].any_answer(random))
    )


def take(shown: dict[str, Any], message: dict[str, Any]) -> None:
    """What a browser does with a step."""
    if message["type"] != "step":
        return
    shown["news"] = [*shown["news"][: message["start"]], *message["news"]]
    for key in ("waiting", "asking", "ask", "view", "over"):
        shown[key] = message.get(key, shown.get(key))
