"""What the server and a browser send each other about rooms, over HTTP alone.

Numbers are counts. We send a percentage only if there are enough games for one.
"""

from typing import Literal

import msgspec

from palatine.bots.draws import Drawn
from palatine.core.news import Told
from palatine.server.wire.messages import Look


class Share(msgspec.Struct, frozen=True):
    """This many wins out of this many games, and the range of the true share in 95 of 100 cases."""

    wins: int
    games: int
    low: float
    high: float
    percent: int | None
    """None below ten games: there it would only seem to say something."""


class Tally(msgspec.Struct, frozen=True):
    """What somebody has won in one game, on one side of it if it has sides."""

    game: str
    side: str
    share: Share


class RoleTally(msgspec.Struct, frozen=True):
    """How often somebody was dealt a role."""

    game: str
    role: str
    times: int


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody seems to be at one game; `is_guess` before there are ten."""

    game: str
    games: int
    points: int
    """What we are sure of: the estimate less twice its doubt."""
    is_guess: bool


class PersonLine(msgspec.Struct, frozen=True):
    """Somebody the room remembers."""

    id: int
    name: str
    look: Look
    games: int
    wins: int
    is_free: bool
    """Whether no phone has a ticket for them, so that somebody at the table may say: that's me."""


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of a game that is over: a person's, a bot's, or a guest's."""

    person: int | None
    is_bot: bool
    has_won: bool
    role: str
    side: str


class CloseVote(msgspec.Struct, frozen=True, omit_defaults=True):
    """The closest vote of a game: what it was about, and how it went."""

    yes: int
    no: int
    news: tuple[Told, ...] = ()


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment that decided a game."""

    at: int
    """The number of the moment, as a replay counts them."""
    cause: Literal["luck", "choice"]
    before: tuple[float, ...]
    """For each seat, its winning chance before it,"""
    after: tuple[float, ...]
    """and after it."""
    seat: int | None = None
    """Whose choice it was, if it was one seat's."""
    news: tuple[Told, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    """If it was luck: what players drew."""
    kind: str = ""
    """If no news say what the player chose: the kind of question,"""
    chose: tuple[str, ...] = ()
    """and the atoms of the answer."""


class BestLie(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lie of a game that most people acted on."""

    at: int
    seat: int
    what: str
    atoms: tuple[str, ...]
    truth: tuple[str, ...]
    believed: tuple[int, ...]


class Praise(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind word for somebody: `award-<id>` says it."""

    id: str
    seat: int
    facts: dict[str, int | str] = {}


class GameLine(msgspec.Struct, frozen=True):
    """A game that a room remembers."""

    table: str
    number: int
    """The number of the game at its table."""
    game: str
    edition: str
    players: int
    side: str
    why: str
    at: int
    minutes: int
    seats: tuple[SeatLine, ...]
    vote: CloseVote | None
    is_reviewed: bool
    """Whether our bots have looked at it: until then, what follows is empty."""
    moments: tuple[Moment, ...]
    lie: BestLie | None
    praise: tuple[Praise, ...]
    """We say nothing twice in an evening."""


class SideScore(msgspec.Struct, frozen=True):
    """How often each side of one game has won."""

    game: str
    wins: dict[str, int]


class Standing(msgspec.Struct, frozen=True):
    """What somebody has won in an evening."""

    person: int
    wins: int
    games: int


class Evening(msgspec.Struct, frozen=True):
    """Games with no long pause between them."""

    begun: int
    ended: int
    is_tonight: bool
    games: tuple[GameLine, ...]
    standings: tuple[Standing, ...]
    """Most wins first."""
    sides: tuple[SideScore, ...]
    best_lie: int | None
    """In which of the games it was told, counted from 0."""
    closest_vote: int | None
    """In which of the games it was, counted from 0."""


class RoomRecord(msgspec.Struct, frozen=True):
    """Something that nobody in the room has outdone; `record-<kind>` words it."""

    kind: str
    value: int
    people: tuple[int, ...] = ()
    game: str = ""


class Rivalry(msgspec.Struct, frozen=True):
    """Two who have met often: against each other, or side by side."""

    one: int
    other: int
    is_together: bool
    meetings: int
    wins: int
    """Of the one over the other; side by side, of both."""
    losses: int
    """Of the one against the other; side by side, of both."""


class RoomPage(msgspec.Struct, frozen=True):
    """`GET /api/rooms/CODE`."""

    code: str
    name: str
    is_owner: bool
    me: int | None
    """Who this browser is in the room."""
    has_ratings: bool
    people: tuple[PersonLine, ...]
    games: int
    evenings: int
    evening: Evening | None
    """The last one, which may be tonight's."""
    records: tuple[RoomRecord, ...]
    rivalries: tuple[Rivalry, ...]


class PersonPage(msgspec.Struct, frozen=True):
    """`GET /api/rooms/CODE/people/ID`."""

    person: PersonLine
    all: Share
    tallies: tuple[Tally, ...]
    roles: tuple[RoleTally, ...]
    streak: int
    """How many games they have won in a row, up to the latest."""
    best_streak: int
    rivalries: tuple[Rivalry, ...]
    people: tuple[PersonLine, ...]
    """The people that the page names."""
    last: tuple[GameLine, ...]
    """The newest first."""
    ratings: tuple[Rating, ...]
    """None where the room wants no ratings."""


# What a browser posts.


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/rooms`: the owner's ticket comes as a cookie."""

    name: str


class RoomOfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/room`: the room to remember what this table plays; none if empty."""

    room: str


class Who(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/who`: who I am in the table's room.

    `me` is the person this browser has a ticket for, `new` gets one, `free` is somebody for whom no
    browser has one, and the room does not remember a `guest`.
    """

    who: Literal["me", "new", "free", "guest"]
    person: int | None = None
    """The person that `free` means."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """`POST /api/rooms/CODE`: something to do to the room."""


class NameRoom(Order, frozen=True, tag="name_room"):
    """Another name for the room; from its owner."""

    name: str


class NamePerson(Order, frozen=True, tag="name_person"):
    """Another name for somebody; from them, or from the owner."""

    person: int
    name: str


class ForgetPerson(Order, frozen=True, tag="forget_person"):
    """Forget somebody; asked by them, or by the owner."""

    person: int


class FreePerson(Order, frozen=True, tag="free_person"):
    """Somebody has a new phone: the next to say so at a table is them; from the owner."""

    person: int


class SwitchRatings(Order, frozen=True, tag="switch_ratings"):
    """Ratings or none; from the owner."""

    is_on: bool


class DeleteRoom(Order, frozen=True, tag="delete_room"):
    """Forget everything; from the owner."""


RoomOrder = NameRoom | NamePerson | ForgetPerson | FreePerson | SwitchRatings | DeleteRoom
