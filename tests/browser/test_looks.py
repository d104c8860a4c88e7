"""Players' looks: a colour and a sign, from the door to the history."""

from playwright.async_api import Locator, Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import SENATE, Player, begin, party
from tests.browser.room import Room

CHANGE = "Your colour and sign"


def token(within: Page | Locator, look: str) -> Locator:
    """A player's sign on the player's colour."""
    return within.locator(f'[data-look="{look}"]')


async def test_a_colour_and_a_sign_are_chosen_and_seen_everywhere(room: Room) -> None:
    """In the lobby, at the screen's seat and in the history; nobody else can choose them, and axe
    finds nothing serious in the chooser."""
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5)
    ben = Player(await room.phone(), "Ben")
    await anna.page.get_by_role("button", name=CHANGE).tap()
    sheet = anna.page.get_by_role("dialog", name=CHANGE)
    await sheet.get_by_role("radio", name="dark blue").check()
    await sheet.get_by_role("radio", name="key").check()
    await expect(token(screen.page, "blue key")).to_be_visible()
    await inspect(anna.page)
    await sheet.get_by_role("button", name="Close").tap()

    await ben.page.goto(f"{room.address}/t/{screen.code}")
    await expect(ben.page.get_by_role("radio", name="dark blue (taken)")).to_be_disabled()
    await expect(ben.page.get_by_role("radio", name="key (taken)")).to_be_disabled()
    await ben.page.get_by_role("radio", name="pink").check()
    await ben.page.get_by_role("radio", name="bell").check()
    await inspect(ben.page)
    await ben.sit_down()
    await expect(ben.page.get_by_role("img", name="key, dark blue")).to_be_visible()
    await expect(anna.page.get_by_role("img", name="bell, pink")).to_be_visible()

    await begin([anna, ben], screen)
    seat = screen.page.get_by_role("article").filter(has_text="Ben")
    await expect(token(seat, "pink bell").first).to_be_visible()
    await expect(token(anna.page.get_by_role("banner"), "blue key")).to_be_visible()
    told = screen.page.get_by_role("complementary").get_by_role("listitem").filter(has_text="Ben")
    while not await told.count():
        for player in (anna, ben):
            if await player.asked.is_visible():
                await player.answer()
    await expect(token(told.first, "pink bell").first).to_be_visible()
