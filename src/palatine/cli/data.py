"""Where a server keeps its tables: a folder with a SQLite file, or another database."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from palatine import machine
from palatine.core.errors import BadSetup

if TYPE_CHECKING:
    from palatine.server.store.database import Database


def add_data(parser: argparse.ArgumentParser) -> None:
    """Which folder, or which database."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="where to keep tables (default: the folder palatine in your data folder)",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="instead of a folder: a SQLite file, or postgresql://USER@HOST/NAME (docs/workers.md)",
    )


def data_folder(args: argparse.Namespace) -> Path:
    """The folder given, or the one where programs keep a user's data."""
    if args.data is not None:
        chosen: Path = args.data
        return chosen
    return machine.data_folder()


def database_of(args: argparse.Namespace) -> "Database":
    """The database given, or the one in the folder."""
    from palatine.server.store.database import DATABASE, Database, read_database

    if args.database is None:
        return Database(data_folder(args) / DATABASE)
    if args.data is not None:
        raise BadSetup("use --data or --database, not both")
    return read_database(args.database)
