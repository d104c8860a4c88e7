"""Pictures of everything that people see, for a person to go through: every theme, day and night.

Run `python -m tests.browser.pictures build/pictures`, then look at the index.html there. Further
words choose the pictures: `parts` (the gallery), `screens` (recorded games on every kind of set),
`scenes` (each scene of each game on a screen, a laptop, a phone and a small one), `asked` (phones
in recorded games), `pages` (a real server and its phones), `cards` (the binders), `reviews`
(finished games), `rooms` (what a room remembers), `readme` (the pictures in README.md).
"""

import os
import sys
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.asked import take_asked
from tests.browser.binders import take_binders
from tests.browser.chromium import NODE
from tests.browser.client import serving
from tests.browser.conftest import launching
from tests.browser.gallery import build_gallery
from tests.browser.pages import take_pages
from tests.browser.readme import take_readme
from tests.browser.reviews import take_reviews
from tests.browser.room import PHONE, SMALL_PHONE, TV
from tests.browser.room_pages import take_rooms
from tests.browser.scenes import take_scenes
from tests.browser.screens import take_screens

THEMES = ("palatine", "sith-imperative", "secret-emperor", "roman-senate")
SCHEMES = ("light", "dark")
DEVICES = {"phone": PHONE, "small": SMALL_PHONE, "tv": TV}


def take_parts(browser: Browser, address: str, folder: Path, built: Path) -> None:
    """A picture of the gallery in each theme, scheme and device."""
    for theme, scheme, device in product(THEMES, SCHEMES, DEVICES):
        page = browser.new_context(**DEVICES[device], reduced_motion="reduce").new_page()
        view = "screen" if device == "tv" else "phone"
        page.goto(f"{address}/gallery.html?theme={theme}&scheme={scheme}&view={view}")
        page.get_by_role("heading", level=1).wait_for()
        page.evaluate("document.fonts.ready")
        picture = folder / f"parts-{device}-{theme}-{scheme}.png"
        page.screenshot(path=picture, full_page=device != "tv")  # a screen's text grows with it
        page.context.close()


KINDS = {
    "parts": take_parts,
    "screens": take_screens,
    "scenes": take_scenes,
    "asked": take_asked,
    "pages": take_pages,
    "cards": take_binders,
    "reviews": take_reviews,
    "rooms": take_rooms,
    "readme": take_readme,
}


def main(folder: Path, *kinds: str) -> None:
    """Build the gallery and the stage, serve them, and take the pictures."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    folder.mkdir(parents=True, exist_ok=True)
    built = build_gallery(folder / "built")
    with serving(built) as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launching())
        for kind in kinds or KINDS:
            KINDS[kind](browser, f"http://127.0.0.1:{port}", folder, built)
        browser.close()
    write_index(folder)


def write_index(folder: Path) -> None:
    """One page with all pictures, for a look through them in a minute."""
    names = sorted(path.name for path in folder.glob("*.png"))
    figures = [f'<figure><img src="{name}" width="900"><figcaption>{name}' for name in names]
    (folder / "index.html").write_text("<!doctype html>" + "</figure>".join(figures), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
