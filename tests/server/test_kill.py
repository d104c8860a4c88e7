"""`kill -9` at any moment: every acknowledged answer is there once, and every viewer goes on."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from palatine.bots.random import any_answer
from palatine.core.log import Answered
from palatine.core.stream import AskOut
from palatine.server.live.streams import encode
from palatine.server.store.database import DATABASE
from palatine.server.table.log import read
from palatine.server.table.table import folded
from palatine.server.wire import messages as sent
from tests.server.visitors import Party, Process, Socket, seated

pytestmark = pytest.mark.anyio
LOST = (OSError, WebSocketException, httpx.HTTPError)


class Witness:
    """A phone that notes which answers were acknowledged, and what it saw."""

    def __init__(self, phone: Socket, random: Random) -> None:
        self.phone, self.random = phone, random
        self.acknowledged: list[tuple[int, Any]] = []

    async def play(self) -> None:
        """Answer as fast as possible, until the connection is lost or the game is over."""
        with suppress(*LOST):
            while self.phone.is_open and self.phone.stage != "over":
                await self.phone.until(lambda: not self._is_waiting())
                if self.phone.ask is not None:
                    await self._answer(self.phone.ask)

    def _is_waiting(self) -> bool:
        return self.phone.ask is None and self.phone.is_open and self.phone.stage != "over"

    async def _answer(self, ask: Any) -> None:
        answer = any_answer(ask, self.random)
        reply = await self.phone.send(sent.Answer, number=ask.number, answer=answer)
        if isinstance(reply, sent.Done):
            self.acknowledged.append((ask.seat, answer))
        await self.phone.until(lambda: self.phone.ask is not ask or not self.phone.is_open)


def kept(server: Process, code: str) -> list[tuple[int, Any]]:
    """Every answer on disk, in order."""
    database = sqlite3.connect(server.data / DATABASE)
    asked = "SELECT entry FROM entries WHERE code = ? ORDER BY number"
    entries = read(row[0] for row in database.execute(asked, (code,)))
    database.close()
    folded(entries)
    return [(each.seat, each.answer) for each in entries if isinstance(each, Answered)]


def check_kept(before: list[Any], after: list[Any], witnesses: list[Witness]) -> None:
    """Nothing old has changed; each seat's acknowledged answers are there once, in order.

    Each seat may have one more: its last answer, if the server died before acknowledging it.
    """
    assert after[: len(before)] == before
    for witness in witnesses:
        seat = witness.phone.viewer
        new = [each for each in after[len(before) :] if each[0] == seat]
        assert new[: len(witness.acknowledged)] == witness.acknowledged
        assert len(new) - len(witness.acknowledged) in (0, 1)


async def more_steps(screen: Socket, count: int) -> None:
    """Wait for this many more steps, or the end."""
    goal = screen.steps + count
    await screen.until(lambda: screen.steps >= goal or screen.stage == "over")


async def reconnect(server: Process, party: Party) -> None:
    """The server comes back, and so does everyone."""
    await server.start()
    await party.connect()
    for socket in party.all:
        await socket.until(lambda s=socket: s.step is not None)  # type: ignore[misc]


def check_resumed(before: list[Socket], after: list[Socket]) -> None:
    """Each viewer has its earlier news, perhaps more; all agree on who is asked."""
    for old, new in zip(before, after, strict=True):
        assert new.news[: len(old.news)] == old.news
        assert new.viewer == old.viewer
        if len(new.news) == len(old.news) and new.step and old.step and new.view == old.view:
            assert set(new.step.waiting) <= set(old.step.waiting)
    assert len({socket.step.waiting for socket in after if socket.step}) == 1


async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    """Killed repeatedly in the middle of answers, a game goes on to its end."""
    random = Random(5)
    async with Process(tmp_path) as server:
        party = await seated(server, 7, sent.Choice("senate", 7))
        await party.start()
        answers: list[tuple[int, Any]] = []
        for _ in range(6):
            witnesses = [Witness(phone, Random(random.random())) for phone in party.phones]
            playing = [asyncio.create_task(witness.play()) for witness in witnesses]
            await more_steps(party.screen, random.randrange(1, 12))
            await server.kill()
            await asyncio.gather(*playing)
            now = kept(server, party.code)
            check_kept(answers, now, witnesses)
            before, answers = party.all, now
            await reconnect(server, party)
            check_resumed(before, party.all)
        await party.play(random)


async def test_the_same_question_after_a_kill_in_a_vote(tmp_path: Path) -> None:
    """Three of seven have voted: after the kill those three have, and nobody else."""
    random = Random(6)
    async with Process(tmp_path) as server:
        party = await seated(server, 7, sent.Choice("senate", 7))
        await party.start()
        president = next(phone for phone in party.phones if phone.ask)
        await president.answer(random)
        for phone in party.phones:
            await phone.until(lambda s=phone: s.ask is not None)  # type: ignore[misc]
        for phone in party.phones[:3]:
            assert isinstance(await phone.answer(random), sent.Done)
        for socket in party.all:
            await socket.until(lambda s=socket: len(s.step.waiting) == 4)  # type: ignore[misc]
        before = [socket.knowledge for socket in party.all]
        await server.kill()
        await reconnect(server, party)
        assert [socket.knowledge for socket in party.all] == before


class Chronicle:
    """A party that answers one by one, however often the server dies."""

    def __init__(self, server: Process, party: Party, random: Random) -> None:
        self.server, self.party, self.random = server, party, random
        self.answers: list[tuple[int, Any]] = []
        """Everything that was acknowledged, or that survived a death."""

    @property
    def is_over(self) -> bool:
        return self.party.screen.stage == "over"

    @property
    def asking(self) -> str:
        assert self.party.screen.step is not None
        return self.party.screen.step.asking

    def _next(self) -> tuple[Socket, AskOut, Any]:
        """Whose answer is next, its question, and the answer."""
        phone = self.random.choice([each for each in self.party.phones if each.ask])
        assert phone.ask is not None
        return phone, phone.ask, any_answer(phone.ask, self.random)

    async def answer(self) -> None:
        """One answer, until everybody has heard it."""
        phone, ask, answer = self._next()
        await phone.do(sent.Answer, number=ask.number, answer=answer)
        self.answers.append((ask.seat, answer))
        for socket in self.party.all:  # a reply comes after everything shown before it
            await socket.send(sent.Why, atom="")

    async def die(self) -> None:
        """The server is killed with an answer on its way, and everybody comes back."""
        phone, ask, answer = self._next()
        before, known = self.party.all, [socket.knowledge for socket in self.party.all]
        await phone.wire.send(encode(sent.Answer(99, ask.number, answer)).decode())
        await asyncio.sleep(self.random.choice((0, 0.001, 0.01)))  # any moment will do
        await self.server.kill()
        await self._come_back()
        now = kept(self.server, self.party.code)
        assert now in (self.answers, [*self.answers, (ask.seat, answer)])
        if now == self.answers:
            assert [socket.knowledge for socket in self.party.all] == known
        check_resumed(before, self.party.all)
        self.answers = now

    async def _come_back(self) -> None:
        """Each phone asks for what it has missed, as the client does."""
        await self.server.start()
        party, old = self.party, self.party.phones
        party.screen = await party.host.watch(party.code)
        party.phones = [
            await browser.sit(party.code, phone.news, phone.step.game if phone.step else 0)
            for browser, phone in zip(party.browsers, old, strict=True)
        ]
        for socket in party.all:
            await socket.until(lambda s=socket: s.step is not None)  # type: ignore[misc]


@pytest.mark.parametrize("is_every", [False, pytest.param(True, marks=pytest.mark.deep)])
async def test_killed_at_every_vote_of_a_game(tmp_path: Path, is_every: bool) -> None:
    """With none, one, two ... ballots in; or (deep) at every answer. Same decision, each once."""
    async with Process(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        game, votes, ballots = Chronicle(server, party, Random(8)), 0, 0
        while not game.is_over:
            ballots = ballots + 1 if game.asking == "vote" else 0
            if is_every or ballots == votes % 5 + 1:
                await game.die()
                votes, ballots = votes + 1, -5
            else:
                await game.answer()
        assert votes > 3
        assert kept(server, party.code) == game.answers
