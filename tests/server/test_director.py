"""The director holds the next question until people have seen what happened; answers never wait."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from palatine.catalog import games
from palatine.core.cues import Pace, cue_sheet
from palatine.server.cluster.presence import Presence
from palatine.server.errors import NotTheHost
from palatine.server.live.director import BACK, GRACE, LONGEST_LOOK, Director
from palatine.server.table.log import Paced, QuestionOpened
from palatine.server.table.table import Actor, Table, folded
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice
from tests.server.folds import HOST, Book
from tests.server.visitors import SENATE, Process, Socket, seated, serving

PEOPLE = ("Anna", "Ben", "Cleo", "Dirk", "Ella")
SHEET = cue_sheet(games()[SENATE.game].folder)
NOMINATED = next(cue.seconds for cue in SHEET.cue if cue.on == "nominated")
"""Seconds of the scene after the first answer."""


class Clock:
    """A clock that moves when told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, what: Callable[[], None]) -> Any:
        """Let something happen later."""
        entry = (self.now + seconds, what)
        self.due.append(entry)
        return SimpleNamespace(cancel=lambda: entry in self.due and self.due.remove(entry))

    def advance(self, seconds: float) -> None:
        """Let time pass; due events happen in order."""
        until = self.now + seconds
        while found := min(
            (e for e in self.due if e[0] <= until), key=lambda e: e[0], default=None
        ):
            self.due.remove(found)
            self.now = max(self.now, found[0])
            found[1]()
        self.now = until


class Seat:
    """A browser, as far as the director knows it."""

    def __init__(self, actor: Actor) -> None:
        self.actor, self.is_stage = actor, actor.person is None


class Room:
    """A table with people and screens, without a server."""

    def __init__(
        self,
        pace: Pace = "normal",
        screens: int = 1,
        people: int = 5,
        choice: Choice = SENATE,
        **more: Any,
    ) -> None:
        self.book = Book(replace(choice, pace=pace, seating="arranged", **more))
        self.people = [self.book.join(name) for name in PEOPLE[:people]]
        self.time = Clock()
        self.screens = [Seat(HOST) for _ in range(screens)]
        self.phones = [Seat(actor) for actor in self.people]
        self.connections: Any = {*self.screens, *self.phones}
        self.presence = Presence(lambda: self.time.now)
        for each in self.connections:
            self.presence.came(each.actor.person)
        self.shown = 0
        self.director = Director(self, lambda: self.time.now, "instant", self.time.later)

    @property
    def table(self) -> Table:
        """The table."""
        return self.book.table

    def wish(self, act: Callable[[Table], None], tell: Callable[[Any], None]) -> None:
        """Do it at once."""
        act(self.table)
        self.book.keep()
        self.refresh()

    def refresh(self) -> None:
        """Everybody looks."""
        self.shown += 1
        self.director.look()

    def widen(self, phone: Seat, is_wide: bool = True) -> None:
        """A page becomes wide enough for a stage, or too narrow."""
        phone.is_stage = is_wide
        self.presence.turned(is_wide)
        self.refresh()

    def leave(self, one: Seat) -> None:
        """A connection is lost."""
        self.connections.discard(one)
        self.presence.went(one.actor.person, one.is_stage)
        self.refresh()

    def back(self, one: Seat) -> None:
        """The connection is back."""
        self.connections.add(one)
        self.presence.came(one.actor.person)
        self.refresh()

    def start(self) -> None:
        """The game begins."""
        self.book.host(sent.Start)
        self.refresh()

    def begin(self) -> None:
        """The game begins, and everybody has looked at their role."""
        self.start()
        self.look_at_roles()

    def look_at_roles(self) -> None:
        """Everybody looks, and the screen reads its script."""
        self.all_ready()
        for screen in self.screens:
            self.say(screen, sent.Shown)
        self.time.advance(60)
        assert self.part is None

    def say(self, who: Seat, kind: Any) -> None:
        """A player tells the director something."""
        self.director.hear(who, kind(1, self.number))  # type: ignore[arg-type]

    def all_ready(self) -> None:
        """Everybody is ready."""
        for phone in self.phones:
            self.say(phone, sent.Ready)

    def answer(self, wish: str | None = None) -> None:
        """The first player whom we wait for answers."""
        match = self.table.match
        assert match is not None
        seat = match.waiting[0]
        asked = match.asked[seat]
        answer = wish or asked.options[0]
        self.book.by(Actor(self.table.seats[seat]), sent.Answer, number=match.number, answer=answer)
        self.refresh()

    @property
    def number(self) -> int:
        """The number of the match's current question."""
        assert self.table.match is not None
        return self.table.match.number

    @property
    def part(self) -> str | None:
        """What the table waits for."""
        hold = self.director.hold()
        return hold.part if hold is not None else None


def test_nothing_is_held_at_the_instant_pace() -> None:
    """Tests and simulations never wait."""
    room = Room("instant")
    room.start()
    assert room.part is None
    assert not room.time.due


def test_roles_are_looked_at_until_everybody_has() -> None:
    """At least six seconds, then until everybody is ready and the screen has read its script."""
    room = Room()
    room.start()
    assert room.part == "roles"
    room.all_ready()
    room.say(room.screens[0], sent.Shown)
    room.time.advance(5.9)
    assert room.part == "roles"
    room.time.advance(0.2)
    assert room.part is None
    assert room.table.opened == room.number


def test_nobody_waits_for_ever_for_somebody_who_does_not_look() -> None:
    """After the longest look the game begins."""
    room = Room(screens=0)
    room.start()
    for phone in room.phones[1:]:
        room.say(phone, sent.Ready)
    room.time.advance(3 + LONGEST_LOOK - 0.1)
    assert room.part == "roles"
    room.time.advance(0.2)
    assert room.part is None


def test_whoever_is_away_is_not_waited_for() -> None:
    """A sleeping phone delays nobody."""
    room = Room(screens=0)
    room.leave(room.phones[0])
    room.start()
    for phone in room.phones[1:]:
        room.say(phone, sent.Ready)
    room.time.advance(3.1)
    assert room.part is None


def test_the_script_is_not_overtaken() -> None:
    """With a screen that reads the script aloud, the game waits until it has finished."""
    room = Room()
    room.start()
    room.all_ready()
    room.time.advance(40)
    assert room.part == "roles"
    room.say(room.screens[0], sent.Shown)
    assert room.part is None


def test_a_scene_is_held_until_the_screens_have_shown_it() -> None:
    """On all screens, and for its full time; a late screen gets one second more."""
    room = Room(screens=2, talk=False)
    room.begin()
    room.answer()
    assert room.part == "scene"
    room.time.advance(NOMINATED - 0.1)
    room.say(room.screens[0], sent.Shown)
    room.time.advance(0.2)
    assert room.part == "scene"
    room.say(room.screens[1], sent.Shown)
    assert room.part is None


def test_a_screen_that_says_nothing_is_waited_for_a_second() -> None:
    """But never forever."""
    room = Room(talk=False)
    room.begin()
    room.answer()
    room.time.advance(NOMINATED + GRACE - 0.1)
    assert room.part == "scene"
    room.time.advance(0.2)
    assert room.part is None


def test_without_a_screen_a_scene_takes_half() -> None:
    """Phones show less."""
    room = Room(screens=0, talk=False)
    room.begin()
    room.answer()
    room.time.advance(NOMINATED / 2 - 0.1)
    assert room.part == "scene"
    room.time.advance(0.1)
    assert room.part is None


def test_a_wide_page_is_a_stage() -> None:
    """Next to a hand a scene takes as long as on a screen, and we wait for it."""
    room = Room(screens=0, talk=False)
    room.widen(room.phones[0])
    room.start()
    room.all_ready()
    room.say(room.phones[0], sent.Shown)
    room.time.advance(5.9)
    assert room.part == "roles"
    room.time.advance(0.2)
    assert room.part is None
    room.answer()
    room.time.advance(NOMINATED + 0.1)
    assert room.part == "scene"
    room.say(room.phones[0], sent.Shown)
    assert room.part is None


def test_a_page_that_gets_narrow_is_not_waited_for() -> None:
    """Even in the middle of a scene; the next one takes half."""
    room = Room(screens=0, talk=False)
    room.widen(room.phones[0])
    room.begin()
    room.answer()
    room.time.advance(1)
    room.widen(room.phones[0], False)
    room.time.advance(NOMINATED - 1.1)
    assert room.part == "scene"
    room.time.advance(0.2)
    assert room.part is None
    assert not room.presence.is_staged


def test_a_screen_that_is_closed_is_not_waited_for() -> None:
    """The only one closes while it reads the script: the table goes on without it."""
    room = Room()
    room.start()
    room.all_ready()
    room.time.advance(10)
    room.leave(room.screens[0])
    assert room.part == "roles"
    room.time.advance(BACK + 0.1)
    assert room.part is None


def waiting_for_one() -> Room:
    """A talking table where everybody but the first is ready."""
    room = Room()
    room.begin()
    room.answer()
    room.time.advance(NOMINATED + GRACE + 0.1)
    for phone in room.phones[1:]:
        room.say(phone, sent.Ready)
    return room


def test_talk_ends_when_the_one_who_was_not_ready_goes_away() -> None:
    """Nobody waits for an empty chair."""
    room = waiting_for_one()
    room.leave(room.phones[0])
    room.time.advance(BACK + 0.1)
    assert room.part is None


def test_a_line_that_is_lost_for_a_moment_ends_no_talk() -> None:
    """A phone that comes back at once was never away; meanwhile the time runs on."""
    room = waiting_for_one()
    for _ in range(20):
        room.leave(room.phones[0])
        room.time.advance(BACK / 2)
        room.back(room.phones[0])
        room.time.advance(BACK / 2)
        assert room.part == "talk"
    for _ in range(15):
        room.leave(room.phones[0])
        room.back(room.phones[0])
        room.time.advance(BACK / 2 + 0.2)
    assert room.part is None


@pytest.mark.parametrize(("pace", "stretch"), [("relaxed", 1.5), ("normal", 1.0), ("brisk", 0.4)])
def test_the_pace_stretches_scenes(pace: Pace, stretch: float) -> None:
    """Relaxed makes it longer by half, brisk cuts it to two fifths."""
    room = Room(pace, talk=False)
    room.begin()
    room.answer()
    room.say(room.screens[0], sent.Shown)
    room.time.advance(NOMINATED * stretch - 0.05)
    assert room.part == "scene"
    room.time.advance(0.1)
    assert room.part is None


def test_talk_time_ends_when_all_people_are_ready() -> None:
    """Before a vote the table talks, for half a minute at most."""
    room = Room()
    room.begin()
    room.answer()
    room.time.advance(NOMINATED + GRACE + 0.1)
    assert room.part == "talk"
    room.all_ready()
    assert room.part is None


def test_talk_time_can_be_made_longer_once() -> None:
    """Anyone may ask for another half minute; players who were ready are asked again."""
    room = Room()
    room.begin()
    room.answer()
    room.time.advance(NOMINATED + GRACE + 0.1)
    room.say(room.phones[0], sent.Ready)
    room.say(room.phones[1], sent.MoreTime)
    room.say(room.phones[2], sent.MoreTime)
    hold = room.director.hold()
    assert hold is not None
    assert hold.is_longer
    assert hold.ready == ()
    room.time.advance(59.5)
    assert room.part == "talk"
    room.time.advance(1)
    assert room.part is None


def test_the_time_to_talk_says_who_may_not() -> None:
    """So that no phone invites a dead player to speak."""
    room, random = Room(), Random(2)
    room.begin()
    match = room.table.match
    assert match is not None
    while not (match.state.executed and room.part == "talk"):
        if room.part is not None:
            room.time.advance(1)
            continue
        seat = match.waiting[0]
        answer = match.asked[seat].any_answer(random)
        actor = Actor(room.table.seats[seat])
        room.book.by(actor, sent.Answer, number=match.number, answer=answer)
        room.refresh()
    hold = room.director.hold()
    assert hold is not None
    assert hold.silent == match.state.executed


def test_a_person_alone_has_no_talk_time() -> None:
    """Nobody waits for bots to be ready."""
    room = Room(people=1)
    room.begin()
    match = room.table.match
    assert match is not None
    while match.how != "together":
        room.answer()
    room.time.advance(NOMINATED + GRACE + 0.1)
    assert room.part is None


def test_the_host_can_skip_and_others_can_not() -> None:
    """One person can't take a scene away from the others."""
    room = Room(talk=False)
    room.begin()
    room.answer()
    with pytest.raises(NotTheHost):
        room.say(room.phones[3], sent.Skip)
    assert room.part == "scene"
    room.say(room.screens[0], sent.Skip)
    assert room.part is None


def test_what_is_said_too_late_is_moot() -> None:
    """A screen's report about the scene of a question that is already open changes nothing."""
    room = Room(talk=False)
    room.begin()
    before = room.number
    room.answer()
    room.director.hear(room.screens[0], sent.Shown(1, before))  # type: ignore[arg-type]
    room.time.advance(NOMINATED + 0.1)
    assert room.part == "scene"


def test_an_answer_is_taken_in_the_middle_of_a_scene() -> None:
    """Only the question on the screens waits; an early answer still counts."""
    room = Room(talk=False)
    room.begin()
    room.answer()
    assert room.part == "scene"
    before = room.number
    for _ in PEOPLE:
        room.answer("yes")
    assert room.number == before + 1


def test_the_log_says_which_question_was_opened() -> None:
    """A restarted server goes on in the right place: in the scene, or after it."""
    room = Room(talk=False)
    room.begin()
    room.answer()
    in_scene = folded(room.book.log)
    assert in_scene.opened != room.number
    assert in_scene.told_before == room.table.told_before > 0
    room.time.advance(10)
    assert room.book.log[-1] == QuestionOpened(room.number)
    assert folded(room.book.log).opened == room.number


def test_a_scene_begins_again_after_a_restart_and_an_open_question_stays_open() -> None:
    """A new director over the same log holds what the old one held."""
    room = Room(talk=False)
    room.begin()
    room.answer()
    again = Director(room, lambda: room.time.now, "instant", room.time.later)
    again.look()
    assert again.phase == room.director.phase
    room.time.advance(10)
    later = Director(room, lambda: room.time.now, "instant", room.time.later)
    later.look()
    assert later.phase is None


def test_questions_without_a_scene_leave_no_entry() -> None:
    """The log grows only when something was shown."""
    room = Room("instant")
    room.start()
    room.answer()
    assert not [each for each in room.book.log if isinstance(each, QuestionOpened)]


def test_the_pace_can_be_changed_in_play_and_only_by_the_host() -> None:
    """Before a game and during it."""
    room = Room(talk=False)
    room.begin()
    with pytest.raises(NotTheHost):
        room.book.by(room.people[1], sent.SetPace, pace="brisk")
    room.book.host(sent.SetPace, pace="brisk")
    assert room.book.log[-1] == Paced("brisk")
    assert room.director.pace() == "brisk"
    room.book.host(sent.SetPace, pace="instant")
    room.answer()
    assert room.part is None


def test_a_change_to_instant_opens_what_is_held() -> None:
    """Nobody sits through a scene at a pace that has none."""
    room = Room(talk=False)
    room.begin()
    room.answer()
    room.book.host(sent.SetPace, pace="instant")
    room.refresh()
    assert room.part is None


def test_how_long_a_question_waits_follows_from_what_is_public() -> None:
    """Two deals with the same public news wait equally long, whatever the cards."""
    plans = set()
    for _ in range(6):
        room = Room()
        room.start()
        dealt = room.director.phase
        room.look_at_roles()
        room.answer()
        plans.add((dealt, room.director.phase))
    assert len(plans) == 1


def hold_of(socket: Socket) -> sent.Hold | None:
    """What the table waits for, according to this browser."""
    return socket.table.hold if socket.table is not None else None


@pytest.mark.anyio
async def test_in_a_scene_nobody_is_asked_and_everybody_is_told_why(tmp_path: Path) -> None:
    """Phones and screens hear of the hold; the question comes when it is over."""
    async with serving(tmp_path, pace="brisk") as server:
        party = await seated(server, 5)
        await party.start()
        phone = party.phones[0]
        await phone.until(lambda: hold_of(phone) is not None)
        assert all(each.ask is None for each in party.phones)
        for each in party.phones:
            await each.do(sent.Ready, number=1)
        await party.screen.do(sent.Shown, number=1)
        await phone.until(lambda: hold_of(phone) is None)
        for each in party.phones:
            await each.until(lambda s=each: s.step.waiting != ())  # type: ignore[misc]
        assert [each for each in party.phones if each.ask is not None]


@pytest.mark.anyio
async def test_everybody_is_told_whether_a_stage_is_there(tmp_path: Path) -> None:
    """A page that gets wide makes one, until it gets narrow or goes; a screen is always one."""
    async with serving(tmp_path) as server:
        party = await seated(server, 2)
        laptop, phone = party.phones

        def is_staged() -> bool:
            return phone.table is not None and phone.table.is_staged

        await party.screen.do(sent.ShowStage, is_on=False)
        assert is_staged()
        await party.screen.close()
        await phone.until(lambda: not is_staged())
        for is_on in (True, False, True):
            await laptop.do(sent.ShowStage, is_on=is_on)
            await phone.until(lambda wanted=is_on: is_staged() is wanted)  # type: ignore[misc]
        await laptop.close()
        await phone.until(lambda: not is_staged())


@pytest.mark.anyio
async def test_a_killed_server_goes_on_with_the_scene(tmp_path: Path) -> None:
    """Killed while everybody looked at their roles, it lets everybody look again."""
    async with Process(tmp_path, "--pace", "normal") as server:
        party = await seated(server, 5)
        await party.start()
        phone = party.phones[0]
        await phone.until(lambda: hold_of(phone) is not None)
        await server.kill()
        await server.start()
        back = await party.browsers[0].sit(party.code)
        await back.until(lambda: hold_of(back) is not None)
        assert hold_of(back).part == "roles"  # type: ignore[union-attr]
        assert back.ask is None


def test_a_table_can_choose_a_pace_and_no_talk() -> None:
    """The table's choice stays; anything that it left open comes from the server."""
    assert SENATE.pace is None
    room = Room(pace="relaxed", talk=False)
    assert room.director.pace() == "relaxed"
