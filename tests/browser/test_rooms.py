"""Rooms in the browser: a page that shows the evening, and an evening that gets there."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, expect

from palatine.core.news import Told
from palatine.server.room.exporting import KIND, Export, Kept
from palatine.server.room.log import FORMAT, GameReviewed
from palatine.server.wire import room_messages as sent
from palatine.server.wire.messages import Choice, Look
from tests.browser.conftest import NewPage
from tests.browser.eyes import SIDEWAYS, assert_accessible, watch_policy
from tests.browser.finished import Finished, House, beside, house, left
from tests.browser.room import HOST, LAPTOP
from tests.server.room.games import game
from tests.server.visitors import seated

LINES = """each => {
  const words = document.createRange();
  words.selectNodeContents(each);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""How many lines an element's text takes."""
SENATE = Choice("senate", 5, "sith-imperative", theme="sith-imperative")
PEOPLE = (
    Kept(1, "Anna", Look("red", "sun")),
    Kept(2, "Ben", Look("blue", "moon")),
    Kept(3, "Cleo", Look("yellow", "star")),
)
LAST_WEEK = [
    game(each, "1L 2S 3L bL bS", "LSLLSLLSL"[each], at=each, minutes=30 + each) for each in range(9)
]
LATER = [
    game(10 + each, "1L 2S 3L gL bS", "LSL"[each], at=200 + each, minutes=25) for each in range(3)
]
NOMINATED = Told("nominated", {"president": 1, "chancellor": 0})
VOTED = Told("voted", {"yes": (0, 1, 2), "no": (3, 4), "elected": True})
LATER[1] = msgspec.structs.replace(LATER[1], vote=sent.CloseVote(3, 2, (NOMINATED, VOTED)))
REVIEW = GameReviewed(
    *LATER[2].key,
    moments=(
        sent.Moment(7, "choice", (0.6,) * 5, (0.35,) * 5, 1, (NOMINATED,)),
        sent.Moment(9, "luck", (0.35,) * 5, (0.7,) * 5),
    ),
    lie=sent.BestLie(8, 1, "drew", ("policy:loyalist",), ("policy:separatist",), (0, 2)),
    praise=(sent.Praise("turned-the-game", 1, {"points": 25}),),
)
FILE = Export(KIND, FORMAT, "Friday", PEOPLE, True, (*LAST_WEEK, *LATER), (REVIEW,))


@dataclass(frozen=True)
class Owned:
    """A room, and the cookies of its owner."""

    code: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests in this file."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def friday(server: House) -> Owned:
    """A room with two evenings, from a file."""

    async def brought() -> Any:
        owner = server.browser()
        answer = await owner.ask("POST", "/api/rooms/import", FILE)
        return Owned(answer.json()["code"], owner.cookies)

    found: Any = beside(brought)
    assert isinstance(found, Owned)
    return found


@pytest.fixture
def address(server: House) -> str:
    """The server under its own name, as on a home network."""
    return f"http://{HOST}:{server.port}"


def have(context: BrowserContext, address: str, cookies: dict[str, str]) -> None:
    """This device has these tickets."""
    items = cookies.items()
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in items])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_room_shows_its_last_evening(
    small_phone: NewPage, tv: NewPage, address: str, friday: Owned, scheme: str
) -> None:
    """The score, how often each player has won, records and rivals; everyone can read it, on any
    device."""
    for page in (
        small_phone(color_scheme=scheme),
        tv(**LAPTOP, color_scheme=scheme),
        tv(color_scheme=scheme),
    ):
        complaints = watch_policy(page)
        page.goto(f"{address}/room/{friday.code.lower()}")
        expect(page.get_by_role("heading", name="Friday", exact=True)).to_be_visible()
        expect(page.locator("[data-duel=senate]")).to_contain_text("2 : 1")
        expect(page.locator("[data-duel=senate] .crest")).to_have_count(2)
        expect(page.get_by_text("2 evenings, 12 games")).to_be_visible()
        expect(page.get_by_text("Longest game (")).to_be_visible()
        expect(page.get_by_text("Anna 8 : 4 Ben")).to_be_visible()
        expect(page.get_by_text("You own this room")).to_have_count(0)
        expect(page.get_by_text("In truth: Separatist. Anna and Cleo acted on it.")).to_be_visible()
        expect(page.get_by_text("Elected, 3 to 2. Yes: Anna, Ben and Cleo.")).to_be_visible()
        expect(page.get_by_text("Loyalists: from 60")).to_be_visible()
        assert page.evaluate(SIDEWAYS) <= 0
        assert_accessible(page)
        assert not complaints


def test_a_side_is_one_word_on_the_smallest_phone(
    small_phone: NewPage, address: str, friday: Owned
) -> None:
    """In German too, where it is longer: the score leaves it room."""
    page = small_phone(locale="de-DE")
    page.goto(f"{address}/room/{friday.code}")
    side = page.locator("[data-duel=senate] .side .name").last
    expect(side).to_have_text("Separatisten")
    page.evaluate("document.fonts.ready")
    assert side.evaluate(LINES) == 1
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_person_is_a_count_and_no_percentage_before_ten_games(
    small_phone: NewPage, address: str, friday: Owned
) -> None:
    """Twelve games as a loyalist have one, with its interval; the room wanted ratings too."""
    page = small_phone()
    page.goto(f"{address}/room/{friday.code}")
    page.get_by_role("link", name="Anna 8 of 12").click()
    expect(page.get_by_text("8 of 12 as Loyalist", exact=True)).to_be_visible()
    expect(page.get_by_text("67% (likely between 39% and 86%)").first).to_be_visible()
    expect(page.get_by_text("At least")).to_be_visible()
    assert_accessible(page)


def test_a_person_is_remembered_for_what_they_did(
    small_phone: NewPage, address: str, friday: Owned
) -> None:
    """A kind word, a lie that others believed, and a choice that turned the game."""
    page = small_phone()
    page.goto(f"{address}/room/{friday.code}/2")
    deeds = page.locator("section", has_text="Remembered for")
    expect(deeds.get_by_text("Ben turned the game with one choice")).to_be_visible()
    expect(deeds.get_by_text("Ben claims to have drawn: Loyalist")).to_be_visible()
    expect(deeds.get_by_text("nominates Anna")).to_be_visible()
    expect(page.get_by_text("4 of 12 as Separatist", exact=True)).to_be_visible()
    assert_accessible(page)


def test_the_owner_names_the_room_and_takes_it_along(
    phone: NewPage, address: str, friday: Owned, tmp_path: Path
) -> None:
    """The file has everything; nobody else has these tools."""
    page = phone()
    have(page.context, address, friday.cookies)
    page.goto(f"{address}/room/{friday.code}")
    page.get_by_text("You own this room").click()
    page.get_by_label("Name of the room").fill("Saturday")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Saturday")).to_be_visible()
    page.get_by_text("You own this room").click()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Export everything").click()
    loading.value.save_as(tmp_path / "room.json")
    kept = json.loads((tmp_path / "room.json").read_text("utf-8"))
    assert len(kept["games"]) == 12
    assert kept["people"] == json.loads(msgspec.json.encode(PEOPLE))
    assert_accessible(page)


def remembered(server: House) -> Finished:
    """A finished game, at a table of a new room; its first player is remembered."""

    async def whole() -> Finished:
        party = await seated(server, 5, SENATE)  # type: ignore[arg-type]
        host, (anna, ben, *_) = party.host, party.browsers
        room = (await host.ask("POST", "/api/rooms", {"name": "Sunday"})).json()["code"]
        table = f"/api/tables/{party.code}"
        await host.ask("POST", f"{table}/room", {"room": room})
        await anna.ask("POST", f"{table}/who", {"who": "new"})
        await ben.ask("POST", f"{table}/who", {"who": "guest"})
        await party.start()
        await party.play(Random(1))
        await asyncio.sleep(1.5)
        return await left(party)

    return beside(whole)


def test_the_end_and_good_night_tell_of_the_evening(
    tv: NewPage, phone: NewPage, address: str, server: House
) -> None:
    """Which game of tonight it was, on phone and screen; and a picture of the evening to keep,
    which on a laptop stands beside the words and fills the page."""
    over = remembered(server)
    screen, page = tv(), phone()
    screen.goto(f"{address}/s/{over.code}")
    expect(screen.get_by_text("1st game tonight")).to_be_visible()
    complaints = watch_policy(page)
    have(page.context, address, over.cookies[0])
    page.goto(f"{address}/t/{over.code}")
    expect(page.get_by_text("1st game tonight")).to_be_visible()
    page.get_by_role("button", name="Good night").click()
    expect(page.get_by_role("img", name="A keepsake of the evening")).to_be_visible()
    page.set_viewport_size(LAPTOP["viewport"])
    canvas = page.locator("canvas")
    assert canvas.evaluate("each => each.clientHeight / innerHeight") > 0.8
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for button, ending in (("Save the picture", "png"), ("Save as a drawing", "svg")):
        with page.expect_download() as loading:
            page.get_by_role("button", name=button).click()
        assert loading.value.suggested_filename.endswith(ending)
    drawing = loading.value.path().read_text("utf-8")
    assert "Anna" in drawing
    assert "Closest vote" in drawing
    assert_accessible(page)
    assert not complaints


def test_a_host_opens_a_room_and_a_guest_stays_a_guest(
    tv: NewPage, phone: NewPage, address: str
) -> None:
    """On the screen a name is enough; each phone says for itself whether it wants to be kept."""
    screen = tv()
    screen.goto(f"{address}/")
    code = screen.evaluate(
        """async (choice) => (await (await fetch("/api/tables", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(choice),
        })).json()).code""",
        msgspec.to_builtins(SENATE),
    )
    screen.goto(f"{address}/s/{code}")
    screen.get_by_role("button", name="Remember this evening").click()
    screen.get_by_label("What do you call your group?").fill("Monday")
    screen.get_by_role("button", name="Open the room").click()
    expect(screen.get_by_text("Remembered in “Monday”")).to_be_visible()
    assert_accessible(screen)
    for name, wish, found in (
        ("Anna", "Remember me", "You are Anna here."),
        ("Ben", "I'm a guest", "You are a guest"),
    ):
        page = phone()
        page.goto(f"{address}/t/{code}")
        page.get_by_role("textbox").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name=wish).click()
        expect(page.get_by_text(found)).to_be_visible()
        assert_accessible(page)
