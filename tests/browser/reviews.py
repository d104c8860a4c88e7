"""Pictures of reviews: how could that happen? A game of bots of each kind, on every device."""

import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page

import palatine
from palatine.bots.turn import Budget
from palatine.cli.offline import offline_page
from palatine.core.record import record_of, write_record
from palatine.theatre.analyse import analyse
from palatine.theatre.analysis import write_analysis
from tests.browser.finished import house
from tests.browser.pages import DEVICES, device
from tests.browser.room import PATIENCE

GAMES = (
    ("sith-imperative", 7, None),
    ("besides-the-emperor", 6, None),
    ("to-be-emperor", 3, "greedy"),
    ("seize-the-imperium", 3, "hard"),
)
LANGUAGES = {"dark": "en-US", "light": "de-DE"}
NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus")


def take_reviews(browser: Browser, gallery: str, folder: Path, built: Path) -> None:
    """The review of each game, day and night, and the page that opens files."""
    with tempfile.TemporaryDirectory() as data:
        for name, players, bots in GAMES:
            file = Path(data) / f"{name}.html"
            record = written(file, name, players, bots)
            for (kind, size), scheme in product(DEVICES.items(), LANGUAGES):
                options = {**size, "color_scheme": scheme, "locale": LANGUAGES[scheme]}
                with device(browser, options) as page:
                    look_through(page, file, folder / f"review-{name}-{kind}-{scheme}")
            (Path(data) / f"{name}.palatine.json").write_bytes(record)
        take_opening(browser, folder, Path(data))


def written(file: Path, name: str, players: int, bots: str | None) -> bytes:
    """Let bots play, and write the page of their game; returns its record."""
    match = palatine.play(name, players, seed="pictures")
    palatine.seat_bots(match, bots, seed="pictures", budget=Budget(rounds=8)).play()
    record = record_of(match, NAMES[:players])
    made = write_analysis(analyse(match.game, record))
    theme = name if name in match.game.themes else None
    file.write_bytes(offline_page(made, write_record(record), match, theme))
    return write_record(record)


def look_through(page: Page, file: Path, picture: Path) -> None:
    """The whole review, then its first moment in the replay."""
    page.context.set_default_timeout(PATIENCE)  # a long page takes a while to paint
    page.goto(f"file://{file}")
    page.locator(".opinion").wait_for()
    page.evaluate("document.fonts.ready")
    chooser = page.locator("label.who select")
    if chooser.count():
        chooser.select_option(index=1)
    page.screenshot(path=f"{picture}.png", full_page=True)
    if page.locator(".swings > li").count():
        page.get_by_role("button", name="See it", exact=True).or_(
            page.get_by_role("button", name="Ansehen", exact=True)
        ).first.click()
        page.get_by_role("slider").wait_for()
        page.screenshot(path=f"{picture}-replay.png")


def take_opening(browser: Browser, folder: Path, files: Path) -> None:
    """The page that opens files, with and without one."""
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as home:
        for (kind, size), scheme in product(DEVICES.items(), LANGUAGES):
            options = {**size, "color_scheme": scheme, "locale": LANGUAGES[scheme]}
            with device(browser, options) as page:
                page.goto(f"{home.address}/theatre")
                page.locator("input[type=file]").wait_for(state="attached")
                page.screenshot(path=folder / f"theatre-{kind}-{scheme}.png")
                page.locator("input[type=file]").set_input_files(
                    files / "sith-imperative.palatine.json"
                )
                page.locator(".fairness").wait_for()
                page.screenshot(path=folder / f"theatre-{kind}-{scheme}-open.png", full_page=True)
