"""The schema and its versions. We load Alembic only for a database that is behind.

Each database is marked with its version: SQLite by `user_version`, which costs nothing to read,
PostgreSQL by Alembic's own table. A new SQLite file is made without Alembic (`sqlite.SCHEMA`); a
test keeps the two ways the same.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from palatine.core.errors import BadSetup
from palatine.server.store.database import Database, needed
from palatine.server.store.sqlite import VERSION

if TYPE_CHECKING:
    from sqlalchemy import Connection

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x70616C6174
"""The number of the lock by which PostgreSQL lets one process after the other migrate."""


async def version_of(database: Database) -> int:
    """A database's version; 0 if it is empty."""
    if database.path is not None:
        return await asyncio.to_thread(file_version, database.path)
    asyncpg = needed("asyncpg")
    line = await database.connect()
    try:
        return int(await line.fetchval("SELECT version_num FROM alembic_version") or 0)
    except asyncpg.UndefinedTableError:
        return 0
    finally:
        await line.close()


def file_version(path: Path) -> int:
    """A file's version; 0 if there is none."""
    if not path.exists():
        return 0
    with closing(sqlite3.connect(path)) as base:
        return int(base.execute("PRAGMA user_version").fetchone()[0])


async def prepare(database: Database) -> None:
    """Bring a database up to this program's version if it is behind; leave one that is ahead
    alone."""
    found = await version_of(database)
    is_new_file = database.path is not None and not found
    if found == VERSION or is_new_file:
        return
    if found > VERSION:
        raise BadSetup(
            f"{database} has version {found}; this program knows {VERSION}: use a newer program"
        )
    await migrate(database)


async def migrate(database: Database) -> None:
    """Run all scripts that a database has not seen, in one transaction."""
    for package in ("alembic", "sqlalchemy", *(() if database.path is not None else ("asyncpg",))):
        needed(package)
    if database.path is not None:
        await asyncio.to_thread(migrate_file, database.path)
    else:
        await migrate_postgres(database)


def migrate_file(path: Path) -> None:
    """Run them on a file."""
    from sqlalchemy import URL, create_engine

    engine = create_engine(URL.create("sqlite", database=str(path)))
    try:
        with engine.begin() as connection:
            upgrade(connection)
            connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
    finally:
        engine.dispose()


async def migrate_postgres(database: Database) -> None:
    """Run them in PostgreSQL, one process after the other."""
    from sqlalchemy.ext.asyncio import create_async_engine

    async def connect(*_: Any, **__: Any) -> Any:
        return await database.connect()

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect)
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: "Connection") -> None:
    """Let Alembic upgrade to this program's version over this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, f"{VERSION:04}")
