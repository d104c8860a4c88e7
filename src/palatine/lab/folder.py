"""The folder of a run: its experiment, the log of played games, the tables, the report.

We append games to `played.jsonl.gz` as they come in, a gzip member for each batch, so that `zcat`
can read the file. If a kill leaves a half-written end, we cut it off when the run goes on: a game
is in the log as a whole or not at all.
"""

import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Generic, Self, TypeVar

import msgspec

from palatine.lab.errors import BadRun
from palatine.lab.experiment import Experiment
from palatine.machine import lock

T = TypeVar("T")
EXPERIMENT: Final = "experiment.json"
LOG: Final = "played.jsonl.gz"
GZIP: Final = 31
"""What zlib calls a gzip member."""
FREE: Final = ("title", "about", "games", "beside")
"""What may change while the games stay the same."""


class Log(Generic[T]):
    """A log of played games, open for more; one process at a time."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self.path, self.kind = path, kind
        self.file: BinaryIO = path.open("ab")
        try:
            lock(self.file.fileno())
        except OSError:
            self.file.close()
            raise BadRun(f"another process is running in {str(path.parent)!r}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: object, trace: TracebackType | None) -> None:
        self.file.close()

    def read(self) -> list[T]:
        """Everything that is complete; a torn end is cut off."""
        played, whole = read_log(self.path, self.kind)
        self.file.truncate(whole)
        return played

    def append(self, played: Iterable[T]) -> None:
        """Add games that have been played."""
        for each in played:
            line = msgspec.json.encode(each) + b"\n"
            squeeze = zlib.compressobj(6, zlib.DEFLATED, GZIP)
            self.file.write(squeeze.compress(line) + squeeze.flush())
        self.file.flush()


def read_log(path: Path, kind: type[T]) -> tuple[list[T], int]:
    """What a log holds, and how many of its bytes are complete."""
    content = path.read_bytes() if path.exists() else b""
    played: list[T] = []
    whole = 0
    for line, end in members(content):
        try:
            played.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError:
            raise BadRun(f"{path} is damaged at byte {whole}; move it away to start over") from None
        whole = end
    return played, whole


def members(content: bytes) -> Iterator[tuple[bytes, int]]:
    """The complete gzip members of a file, each with the position of its end."""
    place = 0
    while place < len(content):
        reader = zlib.decompressobj(GZIP)
        try:
            data = reader.decompress(content[place:])
        except zlib.error:
            return
        if not reader.eof:
            return
        place = len(content) - len(reader.unused_data)
        yield data, place


def open_folder(folder: Path, experiment: Experiment) -> None:
    """Make the folder of a run, or go on with it if it is of the same experiment."""
    path = folder / EXPERIMENT
    if path.exists():
        check_same(folder, load_experiment(folder), experiment)
    elif folder.exists() and any(folder.iterdir()):
        raise BadRun(f"the folder {str(folder)!r} is not empty and is not a run; choose another")
    folder.mkdir(parents=True, exist_ok=True)
    save(path, msgspec.json.format(msgspec.json.encode(experiment)))


def check_same(folder: Path, old: Experiment, new: Experiment) -> None:
    """Refuse to mix the games of two experiments."""
    for name in Experiment.__struct_fields__:
        if name not in FREE and getattr(old, name) != getattr(new, name):
            raise BadRun(
                f"the folder {str(folder)!r} holds a run with another `{name}`; "
                f"choose another folder with --out, or remove this one"
            )


def load_experiment(folder: Path) -> Experiment:
    """The experiment of a run."""
    try:
        content = (folder / EXPERIMENT).read_bytes()
        return msgspec.json.decode(content, type=Experiment)
    except FileNotFoundError:
        raise BadRun(f"the folder {str(folder)!r} is not a run of the lab") from None
    except msgspec.DecodeError as error:
        raise BadRun(f"{folder / EXPERIMENT} can't be read: {error}") from None


def save(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    half = path.with_name(path.name + ".half")
    half.write_bytes(content)
    os.replace(half, path)
