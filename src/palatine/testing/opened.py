"""The matches that a test has opened: if it fails, their records are kept, to open as replays.

`Table.opened` opens them, and the plugin keeps their records.
"""

from pathlib import Path
from typing import NamedTuple

from palatine.core.chance import Nature
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.record import record_of, write_record
from palatine.core.state import State


class Opened(NamedTuple):
    """A match, and the position that it was opened at, if it was not the deal."""

    match: Match
    start: State | None


OPENED: list[Opened] = []
"""The matches of the running test."""


def open_match(game: Game, setup: Setup, nature: Nature, start: State | None = None) -> Match:
    """A new match that is kept in mind until the next test."""
    match = Match(game, setup, nature, start)
    OPENED.append(Opened(match, start))
    return match


def keep_records(folder: Path, name: str) -> tuple[Path, ...]:
    """Write the record of each match in mind; the files."""
    paths = [folder / f"{name}-{number}.json" for number in range(len(OPENED))]
    for path, opened in zip(paths, OPENED, strict=True):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(record_bytes(opened))
    return tuple(paths)


def record_bytes(opened: Opened) -> bytes:
    """The record of a match, as a file has it."""
    match, start = opened
    players = tuple([f"Player {seat + 1}" for seat in range(match.setup.players)])
    position = start.to_json() if start is not None else None
    return write_record(record_of(match, players, dealt=True, position=position))
