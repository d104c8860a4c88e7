"""A table is a fold over its log: whatever process reads the log has the same table.

`enter` takes a new entry, which stands in `fresh` until it is on disk; `apply` takes one that is.
A game that the rules of today can't go on with, because they have changed since, is broken off.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from palatine.catalog import games
from palatine.core.chance import Seeded
from palatine.core.errors import PalatineError
from palatine.core.log import Answered, Ordered, Said
from palatine.core.match import Match
from palatine.core.position import fault_of_setup
from palatine.core.seats import Seat
from palatine.server.errors import NotTheHost, NotYourSeat
from palatine.server.table import log
from palatine.server.table.log import Entry, Started
from palatine.server.wire.messages import Choice, Stage, StandIn

Farewell = Literal["moved", "removed", "left"]
INPUTS: Final = (Answered, Ordered, Said)
"""Entries that are the match's own."""


class Member(msgspec.Struct, frozen=True):
    """Somebody at the table, or a bot, as the table keeps them."""

    id: int
    name: str
    ticket: str | None = None
    """The hash of the ticket; a bot has none."""
    bot: str | None = None
    stand_in: StandIn = "wait"
    has_left: bool = False
    """Whether this was a person who left in the middle of a game, and is a bot until its end."""


@dataclass(slots=True)
class Table:
    """Everything about a table, secrets too, as it is after `number` entries of its log."""

    code: str = ""
    host: str = ""
    choice: Choice = field(default_factory=lambda: Choice("", 0))
    people: dict[int, Member] = field(default_factory=dict)
    """In the order of seating."""
    chief: int | None = None
    """Who is the host on a phone."""
    gone: dict[str, Farewell] = field(default_factory=dict)
    """Hashes of tickets that are good no more, and why."""
    next_person: int = 1
    game: int = 0
    match: Match | None = None
    seed: bytes = b""
    seats: tuple[int, ...] = ()
    """Seat by seat, who plays."""
    is_paused: bool = False
    is_ended: bool = False
    number: int = 0
    changes: int = 0
    """How often something beside the match has changed."""
    inputs: int = 0
    """How many of the match's inputs stand in the log."""
    fresh: list[Entry] = field(default_factory=list)

    @property
    def stage(self) -> Stage:
        """Before, in, or after a game."""
        if not self.seats:
            return "lobby"
        if self.is_ended or self.match is None or self.match.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def is_finished(self) -> bool:
        """Whether the game has come to an end that stands in the log: only then is the seed shown.

        A game that this program can't go on with is not finished: another program may play it on.
        """
        return self.is_ended or (self.match is not None and self.match.is_over)

    def seat_of(self, person: int | None) -> Seat | None:
        """Where somebody sits in the game, if in any."""
        return Seat(self.seats.index(person)) if person in self.seats else None

    def member_at(self, seat: Seat) -> Member:
        """Who sits there."""
        return self.people[self.seats[seat]]

    # The fold

    def enter(self, entry: Entry) -> None:
        """Take a new entry."""
        self.apply(entry)
        self.fresh.append(entry)
        self.take_inputs()

    def take_inputs(self) -> None:
        """What the match was given since, by a player or by nature, is new in the log."""
        if self.match is not None and self.match.inputs != self.inputs:
            given = self.match.log_since(self.inputs)
            self.inputs = self.match.inputs
            self.number += len(given)
            self.fresh += given

    def take_fresh(self) -> list[Entry]:
        """The entries that are to be kept now."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def apply(self, entry: Entry) -> None:
        """Go on by one entry of the log."""
        self.number += 1
        if type(entry) in INPUTS:
            self._apply_input(entry)
        else:
            self.changes += 1
            FOLD[type(entry)](self, entry)

    def _apply_input(self, entry: Any) -> None:
        if self.match is None:
            return
        try:
            self.match.enter(entry)
        except PalatineError:
            self.match = None
            return
        if self.match.log_since(self.inputs)[:1] != (entry,):
            self.match = None  # other rules than those by which it was played
        self.inputs += 1

    def _opened(self, entry: log.Opened) -> None:
        self.code, self.host, self.choice = entry.code, entry.host, entry.choice

    def _joined(self, entry: log.Joined) -> None:
        self._add(Member(entry.person, entry.name, entry.ticket))
        if self.chief is None:
            self.chief = entry.person

    def _bot_added(self, entry: log.BotAdded) -> None:
        self._add(Member(entry.person, entry.name, bot=entry.bot))

    def _add(self, member: Member) -> None:
        self.people[member.id] = member
        self.next_person = member.id + 1

    def _removed(self, entry: log.Removed) -> None:
        member = self.people[entry.person]
        if member.ticket is not None:
            self.gone[member.ticket] = "left" if entry.is_own_wish else "removed"
        if entry.bot is None:
            del self.people[entry.person]
        else:
            self._change(entry.person, ticket=None, bot=entry.bot, stand_in="wait", has_left=True)
        if self.chief == entry.person:
            self.chief = next((each.id for each in self.people.values() if each.ticket), None)

    def _change(self, person: int, **changes: Any) -> None:
        self.people[person] = msgspec.structs.replace(self.people[person], **changes)

    def _arranged(self, entry: log.Arranged) -> None:
        self.people = {person: self.people[person] for person in entry.people}

    def _chosen(self, entry: log.Chosen) -> None:
        self.choice = entry.choice
        for person, bot in entry.bots.items():
            self._change(person, bot=bot)

    def _handed_over(self, entry: log.HandedOver) -> None:
        self.chief = entry.person

    def _started(self, entry: Started) -> None:
        self.people = {person: self.people[person] for person in entry.people}
        self.seats, self.seed = entry.people, bytes.fromhex(entry.seed)
        self.game += 1
        self.is_paused = self.is_ended = False
        self.match, self.inputs = begun(entry, self.seed), 0

    def _paused(self, _: log.Paused) -> None:
        self.is_paused = True

    def _resumed(self, _: log.Resumed) -> None:
        self.is_paused = False

    def _stood_in(self, entry: log.StoodIn) -> None:
        self._change(entry.person, stand_in=entry.how)

    def _taken_back(self, entry: log.TakenBack) -> None:
        self._change(entry.person, stand_in="wait")

    def _moved(self, entry: log.Moved) -> None:
        self.gone[self.people[entry.person].ticket or ""] = "moved"
        self._change(entry.person, ticket=entry.ticket)

    def _ended(self, _: log.Ended) -> None:
        self.is_ended = True

    def _again(self, _: log.Again) -> None:
        self.match, self.seats, self.seed, self.inputs = None, (), b"", 0
        self.people = {each.id: each for each in self.people.values() if not each.has_left}
        for person in self.people:
            self._change(person, stand_in="wait")


def begun(entry: Started, seed: bytes) -> Match | None:
    """The match at its start; none if its rules are not those of today."""
    game = games().get(entry.setup.game)
    if game is None or fault_of_setup(game, entry.setup):
        return None
    return Match(game, entry.setup, Seeded(seed))


def folded(entries: Sequence[Entry]) -> Table:
    """The table that this log leads to."""
    table = Table()
    for _ in folding(table, entries):
        pass
    return table


def folding(table: Table, entries: Sequence[Entry]) -> Iterator[None]:
    """Let a table go on by a log, entry by entry. Games that were cleared away are not played."""
    cleared = max(
        (place for place, each in enumerate(entries) if type(each) is log.Again), default=0
    )
    for place, entry in enumerate(entries):
        if place < cleared and type(entry) in INPUTS:
            table.number += 1
        else:
            table.apply(entry)
        yield


FOLD: Final[dict[type, Callable[[Table, Any], None]]] = {
    log.Opened: Table._opened,
    log.Joined: Table._joined,
    log.BotAdded: Table._bot_added,
    log.Removed: Table._removed,
    log.Arranged: Table._arranged,
    log.Chosen: Table._chosen,
    log.HandedOver: Table._handed_over,
    log.Started: Table._started,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.StoodIn: Table._stood_in,
    log.TakenBack: Table._taken_back,
    log.Moved: Table._moved,
    log.Ended: Table._ended,
    log.Again: Table._again,
}


@dataclass(frozen=True, slots=True)
class Actor:
    """A browser, as the table knows it."""

    person: int | None = None
    """Who sits there with it; nobody for a screen."""
    has_host_ticket: bool = False
    address: str = ""
    """Under which address it found us."""
    is_away: Callable[[int], bool] = lambda person: False
    """Whether somebody at the table has no open connection."""

    def is_host(self, table: Table) -> bool:
        """Whether it may do what the host may: by ticket, or as the host on a phone."""
        is_chief = self.person is not None and self.person == table.chief
        return self.has_host_ticket or is_chief

    def check_host(self, table: Table) -> None:
        """Refuse everyone else."""
        if not self.is_host(table):
            raise NotTheHost("only the host can do this")

    def member(self, table: Table) -> Member:
        """Who this is at the table."""
        member = table.people.get(self.person) if self.person is not None else None
        if member is None or member.ticket is None:
            raise NotYourSeat("only somebody with a seat at this table can do this")
        return member
