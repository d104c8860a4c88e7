"""A first game: new people are told what it is about, and each rule before its first use."""

from playwright.async_api import expect

from tests.browser.eyes import inspect
from tests.browser.players import Player
from tests.browser.room import Room
from tests.browser.test_start_of_the_evening import opened


async def test_a_table_that_is_new_is_told_the_rules(room: Room) -> None:
    """A phone that was never here offers it; all are told the same, and "Got it" goes on."""
    screen, code = await opened(room, await room.tv(), "normal")
    await screen.goto(f"{screen.url}s/{code}")
    anna = Player(await room.phone(), "Anna")
    await anna.join(room.address, code)
    await anna.page.get_by_role("button", name="We are new").tap()
    await expect(
        anna.page.get_by_text("Each rule is told just before you need it.")
    ).to_be_visible()
    await screen.get_by_role("button", name="Begin with bots").click()
    for page in (screen, anna.page):
        await expect(page.get_by_role("heading", name="What this is about")).to_be_visible()
        await expect(page.get_by_text("In each round somebody else is")).to_be_visible()
        await inspect(page, "dark")
    await anna.page.get_by_role("button", name="Got it").tap()
    await expect(screen.get_by_role("heading", name="What this is about")).to_have_count(0)
    await expect(anna.page.get_by_role("button", name="I have seen it")).to_be_visible()
