"""Which database: a SQLite file by its path or URL, or PostgreSQL by its URL."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from palatine.core.errors import BadSetup
from palatine.core.extras import importing
from palatine.server.store.sqlite import SqliteStore
from palatine.server.store.store import Store

DATABASE: Final = "palatine.sqlite3"
"""The name of the file in a data folder."""
POSTGRES: Final = ("postgresql", "postgres")
SECONDS: Final = 10.0
"""How long a database may take to answer when we start."""


def needed(package: str, extra: str = "cluster") -> Any:
    """A package that only some servers need; or how to get it."""
    with importing(extra, package):
        return import_module(package)


@dataclass(frozen=True)
class Database:
    """Where tables are kept: in a file, or at a URL."""

    path: Path | None = None
    url: str = ""

    def __str__(self) -> str:
        """Where it is, without the password."""
        if self.path is not None:
            return str(self.path)
        parts = urlsplit(self.url)
        place = f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
        return f"{parts.scheme}://{place}{parts.path}"

    async def open(self) -> Store:
        """The store in it; its schema must be there already, unless the file is new."""
        if self.path is not None:
            return await SqliteStore.open(self.path)
        needed("asyncpg")
        from palatine.server.store.postgres import PostgresStore

        return await PostgresStore.open(self.url)

    async def connect(self) -> Any:
        """A connection to PostgreSQL; or why there is none."""
        asyncpg = needed("asyncpg")
        try:
            return await asyncpg.connect(self.url, timeout=SECONDS)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            reason = str(error) or type(error).__name__
            raise BadSetup(f"the database {self} can't be reached: {reason}") from None
        except ValueError as error:  # the driver's words about the URL may hold the password
            raise BadSetup(
                f"{self} is not the address of a database: {type(error).__name__}"
            ) from None


def read_database(text: str) -> Database:
    """A database from what somebody typed: a path, `sqlite:///PATH`, or `postgresql://...`."""
    scheme, found, rest = text.partition("://")
    if not found:
        return Database(Path(text))
    if scheme in POSTGRES:
        return Database(url=text)
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Database(Path(unquote(rest[1:])))
    raise BadSetup(
        f"{scheme}://... is not a database that we know; use a path, sqlite:///PATH"
        " (sqlite:////PATH from the root), or postgresql://USER@HOST/NAME"
    )
