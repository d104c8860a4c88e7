"""A stranger's path: the wheel, an empty environment, a lesson and a game in the browser."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from email import message_from_string
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from palatine.catalog import games
from palatine.cli.parser import build, parse
from palatine.core.lessons.lesson import lessons_of
from tests.browser.eyes import WORDLESS
from tests.browser.players import Player
from tests.browser.room import HOST, Room
from tests.browser.test_lessons import taken
from tests.browser.test_rooms import FILE
from tests.pages import FENCE, LINK, commands
from tests.server.visitors import Process

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
HEAVIEST = 4_000_000
"""Bytes of the wheel; docs/packages.md says what it weighs."""
LESSON = lessons_of(games()["senate"])["loyal"]
CUT = """
import sys
from ipaddress import ip_address
from pathlib import Path

REFUSED = Path(__file__).with_name("refused.txt")

def is_here(host):
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in (None, "", "localhost", b"localhost")

def cut(event, args):
    if event in ("socket.connect", "socket.sendto"):
        address = args[1]
    elif event == "socket.getaddrinfo":
        address = args[:1]
    else:
        return
    if isinstance(address, tuple) and not is_here(address[0]):
        with REFUSED.open("a") as file:
            print(event, address, sys.argv, file=file)
        raise OSError(f"the network is cut: {address[0]}")

sys.addaudithook(cut)
"""
"""Refuses every way out of this machine to whatever runs in the environment, and notes the
attempt."""
REVIEW = 240_000
"""Milliseconds that the bots may need to look at a game once more."""
SCREENS = {
    "/": "Palatine",
    "/cards": "The cards",
    "/cards/seize-the-imperium": "Seize the Imperium",
    "/rules": "About",
    **{f"/rules/{game}": "The rules of" for game in games()},
    "/learn": "Learn by playing",
    "/learn/to-be-emperor": "Learn by playing",
    "/theatre": "The theatre",
    "/about": "About",
    "/nowhere": "There is nothing here",
}
"""Pages, and what stands above them."""


def run(*words: object, cwd: Path = ROOT) -> str:
    """The output of a command, which must succeed."""
    done = subprocess.run([str(each) for each in words], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel with their checksums."""
    with zipfile.ZipFile(wheel) as archive:
        return {each.filename: each.CRC for each in archive.infolist()}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution and the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", folder)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    """The wheel."""
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has Palatine and its dependencies, and nothing else."""
    home = tmp_path_factory.mktemp("stranger")
    run(UV, "venv", "-q", "--python", sys.executable, home / "env")
    found = home / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock = ROOT / "requirements.txt"
    run(UV, "pip", "install", "-q", "--no-deps", "--python", found, "-r", lock, wheel, cwd=home)
    return found


@pytest.fixture(scope="module")
def refused(python: Path) -> Path:
    """Where the environment notes attempts to leave this machine; from now on none succeeds."""
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (site / "cut_network.py").write_text(CUT, "utf-8")
    (site / "cut_network.pth").write_text("import cut_network\n", "utf-8")
    return site / "refused.txt"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, python: Path, refused: Path) -> None:
    """No Node, no other program, no network, no checkout and no settings of ours."""
    monkeypatch.setenv("PATH", str(python.parent))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("PYTHONPATH", "NODE_PATH", *[each for each in os.environ if "PALATINE" in each]):
        monkeypatch.delenv(name, raising=False)
    assert [shutil.which(each) for each in ("node", "npm", "uv", "git")] == [None] * 4
    refused.unlink(missing_ok=True)


def script(python: Path) -> tuple[str, ...]:
    """The console script."""
    return (str(python.with_name(f"palatine{python.suffix}")),)


def module(python: Path) -> tuple[str, ...]:
    """The same as a module."""
    return (str(python), "-m", "palatine")


async def watched(page: Page, asked: list[str]) -> Page:
    """A page whose requests are noted."""
    page.context.on("request", lambda each: asked.append(each.url))
    page.on("websocket", lambda each: asked.append(each.url))
    return page


async def in_words(page: Page) -> None:
    """The page has loaded, and no word is missing."""
    await page.wait_for_load_state("networkidle")
    assert WORDLESS.findall(await page.locator("body").inner_text()) == []


@pytest.mark.usefixtures("bare")
async def test_a_stranger_learns_and_plays(
    room: Room, python: Path, refused: Path, tmp_path: Path
) -> None:
    """`pip install`, `palatine serve`: a lesson to its end, then a game against bots to its end,
    with a screen, a replay and a review. No page asks another server for anything, and neither does
    this one."""
    asked: list[str] = []
    async with Process(tmp_path / "data", command=script(python)) as server:
        address = f"http://{HOST}:{server.port}"
        page = await watched(await room.phone(), asked)
        await page.goto(f"{address}/learn/senate/loyal")
        assert not await taken(page, LESSON)
        await expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
        page = await watched(await room.laptop(has_touch=True), asked)
        await page.goto(address)
        await page.get_by_label("Your name").fill("Anna")
        await page.get_by_role("button", name="Sith Imperative").click()
        anna = Player(page, "Anna")
        assert await anna.is_wanted()
        code = page.url[-4:]
        screen = await watched(await room.tv(), asked)
        await screen.goto(f"{address}/s/{code}")
        await expect(screen.get_by_role("heading", name="Sith Imperative")).to_be_visible()
        await expect(screen.get_by_text("Anna").first).to_be_visible()
        await in_words(screen)
        await anna.play()
        await expect(anna.over).to_be_visible()
        await expect(screen.get_by_role("region", name="The game is over")).to_be_visible()
        await screen.goto(f"{address}/r/{code}")
        await screen.get_by_role("slider").wait_for()
        await screen.goto(f"{address}/r/{code}?game=1&how")
        await screen.get_by_text("the opinion of our bots").wait_for(timeout=REVIEW)
        await in_words(screen)
        await room.close()
    room.pages.clear()
    assert [
        each for each in asked if not each.startswith((address, address.replace("http", "ws")))
    ] == []
    assert not refused.exists(), refused.read_text()


@pytest.mark.usefixtures("bare")
async def test_every_screen_shows(room: Room, python: Path, refused: Path, tmp_path: Path) -> None:
    """Each page of the wheel's server has its heading and all its words, on a phone and on a
    screen; nothing is loaded from elsewhere, and the console has nothing to say."""
    asked: list[str] = []
    async with Process(tmp_path / "data", command=module(python)) as server:
        address = f"http://{HOST}:{server.port}"
        code = (await server.browser().ask("POST", "/api/rooms/import", FILE)).json()["code"]
        screens = {**SCREENS, f"/room/{code}": "Friday", f"/room/{code}/2": "Ben"}
        for page in (await room.phone(), await room.tv()):
            await watched(page, asked)
            for path, heading in screens.items():
                await page.goto(address + path)
                await expect(page.get_by_role("heading", name=heading).first).to_be_visible()
                await in_words(page)
        await room.close()
    room.pages.clear()
    assert len(asked) > len(screens)
    assert [each for each in asked if not each.startswith(address)] == []
    assert not refused.exists(), refused.read_text()


@pytest.mark.usefixtures("bare")
def test_the_network_is_cut(python: Path, refused: Path) -> None:
    """Otherwise the tests around would show nothing: this environment reaches nobody."""
    for way in ("create_connection(('192.0.2.1', 80), 1)", "getaddrinfo('example.org', 80)"):
        call = [str(python), "-c", f"import socket; socket.{way}"]
        done = subprocess.run(call, capture_output=True, text=True)
        assert "the network is cut" in done.stderr
    assert len(refused.read_text().splitlines()) == 2


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("started", [script, module])
@pytest.mark.parametrize(
    ("words", "typed", "says"),
    [
        (("--version",), "", ["palatine "]),
        (("games",), "", ["seize-the-imperium: Seize the Imperium"]),
        (("play", "sith-imperative", "--seed", "1"), "quit\n", ["You are"]),
        (("learn", "senate", "loyal"), "\n" * 300, [each.say["en"] for each in LESSON.step]),
        (("simulate", "besides-the-emperor", "--games", "3"), "", ["3 games"]),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else None,
)
def test_commands_need_no_checkout(
    python: Path,
    refused: Path,
    tmp_path: Path,
    started: Callable[[Path], tuple[str, ...]],
    words: tuple[str, ...],
    typed: str,
    says: list[str],
) -> None:
    """Everything that a command reads is in the wheel; a lesson is taken to its end."""
    done = subprocess.run(
        [*started(python), *words],
        cwd=tmp_path,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    shown = " ".join(done.stdout.split())
    assert [each for each in says if each.strip() not in shown] == []
    assert not refused.exists(), refused.read_text()


def test_the_source_distribution_builds_the_same_wheel(
    dist: Path, wheel: Path, tmp_path: Path
) -> None:
    """Packaging Palatine from its sources gives the same wheel, without Node."""
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    source = next(tmp_path.glob("palatine-*"))
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "again")
    run(*build, cwd=source)
    assert contents(next((tmp_path / "again").glob("*.whl"))) == contents(wheel)


def test_a_package_index_shows_a_page_that_stands_alone(wheel: Path) -> None:
    """What it says of Palatine has no link or picture of the repository, every command on it can be
    typed, and it names every extra."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(".dist-info/METADATA")]
        about = message_from_string(archive.read(name).decode())
    page = about.get_payload()
    assert isinstance(page, str)
    assert about["Description-Content-Type"] == "text/markdown"
    links = [*LINK.findall(page), *re.findall(r"(?:src|href)=[\"']?([^\"'\s>]+)", page)]
    assert [each for each in links if not each.startswith("https://")] == []
    told = [each for block in FENCE.finditer(page) for each in commands(block["code"])]
    assert {" ".join(each) for each in told} >= {"pip install palatine"}
    words = [each[each.index("palatine") + 1 :] for each in told if each[0] != "pip"]
    assert [each for each in words if parse(build(each[0]), each).command != each[0]] == []
    assert {each[0] for each in words} >= {"serve", "learn", "play"}
    extras = set(re.findall(r"palatine\[(\w+)\]", page))
    assert extras == set(about.get_all("Provides-Extra", ()))


def test_the_wheel_is_light_and_brings_its_licences(wheel: Path) -> None:
    """No test, no map and no source of the client is in it."""
    files = contents(wheel)
    weight = wheel.stat().st_size
    page = (ROOT / "docs" / "packages.md").read_text("utf-8")
    stated, most = re.findall(r"(?:about|below) ([\d.]+) MB", page)
    assert weight < HEAVIEST == float(most) * 1e6
    assert abs(weight / 1e6 - float(stated)) < 0.1
    assert [name for name in files if name.endswith((".map", ".svelte"))] == []
    assert [name for name in files if "/tests/" in name and "new-game" not in name] == []
    assert any(name.endswith("licenses/NOTICE") for name in files)
    with zipfile.ZipFile(wheel) as archive:
        texts = archive.read("palatine/server/pages/static/licences.txt").decode()
    lock = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert [name for name in lock["dependencies"] if f"{name} " not in texts] == []
    assert "SIL OPEN FONT LICENSE Version 1.1" in texts
    assert "Apache License" in texts
