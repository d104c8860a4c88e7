"""The theatre: files of finished games, read in the browser and sent only on request."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, expect

from palatine.catalog import game_of
from palatine.cli.offline import offline_page
from palatine.cli.parser import build, parse
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import record_of, write_record
from palatine.server.table.replay import replay
from tests.browser.conftest import NewPage
from tests.browser.eyes import SIDEWAYS, assert_accessible, watch_policy
from tests.browser.finished import House, house
from tests.browser.reviewed import analysis
from tests.browser.room import HOST

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva")
SEED = seed_from("theatre")
SENT = re.compile("/api/theatre")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests in this file."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files of a game."""
    return write_files(tmp_path_factory.mktemp("files"))


def write_files(folder: Path) -> Path:
    """A senate game, as a record, an analysis and a page."""
    game = game_of("senate")
    match = Match(game, game.setup(5, "sith-imperative", game.check_options), Seeded(SEED))
    play_out(match, Random(1))
    record = write_record(record_of(match, NAMES, SEED))
    replayed = msgspec.json.decode(msgspec.json.encode(replay(match, 1, None)))
    made = msgspec.json.encode(analysis(msgspec.json.decode(record), replayed))
    page = offline_page(made, record, match, "sith-imperative")
    for name, content in (
        ("game.palatine.json", record),
        ("changed.palatine.json", record.replace(b'"Cleo"', b'"Clio"')),
        ("analysis.json", made),
        ("game.html", page),
        ("other.json", b'{"a": 1}'),
    ):
        (folder / name).write_bytes(content)
    return folder


def opening(page: Page, server: House, file: Path) -> list[str]:
    """Open a file in the theatre; returns the addresses requested from now on."""
    page.goto(f"http://{HOST}:{server.port}/theatre")
    page.get_by_role("heading", level=1).wait_for()
    asked: list[str] = []
    page.on("request", lambda each: asked.append(f"{each.method} {each.url}"))
    page.locator("input[type=file]").set_input_files(file)
    return asked


@pytest.mark.parametrize("kind", ["small_phone", "tv"])
def test_a_record_is_checked_in_the_browser_and_not_sent(
    request: pytest.FixtureRequest, server: House, files: Path, kind: str
) -> None:
    """Complete, the shuffle fair, the winners; nothing was posted anywhere; axe is content."""
    page = request.getfixturevalue(kind)(reduced_motion="reduce")
    complaints = watch_policy(page)
    asked = opening(page, server, files / "game.palatine.json")
    expect(page.get_by_text("its checksum matches")).to_be_visible()
    expect(page.get_by_text("The shuffle was fair: checked on this device.")).to_be_visible()
    expect(page.get_by_text("Ada, Bo, Cleo, Dov and Eva")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Winners: (Ada|Bo|Cleo|Dov|Eva)\b"))).to_be_visible()
    assert [each for each in asked if not each.startswith("GET") or SENT.search(each)] == []
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page)
    assert complaints == []


@pytest.mark.parametrize(
    ("language", "way"),
    [("en-US", "Or on your own computer"), ("de-DE", "Oder auf deinem Computer")],
)
def test_a_record_can_be_analysed_without_sending_it(
    server: House, files: Path, small_phone: NewPage, tmp_path: Path, language: str, way: str
) -> None:
    """Beside the button that sends it stands the command, with this file's name as a shell takes
    it; that command makes a page."""
    file = tmp_path / "Anna's game.palatine.json"
    file.write_bytes((files / "game.palatine.json").read_bytes())
    page = small_phone(reduced_motion="reduce", locale=language)
    opening(page, server, file)
    expect(page.get_by_role("heading", name=way)).to_be_visible()
    program, *words = shlex.split(page.locator(".here code").inner_text())
    assert (program, words[1]) == ("palatine", file.name)
    checking = page.get_by_text("palatine verify").inner_text()
    assert shlex.split(checking) == ["palatine", "verify", file.name]
    asked = parse(build("analyse"), words)
    assert (asked.file, asked.page) == (Path(file.name), Path("game.html"))
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize(
    ("name", "why"),
    [("changed.palatine.json", "its checksum doesn't match"), ("other.json", "not a game file")],
)
def test_a_file_that_is_not_what_it_says_is_refused(
    server: House, files: Path, phone: NewPage, name: str, why: str
) -> None:
    """A sentence says what is wrong with it."""
    page = phone(reduced_motion="reduce")
    opening(page, server, files / name)
    expect(page.get_by_role("alert")).to_contain_text(why)
    expect(page.get_by_role("button", name="Send and watch")).to_have_count(0)


def test_an_analysis_is_shown_without_sending_it(
    server: House, files: Path, phone: NewPage
) -> None:
    """Moments, chances and beliefs; there are no pictures, since it has no tables in it."""
    page = phone(reduced_motion="reduce")
    asked = opening(page, server, files / "analysis.json")
    expect(page.locator(".swings > li")).to_have_count(3)
    expect(page.get_by_role("heading", name="What you could suspect")).to_be_visible()
    expect(page.get_by_role("button", name="See it")).to_have_count(0)
    assert [each for each in asked if not each.startswith("GET") or SENT.search(each)] == []
    assert_accessible(page)


def test_a_page_is_shown_whole_and_by_its_moment(server: House, files: Path, tv: NewPage) -> None:
    """Dropped into the browser, it has the review and the replay; none of it is sent."""
    page = tv(reduced_motion="reduce")
    asked = opening(page, server, files / "game.html")
    expect(page.locator(".swings .picture .scaled > *").nth(2)).to_be_attached()
    page.get_by_role("button", name="See it").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#at=\d+$"))
    assert [each for each in asked if not each.startswith("GET") or SENT.search(each)] == []


def test_a_file_can_be_dropped(server: House, files: Path, tv: NewPage) -> None:
    """Anywhere on the page."""
    page = tv(reduced_motion="reduce")
    page.goto(f"http://{HOST}:{server.port}/theatre")
    page.get_by_role("heading", name="The theatre").wait_for()
    text = (files / "game.palatine.json").read_text("utf-8")
    page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "dropped.palatine.json"));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
        }""",
        text,
    )
    expect(page.get_by_text("palatine verify dropped.palatine.json")).to_be_visible()


def test_a_record_that_is_sent_has_a_link_until_its_owner_deletes_it(
    server: House, files: Path, phone: NewPage, tv: NewPage
) -> None:
    """The bots look at it; anyone with the address sees the same moment; then it is gone."""
    mine, theirs = phone(reduced_motion="reduce"), tv(reduced_motion="reduce")
    opening(mine, server, files / "game.palatine.json")
    mine.get_by_role("button", name="Send and watch").tap()
    expect(mine.get_by_text("the opinion of our bots")).to_be_visible(timeout=240_000)
    assert_accessible(mine)
    mine.get_by_role("button", name="Watch it again").tap()
    mine.get_by_label("Point of view").select_option("all")
    mine.get_by_role("slider").fill("7")
    expect(mine).to_have_url(re.compile(r"/theatre/[B-Z]{12}\?at=7&all$"))
    theirs.goto(mine.url)
    expect(theirs.locator("output")).to_have_text(re.compile("^8 of"))
    expect(theirs.get_by_label("Point of view")).to_have_value("all")
    theirs.get_by_role("button", name="Share or delete").click()
    expect(theirs.get_by_role("button", name="Delete it now")).to_have_count(0)
    mine.get_by_role("button", name="Share or delete").tap()
    mine.get_by_role("button", name="Delete it now").tap()
    expect(mine.get_by_role("heading", name="The theatre")).to_be_visible()
    theirs.reload()
    expect(theirs.get_by_role("heading", name="There is no replay here")).to_be_visible()


def test_a_game_that_is_not_over_is_not_looked_at(
    server: House, files: Path, phone: NewPage, tmp_path: Path
) -> None:
    """A save of a running game has all its secrets in it: none of them appears."""
    record = json.loads((files / "game.palatine.json").read_bytes())
    (tmp_path / "save.json").write_text(json.dumps({"format": "palatine-save", "record": record}))
    page = phone(reduced_motion="reduce")
    opening(page, server, tmp_path / "save.json")
    expect(page.get_by_role("alert")).to_contain_text("This game is not over yet")
