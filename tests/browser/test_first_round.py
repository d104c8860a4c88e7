"""The first round on phones: what was dealt has been looked at."""

import asyncio

from playwright.async_api import expect

from tests.browser.players import NO_LIMIT, SENATE, party
from tests.browser.room import Room
from tests.browser.test_next_game import seen


async def test_a_role_that_was_looked_at_is_no_news(room: Room) -> None:
    """The phone then offers nothing "only for you": it would be the same role again."""
    (anna, ben), (screen,) = await party(room, 2, SENATE, seats=5, choice={"Pace": "Brisk"})
    await screen.begin.click()
    await asyncio.gather(seen(anna), seen(ben))
    for player in (anna, ben):
        await player.page.locator("[data-place=news] p").wait_for(timeout=NO_LIMIT)
        await expect(player.page.get_by_role("button", name="Only for you")).to_have_count(0)
