"""The binder: search, filter, take out a card, look into a deck, build one; for everyone and by
keys."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from palatine.catalog import games
from tests.browser.eyes import inspect
from tests.browser.room import SMALL_PHONE, Room

SEIZE = "seize-the-imperium"
HAVING = tuple([game.id for game in games().values() if game.binder.sections])
SCHEMES = ("light", "dark")
LIST = Path(__file__).parents[2] / "examples" / "iron_fist.txt"


async def opened(room: Room, page: Page, path: str) -> Page:
    """A page of the binder."""
    await page.goto(f"{room.address}/cards/{path}")
    await page.get_by_role("heading", level=1).wait_for()
    await page.get_by_role("navigation").first.wait_for()
    return page


async def looked_at(page: Page) -> None:
    """By day and by night."""
    for scheme in SCHEMES:
        await inspect(page, scheme)


async def test_searching_and_filtering_finds_cards(room: Room) -> None:
    """While typing; a filter narrows it, and can be removed again; Back undoes a filter."""
    page = await opened(room, await room.tv(), SEIZE)
    await page.get_by_role("searchbox").fill("clone")
    await expect(page.get_by_role("status").first).to_contain_text("One card")
    await expect(page.get_by_role("link", name="Clone Battalion")).to_be_visible()
    await page.get_by_role("searchbox").fill("")
    await page.get_by_role("button", name="Filters").click()
    await page.get_by_role("button", name=re.compile("^World")).click()
    await expect(page.get_by_text("24 cards")).to_be_visible()
    await page.get_by_role("button", name=re.compile("^Terra")).click()
    await expect(page.get_by_text("3 cards")).to_be_visible()
    assert "c.kind=world&c.system=Terra" in page.url
    await page.go_back()
    await expect(page.get_by_text("24 cards")).to_be_visible()
    await page.get_by_role("button", name="Remove the filter Kind: World").click()
    await expect(page.get_by_text("135 cards")).to_be_visible()


async def test_a_card_is_taken_out_and_put_back(room: Room) -> None:
    """With the source of each number, its decks and its rules; its address can be shared."""
    page = await opened(room, await room.tv(), f"{SEIZE}?q=earth+prime")
    await page.get_by_role("link", name="Earth Prime").click()
    card = page.get_by_role("dialog", name="Earth Prime, the Cradle")
    await expect(card).to_contain_text("inferred")
    await expect(card.get_by_role("link", name="Drone Onslaught")).to_be_visible()
    await expect(card.get_by_role("link", name=re.compile(r"^SI-"))).not_to_have_count(0)
    other = await room.phone()
    await other.goto(page.url)
    await expect(other.get_by_role("dialog", name="Earth Prime, the Cradle")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()
    assert await page.evaluate("document.activeElement.dataset.card") == "earth_prime"
    await page.go_forward()
    await expect(card).to_be_visible()
    await other.get_by_role("button", name="Close").tap()
    await expect(other.get_by_role("link", name="Earth Prime")).to_be_visible()


async def test_pages_are_turned_by_keys(room: Room) -> None:
    """The arrow keys turn them while a card has the focus; Enter takes it out."""
    page = await opened(room, await room.tv(), SEIZE)
    await page.locator("[data-card]").first.focus()
    before = await page.locator("[data-card]").first.get_attribute("data-card")
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_text("2 of 12")).to_be_visible()
    assert await page.locator("[data-card]").first.get_attribute("data-card") != before
    await page.locator("[data-card]").first.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()


async def test_a_deck_is_looked_into_and_built_on(room: Room) -> None:
    """Its cards with their copies; on the workbench, what the rules say of it as your own."""
    page = await opened(room, await room.tv(), f"{SEIZE}?shelf=decks")
    await page.get_by_role("link", name="Drone Onslaught").click()
    await expect(page.get_by_role("region", name="assets")).to_contain_text("2 × Android Battalion")
    await page.get_by_role("button", name="Start from this deck").click()
    bench = page.get_by_role("region", name="Build a deck")
    fault = "it has 3 copies of Imperial Guardian Fleet; 2 are allowed"
    await expect(bench).to_contain_text(fault)
    await page.get_by_role("searchbox").fill("imperial guardian")
    await page.get_by_role("button", name="One Imperial Guardian Fleet less").click()
    await expect(bench).not_to_contain_text(fault)
    await expect(bench).to_contain_text("49 / 50")


async def test_a_list_becomes_a_deck_file(room: Room) -> None:
    """Pasted, corrected where the page says so, and saved as a file."""
    page = await opened(room, await room.phone(), f"{SEIZE}?shelf=build")
    await page.get_by_text("Paste or open a deck").tap()
    box = page.get_by_role("textbox", name="Paste or open a deck")
    await box.fill(LIST.read_text("utf-8").replace("Light Cruiser Task", "Light Cruisers Task"))
    await page.get_by_role("button", name="Check", exact=True).tap()
    await expect(page.get_by_role("alert")).to_contain_text("did you mean")
    await box.fill(LIST.read_text("utf-8"))
    await page.get_by_label("The deck's name").fill("Iron Fist")
    await page.get_by_role("button", name="Check", exact=True).tap()
    await expect(page.get_by_text("This deck is ready to play.")).to_be_visible()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Download iron_fist.toml").tap()
    file = await (await download.value).path()
    assert tomllib.loads(Path(file).read_text("utf-8"))["name"] == "Iron Fist"


@pytest.mark.parametrize("game", HAVING)
async def test_the_binder_of_every_game_is_for_everyone(room: Room, game: str) -> None:
    """On the smallest phone in German and on a television set: cards, filters, a card."""
    for page in (await room.phone(**SMALL_PHONE, locale="de-DE"), await room.tv()):
        await opened(room, page, game)
        await page.get_by_role("button", name="Filter").click()
        await looked_at(page)
        await page.locator("[data-card]").first.click()
        await page.get_by_role("dialog").wait_for()
        await looked_at(page)


async def test_decks_and_the_workbench_are_for_everyone(room: Room) -> None:
    """On the smallest phone in German and on a television set in English."""
    for page in (await room.phone(**SMALL_PHONE, locale="de-DE"), await room.tv()):
        for path in ("shelf=decks", "shelf=decks&box=ground_assault", "shelf=build"):
            await opened(room, page, f"{SEIZE}?{path}")
            await looked_at(page)
        await page.goto(f"{room.address}/cards")
        await page.get_by_role("link", name="Seize the Imperium").wait_for()
        await looked_at(page)


async def test_a_game_without_cards_says_so(room: Room) -> None:
    """There is nothing at its address, and nothing else breaks."""
    page = await room.phone()
    await page.goto(f"{room.address}/cards/senate")
    await expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


async def test_each_seats_deck_is_chosen_when_a_table_is_opened(room: Room) -> None:
    """As many choices as seats, by the names of the decks."""
    page = await room.tv()
    await page.goto(f"{room.address}/#new")
    await page.get_by_role("radio", name=re.compile("Seize the Imperium")).check()
    await page.get_by_role("radio", name="3", exact=True).check()
    decks = page.get_by_role("group", name="For each seat").get_by_role("combobox")
    await expect(decks).to_have_count(3)
    await decks.nth(2).select_option("Capital Attack")
    await page.get_by_role("button", name="Open it on this screen").click()
    await page.wait_for_url("**/s/*")
    code = page.url[-4:]
    door = await page.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{code}")
    assert door["choice"]["options"]["deck_3"] == "capital_attack"
