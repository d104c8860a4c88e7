"""Everything that the server and a browser send each other, each message with its type.

The browser's types are made from this file (`python -m palatine.server.wire.typescript`). A viewer
learns of a running game through `Step` alone, and a `Step` holds what core/stream.py gives.
"""

from typing import Literal

import msgspec

from palatine.bots.bot import Grounds
from palatine.core.box import Box
from palatine.core.cues import Cue, Pace
from palatine.core.decisions import Answer as Given
from palatine.core.decisions import Reason
from palatine.core.game import Outcome
from palatine.core.history import History
from palatine.core.news import Told
from palatine.core.seats import Seat, Viewer
from palatine.core.stream import AskOut
from palatine.core.view import View

PROTOCOL = 1
Stage = Literal["lobby", "playing", "paused", "held", "over"]
"""`held`: a game that this server can't play, since it does not have the version of its rules."""
StandIn = Literal["wait", "bot", "lot"]
"""What happens to an absent player's decisions: they wait, a bot plays, or chance decides."""
Next = Literal["again", "another"]
"""What to play after a game: the same once more, or what the host chooses in the lobby."""
Colour = Literal[
    "red", "orange", "yellow", "green", "teal", "sky", "blue", "purple", "pink", "white"
]
"""The colours of players, each beside those that are most like it."""
Sign = Literal[
    "sun", "moon", "star", "flame", "bolt", "leaf", "fish", "ship", "tower", "bell", "cup", "key"
]
"""The signs of players, so that nobody has to be recognised by colour alone."""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to recognise a player at a table, in every game: nobody else there has either."""

    colour: Colour
    sign: Sign


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has chosen to play, and how."""

    game: str
    players: int
    edition: str | None = None
    options: dict[str, str] = {}
    theme: str | None = None
    language: str = "en"
    seating: Literal["shuffled", "arranged"] = "shuffled"
    history: bool = True
    """Whether the screen shows what has happened; some say that memory is the skill."""
    patience: int = 0
    """Seconds of absence after which we ask the table what to do; 0 means never."""
    pace: Pace | None = None
    """How long things are shown and bots take their time; if none is chosen, as the server does."""
    talk: bool = True
    """Whether there is time to talk, if the game leaves some."""
    guided: bool = False
    """Whether the people are new: we tell each rule just before it first comes up."""
    speech: bool = False
    """Whether people may write to the table in their own words."""


# What a browser sends over its socket. `ref` comes back in whatever answers it.


class Padded(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something whose length must reveal nothing about it."""

    pad: str = ""
    """Spaces, enough that anyone who watches the network can't tell a Yes from a No."""


class Read(Padded, frozen=True, kw_only=True, omit_defaults=True):
    """Something whose answer somebody reads."""

    language: str = "en"
    """The language in which to quote a rule that forbids something."""


class Sent(Read, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a browser."""

    ref: int


class Answer(Sent, frozen=True, tag="answer"):
    """A seat's answer to the question of this number."""

    number: int
    answer: Given


class Say(Sent, frozen=True, tag="say"):
    """A claim to the whole table, true or not."""

    what: str
    atoms: tuple[str, ...] = ()


class Speak(Sent, frozen=True, tag="speak"):
    """Something to the whole table in the player's own words, if the host allows that."""

    text: str


class Why(Sent, frozen=True, tag="why"):
    """Why is this not among my options? An empty atom asks what a right answer is."""

    atom: str


class AskCounsel(Sent, frozen=True, tag="counsel"):
    """What would a bot do? A bot answers in my place, from what I know, and says why.

    Only one person among bots can ask; it is for the question of this number.
    """

    number: int


class ShowMove(Sent, frozen=True, tag="show_move"):
    """Show me a link by which I can take my seat to another phone."""


class TakeBack(Sent, frozen=True, tag="take_back"):
    """I am here again: nobody plays for me any more."""


class Rewind(Sent, frozen=True, tag="rewind"):
    """I take back my last answer, and with it whatever the bots have done since.

    Only one person among bots can: it changes nobody else's game. The game then counts nowhere.
    """


class Dress(Sent, frozen=True, tag="dress"):
    """Another colour and sign for me, in the lobby; if others have them, I get the nearest."""

    look: Look


class Leave(Sent, frozen=True, tag="leave"):
    """I leave the table; in a running game, a bot takes my seat."""


class BeGuided(Sent, frozen=True, tag="be_guided"):
    """We are new, or are not: anybody may say so in the lobby."""

    is_on: bool


class Want(Sent, frozen=True, tag="want"):
    """What I want to play next, now that the game is over; a later wish replaces it.

    It comes true when the host wants it, or more than half of the people who are there.
    """

    what: Next


# What the director hears: `number` is the question that waits.


class Ready(Sent, frozen=True, tag="ready"):
    """I have seen what I was dealt, or have talked enough."""

    number: int


class MoreTime(Sent, frozen=True, tag="more_time"):
    """We want to go on talking; once for each question."""

    number: int


class Shown(Sent, frozen=True, tag="shown"):
    """This stage has played the scenes that come before the question."""

    number: int


class ShowStage(Sent, frozen=True, tag="show_stage"):
    """This seat's page is wide enough for the stage beside the hand, or no longer is."""

    is_on: bool


class Skip(Sent, frozen=True, tag="skip"):
    """The host does not want to wait any longer."""

    number: int


ToDirector = Ready | MoreTime | Shown | Skip


# Only the host may send these.


class Choose(Sent, frozen=True, tag="choose"):
    """Another game, edition, option or number of seats, in the lobby."""

    choice: Choice


class AddBot(Sent, frozen=True, tag="add_bot"):
    """A bot on an empty seat; without a name, the best there is."""

    bot: str | None = None


class InviteAgent(Sent, frozen=True, tag="invite_agent"):
    """A seat for a program that plays by the Model Context Protocol, and what it needs to join.

    With the number of an agent that is here, a new ticket for it; its old one is no longer
    valid.
    """

    person: int | None = None


class Remove(Sent, frozen=True, tag="remove"):
    """Somebody, or a bot, leaves the table."""

    person: int


class Arrange(Sent, frozen=True, tag="arrange"):
    """The order of the people around the table."""

    people: tuple[int, ...]


class HandOver(Sent, frozen=True, tag="hand_over"):
    """Make somebody else the host on a phone."""

    person: int


class SetPace(Sent, frozen=True, tag="set_pace"):
    """Play at another pace from now on."""

    pace: Pace


class Start(Sent, frozen=True, tag="start"):
    """Begin; bots take the seats that are still empty: of this kind, or the best there is."""

    bot: str | None = None


class Pause(Sent, frozen=True, tag="pause"):
    """Nobody may answer for a while."""


class Resume(Sent, frozen=True, tag="resume"):
    """Go on after a pause."""


class GoOn(Sent, frozen=True, tag="go_on"):
    """Go on with a game that is on hold: from its last position, by the rules of this server."""


class End(Sent, frozen=True, tag="end"):
    """Stop the game and show its secrets."""


class Again(Sent, frozen=True, tag="again"):
    """Back to the lobby with the same people, for the same game or another."""


class StandInFor(Sent, frozen=True, tag="stand_in"):
    """What happens to an absent player's decisions."""

    person: int
    how: StandIn


class AnswerFor(Sent, frozen=True, tag="answer_for"):
    """A bot answers once for somebody who does not answer: this question alone."""

    person: int
    asking: str
    """What kind of question is open, so that a late touch can't hit the next one."""


FromSeat = (
    Answer | Say | Speak | Why | ShowMove | TakeBack | Rewind | Dress | Leave | Want | BeGuided
)
FromHost = (
    Choose
    | AddBot
    | InviteAgent
    | Remove
    | Arrange
    | HandOver
    | SetPace
    | Start
    | Pause
    | Resume
    | GoOn
    | End
    | Again
    | StandInFor
    | AnswerFor
)
FromBrowser = FromSeat | FromHost | ToDirector | ShowStage | AskCounsel


# What a browser gets over its socket.


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, or a bot."""

    id: int
    name: str
    look: Look
    bot: str | None = None
    is_agent: bool = False
    """Whether it is an invited program: a language model, say."""
    seat: Seat | None = None
    """The seat in the game that is running or over; none in the lobby."""
    is_host: bool = False
    is_away: bool = False
    has_waited_long: bool = False
    """Whether the table's patience with an absent player is over."""
    stand_in: StandIn = "wait"
    is_answered_for: bool = False
    """Whether a bot answers the open question for this person, as the host wished."""
    wants: Next | None = None
    """What this person wants to play next, once the game is over."""
    who: int | None = None
    """Which person of the table's room this is; none for a guest."""


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why this server can't play the game on the table. It shows nothing of the game."""

    version: int
    """The version of its rules by which the game is played,"""
    plays: int
    """and the version that this server has; 0 if it does not have the game."""
    is_unread: bool = False
    """Whether a newer server has added to the table what this one can't read. Then we know no
    version here, and can only wait."""
    can_go_on: bool = False
    """Whether the host can let it go on from its last position, by the rules of this server."""
    outcome: Outcome | None = None
    """How it ended, if it was played to its end."""


Part = Literal["guide", "roles", "scene", "talk"]
"""What the next question waits for: a rule is being told, everybody looks at what was dealt, the
screens play what has happened, or the table talks."""


class Hold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why no question is open yet. How long it takes follows from public facts."""

    number: int
    """The question that waits."""
    part: Part
    seconds: float
    """How long it may still take."""
    ready: tuple[int, ...] = ()
    """Who has said that they are ready."""
    is_longer: bool = False
    """Whether somebody has asked for more time."""
    tells: str = ""
    """In a guide: about which kind of question, or `opening` for the game as a whole."""
    silent: tuple[Seat, ...] = ()
    """In time to talk: who may say nothing."""


class Table(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="table"):
    """The table as everyone at it sees it. `people` are in the order of seating."""

    code: str
    stage: Stage
    choice: Choice
    people: tuple[Person, ...]
    join: str
    """The address that brings a phone to this table."""
    qr: tuple[str, ...]
    """The same as a QR code: rows of 0 and 1."""
    replay: str = ""
    """Once the game is over, the address at which a phone can watch it again,"""
    replay_qr: tuple[str, ...] = ()
    """as a QR code too, which leads to this very game for as long as we keep the table."""
    game: int = 0
    """How many games this table has begun: it lets a browser tell news of this game from older
    news."""
    commitment: str | None = None
    """The hash of the seed, shown before the first shuffle."""
    seed: str | None = None
    """The seed, once the game is over."""
    is_stopped: bool = False
    """Whether this game was stopped: then nothing tells its end. The news of any other end may come
    a moment after this message."""
    narration: tuple[Told, ...] = ()
    """What the narrator says before this game begins."""
    screens: int = 0
    """How many public screens and spectators are watching."""
    is_staged: bool = False
    """Whether scenes are played in full anywhere: on a screen, or on somebody's wide page."""
    held: Held | None = None
    """Why no game is shown, if the table has one that this server can't play."""
    pace: Pace = "normal"
    """How fast it is played: the pace that was chosen, or the server's."""
    hold: Hold | None = None
    """Why no question is open yet, in a scene."""
    is_short: bool = False
    """Whether people wanted to play again, and this is the lobby because seats were empty."""
    is_alone: bool = False
    """Whether one person plays among bots, and no other person ever did in this game."""
    can_rewind: bool = False
    """Whether that person has an answer to take back."""
    rewinds: int = 0
    """How often answers were taken back: a game in which that happened counts nowhere."""
    room: str = ""
    """The code of the room that remembers this table's games, if any."""


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on a socket: who this browser is here.

    It comes once. Later the table's people say which seat a person has and who is the host.
    """

    protocol: int
    build: str
    """Which build of the client the server has: a client of another build reloads itself."""
    viewer: Viewer | None
    """None: a person in the lobby, who has no seat in a game yet."""
    person: int | None
    is_host: bool
    """Whether this browser holds the host's ticket, or its person is the host on a phone."""
    table: Table


class Step(Padded, frozen=True, tag_field="type", tag="step"):
    """What has changed for this viewer. Absent fields are as they were in the step before."""

    game: int
    start: int
    """How much news of this game this viewer had before."""
    news: tuple[Told, ...]
    waiting: tuple[Seat, ...]
    asking: str
    """What kind of question is open; empty when the game is over."""
    ask: AskOut | msgspec.Raw | None
    view: View | msgspec.Raw | None = None
    over: Outcome | None = None


class Done(Padded, frozen=True, tag_field="type", tag="done"):
    """It was done, and is on disk."""

    ref: int


class Refused(Padded, frozen=True, tag_field="type", tag="refused"):
    """It was not done; nothing has changed. `code` has words (`error-<code>`) in each language."""

    ref: int
    code: str
    sentence: str
    reason: Reason | None = None
    text: str | None = None
    """The rule that forbids it, in the rulebook's words."""


class WhyNot(Padded, frozen=True, tag_field="type", tag="why_not"):
    """The answer to `why`; without a reason, it is offered after all."""

    ref: int
    atom: str
    reason: Reason | None = None
    text: str | None = None


class Counsel(Padded, frozen=True, tag_field="type", tag="counselled"):
    """What a bot would answer in this seat's place, and why: `counsel-<id>` words each reason with
    its facts."""

    ref: int
    number: int
    answer: Given
    why: tuple[Grounds, ...] = ()


class Move(Padded, frozen=True, tag_field="type", tag="move"):
    """A link, valid once and for a few minutes, that takes this seat to another phone."""

    ref: int
    link: str
    """The phone's page with `#move=TOKEN`: that page posts the token to `/api/move`."""
    qr: tuple[str, ...]
    seconds: int


class Invitation(Padded, frozen=True, tag_field="type", tag="invitation"):
    """What an agent needs to take its seat. We show it only once."""

    ref: int
    person: int
    name: str
    address: str
    """Where the server speaks the Model Context Protocol,"""
    token: str
    """and what the agent sends as its bearer token: the seat's ticket."""


class Gone(msgspec.Struct, frozen=True, tag_field="type", tag="gone"):
    """The last message on a socket: why there will be no more."""

    why: Literal["moved", "removed", "left", "closed"]


ToBrowser = Welcome | Table | Step | Done | Refused | WhyNot | Counsel | Move | Invitation | Gone


# What is fetched.


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby offers it. The words for all of it are the game's own."""

    id: str
    players: tuple[int, ...]
    editions: dict[str, dict[str, str]]
    options: dict[str, tuple[str, ...]]
    names: dict[str, dict[str, str]]
    """For some options, the names of values that the words don't name: decks."""
    seats: dict[str, int]
    """For options about one seat, which seat: without it there is nothing to choose."""
    has_cards: bool
    """Whether people can browse its cards."""
    themes: tuple[str, ...]
    bots: tuple[str, ...]
    first_bot: str
    """Which of them suits somebody's first game."""
    seat_facts: tuple[str, ...]
    talk: dict[str, tuple[tuple[str, ...], ...]]
    """What players can claim: for each kind, the atoms that each of its places can take."""
    box: Box | None
    history: History
    cues: tuple[Cue, ...] = ()
    """Which public news is staged, and for how long."""
    skin: str | None = None
    """Where to fetch its skin, if another package brings one."""
    has_glance: bool = False
    """Whether a page shows it at a glance."""


class Catalog(msgspec.Struct, frozen=True):
    """`GET /api/games`."""

    build: str
    languages: tuple[str, ...]
    games: tuple[GameCard, ...]


class Opened(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables` with a `Choice`: the host's ticket comes as a cookie."""

    code: str


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/people`: the seat's ticket comes as a cookie."""

    name: str
    look: Look | None = None
    """What the player wishes for; if others have it, the player gets the nearest."""


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/move`: takes a seat to this browser; the old one loses it."""

    token: str


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/push`: where we may call the phone with this seat.

    It is what a browser's `PushManager` gives: an address, its public key and its secret.
    """

    endpoint: str
    p256dh: str
    auth: str


class PushKey(msgspec.Struct, frozen=True):
    """`GET /api/tables/CODE/push`: the key by which browsers know our calls; none if we don't
    call."""

    key: str | None


class Door(msgspec.Struct, frozen=True):
    """`GET /api/tables/CODE`: what somebody who wants to join needs, and no more."""

    code: str
    stage: Stage
    choice: Choice
    is_full: bool
    has_seat: bool
    """Whether this browser already has a seat here."""
    is_host: bool
    taken: tuple[Look, ...] = ()
    """The looks of the people at the table."""
    name: str = ""
    """The name of this browser's user in the table's room, if the room remembers them."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every refusal over HTTP."""

    code: str
    sentence: str


class Analysing(msgspec.Struct, frozen=True):
    """`GET /api/tables/CODE/analysis` during the work, with status 202: ask again soon.

    Once the analysis is made, you get it (docs/theatre.md).
    """

    progress: float
    """From 0 to 1."""


class Replay(msgspec.Struct, frozen=True):
    """`GET /api/tables/CODE/replay/VIEWER`, once the game is over: a step for each moment of it.

    The viewer is a seat's number, `public` or `all`. Every viewer's replay of a game has the same
    moments: those at which anybody was told or asked something. `all` has the public steps, and in
    `seats` those of each seat: moment i shows everything that anybody knew then.
    """

    steps: tuple[Step, ...]
    seats: tuple[tuple[Step, ...], ...] = ()
    looks: tuple[Look, ...] = ()
    """Seat by seat, the players' looks."""
