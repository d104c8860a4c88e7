"""`python -m tests.browser.icons`: the icons of the installed client, drawn from its seal."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import launching

WEB = Path(__file__).parents[2] / "web"
SEAL = WEB / "src" / "style" / "seal.svg"
GROUND = "#4b1d5c"
"""The seal's own colour: a system may crop the icon to its own shape."""
ICONS = (("192", 192, False), ("512", 512, False), ("whole-512", 512, True), ("apple", 180, True))
ROOM = 0.8
"""The part of a cropped icon that is always visible."""


def draw(page: Page, name: str, size: int, is_whole: bool) -> None:
    """One icon; a whole one fills its square."""
    drawn = size * ROOM if is_whole else size
    ground = GROUND if is_whole else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
        f"<div style='width:{drawn}px;height:{drawn}px'>{SEAL.read_text()}</div>"
    )
    path = WEB / "public" / "icons" / f"{name}.png"
    page.screenshot(path=path, omit_background=True)


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launching())
        page = browser.new_page()
        for icon in ICONS:
            draw(page, *icon)
        browser.close()


if __name__ == "__main__":
    main()
