"""`palatine serve --workers`: killed at any moment, nothing acknowledged is lost or done twice."""

import asyncio
import http.client
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

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
    """A server of this many workers over PostgreSQL and NATS."""
    options = ("--workers", str(count))
    server = Process(tmp_path, *shared(postgres, running), *options, is_elsewhere=True)
    async with server:
        yield server
        if server.process.returncode is None:
            await end(server, signal.SIGTERM)


def shared(postgres: Database, running: Services) -> tuple[str, ...]:
    """What all processes of an installation share."""
    name = postgres.url.partition("?")[0].rpartition("/")[2]
    return ("--database", postgres.url, "--bus", f"{running.nats}/{name}")


async def end(server: Process, number: int) -> None:
    """However the first process ends, nothing goes on serving the port."""
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
    """A table of the senate games: its opener, its code, and everyone who has joined it."""
    host = server.browser()
    code = await host.open(sent.Choice("senate", people))
    browsers = [server.browser() for _ in range(people)]
    for browser, name in zip(browsers, NAMES, strict=False):
        await browser.join(code, name)
    return host, code, browsers


async def test_workers_die_and_the_game_goes_on(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """Workers are killed one after the other while seven answer: everything acknowledged is there,
    once, in order.

    The kills hit appends and notices, whichever runs at that moment. In the end the first process
    is killed, and the others go with it.
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

    The answer is in the log or not, never twice. Viewers at another machine's worker see which, and
    so does its player, who never got an acknowledgement, on coming back.
    """
    elsewhere = Process(tmp_path, *shared(postgres, running), is_elsewhere=True)
    async with workers(postgres, running, tmp_path) as server, elsewhere:
        host, code, browsers = await invited(server, 5)
        host.address = elsewhere.address
        screen = await host.watch(code)
        await screen.do(sent.Start)
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
    """A worker that has a phone right now."""
    while True:
        found = [worker_of(server, each.socket) for each in phones if each.socket is not None]
        known = [each for each in found if each is not None]
        if known:
            return random.choice(known)
        await asyncio.sleep(0.05)


@asynccontextmanager
async def held(postgres: Database) -> AsyncIterator[None]:
    """Nobody can append meanwhile: every attempt waits."""
    line = await postgres.connect()
    async with line.transaction():
        await line.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        yield
    await line.close()


def worker_of(server: Process, socket: Socket) -> int | None:
    """The worker at the other end of a socket; None if it has just gone."""
    if not socket.is_open or (own := socket.wire.local_address) is None:
        return None
    for each in pids(server):
        with suppress(psutil.NoSuchProcess):
            for line in psutil.Process(each).net_connections("tcp"):
                if line.raddr and line.raddr.port == own[1]:
                    return each
    return None


async def test_all_viewers_of_a_table_come_to_one_worker(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """Whichever worker a connection reaches, one worker serves all of a table, and others serve
    other tables. When it dies, they come back, again all to the same."""
    async with workers(postgres, running, tmp_path, 3) as server:
        host = server.browser()
        codes = [await host.open() for _ in range(12)]
        found = {}
        for code in codes:
            screens = [await host.watch(code) for _ in range(4)]
            (found[code],) = {worker_of(server, each) for each in screens}
        assert len(set(found.values())) > 1
        os.kill(found[code] or 0, signal.SIGKILL)
        for each in screens:
            await each.until(lambda s=each: not s.is_open)  # type: ignore[misc]
        again = [await host.watch(code) for _ in range(4)]
        assert len({worker_of(server, each) for each in again}) == 1
        await again[0].do(sent.AddBot, bot="random")
        await again[1].until(lambda: bool(again[1].table and again[1].table.people))


@pytest.mark.deep
async def test_a_worker_that_hangs_loses_its_tables(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """Nobody knows whether it is dead. After some seconds another one serves newcomers."""
    async with workers(postgres, running, tmp_path) as server:
        host = server.browser()
        code = await host.open()
        screen = await host.watch(code)
        hung = worker_of(server, screen)
        assert hung is not None
        os.kill(hung, signal.SIGSTOP)
        try:
            other = await patiently(host, code)
            assert worker_of(server, other) not in (hung, None)
        finally:
            os.kill(hung, signal.SIGCONT)
        await other.do(sent.AddBot, bot="random")
        await screen.until(lambda: bool(screen.table and screen.table.people))


async def patiently(host: Browser, code: str) -> Socket:
    """A socket, trying again and again, as the client does."""
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE / 10):
                    return await host.watch(code)


async def test_one_connection_may_ask_for_any_table(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """A browser or a proxy that keeps its connection gets every table over it, in any order, with
    bodies and refusals in between; it moves between workers without noticing."""
    async with workers(postgres, running, tmp_path, 3) as server:
        host = server.browser()
        codes = [await host.open() for _ in range(8)]
        line = http.client.HTTPConnection("127.0.0.1", int(server.port), timeout=PATIENCE)
        line.connect()
        own = line.sock
        headers = {"Origin": server.address, "Content-Type": "application/json"}
        for turn in range(24):
            code = codes[turn * 5 % 8]
            path, name = f"/api/tables/{code}", msgspec.json.encode({"name": f"Guest {turn}"})
            assert code in await asyncio.to_thread(asked, line, "GET", path, None, headers, 200)
            path = f"{path}/people"
            await asyncio.to_thread(asked, line, "POST", path, name, headers, 201)
            await asyncio.to_thread(asked, line, "POST", path, b"{", headers, 422)
            await asyncio.to_thread(asked, line, "GET", "/healthz", None, {}, 200)
            assert line.sock is own
        line.close()


def asked(
    line: http.client.HTTPConnection,
    method: str,
    path: str,
    body: bytes | None,
    headers: dict[str, str],
    status: int,
) -> str:
    """The answer to one of several requests over a connection."""
    line.request(method, path, body, headers)
    answer = line.getresponse()
    content = answer.read().decode()
    assert answer.status == status, content
    return content


@pytest.mark.deep
async def test_bots_play_on_when_their_worker_dies(
    postgres: Database, running: Services, tmp_path: Path
) -> None:
    """A table of bots with a screen at each of two machines: the thinking worker is killed, and
    they go on at the other."""
    elsewhere = Process(tmp_path, *shared(postgres, running), is_elsewhere=True)
    async with workers(postgres, running, tmp_path) as server, elsewhere:
        host = server.browser()
        code = await host.open(sent.Choice("senate", 5))
        screen = await host.watch(code)
        host.address = elsewhere.address
        other = await host.watch(code)
        for _ in range(5):
            await screen.do(sent.AddBot, bot="random")
        await screen.do(sent.Start)
        await screen.until(lambda: len(screen.news) > 8)
        all_workers = [*pids(server), elsewhere.process.pid]
        thinking = [each for each in all_workers if psutil.Process(each).children()]
        os.kill(thinking[0], signal.SIGKILL)
        left = screen if thinking[0] == elsewhere.process.pid else other
        count = len(left.news)
        await left.until(lambda: len(left.news) > count + 8 or left.stage == "over")


def test_several_workers_need_a_bus(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise they would not hear of each other; and one that we know."""
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    assert main(words) == 2
    assert "--bus nats://" in capsys.readouterr().err
    assert main([*words, "--bus", "redis://localhost"]) == 2
    assert "is not a bus that we know" in capsys.readouterr().err
