"""A finished game once more: its record, and its steps for any viewer.

A game that was cleared away for the next one is still in the table's log.
"""

from collections.abc import Sequence

import msgspec

from palatine.core.chance import commitment
from palatine.core.errors import BadMessage
from palatine.core.game import Outcome
from palatine.core.match import Match
from palatine.core.record import (
    FORMAT,
    Earlier,
    Record,
    record_of,
    sealed,
    version_for,
    write_record,
)
from palatine.core.seats import PUBLIC, Viewer, seats
from palatine.core.stream import Moment, Packet
from palatine.server.errors import NoGame, StillRunning
from palatine.server.table.held import not_played
from palatine.server.table.log import Again, Entry, Started, WentOn
from palatine.server.table.table import Part, Table, folded
from palatine.server.wire.messages import Look, Replay
from palatine.server.wire.steps import steps
from palatine.theatre.reel import history

LONGEST_NUMBER = 6
"""The most digits in the number of a game."""


def cleared(table: Table, wanted: str) -> int | None:
    """The number of the requested game, if it is no longer on the table.

    If none is named, it is the last one that began.
    """
    if not (wanted or "0").isdecimal() or len(wanted) > LONGEST_NUMBER:
        raise BadMessage("a game is named by its number at this table")
    number = int(wanted or table.game)
    is_here = table.seats and table.game - len(table.past) <= number <= table.game
    return None if is_here else number


def before_cleared(entries: Sequence[Entry], number: int) -> Table:
    """The table at the end of its game of this number, just before it was cleared away."""
    starts = [place for place, entry in enumerate(entries) if type(entry) in (Started, WentOn)]
    if not 1 <= number <= len(starts):
        raise NoGame("there was no such game at this table")
    ends = [place for place, entry in enumerate(entries) if type(entry) is Again]
    end = next((place for place in ends if place > starts[number - 1]), None)
    if end is None:
        raise StillRunning("the game is not over; its secrets stay hidden")
    return folded(entries[:end])


def check_finished(table: Table) -> Part:
    """What the game on the table was, once it is over and we may show its secrets."""
    part = table.part_so_far()
    if part is None:
        raise NoGame("there is no game at this table")
    if table.stage != "over":
        raise StillRunning("the game is not over; its secrets stay hidden")
    return part


def finished(table: Table) -> Match:
    """The match on the table, once it is over; we must have its rules to show it again."""
    check_finished(table)
    if table.match is None:
        raise not_played(table)
    return table.match


def record(table: Table) -> bytes:
    """The record of the game on the table, as a file; nobody needs its rules for that."""
    part, match = check_finished(table), table.match
    names = tuple(table.people[person].name for person in table.seats)
    before = tuple([earlier(each) for each in table.past])
    if match is not None:
        made = record_of(match, names, part.seed, before=before, rewinds=table.rewinds)
    else:
        made = record_of_unplayed(part, names, table.outcome, before, table.rewinds)
    return write_record(made)


def record_of_unplayed(
    part: Part,
    names: tuple[str, ...],
    outcome: Outcome | None,
    before: tuple[Earlier, ...],
    rewinds: int,
) -> Record:
    """The record of a game whose rules this program does not have, from its log alone."""
    made = Record(
        FORMAT,
        version_for(part.log, before),
        part.setup,
        names,
        part.log,
        commitment(part.seed),
        position=part.state,
    )
    seed = part.seed.hex() if outcome is not None else None
    more = {"seed": seed, "outcome": outcome, "before": before, "rewinds": rewinds}
    return sealed(msgspec.structs.replace(made, **more))


def earlier(part: Part) -> Earlier:
    """A part that was played by other rules, as a record has it."""
    return Earlier(part.setup, part.log, commitment(part.seed), part.seed.hex(), part.state)


def replay(match: Match, game: int, viewer: Viewer | None, looks: tuple[Look, ...] = ()) -> Replay:
    """The game of this number for one viewer; for all of them if none is named."""
    if viewer is not None:
        return Replay(steps(game, moments(match, (viewer,))[0]), looks=looks)
    first, *others = moments(match, (PUBLIC, *seats(match.setup.players)))
    return Replay(steps(game, first), tuple([steps(game, each) for each in others]), looks)


def moments(match: Match, viewers: tuple[Viewer, ...]) -> list[list[Packet]]:
    """For each viewer, a packet for each moment at which anybody was told or asked something."""
    found: list[list[Packet]] = [[] for _ in viewers]
    heard = 0
    for past in history(match):
        moment = Moment(past, heard)
        for packets, viewer in zip(found, viewers, strict=True):
            packets.append(moment.packet(viewer))
        heard = moment.told
    return found
