"""How could that happen? The review of a finished game, with an invented analysis."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from palatine.server.wire.messages import Choice
from tests.browser.conftest import NewPage
from tests.browser.eyes import SIDEWAYS, WORDLESS, assert_accessible, watch_policy
from tests.browser.finished import Finished, House, house, play
from tests.browser.reviewed import analysis, page_of
from tests.browser.room import HOST, LAPTOP, SMALL_PHONE, TV

OVERLAP = """each => {
  const [told, controls] = [...each.children].map((one) => one.getBoundingClientRect());
  return told.bottom - controls.top;
}"""
"""How far the story of a replay lies over its buttons."""
UNDER_THE_PICTURE = """each => {
  const [picture, knew, words] = [".picture", ".knew", ".words"].map(
    (part) => each.querySelector(part).getBoundingClientRect(),
  );
  return [knew.top - picture.bottom, Math.abs(words.bottom - knew.bottom) / innerHeight];
}"""
"""How far what a player knew stands below the picture of the table, and what is empty below the
shorter of the two columns."""
CLEAR = 0.9
"""A picture of a table that is longer fades below this part of it."""
ROUND_AND_CLEAR = """(each, clear) => {
  const picture = each.getBoundingClientRect();
  const ring = each.querySelector(".ring").getBoundingClientRect();
  return (ring.bottom - picture.top) / picture.height <= clear;
}"""
"""Whether all seats of a round table are clear in its small picture."""
OTHERS = [
    ("secret-emperor", 5, "hard", ("What was said", "What you could suspect")),
    ("besides-the-emperor", 5, "hard", ("What was said", "What you could suspect")),
    ("to-be-emperor", 2, "greedy", ("Who was ahead",)),
    ("seize-the-imperium", 2, "hard", ("Fights and their odds",)),
]
"""The other games, played by bots, and what their reviews have besides moments."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Two frames later, a page has measured itself again and is laid out for its window's new size."""
SENATE = Choice("senate", 5, "sith-imperative", theme="sith-imperative")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests in this file."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def senate(server: House) -> Finished:
    """A finished senate game, with one person and four bots."""
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
    page.locator(".swings > li").first.wait_for()
    return found


@pytest.mark.parametrize("kind", ["phone", "small_phone", "laptop", "tv"])
def test_a_review_tells_the_moments_that_counted(
    request: pytest.FixtureRequest, server: House, senate: Finished, kind: str
) -> None:
    """Three pictures with chances before and after, even if a choice and the draw after it are at
    the same place: the votes that decided, what was drawn, what a stronger player would have done.
    Nothing is cut off; axe is content."""
    more = LAPTOP if kind == "laptop" else {}
    new_page = request.getfixturevalue("tv" if kind == "laptop" else kind)
    page = new_page(reduced_motion="reduce", **more)
    complaints = watch_policy(page)
    found = reviewing(page, server, senate)
    assert len({each["at"] for each in found["moments"]}) == 2
    cards = page.locator(".swings > li")
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text(re.compile(r"\d+%.*→.*\d+%", re.S))
    expect(cards.locator(".picture .scaled > *").nth(2)).to_be_attached()
    voter, drawer = found["players"][:2]
    expect(cards.first).to_contain_text(f"would have been better for {voter} (by 20 points)")
    expect(cards.nth(1).locator("p.what")).to_have_text(re.compile(f"^{drawer} drew .+ and .+$"))
    expect(cards.last).to_contain_text("cost 10 points of winning chance")
    expect(cards.last).to_contain_text(re.compile(r"Our strongest bot would have chosen: \w+"))
    expect(page.get_by_text("the opinion of our bots (Hard), not the truth")).to_be_visible()
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page)
    assert complaints == []


@pytest.mark.parametrize(("name", "players", "bots", "sections"), OTHERS)
def test_every_game_has_a_review(
    tmp_path: Path, tv: NewPage, name: str, players: int, bots: str, sections: tuple[str, ...]
) -> None:
    """With its moments, at the size of a laptop and of the smallest phone. In the replay a long
    story scrolls, so that it hides neither the buttons nor, on the phone, the table."""
    made, longest = page_of(name, players, bots)
    (tmp_path / "game.html").write_bytes(made)
    page = tv(reduced_motion="reduce", **LAPTOP)
    complaints = watch_policy(page)
    page.goto(f"file://{tmp_path / 'game.html'}")
    expect(page.locator(".swings > li .picture .scaled > *").nth(2)).to_be_attached()
    for heading in sections:
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    for size in (LAPTOP, SMALL_PHONE):
        page.set_viewport_size(size["viewport"])
        page.evaluate(DRAWN)
        assert page.evaluate(SIDEWAYS) <= 0
        assert not WORDLESS.search(page.inner_text("body"))
        assert_accessible(page)
    page.goto("about:blank")
    page.goto(f"file://{tmp_path / 'game.html'}#at={longest}")
    for size in (LAPTOP, SMALL_PHONE):
        page.set_viewport_size(size["viewport"])
        expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
        assert page.locator(".told").evaluate("each => each.scrollWidth - each.clientWidth") <= 0
        assert page.locator(".theatre > footer").evaluate(OVERLAP) <= 1
    assert (
        page.locator(".theatre > footer").evaluate("each => each.offsetHeight / innerHeight") < 0.6
    )
    assert complaints == []


def test_a_moment_leads_into_the_replay_and_back(
    server: House, senate: Finished, phone: NewPage
) -> None:
    """The replay is at that moment, its address names it, and Back leads to the review."""
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
    expect(better.get_by_text(re.compile("Good: as strong|found something better"))).to_be_visible()
    expect(better.get_by_text("your choice then")).to_be_visible()
    assert_accessible(page)
    reviewing(page, server, senate, more="")
    expect(page.get_by_role("heading", name="Your turn")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, TV], ids=["laptop", "tv"])
def test_the_table_and_the_answers_stand_side_by_side(
    tmp_path: Path, tv: NewPage, size: dict[str, Any]
) -> None:
    """What the player knew follows the picture at once, and however many answers there are, no
    column is much longer than the other."""
    (tmp_path / "game.html").write_bytes(page_of("to-be-emperor", 2, "greedy")[0])
    page = tv(reduced_motion="reduce", locale="de-DE", **size)
    page.goto(f"file://{tmp_path / 'game.html'}")
    page.locator(".who select").select_option(index=1)
    better = page.locator("section .board.wide")
    expect(better.locator(".picture article").first).to_be_attached()
    expect(better.locator(".words li")).to_have_count(9)
    for _ in ("asked", "answered"):
        page.evaluate(DRAWN)
        gap, rest = better.evaluate(UNDER_THE_PICTURE)
        assert gap < 24
        assert rest < 0.2
        better.locator(".words li button").last.click(force=True)


def test_a_round_table_is_seen_whole_on_a_phone(tmp_path: Path, small_phone: NewPage) -> None:
    """In the picture of a moment every seat is clear; and in the replay there is nothing to hold,
    since all that anybody knew lies open."""
    (tmp_path / "game.html").write_bytes(page_of("besides-the-emperor", 5, "hard")[0])
    page = small_phone(reduced_motion="reduce")
    page.goto(f"file://{tmp_path / 'game.html'}")
    pictures = page.locator(".swings .picture")
    expect(pictures.locator(".ring")).to_have_count(3)
    page.evaluate(DRAWN)
    assert [each.evaluate(ROUND_AND_CLEAR, CLEAR) for each in pictures.all()] == [True] * 3
    page.get_by_role("button", name="See it").first.tap()
    expect(page.locator(".stage .ring")).to_be_visible()
    expect(page.get_by_text(re.compile("^Hold to "))).to_have_count(0)


def test_beliefs_are_seen_through_any_eyes(server: House, senate: Finished, tv: NewPage) -> None:
    """There is a curve for each seat, with words for its start and end, and the truth next to
    it."""
    page = tv(reduced_motion="reduce")
    reviewing(page, server, senate)
    curves = page.get_by_role("img", name=re.compile(r"Separatist.*at the start.*at the end"))
    expect(curves).to_have_count(5)
    before = curves.first.get_attribute("aria-label")
    page.get_by_label("Point of view").select_option("public")
    page.get_by_role("radio", name="Palpatine").check()
    expect(page.get_by_role("img", name=re.compile("Palpatine: .* at the end"))).to_have_count(5)
    assert before != page.get_by_role("img", name=re.compile("at the end")).first.get_attribute(
        "aria-label"
    )


def test_a_screen_tells_it_until_the_next_game(
    server: House, senate: Finished, tv: NewPage
) -> None:
    """It covers the end of the game, and Escape closes it."""
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
    """A server without an analysis sends visitors to the replay."""
    page = phone(reduced_motion="reduce")
    page.route("**/api/**/analysis*", lambda route: route.fulfill(status=404, json={}))
    page.goto(f"http://{HOST}:{server.port}/r/{senate.code}?game=1&how")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="How could that happen?")).to_have_count(0)
