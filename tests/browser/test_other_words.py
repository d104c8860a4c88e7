"""A language that does not exist on every page: the door, rules, lessons, a room, and a table from
its lobby to its end. test_other_words_afterwards.py has what comes after a game."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from palatine.catalog import games
from palatine.core.lessons.lesson import lessons_of
from tests.browser.foreign import SPEAKS, inspect_foreign, said
from tests.browser.players import GOT_IT, SENATE, Screen, party
from tests.browser.room import SMALL_PHONE, Room
from tests.browser.test_coming_back import MOVED, link_of
from tests.browser.test_held import END, HELD, updated
from tests.browser.test_hosting import chosen
from tests.browser.test_laptop import WIDE, begun
from tests.browser.test_next_game import ended, seen, want
from tests.browser.test_rooms import FILE

ABOUT = Path(__file__).parents[2] / "web" / "src" / "app" / "About.svelte"
AUTHORS = ABOUT.read_text("utf-8").partition("AUTHORS")[2].partition("]")[0]
SEIZE = "/cards/seize-the-imperium"


def taught() -> Iterator[str]:
    """What lessons are called, and what each is about."""
    for game in games().values():
        for lesson in lessons_of(game).values():
            yield from (*lesson.title.values(), *lesson.about.values())


PATHS = {
    "/": "",
    "/nowhere": "",
    "/theatre": "",
    "/s/BBBB": "BBBB",
    "/about": AUTHORS,
    "/learn": " ".join(taught()),
    "/cards": "",
    "/rules/senate": "",
}
"""Pages, and whatever names stand there."""
MORE_PATHS = {
    "/cards/besides-the-emperor": "",
    SEIZE: "",
    f"{SEIZE}?shelf=build": "",
    **{f"/rules/{game}": "" for game in games() if game != "senate"},
    **{
        f"/learn/{game.id}/{name}": " ".join([*lesson.names, *lesson.title.values()])
        for game in games().values()
        for name, lesson in lessons_of(game).items()
    },
}
LONGER = "30 more seconds"
DATES = "Friday January Jan Sunday Thursday"
SEATS = {
    "Sith Imperative": 5,
    "Seize the Imperium": 2,
    "Secret Emperor": 5,
    "Everyone Wants To Sit Besides The Emperor": 5,
    "To Be Emperor": 2,
}
ALWAYS = ("Sith Imperative", "Seize the Imperium")
"""What is played in every run; all others in the deep tests."""
GAMES = [pytest.param(game, marks=[] if game in ALWAYS else pytest.mark.deep) for game in SEATS]


async def foreign(page: Page) -> Page:
    """A page that speaks it."""
    await page.add_init_script(SPEAKS)
    return page


async def abroad(room: Room, page: Page) -> Page:
    """Another page on the same device, which speaks it, at the same address."""
    other = await foreign(await room.page(page.context))
    await other.goto(page.url)
    await other.wait_for_load_state("networkidle")
    return other


async def device(room: Room, kind: str) -> Page:
    """One of the smallest or of the largest windows."""
    return await (room.tv() if kind == "television" else room.phone(**SMALL_PHONE))


@pytest.mark.parametrize("kind", ["small phone", "television"])
@pytest.mark.parametrize("paths", [PATHS, pytest.param(MORE_PATHS, marks=pytest.mark.deep)])
async def test_pages_without_a_table_have_no_word_of_their_own(
    room: Room, paths: dict[str, str], kind: str
) -> None:
    """The door, rules, cards, lessons, the theatre, and pages and tables that are not there."""
    page = await foreign(await device(room, kind))
    for path, known in paths.items():
        await page.goto(room.address + path)
        await page.locator("h1, .coach").first.wait_for()
        await page.wait_for_load_state("networkidle")
        await inspect_foreign(page, known)


@pytest.mark.parametrize("kind", ["small phone", "television"])
async def test_a_room_has_no_word_of_its_own(room: Room, kind: str) -> None:
    """Its evenings, and somebody who was there."""
    owner = room.server.browser()
    code = (await owner.ask("POST", "/api/rooms/import", FILE)).json()["code"]
    page = await foreign(await device(room, kind))
    for path, heading in ((f"/room/{code}", "Friday"), (f"/room/{code}/2", "Ben")):
        await page.goto(room.address + path)
        await page.get_by_role("heading", name=heading).first.wait_for()
        await page.wait_for_load_state("networkidle")
        await inspect_foreign(page, code, DATES)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_has_no_word_of_its_own(room: Room, game: str) -> None:
    """From the lobby over the first turn to the end, on a small phone and a screen."""
    plain = Screen(await room.tv())
    code = await plain.create(room.address, game, SEATS[game])
    screen = await foreign(await room.tv())
    await screen.goto(f"{room.address}/s/{code}")
    page = await foreign(await room.phone(**SMALL_PHONE))
    await page.goto(f"{room.address}/t/{code}")
    await page.locator("input").first.fill("Anna")
    await inspect_foreign(page, code)
    await page.keyboard.press("Enter")
    await expect(plain.page.get_by_text("Anna")).to_be_visible()
    for each in (page, screen):
        await inspect_foreign(each, code)
    await plain.begin.click()
    await page.locator("[data-choice], [data-hold]").first.wait_for()
    known = (code, *await plain.names())
    for each in (page, screen):
        await inspect_foreign(each, *known)
    for button in await page.locator("nav > button").all():
        await button.tap()
        await page.locator("dialog[open]").wait_for()
        await inspect_foreign(page, *known)
        await page.keyboard.press("Escape")
    await chosen(plain, "Stop this game")
    await plain.page.get_by_role("button", name="Stop it now").click()
    await plain.finale.or_(plain.page.get_by_role("heading", level=1)).first.wait_for()
    await page.locator(".end").first.wait_for()
    for each in (page, screen):
        await inspect_foreign(each, *known)
    await page.goto(f"{room.address}/r/{code}")
    await page.get_by_role("slider").wait_for()
    await inspect_foreign(page, *known)


@asynccontextmanager
async def busy(*tasks: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Some people do something until the end of the block."""
    running = [asyncio.create_task(each) for each in tasks]
    yield
    for each in running:
        each.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def test_the_beginning_of_an_evening_has_no_word_of_its_own(room: Room) -> None:
    """The table hears what the game is about, everybody looks at their role, and the table
    talks."""
    room.kind = SMALL_PHONE
    players, (screen,) = await party(room, 2, SENATE, seats=5, choice={"Pace": "Brisk"})
    anna, ben = players
    await anna.page.get_by_role("button", name="We're new here").tap()
    phone, stage = await abroad(room, anna.page), await abroad(room, screen.page)

    async def look(*pages: Page) -> None:
        for each in pages:
            await inspect_foreign(each, screen.code, *await screen.names())

    await look(phone, stage)
    await screen.begin.click()
    await phone.get_by_role("button", name=said(GOT_IT)).wait_for()
    await look(phone, stage)
    async with busy(*(each.read_rules() for each in players)):
        hold = phone.get_by_role("button", name=said("Hold to look"))
        await hold.wait_for()
        await look(phone, stage)
        await hold.dispatch_event("pointerdown", {"pointerId": 1})
        await phone.get_by_text(said("You may say anything, even lies.")).wait_for()
        await look(phone)
        await hold.dispatch_event("pointerup", {"pointerId": 1})
        await seen(anna)
        await phone.locator(".others").wait_for()
        await look(phone)
        await seen(ben)
        async with busy(*(each.play() for each in players)):
            await anna.page.get_by_role("button", name=LONGER).tap()
        await phone.get_by_role("heading", name=said("Time to talk")).wait_for()
        await expect(phone.get_by_role("button", name=said(LONGER))).to_have_count(0)
        await look(phone, stage)


async def test_a_phone_without_its_seat_has_no_word_of_its_own(room: Room) -> None:
    """The seat moves to a phone that has another one, and is asked whether it wants that; somebody
    else leaves the table."""
    room.kind = SMALL_PHONE
    (anna, ben), (screen,) = await party(room, 2, SENATE, seats=5)
    (cleo,), (other,) = await party(room, 1, SENATE, seats=5)
    old, left = [await abroad(room, each.page) for each in (anna, ben)]
    new = await foreign(await room.page(cleo.page.context))
    await new.goto(await link_of(anna))
    take = new.get_by_role("button", name=said("Sit down"))
    await take.wait_for()
    await inspect_foreign(new, screen.code, other.code)
    await take.tap()
    await old.get_by_role("heading", name=said(MOVED)).wait_for()
    await inspect_foreign(old, screen.code)
    await ben.page.get_by_role("button", name="Menu").tap()
    await ben.page.get_by_role("button", name="Leave the table").tap()
    await ben.page.get_by_role("button", name="Leave now").tap()
    await left.get_by_role("heading", name=said("You left the table.")).wait_for()
    await inspect_foreign(left, screen.code)


@pytest.mark.parametrize("game", GAMES)
async def test_a_laptop_has_no_word_of_its_own(room: Room, game: str) -> None:
    """The stage and the hand on one page, at its usual and at its narrowest width."""
    anna = await begun(room, game)
    page = await abroad(room, anna.page)
    await page.locator(".stage article").first.wait_for()
    known = (page.url, *await Screen(anna.page).names())
    await inspect_foreign(page, *known)
    await page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    await inspect_foreign(page, *known)


@pytest.mark.deep
async def test_a_held_game_has_no_word_of_its_own(room: Room) -> None:
    """For its host, a guest and a screen: before they decide, and after it was stopped."""
    room.kind = SMALL_PHONE
    host, guest, screen = await updated(room)
    pages = [await abroad(room, each) for each in (host, guest, screen)]
    for each in pages:
        await each.get_by_role("heading", name=said(HELD)).wait_for()
        await inspect_foreign(each, each.url)
    await host.get_by_role("button", name=END).click()
    await host.get_by_role("button", name="Stop it now").click()
    for each in pages:
        await each.get_by_role("link", name=said("Download the record")).wait_for()
        await inspect_foreign(each, each.url)


async def test_what_next_has_no_word_of_its_own(room: Room) -> None:
    """Everyone sees who wants what, and who goes home is wished a good night."""
    room.kind = SMALL_PHONE
    players, screen = await ended(room, 3)
    known = (screen.code, *await screen.names())
    phones = [await abroad(room, each.page) for each in players[:2]]
    stage = await abroad(room, screen.page)
    await want(players[1], "Play again")
    await want(players[2], "Another game")
    for each in (*phones, stage):
        await each.get_by_text(said("of")).first.wait_for()
        await inspect_foreign(each, *known)
    await want(players[1], "Good night")
    await phones[1].get_by_role("heading", name=said("Good night,")).wait_for()
    await inspect_foreign(phones[1], *known)
