"""`palatine serve --workers`: killed at any moment, nothing acknowledged is lost or done twice."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
import pytest

from palatine.bots.random import any_answer
from palatine.cli import main
from palatine.server.store.database import Database
from palatine.server.wire import messages as sent
from tests.server.phones import Phone, answers, check
from tests.server.services import Services
from tests.server.visitors import NAMES, PATIENCE, Browser, Process, Socket

pytestmark = pytest.mark.anyio
KILLS = 4


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
        if server.process.returncode is None:
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


async def invited(server: Process, people: int) -> tuple[Browser, str, list[Browser]]:
    """A table of the senate games: whose it is, its code, and everyone who has joined it."""
    host = server.browser()
    code = await host.open(sent.Choice("senate", people))
    browsers = [server.browser() for _ in range(people)]
    for browser, name in zip(browsers, NAMES, strict=False):
        await browser.join(code, name)
    return host, code, browsers


async def test_workers_die_and_the_game_goes_on(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """One after the other is killed while seven answer: all acknowledged is there, once, in order.

    The kills fall into appends and into what is told of them, whichever runs at that moment. In
    the end the first process is killed, and the others go with it.
    """
    random = Random(7)
    async with workers(postgres, running, tmp_path) as server:
        host, code, browsers = await invited(server, 7)
        screen = await host.watch(code)
        await screen.do(sent.Start)
        phones = [Phone(browser, code, Random(random.random())) for browser in browsers]
        playing = asyncio.gather(*[phone.play() for phone in phones])
        for kill in range(1, KILLS + 1):
            while sum(len(phone.acknowledged) for phone in phones) < kill * 8:
                assert not playing.done()
                await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.02))
            os.kill(await somebodys_worker(server, phones, random), signal.SIGKILL)
        await asyncio.wait_for(playing, 4 * PATIENCE)
        assert sum(phone.returns for phone in phones) >= KILLS
        await check(postgres, code, phones)
        last = await host.watch(code)
        await last.until(lambda: last.stage == "over")
        for phone in phones:
            assert phone.socket is not None
            assert phone.socket.step is not None
            assert last.step is not None
            assert phone.socket.step.over == last.step.over
        await end(server, signal.SIGKILL)


async def test_killed_between_the_log_and_the_others(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """An answer is held up in the database, its worker is killed, then the database goes on.

    The answer is in the log or not, never twice; whoever is at the other worker sees which, and so
    does its giver, who was never told, on coming back there.
    """
    async with workers(postgres, running, tmp_path) as server:
        host, code, browsers = await invited(server, 5)
        screens = await at_each(server, lambda: host.watch(code))
        await next(iter(screens.values())).do(sent.Start)
        phones = [await browser.sit(code) for browser in browsers]
        for phone in phones:
            await phone.until(lambda s=phone: s.step is not None)  # type: ignore[misc]
        place = next(n for n, phone in enumerate(phones) if phone.ask is not None)
        victim = worker_of(server, phones[place])
        assert victim is not None
        async with held(postgres):
            asked = phones[place].ask
            assert asked is not None
            message = sent.Answer(1, asked.number, any_answer(asked, Random(1)))
            await phones[place].wire.send(msgspec.json.encode(message).decode())
            await asyncio.sleep(0.3)  # it waits in the database now
            os.kill(victim, signal.SIGKILL)
            await phones[place].until(lambda: not phones[place].is_open)
        (screen,) = [each for worker, each in screens.items() if worker != victim]
        phone = await browsers[place].sit(code)
        await phone.until(lambda: phone.step is not None)
        kept = await answers(postgres, code)
        assert kept in ([], [(asked.seat, message.answer)])
        if not kept:
            await phone.send(sent.Answer, number=asked.number, answer=message.answer)
        await screen.until(lambda: screen.step is not None and screen.step.asking == "vote")
        await phone.until(lambda: phone.step is not None and phone.step.asking == "vote")
        assert await answers(postgres, code) == [(asked.seat, message.answer)]
        assert 1 not in phones[place].replies


async def somebodys_worker(server: Process, phones: list[Phone], random: Random) -> int:
    """A worker at which there is a phone now."""
    while True:
        found = [worker_of(server, each.socket) for each in phones if each.socket is not None]
        known = [each for each in found if each is not None]
        if known:
            return random.choice(known)
        await asyncio.sleep(0.05)


@asynccontextmanager
async def held(postgres: Database) -> AsyncIterator[None]:
    """Nobody can append meanwhile: whoever tries, waits."""
    line = await postgres.connect()
    async with line.transaction():
        await line.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        yield
    await line.close()


def worker_of(server: Process, socket: Socket) -> int | None:
    """Which worker has the other end of a socket; none if it has gone just now."""
    if not socket.is_open or (own := socket.wire.local_address) is None:
        return None
    for each in pids(server):
        with suppress(psutil.NoSuchProcess):
            for line in psutil.Process(each).net_connections("tcp"):
                if line.raddr and line.raddr.port == own[1]:
                    return each
    return None


async def at_each(
    server: Process, connect: Callable[[], Coroutine[Any, Any, Socket]]
) -> dict[int, Socket]:
    """A socket at each worker; the system chooses, so it takes some."""
    found: dict[int, Socket] = {}
    while len(found) < len(pids(server)):
        socket = await connect()
        if (worker := worker_of(server, socket)) is not None:
            found.setdefault(worker, socket)
    return found


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
