"""All phones answer at the same instant, again and again: each answer counts once."""

import asyncio
import re
import time

import pytest
from playwright.async_api import expect

from tests.browser.players import NAMES, SENATE, Player, Screen, begin, party
from tests.browser.room import Room
from tests.browser.test_whole_games import VOTE

PEOPLE = [5, *(pytest.param(people, marks=pytest.mark.deep) for people in range(6, 11))]
"""Whole games of many phones take long; test_sockets.py has the same without browsers."""
RESULT = re.compile("^(Elected|Rejected)")
AHEAD = 250
"""Milliseconds of notice before all thumbs come down."""
PRESS = """(button, at) => new Promise((done) => setTimeout(() => {
  button.click();
  button.click();
  done();
}, at - Date.now()))"""
"""Twice, as an impatient thumb does."""


class Thumbs:
    """Thumbs over the button, which come down at once when everyone is ready."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.ready: list[Player] = []
        self.down = asyncio.Event()
        self.votes: list[set[str]] = []

    async def press(self, player: Player) -> None:
        """Press together with the others."""
        seats = self.screen.page.get_by_role("article").filter(has_text="deciding")
        await expect(self.screen.status).to_contain_text("votes of")
        await expect(seats.filter(has_text=player.name)).to_be_visible()
        self.ready.append(player)
        down = self.down
        waited_for = await seats.get_by_role("heading").all_inner_texts()
        if {name.strip() for name in waited_for} == {each.name for each in self.ready}:
            await self._press_all()
        await down.wait()

    async def _press_all(self) -> None:
        ready, down = self.ready, self.down
        self.ready, self.down = [], asyncio.Event()
        self.votes.append({player.name for player in ready})
        at = time.time() * 1000 + AHEAD
        await asyncio.gather(*(player.confirm.evaluate(PRESS, at) for player in ready))
        down.set()


async def play(player: Player, thumbs: Thumbs) -> None:
    """A whole game, with every vote given together with the others."""
    while await player.is_wanted():
        sight = await player.choose()
        if VOTE in (*sight.offered, *sight.chosen):
            await thumbs.press(player)
        else:
            await player.confirm.tap()
        await player.arrived(sight)


@pytest.mark.parametrize("people", PEOPLE)
async def test_all_phones_vote_in_the_same_instant_all_game_long(room: Room, people: int) -> None:
    """The game reaches its end, and every vote has one ballot of each voter."""
    players, (screen,) = await party(room, people, SENATE)
    await begin(players, screen)
    thumbs = Thumbs(screen)
    await asyncio.gather(*(play(player, thumbs) for player in players))
    for player in players:
        results = [line for line in reversed(await player.events()) if RESULT.match(line)]
        assert [voters(line) for line in results] == [sorted(each) for each in thumbs.votes]


def voters(line: str) -> list[str]:
    """The voters in a result, each as often as it appears."""
    ballots = line.partition("Yes:")[2]
    return sorted(name for name in NAMES for _ in re.findall(rf"\b{name}\b", ballots))
