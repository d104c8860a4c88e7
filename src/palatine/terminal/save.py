"""Saved tables: a match that is not over, with the secrets that it needs to go on.

A record is public: while a match runs it holds no seed. A save is private: it wraps the record with
the seed for the coming shuffles, and with who sits where. It is for the people at the table, not
for anybody to read; the file itself says so.
"""

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from palatine.core.chance import Seeded, commitment
from palatine.core.errors import BadRecord, BadSetup
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.plain import read_plain
from palatine.core.position import read_format
from palatine.core.record import FORMAT as RECORD_FORMAT
from palatine.core.record import Record, read_record, replay
from palatine.machine import private_file

FORMAT: Final = "palatine-save"
VERSION: Final = 1
WARNING: Final = (
    "Private: secret_seed and the record's log give away every hidden card and role of a running "
    "game. When it is over, this file is replaced by a public record."
)


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A running match and how its table goes on."""

    format: str
    format_version: int
    warning: str
    secret_seed: str
    bots: tuple[str | None, ...]
    """For each seat the name of the bot that plays it; none for a person."""
    language: str
    theme: str
    record: dict[str, Any]


def save_of(
    record: Record, seed: bytes, bots: tuple[str | None, ...], language: str, theme: str
) -> Save:
    """What a match needs to go on later."""
    plain = msgspec.to_builtins(record)
    return Save(FORMAT, VERSION, WARNING, seed.hex(), bots, language, theme, plain)


def read_save(content: bytes) -> tuple[Save, Record]:
    """The save in a file, with its record checked. A finished game is not a save."""
    plain = read_plain(content, BadRecord, "the save")
    if isinstance(plain, dict) and plain.get("format") == RECORD_FORMAT:
        raise BadRecord("this is a record, not the save of a running game: watch it with `replay`")
    save = read_format(plain, Save, FORMAT, (VERSION,), BadRecord)
    record = read_record(msgspec.json.encode(save.record))
    if len(save.bots) != record.setup.players:
        raise BadRecord(f"the save seats {len(save.bots)} players of {record.setup.players}")
    return save, record


def read_any(content: bytes) -> tuple[Record, Save | None]:
    """The record in a file, by itself or within a save."""
    plain = read_plain(content, BadRecord, "the file")
    if isinstance(plain, dict) and plain.get("format") == FORMAT:
        save, record = read_save(content)
        return record, save
    return read_record(content), None


def reopened(game: Game, record: Record, secret_seed: str) -> Match:
    """The match as it was, with the seed as its nature from here on."""
    try:
        seed = bytes.fromhex(secret_seed)
    except ValueError:
        raise BadRecord("the save's seed is not written in hexadecimal digits") from None
    if commitment(seed) != record.commitment:
        raise BadRecord("the save was edited: its seed does not give the shuffles in its log")
    try:
        return replay(game, record, Seeded(seed))
    except BadRecord as error:
        raise BadRecord(f"the save can't be continued: {error.sentence}") from None


def write_file(path: Path, content: bytes) -> None:
    """Replace a file in one step: a crash leaves the old or the new. Only we may read it."""
    beside = path.with_name(f".{path.name}.new")
    try:
        opened = private_file(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        with os.fdopen(opened, "wb") as file:
            file.write(content)
        os.replace(beside, path)
    except OSError as error:
        raise BadSetup(
            f"the game can't be saved as {path} ({error.strerror}); choose another with --save"
        ) from None
