"""A history of games under faults, and a check that their logs explain it.

Guests (phones and screens) play over any number of connections, to whichever server answers. They
note everything they see, and each answer with the moments when it was sent and acknowledged. They
come back by themselves. Afterwards the log of each table must explain everything:

- every acknowledged answer is in it once, and no question is answered twice by a seat;
- an answer that was acknowledged before another one was sent comes before it;
- every byte that a connection got is a step from one moment of the log to a later one, and no
  connection shows an earlier moment than the one before it had come to.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from palatine.bots.random import any_answer
from palatine.core.log import Answered
from palatine.core.seats import PUBLIC
from palatine.core.stream import AskOut
from palatine.server.table.log import Entry
from palatine.server.table.table import Table
from palatine.server.wire import messages as sent
from tests.server.lawful import Lawful
from tests.server.test_kill import LOST
from tests.server.visitors import NAMES, Browser, Socket

TROUBLE = (*LOST, TimeoutError)
AGAIN = 0.05


@dataclass
class Given:
    """An answer: when it was first sent, and when it was acknowledged, if ever."""

    seat: int
    number: int
    answer: Any
    sent: float
    acknowledged: float | None = None


@dataclass
class Looked:
    """One connection: how many news its guest had before, and everything that came."""

    have: int
    socket: Socket


class Guest:
    """A phone, or a screen, that comes back after every fault."""

    def __init__(self, browser: Browser, code: str, seat: bool, house: "House") -> None:
        self.browser, self.code, self.is_seat, self.house = browser, code, seat, house
        self.socket: Socket
        self.looks: list[Looked] = []
        self.given: list[Given] = []

    async def connect(self) -> None:
        """Connect to any server that lets the guest in; do not ask again for what it heard
        before."""
        news: Sequence[Any] = self.looks[-1].socket.news if self.looks else ()
        while True:
            self.browser.address = self.house.address()
            try:
                async with asyncio.timeout(5):
                    self.socket = await self._look(news)
            except TROUBLE:
                await asyncio.sleep(AGAIN)
            else:
                break
        self.looks.append(Looked(len(news), self.socket))

    async def _look(self, news: Sequence[Any]) -> Socket:
        kind = "seat" if self.is_seat else "screen"
        game = 1 if news else 0
        return await self.browser.connect(
            f"/ws/{self.code}?as={kind}&have={len(news)}&game={game}", news
        )

    async def until(self, is_true: Callable[[Socket], bool]) -> None:
        """Wait until something is visible, over any number of connections."""
        while True:
            socket = self.socket
            try:
                await socket.until(lambda s=socket: is_true(s) or not s.is_open)  # type: ignore[misc]
            except TimeoutError:
                continue  # a fault may take longer than our patience
            if socket.is_open:
                return
            await self.connect()

    async def play(self, random: Random) -> None:
        """Answer every question, until the game is over."""
        while True:
            await self.until(lambda s: s.stage == "over" or s.ask is not None)
            if self.socket.stage == "over":
                return
            ask = self.socket.ask
            if ask is not None:
                await asyncio.sleep(random.random() * self.house.pace)
                await self.answer(ask, any_answer(ask, random))

    async def answer(self, ask: AskOut, answer: Any) -> None:
        """Send an answer again until it is known to be in, or the question is gone."""
        given = Given(ask.seat, ask.number, answer, time.monotonic())
        self.given.append(given)

        def is_open(socket: Socket) -> bool:
            return socket.ask is not None and socket.ask.number == ask.number

        while is_open(self.socket):
            try:
                reply = await self.socket.send(sent.Answer, number=ask.number, answer=answer)
            except TROUBLE:
                reply = None
            if isinstance(reply, sent.Done):
                given.acknowledged = time.monotonic()
                self.house.answers += 1
                await self.until(lambda s: not is_open(s))
                return
            await asyncio.sleep(AGAIN)
            await self.until(lambda s: s.step is not None)


class House:
    """The servers, as guests see them: some addresses, and never which server is well."""

    def __init__(self, addresses: Callable[[], list[str]], random: Random, pace: float) -> None:
        self.addresses, self.random, self.pace = addresses, random, pace
        self.answers = 0
        """How many answers were acknowledged so far."""

    def address(self) -> str:
        """The address of some server."""
        return self.random.choice(self.addresses())


class Evening:
    """One table, from its opening to the end of its game."""

    def __init__(self, house: House, players: int, random: Random) -> None:
        self.house, self.players, self.random = house, players, random
        self.code = ""
        self.guests: list[Guest] = []

    async def play(self) -> None:
        """Open the table, sit down, play to the end."""
        screens, phones = await self._opened()
        self.guests = [*screens, *phones]
        await asyncio.gather(*(guest.connect() for guest in self.guests))
        await self._start(screens[0])
        rolls = [Random(self.random.random()) for _ in phones]
        await asyncio.gather(
            screens[0].until(lambda s: s.stage == "over"),
            *(phone.play(roll) for phone, roll in zip(phones, rolls, strict=True)),
        )
        for guest in self.guests:
            await guest.socket.close()

    async def _opened(self) -> tuple[list[Guest], list[Guest]]:
        """A table with everyone at it. If a fault has spoilt it (a player has a seat without
        knowing it), try another."""
        while True:
            try:
                host, choice = Browser(""), sent.Choice("senate", self.players)
                self.code = (await self._post(host, "/api/tables", choice))["code"]
                phones = [await self._seated(name) for name in NAMES[: self.players]]
            except AssertionError:
                continue
            return [Guest(host, self.code, False, self.house)], phones

    async def _seated(self, name: str) -> Guest:
        browser = Browser("")
        await self._post(browser, f"/api/tables/{self.code}/people", sent.Name(name))
        return Guest(browser, self.code, True, self.house)

    async def _post(self, browser: Browser, path: str, body: object) -> Any:
        """HTTP retries nothing by itself: a person presses the button again."""
        while True:
            browser.address = self.house.address()
            try:
                answer = await browser.ask("POST", path, body)
            except TROUBLE:
                await asyncio.sleep(AGAIN)
                continue
            if answer.status_code < 500:
                assert answer.status_code == 201, answer.text
                return answer.json()
            await asyncio.sleep(AGAIN)

    async def _start(self, screen: Guest) -> None:
        while screen.socket.stage == "lobby":
            try:
                await screen.socket.send(sent.Start)
            except TROUBLE:
                await asyncio.sleep(AGAIN)
            await screen.until(lambda s: s.table is not None)


def unexplained(evening: Evening, entries: Sequence[Entry]) -> Iterator[str]:
    """What the log of a table does not explain of its history."""
    given = [each for guest in evening.guests for each in guest.given]
    yield from unkept(given, answers_in(entries))
    for guest in evening.guests:
        viewer = next((each.socket.viewer for each in guest.looks if each.socket.view), PUBLIC)
        lawful = Lawful(entries, viewer)
        for look in guest.looks:
            since = max(0, lawful.reached)
            for complaint in lawful.unexplained(look.socket.received, look.have, since):
                yield f"seat {viewer}: {complaint}"
        if lawful.reached != len(lawful.moments) - 1:
            yield f"seat {viewer} has not seen the end"


def answers_in(entries: Sequence[Entry]) -> list[tuple[int, int, Any]]:
    """The seat, the question's number and the answer, of each answer in a log."""
    table, found = Table(), []
    for entry in entries:
        if isinstance(entry, Answered):
            assert table.match is not None
            found.append((int(entry.seat), table.match.number, entry.answer))
        table.apply(entry)
    return found


def unkept(given: list[Given], kept: list[tuple[int, int, Any]]) -> Iterator[str]:
    """Answers that are lost, doubled, made up, or out of order in time."""
    sent_by = {(each.seat, each.number): each for each in given}
    seen: set[tuple[int, int]] = set()
    latest = 0.0
    for seat, number, answer in kept:
        one = sent_by.get((seat, number))
        if (seat, number) in seen:
            yield f"seat {seat} answers question {number} twice"
        seen.add((seat, number))
        if one is None or one.answer != answer:
            yield f"seat {seat} never gave {answer!r} to question {number}"
            continue
        if one.acknowledged is not None and one.acknowledged < latest:
            yield f"seat {seat}'s answer to {number} was acknowledged before one that precedes it"
        latest = max(latest, one.sent)
    for one in given:
        if one.acknowledged is not None and (one.seat, one.number) not in seen:
            yield f"seat {one.seat}'s answer to {one.number} was acknowledged, and is lost"
