"""Whole games in a real browser, from the door to the end, by what people see and touch."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.players import Player, begin, in_step, party
from tests.browser.room import Room

VOTE = "Yes, elect them"
EDITIONS = ("sith-imperative", "secret-emperor")


@pytest.mark.parametrize("edition", EDITIONS)
async def test_five_phones_and_two_screens_play_a_whole_game(room: Room, edition: str) -> None:
    """Of each edition; whenever somebody chooses alone, both screens show the same."""
    players, screens = await party(room, 5, "Senate", screens=2, edition=edition)
    await begin(players, screens[0])

    async def stand_still(player: Player) -> None:
        if VOTE not in (await player.look()).offered:
            await in_step(screens)

    await asyncio.gather(*(player.play(stand_still) for player in players))
    for player in players:
        await expect(player.over).to_be_visible()
    await in_step(screens)
