"""Films an evening: a picture every second of a screen and two phones, side by side.

`python -m tests.browser.film FOLDER --game "Sith Imperative" --seats 5 --seconds 120`
"""

import argparse
import asyncio
import base64
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

from tests.browser.conftest import launching
from tests.browser.players import Player, Screen
from tests.browser.room import Room
from tests.server.visitors import Process

SHEET = 12
"""Moments on one sheet."""
READ = 15
"""Characters a second that people read when a rule is explained."""


async def film(args: argparse.Namespace) -> None:
    """Play, and take the pictures."""
    args.folder.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launching())
        with tempfile.TemporaryDirectory() as data:
            async with Process(Path(data), "--pace", args.pace) as server:
                room = Room(browser, server)
                room.has_motion = True
                strips = await evening(room, args)
                await room.close()
        await sheets(await browser.new_page(), strips, args.folder)
        await browser.close()


async def evening(room: Room, args: argparse.Namespace) -> list[list[bytes]]:
    """From the lobby on: moment by moment, what the screen and two phones show."""
    screen = Screen(await room.tv(viewport={"width": 1366, "height": 768}))
    code = await screen.create(room.address, args.game, args.seats)
    players = [Player(await room.phone(), name) for name in ("Anna", "Ben")]
    for player in players:
        await player.join(room.address, code)
    if args.new:
        await players[0].page.get_by_role("button", name="We're new here").tap()
    await screen.begin.click()
    playing = [asyncio.create_task(player.take_part()) for player in players]
    playing += [asyncio.create_task(player.read_rules(READ)) for player in players]
    pages = [screen.page, *(player.page for player in players)]
    strips: list[list[bytes]] = []
    for second in range(args.seconds):
        begun = asyncio.get_running_loop().time()
        strips.append([await each.screenshot(type="jpeg", quality=60) for each in pages])
        (args.folder / f"{second:04}-screen.jpg").write_bytes(strips[-1][0])
        (args.folder / f"{second:04}-phone.jpg").write_bytes(strips[-1][1])
        await asyncio.sleep(max(0.0, begun + 1 - asyncio.get_running_loop().time()))
    for task in playing:
        task.cancel()
    return strips


async def sheets(page: Page, strips: list[list[bytes]], folder: Path) -> None:
    """All pictures, several moments on a sheet."""
    await page.set_viewport_size({"width": 1720, "height": 1780})
    for start in range(0, len(strips), SHEET):
        cells = [
            f"<figure><figcaption>{start + at}</figcaption>"
            + "".join(f'<img src="data:image/jpeg;base64,{coded(each)}">' for each in strip)
            + "</figure>"
            for at, strip in enumerate(strips[start : start + SHEET])
        ]
        style = (
            "body{margin:0;display:grid;grid-template-columns:repeat(2,1fr);gap:4px;background:#222}"
            "figure{margin:0;display:flex;gap:2px;position:relative}img{height:290px}"
            "figcaption{position:absolute;color:#fff;background:#c00;font:14px sans-serif}"
        )
        await page.set_content(f"<style>{style}</style>{''.join(cells)}")
        await page.screenshot(path=folder / f"sheet-{start:04}.png")


def coded(picture: bytes) -> str:
    """A picture in a form that a page can hold."""
    return base64.b64encode(picture).decode()


def main() -> None:
    """Do what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="Sith Imperative")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--new", action="store_true", help="the table says that it is new")
    asyncio.run(film(parser.parse_args()))


if __name__ == "__main__":
    main()
