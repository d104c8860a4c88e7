"""The matches that a test has opened: if it fails, we keep their records, to open as replays.

`Table.opened` opens them, and the plugin keeps their records.
"""

from pathlib import Path

from palatine.core.chance import Nature
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.record import record_of, write_record
from palatine.core.state import State

OPENED: list[Match] = []
"""The matches of the current test."""


def open_match(game: Game, setup: Setup, nature: Nature, start: State | None = None) -> Match:
    """A new match, remembered until the next test."""
    match = Match(game, setup, nature, start)
    OPENED.append(match)
    return match


def keep_records(folder: Path, name: str) -> tuple[Path, ...]:
    """Write the record of each remembered match; gives the files."""
    paths = [folder / f"{name}-{number}.json" for number in range(len(OPENED))]
    for path, match in zip(paths, OPENED, strict=True):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(record_bytes(match))
    return tuple(paths)


def record_bytes(match: Match) -> bytes:
    """The record of a match, as a file's content."""
    players = tuple([f"Player {seat + 1}" for seat in range(match.setup.players)])
    return write_record(record_of(match, players, dealt=True))
