"""Evenings at a real pace: the roles, the scenes, the end, and the next game, whatever happens."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as TooLate

from tests.browser.players import GAME, NO_LIMIT, SENATE, Player, Screen, party
from tests.browser.room import Room
from tests.browser.test_next_game import want

BRISK = {"Pace": "Brisk"}
SLOW = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 40_000,
    "uploadThroughput": 20_000,
}
"""A phone at the edge of the network, in bytes a second."""
TIMES = 3
GLANCE = 5000
"""Milliseconds within which a visible button can be tapped."""
RESULT = "^(Elected|Rejected)"
LISTEN = """() => {
  window.told = [];
  const hear = () => {
    const told = document.querySelector("footer.scene .now, .lately p")?.textContent.trim();
    if (told && told !== window.told.at(-1)) window.told.push(told);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(hear).observe(document, all);
  hear();
}"""
"""Keeps what a page tells, however briefly: a screen its captions, a phone the news."""
HAS_TOLD = "(wanted) => window.told.some((each) => RegExp(wanted).test(each))"


class Evening(NamedTuple):
    """What is in the room, and what goes wrong there."""

    screens: int = 1
    has_motion: bool = True
    is_slow: bool = False
    is_killed: bool = False


EVENINGS = {
    "a screen": Evening(),
    "no screen": Evening(screens=0),
    "two screens": Evening(screens=2),
    "reduced motion": Evening(has_motion=False),
    "a slow phone": Evening(is_slow=True),
    "killed in mid-scene": Evening(is_killed=True),
}

DEEP = ("a screen", "reduced motion", "two screens", "killed in mid-scene")
"""The others of these go through the same in every run: no screen, and a slow phone."""
HARD = [
    pytest.param(evening, id=name, marks=[pytest.mark.deep] if name in DEEP else [])
    for name, evening in EVENINGS.items()
]


@asynccontextmanager
async def taking_part(players: list[Player]) -> AsyncIterator[None]:
    """Everybody plays until the end of the block."""
    playing = [asyncio.create_task(player.take_part()) for player in players]
    yield
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def guests(room: Room, evening: Evening) -> tuple[list[Player], list[Screen]]:
    """Two people and three bots, with the screens of this evening; the game has begun."""
    room.has_motion, room.has_cut_network = evening.has_motion, evening.is_killed
    players, screens = await party(
        room, 2, SENATE, seats=5, screens=max(1, evening.screens), choice=BRISK
    )
    if evening.is_slow:
        await slow_down(players[1].page)
    await screens[0].begin.click()
    if not evening.screens:
        await screens[0].page.close()
        room.pages.remove(screens[0].page)
    return players, screens[: evening.screens]


async def slow_down(page: Page) -> None:
    """From now on its network and its processor are slow."""
    line = await page.context.new_cdp_session(page)
    await line.send("Network.emulateNetworkConditions", SLOW)
    await line.send("Emulation.setCPUThrottlingRate", {"rate": 4})


async def kill_in_scenes(room: Room, screen: Screen, times: int) -> None:
    """This many times, in the middle of a scene, the server dies and starts again."""
    for _ in range(times):
        await screen.page.locator("footer.scene").wait_for(timeout=GAME)
        await room.server.kill()
        await screen.page.get_by_text("Connection lost").wait_for()
        await room.server.start()
        await expect(screen.page.get_by_text("Connection lost")).to_have_count(0)


async def voted(page: Page) -> list[str]:
    """Wait until a page has told the result of a vote; returns everything told until then."""
    await page.wait_for_function(HAS_TOLD, arg=RESULT, timeout=GAME)
    told: list[str] = await page.evaluate("window.told")
    return told


@pytest.mark.parametrize("evening", HARD)
async def test_the_first_vote_is_staged(room: Room, evening: Evening) -> None:
    """Whatever is in the room: roles first, then one event after the other; votes are announced
    before they are turned over, and every page tells the result."""
    players, screens = await guests(room, evening)
    pages = [each.page for each in (*players, *screens)]
    for player in players:
        await expect(player.page.get_by_role("heading", name="Your role")).to_be_visible()
    for page in pages:
        await page.evaluate(LISTEN)
    async with taking_part(players):
        if evening.is_killed:
            await kill_in_scenes(room, screens[0], 1)
        told = await asyncio.gather(*(voted(page) for page in pages))
        await players[0].is_wanted()  # and the evening goes on: she may have answered by now
    for captions in told[len(players) :]:
        at = next(number for number, each in enumerate(captions) if re.match(RESULT, each))
        assert evening.is_killed or captions[at - 1] == "The votes are in."


@pytest.mark.deep
@pytest.mark.parametrize("evening", EVENINGS.values(), ids=EVENINGS)
async def test_a_whole_evening(room: Room, evening: Evening) -> None:
    """From the roles to the end, and with one tap each to the roles of the next game."""
    players, screens = await guests(room, evening)
    async with taking_part(players):
        if evening.is_killed:
            await kill_in_scenes(room, screens[0], TIMES)
        for player in players:
            await player.over.wait_for(timeout=NO_LIMIT)
    for screen in screens:
        await expect(screen.finale).to_be_visible(timeout=GAME)
    for player in players:
        with suppress(TooLate):  # more than half of them begin it: the rest have nothing to tap
            await want(player, "Play again", GLANCE)
    for player in players:
        await expect(player.page.get_by_role("heading", name="Your role")).to_be_visible()
