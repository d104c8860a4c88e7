"""A host invites an agent to a seat, and everybody sees that it is one."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.players import Player, Screen, begin
from tests.browser.room import SMALL_PHONE, Room


async def invite(page: Page) -> str:
    """Invite an agent on this page; returns the link."""
    await page.get_by_text("Other bots and agents").click()
    await page.get_by_role("button", name="Invite an agent").click()
    shown = page.get_by_role("dialog").locator("pre")
    await expect(shown).to_have_count(2)
    return await shown.last.inner_text()


@pytest.mark.parametrize("by", ["phone", "screen"])
async def test_the_host_invites_an_agent(room: Room, by: str) -> None:
    """From a phone or from the screen; the seat has a sign on both, in the lobby and in a game."""
    screen, phone = Screen(await room.tv()), Player(await room.phone(), "Anna")
    code = await screen.create(room.address, "Sith Imperative", 5)
    await phone.join(room.address, code)
    page = phone.page if by == "phone" else screen.page
    link = await invite(page)
    assert re.fullmatch(rf"http://.*/mcp#{code}\.[\w-]{{43}}", link)
    await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    for each in (phone.page, screen.page):
        await expect(each.get_by_role("img", name="Agent").first).to_be_visible()
    await begin([phone], screen)
    for each in (phone.page, screen.page):
        await expect(each.get_by_role("img", name="Agent").first).to_be_attached()


async def test_a_host_invites_in_german_on_a_small_phone(room: Room) -> None:
    """Every word of the invitation is German, and nothing is wider than the phone."""
    screen = Screen(await room.tv())
    code = await screen.create(room.address, "Sith Imperative", 5)
    page = await room.phone(**SMALL_PHONE, locale="de-DE")
    await page.goto(room.address)
    await page.get_by_label("Die vier Buchstaben des Tisches").fill(code)
    await page.get_by_role("button", name="Mitspielen", exact=True).tap()
    await page.get_by_label("Wie heißt du?").fill("Anna")
    await page.get_by_role("button", name="Platz nehmen").tap()
    await page.get_by_text("Anderer Bot oder ein Agent").tap()
    await page.get_by_role("button", name="Einen Agenten einladen").tap()
    dialog = page.get_by_role("dialog")
    await expect(dialog.locator("pre")).to_have_count(2)
    said = await dialog.inner_text()
    for words in (
        "hat einen Platz",
        "Gib das dem Programm",
        "Konfigurationsdatei",
        "einziger Link",
    ):
        assert words in said
    assert await page.evaluate("document.documentElement.scrollWidth") <= 320
    assert await dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    await dialog.get_by_role("button", name="Schließen").tap()
    await expect(page.get_by_role("img", name="Agent").first).to_be_visible()
