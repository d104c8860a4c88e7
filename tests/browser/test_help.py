"""Help on the spot: a hint at the first questions, and what a person alone among bots can do."""

from playwright.async_api import expect

from tests.browser.eyes import inspect
from tests.browser.players import Player
from tests.browser.room import Room


async def test_a_new_kind_of_question_brings_a_hint(room: Room) -> None:
    """It can be dismissed. A player who has met the kind twice finds it behind the question
    mark."""
    page = await room.phone()
    await page.goto(room.address)
    await page.get_by_role("region", name="Play against bots").scroll_into_view_if_needed()
    await page.get_by_label("Your name").fill("Anna")
    await page.get_by_role("button", name="To Be Emperor").tap()
    anna, hint = Player(page, "Anna"), page.get_by_text("Put at least one token on a card")
    mark = anna.asked.get_by_role("button", name="What is this about?")
    assert await anna.is_wanted()
    await expect(hint).to_be_visible()
    await inspect(page, "light")
    await mark.tap()
    await expect(hint).to_have_count(0)
    await page.reload()
    await expect(hint).to_be_visible()
    await page.reload()
    await expect(mark).to_have_attribute("aria-expanded", "false")
    await expect(hint).to_have_count(0)
    await mark.tap()
    await expect(hint).to_be_visible()
    await page.get_by_role("button", name="Rules").tap()
    await expect(page.get_by_text("a tie wins nothing").first).to_be_visible()
    await page.get_by_role("link", name="committed", exact=True).first.tap()
    await expect(page.locator("#TE-1\\.8")).to_be_focused()


async def test_a_bot_counsels_and_an_answer_is_taken_back(room: Room) -> None:
    """One touch takes over its answer. Taken back, the previous question comes again."""
    page = await room.phone()
    await page.goto(room.address)
    await page.get_by_role("region", name="Play against bots").scroll_into_view_if_needed()
    await page.get_by_label("Your name").fill("Anna")
    await page.get_by_role("button", name="To Be Emperor").tap()
    anna, back = Player(page, "Anna"), page.get_by_role("button", name="Take back")
    assert await anna.is_wanted()
    await expect(back).to_have_count(0)
    first = await anna.look_at_all()
    await page.get_by_role("button", name="What would a bot do?").tap()
    counsel = page.get_by_role("region", name="What a bot would do")
    await expect(counsel).to_contain_text("I would choose:")
    await inspect(page, "light")
    await counsel.get_by_role("button", name="Choose that").tap()
    await anna.confirm.tap()
    await anna.arrived(first)
    assert await anna.is_wanted()
    await expect(back).to_be_visible()
    await inspect(page, "dark")
    await back.tap()
    await expect(page.get_by_text("This game no longer counts.")).to_be_visible()
    await expect(back).to_have_count(0)
    assert await anna.is_wanted()
    assert await anna.look_at_all() == first
