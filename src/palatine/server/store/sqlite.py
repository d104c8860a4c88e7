"""The store in one SQLite file: write-ahead log, every commit on disk, one thread, group commit.

Requests from the tables wait in a queue. The thread takes all that waits, does it in one
transaction, and tells everyone after the commit: many appends share one wait for the disk.
"""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from palatine.machine import IS_WINDOWS, private_file
from palatine.server.store.store import NO_TABLE, USE_SECONDS, Conflict

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, used REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    code TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (code, number)
) WITHOUT ROWID;
"""
VERSION: Final = 1
NEXT: Final = "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE code = ?"
USED: Final = "INSERT INTO tables VALUES (?1, ?2) ON CONFLICT DO UPDATE SET used = ?2"
UNUSED: Final = """
SELECT code FROM tables WHERE used < ?1 AND (?2 IS NULL OR NOT EXISTS (
    SELECT 1 FROM entries WHERE entries.code = tables.code AND number >= ?2
))
"""
MOST_AT_ONCE: Final = 1000
MOST_KNOWN: Final = 10_000


class SqliteStore:
    """Logs in a file. Open, use and close it on one event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None]
        self._queue = queue.SimpleQueue()
        self._is_closed = False
        self._next: dict[str, int] = {}
        """For tables that were written to, the next number. It belongs to the thread,"""
        self._used: dict[str, float] = {}
        """as does the time of their last use, as far as it is on disk."""
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """The store in this file; makes the file if there is none."""
        store = cls(path)
        await store._ready
        return store

    # What the server asks for

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        """Add entries from this number on; Conflict if they don't belong there."""
        rows = [(table, place, entry) for place, entry in enumerate(entries, number)]
        return self._do(lambda database: self._append(database, table, number, rows))

    def _append(
        self, database: sqlite3.Connection, table: str, number: int, rows: list[Any]
    ) -> None:
        """In the thread. Even a number that we know to be free can be taken only once, by its
        key."""
        if self._next.get(table) != number:
            self._next[table] = database.execute(NEXT, (table,)).fetchone()[0]
            if self._next[table] != number:
                raise Conflict(table)
        try:
            database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        except sqlite3.IntegrityError:
            del self._next[table]
            raise Conflict(table) from None
        self._next[table] = number + len(rows)
        now = time.time()
        if now - self._used.get(table, 0.0) > USE_SECONDS:
            self._used[table] = now
            database.execute(USED, (table, now))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from this number on."""
        asked = "SELECT entry FROM entries WHERE code = ? AND number >= ? ORDER BY number"
        return await self._do(lambda base: [row[0] for row in base.execute(asked, (table, since))])

    async def read_many(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        """The entries of each of these tables that exists."""
        asked = "SELECT entry FROM entries WHERE code = ? ORDER BY number"

        def work(database: sqlite3.Connection) -> dict[str, list[bytes]]:
            found = {each: [row[0] for row in database.execute(asked, (each,))] for each in tables}
            return {each: entries for each, entries in found.items() if entries}

        return await self._do(work)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """For each of these tables that exists, how many entries it has."""

        def work(database: sqlite3.Connection) -> dict[str, int]:
            found = {each: int(database.execute(NEXT, (each,)).fetchone()[0]) for each in tables}
            return {each: number for each, number in found.items() if number}

        return await self._do(work)

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody is watching these tables: they are in use now."""
        asked, now = "UPDATE tables SET used = ? WHERE code = ?", time.time()
        await self._do(lambda base: base.executemany(asked, [(now, each) for each in tables]))

    async def count(self) -> int:
        """How many tables there are."""
        asked = "SELECT count(*) FROM tables WHERE code NOT LIKE ?"
        return await self._do(lambda base: int(base.execute(asked, (NO_TABLE,)).fetchone()[0]))

    async def unused_since(self, moment: float, most: int | None = None) -> list[str]:
        """Tables to which nothing was added since then; with `most`, only those with no more
        entries."""
        return await self._do(lambda base: [row[0] for row in base.execute(UNUSED, (moment, most))])

    async def delete(self, table: str) -> None:
        """Forget a table."""

        def work(database: sqlite3.Connection) -> None:
            self._forget(table)
            database.execute("DELETE FROM entries WHERE code = ?", (table,))
            database.execute("DELETE FROM tables WHERE code = ?", (table,))

        await self._do(work)

    def _forget(self, table: str) -> None:
        self._next.pop(table, None)
        self._used.pop(table, None)

    async def close(self) -> None:
        """Write what is waiting, and close."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        if self._is_closed:
            done.set_exception(sqlite3.ProgrammingError("the store is closed"))
        else:
            self._queue.put((work, done))
        return done

    # The thread

    def _run(self) -> None:
        try:
            database = connected(self.path)
        except Exception as error:
            self._tell([(self._ready, None, error)])
            return
        self._tell([(self._ready, None, None)])
        is_open = True
        while is_open:
            waiting = [self._queue.get()]
            while not self._queue.empty() and len(waiting) < MOST_AT_ONCE:
                waiting.append(self._queue.get())
            is_open = None not in waiting
            done = committed(database, [each for each in waiting if each is not None])
            is_lost = any(error and not isinstance(error, Conflict) for _, _, error in done)
            if is_lost or len(self._next) > MOST_KNOWN:
                self._next.clear()
                self._used.clear()
            self._tell(done)
        database.close()

    def _tell(self, done: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
        try:
            self._loop.call_soon_threadsafe(resolve, done)
        except RuntimeError:  # the loop is closed: nobody is waiting any more
            return


def committed(
    database: sqlite3.Connection, waiting: list[tuple[Work, "asyncio.Future[Any]"]]
) -> list[tuple["asyncio.Future[Any]", Any, Exception | None]]:
    """Do all of it in one transaction; what to tell each future, after the commit."""
    done: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
    try:
        database.execute("BEGIN IMMEDIATE")
        for work, future in waiting:
            try:
                done.append((future, work(database), None))
            except Conflict as conflict:
                done.append((future, None, conflict))
        database.execute("COMMIT")
    except Exception as error:  # none of it is on disk: tell them all
        if database.in_transaction:
            database.execute("ROLLBACK")
        return [(future, None, error) for _, future in waiting]
    return done


def resolve(done: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
    """Tell each the result of its wish."""
    for future, value, error in done:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)


def keep_private(path: Path) -> None:
    """Nobody else may read the file: it holds the seeds of running games. What SQLite writes beside
    it gets the same mode. If the file can't be opened, SQLite complains about it."""
    with suppress(OSError):
        os.close(private_file(path, os.O_RDWR | os.O_CREAT))
        if not IS_WINDOWS and path.stat().st_mode & 0o077:
            path.chmod(0o600)


def connected(path: Path) -> sqlite3.Connection:
    """The database, with every commit on disk before we report it."""
    keep_private(path)
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA secure_delete = ON")  # an erased name is gone from the file
    found = database.execute("PRAGMA user_version").fetchone()[0]
    if found not in (0, VERSION):
        raise sqlite3.DatabaseError(f"{path} has version {found}; this program writes {VERSION}")
    database.executescript(SCHEMA)
    database.execute(f"PRAGMA user_version = {VERSION}")
    return database


def copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use."""
    keep_private(target)
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    try:
        old.backup(new, pages=1000)
    finally:
        new.close()
        old.close()
