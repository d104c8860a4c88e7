"""Pictures of a real server's pages: at the door, in the lobby, on a phone in play."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, product
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, Page, TimeoutError

from palatine.server.wire.messages import Choice
from tests.browser.finished import house
from tests.browser.room import LAPTOP, PHONE, SMALL_PHONE, TV

CHOICES = (
    Choice("senate", 5, "sith-imperative", theme="sith-imperative"),
    Choice("besides-the-emperor", 5, "besides-the-emperor"),
    Choice("to-be-emperor", 2, "to-be-emperor"),
    Choice("seize-the-imperium", 2, "seize-the-imperium"),
)
EYES = {
    "phone-dark": {**PHONE, "locale": "en-US", "color_scheme": "dark"},
    "phone-light-de": {**PHONE, "locale": "de-DE", "color_scheme": "light"},
    "small-light": {**SMALL_PHONE, "locale": "en-US", "color_scheme": "light"},
}
DEVICES = {"tv": TV, "laptop": LAPTOP, "phone": PHONE, "small": SMALL_PHONE}
PATHS = ("", "#new", "about", "nowhere", "t/BBBB", "rules/senate", "cards")
QUESTIONS = 8
"""How many questions a phone answers before its game is stopped."""
SOON = 8000

Snap = Callable[[Page, str], None]


def take_pages(browser: Browser, gallery: str, folder: Path, built: Path) -> None:
    """Every game on every phone, and the pages that belong to no game."""
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as home:
        for name, kind in EYES.items():
            for choice in CHOICES:
                play(browser, home.address, choice, kind, snapping(folder, f"{choice.game}-{name}"))
        for (name, kind), scheme in product(DEVICES.items(), ("dark", "light")):
            with device(browser, {**kind, "color_scheme": scheme}) as page:
                visit(page, home.address, scheme, snapping(folder, f"{name}-{scheme}"))


def snapping(folder: Path, name: str) -> Snap:
    """Takes numbered pictures under one name."""
    numbers = count()

    def snap(page: Page, what: str) -> None:
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"page-{name}-{next(numbers):02}-{what}.png")

    return snap


@contextmanager
def device(browser: Browser, kind: dict[str, Any]) -> Iterator[Page]:
    """A phone or a set, as long as the block lasts."""
    context = browser.new_context(**{"reduced_motion": "reduce", **kind})
    context.set_default_timeout(SOON)
    yield context.new_page()
    context.close()


def open_table(page: Page, address: str, choice: Choice) -> str:
    """A new table, whose host is this browser."""
    page.goto(address)
    body = msgspec.to_builtins(choice)
    answer = page.request.post(f"{address}/api/tables", data=body, headers={"Origin": address})
    code: str = answer.json()["code"]
    return code


def visit(page: Page, address: str, scheme: str, snap: Snap) -> None:
    """The pages that belong to no running game, and a table's screen before its game."""
    for path in PATHS:
        page.goto("about:blank")  # otherwise another part of the same page would not load
        page.goto(f"{address}/{path}")
        page.locator("main").wait_for()
        if path == "#new":
            page.locator(".poster").first.wait_for()
        snap(page, path.strip("#").replace("/", "-") or "home")
    code = open_table(page, address, CHOICES[0])
    page.evaluate("(scheme) => localStorage.setItem('palatine.scheme', scheme)", scheme)
    page.goto(f"{address}/s/{code}")
    page.get_by_role("main").get_by_role("button").first.wait_for()
    snap(page, "lobby")


def play(browser: Browser, address: str, choice: Choice, kind: dict[str, Any], snap: Snap) -> None:
    """One phone's way through the first questions of a game among bots."""
    with device(browser, kind) as page:
        snap_door(page, address, snap)
        code = open_table(page, address, choice)
        page.goto(f"{address}/t/{code}")
        page.get_by_role("textbox").fill("Wilhelmina Hammersmi")
        snap(page, "join")
        page.get_by_role("textbox").press("Enter")
        page.get_by_role("listitem").filter(has_text="Wilhelmina").wait_for()
        snap(page, "lobby")
        page.locator("button.main").first.click()
        page.locator("nav").wait_for()
        answer_some(page, snap)
        snap_sheets(page, snap)


def snap_door(page: Page, address: str, snap: Snap) -> None:
    """The page where everyone begins."""
    page.goto(address)
    page.get_by_role("textbox").wait_for()
    snap(page, "door")


def answer_some(page: Page, snap: Snap) -> None:
    """Answer questions with the first options, with a picture before and after choosing."""
    asked = page.locator("section.decision")
    for _ in range(QUESTIONS):
        try:
            asked.wait_for()
        except TimeoutError:
            return snap(page, "waiting")
        snap(page, "asked")
        choose(asked)
        snap(page, "chosen")
        asked.locator("button.main").click()
        page.wait_for_timeout(300)
    return None


def choose(asked: Locator) -> None:
    """Touch options until there are enough of them."""
    confirm = asked.locator("button.main")
    for option in asked.locator("button[aria-pressed=false]").all():
        if confirm.is_enabled() and asked.locator("button[aria-pressed=true]").count():
            return
        option.click()


def snap_sheets(page: Page, snap: Snap) -> None:
    """What the buttons at the bottom of a phone open, and the role while the button is held."""
    for button in page.locator("nav > button").all():
        button.click()
        snap(page, "sheet")
        page.keyboard.press("Escape")
    for role in page.locator("nav .role button").all():  # not every game has secrets
        role.hover()
        page.mouse.down()
        snap(page, "role")
        page.mouse.up()
