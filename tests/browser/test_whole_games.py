"""Whole games in a real browser, from the door to the end, by what people see and touch."""

import asyncio
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.eyes import Inspector
from tests.browser.players import GAME, Player, Screen, begin, in_step, party
from tests.browser.room import SMALL_PHONE, Room

VOTE = "Yes, elect them"
WON = re.compile("^You (won|didn't win)")
EDITIONS = (("Sith Imperative", 3, "light"), ("Secret Emperor", 2, "dark"))
"""Each with this many people, and bots in the other of five seats; test_same_instant.py plays the
first with five phones and no bot."""
ROUNDS = {"When the Emperor's side wins by holding out": "After 15 rounds"}
FEW = {"Round after which the leader wins": "Round 5"}
LONGER = {"Round after which the leader wins": "Round 10"}
"""Random touches hardly ever win the throne, so the rounds are limited."""
TURNS = "Turns after which the most Victory points win"
BASIC = {"Which game": "Basic Introduction", TURNS: "3 Turns each"}
FAST = {"How fast it begins": "Accelerated", TURNS: "3 Turns each"}
OTHERS: tuple[Any, ...] = (
    ("Besides The Emperor", 5, 1, ROUNDS, "light"),
    ("To Be Emperor", 3, 1, FEW, "dark"),
    ("Seize the Imperium", 2, 1, BASIC, "dark"),
    pytest.param("Besides The Emperor", 7, 7, {}, "dark", marks=pytest.mark.deep),
    pytest.param("To Be Emperor", 3, 3, LONGER, "light", marks=pytest.mark.deep),
    pytest.param("Seize the Imperium", 4, 4, FAST, "light", marks=pytest.mark.deep),
    pytest.param("Sith Imperative", 10, 10, {}, "dark", marks=pytest.mark.deep),
)
FIRST = 4
"""This many words identify the kind of a question; the names of cards follow."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "saturnalia"


@pytest.fixture(scope="module")
def saturnalia(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example package is installed, as pip installs it."""
    folder = tmp_path_factory.mktemp("site")
    source = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("package") / "saturnalia")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    flags = ["--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([*pip, *flags, str(source)], check=True)
    return folder


@pytest.mark.parametrize(("edition", "people", "scheme"), EDITIONS)
async def test_phones_and_two_screens_play_a_whole_game(
    room: Room, edition: str, people: int, scheme: str
) -> None:
    """For each edition; whenever one player chooses alone, both screens show the same."""
    room.kind = SMALL_PHONE
    players, screens = await party(room, people, edition, seats=5, screens=2)
    await begin(players, screens[0])
    inspector = Inspector(scheme, await screens[0].names())

    async def stand_still(player: Player) -> None:
        sight = await player.look()
        if VOTE not in sight.offered:
            await in_step(screens)
        await inspector.visit(sight.question, player.page, players[0].page, screens[0].page)

    await asyncio.gather(*(player.play(stand_still) for player in players))
    await ended(players, screens)
    for screen in screens:
        await expect(screen.finale).to_be_visible(timeout=GAME)
    await in_step(screens)
    await inspector.visit("the end", players[0].page, screens[0].page)


async def ended(players: list[Player], screens: list[Screen]) -> None:
    """Every phone says who has won, and no screen waits for anybody."""
    for player in players:
        await expect(player.over).to_be_visible()
        await expect(player.page.get_by_role("heading", name=WON)).to_be_visible()
    for screen in screens:
        await expect(screen.status).not_to_contain_text("Waiting")


@pytest.mark.parametrize(("title", "seats", "people", "choice", "scheme"), OTHERS)
async def test_the_other_games_are_played_to_the_end(
    room: Room, title: str, seats: int, people: int, choice: dict[str, str], scheme: str
) -> None:
    """People on phones, and bots in the other seats; everyone can use every page."""
    room.kind = SMALL_PHONE
    players, (screen,) = await party(room, people, title, seats, choice=choice)
    await begin(players, screen)
    inspector = Inspector(scheme, await screen.names(), FIRST)

    async def look(player: Player) -> None:
        await inspector.visit((await player.look()).question, player.page, screen.page)

    await asyncio.gather(*(player.play(look) for player in players))
    await ended(players, [screen])
    await inspector.visit("the end", players[0].page, screen.page)


async def test_a_game_is_played_with_all_its_motion(room: Room) -> None:
    """No animation swallows a touch or stops the game."""
    room.has_motion = True
    players, screens = await party(room, 2, "Sith Imperative", seats=5)
    await begin(players, screens[0])
    await asyncio.gather(*(player.play() for player in players))
    await ended(players, screens)


async def test_a_game_without_a_skin_is_played_to_the_end(
    room: Room, monkeypatch: pytest.MonkeyPatch, saturnalia: Path
) -> None:
    """A game from another package, with every kind of question, by the generic phone and screen."""
    monkeypatch.setenv("PYTHONPATH", str(saturnalia))
    await room.server.kill()
    await room.server.start()
    players, screens = await party(room, 3, "Saturnalia")
    await begin(players, screens[0])
    await asyncio.gather(*(player.play() for player in players))
    await ended(players, screens)
