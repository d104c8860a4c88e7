"""The home page: codes as people type and paste them, and the way back."""

import re

from playwright.async_api import expect

from tests.browser.players import SENATE, Screen
from tests.browser.room import Room

CODE = "The table's four letters"


async def test_a_pasted_link_is_as_good_as_the_code(room: Room) -> None:
    """Anyone with the link from a message need not know which part of it is the code."""
    code = await Screen(await room.tv()).create(room.address, SENATE, 5)
    page = await room.phone()
    await page.goto(room.address)
    await page.get_by_label(CODE).fill(f"{room.address}/t/{code.lower()}")
    await page.get_by_role("button", name="Join", exact=True).tap()
    await expect(page.get_by_label("What's your name?")).to_be_visible()


async def test_too_many_letters_say_why_one_can_not_join(room: Room) -> None:
    """A grey button alone would leave people guessing."""
    page = await room.phone()
    await page.goto(room.address)
    await page.get_by_label(CODE).fill("the table of Anna")
    await expect(page.get_by_role("button", name="Join", exact=True)).to_be_disabled()
    await expect(page.get_by_text("Type only the table's four letters")).to_be_visible()


async def test_back_leads_from_the_posters_to_the_door(room: Room) -> None:
    """Not away from Palatine, neither by the browser's button nor by ours."""
    page = await room.tv()
    for way in ("browser", "page"):
        await page.goto(room.address)
        await page.get_by_role("button", name="Choose a game").click()
        await page.get_by_role("heading", name="What do you want to play?").wait_for()
        if way == "browser":
            await page.go_back()
        else:
            await page.get_by_role("button", name="Back").click()
        await expect(page.get_by_label(CODE)).to_be_visible()
        await expect(page).to_have_url(re.compile(r":\d+/$"))
