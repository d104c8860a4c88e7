"""Whoever is asked is called: by the screen, by the whole page, by the title of a hidden one."""

from playwright.async_api import Page, expect

from tests.browser.players import Player, Screen, begin, party
from tests.browser.room import Room

GAME = "To Be Emperor"
TURN = "Your turn - Palatine"
OWN = "Anna at table"
WATCH = """
  window.flashes = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.flashes += added.filter((node) => node.classList?.contains("flash")).length;
  }).observe(document, { subtree: true, childList: true });
"""
"""Counts how often the page turned to the accent."""
HIDE = """(isHidden) => {
  Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOWS = """([title, dotted]) => {
  const icon = document.querySelector("link[rel=icon]").href;
  return document.title.startsWith(title) && icon.includes("called") === dotted;
}"""


async def shows(page: Page, title: str, dotted: bool) -> None:
    """Wait until the title and the icon say this."""
    await page.wait_for_function(SHOWS, arg=[title, dotted])


async def one_player(room: Room) -> tuple[Player, Screen]:
    """Anna against a bot; her page counts its flashes."""
    (anna,), (screen,) = await party(room, 1, GAME, seats=2)
    await anna.page.evaluate(WATCH)
    return anna, screen


async def test_whoever_is_asked_is_called(room: Room) -> None:
    """The screen calls by name, the page flashes; a hidden one knocks until it is looked at."""
    anna, screen = await one_player(room)
    await anna.page.evaluate(HIDE, True)
    await begin([anna], screen)
    await expect(screen.page.get_by_text("Anna, your turn")).to_be_visible()
    await anna.page.wait_for_function("window.flashes > 0")
    for _ in range(2):
        await shows(anna.page, TURN, dotted=True)
        await shows(anna.page, OWN, dotted=False)
    await anna.page.evaluate(HIDE, False)
    await shows(anna.page, OWN, dotted=False)
    assert await anna.is_wanted()
