"""Under random faults the log explains every history: nothing is lost, doubled or out of order."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from palatine.server.store.database import DATABASE, Database
from palatine.server.store.schema import prepare
from palatine.server.table.log import Entry, read
from tests.server.history import Evening, Given, House, unexplained, unkept
from tests.server.services import Nats, Postgres
from tests.server.test_faults import full_disk
from tests.server.visitors import Process

pytestmark = pytest.mark.anyio
Fault = Callable[[], Awaitable[None]]


async def killed(server: Process, random: Random) -> None:
    """The server dies, and comes back."""
    await server.kill()
    await asyncio.sleep(random.random() * 0.3)
    await server.start()


async def frozen(server: Process, random: Random) -> None:
    """It freezes for a while, with all its sockets open."""
    os.kill(server.process.pid, signal.SIGSTOP)
    await asyncio.sleep(random.random())
    os.kill(server.process.pid, signal.SIGCONT)


async def filled(server: Process, random: Random) -> None:
    """Its disk is full for a while."""
    with full_disk(server):
        await asyncio.sleep(random.random())


async def cut(evenings: list[Evening], random: Random) -> None:
    """A guest's network fails without a word."""
    guests = [guest for evening in evenings for guest in evening.guests if guest.looks]
    if guests:
        random.choice(guests).socket.wire.transport.abort()


async def faults(random: Random, every: float, kinds: list[Fault]) -> None:
    """One fault after the other."""
    while True:
        await asyncio.sleep(random.random() * 2 * every)
        await random.choice(kinds)()


async def history(
    house: House, random: Random, answers: int, kinds: list[Fault], evenings: list[Evening]
) -> None:
    """Play games, three at a time, under faults, until this many answers are acknowledged."""

    async def table() -> None:
        while house.answers < answers:
            evenings.append(Evening(house, random.choice([5, 6, 7]), Random(random.random())))
            await evenings[-1].play()

    trouble = asyncio.create_task(faults(Random(random.random()), 0.7, kinds))
    playing = asyncio.gather(*(table() for _ in range(3)))
    done, _ = await asyncio.wait([trouble, playing], return_when=asyncio.FIRST_COMPLETED)
    trouble.cancel()
    for each in done:
        each.result()


def logs_of(server: Process) -> Callable[[str], list[Entry]]:
    """The logs of a SQLite file."""

    def log(code: str) -> list[Entry]:
        database = sqlite3.connect(server.data / DATABASE)
        asked = "SELECT entry FROM entries WHERE code = ? ORDER BY number"
        found = read([row[0] for row in database.execute(asked, (code,))])
        database.close()
        return found

    return log


def seed_of() -> str:
    """A seed, printed with a failure; PALATINE_SEED repeats a history's choices."""
    seed = os.environ.get("PALATINE_SEED") or f"{time.time_ns():x}"
    print(f"PALATINE_SEED={seed}")
    return seed


@pytest.mark.parametrize(
    "answers", [60, pytest.param(3000, marks=pytest.mark.deep)], ids=["some", "thousands"]
)
async def test_one_server(tmp_path: Path, answers: int) -> None:
    """A server that is killed, frozen, out of disk; phones that lose their line: the log explains
    everything that anyone heard and saw."""
    random = Random(seed_of())
    evenings: list[Evening] = []
    async with Process(tmp_path) as server:
        house = House(lambda: [server.address], random, 0.02)
        kinds: list[Fault] = [
            lambda: frozen(server, random),
            lambda: filled(server, random),
            lambda: cut(evenings, random),
        ]
        if answers > 100:  # a start takes a second, and test_kill.py has some
            kinds.append(lambda: killed(server, random))
        await history(house, random, answers, kinds, evenings)
        log = logs_of(server)
        assert [
            each for evening in evenings for each in unexplained(evening, log(evening.code))
        ] == []
        assert house.answers >= answers


async def without(service: Nats | Postgres, random: Random) -> None:
    """It is gone for a while."""
    await asyncio.to_thread(service.stop)
    await asyncio.sleep(random.random())
    await asyncio.to_thread(service.start)


@pytest.mark.deep
async def test_three_workers(tmp_path: Path) -> None:
    """Three workers, killed and frozen, over a PostgreSQL and a NATS that come and go: whichever
    worker a phone reaches, the log explains everything that it heard."""
    random = Random(seed_of())
    evenings: list[Evening] = []
    nats, postgres = Nats(), Postgres()
    database = Database(url=postgres.url)
    await prepare(database)
    options = ("--database", postgres.url, "--bus", nats.url)
    workers = [Process(tmp_path, *options, is_elsewhere=True) for _ in range(3)]
    try:
        for worker in workers:
            await worker.start()
        house = House(lambda: [worker.address for worker in workers], random, 0.02)
        kinds: list[Fault] = [
            lambda: killed(random.choice(workers), random),
            lambda: frozen(random.choice(workers), random),
            lambda: without(nats, random),
            lambda: without(postgres, random),
            lambda: cut(evenings, random),
        ]
        await history(house, random, 2000, kinds, evenings)
        store = await database.open()
        for evening in evenings:
            entries = read(await store.read(evening.code))
            assert list(unexplained(evening, entries)) == []
        await store.close()
    finally:
        for worker in workers:
            await worker.kill()
        nats.stop()
        postgres.end()


GOOD = [Given(0, 1, "a", 1.0, 2.0), Given(1, 2, "b", 3.0, 4.0), Given(0, 3, "c", 5.0)]
KEPT = [(0, 1, "a"), (1, 2, "b"), (0, 3, "c")]


@pytest.mark.parametrize(
    ("kept", "wrong"),
    [
        (KEPT, 0),
        (KEPT[:2], 0),
        (KEPT[1:], 1),
        ([*KEPT, KEPT[0]], 2),
        ([KEPT[1], KEPT[0]], 1),
        ([(0, 1, "z"), *KEPT[1:]], 1),
    ],
    ids=["all", "the unacknowledged one may be lost", "lost", "twice", "out of order", "made up"],
)
def test_the_checker_finds_what_is_wrong(kept: list[tuple[int, int, str]], wrong: int) -> None:
    """A log that lost, doubled, reordered or made up an answer explains no history."""
    assert len(list(unkept(GOOD, kept))) == wrong
