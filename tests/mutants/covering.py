"""Which tests run which lines: each test runs once in a separate process and is watched."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from tests.mutants.results import KEPT

Line = tuple[str, int]


class Traced(msgspec.Struct, frozen=True):
    """Which rules code a test runs, how long it takes, and the rules in its marks."""

    lines: dict[str, list[int]]
    seconds: float
    rules: list[str]
    stamp: str
    """A stamp of the files that it depends on: when they change, it is watched again."""

    def runs(self, path: Path, lines: tuple[int, int]) -> bool:
        """Whether any of these lines ran."""
        first, last = lines
        return any(first <= line <= last for line in self.lines.get(str(path), ()))


@contextmanager
def watched(paths: frozenset[str], found: set[Line]) -> Iterator[None]:
    """Note every line of these files that runs meanwhile."""

    def on_call(frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        path = frame.f_code.co_filename
        if path not in paths:
            return None
        found.add((path, frame.f_lineno))

        def on_line(frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
            found.add((path, frame.f_lineno))
            return on_line

        return on_line

    before = sys.gettrace()
    sys.settrace(on_call)
    try:
        yield
    finally:
        sys.settrace(before)


def kept_traces(game: str) -> dict[str, Traced]:
    """What we know of a game's tests."""
    path = KEPT / f"{game}.traces.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Traced]) if path.exists() else {}


def keep_traces(game: str, traced: dict[str, Traced]) -> None:
    """Write it down."""
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{game}.traces.json").write_bytes(msgspec.json.encode(traced))
