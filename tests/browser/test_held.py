"""A server comes back with rules that a running table does not have: screens say so, and it goes
on."""

import os
import re
import signal
from pathlib import Path

from playwright.async_api import Page, expect

from tests.browser.players import Player, Screen, begin
from tests.browser.room import Room

BESIDES = "Besides The Emperor"
OLD = ("tests.server.newer", "-1", "alone")
"""The program when Besides the Emperor had its first version."""
NEW = ("tests.server.newer", "0", "alone")
"""Today's program, if it carried no other version."""
HELD = "This game is on hold"
CHANGED = re.compile("A Condemn keeps its number")
GO_ON = "Go on under the new rules"
END = "Stop it and keep the record"


async def restart(room: Room, program: tuple[str, ...]) -> None:
    """Stop the server properly, and start another program in its place."""
    room.has_cut_network = True
    room.server.process.send_signal(signal.SIGTERM)
    await room.server.process.wait()
    room.server.program = program
    await room.server.start()


async def updated(room: Room) -> tuple[Page, Page, Page]:
    """A host, a guest and a screen in a game that began by old rules, at the updated server."""
    await restart(room, OLD)
    screen = Screen(await room.tv())
    code = await screen.create(room.address, BESIDES, 5)
    host, guest = [Player(await room.phone(), name) for name in ("Anna", "Ben")]
    for player in (host, guest):  # the first to join is the host
        await player.join(room.address, code)
    await begin([host, guest], screen)
    pages = host.page, guest.page, screen.page
    for page in pages:  # a page can't get what it has not yet loaded from a server that is gone
        await page.wait_for_load_state("networkidle")
    await restart(room, NEW)
    for page in pages:
        await expect(page.get_by_role("heading", name=HELD)).to_be_visible(timeout=30_000)
    return pages


async def picture(page: Page, name: str) -> None:
    """A picture of the page, on request."""
    if folder := os.environ.get("PALATINE_PICTURES"):
        await page.screenshot(path=Path(folder) / f"{name}.png")


async def fits(page: Page) -> bool:
    """Whether nothing sticks out to the side."""
    wide: bool = await page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return wide


async def test_a_held_game_goes_on_when_its_host_says_so(room: Room) -> None:
    """Everybody reads what has changed; only the host can choose, and then all are in the game."""
    pages = host, guest, screen = await updated(room)
    for number, page in enumerate(pages):
        await expect(page.get_by_text(CHANGED)).to_be_visible()
        assert await fits(page)
        await picture(page, f"held-{number}")
    await expect(guest.get_by_role("button", name=GO_ON)).to_have_count(0)
    await expect(screen.get_by_role("button", name=END)).to_be_in_viewport(ratio=1)
    await host.get_by_role("button", name=GO_ON).click()
    for phone in (host, guest):
        await phone.get_by_role("navigation").wait_for()
    for page in pages:
        await expect(page.get_by_text(HELD)).to_have_count(0)


async def test_a_held_game_is_ended_and_its_record_kept(room: Room) -> None:
    """The host must confirm; then the record is there for all, and another game can begin."""
    pages = await updated(room)
    host, screen = pages[0], pages[2]
    await host.get_by_role("button", name=END).click()
    await picture(host, "held-sure")
    await host.get_by_role("button", name="Stop it now").click()
    for number, page in enumerate(pages):
        await expect(page.get_by_role("heading", name="The game was stopped")).to_be_visible()
        await picture(page, f"ended-{number}")
        async with page.expect_download() as download:
            await page.get_by_role("link", name="Download the record").click()
        assert '"palatine-record"' in Path(await (await download.value).path()).read_text("utf-8")
    await host.get_by_role("button", name="Another game").click()
    await expect(Screen(screen).begin).to_be_visible()
