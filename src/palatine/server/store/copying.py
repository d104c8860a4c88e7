"""All tables from one database to another: to back up, to restore a backup, and to move house.

A backup is a SQLite file like any other, whichever database it comes from. A copy shows one moment,
and is complete or not there at all: running games go on from it.
"""

import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from palatine.core.errors import BadSetup
from palatine.server.store.database import Database
from palatine.server.store.schema import prepare
from palatine.server.store.sqlite import connected, copy

AT_ONCE: Final = 1000
COLUMNS: Final = {"tables": ("code", "used"), "entries": ("code", "number", "entry")}

Rows = list[tuple[Any, ...]]


async def copy_all(source: Database, target: Database) -> int:
    """Copy all tables to a database that has none; how many there were."""
    if source.path is not None and not source.path.exists():
        raise BadSetup(f"there is no file {str(source)!r}; check the name")
    try:
        if source.path is not None and target.path is not None and not target.path.exists():
            copy(source.path, target.path)
        else:
            await prepare(target)
            async with writing(target) as write:
                await copy_rows(source, write)
        return await count(target)
    except sqlite3.Error as error:
        raise BadSetup(f"copying {source} to {target} failed: {error}") from None


async def copy_rows(source: Database, write: Any) -> None:
    """Read everything there, and write it here."""
    async with aclosing(reading(source)) as batches:
        async for name, rows in batches:
            await write(name, rows)


async def reading(source: Database) -> AsyncGenerator[tuple[str, Rows], None]:
    """All rows of a database, as they are at one moment."""
    if source.path is not None:
        with closing(connected(source.path)) as base:
            base.execute("BEGIN")
            for name, columns in COLUMNS.items():
                found = base.execute(f"SELECT {', '.join(columns)} FROM {name}")
                while rows := found.fetchmany(AT_ONCE):
                    yield name, rows
        return
    await prepare(source)
    line = await source.connect()
    try:
        async with line.transaction(isolation="repeatable_read", readonly=True):
            for name, columns in COLUMNS.items():
                cursor = await line.cursor(f"SELECT {', '.join(columns)} FROM {name}")
                while found := await cursor.fetch(AT_ONCE):
                    yield name, [tuple(row) for row in found]
    finally:
        await line.close()


@asynccontextmanager
async def writing(target: Database) -> AsyncIterator[Any]:
    """Writes rows to a database that has no tables yet, in one transaction."""
    if await count(target):
        raise BadSetup(f"{target} already has tables; choose an empty database")
    if target.path is None:
        line = await target.connect()

        async def send(name: str, rows: Rows) -> None:
            await line.copy_records_to_table(name, records=rows, columns=COLUMNS[name])

        try:
            async with line.transaction():
                yield send
        finally:
            await line.close()
        return
    with closing(connected(target.path)) as base:

        async def insert(name: str, rows: Rows) -> None:
            marks = ", ".join("?" * len(COLUMNS[name]))
            base.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)

        base.execute("BEGIN IMMEDIATE")
        yield insert
        base.execute("COMMIT")  # without it, everything written is gone on closing


async def count(database: Database) -> int:
    """How many tables there are."""
    if database.path is not None and not database.path.exists():
        return 0
    store = await database.open()
    try:
        return await store.count()
    finally:
        await store.close()


def check_new(path: Path) -> None:
    """Refuse to write over a file."""
    if path.exists():
        raise BadSetup(f"the file {str(path)!r} already exists; choose another")
