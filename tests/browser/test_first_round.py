"""The first round on phones: what was dealt has been looked at, and talk is more than waiting."""

import asyncio

from playwright.async_api import expect

from tests.browser.players import NO_LIMIT, SENATE, party
from tests.browser.room import SMALL_PHONE, Room
from tests.browser.test_next_game import seen


async def test_a_role_that_was_looked_at_is_no_news(room: Room) -> None:
    """The phone then offers nothing "only for you": it would be the same role again."""
    (anna, ben), (screen,) = await party(room, 2, SENATE, seats=5, choice={"Pace": "Brisk"})
    await screen.begin.click()
    await asyncio.gather(seen(anna), seen(ben))
    for player in (anna, ben):
        await player.page.locator("[data-place=news] p").wait_for(timeout=NO_LIMIT)
        await expect(player.page.get_by_role("button", name="Only for you")).to_have_count(0)


async def test_in_the_time_to_talk_a_button_leads_to_what_can_be_said(room: Room) -> None:
    """Nobody has to find "Say" first; what is chosen there is heard on the screen."""
    room.kind = SMALL_PHONE
    (anna, ben), (screen,) = await party(room, 2, SENATE, seats=5, choice={"Pace": "Brisk"})
    await screen.begin.click()
    await asyncio.gather(seen(anna), seen(ben))
    playing = [asyncio.create_task(each.play()) for each in (anna, ben)]
    await anna.page.get_by_role("button", name="Say something").tap(timeout=NO_LIMIT)
    sheet = anna.page.get_by_role("dialog", name="Say something")
    await sheet.get_by_role("button", name="I accuse ...").tap()
    await sheet.get_by_role("radio", name="Ben").tap()
    await sheet.get_by_role("button", name="Say it to the table").tap()
    await expect(screen.page.get_by_text("Anna accuses Ben.").first).to_be_visible()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
