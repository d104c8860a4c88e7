"""docs/make-a-game.md, followed to the letter: an empty folder, then a game in a browser."""

import asyncio
import os
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.eyes import Inspector
from tests.browser.players import NAMES, Player, begin, party
from tests.browser.room import Loop, Room
from tests.tutorials import follow

PAGE = Path(__file__).parents[2] / "docs" / "make-a-game.md"
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
TOOLS = ("palatine", "pip", "pytest")


def workshop(folder: Path) -> dict[str, str]:
    """A separate Python with everything that ours has, so that nothing is installed into ours."""
    venv.create(folder, symlinks=True)
    ours = sysconfig.get_path("purelib")
    theirs = site_of(folder)
    (theirs / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n", "utf-8")
    for tool in TOOLS:
        script = folder / "bin" / tool
        script.write_text(f'#!/bin/sh\nexec "{folder}/bin/python" -m {tool} "$@"\n', "utf-8")
        script.chmod(0o755)
    return {**os.environ, **OFFLINE, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}


def site_of(folder: Path) -> Path:
    """The folder of such a Python's packages."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return folder / "lib" / version / "site-packages"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the game is installed, from its wheel, after every step of the page."""
    folder, empty = tmp_path_factory.mktemp("python"), tmp_path_factory.mktemp("empty")
    env = workshop(folder)
    told = follow(PAGE, empty, "night-watch", env)
    assert "night-watch: Night Watch, 3 to 6 players" in told
    assert "8 passed" in told
    installed = site_of(folder)
    assert (installed / "night_watch" / "skin" / "skin.js").exists()  # no link to the sources
    return installed


@pytest.fixture
def home(loop: Loop, room: Room, monkeypatch: pytest.MonkeyPatch, site: Path) -> Room:
    """The room, with a server that has the game."""
    monkeypatch.setenv("PYTHONPATH", str(site))
    loop.run(room.server.kill())
    loop.run(room.server.start())
    return room


@pytest.mark.usefixtures("home")
async def test_a_new_game_is_played_on_screen_and_phones(room: Room) -> None:
    """With its own skin, where people choose, and its own bot, to the end."""
    players, (screen,) = await party(room, 2, "Night Watch", seats=4)
    await begin(players, screen)
    await expect(screen.page.locator(".ring li")).to_have_count(4)
    inspector = Inspector("dark", NAMES)

    async def touch_the_table(player: Player) -> None:
        question = (await player.look()).question
        await inspector.visit(question, player.page, screen.page)
        open_to = 2 if "last pass" in question else 3  # the last never goes back
        await expect(player.page.locator(".list .offered")).to_have_count(open_to)
        await player.page.locator(".list button").first.tap()
        await expect(player.confirm).to_be_enabled()

    await asyncio.gather(*(player.play(touch_the_table) for player in players))
    for player in players:
        await expect(player.over).to_be_visible()
    await expect(screen.page.locator(".ring .mark").filter(has_text="Traitor")).to_have_count(1)


@pytest.mark.parametrize(
    "source",
    [
        "export const screen = () => ({ update() { throw new Error('no') } })",
        "export const = nonsense",
    ],
)
@pytest.mark.usefixtures("home")
async def test_a_broken_skin_leaves_the_generic_table(room: Room, site: Path, source: str) -> None:
    """Whether it fails while drawing or can't be loaded; the console says why."""
    module = site / "night_watch" / "skin" / "skin.js"
    whole = module.read_text("utf-8")
    module.write_text(source, "utf-8")
    try:
        await room.server.kill()
        await room.server.start()
    finally:
        module.write_text(whole, "utf-8")
    players, (screen,) = await party(room, 1, "Night Watch", seats=3)
    await begin(players, screen)
    await expect(screen.page.locator(".plate")).to_have_count(3)
    await players[0].play()
    await expect(players[0].over).to_be_visible()
    assert room.complaints
    assert all("is broken; the table is shown without it" in each for each in room.complaints)
    room.complaints.clear()
