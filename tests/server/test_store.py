"""The store: whatever it acknowledges is on disk, and of two writers at one number one wins."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import asyncpg
import pytest

from palatine.server.store.copying import copy_all
from palatine.server.store.database import Database
from palatine.server.store.sqlite import SqliteStore, committed, connected, copy
from palatine.server.store.store import Conflict, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Store]:
    """An empty store, in a file and in PostgreSQL."""
    made = await database.open()
    yield made
    await made.close()


async def test_what_is_appended_is_read(store: Store) -> None:
    """From the start, or from a number on."""
    await store.append("BCDF", 0, [b"one", b"two"])
    await store.append("BCDF", 2, [b"three"])
    assert await store.read("BCDF") == [b"one", b"two", b"three"]
    assert await store.read("BCDF", 2) == [b"three"]
    assert await store.read("XXXX") == []
    assert await store.count() == 1


@pytest.mark.parametrize("number", [0, 1, 3, 9])
async def test_an_append_elsewhere_than_at_the_end_is_refused_whole(
    store: Store, number: int
) -> None:
    """Neither over an existing entry nor with a gap; nothing of it is kept."""
    await store.append("BCDF", 0, [b"one", b"two"])
    with pytest.raises(Conflict):
        await store.append("BCDF", number, [b"x", b"y"])
    assert await store.read("BCDF") == [b"one", b"two"]


async def test_of_many_at_one_number_one_wins(store: Store) -> None:
    """Twenty at once for each of ten numbers: each number is written once."""
    for number in range(10):
        tries = [store.append("BCDF", number, [bytes([n])]) for n in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
    assert len(await store.read("BCDF")) == 10


async def test_a_database_that_was_started_again_is_written_to(postgres: Database) -> None:
    """It gives up connections that have ended, including the one for writing."""
    assert postgres.url is not None
    store, admin = await postgres.open(), await asyncpg.connect(postgres.url)
    await store.append("BCDF", 0, [b"one"])
    await store.read("BCDF")
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    await admin.execute(f"{ended} AND datname = current_database()")
    await admin.close()
    await asyncio.sleep(0.2)
    with suppress(Exception):  # the first may discover what has happened
        await store.append("BCDF", 1, [b"two"])
    if len(await store.read("BCDF")) == 1:
        await store.append("BCDF", 1, [b"two"])
    assert await store.read("BCDF") == [b"one", b"two"]
    await store.close()


async def test_many_tables_share_a_commit(store: Store) -> None:
    """Waiting appends are written together; a conflict of one does not touch the others."""
    await store.append("AAAA", 0, [b"there"])
    waiting = [store.append(f"T{n:03}", 0, [b"entry"]) for n in range(100)]
    results = await asyncio.gather(
        store.append("AAAA", 0, [b"again"]), *waiting, return_exceptions=True
    )
    assert isinstance(results[0], Conflict)
    assert results[1:] == [None] * 100
    assert await store.count() == 101


async def test_a_failed_commit_is_everyones_failure(tmp_path: Path) -> None:
    """If the disk refuses, nobody hears that anything is kept, and nothing is."""
    database = connected(tmp_path / "tables.sqlite3")
    loop = asyncio.get_running_loop()

    def keep(base: sqlite3.Connection) -> None:
        base.execute("INSERT INTO entries VALUES ('BCDF', 0, x'00')")

    def fail(base: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    done = committed(database, [(keep, loop.create_future()), (fail, loop.create_future())])
    assert [type(error) for _, _, error in done] == [sqlite3.OperationalError] * 2
    assert database.execute("SELECT count(*) FROM entries").fetchone() == (0,)


async def test_old_tables_are_found_and_deleted(store: Store) -> None:
    """By the time of their last use."""
    await store.append("BCDF", 0, [b"one"])
    assert await store.unused_since(time.time() - 60) == []
    assert await store.unused_since(time.time() + 60) == ["BCDF"]
    await store.delete("BCDF")
    assert await store.read("BCDF") == []
    assert await store.count() == 0


async def test_a_backup_is_whole_while_tables_go_on(
    store: Store, database: Database, tmp_path: Path
) -> None:
    """A copy made during appends has an unbroken beginning of each table's log."""

    async def write() -> None:
        for number in range(300):
            await store.append("BCDF", number, [str(number).encode()])

    writing = asyncio.create_task(write())
    await asyncio.sleep(0)
    backup = Database(tmp_path / "copy.sqlite3")
    assert await copy_all(database, backup) <= 1
    await writing
    copy = await backup.open()
    kept = await copy.read("BCDF")
    assert kept == [str(number).encode() for number in range(len(kept))]
    await copy.close()


async def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    """The database, the files next to it, and a copy: they hold the seeds of running games."""
    path = tmp_path / "tables.db"
    path.touch(0o644)
    store = await SqliteStore.open(path)
    await store.append("ABCD", 0, [b"{}"])
    copy(path, tmp_path / "backup.db")
    modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
    await store.close()
    assert modes["tables.db-wal"] == 0o600
    assert set(modes.values()) == {0o600}, modes


async def test_another_versions_file_is_refused(tmp_path: Path) -> None:
    """A later program's file stays untouched."""
    path = tmp_path / "tables.sqlite3"
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(sqlite3.DatabaseError, match="version 99"):
        await SqliteStore.open(path)


async def test_after_the_end_nothing_is_taken(tmp_path: Path) -> None:
    """A closed store refuses, so that nobody waits forever."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    await store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        await store.read("BCDF")


async def test_two_processes_never_both_win(store: Store, database: Database) -> None:
    """Another process may have taken a number that one thinks free: then it is a conflict."""
    other = await database.open()
    await store.append("BCDF", 0, [b"one"])
    await other.append("BCDF", 1, [b"two"])
    with pytest.raises(Conflict):
        await store.append("BCDF", 1, [b"too late"])
    await store.append("BCDF", 2, [b"three"])
    with pytest.raises(Conflict):
        await other.append("BCDF", 2, [b"too late"])
    assert await other.read("BCDF") == [b"one", b"two", b"three"]
    await other.close()


async def test_how_long_logs_are_and_who_is_looked_at(store: Store) -> None:
    """Of the existing tables; a table that somebody watches is not old."""
    await store.append("BCDF", 0, [b"one", b"two"])
    await store.append("GHJK", 0, [b"one"])
    assert await store.numbers(["BCDF", "GHJK", "XXXX"]) == {"BCDF": 2, "GHJK": 1}
    then = time.time()
    await store.touch(["BCDF"])
    assert await store.unused_since(then) == ["GHJK"]
    assert await store.unused_since(time.time() + 60, most=1) == ["GHJK"]


@pytest.mark.parametrize("seed", range(3))
async def test_two_processes_that_race_keep_one_log(
    store: Store, database: Database, seed: int
) -> None:
    """Appends of several entries at many tables at once: each number once, each append whole."""
    other, won = await database.open(), []

    async def race(writer: Store, name: bytes, table: str) -> None:
        random, number = Random(f"{seed} {name!r} {table}"), 0
        for place in range(8):
            entries = [b"%s %d %d" % (name, place, n) for n in range(random.randrange(1, 4))]
            try:
                await writer.append(table, number, entries)
                won.append((table, number, entries))
            except Conflict:
                pass
            number = len(await writer.read(table))

    names = {b"here": store, b"there": other}
    tables = [f"T{n}" for n in range(5)]
    await asyncio.gather(*[race(names[n], n, table) for n in names for table in tables])
    for table in tables:
        appends = sorted(each[1:] for each in won if each[0] == table)
        assert [entry for _, entries in appends for entry in entries] == await store.read(table)
        assert {entries[0].split()[0] for _, entries in appends} <= set(names)
    await other.close()


async def test_a_deleted_tables_code_is_free_again(store: Store) -> None:
    """Its log starts again, and not at the end of the old one."""
    await store.append("BCDF", 0, [b"one", b"two"])
    await store.delete("BCDF")
    with pytest.raises(Conflict):
        await store.append("BCDF", 2, [b"three"])
    await store.append("BCDF", 0, [b"new"])
    assert await store.read("BCDF") == [b"new"]
