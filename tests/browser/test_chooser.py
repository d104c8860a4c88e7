"""Choosing what to play: all games at a glance; and a screen that is dark by default."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import SENATE, Screen
from tests.browser.room import Room

SIZES = {"tv": (1920, 1080), "laptop": (1366, 768)}
HIDDEN = """() => [...document.querySelectorAll('.poster')].flatMap((poster) => {
    const name = poster.querySelector('.title').textContent;
    const { left, right, top, bottom } = poster.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [name];
    const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.03, 0.5, 0.97].map((y) =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)));
    const words = [...poster.querySelectorAll('.name, .facts, .line')];
    const isCut = words.some((each) => each.scrollWidth > each.clientWidth + 1
        || each.getBoundingClientRect().bottom > bottom);
    return isCut || spots.some((spot) => !poster.contains(spot)) ? [name] : [];
})"""
"""The posters that are partly hidden or covered."""
SURFACE = "getComputedStyle(document.documentElement).colorScheme"


async def posters(page: Page) -> None:
    """All five games, each with its length, its weight, and how to win; nothing is cut off."""
    await expect(page.locator(".poster")).to_have_count(5)
    await page.evaluate("document.fonts.ready")
    for poster in await page.locator(".poster").all():
        facts = await poster.locator(".facts").inner_text()
        assert "minutes" in facts or "Minuten" in facts
        assert len(await poster.locator(".line").inner_text()) > 20
    assert await page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
async def test_all_games_are_seen_at_once(room: Room, size: str, locale: str) -> None:
    """On the wall before a table is opened, whatever is chosen, and nothing covers them."""
    width, height = SIZES[size]
    page = await room.tv(viewport={"width": width, "height": height}, locale=locale)
    await page.goto(f"{room.address}/#new")
    await posters(page)
    await page.locator(".poster").nth(1).click()
    await posters(page)
    await inspect(page, "light")


@pytest.mark.parametrize("size", SIZES)
async def test_a_host_sees_all_games_too(room: Room, size: str) -> None:
    """Also on the screen of a table, where the next game is chosen."""
    width, height = SIZES[size]
    screen = Screen(await room.tv(viewport={"width": width, "height": height}))
    await screen.create(room.address, SENATE, 5)
    await screen.page.get_by_role("button", name="Change the game, seats or rules").click()
    await posters(screen.page)
    await inspect(screen.page)


async def test_a_screen_is_dark_unless_somebody_wants_it_light(room: Room) -> None:
    """Whatever the device prefers; the switch is on the screen, and the device remembers it."""
    screen = Screen(await room.tv(color_scheme="light"))
    await screen.create(room.address, SENATE, 5)
    assert await screen.page.evaluate(SURFACE) == "dark"
    await screen.page.get_by_role("button", name="Light or dark: light").click()
    assert await screen.page.evaluate(SURFACE) == "light"
    await inspect(screen.page)
    await screen.page.reload()
    await screen.page.get_by_role("button", name="Light or dark: dark").wait_for()
    assert await screen.page.evaluate(SURFACE) == "light"


async def test_a_phone_is_as_its_owner_has_it(room: Room) -> None:
    """On a light device, the door is light."""
    page = await room.phone(color_scheme="light")
    await page.goto(room.address)
    await page.get_by_role("textbox").wait_for()
    assert await page.evaluate(SURFACE) == "light dark"
