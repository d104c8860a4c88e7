"""How could that happen? The review of a finished game, with an analysis that is made up for it."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from palatine.server.wire.messages import Choice
from tests.browser.conftest import NewPage
from tests.browser.eyes import assert_accessible, watch_policy
from tests.browser.finished import Finished, House, house, play
from tests.browser.reviewed import analysis
from tests.browser.room import HOST

SENATE = Choice("senate", 5, "sith-imperative", theme="sith-imperative")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this page."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def senate(server: House) -> Finished:
    """A game of the senate that is over, with one person and four bots."""
    return play(server, SENATE)


def fetched(server: House, game: Finished, what: str) -> Any:
    """What the server says of the table."""
    with urlopen(f"{server.address}/api/tables/{game.code}/{what}") as response:
        return json.load(response)


def made_up(server: House, game: Finished) -> dict[str, Any]:
    """An analysis for this game."""
    return analysis(fetched(server, game, "record"), fetched(server, game, "replay/all"))


def reviewing(page: Page, server: House, game: Finished, more: str = "&seat=0") -> dict[str, Any]:
    """The page shows the review, which takes the server a moment."""
    found, waits = made_up(server, game), [{"progress": 0.4}]
    page.route(
        "**/api/**/analysis*", lambda route: route.fulfill(json=waits.pop() if waits else found)
    )
    page.goto(f"http://{HOST}:{server.port}/r/{game.code}?game=1&how{more}")
    page.get_by_role("heading", name="moments that counted").wait_for()
    return found


@pytest.mark.parametrize("kind", ["phone", "small_phone", "tv"])
def test_a_review_tells_the_moments_that_counted(
    request: pytest.FixtureRequest, server: House, senate: Finished, kind: str
) -> None:
    """Three pictures with chances before and after; nothing is cut off; axe is content."""
    page = request.getfixturevalue(kind)(reduced_motion="reduce")
    complaints = watch_policy(page)
    reviewing(page, server, senate)
    cards = page.locator(".swings > li")
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text(re.compile(r"\d+ %.*→.*\d+ %", re.S))
    expect(cards.locator(".picture .scaled > *").nth(2)).to_be_attached()
    expect(page.get_by_text("the opinion of our bots (Hard), not the truth")).to_be_visible()
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page)
    assert complaints == []


def test_a_moment_leads_into_the_replay_and_back(
    server: House, senate: Finished, phone: NewPage
) -> None:
    """The replay stands there, its address names the moment, and Back leads to the review."""
    page = phone(reduced_motion="reduce")
    found = reviewing(page, server, senate)
    at = found["moments"][1]["at"]
    page.get_by_role("button", name="See it").nth(1).tap()
    expect(page.locator("output")).to_have_text(f"{at + 1} of {found['length']}")
    expect(page).to_have_url(re.compile(rf"\?game=1&seat=0&at={at}&all$"))
    page.reload()
    expect(page.locator("output")).to_have_text(f"{at + 1} of {found['length']}")
    page.go_back()
    expect(page.get_by_role("heading", name="moments that counted")).to_be_visible()


def test_one_can_do_better_on_the_own_phone(
    server: House, senate: Finished, phone: NewPage
) -> None:
    """A question comes as it was; each answer then shows its worth. A screen asks nothing."""
    page = phone(reduced_motion="reduce")
    reviewing(page, server, senate)
    better = page.locator("section").filter(has=page.get_by_role("heading", name="Your turn"))
    better.locator(".words li button").first.tap()
    expect(better.get_by_text(re.compile("Fine: as good|found something better"))).to_be_visible()
    expect(better.get_by_text("yours then")).to_be_visible()
    assert_accessible(page)
    reviewing(page, server, senate, more="")
    expect(page.get_by_role("heading", name="Your turn")).to_have_count(0)


def test_beliefs_are_seen_through_any_eyes(server: House, senate: Finished, tv: NewPage) -> None:
    """There is a curve for each seat, with words for its start and end, and the truth beside it."""
    page = tv(reduced_motion="reduce")
    reviewing(page, server, senate)
    curves = page.get_by_role("img", name=re.compile(r"Separatist.*at first.*at last"))
    expect(curves).to_have_count(5)
    before = curves.first.get_attribute("aria-label")
    page.get_by_label("Through whose eyes").select_option("public")
    page.get_by_role("radio", name="Palpatine").check()
    expect(page.get_by_role("img", name=re.compile("Palpatine: .* at last"))).to_have_count(5)
    assert before != page.get_by_role("img", name=re.compile("at last")).first.get_attribute(
        "aria-label"
    )


def test_a_screen_tells_it_until_the_next_game(
    server: House, senate: Finished, tv: NewPage
) -> None:
    """It lies over the end of the game, and Escape puts it away."""
    page, found = tv(reduced_motion="reduce"), made_up(server, senate)
    page.route("**/api/**/analysis*", lambda route: route.fulfill(json=found))
    page.goto(f"http://{HOST}:{server.port}/s/{senate.code}")
    page.get_by_role("link", name="How could that happen?").click()
    told = page.get_by_role("region", name="How could that happen?")
    expect(told.locator(".swings > li")).to_have_count(3)
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_where_there_is_no_review_the_game_is_shown_again(
    server: House, senate: Finished, phone: NewPage
) -> None:
    """A server that has no analysis leads whoever asks to the replay."""
    page = phone(reduced_motion="reduce")
    page.route("**/api/**/analysis*", lambda route: route.fulfill(status=404, json={}))
    page.goto(f"http://{HOST}:{server.port}/r/{senate.code}?game=1&how")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="How could that happen?")).to_have_count(0)
