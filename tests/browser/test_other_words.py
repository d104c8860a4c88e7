"""A language that does not exist: other letters, words that are a third longer, marked ends.

Whatever can still be read on a page is a word in the code; whatever sticks out of it would do so
in some language.
"""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.eyes import SIDEWAYS
from tests.browser.players import NAMES, SENATE, Screen
from tests.browser.room import SMALL_PHONE, Room

ACCENTED = """() => {
  const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
  const other = 'ÅåßƀÇçÐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
  const letters = new Map([...plain].map((letter, n) => [letter, other[n]]));
  const changed = (letter) => letters.get(letter).repeat('aeiou'.includes(letter) ? 2 : 1);
  globalThis.palatineText = (text) => text.trim() === '' ? text
    : text.replace(/[a-z]/gi, changed).replace(/^(\\s*)(.*?)(\\s*)$/s, '$1⟦$2⟧$3');
}"""
READ = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (data.trim() && parentElement.checkVisibility() && !parentElement.closest('script, style'))
      found.push(data.trim());
  }
  return found;
}"""
WORD = re.compile(r"[A-Za-z]{3,}")
NO_WORDS = {"Palatine", "English", "Deutsch", "http", "https", "table", "lan", *NAMES}
"""Our own name, the names of languages in those languages, and what people have typed."""


async def foreign(page: Page) -> Page:
    """A page that speaks it."""
    await page.add_init_script(f"({ACCENTED})()")
    return page


async def readable(page: Page, *known: str) -> list[str]:
    """Every text that can still be read."""
    allowed = NO_WORDS | {word for each in known for word in WORD.findall(each)}
    return [text for text in await page.evaluate(READ) if set(WORD.findall(text)) - allowed]


async def assert_foreign(page: Page, *known: str) -> None:
    """No word is in the code, and nothing sticks out."""
    assert await readable(page, *known) == [], page.url
    assert await page.evaluate(SIDEWAYS) <= 0, f"{page.url} is wider than its window"


@pytest.mark.parametrize("kind", ["small phone", "television"])
async def test_pages_without_a_table_have_no_word_of_their_own(room: Room, kind: str) -> None:
    """The door, the chooser, the way to lessons, the theatre, and a page that is not there."""
    page = await foreign(await (room.tv() if kind == "television" else room.phone(**SMALL_PHONE)))
    for path in ("/", "/nowhere", "/theatre"):
        await page.goto(room.address + path)
        await page.get_by_role("heading", level=1).first.wait_for()
        await assert_foreign(page)


async def test_a_game_has_no_word_of_its_own(room: Room) -> None:
    """From the lobby to the first answer, on a small phone and a screen."""
    plain = Screen(await room.tv())
    code = await plain.create(room.address, SENATE, 5)
    screen = await foreign(await room.tv())
    await screen.goto(f"{room.address}/s/{code}")
    page = await foreign(await room.phone(**SMALL_PHONE))
    await page.goto(f"{room.address}/t/{code}")
    await page.locator("input").first.fill("Anna")
    await assert_foreign(page, code)
    await page.keyboard.press("Enter")
    await expect(plain.page.get_by_text("Anna")).to_be_visible()
    for each in (page, screen):
        await assert_foreign(each, code)
    await plain.begin.click()
    await page.locator("[data-choice], [data-hold]").first.wait_for()
    names = await plain.names()
    for each in (page, screen):
        await assert_foreign(each, code, *names)
