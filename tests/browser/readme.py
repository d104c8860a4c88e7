"""The pictures in README.md: a public screen of a recorded game, and a phone at a real table."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.finished import house
from tests.browser.pages import CHOICES, device, open_table
from tests.browser.room import PHONE
from tests.browser.screens import Scene, news_at, shoot, write_takes

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SMALL = {"viewport": {"width": 1280, "height": 720}}
TAKE = "senate-7"
QUALITY = 78


def take_readme(browser: Browser, gallery: str, folder: Path, built: Path) -> None:
    """Both pictures, small enough to be kept."""
    PICTURES.mkdir(exist_ok=True)
    steps = next(found for take, found in write_takes(built / "takes").items() if take.name == TAKE)
    moment = dict(news_at(steps, ("executed",)))["executed"] - 1
    with device(browser, SMALL) as page:
        how = {"type": "jpeg", "quality": QUALITY}
        shoot(page, gallery, Scene(TAKE, "", moment), "dark", PICTURES / "screen.jpg", **how)
    phone = device(browser, {**PHONE, "color_scheme": "dark"})
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as home, phone as page:
        take_phone(page, home.address)


def take_phone(page: Page, address: str) -> None:
    """A phone with the first question of a game, answered but not confirmed."""
    page.goto(f"{address}/t/{open_table(page, address, CHOICES[0])}")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("textbox").press("Enter")
    page.locator("button.main").first.click()
    page.locator("section.decision button[aria-pressed=false]").first.click()
    page.screenshot(path=PICTURES / "phone.jpg", type="jpeg", quality=QUALITY)
