"""Pictures of the binder of every game: cards, filters, a card taken out, decks, the workbench."""

import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page

from palatine.catalog import games
from tests.browser.finished import house
from tests.browser.pages import Snap, device, snapping
from tests.browser.room import PHONE, SMALL_PHONE, TV

EYES = {
    "tv-en": {**TV, "locale": "en-US"},
    "phone-de": {**PHONE, "locale": "de-DE"},
    "small-en": {**SMALL_PHONE, "locale": "en-US"},
}
SCHEMES = ("dark", "light")
STILL = "document.getAnimations().every((each) => each.playState !== 'running')"


def take_binders(browser: Browser, gallery: str, folder: Path, built: Path) -> None:
    """Every game with cards on every device, by day and by night."""
    having = [game.id for game in games().values() if game.binder.sections]
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as home:
        for game, (name, kind), scheme in product(having, EYES.items(), SCHEMES):
            with device(browser, {**kind, "color_scheme": scheme}) as page:
                snap = snapping(folder, f"cards-{game}-{name}-{scheme}")
                leaf(page, f"{home.address}/cards/{game}", snap)


def leaf(page: Page, address: str, snap: Snap) -> None:
    """Through a binder, its filters, a card, the decks and, where there is one, the workbench."""
    page.goto(address)
    page.locator("[data-card]").first.wait_for()
    snap(page, "binder")
    page.locator("search button").click()
    snap(page, "filters")
    page.locator("[data-card]").first.click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_function(STILL)
    snap(page, "card")
    page.goto(f"{address}?q=zzz")
    page.get_by_role("searchbox").wait_for()
    snap(page, "nothing")
    page.goto(f"{address}?shelf=decks")
    page.locator("main ul a").first.click()
    page.locator("main h2").wait_for()
    snap(page, "deck")
    page.go_back()
    snap(page, "decks")
    page.goto(f"{address}?shelf=build")
    page.get_by_role("searchbox").wait_for()
    snap(page, "workbench")
