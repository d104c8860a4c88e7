"""`palatine admin`: what a server's operator does with its database."""

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palatine.cli.data import add_data, database_of
from palatine.cli.parser import add_command
from palatine.core.errors import BadSetup

if TYPE_CHECKING:
    from palatine.server.store.database import Database

DETAILS = """A backup is a SQLite file, whatever the database. The server can keep running: the
backup is complete, and all from one moment. It holds the secrets of running games, so keep it to
yourself. Stop the server before you restore or move. The target must be a database without
tables; running games go on from there."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "admin",
        run,
        "Migrate, back up, restore or move a server's database.",
        "palatine admin backup tables.sqlite3 --data /srv/palatine\n"
        "  palatine admin restore tables.sqlite3 --database postgresql://db/palatine\n"
        "  palatine admin move postgresql://db/palatine --data /srv/palatine\n"
        "  palatine admin migrate --database postgresql://db/palatine",
        DETAILS,
    )
    parser.add_argument(
        "what",
        choices=tuple(ERRANDS),
        help="migrate: update the schema to this version of the program; backup: copy all"
        " tables to a new file; restore: copy them from a file; move: copy them to another"
        " database",
    )
    parser.add_argument(
        "place",
        nargs="?",
        metavar="FILE|URL",
        help="the backup's file, or the database to move to",
    )
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Do one of them."""
    if (args.place is None) != (args.what == "migrate"):
        needs = "no file or URL" if args.what == "migrate" else "a file or URL"
        raise BadSetup(f"`palatine admin {args.what}` takes {needs}")
    print(ERRANDS[args.what](database_of(args), args.place))
    return 0


def migrate(database: "Database", _: str) -> str:
    """Bring a database up to date."""
    from palatine.server.serve import owned
    from palatine.server.store import schema
    from palatine.server.store.sqlite import VERSION

    if database.path is not None and not database.path.exists():
        raise BadSetup(f"there is no file {str(database)!r}; check the name")
    with owned(database):
        asyncio.run(schema.migrate(database))
    return f"{database} has version {VERSION}"


def backup(database: "Database", place: str) -> str:
    """Copy all tables to a file, while the server goes on."""
    from palatine.server.store.copying import check_new, copy_all
    from palatine.server.store.database import Database

    check_new(Path(place))
    return f"copied {count(asyncio.run(copy_all(database, Database(Path(place)))))} to {place}"


def restore(database: "Database", place: str) -> str:
    """Copy all tables from a file to a database that has none."""
    from palatine.server.serve import owned
    from palatine.server.store.copying import copy_all
    from palatine.server.store.database import Database

    with owned(database):
        copied = asyncio.run(copy_all(Database(Path(place)), database))
    return f"copied {count(copied)} from {place}"


def move(database: "Database", place: str) -> str:
    """Copy all tables to another database; nobody adds to the old one in the meantime."""
    from palatine.server.serve import owned
    from palatine.server.store.copying import copy_all
    from palatine.server.store.database import read_database

    target = read_database(place)
    with owned(database), owned(target):
        copied = asyncio.run(copy_all(database, target))
    return f"copied {count(copied)} to {target}; start the server with --database {target}"


def count(tables: int) -> str:
    """How many tables, in words."""
    return f"{tables} table{'' if tables == 1 else 's'}"


ERRANDS: dict[str, Callable[["Database", str], str]] = {
    "migrate": migrate,
    "backup": backup,
    "restore": restore,
    "move": move,
}
