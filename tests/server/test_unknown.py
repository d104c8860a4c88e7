"""An append with an unknown outcome: the log says whether it was done, and nothing happens
twice."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from palatine.core.log import Answered
from palatine.server.errors import NotSaved
from palatine.server.live.inbox import loaded
from palatine.server.live.live_table import LiveTable
from palatine.server.store.sqlite import SqliteStore
from palatine.server.table.acts import act
from palatine.server.table.log import read, written
from palatine.server.table.table import Table
from palatine.server.wire import messages as sent
from tests.server.folds import CODE, HOST, Book, everything
from tests.server.test_live_table import answered, look

pytestmark = pytest.mark.anyio


class Lossy(SqliteStore):
    """A store whose answers get lost: `fates` says what happens to appends.

    "in": it is kept; "out": it is not; "late": it is kept after the log was read again. The caller
    hears of a lost connection in each case. "gone": then nothing can be read either.
    """

    fates: Sequence[str] = ()
    is_gone = False
    _late: tuple[str, int, Sequence[bytes]] | None = None

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        """Append, as fate has it."""
        if not self.fates:
            return super().append(table, number, entries)
        fate, *self.fates = self.fates
        return asyncio.ensure_future(self._lose(fate, table, number, entries))

    async def _lose(self, fate: str, table: str, number: int, entries: Sequence[bytes]) -> None:
        if fate in ("in", "gone"):
            await super().append(table, number, entries)
        elif fate == "late":
            self._late = (table, number, entries)
        self.is_gone = fate == "gone"
        raise ConnectionResetError("the connection was lost")

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """Read, and let late appends arrive."""
        if self.is_gone:
            raise ConnectionRefusedError("nobody is there")
        kept = await super().read(table, since)
        late, self._late = self._late, None
        if late is not None:
            await super().append(*late)
        return kept


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Lossy]:
    """An empty store."""
    made = Lossy(tmp_path / "tables.sqlite3")
    yield made
    await made.close()


async def playing(store: Lossy) -> LiveTable:
    """A table of bots at the first question."""
    book = Book(sent.Choice("senate", 5))
    book.host(sent.Start)
    await store.append(CODE, 0, written(book.log))
    return LiveTable(await loaded(store, CODE), store, lambda: 0.0)


async def answers(store: Lossy) -> int:
    """How many answers are in the log."""
    return sum(isinstance(each, Answered) for each in read(await store.read(CODE)))


@pytest.mark.parametrize("fates", [["in"], ["out"], ["late"], ["out", "in"], ["late", "out"]])
async def test_a_lost_answer_counts_once_and_is_acknowledged(
    store: Lossy, fates: list[str]
) -> None:
    """Whether it had arrived, had not, or arrives later: done, once, and shown to everyone."""
    live = await playing(store)
    window = look(live)
    store.fates = fates
    assert await live.do(answered) is None
    assert await answers(store) == 1
    assert window.taken[-1]["asking"] == "vote"
    assert everything(live.table) == everything(await loaded(store, CODE))


async def test_what_was_said_at_the_attempt_that_counts_is_told(store: Lossy) -> None:
    """Of two who wait together, one is refused at the attempt that is in the log, as before."""
    live = await playing(store)

    def again(table: Table) -> object:
        return act(table, HOST, sent.Again(ref=1))

    store.fates = ["in"]
    results = await asyncio.gather(live.do(answered), live.do(again), return_exceptions=True)
    assert results[0] is None
    assert getattr(results[1], "code", "") == "no-game"


async def test_when_nothing_can_be_read_it_is_not_certain(store: Lossy) -> None:
    """The player hears so, nobody sees anything; later the table shows what was kept."""
    live = await playing(store)
    window = look(live)
    before = len(window.taken)
    store.fates = ["gone"]
    with pytest.raises(NotSaved, match="not certain"):
        await live.do(answered)
    assert len(window.taken) == before
    store.is_gone = False
    live.look_for_late()
    await live.do(lambda table: None)
    assert window.taken[-1]["asking"] == "vote"
    assert await answers(store) == 1


async def test_a_database_that_takes_nothing_is_given_up(store: Lossy) -> None:
    """Twice is enough; then it is not certain, and the log has nothing of it."""
    live = await playing(store)
    store.fates = ["out"] * 9
    with pytest.raises(NotSaved):
        await live.do(answered)
    assert len(store.fates) == 7
    assert await answers(store) == 0


class Slow(SqliteStore):
    """A store whose reads may take a while."""

    def hold(self) -> None:
        """From now on they do."""
        self.asked, self.back = asyncio.Event(), asyncio.Event()

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The current content, but later."""
        kept = await super().read(table, since)
        if hasattr(self, "asked"):
            self.asked.set()
            await self.back.wait()
        return kept


async def test_who_comes_while_the_log_is_read_is_not_behind_it(tmp_path: Path) -> None:
    """A read that began before a visitor arrived does not count for them: we read again."""
    store, others = Slow(tmp_path / "t.sqlite3"), Lossy(tmp_path / "t.sqlite3")
    there = await playing(others)
    here = LiveTable(await loaded(store, CODE), store, lambda: 0.0)
    store.hold()
    first = asyncio.create_task(here.catch_up())
    await store.asked.wait()
    await there.do(answered)
    second = asyncio.create_task(here.catch_up())
    await asyncio.sleep(0)
    store.back.set()
    await asyncio.gather(first, second)
    assert here.table.number == there.table.number
    await store.close()
    await others.close()
