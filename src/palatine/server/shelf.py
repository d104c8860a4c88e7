"""Records that people have sent for analysis, each under a code that nobody can guess.

We delete a record after some days; its sender can delete it at once. We take only games that are
over. The process that analyses a record finds out whether it is true, and that process may be
stopped: here we only read the record.
"""

import gzip
import time
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from palatine.catalog import game_of
from palatine.core.record import Record, check_setup, read_record
from palatine.server.errors import (
    HouseFull,
    NoSuchRecord,
    NotSaved,
    OtherVersion,
    OutOfReach,
    StillRunning,
)
from palatine.server.journal import broken
from palatine.server.store.store import RECORDS, Conflict, Store
from palatine.server.table.codes import new_code, read_code

LARGEST: Final = 512 * 1024
"""The most bytes of a record; even games of bots that play for hours stay far below."""
DAYS: Final = 7
LENGTH: Final = 12
"""Letters of a code: anyone with the code may look."""
TRIES: Final = 20
DAY: Final = 24 * 60 * 60

logger = structlog.get_logger()


class Label(msgspec.Struct, frozen=True):
    """What the shelf keeps beside a record."""

    owner: str
    """The hash of the sender's ticket."""
    until: int
    """When we delete it, in seconds since 1970."""


class Shelved(msgspec.Struct, frozen=True):
    """A record with its label."""

    code: str
    label: Label
    record: bytes


def key(code: str) -> str:
    """The code under which the store has a record."""
    return f"{RECORDS}{code}"


def checked(content: bytes) -> Record:
    """The record, if it is whole, its game is over, and we have its rules."""
    record = read_record(content)
    game = game_of(record.setup.game)
    if not game.plays(record.setup.version):
        raise OtherVersion(
            f"the record is of version {record.setup.version} of {game.id}, which this server "
            "does not play"
        )
    check_setup(game, record.setup)
    if record.outcome is None:
        raise StillRunning("the game in this record is not over; its secrets stay hidden")
    return record


class Shelf:
    """All records that people have sent to this house."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, content: bytes, owner: str) -> Shelved:
        """Keep a record for the holder of the ticket with this hash."""
        checked(content)
        label = Label(owner, int(time.time()) + DAYS * DAY)
        entries = [msgspec.json.encode(label), gzip.compress(content, 6)]
        for _ in range(TRIES):
            code = new_code(LENGTH)
            with suppress(Conflict):
                await self._append(code, entries)
                return Shelved(code, label, content)
        raise HouseFull("there is no free code for another record")

    async def _append(self, code: str, entries: list[bytes]) -> None:
        try:
            await self._store.append(key(code), 0, entries)
        except Conflict:
            raise
        except Exception as error:
            logger.error("a record was not saved", **broken(error))
            raise NotSaved("the record could not be kept; try again") from None

    async def find(self, text: str) -> Shelved:
        """The record with this code, if its time is not over."""
        code = read_code(text, LENGTH)
        kept = [] if code is None else await self._read(code)
        if code is None or len(kept) < 2:
            raise NoSuchRecord("there is no record here; it may have been deleted")
        label = msgspec.json.decode(kept[0], type=Label)
        if label.until < time.time():
            raise NoSuchRecord("there is no record here; it may have been deleted")
        return Shelved(code, label, gzip.decompress(kept[1]))

    async def _read(self, code: str) -> list[bytes]:
        try:
            return await self._store.read(key(code))
        except Exception as error:
            logger.error("a record can't be read", **broken(error))
            raise OutOfReach("the database does not answer; try again") from None

    async def delete(self, code: str) -> None:
        """Forget a record."""
        await self._store.delete(key(code))


async def clear(store: Store) -> None:
    """Delete the records that have expired."""
    for code in await store.unused_since(time.time() - DAYS * DAY):
        if code.startswith(RECORDS):
            await store.delete(code)
