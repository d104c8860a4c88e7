"""`palatine backup`: a copy of all tables, while the server goes on."""

import argparse
import sqlite3
from pathlib import Path
from typing import Any

from palatine.cli.data import add_data, data_folder
from palatine.cli.parser import add_command
from palatine.core.errors import BadSetup

DETAILS = """The server may run meanwhile; the copy is of one moment, and complete. To go back to
it, stop the server and put the copy in the place of palatine.sqlite3 in the data folder.
The copy holds the secrets of running games: keep it to yourself."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "backup",
        run,
        "Copy a server's tables to a file, while it runs.",
        "palatine backup tables.sqlite3 --data /srv/palatine",
        DETAILS,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Copy."""
    from palatine.server.app import DATABASE
    from palatine.server.sqlite_store import copy

    source = data_folder(args) / DATABASE
    if not source.exists():
        raise BadSetup(f"there is no {source}; which folder does the server use? (--data)")
    if args.file.exists():
        raise BadSetup(f"the file {str(args.file)!r} is there already; name another")
    try:
        copy(source, args.file)
    except sqlite3.Error as error:
        raise BadSetup(f"the backup failed: {error}") from None
    print(f"copied all tables to {args.file}")
    return 0
