"""A room: a real server, a real browser, phones and screens, with every complaint recorded.

The tests of whole games are coroutines, so that each player can wait for their own phone.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, Page

from tests.server.visitors import Process

HOST = "table.lan"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
PATIENCE = 60_000
"""Milliseconds after which nobody waits any more. It is long, since the machine may have other
work; things that must be quick are compared with something else that the machine does meanwhile."""
LONGEST_TEST = 900
"""Seconds after which a game counts as hung."""
LONGEST_DEEP_TEST = 1800
"""The same for a long game, in which a passing or dead player may get no question for minutes."""
SHOWN = 160
"""How many characters of a page we show when a test has failed."""
NETWORK = ("net::ERR_", "WebSocket connection to", "dynamically imported module", "preload CSS")
"""How a browser complains when the network or the server is gone."""

T = TypeVar("T")


class Loop:
    """An event loop in its own thread, since pytest-playwright has one in this one."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, task: Coroutine[Any, Any, T], longest: float = LONGEST_TEST) -> T:
        """Run it to its end, or until our patience ends."""
        bounded = asyncio.wait_for(task, longest)
        return asyncio.run_coroutine_threadsafe(bounded, self.loop).result()

    def stop(self) -> None:
        """Stop the loop."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


class Room:
    """What is in the room, and what went wrong there."""

    def __init__(self, browser: Browser, server: Process) -> None:
        self.browser, self.server = browser, server
        self.pages: list[Page] = []
        self.complaints: list[str] = []
        self.kind = PHONE
        """The kind of phone that people here have."""
        self.has_motion = False
        self.has_cut_network = False
        """Whether this test cuts the network or the server, so that browsers complain."""

    @property
    def address(self) -> str:
        """The server's address, under a name as on a home network: no secure context."""
        return f"http://{HOST}:{self.server.port}"

    async def phone(self, **extra: Any) -> Page:
        """A phone."""
        return await self._device({**self.kind, **extra})

    async def laptop(self, **extra: Any) -> Page:
        """A laptop."""
        return await self._device({**LAPTOP, **extra})

    async def tv(self, **extra: Any) -> Page:
        """A television set with a browser."""
        return await self._device({**TV, **extra})

    async def _device(self, kind: dict[str, Any]) -> Page:
        motion = "no-preference" if self.has_motion else "reduce"
        context = await self.browser.new_context(**{"reduced_motion": motion, **kind})
        context.set_default_timeout(PATIENCE)
        return await self.page(context)

    async def page(self, context: BrowserContext) -> Page:
        """Another page on a device."""
        page = await context.new_page()
        page.on("pageerror", lambda error: self._hear(page, str(error)))
        page.on("console", lambda line: self._hear(page, line.text, line.type))
        self.pages.append(page)
        return page

    def _hear(self, page: Page, text: str, kind: str = "error") -> None:
        is_network = self.has_cut_network and any(each in text for each in NETWORK)
        if kind == "error" and not is_network:
            self.complaints.append(f"{page.url}: {text}")

    async def described(self) -> str:
        """What every page shows, for finding out why a test failed."""
        texts = [await page.locator("body").inner_text() for page in self.pages]
        shown = [
            f"{page.url}\n{text[:SHOWN]}" for page, text in zip(self.pages, texts, strict=True)
        ]
        return "\n\n".join([*shown, *self.complaints])

    async def close(self) -> None:
        """Close everything."""
        for page in self.pages:
            await page.context.close()


class House:
    """The server of one room after the other; one that a test has stopped is not used again."""

    def __init__(self, new_folder: Callable[[], Path]) -> None:
        self.new_folder = new_folder
        self.server: Process | None = None
        self.begun: object = None

    async def open(self) -> Process:
        """The server, if it is still as it was started, or a new one over its own folder."""
        if self.server is None or not self._is_untouched(self.server):
            await self.close()
            self.server = Process(self.new_folder(), "--bot-time", "10")
            await self.server.start()
            self.begun = self.server.process
        return self.server

    def _is_untouched(self, server: Process) -> bool:
        return server.process is self.begun and server.process.returncode is None

    async def close(self) -> None:
        """Stop the server."""
        if self.server is not None:
            await self.server.kill()
        self.server = None


@asynccontextmanager
async def furnished(browser: Browser, house: House) -> AsyncIterator[Room]:
    """A room in a house, until the end of the block."""
    room = Room(browser, await house.open())
    try:
        yield room
    finally:
        await room.close()
    assert not room.complaints, "\n".join(room.complaints)
