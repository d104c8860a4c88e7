"""The parts in a browser: secrets stay covered, sheets and cards work by touch, mouse and key."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.eyes import assert_accessible, watch_policy
from tests.browser.pictures import SCHEMES, THEMES

SECRET = "Conspirator"


@pytest.fixture
def page(gallery: str, phone: NewPage) -> Page:
    """A phone showing the gallery."""
    opened = phone(reduced_motion="reduce")
    opened.goto(gallery)
    opened.get_by_role("heading", level=1).wait_for()
    return opened


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_is_for_everyone(gallery: str, phone: NewPage, theme: str, scheme: str) -> None:
    """Day and night, axe finds nothing serious, and the strict policy refuses nothing."""
    page = phone()
    complaints = watch_policy(page)
    page.goto(f"{gallery}?theme={theme}&scheme={scheme}")
    page.get_by_role("heading", level=1).wait_for()
    assert_accessible(page)
    assert complaints == []


def test_a_secret_is_shown_while_it_is_held(page: Page) -> None:
    """It is not in the page before the finger comes down, nor after it lifts."""
    button = page.get_by_role("button", name="Hold to see your role")
    button.scroll_into_view_if_needed()
    expect(page.get_by_text(SECRET)).to_have_count(0)
    button.hover()
    page.mouse.down()
    expect(page.get_by_text(SECRET)).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text(SECRET)).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_secret_can_be_held_by_a_key(page: Page, key: str) -> None:
    """Holding a key shows it; letting go covers it."""
    page.get_by_role("button", name="Hold to see your role").focus()
    page.keyboard.down(key)
    expect(page.get_by_text(SECRET)).to_be_visible()
    page.keyboard.up(key)
    expect(page.get_by_text(SECRET)).to_have_count(0)


@pytest.mark.parametrize("loss", ["blur", "pagehide"])
def test_a_secret_is_covered_when_the_page_loses_sight(page: Page, loss: str) -> None:
    """A phone that is put away or switches to another app shows nothing when it comes back."""
    page.get_by_role("button", name="Hold to see your role").focus()
    page.keyboard.down("Enter")
    expect(page.get_by_text(SECRET)).to_be_visible()
    page.evaluate("name => window.dispatchEvent(new Event(name))", loss)
    expect(page.get_by_text(SECRET)).to_have_count(0)


def test_a_screen_reader_opens_a_secret_by_a_click(page: Page) -> None:
    """A click that can't be held opens it, and the next one covers it."""
    button = page.get_by_role("button", name="Hold to see your role")
    button.evaluate("node => node.click()")
    expect(page.get_by_text(SECRET)).to_be_visible()
    button.evaluate("node => node.click()")
    expect(page.get_by_text(SECRET)).to_have_count(0)


def test_a_sheet_closes_by_escape_and_gives_the_focus_back(page: Page) -> None:
    """A keyboard user is back where they were."""
    opener = page.get_by_role("button", name="Why can't I?")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Why can't I?")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_card_that_is_turned_down_leaves_the_page(gallery: str, phone: NewPage) -> None:
    """With its motion, under the strict policy: the face is gone once it is down."""
    page = phone()
    complaints = watch_policy(page)
    page.goto(gallery)
    face = page.get_by_text("Comes round when it is turned.")
    expect(face).to_be_visible()
    page.get_by_role("button", name="Turn the card").tap()
    expect(face).to_have_count(0)
    assert complaints == []


def test_a_message_is_spoken_and_can_be_dismissed(page: Page) -> None:
    """It appears in a live region, and its button removes it."""
    page.get_by_role("button", name="Tell something").tap()
    expect(page.get_by_role("log")).to_contain_text("Chi has joined.")
    page.get_by_role("button", name="Dismiss").tap()
    expect(page.get_by_text("Chi has joined.")).to_have_count(0)


def test_nothing_is_cut_off_on_a_small_phone(gallery: str, small_phone: NewPage) -> None:
    """At 320 pixels the page does not scroll sideways."""
    page = small_phone()
    page.goto(gallery)
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_text_on_a_screen_is_large_at_once(gallery: str, tv: NewPage) -> None:
    """A fortieth of the height, from the moment that a page is a screen, with motion reduced."""
    page = tv(reduced_motion="reduce")
    page.goto(gallery)
    line = page.get_by_role("status").first
    line.wait_for()
    size = line.evaluate(
        "node => { getComputedStyle(node).fontSize;"
        " document.documentElement.dataset.view = 'screen';"
        " return parseFloat(getComputedStyle(node).fontSize) }"
    )
    assert size >= 1080 / 40
