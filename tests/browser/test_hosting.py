"""What a host does: a table without a screen, a pause, and the same people at another game."""

import re

from playwright.async_api import expect

from tests.browser.eyes import WORDLESS
from tests.browser.players import SENATE, Player, Screen, begin, party, pick
from tests.browser.room import Room

ANOTHER = "Another game"


async def test_a_phone_is_enough_for_a_table(room: Room) -> None:
    """Opened on a phone, which then has a seat like any other, and begins the game."""
    anna = Player(await room.phone(), "Anna")
    await anna.page.goto(room.address)
    await anna.page.get_by_role("button", name="Choose a game").tap()
    await pick(anna.page, {"What do you want to play?": SENATE})
    await anna.page.get_by_role("button", name="Open it and play on this device").tap()
    await anna.sit_down()
    await anna.page.get_by_role("button", name=re.compile("^Start (the game|with)")).tap()
    assert await anna.is_wanted()
    await anna.answer()


async def test_nobody_is_asked_while_the_game_is_paused(room: Room) -> None:
    """The host pauses and resumes in plain sight; afterwards the phone has the same question."""
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5)
    await begin([anna], screen)
    assert await anna.is_wanted()
    asked = (await anna.look()).question
    await chosen(screen, "Pause")
    await expect(anna.status).to_contain_text("The game is paused")
    await expect(anna.asked).to_be_hidden()
    await expect(screen.page.get_by_role("dialog")).to_be_hidden()
    await screen.page.get_by_role("button", name="Resume the game").click()
    await expect(anna.asked).to_be_visible()
    assert (await anna.look()).question == asked


async def test_the_same_people_go_on_to_another_game(room: Room) -> None:
    """Everybody is back in the lobby; the next game has its own words and colours."""
    (anna, ben), (screen,) = await party(room, 2, SENATE, seats=5)
    await begin([anna, ben], screen)
    await chosen(screen, "Stop this game")
    await screen.page.get_by_role("button", name="Stop it now").click()
    await chosen(screen, ANOTHER)
    await screen.page.get_by_role("button", name="Change the game, seats or rules").click()
    await pick(screen.page, {"What do you want to play?": "To Be Emperor"})
    await screen.page.get_by_role("button", name="Play this").click()
    await expect(anna.page.get_by_role("heading", name=re.compile("To Be Emperor"))).to_be_visible()
    await begin([anna, ben], screen)
    await expect(screen.status).to_contain_text(re.compile("Anna|Ben"))


async def test_every_phone_has_its_own_language(room: Room) -> None:
    """A German phone plays at an English table; no word is missing on it."""
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5)
    dirk = Player(await room.phone(locale="de-AT"), "Dirk")
    await dirk.page.goto(f"{room.address}/t/{screen.code}")
    await dirk.page.get_by_label("Wie heißt du?").fill("Dirk")
    await dirk.page.keyboard.press("Enter")
    await expect(screen.page.get_by_text("Dirk")).to_be_visible()
    await screen.begin.click()
    await expect(anna.page.get_by_role("button", name="Your role")).to_be_visible()
    await expect(dirk.page.get_by_role("button", name="Deine Rolle")).to_be_visible()
    assert WORDLESS.findall(await dirk.page.locator("body").inner_text()) == []


async def chosen(screen: Screen, name: str) -> None:
    """Choose something from the menu."""
    await screen.page.get_by_role("button", name="Menu").click()
    await screen.page.get_by_role("button", name=name, exact=True).click()
