"""Which phones we may call: a small file beside the tables' own. None of it is in a log.

An address at a push service is personal. We keep it for as long as its seat; what we delete here is
gone from the file too.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, TypeVar

from palatine.server.store.sqlite import keep_private
from palatine.server.wire.messages import Subscription

T = TypeVar("T")
FILE: Final = "push.sqlite3"
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS phones (
    code TEXT NOT NULL, ticket TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL,
    secret TEXT NOT NULL, since REAL NOT NULL, PRIMARY KEY (code, ticket)
) WITHOUT ROWID;
"""
KEPT: Final = "SELECT endpoint, key, secret FROM phones WHERE code = ? AND ticket = ?"
MOST: Final = 20_000
"""How many phones we keep; the oldest make way."""
OLDEST: Final = """
DELETE FROM phones WHERE since <= (SELECT since FROM phones ORDER BY since DESC LIMIT 1 OFFSET ?)
"""


class Book:
    """The phones of all tables. A phone is known by its table and the hash of its seat's ticket."""

    def __init__(self, folder: Path) -> None:
        path = folder / FILE
        keep_private(path)
        self._base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA secure_delete = ON")
        self._base.executescript(SCHEMA)
        self._turn = asyncio.Lock()

    async def keep(self, code: str, ticket: str, phone: Subscription) -> None:
        """We may call this phone; another of the same seat makes way."""
        row = (code, ticket, phone.endpoint, phone.p256dh, phone.auth, time.time())

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT OR REPLACE INTO phones VALUES (?, ?, ?, ?, ?, ?)", row)
            base.execute(OLDEST, (MOST,))

        await self._do(work)

    async def find(self, code: str, ticket: str) -> Subscription | None:
        """The phone of this seat, if we may call it."""
        row = await self._do(lambda base: base.execute(KEPT, (code, ticket)).fetchone())
        return Subscription(*row) if row is not None else None

    async def forget(self, code: str, tickets: Collection[str] | None = None) -> None:
        """Forget these phones of a table, or all of them."""

        def work(base: sqlite3.Connection) -> None:
            if tickets is None:
                base.execute("DELETE FROM phones WHERE code = ?", (code,))
            for ticket in tickets or ():
                base.execute("DELETE FROM phones WHERE code = ? AND ticket = ?", (code, ticket))

        await self._do(work)

    async def codes(self) -> list[str]:
        """The tables for which we keep a phone."""
        asked = "SELECT DISTINCT code FROM phones"
        return await self._do(lambda base: [row[0] for row in base.execute(asked)])

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        async with self._turn:
            return await asyncio.to_thread(work, self._base)

    def close(self) -> None:
        """Close it."""
        self._base.close()
