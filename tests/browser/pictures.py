"""Pictures of the gallery of parts, for a person to go through: every theme, day and night.

python -m tests.browser.pictures build/pictures
"""

import os
import sys
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import NODE, chromium
from tests.browser.client import serving
from tests.browser.conftest import FLAGS, PHONE, SMALL_PHONE, TV
from tests.browser.gallery import build_gallery

THEMES = ("palatine", "sith-imperative", "secret-emperor", "roman-senate")
SCHEMES = ("light", "dark")
DEVICES = {"phone": PHONE, "small": SMALL_PHONE, "tv": TV}


def take(browser: Browser, address: str, folder: Path) -> None:
    """A picture of each theme, scheme and device."""
    for theme, scheme, device in product(THEMES, SCHEMES, DEVICES):
        page = browser.new_context(**DEVICES[device], reduced_motion="reduce").new_page()
        view = "screen" if device == "tv" else "phone"
        page.goto(f"{address}/gallery.html?theme={theme}&scheme={scheme}&view={view}")
        page.get_by_role("heading", level=1).wait_for()
        page.evaluate("document.fonts.ready")
        picture = folder / f"{device}-{theme}-{scheme}.png"
        page.screenshot(path=picture, full_page=device != "tv")  # a screen's text grows with it
        page.context.close()


def main(folder: Path) -> None:
    """Build the gallery, serve it, and take its pictures."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    folder.mkdir(parents=True, exist_ok=True)
    found = chromium()
    with serving(build_gallery(folder / "built")) as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=list(FLAGS), env={**os.environ, **found.env}
        )
        take(browser, f"http://127.0.0.1:{port}", folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
