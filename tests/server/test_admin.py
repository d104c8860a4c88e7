"""`palatine admin`: the same schema on both databases, and tables that survive every move."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from palatine.cli import main
from palatine.server.serve import owned
from palatine.server.store.database import DATABASE, Database, read_database
from palatine.server.store.schema import file_version, migrate, version_of
from palatine.server.store.sqlite import VERSION, connected
from palatine.server.table.log import read, written
from palatine.server.table.table import folded
from palatine.server.wire import messages as sent
from tests.server.folds import CODE, Book, everything

pytestmark = pytest.mark.anyio


async def admin(*words: str) -> int:
    """`palatine admin ...`, with its own event loop."""
    return await asyncio.to_thread(main, ["admin", *words])


def shape(path: Path) -> list[object]:
    """Tables, columns with their types and keys, and whether rows are stored by their key."""
    with closing(sqlite3.connect(path)) as base:
        asked = "SELECT name, sql LIKE '%WITHOUT ROWID%' FROM sqlite_master WHERE type = 'table'"
        found = sorted(base.execute(asked).fetchall())
        found = [each for each in found if each[0] != "alembic_version"]
        return [(each, base.execute(f"PRAGMA table_info({each[0]})").fetchall()) for each in found]


def running_game(answers: int) -> Book:
    """A table in the middle of a game."""
    book, random = Book(sent.Choice("senate", 5)), Random(3)
    book.host(sent.Start)
    for _ in range(answers):
        book.answer(random)
    return book


async def keep(database: Database, book: Book) -> None:
    """Put a table into a database."""
    store = await database.open()
    await store.append(CODE, 0, written(book.log))
    await store.close()


async def test_a_new_file_has_the_schema_that_the_scripts_make(tmp_path: Path) -> None:
    """The embedded server makes its file without Alembic; both are the same, including the mark."""
    quick, scripted = tmp_path / "quick.sqlite3", tmp_path / "scripted.sqlite3"
    connected(quick).close()
    await migrate(Database(scripted))
    assert shape(quick) == shape(scripted)
    assert len(shape(quick)) == 2
    assert file_version(quick) == file_version(scripted) == VERSION


async def test_a_file_from_before_there_were_scripts_is_taken_over(tmp_path: Path) -> None:
    """`admin migrate` leaves the content as it is, however often you run it."""
    path, book = tmp_path / DATABASE, running_game(12)
    await keep(Database(path), book)
    for _ in range(2):
        assert await admin("migrate", "--data", str(tmp_path)) == 0
    store = await Database(path).open()
    assert await store.read(CODE) == written(book.log)
    await store.close()


async def test_postgres_is_migrated_once_whoever_comes(postgres: Database) -> None:
    """Three at once wait for each other, and the version is there."""
    await asyncio.gather(*[migrate(postgres) for _ in range(3)])
    assert await version_of(postgres) == VERSION


async def test_a_running_game_moves_and_comes_back(
    postgres: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From a file to PostgreSQL, on to a backup, and restored: the same table each time."""
    book, backup = running_game(25), str(tmp_path / "backup.sqlite3")
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    await keep(Database(old / DATABASE), book)
    assert await admin("move", postgres.url, "--data", str(old)) == 0
    assert await admin("backup", backup, "--database", postgres.url) == 0
    assert await admin("restore", backup, "--data", str(new)) == 0
    assert capsys.readouterr().out.count("copied 1 table ") == 3
    for database in (postgres, Database(new / DATABASE)):
        store = await database.open()
        assert everything(folded(read(await store.read(CODE)))) == everything(book.table)
        await store.append(CODE, book.table.number, [b"{}"])
        await store.close()


async def test_nothing_is_written_over_and_no_server_moved_from_under(
    postgres: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database with tables, an existing file, a folder in use, an unknown kind: refused."""
    path, copy = tmp_path / DATABASE, tmp_path / "copy.sqlite3"
    await keep(Database(path), running_game(3))
    data = ("--data", str(tmp_path))
    with owned(Database(path)):
        assert await admin("move", postgres.url, *data) == 2
        assert await admin("backup", str(copy), *data) == 0
    assert await admin("backup", str(copy), *data) == 2
    assert await admin("restore", str(copy), *data) == 2
    assert await admin("move", "mysql://somewhere", *data) == 2
    assert await admin("move", *data) == 2
    words = capsys.readouterr().err
    for part in ("another server uses", "already exists", "already has tables", "mysql://..."):
        assert part in words
    assert "takes a file or URL" in words


async def test_a_database_that_is_not_there_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One sentence; a password in a URL stays private."""
    url = "postgresql://palatine:hush@127.0.0.1:1/palatine"
    assert await admin("migrate", "--database", url) == 2
    assert await asyncio.to_thread(main, ["serve", "--port", "0", "--database", url]) == 2
    words = capsys.readouterr().err
    assert words.count("the database postgresql://127.0.0.1:1/palatine can't be reached") == 2
    assert "hush" not in words


async def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the extra, a file works, and PostgreSQL says what to install."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert await admin("migrate", "--database", "postgresql://localhost/x") == 2
    assert "pip install 'palatine[cluster]'" in capsys.readouterr().err


def test_a_database_is_a_path_or_a_url() -> None:
    """As people know them from other programs."""
    assert read_database("tables.db") == Database(Path("tables.db"))
    assert read_database("sqlite:///tables.db") == Database(Path("tables.db"))
    assert read_database("sqlite:////srv/my%20tables.db") == Database(Path("/srv/my tables.db"))
    assert read_database("postgresql://h/n").url == "postgresql://h/n"
