"""A loaded table: log first, the newest wins, and nobody loses an answer to a failing disk
unknowingly."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from palatine.core.errors import RulesBug
from palatine.core.stream import packet
from palatine.server.errors import NotSaved
from palatine.server.live.connection import Connection
from palatine.server.live.inbox import loaded
from palatine.server.live.live_table import LiveTable
from palatine.server.store.sqlite import SqliteStore
from palatine.server.table.acts import answer_at
from palatine.server.table.log import written
from palatine.server.table.table import Actor, Table
from palatine.server.wire import messages as sent
from tests.server.folds import CODE, Book, everything

pytestmark = pytest.mark.anyio


class Gate(SqliteStore):
    """A store that can stall or fail."""

    def hold(self) -> None:
        """From now on appends wait."""
        self.opening = asyncio.Event()

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        """Wait, fail, or do it."""
        return asyncio.ensure_future(self._append_later(table, number, entries))

    async def _append_later(self, table: str, number: int, entries: Sequence[bytes]) -> None:
        if hasattr(self, "opening"):
            await self.opening.wait()
        if getattr(self, "is_broken", False):
            raise sqlite3.OperationalError("database or disk is full")
        await super().append(table, number, entries)


class Window:
    """A browser's end of a connection: what came through, and whether it takes more."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.is_free = True
        self.has_hung_up = False
        self.on_free: Callable[[], None] = lambda: None
        self.on_text: Callable[[str], bool] = lambda text: False

    def write(self, messages: Sequence[bytes]) -> None:
        """What the browser gets."""
        self.taken += map(msgspec.json.decode, messages)

    async def drain(self) -> None:
        """There is always room for replies."""

    def hang_up(self) -> None:
        """The end."""
        self.has_hung_up = True

    def open(self) -> None:
        """There is room again."""
        self.is_free = True
        self.on_free()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Gate]:
    """An empty store."""
    made = Gate(tmp_path / "tables.sqlite3")
    yield made
    await made.close()


async def playing(store: Gate) -> LiveTable:
    """A table of bots at the first question, with nothing to run them."""
    book = Book(sent.Choice("senate", 5))
    book.host(sent.Start)
    await store.append(CODE, 0, written(book.log))
    return LiveTable(await loaded(store, CODE), store, lambda: 0.0)


def look(live: LiveTable) -> Window:
    """A public screen."""
    window = Window()
    live.attach(Connection(window, Actor(), None))
    return window


def answered(table: Table) -> None:
    """The first player whom we wait for answers, always the same way."""
    match = table.match
    assert match is not None
    seat = match.waiting[0]
    answer = match.asked[seat].any_answer(Random(match.number))
    answer_at(table, match, seat, sent.Answer(0, match.number, answer))


async def test_nothing_is_shown_before_it_is_on_disk(store: Gate) -> None:
    """While the disk is busy, neither the player nor a screen nor a newcomer hears of it."""
    live = await playing(store)
    window = look(live)
    store.hold()
    doing = asyncio.create_task(live.do(answered))
    for _ in range(20):
        await asyncio.sleep(0)
    late = look(live)
    for _ in range(20):
        await asyncio.sleep(0)
    assert live.table.match is not None
    assert live.table.match.number == 2
    assert (len(window.taken), late.taken, doing.done()) == (2, [], False)
    store.opening.set()
    await doing
    assert window.taken[-1]["asking"] == "vote"
    assert late.taken[-1]["asking"] == "vote"


async def test_all_who_wait_share_one_append(store: Gate) -> None:
    """Five ballots that arrive while the disk is busy are kept, and shown, together."""
    live = await playing(store)
    await live.do(answered)
    store.hold()
    first = asyncio.create_task(live.do(answered))
    await asyncio.sleep(0)
    others = [asyncio.create_task(live.do(answered)) for _ in range(3)]
    window = look(live)
    store.opening.set()
    await asyncio.gather(first, *others)
    steps = [each for each in window.taken if each["type"] == "step"]
    assert len(steps[-1]["waiting"]) == 1


async def test_a_failed_append_has_done_nothing(store: Gate) -> None:
    """The player hears so, nobody sees anything, and the table matches the log."""
    live = await playing(store)
    window = look(live)
    before = everything(live.table)
    store.is_broken = True  # type: ignore[attr-defined]
    with pytest.raises(NotSaved):
        await live.do(answered)
    assert len(window.taken) == 2
    store.is_broken = False  # type: ignore[attr-defined]
    assert await live.do(lambda table: everything(table)) == before
    await live.do(answered)
    assert window.taken[-1]["asking"] == "vote"


async def test_the_loser_of_a_race_between_processes_tries_again(store: Gate) -> None:
    """Two processes hold one table; both answers count, in the order of the log."""
    here, there = await playing(store), LiveTable(await loaded(store, CODE), store, lambda: 0.0)
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
    """Of three that wait, the broken one is refused, and the others are done."""
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
    """While it reads nothing, steps do not pile up; then one brings everything."""
    live = await playing(store)
    slow, quick = look(live), look(live)
    slow.is_free = False
    before = len(slow.taken)
    for _ in range(25):
        await live.do(answered)
    assert len(slow.taken) == before
    slow.open()
    steps = [each for each in slow.taken if each["type"] == "step"]
    assert len(steps) == 2
    told = [told for each in quick.taken if each["type"] == "step" for told in each["news"]]
    assert [told for step in steps for told in step["news"]] == told
    assert live.table.match is not None
    assert steps[-1]["waiting"] == list(live.table.match.waiting)
    assert steps[-1]["view"] == [each["view"] for each in quick.taken if "view" in each][-1]


@pytest.mark.parametrize("seed", range(3))
async def test_a_stream_rebuilds_what_a_packet_holds(store: Gate, seed: int) -> None:
    """At the end of a game, the steps that a viewer got add up to that viewer's packet."""
    live, random = await playing(store), Random(seed)
    window = look(live)
    while live.table.stage == "playing":
        await live.do(lambda table: any_of(table, random))
        window.is_free = random.random() < 0.7
    window.open()
    shown: dict[str, Any] = {"news": []}
    for message in window.taken:
        take(shown, message)
    assert live.table.match is not None
    assert shown == msgspec.json.decode(msgspec.json.encode(packet(live.table.match, "public")))


async def test_whoever_is_shown_out_gets_nothing_more(store: Gate) -> None:
    """Goodbye is the last message, even for a slow socket, and then we hang up."""
    live = await playing(store)
    window = Window()
    connection = Connection(window, Actor(), None)
    live.attach(connection)
    window.is_free = False
    connection.dismiss("closed")
    await live.do(answered)
    assert not window.has_hung_up
    window.open()
    await live.do(answered)
    assert window.taken[-1] == {"type": "gone", "why": "closed"}
    assert window.has_hung_up


def any_of(table: Table, random: Random) -> None:
    """An asked player answers at random."""
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
