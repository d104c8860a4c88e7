"""The language that does not exist on everything that only opens when somebody asks for it: the
form for a game, what a host and an owner can do, looks, calls, a deck's faults, and trouble."""

from collections.abc import Iterable

import pytest
from playwright.async_api import Locator, Page, expect

from palatine.games.seize_the_imperium.cards import UNITS
from tests.browser.foreign import inspect_foreign, said
from tests.browser.players import SENATE, Player, Screen, begin
from tests.browser.room import SMALL_PHONE, Room
from tests.browser.test_called import UNDECIDED
from tests.browser.test_coming_back import at_the_vote
from tests.browser.test_hosting import chosen
from tests.browser.test_other_words import DATES, SEIZE, device, foreign
from tests.browser.test_rooms import FILE

KINDS = pytest.mark.parametrize(
    "kind", ["small phone", pytest.param("television", marks=pytest.mark.deep)]
)
CLOSED = "details:not([open]) > summary"
GROUP = "Friday"
LONG = 75
"""Seconds after which a host may let a bot answer for somebody."""
IPHONE = """
  Object.defineProperty(navigator, "userAgent", { value: "iPhone" });
  delete window.Notification;
"""
"""A phone that can only be called once this page is on its home screen."""
BAD_DECK = """9 Long Range Patrol Force
2 Light Cruisers Task Force
1 Unheard Of Fleet
many Heavy Cruisers
"""


async def look(page: Page, *known: str) -> None:
    """Judge a page as it is now, once everything is there; addresses and tickets are known."""
    await page.wait_for_load_state("networkidle")
    shown = await page.locator("pre, .link, .address").all_inner_texts()
    await inspect_foreign(page, page.url, *shown, *known)


async def unfold(within: Page | Locator) -> None:
    """Open everything that is folded up, and what is folded up in it."""
    while await within.locator(CLOSED).count():
        await within.locator(CLOSED).first.click()


async def opened(page: Page, button: Locator) -> Locator:
    """The sheet that a button opens."""
    await button.click()
    sheet = page.locator("dialog[open]")
    await sheet.wait_for()
    return sheet


async def through(page: Page, buttons: Iterable[str], *known: str) -> None:
    """Press one button after the other, and look at what it brings."""
    for name in buttons:
        await page.get_by_role("button", name=said(name), exact=True).click()
        await look(page, *known)


async def move(page: Page, *known: str) -> None:
    """Show the way to another phone."""
    await page.get_by_role("button", name=said("Move my seat to another phone")).click()
    await page.locator(".link").wait_for()
    await look(page, *known)


def menu(page: Page) -> Locator:
    """The button of the menu."""
    return page.get_by_role("button", name=said("Menu"), exact=True)


@KINDS
async def test_the_form_for_a_game_has_no_word_of_its_own(room: Room, kind: str) -> None:
    """Every poster of the wall, with all options of its game and of the table."""
    page = await foreign(await device(room, kind))
    await page.goto(f"{room.address}/#new")
    posters = page.locator(".games input")
    await posters.first.wait_for()
    for number in range(await posters.count()):
        await posters.nth(number).check(force=True)
        await unfold(page)
        await look(page)


async def test_the_lobby_of_a_host_has_no_word_of_its_own(room: Room) -> None:
    """Opened on a phone: looks, bots, an agent, another game, a room that remembers, the menu."""
    page = await foreign(await room.phone(**SMALL_PHONE))
    await page.goto(f"{room.address}/#new")
    await page.get_by_role("button", name=said("Open it and play on this device")).tap()
    await page.locator("form input").first.fill("Anna")
    await page.keyboard.press("Enter")
    await page.locator(".host").wait_for()
    await opened(page, page.locator("button.look"))
    await look(page)
    await page.keyboard.press("Escape")
    await page.locator(".host summary").tap()
    await look(page)
    if await page.get_by_role("button", name=said("Invite an agent")).is_enabled():
        await opened(page, page.get_by_role("button", name=said("Invite an agent")))
        await page.locator("dialog pre").first.wait_for()
        await look(page)
        await page.keyboard.press("Escape")
    sheet = await opened(page, page.locator(".host > .row button").last)
    await sheet.locator(".games input").first.wait_for()
    await unfold(sheet)
    await look(page)
    await page.keyboard.press("Escape")
    sheet = await opened(page, menu(page))
    await sheet.locator("form input").wait_for(state="attached")  # it is loaded by itself
    await unfold(sheet)
    await move(page)
    await through(page, ("Leave the table",))
    await sheet.locator("form input").fill(GROUP)
    await page.keyboard.press("Enter")
    await sheet.locator(".remember a").wait_for()
    await look(page, GROUP)
    await page.keyboard.press("Escape")
    await look(page, GROUP)
    for wish in ("I'm a guest", "Change", "Remember me"):
        await through(page, (wish,), GROUP)
    await page.goto(room.address)
    await page.get_by_text(GROUP).wait_for()
    await look(page, GROUP)


@pytest.mark.deep
async def test_the_menu_of_a_host_in_a_game_has_no_word_of_its_own(room: Room) -> None:
    """Somebody is away and somebody does not answer; the host can hand over, move, stop and leave,
    and pauses the game."""
    room.kind = SMALL_PHONE
    screen = Screen(await room.tv())
    code = await screen.create(room.address, SENATE, 5)
    players = [Player(await room.phone(), name) for name in ("Anna", "Ben", "Cleo")]
    for player in players:  # the first one is the host
        await player.join(room.address, code)
    anna, ben, cleo = players
    await begin(players, screen)
    await at_the_vote(*players)
    known = (code, *await screen.names())
    page = await foreign(await room.page(anna.page.context))
    await page.clock.install()
    await page.goto(anna.page.url)
    await menu(page).wait_for()
    await page.clock.run_for(LONG * 1000)
    await ben.page.goto("about:blank")
    sheet = await opened(page, menu(page))
    await sheet.get_by_role("combobox").nth(1).wait_for()
    await unfold(sheet)
    await expect(sheet.get_by_text(cleo.name)).not_to_have_count(0)
    await look(page, *known)
    await through(
        page, ("Move my seat to another phone", "Stop this game", "Leave the table"), *known
    )
    await through(page, ("Pause",), *known)


@KINDS
async def test_what_the_owner_of_a_room_can_do_has_no_word_of_its_own(
    room: Room, kind: str
) -> None:
    """Names, ratings, each person, and what must be said twice."""
    owner = room.server.browser()
    code = (await owner.ask("POST", "/api/rooms/import", FILE)).json()["code"]
    page = await foreign(await device(room, kind))
    cookies = [
        {"name": name, "value": value, "url": room.address} for name, value in owner.cookies.items()
    ]
    await page.context.add_cookies(cookies)  # type: ignore[arg-type]
    await page.goto(f"{room.address}/room/{code}")
    await page.get_by_text(said("You own this room")).wait_for()
    await unfold(page)
    await look(page, GROUP, DATES)
    await page.get_by_role("button", name=said("Delete this room")).click()
    await look(page, GROUP, DATES)


@pytest.mark.deep
async def test_whether_a_phone_may_call_has_no_word_of_its_own(room: Room) -> None:
    """After a game, on a page that is secure: on most phones, and on one that asks for more."""
    screen = Screen(await room.tv())
    code = await screen.create(room.address, SENATE, 5)
    anna = Player(await room.phone(**SMALL_PHONE), "Anna")
    await anna.join(f"http://127.0.0.1:{room.server.port}", code)
    await begin([anna], screen)
    known = (code, *await screen.names())
    await chosen(screen, "Stop this game")
    await screen.page.get_by_role("button", name="Stop it now").click()
    await anna.page.get_by_role("heading", name="The game was stopped").wait_for()
    for script in (UNDECIDED, IPHONE):
        page = await foreign(await room.page(anna.page.context))
        await page.add_init_script(script)
        await page.goto(anna.page.url)
        await page.get_by_role("button", name=said("No, thanks")).wait_for()
        await look(page, *known)


@KINDS
async def test_the_faults_of_a_deck_have_no_word_of_their_own(room: Room, kind: str) -> None:
    """On the bench, and in a list that was pasted."""
    page = await foreign(await device(room, kind))
    await page.goto(f"{room.address}{SEIZE}?shelf=build")
    await page.locator(".bench .faults li").first.wait_for()
    await unfold(page.locator(".bench"))
    await page.locator(".bench textarea").fill(BAD_DECK)
    await page.get_by_role("button", name=said("Check"), exact=True).click()
    await page.locator("[role=alert] li").nth(1).wait_for()
    await look(page, BAD_DECK, *(card.full_name for card in UNITS.values()))


async def test_trouble_has_no_word_of_its_own(room: Room) -> None:
    """A page that did not load."""
    page = await foreign(await room.phone(**SMALL_PHONE))
    room.has_cut_network = True
    await page.route("**/assets/Home-*.js", lambda route: route.abort())
    await page.goto(room.address)
    await page.get_by_role("button", name=said("Reload")).wait_for()
    await look(page)
