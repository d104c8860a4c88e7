"""Players' looks: a colour and a sign, from the door to the history."""

from playwright.async_api import Locator, Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import SENATE, Player, Screen, begin, party
from tests.browser.room import SMALL_PHONE, Room

CHANGE = "Your colour and sign"
SEEN_THROUGH = "rgba(0, 0, 0, 0)"


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


async def test_signs_do_not_show_through_the_button_above_them(room: Room) -> None:
    """On a small phone "Sit down" stays in reach, and the choices pass under it."""
    code = await Screen(await room.tv()).create(room.address, SENATE, 5)
    page = await room.phone(**SMALL_PHONE)
    await page.goto(f"{room.address}/t/{code}")
    held = page.get_by_role("button", name="Sit down").locator("..")
    assert await held.evaluate("(each) => getComputedStyle(each).position") == "sticky"
    assert await held.evaluate("(each) => getComputedStyle(each).backgroundColor") != SEEN_THROUGH
