"""An evening on five phones: everybody looks at their roles; after a game: again, another, or good
night."""

import asyncio
import re

from playwright.async_api import Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import GAME, SENATE, Player, Screen, begin, party
from tests.browser.room import SMALL_PHONE, Room
from tests.browser.test_hosting import chosen


async def seen(player: Player) -> None:
    """Look at your role, by finger, and confirm."""
    page = player.page
    ready = page.get_by_role("button", name="I've seen it")
    await expect(ready).to_be_disabled()
    hold = page.get_by_role("button", name="Hold to look")
    await hold.dispatch_event("pointerdown", {"pointerId": 1})
    await expect(page.get_by_text("You may say anything, even lies.")).to_be_visible()
    await hold.dispatch_event("pointerup", {"pointerId": 1})
    await expect(page.get_by_text("You may say anything, even lies.")).to_have_count(0)
    await ready.tap()


async def test_an_evening_begins_with_the_roles_and_begins_anew(room: Room) -> None:
    """Five phones look at their roles, play, and by the guests' majority look at the next ones."""
    players, (screen,) = await party(room, 5, SENATE, choice={"Pace": "Brisk"})
    await screen.begin.click()
    for player in players:
        await expect(player.page.get_by_role("heading", name="Your role")).to_be_visible()
        await expect(player.page.get_by_role("navigation")).to_have_count(0)
    await inspect(players[1].page)
    await seen(players[0])
    others = "Waiting for the others: 1 of 5 are ready"
    await expect(players[0].page.get_by_text(others)).to_be_visible()
    await expect(screen.status).to_contain_text("1 of 5 are ready")
    for player in players[1:]:
        await seen(player)
    for player in players:
        await player.page.get_by_role("navigation").wait_for()
    await broken_off(players, screen)
    host = await the_host(players)
    for guest in [each for each in players if each is not host][:3]:
        await want(guest, "Play again")
    for player in players:
        await expect(player.page.get_by_role("button", name="I've seen it")).to_be_disabled()


async def test_who_keeps_the_others_waiting_is_named_after_a_while(room: Room) -> None:
    """On the phones and on the screen, and not at once; on a laptop, keys are enough to look."""
    players, (screen,) = await party(room, 1, SENATE, seats=5, choice={"Pace": "Brisk"})
    laptop = Player(await room.laptop(has_touch=True), "Ben")
    await laptop.join(room.address, screen.code)
    pages = [players[0].page, screen.page]
    for page in pages:
        await page.clock.install()
    await screen.begin.click()
    await seen(players[0])
    hold = laptop.page.get_by_role("button", name="Hold to look")
    await hold.focus()
    await laptop.page.keyboard.down("Space")
    await expect(laptop.page.get_by_text("You may say anything")).to_be_visible()
    await laptop.page.keyboard.up("Space")
    for page in pages:
        await expect(page.get_by_text("1 of 2 are ready")).to_be_visible()
        await page.clock.run_for(16_000)
        await expect(page.get_by_text("Waiting for Ben")).to_be_visible()
    await laptop.page.keyboard.press("Tab")
    await laptop.page.keyboard.press("Enter")
    await laptop.page.get_by_role("navigation").wait_for()


async def ended(room: Room, people: int) -> tuple[list[Player], Screen]:
    """People at a table of five whose game was stopped; the host is the first of them."""
    players, (screen,) = await party(room, people, SENATE, seats=5)
    await begin(players, screen)
    await broken_off(players, screen)
    host = await the_host(players)
    return [host, *(each for each in players if each is not host)], screen


async def the_host(players: list[Player]) -> Player:
    """The player whose phone says that they are the host."""

    async def told(player: Player) -> Player:
        await next_of(player.page).get_by_text("You are the host").wait_for()
        return player

    waiting = [asyncio.create_task(told(player)) for player in players]
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in others:
        each.cancel()
    return done.pop().result()


async def broken_off(players: list[Player], screen: Screen) -> None:
    """The host ends the game, and every phone asks what next."""
    await chosen(screen, "Stop this game")
    await screen.page.get_by_role("button", name="Stop it now").click()
    for player in players:
        await next_of(player.page).wait_for()


def next_of(page: Page):  # type: ignore[no-untyped-def]
    """The offers of a phone after a game."""
    return page.get_by_role("region", name="What next?")


async def want(player: Player, what: str, limit: int = GAME) -> None:
    """Say what to play next."""
    button = next_of(player.page).get_by_role("button", name=what, exact=True)
    await button.tap(timeout=limit)


async def test_more_than_half_of_the_guests_begin_the_next_game(room: Room) -> None:
    """Everyone sees who wants what; the third of five begins it, and nobody goes through the
    lobby."""
    players, screen = await ended(room, 5)
    guests = players[1:]
    await want(guests[0], "Play again")
    for player in players:
        await expect(next_of(player.page)).to_contain_text("1 of 5 wants to play again")
    await expect(screen.finale).to_contain_text("1 of 5 wants to play again")
    own = next_of(guests[0].page).get_by_role("button", name="Play again", exact=True)
    await expect(own).to_have_attribute("aria-pressed", "true")
    await want(guests[1], "Another game")
    await want(guests[1], "Play again")
    await expect(next_of(players[0].page)).to_have_text(re.compile("2 of 5 want to play again"))
    await inspect(guests[1].page)
    await want(guests[2], "Play again")
    for player in players:
        await expect(next_of(player.page)).to_have_count(0)
        await player.page.get_by_role("button", name="Your role").wait_for()
        await expect(player.page.get_by_role("heading", name=player.name)).to_be_visible()


async def test_whoever_looks_back_is_still_at_the_table(room: Room) -> None:
    """One guest alone does not begin the next game while two others watch the last one again; when
    the host does, it calls them back to the table, in a line on the smallest phone."""
    players, screen = await ended(room, 3)
    host, *readers = players
    await readers[0].page.set_viewport_size(SMALL_PHONE["viewport"])
    for reader in readers:
        await reader.page.goto(f"{room.address}/r/{screen.code}")
        await reader.page.get_by_role("link", name="Back to the table").first.wait_for()
    await expect(next_of(host.page)).to_be_visible()
    await want(host, "Play again")
    for reader in readers:
        called = reader.page.get_by_role("status").get_by_role("link", name="Back to the table")
        await expect(called).to_be_visible()
    await inspect(readers[0].page)
    await readers[0].page.get_by_role("status").get_by_role("link").tap()
    await readers[0].page.get_by_role("button", name="Your role").wait_for()


async def test_readers_count_when_the_next_game_is_chosen(room: Room) -> None:
    """Everyone else sees one wish of three people, though one of them reads on."""
    players, screen = await ended(room, 3)
    _, guest, reader = players
    await reader.page.goto(f"{room.address}/r/{screen.code}")
    await reader.page.get_by_role("link", name="Back to the table").first.wait_for()
    await want(guest, "Play again")
    await expect(screen.finale).to_contain_text("1 of 3 wants to play again")
    await expect(next_of(guest.page)).to_be_visible()
    await expect(reader.page.get_by_role("status").get_by_role("link")).to_have_count(0)


async def test_the_host_leads_everybody_to_another_game(room: Room) -> None:
    """One touch, and all are in the lobby, where the host chooses."""
    players, screen = await ended(room, 2)
    await want(players[0], "Another game")
    await expect(screen.begin).to_be_visible()
    for player in players:
        guest = player.page.get_by_role("listitem").filter(has_text=players[1].name)
        await expect(guest).to_be_visible()


async def test_who_says_good_night_is_wished_one(room: Room) -> None:
    """The page has the name, the way home and the replay; the next player is host, and not
    stuck."""
    players, screen = await ended(room, 5)
    host, *guests = players
    page = host.page
    await want(host, "Good night")
    await expect(page.get_by_role("heading", name=f"Good night, {host.name}.")).to_be_visible()
    await expect(page.get_by_role("link", name="Home")).to_be_visible()
    await inspect(page)
    next_host = await the_host(guests)
    await want(next_host, "Play again")
    for other in (next_host.page, screen.page):
        await expect(other.get_by_text("Somebody left. The next game needs")).to_be_visible()
    await page.get_by_role("link", name="How could that happen?").tap()
    await expect(page.get_by_role("slider")).to_be_visible()
    await page.goto(room.address)
    assert await page.evaluate("localStorage.getItem('palatine.table')") is None
