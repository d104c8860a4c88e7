"""A first game: new people hear what it is about, and each rule before its first use."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.eyes import inspect
from tests.browser.players import GAME, NO_LIMIT, SENATE, Player, party
from tests.browser.room import SMALL_PHONE, Room
from tests.browser.test_evenings import taking_part
from tests.browser.test_next_game import want
from tests.browser.test_start_of_the_evening import opened


async def test_a_table_that_is_new_is_told_the_rules(room: Room) -> None:
    """A new phone offers it; everybody hears the same, and "Got it" goes on. However small the
    phone is, that button is visible."""
    screen, code = await opened(room, await room.tv(), "normal")
    await screen.goto(f"{screen.url}s/{code}")
    anna = Player(await room.phone(**SMALL_PHONE), "Anna")
    await anna.join(room.address, code)
    await anna.page.get_by_role("button", name="We're new here").tap()
    await expect(
        anna.page.get_by_text("We explain each rule just before you need it.")
    ).to_be_visible()
    await screen.get_by_role("button", name="Start with bots").click()
    for page in (screen, anna.page):
        await expect(page.get_by_role("heading", name="What this is about")).to_be_visible()
        await expect(page.get_by_text("Each round somebody else is")).to_be_visible()
        await inspect(page, "dark")
    got_it = anna.page.get_by_role("button", name="Got it")
    await expect(got_it).to_be_in_viewport(ratio=1)
    await got_it.tap()
    await expect(screen.get_by_role("heading", name="What this is about")).to_have_count(0)
    await expect(anna.page.get_by_role("button", name="I've seen it")).to_be_visible()


TOLD = """() => {
  window.told = [];
  const hear = () => {
    const card = document.querySelector(".veil section, section.board[aria-label]");
    const text = card?.querySelector("p:not([role])")?.textContent.trim();
    if (text && card.querySelector("h2")?.textContent.trim() === "Before you go on"
        && text !== window.told.at(-1)) window.told.push(text);
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true });
}"""
"""Keeps each rule that a page shows, however briefly."""


@pytest.mark.deep
async def test_a_first_game_is_guided_to_its_end(room: Room) -> None:
    """Each rule once, the same on the screen and on the phone, and never as if to one of them; the
    next game repeats none of them."""
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5, choice={"Pace": "Brisk"})
    await anna.page.get_by_role("button", name="We're new here").tap()
    for page in (anna.page, screen.page):
        await page.evaluate(TOLD)
    await screen.begin.click()
    reading = asyncio.create_task(anna.read_rules(200))
    async with taking_part([anna]):
        await anna.over.wait_for(timeout=NO_LIMIT)
    reading.cancel()
    told = [await page.evaluate("window.told") for page in (anna.page, screen.page)]
    assert told[0] == told[1]
    assert len(told[0]) == len(set(told[0])) >= 4
    assert told[0][0].startswith("The Supreme Chancellor nominates a Vice Chair")
    assert "of 1 have" not in await screen.shown()
    await want(anna, "Play again", GAME)
    await expect(anna.page.get_by_role("heading", name="Your role")).to_be_visible()
    assert len(await anna.page.evaluate("window.told")) == len(told[0])
