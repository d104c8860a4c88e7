"""The review as one page that works without a network."""

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

import palatine
from palatine.bots.turn import Budget
from palatine.catalog import game_of
from palatine.cli import main
from palatine.cli.offline import offline_page
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import record_of, write_record
from palatine.server.table.replay import replay
from palatine.theatre import choices
from palatine.theatre.analysis import Analysis
from tests.browser.conftest import NewPage
from tests.browser.eyes import WORDLESS, assert_accessible
from tests.browser.reviewed import analysis

NAMES = ("Ada", "</script>", "Cleo", "Dov", "Eva")
SEED = seed_from("offline")
CLAIMS = "Claims and the truth"
Json = dict[str, Any]
SPOKEN_OF = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Names of formats and of explanations, which no browser requests."""


def played(name: str, players: int, bots: str | None) -> Match:
    """A game of bots, who talk."""
    match = palatine.play(name, players, seed="page")
    palatine.seat_bots(match, bots, seed="page", budget=Budget(rounds=2)).play()
    return match


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


def said(replayed: Json, names: Sequence[str]) -> list[tuple[int, str, bool | None]]:
    """Every claim: its moment, who made it, and whether the last note about it held the same."""
    notes: list[list[Json]] = [[] for _ in names]
    found = []
    for at, step in enumerate(replayed["steps"]):
        for seat, own in enumerate(replayed["seats"]):
            notes[seat] = (own[at].get("view") or {"notes": notes[seat]})["notes"]
        for told in [each for each in step["news"] if each["event"].startswith("said_")]:
            seat, claimed = told["facts"]["player"], told["facts"].get("atoms", [])
            about = [each for each in notes[seat] if f"said_{each['id']}" == told["event"]]
            held = sorted(about[-1]["facts"]["policies"]) if about else None
            is_true = held and held == sorted(each.partition(":")[2] for each in claimed)
            found.append((at, names[seat], is_true))
    return found


def test_claims_stand_beside_the_truth(tmp_path: Path, tv: NewPage) -> None:
    """In the replay, for whoever sees everything and nobody else: what was said so far, whether it
    was true, and what the speaker's own notes held."""
    match = played("sith-imperative", 5, None)
    replayed = msgspec.json.decode(msgspec.json.encode(replay(match, 1, None)))
    expected = said(replayed, NAMES)
    assert {is_true for _, _, is_true in expected} >= {True, False}
    record = write_record(record_of(match, NAMES))
    made = msgspec.json.encode(analysis(msgspec.json.decode(record), replayed))
    (tmp_path / "game.html").write_bytes(offline_page(made, record, match, "sith-imperative"))
    page = tv(reduced_motion="reduce")
    page.goto(f"file://{tmp_path / 'game.html'}#at={len(replayed['steps']) - 1}")
    claims = page.locator("section", has=page.get_by_role("heading", name=CLAIMS)).locator("li")
    expect(claims).to_have_count(len(expected))
    texts = reversed(claims.all_inner_texts())  # the last one comes first
    for (_, name, is_true), text in zip(expected, texts, strict=True):
        assert text.startswith(name)
        assert ("That was true" in text) == (is_true is True)
        assert ("That was not true" in text) == (is_true is False)
        assert (f"{name}'s own notes:" in text) == (is_true is not None)
    assert_accessible(page)
    first, name, _ = expected[0]
    page.get_by_role("slider").fill(str(first))
    expect(claims).to_have_count(sum(at == first for at, _, _ in expected))
    for eyes in (f"What {name} saw", "What everyone saw"):
        page.get_by_label("Point of view").select_option(eyes)
        expect(claims).to_have_count(0)


SECTIONS = {
    "chances": "Who was ahead",
    "awards": "Well played",
    "lies": "What was said, and what was true",
    "beliefs": "What you could suspect",
    "fights": "Fights and their odds",
}
"""What a part of an analysis is called on a page."""


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tables and few choices: what a full analysis finds is measured elsewhere."""
    monkeypatch.setattr(choices, "WORLDS", 6)
    monkeypatch.setattr("palatine.theatre.analyse.JUDGED", 12)
    monkeypatch.setattr("palatine.theatre.odds.DEALS", 6)
    monkeypatch.setattr(import_module("palatine.bots.seize_the_imperium.fights"), "TABLES", 2)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(
    ("name", "players", "bots", "parts"),
    [
        ("sith-imperative", 5, None, ("awards", "lies", "beliefs")),
        ("secret-emperor", 5, None, ("lies", "beliefs")),
        ("besides-the-emperor", 5, None, ("lies", "beliefs")),
        ("to-be-emperor", 2, "greedy", ()),
        ("seize-the-imperium", 2, "hard", ("fights",)),
    ],
)
def test_what_the_command_makes_can_be_read_without_a_network(
    tmp_path: Path, phone: NewPage, name: str, players: int, bots: str | None, parts: tuple[str]
) -> None:
    """`palatine analyse FILE --page` of a real game: each moment is told, every part of the
    analysis is there and no other, and the browser has nothing to complain about."""
    match = played(name, players, bots)
    file, made, page_at = (tmp_path / each for each in ("game.json", "made.json", "game.html"))
    file.write_bytes(write_record(record_of(match, NAMES[:players])))
    assert main(["analyse", str(file), "--json", str(made), "--page", str(page_at)]) == 0
    found = msgspec.json.decode(made.read_bytes(), type=Analysis)
    page = phone(reduced_motion="reduce")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.context.set_offline(True)
    page.goto(f"file://{page_at}")
    expect(page.get_by_text("the opinion of our bots")).to_be_visible()
    moments = page.locator(".swings > li")
    assert found.moments
    expect(moments).to_have_count(len(found.moments))
    for told in moments.locator(".what").all_text_contents():
        assert re.search(r"\w+ \w+", told)
    has = {part for part in SECTIONS if getattr(found, part)}
    assert has >= {"chances", *parts}
    headings = page.locator("h2").all_text_contents()
    assert {part for part, words in SECTIONS.items() if words in headings} == has
    assert WORDLESS.findall(page.locator("body").inner_text()) == []
    assert complaints == []
