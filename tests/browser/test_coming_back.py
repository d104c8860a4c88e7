"""A returning player is back at once, with nothing missed: reload, sleep, move, and a dead
server."""

import asyncio
import re
import time

from playwright.async_api import expect

from tests.browser.players import GAME, NAMES, SENATE, Player, Screen, Sight, begin, in_step, party
from tests.browser.room import Room
from tests.browser.test_whole_games import VOTE
from tests.browser.wire import Wire

AT_ONCE = 1.0
"""Seconds within which a phone is back after the network's return."""
LOST = "Connection lost."
MOVED = "Your seat is on another phone now."
COUNTED = re.compile("^(Elected|Rejected)")
COUNT = re.compile(r"(Elected|Rejected), \d")
WAITS_FOR_CLEO = re.compile(r"Waiting for (?!.*\b(Anna|Ben)\b).*\bCleo\b")


async def at_the_vote(*players: Player) -> None:
    """Everybody plays until the vote."""
    await asyncio.gather(*map(until_vote, players))


async def until_vote(player: Player) -> None:
    """Answer everything before the next vote."""
    while VOTE not in (await question(player)).offered:
        await player.answer()


async def question(player: Player) -> Sight:
    """The question, as soon as there is one."""
    assert await player.is_wanted()
    return await player.look()


async def voting(room: Room, people: int, screens: int = 1) -> tuple[list[Player], list[Screen]]:
    """People at a table of five in the middle of a vote: the bots have voted, the people have
    not."""
    players, tvs = await party(room, people, SENATE, seats=5, screens=screens)
    await begin(players, tvs[0])
    await at_the_vote(*players)
    return players, tvs


def results(events: list[str]) -> list[str]:
    """The votes that were counted."""
    return [line for line in events if COUNTED.match(line)]


def yes(line: str) -> str:
    """The part of a result that names the yes votes."""
    return line.partition("Yes:")[2].partition("No:")[0]


def public(events: list[str]) -> list[str]:
    """What everybody heard."""
    return [line for line in events if "only you" not in line]


async def test_a_phone_that_reloads_in_mid_vote_is_asked_the_same(room: Room) -> None:
    """Before its vote it gets the question again; after it, the vote counts and can be changed."""
    (anna, ben, cleo), (screen,) = await voting(room, 3)
    asked = (await anna.look()).question
    await anna.touch(VOTE)
    await anna.page.reload()
    assert (await question(anna)).question == asked
    await anna.answer(VOTE)
    await anna.page.reload()
    await expect(anna.given).to_be_visible()
    await asyncio.gather(ben.answer(VOTE), cleo.answer(VOTE))
    await expect(screen.page.locator(".line", has_text=COUNT).first).to_be_visible()
    (line,) = results(await anna.events())
    assert "Anna" in yes(line)


async def seconds_to_load(screen: Screen) -> float:
    """How long this machine takes to show another screen now, with all its other work."""
    began = time.monotonic()
    page = await screen.page.context.new_page()
    await page.goto(screen.page.url)
    await page.get_by_role("status").first.wait_for()
    taken = time.monotonic() - began
    await page.close()
    return taken


async def test_a_phone_that_slept_through_a_round_has_missed_nothing(room: Room) -> None:
    """Soon after the network's return it has the question, and tells everything that has happened:
    within a second, plus the time to load a screen on the same machine."""
    room.has_cut_network = True
    players, (screen,) = await party(room, 2, SENATE, seats=5)
    wire, cleo = Wire(int(room.server.port)), Player(await room.phone(), "Cleo")
    await cleo.join(await wire.lay(), screen.code)
    await begin([*players, cleo], screen)
    await at_the_vote(*players, cleo)
    await cleo.answer()
    wire.cut()
    await cleo.page.context.set_offline(True)
    await expect(cleo.status).to_contain_text(LOST)
    await expect(screen.page.get_by_text("Cleo is away.")).to_be_visible()
    awake = [asyncio.create_task(player.play()) for player in players]
    await expect(screen.status).to_have_text(WAITS_FOR_CLEO, timeout=GAME)
    loading = await seconds_to_load(screen)
    wire.mend()
    began = time.monotonic()
    await cleo.page.context.set_offline(False)
    await expect(cleo.asked).to_be_visible()
    assert time.monotonic() - began < AT_ONCE + 2 * loading
    await expect(screen.page.get_by_text("Cleo is away.")).to_be_hidden()
    for task in awake:
        task.cancel()
    assert public(await cleo.events()) == public(await players[0].events())


async def test_a_phone_whose_page_was_closed_goes_on(room: Room) -> None:
    """The same phone, a new page at the same address: the same question, and everything that
    happened."""
    (anna, ben), (screen,) = await voting(room, 2)
    asked, address = (await anna.look()).question, anna.page.url
    await anna.page.close()
    await expect(screen.page.get_by_text("Anna is away.")).to_be_visible()
    again = Player(await room.page(anna.page.context), "Anna")
    await again.page.goto(address)
    assert (await question(again)).question == asked
    assert public(await again.events()) == public(await ben.events())


async def test_a_seat_moves_to_another_phone_by_its_link(room: Room) -> None:
    """The new phone has the old one's question; the old one is shown out, and stays out."""
    (old, ben), (screen,) = await voting(room, 2)
    asked = (await old.look()).question
    link = await link_of(old)
    new = Player(await room.phone(), "Anna")
    await new.page.goto(link)
    assert (await question(new)).question == asked
    await expect(old.page.get_by_role("heading", name=MOVED)).to_be_visible()
    await old.page.reload()
    await expect(new.asked).to_be_visible()
    await expect(old.asked).to_be_hidden()
    await asyncio.gather(new.answer(VOTE), ben.answer(VOTE))
    await expect(screen.page.locator(".line", has_text=COUNT).first).to_be_visible()
    assert "Anna" in yes(*results(await new.events()))


async def link_of(player: Player) -> str:
    """The link that takes this player's seat to another phone."""
    await player.page.get_by_role("button", name="Menu").tap()
    await player.page.get_by_role("button", name="Move my seat to another phone").tap()
    return await player.page.get_by_text("#move=").inner_text()


async def test_somebodys_link_takes_no_seat_from_the_phone_that_opens_it(room: Room) -> None:
    """At the same table the phone keeps its seat; with a seat at another table, the page asks
    first."""
    (anna, ben), _ = await voting(room, 2)
    link, table = await link_of(anna), ben.page.url
    asked = (await ben.look()).question
    await ben.page.goto("about:blank")
    await ben.page.goto(link)
    await expect(ben.page.get_by_role("heading", name="You already have a seat")).to_be_visible()
    await ben.page.get_by_role("button", name="Back").tap()
    assert (await question(ben)).question == asked
    (cleo,), _ = await party(room, 1, SENATE, seats=5)
    await expect(cleo.page.get_by_role("button", name="Menu")).to_be_visible()
    own = cleo.page.url
    await cleo.page.goto(link)
    await cleo.page.get_by_role("link", name="Back").tap()
    await expect(cleo.page).to_have_url(own)
    await expect(cleo.page.get_by_role("button", name="Menu")).to_be_visible()
    await expect(anna.page.get_by_text("#move=")).to_be_visible()
    await cleo.page.goto(link)
    await cleo.page.get_by_role("button", name="Sit down").tap()
    await expect(anna.page.get_by_role("heading", name=MOVED)).to_be_visible()
    await expect(cleo.page).to_have_url(table)


async def test_a_server_killed_in_mid_vote_is_missed_by_nobody(room: Room) -> None:
    """After the restart all go on by themselves: no vote is lost, not even one given meanwhile."""
    room.has_cut_network = True
    players, screens = await voting(room, 5, screens=2)
    anna, ben, cleo, dirk, ella = players
    await asyncio.gather(anna.answer(VOTE), ben.answer(VOTE))
    await room.server.kill()
    for player in players:
        await expect(player.status).to_contain_text(LOST)
    await cleo.choose(VOTE)
    await cleo.confirm.tap()
    await room.server.start()
    await expect(cleo.given).to_be_visible()
    await expect(anna.given).to_be_visible()
    await asyncio.gather(dirk.answer(VOTE), ella.answer(VOTE))
    for screen in screens:
        await expect(screen.page.locator(".line", has_text=COUNT).first).to_be_visible()
    (line,) = results(await ella.events())
    assert all(name in yes(line) for name in NAMES[:5])
    await in_step(screens)


async def test_a_part_that_could_not_be_loaded_comes_by_itself(room: Room) -> None:
    """A browser never tries a failed module again. So the page opens again as soon as the server
    answers: the question is still there, and now the part is too."""
    room.has_cut_network = True
    (anna, _), _ = await voting(room, 2)
    asked, menu = (await anna.look()).question, anna.page.get_by_role("button", name="Menu")
    await anna.page.route("**/assets/Menu-*", lambda route: route.abort())
    async with anna.page.expect_event("load"):
        async with anna.page.expect_event("requestfailed"):
            await menu.tap()
        await anna.page.unroute("**/assets/Menu-*")
    assert (await question(anna)).question == asked
    await menu.tap()
    await expect(anna.page.get_by_role("button", name="Leave the table")).to_be_visible()


async def test_the_door_knows_where_a_phone_sat(room: Room) -> None:
    """A player who returns by the home address finds the code there; one who has left does not."""
    (anna,), _ = await party(room, 1, SENATE, seats=5)
    code = anna.page.get_by_label("The table's four letters")
    await anna.page.goto(room.address)
    await anna.page.get_by_role("button", name="Join", exact=True).tap()
    await anna.page.get_by_role("button", name="Menu").tap()
    await anna.page.get_by_role("button", name="Leave the table").tap()
    await anna.page.get_by_role("button", name="Leave now").tap()
    await anna.page.get_by_text("Home").tap()
    await expect(code).to_have_value("")
