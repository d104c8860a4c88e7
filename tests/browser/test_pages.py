"""Every page around a game: for everyone, by keyboard alone, and on the smallest phone."""

from playwright.async_api import Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import SENATE, Player, Screen, begin, party
from tests.browser.room import SMALL_PHONE, Room

TABS = 100
FOCUSED = """() => {
  const at = document.activeElement;
  return at.getAttribute("aria-label") ?? at.innerText.trim();
}"""
SCHEMES = ("light", "dark")
DOORS = ("/", "/about", "/nowhere", "/rules/senate")
"""test_afterwards.py looks at other rulebooks."""
MISSING = {"t": "no table", "s": "closed", "r": "no replay"}
"""What pages of missing tables say, by the first letter of the address."""
SHEETS = ("Notes", "Say", "History", "Rules", "Menu")


async def looked_at(page: Page) -> None:
    """By day and by night."""
    for scheme in SCHEMES:
        await inspect(page, scheme)


async def test_the_pages_without_a_table_are_for_everyone(room: Room) -> None:
    """On the smallest phone and on a television set."""
    for page in (await room.phone(**SMALL_PHONE), await room.tv()):
        for path in DOORS:
            await page.goto(room.address + path)
            await page.get_by_role("heading", level=1).first.wait_for()
            await looked_at(page)
        await page.goto(room.address)
        await page.get_by_role("button", name="Choose a game").click()
        await page.get_by_role("radio").first.wait_for()
        await page.get_by_text("More: rules and table").click()
        await looked_at(page)


async def test_the_way_to_a_table_is_for_everyone(room: Room) -> None:
    """A name, the lobby on phone and screen, and the choice of something else to play."""
    screen, phone = Screen(await room.tv()), Player(await room.phone(**SMALL_PHONE), "Anna")
    code = await screen.create(room.address, SENATE, 5)
    await phone.page.goto(f"{room.address}/t/{code}")
    await phone.page.get_by_label("What's your name?").wait_for()
    await looked_at(phone.page)
    await phone.sit_down()
    await expect(screen.page.get_by_text("Anna")).to_be_visible()
    await looked_at(phone.page)
    await looked_at(screen.page)
    await screen.page.get_by_role("button", name="Change the game, seats or rules").click()
    await screen.page.get_by_role("radio").first.wait_for()
    await looked_at(screen.page)


async def test_a_table_that_is_not_there_says_so(room: Room) -> None:
    """To phone, screen and replay, and everyone can read it."""
    page = await room.phone(**SMALL_PHONE)
    for path, words in MISSING.items():
        await page.goto(f"{room.address}/{path}/ZZZZ")
        await expect(page.get_by_role("heading", name=words)).to_be_visible()
        await looked_at(page)
    assert all("404" in complaint for complaint in room.complaints)
    room.complaints.clear()


async def test_what_lies_behind_a_phones_buttons_is_for_everyone(room: Room) -> None:
    """Notes, claims, events, rules, the menu; on the smallest phone."""
    screen, phone = Screen(await room.tv()), Player(await room.phone(**SMALL_PHONE), "Anna")
    await phone.join(room.address, await screen.create(room.address, SENATE, 5))
    await begin([phone], screen)
    for name in SHEETS:
        await phone.page.get_by_role("button", name=name, exact=True).tap()
        sheet = phone.page.get_by_role("dialog")
        await sheet.wait_for()
        await looked_at(phone.page)
        await sheet.get_by_role("button", name="Close").tap()


async def test_a_game_that_is_broken_off_can_be_looked_at_again(room: Room) -> None:
    """The host ends it on the screen; phone, screen and replay are for everyone."""
    (anna,), (screen,) = await party(room, 1, SENATE, 5)
    await begin([anna], screen)
    assert await anna.is_wanted()
    await screen.page.get_by_role("button", name="Menu").click()
    await screen.page.get_by_role("button", name="Stop this game").click()
    await screen.page.get_by_role("button", name="Stop it now").click()
    await expect(screen.finale).to_be_visible()
    await expect(anna.page.get_by_text("The game was stopped").first).to_be_visible()
    replay = await room.phone(**SMALL_PHONE)
    await replay.goto(f"{room.address}/r/{screen.code}")
    await replay.get_by_role("slider").wait_for()
    for page in (anna.page, screen.page, replay):
        await looked_at(page)


class Typist(Player):
    """A person with only a keyboard."""

    async def press(self, name: str) -> None:
        """Go by Tab to the thing with this name, and press it."""
        for _ in range(TABS):
            await self.page.keyboard.press("Tab")
            if await self.page.evaluate(FOCUSED) == name:
                return await self.page.keyboard.press("Enter")
        raise AssertionError(f"no Tab leads to {name}")

    async def answer(self, wish: str | None = None) -> str:
        """Answer by keys."""
        sight = await self.look()
        while not sight.isReady:
            await self.press(self.random.choice(sight.offered))
            sight = await self.look()
        await self.press("Confirm")
        await self.arrived(sight)
        return sight.question


async def test_a_vote_and_a_nomination_by_keyboard_alone(room: Room) -> None:
    """From the name on, without a touch."""
    screen, anna = Screen(await room.tv()), Typist(await room.tv(), "Anna")
    code = await screen.create(room.address, SENATE, 5)
    await anna.page.goto(f"{room.address}/t/{code}")
    await anna.page.get_by_label("What's your name?").wait_for()
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.type("Anna")
    await anna.page.keyboard.press("Enter")
    await expect(screen.page.get_by_text("Anna")).to_be_visible()
    await begin([anna], screen)
    wanted = {"vote": "Do you want this government", "nomination": "Who do you nominate"}
    while wanted and await anna.is_wanted():
        asked = await anna.answer()
        wanted = {name: words for name, words in wanted.items() if not asked.startswith(words)}
    assert not wanted
