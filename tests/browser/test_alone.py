"""Playing against bots: a name, one click, and the first question."""

import json

import pytest
from playwright.async_api import expect

from tests.browser.eyes import inspect
from tests.browser.players import Player
from tests.browser.room import Room

GAMES = (
    "Everyone Wants To Sit Besides The Emperor",
    "Seize the Imperium",
    "Sith Imperative",
    "Secret Emperor",
    "To Be Emperor",
)


@pytest.mark.parametrize("game", GAMES)
async def test_a_name_and_one_click_lead_to_the_first_question(room: Room, game: str) -> None:
    """There is no lobby in between, and the bots are those that suit a first game."""
    page = await room.tv()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    await page.goto(room.address)
    await page.get_by_label("Your name").fill("Anna")
    await page.get_by_role("button", name=game).click()
    assert await Player(page, "Anna").is_wanted()
    bots = [found["bot"] for each in sent if (found := json.loads(each))["type"] == "start"]
    assert bots == ["easy"]


async def test_whoever_has_no_name_yet_is_asked_for_it(room: Room) -> None:
    """On a phone too, where everyone can use the page; nothing opens without a name."""
    page = await room.phone()
    await page.goto(room.address)
    await page.get_by_role("region", name="Play against bots").scroll_into_view_if_needed()
    await page.get_by_role("button", name=GAMES[2]).tap()
    await expect(page.get_by_label("Your name")).to_be_focused()
    await expect(page.get_by_role("alert")).to_have_text("Tell us your name first.")
    await inspect(page, "light")
