"""The folder in which a server keeps its tables."""

import argparse
import os
from pathlib import Path


def add_data(parser: argparse.ArgumentParser) -> None:
    """Which folder."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="where tables are kept (default: palatine in your data folder)",
    )


def data_folder(args: argparse.Namespace) -> Path:
    """The folder that was named, or the one where programs keep a user's data."""
    if args.data is not None:
        chosen: Path = args.data
        return chosen
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "palatine"
