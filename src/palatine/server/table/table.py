"""A table is a fold over its log: every process that reads the log has the same table.

`enter` takes a new entry, which stays in `fresh` until it is on disk; `apply` takes one that is. A
game is on hold (`held`) if this program can't play it, because it does not have the version of its
rules or the log does not follow them. The game is not over: its answers stay in the log, and
another program may play it on. The module `held` says how it can go on here.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import msgspec

from palatine.catalog import games
from palatine.core.chance import Seeded
from palatine.core.errors import PalatineError
from palatine.core.game import Game, Outcome, Setup
from palatine.core.log import Answered, Ordered, Said, Spoke
from palatine.core.match import Match
from palatine.core.position import fault_of_setup, with_version
from palatine.core.seats import Seat
from palatine.core.state import State
from palatine.server.errors import NotTheHost, NotYourSeat
from palatine.server.table import log
from palatine.server.table.log import Entry
from palatine.server.wire.looks import look_beside
from palatine.server.wire.messages import Choice, Look, Next, Stage, StandIn

Farewell = Literal["moved", "removed", "left"]
INPUTS: Final = (Answered, Ordered, Said, Spoke)
"""Entries that are the match's own."""
UNSEEN: Final = (log.LinkShown, log.Reached, log.QuestionOpened)
"""Entries that change nothing that anybody sees."""
REACHED_EVERY: Final = 50
"""After how many inputs the log keeps where the game stands. We lose this many at most if a server
is killed and another takes its place that no longer plays the rules."""


class Member(msgspec.Struct, frozen=True):
    """Somebody at the table, or a bot, as the table keeps them."""

    id: int
    name: str
    look: Look
    ticket: str | None = None
    """The hash of the ticket; a bot has none."""
    bot: str | None = None
    is_agent: bool = False
    """Whether it is an invited program. It is never the host, and nobody asks it whether it is
    ready or what to play next."""
    stand_in: StandIn = "wait"
    link: log.LinkShown | None = None
    """The link that we last showed to move this seat, if nobody has used it."""
    has_left: bool = False
    """Whether this was a person who left in the middle of a game, and is a bot until its end."""
    wants: Next | None = None
    """What this person wants to play next, once the game is over."""
    who: int | None = None
    """Which person of the room this is; none for a guest."""

    @property
    def is_person(self) -> bool:
        """Whether it is somebody with a phone, and not a program."""
        return self.ticket is not None and not self.is_agent


@dataclass(frozen=True, slots=True)
class Part:
    """How a game, or a part that went on by other rules, began; and its inputs."""

    setup: Setup
    seed: bytes
    state: dict[str, Any] | None = None
    """The position at which it began, if not at its start."""
    log: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class WayOn:
    """How a game on hold can go on: from this state, by the rules of this setup."""

    setup: Setup
    state: State


@dataclass(slots=True)
class Table:
    """Everything about a table, secrets too, after `number` entries of its log."""

    code: str = ""
    host: str = ""
    choice: Choice = field(default_factory=lambda: Choice("", 0))
    people: dict[int, Member] = field(default_factory=dict)
    """In the order of seating."""
    chief: int | None = None
    """The host on a phone."""
    room: str = ""
    """The code of the room that remembers this table's games, if any."""
    counting: dict[int, str] = field(default_factory=dict)
    """The games that the room should remember: their numbers, and the seed of each."""
    gone: dict[str, Farewell] = field(default_factory=dict)
    """Hashes of tickets that are no longer valid, and why."""
    next_person: int = 1
    game: int = 0
    """How many games have begun; one that goes on by other rules counts as another from there."""
    match: Match | None = None
    """None while no game is on the table, or one that this program can't play."""
    part: Part | None = None
    """How the game began; its log is the match's."""
    past: tuple[Part, ...] = ()
    """The parts that were played by other rules, before the game went on by those of `part`."""
    unplayed: list[Entry] = field(default_factory=list)
    """The inputs of a game that this program can't play."""
    reached: msgspec.Raw | None = None
    """The last position that the log has of this game,"""
    reached_at: int = 0
    """and after how many inputs it was kept."""
    outcome: Outcome | None = None
    way_on: tuple[msgspec.Raw, "WayOn | None"] | None = None
    """What `held` found out about the position that was reached, if asked."""
    seats: tuple[int, ...] = ()
    """The players, seat by seat."""
    answered_for: dict[int, int] = field(default_factory=dict)
    """The people for whom a bot answers once, each with that question's number while it is open for
    them."""
    rewinds: int = 0
    """How often an answer was taken back in this game: if ever, the game does not count."""
    is_paused: bool = False
    is_ended: bool = False
    is_short: bool = False
    """Whether the next game should have begun, and did not because seats were empty."""
    is_unread: bool = False
    """Whether a newer program has added to the log what this one can't read."""
    number: int = 0
    changes: int = 0
    """How often something outside the match has changed."""
    inputs: int = 0
    """How many of the match's inputs are in the log."""
    opened: int = 0
    """The question opened last, if people had to see something before it."""
    guided: set[tuple[str, str]] = field(default_factory=set)
    """For each game, what new people have been told of it: once is enough for an evening."""
    asked: int = 0
    """The question that the match has come to,"""
    told_before: int = 0
    """and how much news had been told before what led to it."""
    told: int = 0
    fresh: list[Entry] = field(default_factory=list)

    @property
    def stage(self) -> Stage:
        """Before, in, or after a game."""
        if self.is_unread:
            return "held"
        if not self.seats:
            return "lobby"
        if self.is_finished:
            return "over"
        if self.match is None:
            return "held"
        return "paused" if self.is_paused else "playing"

    @property
    def is_running(self) -> bool:
        """Whether a game can go on here, after a break or at once."""
        return self.stage in ("playing", "paused")

    @property
    def is_finished(self) -> bool:
        """Whether the log has the end of the game: only then do we show the seed.

        Old logs have no entry for the end that the rules lead to.
        """
        if self.is_ended or self.outcome is not None:
            return True
        return self.match is not None and self.match.is_over

    @property
    def seed(self) -> bytes:
        """What the game's random numbers come from; empty while no game is on the table."""
        return self.part.seed if self.part is not None else b""

    def seat_of(self, person: int | None) -> Seat | None:
        """Somebody's seat in the game, if any."""
        return Seat(self.seats.index(person)) if person in self.seats else None

    @property
    def line(self) -> tuple[int, int]:
        """Which game this is, and how often answers were taken back in it.

        Whatever people saw or thought in another line has not happened in this one.
        """
        return self.game, self.rewinds

    @property
    def loner(self) -> Seat | None:
        """The seat of the one person in this game, if all others are bots and always were."""
        people = [person for person in self.seats if not self._is_bot(self.people[person])]
        return self.seat_of(people[0]) if len(people) == 1 else None

    @property
    def can_rewind(self) -> bool:
        """Whether there is an answer that the one person of this game may take back."""
        loner = self.loner if self.stage == "playing" and self.match is not None else None
        if loner is None or self.match is None:
            return False
        return self.match.last_answer(loner) is not None

    @staticmethod
    def _is_bot(one: Member) -> bool:
        return one.bot is not None and not one.has_left

    def member_at(self, seat: Seat) -> Member:
        """The player in that seat."""
        return self.people[self.seats[seat]]

    def free_look(self, wish: Look | None = None, person: int | None = None) -> Look:
        """A look for somebody that nobody else has, as near to their wish as possible."""
        return look_beside([each.look for each in self.people.values() if each.id != person], wish)

    # The fold

    def enter(self, entry: Entry) -> None:
        """Take a new entry."""
        self.apply(entry)
        self.fresh.append(entry)
        self.take_inputs()

    def take_inputs(self) -> None:
        """Enter into the log what a player or nature has given the match since."""
        if self.match is not None and self.match.inputs != self.inputs:
            given = self.match.log_since(self.inputs)
            self.inputs = self.match.inputs
            self.number += len(given)
            self.fresh += given
            self._forget_answered()
            self._look_at_question(self.match)
            self._keep_what_follows(self.match)

    def _look_at_question(self, match: Match) -> None:
        """Mark where the news begins that led to the current question."""
        if match.number != self.asked:
            self.asked, self.told_before = match.number, self.told
        self.told = match.told

    def _keep_what_follows(self, match: Match) -> None:
        """The end, or where the game stands: what another program can't work out by itself."""
        if match.is_over:
            if match.outcome is not None:
                self.enter(log.Finished(match.outcome))
        elif self.inputs - self.reached_at >= REACHED_EVERY and match.is_at_start:
            self.keep_position()

    def keep_position(self) -> None:
        """Let the log say where the game stands, if it does not already."""
        if self.match is not None and self.is_running and self.inputs > self.reached_at:
            self.enter(log.Reached(log.raw(self.match.position())))

    def take_fresh(self) -> list[Entry]:
        """The entries that we have to keep now."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def apply(self, entry: Entry) -> None:
        """Go on by one entry of the log."""
        self.number += 1
        if self.is_unread:
            return  # nobody knows what it would apply to
        if type(entry) in INPUTS:
            self._apply_input(entry)
        else:
            self.changes += type(entry) not in UNSEEN
            FOLD[type(entry)](self, entry)

    def pass_over(self) -> None:
        """Skip an input that is taken back, or whose game is cleared away, later in the log."""
        self.number += 1
        self.inputs += not self.is_unread

    def _apply_input(self, entry: Any) -> None:
        """An input that breaks the rules belongs to other rules: the game goes on hold."""
        if self.match is not None and not self._follows(self.match, entry):
            self.unplayed = list(self.match.log[: self.inputs])
            self.match = None
        if self.match is None:
            self.unplayed.append(entry)
        else:
            self._look_at_question(self.match)
        self.inputs += 1
        self._forget_answered()

    def _forget_answered(self) -> None:
        """Once the question is answered for which a bot was let in, people play again."""
        match = self.match
        if not self.answered_for or match is None:
            return
        self.answered_for = {
            person: number
            for person, number in self.answered_for.items()
            if number == match.number and self.seat_of(person) in match.waiting
        }

    def _follows(self, match: Match, entry: Any) -> bool:
        try:
            match.enter(entry)
        except PalatineError:
            return False
        return match.log_since(self.inputs)[:1] == (entry,)

    def _opened(self, entry: log.Opened) -> None:
        self.code, self.host, self.choice = entry.code, entry.host, entry.choice

    def _joined(self, entry: log.Joined) -> None:
        look = entry.look or self.free_look()
        self._add(Member(entry.person, entry.name, look, entry.ticket, is_agent=entry.is_agent))
        if self.chief is None and not entry.is_agent:
            self.chief = entry.person

    def _bot_added(self, entry: log.BotAdded) -> None:
        look = entry.look or self.free_look()
        self._add(Member(entry.person, entry.name, look, bot=entry.bot))

    def _dressed(self, entry: log.Dressed) -> None:
        self._change(entry.person, look=entry.look)

    def _add(self, member: Member) -> None:
        self.people[member.id] = member
        self.next_person = member.id + 1

    def _removed(self, entry: log.Removed) -> None:
        member = self.people[entry.person]
        if member.ticket is not None:
            self.gone[member.ticket] = "left" if entry.is_own_wish else "removed"
        self.answered_for.pop(entry.person, None)
        if entry.bot is None:
            del self.people[entry.person]
        else:
            as_bot = {
                "bot": entry.bot,
                "is_agent": False,
                "stand_in": "wait",
                "has_left": True,
                "wants": None,
                "who": None,
            }
            self._change(entry.person, ticket=None, link=None, **as_bot)
        if self.chief == entry.person:
            self.chief = next((each.id for each in self.people.values() if each.is_person), None)

    def _change(self, person: int, **changes: Any) -> None:
        self.people[person] = msgspec.structs.replace(self.people[person], **changes)

    def _arranged(self, entry: log.Arranged) -> None:
        self.people = {person: self.people[person] for person in entry.people}

    def _chosen(self, entry: log.Chosen) -> None:
        self.choice = entry.choice
        for person, bot in entry.bots.items():
            self._change(person, bot=bot)

    def _paced(self, entry: log.Paced) -> None:
        self.choice = msgspec.structs.replace(self.choice, pace=entry.pace)

    def _question_opened(self, entry: log.QuestionOpened) -> None:
        self.opened = entry.number
        self.guided |= {(self.choice.game, each) for each in entry.told}

    def _handed_over(self, entry: log.HandedOver) -> None:
        self.chief = entry.person

    def _in_room(self, entry: log.InRoom) -> None:
        self.room, self.counting = entry.room, {}
        for person in self.people:
            self._change(person, who=None)

    def _known(self, entry: log.Known) -> None:
        self._change(entry.person, who=entry.who)

    def _started(self, entry: log.Started) -> None:
        self.people = {person: self.people[person] for person in entry.people}
        self.seats, self.past = entry.people, ()
        self._begin(Part(entry.setup, bytes.fromhex(entry.seed)))

    def _went_on(self, entry: log.WentOn) -> None:
        before = self.part_so_far()
        self.past = (*self.past, before) if before is not None else ()
        state = msgspec.json.decode(entry.state)
        self._begin(Part(entry.setup, bytes.fromhex(entry.seed), state))

    def _begin(self, part: Part) -> None:
        self._clear()
        self.game += 1
        self.is_paused = self.is_ended = self.is_short = False
        self.part, self.match = part, begun(part)
        if self.match is not None:
            self._look_at_question(self.match)

    def _clear(self) -> None:
        """Take the game off the table."""
        self.match = self.part = self.outcome = self.reached = self.way_on = None
        self.inputs, self.reached_at, self.unplayed = 0, 0, []
        self.answered_for = {}
        self.rewinds = 0
        self.opened = self.asked = self.told_before = self.told = 0

    def part_so_far(self) -> Part | None:
        """How the game on the table began by these rules, and its inputs since."""
        if self.part is None:
            return None
        inputs = self.match.log if self.match is not None else tuple(self.unplayed)
        return replace(self.part, log=inputs)

    def _paused(self, _: log.Paused) -> None:
        self.is_paused = True

    def _resumed(self, _: log.Resumed) -> None:
        self.is_paused = False

    def _stood_in(self, entry: log.StoodIn) -> None:
        self._change(entry.person, stand_in=entry.how)

    def _taken_back(self, entry: log.TakenBack) -> None:
        self._change(entry.person, stand_in="wait")

    def _answered_for(self, entry: log.AnsweredFor) -> None:
        self.answered_for = {**self.answered_for, entry.person: entry.number}

    def _rewound(self, entry: log.Rewound) -> None:
        """Play the game again up to there. The seed is the same: the same answers lead to the same
        events."""
        part = self.part_so_far()
        if part is not None and (self.match is None or self.match.inputs != entry.inputs):
            kept = replace(part, log=part.log[: entry.inputs])
            self.match = replayed(kept)
            self.unplayed = [] if self.match is not None else list(kept.log)
        self.rewinds += 1
        self.inputs, self.answered_for = entry.inputs, {}
        if self.reached_at > self.inputs:
            self.reached, self.reached_at = None, 0
        if self.match is not None:  # people have seen all that led here
            self.opened = self.asked = self.match.number
            self.told_before = self.told = self.match.told

    def _link_shown(self, entry: log.LinkShown) -> None:
        self._change(entry.person, link=entry)

    def _moved(self, entry: log.Moved) -> None:
        self.gone[self.people[entry.person].ticket or ""] = "moved"
        self._change(entry.person, ticket=entry.ticket, link=None)

    def _unread(self, _: log.Unread) -> None:
        self.is_unread, self.match = True, None

    def _reached(self, entry: log.Reached) -> None:
        self.reached, self.reached_at = entry.state, self.inputs

    def _finished(self, entry: log.Finished) -> None:
        self.outcome = entry.outcome
        if self.room and not self.rewinds:
            self.counting[self.game] = self.seed.hex()

    def _ended(self, _: log.Ended) -> None:
        self.is_ended = True

    def _wanted(self, entry: log.Wanted) -> None:
        self._change(entry.person, wants=entry.what)

    def _again(self, entry: log.Again) -> None:
        self._clear()
        self.seats, self.past, self.is_short = (), (), entry.is_short
        self.people = {each.id: each for each in self.people.values() if not each.has_left}
        for person in self.people:
            self._change(person, stand_in="wait", wants=None)


def begun(part: Part) -> Match | None:
    """The match at its start; None if this program does not have its rules."""
    game = games().get(part.setup.game)
    if game is None or fault_of_setup(game, part.setup):
        return None
    try:
        return Match(game, part.setup, Seeded(part.seed), start_of(game, part))
    except PalatineError:
        return None


def replayed(part: Part) -> Match | None:
    """The match after a part's inputs, by its own seed; None if this program does not have its
    rules."""
    match = begun(part)
    if match is None:
        return None
    try:
        for _ in match.moments(part.log):
            pass
    except PalatineError:
        return None
    return match if match.log == part.log else None


def start_of(game: Game, part: Part) -> State | None:
    """The position at which a part began; we checked it at that time."""
    if part.state is None:
        return None
    return game.state.from_json(with_version(game, part.setup, part.state))


def folded(entries: Sequence[Entry]) -> Table:
    """The table that this log leads to."""
    table = Table()
    for _ in folding(table, entries):
        pass
    return table


def folding(table: Table, entries: Sequence[Entry]) -> Iterator[None]:
    """Take a table on by a log, entry by entry; skip inputs that no longer count by its end."""
    unplayed = moot(entries, table.inputs)
    for place, entry in enumerate(entries):
        if place in unplayed:
            table.pass_over()
        else:
            table.apply(entry)
        yield


def moot(entries: Sequence[Entry], before: int) -> frozenset[int]:
    """The places of inputs that no longer count by the end of these entries.

    `before` is how many inputs the game on the table has already.
    """
    found: set[int] = set()
    inputs, all_inputs = [-1] * before, list[int]()
    for place, entry in enumerate(entries):
        if type(entry) in INPUTS:
            inputs.append(place)
            all_inputs.append(place)
        elif type(entry) is log.Rewound:
            found.update(inputs[entry.inputs :])
            del inputs[entry.inputs :]
        elif type(entry) in (log.Again, log.WentOn):
            found.update(all_inputs if type(entry) is log.Again else ())
            inputs = []
    return frozenset(found)


FOLD: Final[dict[type, Callable[[Table, Any], None]]] = {
    log.Opened: Table._opened,
    log.Joined: Table._joined,
    log.BotAdded: Table._bot_added,
    log.Dressed: Table._dressed,
    log.Removed: Table._removed,
    log.Arranged: Table._arranged,
    log.Chosen: Table._chosen,
    log.Paced: Table._paced,
    log.QuestionOpened: Table._question_opened,
    log.HandedOver: Table._handed_over,
    log.InRoom: Table._in_room,
    log.Known: Table._known,
    log.Started: Table._started,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.StoodIn: Table._stood_in,
    log.TakenBack: Table._taken_back,
    log.AnsweredFor: Table._answered_for,
    log.Rewound: Table._rewound,
    log.LinkShown: Table._link_shown,
    log.Moved: Table._moved,
    log.Unread: Table._unread,
    log.Reached: Table._reached,
    log.WentOn: Table._went_on,
    log.Finished: Table._finished,
    log.Ended: Table._ended,
    log.Wanted: Table._wanted,
    log.Again: Table._again,
}


@dataclass(frozen=True, slots=True)
class Actor:
    """A browser, as the table knows it."""

    person: int | None = None
    """The person who sits there with it; None for a screen."""
    has_host_ticket: bool = False
    address: str = ""
    """The address at which it found us."""
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
