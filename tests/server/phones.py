"""Phones that reconnect by themselves, as the client does."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from palatine.bots.random import any_answer
from palatine.core.log import Answered
from palatine.server.store.database import Database
from palatine.server.table.log import read
from palatine.server.table.table import folded
from palatine.server.wire import messages as sent
from tests.server.visitors import Browser, Socket


class Phone:
    """A phone that reconnects by itself, and sends unacknowledged answers again."""

    def __init__(self, browser: Browser, code: str, random: Random) -> None:
        self.browser, self.code, self.random = browser, code, random
        self.socket: Socket | None = None
        self.news: list[Any] = []
        self.acknowledged: list[Any] = []
        self.returns = self.uncertain = 0

    async def connect(self) -> Socket:
        """A socket, as soon as any server answers."""
        game = self.socket.step.game if self.socket and self.socket.step else 0
        while True:
            try:
                self.socket = await self.browser.sit(self.code, self.news, game)
                return self.socket
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)

    async def play(self) -> None:
        """Answer until the game is over, over any number of connections."""
        while True:
            socket = await self.connect()
            await self._play(socket)
            self.news = list(socket.news)
            if socket.table is not None and socket.stage == "over":
                return
            self.returns += 1

    async def _play(self, socket: Socket) -> None:
        while True:
            await wait(
                socket,
                lambda: socket.ask is not None or socket.stage == "over" or not socket.is_open,
            )
            if socket.ask is None or not socket.is_open:
                return
            asked = socket.ask
            answer = any_answer(asked, self.random)
            try:
                reply = await socket.send(sent.Answer, number=asked.number, answer=answer)
            except WebSocketException:
                return
            if isinstance(reply, sent.Done):
                self.acknowledged.append((asked.number, answer))
            elif isinstance(reply, sent.Refused) and reply.code == "not-saved":
                self.uncertain += 1
                await asyncio.sleep(0.1)
                continue
            await wait(
                socket,
                lambda n=asked.number: (  # type: ignore[misc]
                    not socket.is_open or socket.ask is None or socket.ask.number != n
                ),
            )


async def wait(socket: Socket, is_true: Callable[[], bool]) -> None:
    """Wait as long as it takes: the phone lies on the table while the database is gone."""
    while True:
        with suppress(TimeoutError):
            await socket.until(is_true)
            return


async def answers(database: Database, code: str) -> list[tuple[int, Any]]:
    """Every answer in the log, which is a game that the rules allow."""
    store = await database.open()
    kept = read(await store.read(code))
    await store.close()
    table = folded(kept)
    assert table.match is not None
    return [(each.seat, each.answer) for each in kept if isinstance(each, Answered)]


async def check(database: Database, code: str, phones: list[Phone]) -> None:
    """Everything that a phone saw acknowledged is in the log, in order; each question once."""
    kept = await answers(database, code)
    for phone in phones:
        assert phone.socket is not None
        own = [answer for seat, answer in kept if seat == phone.socket.viewer]
        assert is_within([answer for _, answer in phone.acknowledged], own)
        assert len({number for number, _ in phone.acknowledged}) == len(phone.acknowledged)


def is_within(part: list[Any], whole: list[Any]) -> bool:
    """Whether the whole contains all parts in order."""
    rest = iter(whole)
    return all(each in rest for each in part)
