"""The film on the documentation's first page: a round of the senate on a public screen.

`python -m tests.browser.clip docs/pictures/round.webm` plays it on a real server and records what
the browser paints, as it paints it.
"""

import argparse
import asyncio
import base64
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from tests.browser.client import serving
from tests.browser.conftest import launching
from tests.browser.players import Player, Screen
from tests.browser.room import Room
from tests.browser.webm import Moment, encoded, webm
from tests.server.visitors import Process

SIZE = (1280, 720)
BITRATE = 300_000
"""Bits a second: a film of half a minute stays below a megabyte."""
LONGEST = 40
"""Seconds after which the film ends, whatever happens."""
NOMINATES = "to nominate"
"""What the screen says of the president whose turn it is."""
BEFORE, AFTER = 3.0, 2.0
"""Seconds of film before the nomination, and after the round."""
PAGE = "<!doctype html><title>Encoding</title>"


class Camera:
    """Keeps what a page shows, each time it changes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken: list[tuple[float, bytes]] = []

    async def start(self) -> None:
        """Start recording."""
        self.session = await self.page.context.new_cdp_session(self.page)
        self.session.on("Page.screencastFrame", self._take)
        most = {"maxWidth": SIZE[0], "maxHeight": SIZE[1]}
        await self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, **most})

    def _take(self, frame: dict[str, Any]) -> None:
        self.taken.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        answer = {"sessionId": frame["sessionId"]}
        self.answering = asyncio.ensure_future(self.session.send("Page.screencastFrameAck", answer))

    async def stop(self, begin: float) -> list[Moment]:
        """The recording, from a moment on."""
        await self.session.send("Page.stopScreencast")
        last = max((at for at, _ in self.taken if at <= begin), default=self.taken[0][0])
        kept = [(max(at, begin), jpeg) for at, jpeg in self.taken if at >= last]
        return [Moment(round(1000 * (at - begin)), jpeg) for at, jpeg in kept]


async def filmed(room: Room, game: str, seats: int) -> list[Moment]:
    """From shortly before a nomination until the next president's turn."""
    screen = Screen(await room.tv(viewport={"width": SIZE[0], "height": SIZE[1]}))
    code = await screen.create(room.address, game, seats)
    player = Player(await room.phone(), "Anna")
    await player.join(room.address, code)
    await screen.begin.click()
    playing = asyncio.create_task(player.take_part())
    camera = Camera(screen.page)
    await nominating(screen)
    await camera.start()
    await nominating(screen, is_so=False)
    begin = time.time() - BEFORE
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await nominating(screen)
            await asyncio.sleep(AFTER)
    moments = await camera.stop(begin)
    playing.cancel()
    return moments


async def nominating(screen: Screen, *, is_so: bool = True) -> None:
    """Wait until the screen asks for a nomination, or no longer does."""
    while (NOMINATES in await screen.status.inner_text()) != is_so:
        await asyncio.sleep(0.1)


async def clip(args: argparse.Namespace) -> None:
    """Play, take the pictures, and write the film."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launching())
        with tempfile.TemporaryDirectory() as data:
            async with Process(Path(data), "--pace", args.pace) as server:
                room = Room(browser, server)
                room.has_motion = True
                moments = await filmed(room, args.game, args.seats)
                await room.close()
        args.file.write_bytes(await film_of(browser, moments))
        await browser.close()
    print(f"{args.file}: {moments[-1].at / 1000:.0f} s, {args.file.stat().st_size / 1e6:.2f} MB")


async def film_of(browser: Browser, moments: list[Moment]) -> bytes:
    """Encode on a page of this machine, which browsers take for a secure one."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text(PAGE, "utf-8")
        with serving(Path(folder)) as port:
            page = await browser.new_page()
            await page.goto(f"http://127.0.0.1:{port}/index.html")
            return webm(await encoded(page, moments, SIZE, BITRATE), SIZE)


def main() -> None:
    """Do what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="Secret Emperor")
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--pace", default="brisk")
    asyncio.run(clip(parser.parse_args()))


if __name__ == "__main__":
    main()
