"""A wide page: the stage on the left, your hand on the right, and keys for everything."""

import json
import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import Player, Screen
from tests.browser.room import Room
from tests.browser.test_alone import GAMES

MOST_STOPS = 2
FOCUS = "() => document.activeElement.matches('.decision [data-choice]')"
WIDE, NARROW = {"width": 900, "height": 700}, {"width": 899, "height": 700}


async def begun(room: Room, game: str) -> Player:
    """A person alone at a laptop, at the first question."""
    page = await room.laptop()
    await page.goto(room.address)
    await page.get_by_label("Your name").fill("Anna")
    await page.get_by_role("button", name=game).click()
    anna = Player(page, "Anna")
    assert await anna.is_wanted()
    await expect(anna.asked.get_by_role("heading").first).to_be_focused()
    return anna


def table_of(page: Page) -> Locator:
    """The middle of a stage."""
    return page.get_by_role("region", name="The table")


async def stops(page: Page) -> int:
    """How many times Tab stops before it reaches a choice."""
    for count in range(MOST_STOPS + 1):
        await page.keyboard.press("Tab")
        if await page.evaluate(FOCUS):
            return count
    return MOST_STOPS + 1


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_question_is_at_hand(room: Room, game: str) -> None:
    """The focus is on it, hardly anything precedes its choices, and everyone can use it."""
    anna = await begun(room, game)
    assert await stops(anna.page) <= MOST_STOPS
    for scheme in ("dark", "light"):
        await inspect(anna.page, scheme)


@pytest.mark.parametrize("game", ["Sith Imperative", GAMES[0]])
async def test_the_stage_of_a_seat_shows_what_the_public_screen_shows(
    room: Room, game: str
) -> None:
    """Word for word, whatever else the seat knows, even while its hand stays open."""
    anna = await begun(room, game)
    await anna.page.get_by_role("button", name="Keep my hand uncovered").click()
    await expect(anna.page.get_by_role("region", name="Your role")).to_be_visible()
    screen = Screen(await room.tv())
    await screen.watch(room.address, anna.page.url[-4:])
    await screen.status.wait_for()
    await expect(screen.page.locator(".veil")).to_have_count(0)
    await expect(anna.page.locator(".veil")).to_have_count(0)
    shown = await table_of(screen.page).text_content()
    await expect(table_of(anna.page)).to_have_text(shown or "")
    seats = await screen.page.get_by_role("article").all_text_contents()
    await expect(anna.page.locator(".stage article")).to_have_text(seats)


async def test_the_stage_comes_and_goes_with_the_width(room: Room) -> None:
    """A phone's layout below 900 pixels; choices stay chosen."""
    anna = await begun(room, "Sith Imperative")
    await anna.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    await expect(anna.page.locator(".stage")).to_be_visible()
    await anna.page.keyboard.press("1")
    chosen = (await anna.look()).chosen
    await anna.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    await expect(anna.page.locator(".stage")).to_have_count(0)
    await expect(anna.page.get_by_role("main")).to_be_visible()
    assert (await anna.look()).chosen == chosen != []


async def test_the_table_is_told_that_a_stage_is_there(room: Room) -> None:
    """It waits for a wide page as for a screen, even after a reload, and not for a narrow one."""
    anna = await begun(room, "Sith Imperative")
    told: list[bool] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "show_stage":
            told.append(message["is_on"])

    anna.page.on("websocket", lambda socket: socket.on("framesent", note))
    await anna.page.reload()
    await expect(anna.page.locator(".stage")).to_be_visible()
    await anna.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    await expect(anna.page.locator(".stage")).to_have_count(0)
    await anna.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    await expect(anna.page.locator(".stage")).to_be_visible()
    assert told == [True, False, True]


async def test_keys_choose_take_back_and_explain_themselves(room: Room) -> None:
    """And they can be turned off, for people who use voice control."""
    anna = await begun(room, "Sith Imperative")
    keyboard, page = anna.page.keyboard, anna.page
    await keyboard.press("2")
    assert len((await anna.look()).chosen) == 1
    await keyboard.press("Escape")
    assert (await anna.look()).chosen == []
    await keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    await sheet.get_by_label("Use these keys").uncheck()
    await keyboard.press("Escape")
    await expect(sheet).to_be_hidden()
    await keyboard.press("1")
    assert (await anna.look()).chosen == []


async def test_a_whole_game_is_played_with_keys_alone(room: Room) -> None:
    """From the door to the next game: Tab and a name, numbers and Enter, Tab and Again."""
    page = await room.laptop()
    await page.goto(room.address)
    await page.get_by_role("button", name="Sith Imperative").wait_for()
    await tab_to(page, page.get_by_label("Your name"))
    await page.keyboard.type("Anna")
    await tab_to(page, page.get_by_role("button", name="Sith Imperative"))
    await page.keyboard.press("Enter")
    anna = Player(page, "Anna")
    while await anna.is_wanted():
        await expect(anna.asked.get_by_role("heading").first).to_be_focused()
        sight = await anna.look()
        for number in "123456789":
            if sight.isReady:
                break
            await page.keyboard.press(number)
            sight = await anna.look()
        await page.keyboard.press("Enter")
        await anna.arrived(sight)
    end = page.get_by_role("heading", name=re.compile("^You (won|didn't win)"))
    await expect(end).to_be_visible()
    await expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    for scheme in ("dark", "light"):
        await inspect(page, scheme)
    await tab_to(page, page.get_by_role("button", name="Play again", exact=True))
    await page.keyboard.press("Enter")
    await expect(anna.over).to_have_count(0)
    assert await anna.is_wanted()


async def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until this has the focus."""
    await goal.wait_for()
    while not await goal.evaluate("(each) => each === document.activeElement"):
        await page.keyboard.press("Tab")
