"""The store in PostgreSQL, for any number of server processes on any number of machines.

One statement appends everything that waits, in one round trip. Each append in it wins or is refused
as a whole: its first entry takes the number, under the primary key, and the others follow it.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from palatine.server.store.store import NO_TABLE, USE_SECONDS, Conflict

Append = tuple[str, int, Sequence[bytes], "asyncio.Future[None]"]

APPEND: Final = """
WITH head AS (
    SELECT code, number FROM unnest($1::text[], $2::integer[]) AS head (code, number)
), given AS (
    SELECT code, number, entry
    FROM unnest($3::text[], $4::integer[], $5::bytea[]) AS given (code, number, entry)
), known AS (
    SELECT code FROM tables WHERE code = ANY ($1) ORDER BY code FOR KEY SHARE
), fit AS (
    SELECT code, number FROM head WHERE number = 0 OR code IN (SELECT code FROM known) AND EXISTS (
        SELECT 1 FROM entries WHERE entries.code = head.code AND entries.number = head.number - 1
    )
), opened AS (
    INSERT INTO tables SELECT code, $6 FROM fit WHERE number = 0 ORDER BY code
    ON CONFLICT DO NOTHING
), won AS (
    INSERT INTO entries SELECT given.* FROM given JOIN fit USING (code, number) ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code, number
), others AS (
    INSERT INTO entries SELECT given.* FROM given JOIN won USING (code)
    WHERE given.number > won.number
)
SELECT code FROM won
"""
"""In the order of the codes, so that two who append to the same tables never wait for each other.
It waits for a table that is being deleted (`known`), and then the table is gone."""
READ: Final = "SELECT entry FROM entries WHERE code = $1 AND number >= $2 ORDER BY number"
READ_MANY: Final = "SELECT code, entry FROM entries WHERE code = ANY ($1) ORDER BY code, number"
NUMBERS: Final = """
SELECT code, (SELECT max(number) + 1 FROM entries WHERE entries.code = asked.code) AS number
FROM unnest($1::text[]) AS asked (code)
"""
TOUCH: Final = """
UPDATE tables SET used = $1 WHERE code IN (
    SELECT code FROM tables WHERE code = ANY ($2) FOR NO KEY UPDATE SKIP LOCKED
)
"""
UNUSED: Final = """
SELECT code FROM tables WHERE used < $1 AND ($2::integer IS NULL OR NOT EXISTS (
    SELECT 1 FROM entries WHERE entries.code = tables.code AND number >= $2
))
"""
MOST_AT_ONCE: Final = 1000
MOST_KNOWN: Final = 10_000
SECONDS: Final = 10.0
"""How long the database may take for anything, including a new connection."""
LINES: Final = 4
"""The most connections of one process: one that writes, the others for reading."""


async def no_reset(_: Any) -> None:
    """Our statements leave nothing behind to undo."""


def is_gone(line: Any) -> bool:
    """Whether a connection is closed. The pool may already have taken back one that the database
    has ended; it then refuses even this question."""
    try:
        return bool(line.is_closed())
    except asyncpg.InterfaceError:
        return True


class PostgresStore:
    """Logs in a database. Open, use and close it on one event loop."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None
        self._line: Any = None
        """The connection that writes. We keep it, since taking one and giving it back costs as much
        as a third of the statement."""
        self._used: dict[str, float] = {}
        """When we last wrote down that a table was used."""

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The store in the database at this address; its schema must be there."""
        pool = await asyncpg.create_pool(
            url,
            min_size=0,
            max_size=LINES,
            timeout=SECONDS,
            command_timeout=SECONDS,
            reset=no_reset,
        )
        return cls(pool)

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> "asyncio.Future[None]":
        """Add entries from this number on; Conflict if they don't belong there."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, number, entries, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return done

    async def _write(self) -> None:
        """Append all that waits, and what comes in the meantime."""
        while self._waiting:
            batch = self._next()
            try:
                won = await self._append(batch)
            except Exception as error:  # each is told, and reads the log to know what is kept
                for *_, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for table, _, _, done in batch:
                if done.done():
                    continue
                if table in won:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict(table))
            await self._note_use(won)
        self._writing = None

    def _next(self) -> list[Append]:
        """The appends of one statement: for each table only the first one waiting."""
        taken: dict[str, Append] = {}
        left: list[Append] = []
        for each in self._waiting:
            if each[0] in taken or len(taken) >= MOST_AT_ONCE:
                left.append(each)
            else:
                taken[each[0]] = each
        self._waiting = left
        return list(taken.values())

    async def _append(self, batch: list[Append]) -> set[str]:
        """The tables whose append has won."""
        rows = [
            (table, place, entry)
            for table, number, entries, _ in batch
            for place, entry in enumerate(entries, number)
        ]
        heads = [each[0] for each in batch], [each[1] for each in batch]
        given = [[row[column] for row in rows] for column in range(3)]
        line = await self._writer()
        try:
            won = await line.fetch(APPEND, *heads, *given, time.time())
        except BaseException:
            await self._let_go()
            raise
        return {row[0] for row in won}

    async def _writer(self) -> Any:
        if self._line is not None and is_gone(self._line):
            await self._let_go()
        if self._line is None:
            self._line = await self._pool.acquire()
        return self._line

    async def _let_go(self) -> None:
        """Give the connection back: by then, a statement that we gave up has been ended, or is
        done."""
        line, self._line = self._line, None
        if line is not None:
            await self._pool.release(line)

    async def _note_use(self, tables: set[str]) -> None:
        """Note now and then that a table was used; if that fails, the next time will do."""
        now = time.time()
        old = [each for each in tables if now - self._used.get(each, 0.0) > USE_SECONDS]
        if not old:
            return
        if len(self._used) > MOST_KNOWN:
            self._used.clear()
        self._used.update(dict.fromkeys(old, now))
        try:
            await self.touch(old)
        except Exception:
            for each in old:
                self._used.pop(each, None)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from this number on."""
        return [row[0] for row in await self._pool.fetch(READ, table, since)]

    async def read_many(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        """The entries of each of these tables that exists."""
        found: dict[str, list[bytes]] = {}
        for code, entry in await self._pool.fetch(READ_MANY, tables):
            found.setdefault(code, []).append(entry)
        return found

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """For each of these tables that exists, how many entries it has."""
        found = await self._pool.fetch(NUMBERS, tables)
        return {row[0]: row[1] for row in found if row[1] is not None}

    async def count(self) -> int:
        """How many tables there are."""
        asked = "SELECT count(*) FROM tables WHERE code NOT LIKE $1"
        return int(await self._pool.fetchval(asked, NO_TABLE))

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody is watching these tables: they are in use now."""
        await self._pool.execute(TOUCH, time.time(), tables)

    async def unused_since(self, moment: float, most: int | None = None) -> list[str]:
        """Tables to which nothing was added since then; with `most`, only those with no more
        entries."""
        return [row[0] for row in await self._pool.fetch(UNUSED, moment, most)]

    async def delete(self, table: str) -> None:
        """Forget a table: first its row, for which appends wait; then what they left."""
        self._used.pop(table, None)
        async with self._pool.acquire() as line, line.transaction():
            await line.execute("DELETE FROM tables WHERE code = $1", table)
            await line.execute("DELETE FROM entries WHERE code = $1", table)

    async def close(self) -> None:
        """Write what is waiting, and close."""
        if self._writing is not None:
            await self._writing
        await self._let_go()
        await self._pool.close()
