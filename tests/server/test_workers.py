"""`palatine serve --workers`: killed at any moment, nothing acknowledged is lost or done twice."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from websockets.exceptions import WebSocketException

from palatine.bots.random import any_answer
from palatine.cli import main
from palatine.core.log import Answered
from palatine.server import messages as sent
from palatine.server.databases import Database
from palatine.server.entries import read
from palatine.server.table import folded
from tests.server.services import Services
from tests.server.visitors import PATIENCE, Browser, Process, Socket

pytestmark = pytest.mark.anyio


class Phone:
    """A phone that comes back by itself, and sends again what was not acknowledged."""

    def __init__(self, browser: Browser, code: str, random: Random) -> None:
        self.browser, self.code, self.random = browser, code, random
        self.socket: Socket | None = None
        self.news: list[Any] = []
        self.acknowledged: list[Any] = []
        self.returns = 0

    async def connect(self) -> Socket:
        """A socket, as soon as somebody answers."""
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
            await socket.until(
                lambda: socket.ask is not None or socket.stage == "over" or not socket.is_open
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
            await socket.until(
                lambda n=asked.number: (  # type: ignore[misc]
                    not socket.is_open or socket.ask is None or socket.ask.number != n
                )
            )


@asynccontextmanager
async def workers(
    postgres: Database, running: Services, tmp_path: Path, count: int = 2
) -> AsyncIterator[Process]:
    """A server of so many workers over PostgreSQL and NATS."""
    name = postgres.url.partition("?")[0].rpartition("/")[2]
    options = ("--database", postgres.url, "--bus", f"{running.nats}/{name}")
    server = Process(
        tmp_path, *options, "--workers", str(count), "--bot-pace", "0", is_elsewhere=True
    )
    async with server:
        yield server
        await end(server, signal.SIGTERM)


async def end(server: Process, number: int) -> None:
    """However the first process ends, nobody is left who serves the port."""
    others = psutil.Process(server.process.pid).children(recursive=True)
    assert others
    server.process.send_signal(number)
    await asyncio.wait_for(server.process.wait(), PATIENCE)
    _, left = await asyncio.to_thread(psutil.wait_procs, others, PATIENCE)
    assert not left


def pids(server: Process) -> list[int]:
    """The workers."""
    return [each.pid for each in psutil.Process(server.process.pid).children()]


async def answers(postgres: Database, code: str) -> list[tuple[int, Any]]:
    """Every answer in the log, which is a game that the rules allow."""
    store = await postgres.open()
    kept = read(await store.read(code))
    await store.close()
    table = folded(kept)
    assert table.match is not None
    return [(each.seat, each.answer) for each in kept if isinstance(each, Answered)]


async def test_workers_die_and_the_game_goes_on(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """One after the other is killed while seven answer: all acknowledged is there, once, in order.

    The kills fall into appends and into what is told of them, whichever runs at that moment. In
    the end the first process is killed, and the others go with it.
    """
    random = Random(7)
    async with workers(postgres, running, tmp_path) as server:
        host = server.browser()
        code = await host.open(sent.Choice("senate", 7))
        browsers = [server.browser() for _ in range(7)]
        for n, browser in enumerate(browsers):
            await browser.join(code, f"Guest {'ABCDEFG'[n]}")
        screen = await host.watch(code)
        await screen.do(sent.Start)
        phones = [Phone(browser, code, Random(random.random())) for browser in browsers]
        playing = asyncio.gather(*[phone.play() for phone in phones])
        killed: set[int] = set()
        for _ in range(6):
            await asyncio.sleep(random.uniform(0.1, 0.5))
            alive = [each for each in pids(server) if each not in killed]
            if alive and not playing.done():
                victim = random.choice(alive)
                killed.add(victim)
                os.kill(victim, signal.SIGKILL)
        await asyncio.wait_for(playing, 4 * PATIENCE)
        kept = await answers(postgres, code)
        assert len(killed) > 2
        assert sum(phone.returns for phone in phones) > 3
        for phone in phones:
            assert phone.socket is not None
            seat = phone.socket.viewer
            own = [answer for place, answer in kept if place == seat]
            assert is_within([answer for _, answer in phone.acknowledged], own)
            assert len({number for number, _ in phone.acknowledged}) == len(phone.acknowledged)
        last = await host.watch(code)
        await last.until(lambda: last.stage == "over")
        for phone in phones:
            assert phone.socket is not None
            assert phone.socket.step is not None
            assert last.step is not None
            assert phone.socket.step.over == last.step.over
        await end(server, signal.SIGKILL)
        await server.start()


def is_within(part: list[Any], whole: list[Any]) -> bool:
    """Whether all of it is there, in its order."""
    rest = iter(whole)
    return all(each in rest for each in part)


@pytest.mark.deep
async def test_bots_play_on_when_their_worker_dies(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """A table of bots with a screen at each worker: whoever thought is killed, and they go on."""
    async with workers(postgres, running, tmp_path) as server:
        host = server.browser()
        code = await host.open(sent.Choice("senate", 5))
        screen = await host.watch(code)
        for _ in range(5):
            await screen.do(sent.AddBot, bot="random")
        others = [await host.watch(code) for _ in range(6)]
        await screen.do(sent.Start)
        await screen.until(lambda: len(screen.news) > 8 or not screen.is_open)
        thinking = [each for each in pids(server) if psutil.Process(each).children()]
        assert thinking
        os.kill(thinking[0], signal.SIGKILL)
        await asyncio.sleep(0.2)
        left = [each for each in [screen, *others] if each.is_open] or [await host.watch(code)]
        count = len(left[0].news)
        await left[0].until(lambda: len(left[0].news) > count + 8 or left[0].stage == "over")


def test_several_workers_need_a_bus(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Or they would not hear of each other; and one that we know."""
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    assert main(words) == 2
    assert "--bus nats://" in capsys.readouterr().err
    assert main([*words, "--bus", "redis://localhost"]) == 2
    assert "is no bus that we know" in capsys.readouterr().err
