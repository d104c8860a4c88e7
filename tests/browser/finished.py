"""A real server with finished games, for what browsers show afterwards."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from palatine.server.wire import messages as sent
from tests.server.visitors import Browser, Party, seated


@dataclass(frozen=True)
class House:
    """A server in a separate process."""

    address: str

    def browser(self) -> Browser:
        """A new browser."""
        return Browser(self.address)

    @property
    def port(self) -> int:
        """The port of the server."""
        return urlsplit(self.address).port or 0


@dataclass(frozen=True)
class Finished:
    """A table with a finished game."""

    code: str
    cookies: tuple[dict[str, str], ...]
    """The cookies of each person's browser."""
    host: dict[str, str]
    """Those of the screen that opened the table."""


@contextmanager
def house(data: Path) -> Iterator[House]:
    """`palatine serve` over a data folder, until the end of the block."""
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data))
    pace = ("--pace", "instant", "--bot-time", "10", "--limits", "off", "--log", "error")
    process = subprocess.Popen(
        (sys.executable, "-m", "palatine", *words, *pace),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield House(process.stdout.readline().split()[2])
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def play(house: House, choice: sent.Choice, people: int = 1) -> Finished:
    """Play a game to its end, with people who answer at random and bots in the other seats."""

    async def whole() -> Finished:
        party = await seated(house, people, choice)  # type: ignore[arg-type]
        await party.start()
        await party.play(Random(1))
        return await left(party)

    return beside(whole)


def begin(house: House, choice: sent.Choice) -> Finished:
    """A table whose game has just begun."""

    async def begun() -> Finished:
        party = await seated(house, choice.players, choice)  # type: ignore[arg-type]
        await party.start()
        return await left(party)

    return beside(begun)


def play_on(house: House, game: Finished) -> Finished:
    """Play a running game to its end at random."""

    async def whole() -> Finished:
        host, *browsers = [house.browser() for _ in range(1 + len(game.cookies))]
        host.cookies = dict(game.host)
        for browser, cookies in zip(browsers, game.cookies, strict=True):
            browser.cookies = dict(cookies)
        party = Party(game.code, host, browsers)
        await party.connect()
        await party.play(Random(1))
        return await left(party)

    return beside(whole)


def break_off(house: House, game: Finished) -> Finished:
    """The host stops a running game."""

    async def ended() -> Finished:
        host = house.browser()
        host.cookies = dict(game.host)
        screen = await host.watch(game.code)
        await screen.do(sent.End)
        await screen.close()
        return game

    return beside(ended)


async def left(party: Party) -> Finished:
    """The table once everybody has closed the page."""
    for socket in party.all:
        await socket.close()
    cookies = tuple([browser.cookies for browser in party.browsers])
    return Finished(party.code, cookies, party.host.cookies)


def beside(task: Callable[[], Awaitable[Finished]]) -> Finished:
    """Run it in its own thread, since Playwright has an event loop in this one."""
    found: list[Any] = []
    thread = Thread(target=lambda: found.append(asyncio.run(task())))  # type: ignore[arg-type]
    thread.start()
    thread.join()
    finished: Finished = found[0]
    return finished
