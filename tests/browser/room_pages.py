"""Pictures of a room: its page, its people, and what it says of tonight, on every device."""

import asyncio
import re
import tempfile
import time
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from tests.browser.finished import Finished, House, beside, house, left
from tests.browser.pages import DEVICES, device
from tests.browser.reviews import LANGUAGES
from tests.browser.room import PATIENCE
from tests.browser.test_rooms import FILE, PEOPLE, SENATE, have
from tests.server.visitors import seated

EIGHT = msgspec.structs.replace(SENATE, players=8)
"""A player for each device, since whoever says good night leaves the table."""
SOON_AFTER = 20 * 60
"""Seconds from the last game of the file to the one that is played now."""
UNFOLD = "document.querySelectorAll('details').forEach((each) => (each.open = true))"


def take_rooms(browser: Browser, gallery: str, folder: Path, built: Path) -> None:
    """The room for whoever owns it and for anyone else, somebody in it, and the end of tonight."""
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as home:
        over = tonight(home)
        eyes = product(DEVICES.items(), LANGUAGES)
        for own, ((kind, size), scheme) in zip(over.cookies, eyes, strict=True):
            options = {**size, "color_scheme": scheme, "locale": LANGUAGES[scheme]}
            for who, cookies in (("guest", {}), ("owner", over.host), ("player", own)):
                with device(browser, options) as page:
                    page.context.set_default_timeout(PATIENCE)
                    have(page.context, home.address, cookies)
                    picture = folder / f"room-{kind}-{scheme}"
                    SEEN[who](page, home.address, over, picture)


def tonight(server: House) -> Finished:
    """A game at a table of a room that has played before tonight; our bots have looked at it."""

    async def whole() -> Finished:
        party = await seated(server, 8, EIGHT)  # type: ignore[arg-type]
        host, table = party.host, f"/api/tables/{party.code}"
        brought = await host.ask("POST", "/api/rooms/import", lately())
        room = brought.json()["code"]
        await host.ask("POST", f"{table}/room", {"room": room})
        for browser, person in zip(party.browsers, PEOPLE, strict=False):
            await browser.ask("POST", f"{table}/who", {"who": "free", "person": person.id})
        await party.start()
        await party.play(Random(1))
        while not is_told(await (await host.ask("GET", f"/api/rooms/{room}")).aread()):
            await asyncio.sleep(1)
        return await left(party)

    return beside(whole)


def lately() -> Any:
    """The file of a room whose last evening is this one."""
    shift = int(time.time()) - SOON_AFTER - FILE.games[-1].at
    games = [msgspec.structs.replace(each, at=each.at + shift) for each in FILE.games]
    return msgspec.structs.replace(FILE, games=tuple(games))


def is_told(page: bytes) -> bool:
    """Whether the room knows of tonight's last game, and how it was decided."""
    games = msgspec.json.decode(page)["evening"]["games"]
    return len(games) > 3 and bool(games[-1]["is_reviewed"])


def room_of(over: Finished) -> str:
    """The room's code, from the owner's cookie."""
    return next(each for each in over.host if each.startswith("owner-")).removeprefix("owner-")


def see_guest(page: Page, address: str, over: Finished, picture: Path) -> None:
    """What anyone with the code sees, with every game's moments unfolded; and two people."""
    page.goto(f"{address}/room/{room_of(over)}")
    page.locator(".evening").wait_for()
    snap(page, f"{picture}.png")
    page.evaluate(UNFOLD)
    snap(page, f"{picture}-unfolded.png")
    for person in PEOPLE[:2]:
        page.goto(f"{address}/room/{room_of(over)}/{person.id}")
        page.locator(".bar").first.wait_for()
        snap(page, f"{picture}-{person.name.lower()}.png")


def see_owner(page: Page, address: str, over: Finished, picture: Path) -> None:
    """The owner's tools; and a public screen at the end of the game."""
    page.goto(f"{address}/room/{room_of(over)}")
    page.locator("details > .tools").first.wait_for(state="attached")
    page.evaluate(UNFOLD)
    snap(page, f"{picture}-owner.png")
    page.goto(f"{address}/s/{over.code}")
    page.locator(".tonight").first.wait_for()
    page.screenshot(path=f"{picture}-screen.png")


def see_player(page: Page, address: str, over: Finished, picture: Path) -> None:
    """The end of the game in the hand, and Good night."""
    page.goto(f"{address}/t/{over.code}")
    page.locator(".tonight").first.wait_for()
    snap(page, f"{picture}-end.png")
    page.get_by_role("button", name=re.compile("Good night|Gute Nacht")).click()
    page.locator("canvas").wait_for()
    snap(page, f"{picture}-night.png")


def snap(page: Page, path: str) -> None:
    """The whole page."""
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path, full_page=True)


SEEN = {"guest": see_guest, "owner": see_owner, "player": see_player}
