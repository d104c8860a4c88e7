"""The review as one page that works without a network."""

import re
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import expect

from palatine.catalog import game_of
from palatine.cli.offline import offline_page
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import record_of, write_record
from palatine.server.table.replay import replay
from tests.browser.conftest import NewPage
from tests.browser.eyes import assert_accessible
from tests.browser.reviewed import analysis

NAMES = ("Ada", "</script>", "Cleo", "Dov", "Eva")
SEED = seed_from("offline")
SPOKEN_OF = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Names of formats and of explanations, which no browser requests."""


def page_of_a_game() -> bytes:
    """The page of a senate game that bots played at random."""
    game = game_of("senate")
    match = Match(game, game.setup(5, "sith-imperative", game.check_options), Seeded(SEED))
    play_out(match, Random(1))
    record = write_record(record_of(match, NAMES, SEED))
    replayed = msgspec.json.decode(msgspec.json.encode(replay(match, 1, None)))
    made = msgspec.json.encode(analysis(msgspec.json.decode(record), replayed))
    return offline_page(made, record, match, "sith-imperative")


def test_a_page_for_later_needs_nobody(tmp_path: Path, phone: NewPage) -> None:
    """It names no outside address, and shows review and replay from a file without a network."""
    made = page_of_a_game()
    named = set(re.findall(r"https?://[^\s\"'`)<\\]*", made.decode()))
    assert [each for each in named if not each.startswith(SPOKEN_OF)] == []
    (tmp_path / "game.html").write_bytes(made)
    page = phone(reduced_motion="reduce")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("request", lambda request: complaints.append(request.url))
    page.context.set_offline(True)
    page.goto(f"file://{tmp_path / 'game.html'}")
    expect(page.locator(".swings > li")).to_have_count(3)
    assert_accessible(page)
    page.get_by_role("button", name="See it").first.tap()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text("Palpatine").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"#at=\d+$"))
    page.goto("about:blank")
    page.goto(f"file://{tmp_path / 'game.html'}#at=5")
    expect(page.locator("output")).to_have_text(re.compile("^6 of"))
    asked = [each for each in complaints if not each.startswith(("file:", "data:", "about:"))]
    assert asked == []
