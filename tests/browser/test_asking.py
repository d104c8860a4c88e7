"""Everything on a table explains itself at a touch, on a phone and on the public screen."""

import re

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.browser.eyes import inspect
from tests.browser.players import Player, Screen, begin
from tests.browser.room import Room

GAMES = (
    ("Sith Imperative", 5),
    ("Besides The Emperor", 5),
    ("To Be Emperor", 2),
    ("Seize the Imperium", 2),
)


def sent(page: Page) -> list[str | bytes]:
    """Everything that a page sends to its table from now on."""
    frames: list[str | bytes] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: frames.append(frame))

    page.on("websocket", hear)
    return frames


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_what_stands_on_a_table_is_asked_about(room: Room, game: str, seats: int) -> None:
    """A touch brings its name, what it means and its rule; the server hears nothing of it."""
    screen, anna = Screen(await room.tv()), Player(await room.phone(), "Anna")
    frames = sent(anna.page)
    code = await screen.create(room.address, game, seats)
    await anna.join(room.address, code)
    await begin([anna], screen)
    assert await anna.is_wanted()
    before = len(frames)
    for page in (anna.page, screen.page):
        await page.locator(":is(button, [role=button])[data-ask]").first.click()
        answer = page.get_by_role("dialog") if page is anna.page else page.locator("aside.brief")
        await expect(answer.get_by_role("heading").first).to_have_text(re.compile(r"^[^<]+$"))
        await expect(answer).to_contain_text("Rule ")
        await inspect(page, "dark")
        await page.keyboard.press("Escape")
        await expect(answer).to_have_count(0)
    assert len(frames) == before


async def test_a_laptop_asks_by_key(room: Room) -> None:
    """W goes to the things to ask about, Enter asks, Escape comes back."""
    page = await room.laptop()
    await page.goto(room.address)
    await page.get_by_label("Your name").fill("Anna")
    await page.get_by_role("button", name="Sith Imperative").click()
    assert await Player(page, "Anna").is_wanted()
    await page.locator(".stage [data-ask]").first.wait_for()
    await page.keyboard.press("w")
    await page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    await expect(sheet).to_contain_text("Rule SE-")
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
