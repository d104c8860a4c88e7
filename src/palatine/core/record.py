"""Records: a match in a file. The format is documented in docs/records.md.

A record holds a match's setup and its log; replaying it needs no seed. It has the seed's commitment
from the start and the seed once the match is over, so that anyone can check the shuffles. We refuse
a record that is truncated, edited, or of another version, and say so.
"""

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from palatine.core.chance import Nature, Seeded, commitment
from palatine.core.errors import BadPosition, BadRecord
from palatine.core.game import Game, Outcome, Setup
from palatine.core.log import Entry, Spoke
from palatine.core.match import Match
from palatine.core.plain import read_plain
from palatine.core.position import fault_of_setup, read_format, state_of
from palatine.core.state import State

FORMAT: Final = "palatine-record"
VERSION: Final = 2
"""The newest. A record names the oldest version that can hold it, so that older programs can read
most records. Version 2 has free text in its log."""
VERSIONS: Final = (1, VERSION)


class Earlier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a match played by other rules, before it continued from a position."""

    setup: Setup
    log: tuple[Entry, ...]
    commitment: str
    seed: str
    position: dict[str, Any] | None = None
    """The state that this part began from, if not the game's start."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A match, complete or so far."""

    format: str
    format_version: int
    setup: Setup
    players: tuple[str, ...]
    log: tuple[Entry, ...]
    commitment: str | None = None
    seed: str | None = None
    dealt: bool = False
    """Whether a deal fixed some of the chances, so that the seed does not explain them all."""
    position: dict[str, Any] | None = None
    """The state that the match began from, if not the game's start."""
    outcome: Outcome | None = None
    before: tuple[Earlier, ...] = ()
    """Parts played by other rules before: the record's own log begins at its position."""
    rewinds: int = 0
    """How often an answer was taken back: if ever, the match counts nowhere."""
    checksum: str = ""


def record_of(
    match: Match,
    players: tuple[str, ...],
    seed: bytes | None = None,
    dealt: bool = False,
    before: tuple[Earlier, ...] = (),
    rewinds: int = 0,
) -> Record:
    """The record of a match so far; the seed stays secret until the game is over."""
    log = match.log
    return sealed(
        Record(
            format=FORMAT,
            format_version=version_for(log, before),
            setup=match.setup,
            players=players,
            log=log,
            commitment=commitment(seed) if seed is not None else None,
            seed=seed.hex() if seed is not None and match.is_over else None,
            dealt=dealt,
            position=None if match.start is None else match.start.to_json(),
            outcome=match.outcome if match.is_over else None,
            before=before,
            rewinds=rewinds,
        )
    )


def version_for(log: Iterable[Entry], before: tuple[Earlier, ...]) -> int:
    """The oldest version of the format that can hold all of these entries."""
    logs = (log, *[part.log for part in before])
    return VERSION if any(type(entry) is Spoke for each in logs for entry in each) else 1


def sealed(record: Record) -> Record:
    """The record with its checksum."""
    return msgspec.structs.replace(record, checksum=checksum_of(record))


def checksum_of(record: Record) -> str:
    """A checksum over everything else in the record, to notice an edit by hand."""
    bare = msgspec.structs.replace(record, checksum="")
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def write_record(record: Record) -> bytes:
    """The record as a file's content."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(content: bytes) -> Record:
    """The record in a file, or an error that says what is wrong with it."""
    plain = read_plain(content, BadRecord, "the record")
    record = read_format(plain, Record, FORMAT, VERSIONS, BadRecord)
    if record.checksum != checksum_of(record):
        raise BadRecord("the record was edited: its checksum does not match")
    return record


def replay(game: Game, record: Record, nature: Nature | None = None) -> Match:
    """The match that a record came from, played through the rules entry by entry.

    With a nature that gave the record's shuffles, the match continues with that nature.
    """
    check_setup(game, record.setup)
    if len(record.players) != record.setup.players:
        raise BadRecord(f"the record names {len(record.players)} players of {record.setup.players}")
    return Match.restore(game, record.setup, record.log, start_of(game, record), nature)


def start_of(game: Game, record: Record) -> State | None:
    """The state that the match began from, if not the game's start."""
    if record.position is None:
        return None
    try:
        return state_of(game, record.setup, record.position)
    except BadPosition as error:
        raise BadRecord(f"the record's position: {error.sentence}") from None


def check_setup(game: Game, setup: Setup) -> None:
    """Refuse what this version of the game would play differently."""
    fault = fault_of_setup(game, setup)
    if fault:
        raise BadRecord(f"the record can't be replayed: {fault}")


def verify(game: Game, record: Record) -> list[str]:
    """Replay, and check the seed, every chance and the outcome. Gives the findings in sentences."""
    match = replay(game, record)
    found = [_check_earlier(place, part) for place, part in enumerate(record.before, 1)]
    found.append(f"the log's {len(record.log)} entries follow the rules")
    found.append(_check_seed(record, match))
    if record.outcome != (match.outcome if match.is_over else None):
        raise BadRecord("the outcome is not the one that the log leads to")
    found.append("the outcome follows from the log" if match.is_over else "the match is not over")
    if record.rewinds:
        found.append(f"answers were taken back {record.rewinds} times: this game doesn't count")
    return found


def unchecked(record: Record) -> list[str]:
    """What `verify` takes on trust, in sentences."""
    found = [
        f"part {place} was played by version {part.setup.version} of the rules: "
        f"its {len(part.log)} entries were not replayed"
        for place, part in enumerate(record.before, 1)
    ]
    return [*found, "nor that the position was reached by them"] if found else []


def _check_earlier(place: int, part: Earlier) -> str:
    if commitment(_seed_of(part.seed)) != part.commitment:
        raise BadRecord(f"the seed of part {place} is not the one that was committed to before it")
    return f"the seed of part {place} is the committed one"


def _check_seed(record: Record, match: Match) -> str:
    if record.seed is None:
        return _why_no_seed(record, match)
    if not match.is_over:
        raise BadRecord("the seed is shown, but the log ends before the match is over")
    if commitment(_seed_of(record.seed)) != record.commitment:
        raise BadRecord("the seed is not the one that was committed to before the game")
    if record.dealt:
        return "the seed is the committed one; a deal fixed some chances, so they can't be checked"
    try:
        replay(match.game, record, Seeded(_seed_of(record.seed)))
    except BadRecord:
        raise BadRecord("a shuffle in the log is not the one that the seed gives") from None
    return "the seed is the committed one, and every shuffle came from it"


def _why_no_seed(record: Record, match: Match) -> str:
    if record.commitment is None:
        return "no seed was committed to: the shuffles can't be checked"
    if match.is_over:
        raise BadRecord("the match is over, but the seed that was committed to is not shown")
    return "the seed is not shown yet: shuffles can be checked when the match is over"


def _seed_of(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise BadRecord("the seed is not written in hexadecimal digits") from None
