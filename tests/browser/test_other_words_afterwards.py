"""The language that does not exist, after a game: its end, the review, the replay, the theatre; and
every recorded scene and question."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from palatine.server.wire.messages import Choice
from tests.browser.asked import questions
from tests.browser.conftest import NewPage
from tests.browser.finished import Finished, House, house, play
from tests.browser.foreign import SPEAKS, assert_foreign, made_foreign
from tests.browser.recorded import TAKES
from tests.browser.room import HOST
from tests.browser.scenes import GAMES as GAMES_OF_SCENES
from tests.browser.scenes import on
from tests.browser.screens import BY_NAME, made, staged, states
from tests.browser.test_afterwards import OTHERS, sit
from tests.browser.test_review import SENATE, made_up, reviewing
from tests.browser.test_rooms import remembered
from tests.browser.test_theatre import NAMES, opening, write_files

DEVICES = ("small_phone", "tv")
SEIZE = Choice("seize-the-imperium", 2)
GAMES = [SENATE, *[pytest.param(each, marks=pytest.mark.deep) for each in (*OTHERS, SEIZE)]]
ALWAYS = ("senate-5",)
"""Whose questions are in every run; all others are in the deep tests."""
CODE = "BKVX The stage"
"""The recorded table, and the title of the page that shows it."""
DATES = "January February March April May June July August September October November December"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests in this file."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files of a game."""
    return write_files(tmp_path_factory.mktemp("files"))


@pytest.fixture(scope="module")
def finished(server: House) -> Callable[[Choice], Finished]:
    """Finished games: that of the senate at a table that belongs to a room."""
    over: dict[str, Finished] = {}

    def of(choice: Choice) -> Finished:
        if choice.game not in over:
            over[choice.game] = remembered(server) if choice is SENATE else play(server, choice)
        return over[choice.game]

    return of


@pytest.fixture
def page(request: pytest.FixtureRequest, kind: str) -> Page:
    """A page that speaks it, in one of the smallest or of the largest windows."""
    return made_foreign(request.getfixturevalue(kind)(reduced_motion="reduce"))


@pytest.mark.parametrize("kind", DEVICES)
@pytest.mark.parametrize("choice", GAMES)
def test_a_review_and_a_replay_have_no_word_of_their_own(
    server: House, finished: Callable[[Choice], Finished], page: Page, choice: Choice, kind: str
) -> None:
    """The review, with a question answered again; a moment, the last one, the shuffle."""
    over = finished(choice)
    more = "&seat=0" if kind == "small_phone" else ""
    reviewing(page, server, over, more)
    page.wait_for_load_state("networkidle")
    assert_foreign(page, over.code)
    for answer in page.locator(".better .words li button").all()[:1]:
        answer.click()
        assert_foreign(page, over.code)
    for chooser in page.locator("main select").all():
        chooser.select_option(index=1)
    assert_foreign(page, over.code)
    page.locator(".swings .words button").first.click()
    page.get_by_role("slider").wait_for()
    assert_foreign(page, over.code)
    page.locator("header select").first.select_option("all")
    page.keyboard.press("End")
    assert_foreign(page, over.code)
    page.locator(".theatre > :is(header, nav) button").first.click()
    page.locator("dialog .fairness").wait_for()
    assert_foreign(page, over.code)


@pytest.mark.parametrize("choice", GAMES)
def test_the_end_of_a_game_has_no_word_of_its_own(
    server: House,
    finished: Callable[[Choice], Finished],
    choice: Choice,
    small_phone: NewPage,
    tv: NewPage,
) -> None:
    """On a screen, with the review over it; on a phone, with the shuffle checked; good night."""
    over, address = finished(choice), f"http://{HOST}:{server.port}"
    known = (over.code, "Sunday")
    found = made_up(server, over)
    screen, phone = [made_foreign(each(reduced_motion="reduce")) for each in (tv, small_phone)]
    screen.route("**/api/**/analysis*", lambda route: route.fulfill(json=found))
    screen.goto(f"{address}/s/{over.code}")
    screen.locator(".finale .cast li").first.wait_for()
    screen.wait_for_load_state("networkidle")
    assert_foreign(screen, *known)
    screen.locator(".replay a").click()
    screen.locator(".swings > li").first.wait_for()
    assert_foreign(screen, *known)
    sit(phone.context, address, over)
    phone.goto(f"{address}/t/{over.code}")
    phone.locator(".ways button").first.wait_for()
    phone.wait_for_load_state("networkidle")
    assert_foreign(phone, *known)
    phone.locator(".end summary").tap()
    assert_foreign(phone, *known)
    phone.locator(".end .more button").tap()
    phone.locator("dialog .fairness").wait_for()
    assert_foreign(phone, *known)
    phone.keyboard.press("Escape")
    phone.locator(".ways button").last.tap()
    phone.locator("main a").first.wait_for()
    phone.wait_for_load_state("networkidle")
    assert_foreign(phone, *known)


@pytest.mark.parametrize("kind", DEVICES)
def test_the_theatre_has_no_word_of_its_own(server: House, files: Path, page: Page) -> None:
    """With a record, with one that was changed, and with a page that has the review in it."""
    for name, shown in (
        ("changed.palatine.json", "[role=alert] p"),
        ("game.palatine.json", ".fairness"),
        ("game.html", ".swings > li"),
    ):
        opening(page, server, files / name)
        page.locator(shown).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert_foreign(page, *NAMES, name)


@pytest.mark.parametrize("kind", DEVICES)
def test_a_page_for_later_has_no_word_of_its_own(files: Path, page: Page) -> None:
    """The review from a file, and a moment of it."""
    page.goto(f"file://{files / 'game.html'}")
    page.locator(".swings > li").first.wait_for()
    assert_foreign(page, *NAMES)
    page.locator(".swings .words button").first.click()
    page.get_by_role("slider").wait_for()
    assert_foreign(page, *NAMES)


@pytest.mark.deep
def test_a_record_that_was_sent_has_no_word_of_its_own(
    server: House, files: Path, small_phone: NewPage, tv: NewPage
) -> None:
    """While the bots look at it, then; with the sheet from which its owner deletes it."""
    phone = made_foreign(small_phone(reduced_motion="reduce"))
    opening(phone, server, files / "game.palatine.json")
    phone.locator(".fairness").wait_for()
    phone.locator("section button.main").tap()
    phone.locator("progress").wait_for()
    assert_foreign(phone, *NAMES)
    phone.locator(".opinion").wait_for(timeout=240_000)
    screen = made_foreign(tv(reduced_motion="reduce"))
    screen.goto(phone.url)
    screen.locator(".swings > li, .opinion").first.wait_for()
    for page in (phone, screen):
        assert_foreign(page, *NAMES)
    phone.locator("header button").last.tap()
    phone.locator("dialog button").first.wait_for()
    assert_foreign(phone, *NAMES, DATES)


STAGED = [each for each in GAMES_OF_SCENES if BY_NAME[each].language == "en"]
ASKED = [
    pytest.param(each.name, marks=[] if each.name in ALWAYS else pytest.mark.deep)
    for each in TAKES
    if each.phones and each.language == "en"
]


@pytest.mark.deep
@pytest.mark.parametrize("name", STAGED)
def test_no_scene_has_a_word_of_its_own(name: str, stage: Callable[..., Page]) -> None:
    """Every state and scene of a recorded game on a screen; each scene on the smallest phone."""
    take = BY_NAME[name]
    scenes = list(staged(take, list(made(take)[1])))
    screens = [(each, "tv") for each in (*states(name), *scenes)]
    phones = [(on("small", each), "small") for each in scenes if take.phones]
    for scene, kind in (*screens, *phones):
        look_at(stage(scene, kind, script=SPEAKS), name)


@pytest.mark.parametrize("name", ASKED)
def test_no_question_has_a_word_of_its_own(name: str, stage: Callable[..., Page]) -> None:
    """Each kind of question in a recorded game, on the smallest phone."""
    for scene in questions(name, list(made(BY_NAME[name])[2])):
        look_at(stage(scene, "small", script=SPEAKS), name)


def look_at(page: Page, name: str) -> None:
    """Judge a page of the stage, and close it."""
    assert_foreign(page, *BY_NAME[name].names, CODE)
    page.context.close()
