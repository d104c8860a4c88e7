"""A stranger's path: the wheel, an empty environment, a lesson and a game in the browser."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.async_api import expect

from palatine.catalog import games
from palatine.core.lessons.lesson import lessons_of
from tests.browser.players import Player
from tests.browser.room import HOST, Room
from tests.browser.test_lessons import taken
from tests.server.visitors import Process

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
HEAVIEST = 3_200_000
"""Bytes of the wheel; docs/packages.md says what they are."""


def run(*words: object, cwd: Path = ROOT) -> str:
    """What a command prints; it must succeed."""
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
    """A Python that has Palatine and what it needs, and nothing else."""
    home = tmp_path_factory.mktemp("stranger")
    run(UV, "venv", "-q", "--python", sys.executable, home / "env")
    found = home / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock = ROOT / "requirements.lock"
    run(UV, "pip", "install", "-q", "--no-deps", "--python", found, "-r", lock, wheel, cwd=home)
    return found


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Node, no checkout and no settings of ours."""
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.delenv("PYTHONPATH", raising=False)


@pytest.mark.usefixtures("bare")
async def test_a_stranger_learns_and_plays(room: Room, python: Path, tmp_path: Path) -> None:
    """`pip install`, `palatine serve`: a lesson to its end, then a game against bots to its end."""
    lesson = lessons_of(games()["senate"])["loyal"]
    room.has_cut_network = True  # at the end, when the server goes before the pages
    async with Process(tmp_path, python=str(python)) as server:
        address = f"http://{HOST}:{server.port}"
        page = await room.phone()
        await page.goto(f"{address}/learn/senate/loyal")
        assert not await taken(page, lesson)
        await expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
        page = await room.laptop(has_touch=True)
        await page.goto(address)
        await page.get_by_label("Your name").fill("Anna")
        await page.get_by_role("button", name="Sith Imperative").click()
        anna = Player(page, "Anna")
        await anna.play()
        await expect(anna.over).to_be_visible()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("words", "typed", "says"),
    [
        (("--version",), "", "palatine "),
        (("games",), "", "seize-the-imperium: Seize the Imperium"),
        (("play", "sith-imperative", "--seed", "1"), "quit\n", "You are"),
        (("learn", "sith-imperative"), "quit\n", "1"),
        (("simulate", "besides-the-emperor", "--games", "3"), "", "3 games"),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else None,
)
def test_commands_need_no_checkout(
    python: Path, tmp_path: Path, words: tuple[str, ...], typed: str, says: str
) -> None:
    """Everything that a command reads is in the wheel."""
    call = [str(python), "-m", "palatine", *words]
    done = subprocess.run(
        call, cwd=tmp_path, input=typed, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_the_source_distribution_builds_the_same_wheel(
    dist: Path, wheel: Path, tmp_path: Path
) -> None:
    """Whoever packages Palatine from its sources gets what everybody gets, without Node."""
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    source = next(tmp_path.glob("palatine-*"))
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "again")
    run(*build, cwd=source)
    assert contents(next((tmp_path / "again").glob("*.whl"))) == contents(wheel)


def test_the_wheel_is_light_and_brings_its_licences(wheel: Path) -> None:
    """No test, no map and no source of the client is in it."""
    files = contents(wheel)
    assert wheel.stat().st_size < HEAVIEST
    assert [name for name in files if name.endswith((".map", ".svelte"))] == []
    assert [name for name in files if "/tests/" in name and "new-game" not in name] == []
    assert any(name.endswith("licenses/NOTICE") for name in files)
