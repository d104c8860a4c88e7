"""Skins from other packages: found in a game's folder, served under their hash; nothing else is."""

from pathlib import Path

import pytest

from palatine.server.pages.skins import read_skin
from tests.elsewhere import installed
from tests.server.visitors import Process

pytestmark = pytest.mark.anyio


@pytest.fixture
def skin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a skin, for a game that this test's processes find."""
    site = installed(tmp_path / "game")
    monkeypatch.setenv("PYTHONPATH", str(site))
    return site / "night_watch" / "skin"


async def test_a_skin_is_served_under_its_hash_and_the_policy(skin: Path, tmp_path: Path) -> None:
    """The catalog says where; the bytes are those of the file, and may be cached forever."""
    async with Process(tmp_path) as server:
        browser = server.browser()
        games = (await browser.ask("GET", "/api/games")).json()["games"]
        skins = {game["id"]: game["skin"] for game in games}
        answer = await browser.ask("GET", skins["night-watch"])
    assert [game for game, skin in skins.items() if skin] == ["night-watch"]
    assert answer.content == (skin / "skin.js").read_bytes()
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_nothing_else_can_be_asked_for(skin: Path, tmp_path: Path) -> None:
    """Not another version, not a file of the game, not a folder above, not a game without one."""
    (skin / "notes.txt").write_text("mine", "utf-8")
    async with Process(tmp_path) as server:
        browser = server.browser()
        games = (await browser.ask("GET", "/api/games")).json()["games"]
        base = next(game["skin"] for game in games if game["skin"]).removesuffix("skin.js")
        wrong = [
            *(base, f"{base}none.js", f"{base}notes.txt", "/skins/night-watch/0/skin.js"),
            *(f"{base}../rules.py", f"{base}..%2Frules.py", f"{base}%2e%2e/%2e%2e/rules.py"),
            *("/skins/senate/0/skin.js", "/skins/", "/skins/night-watch"),
        ]
        answers = [await browser.ask("GET", path) for path in wrong]
    assert [answer.status_code for answer in answers] == [404] * len(wrong)
    assert not [answer for answer in answers if b"import" in answer.content]


def test_a_folder_without_its_module_is_no_skin(tmp_path: Path) -> None:
    """However many other files are in it."""
    (tmp_path / "skin.css").touch()
    assert read_skin(tmp_path) is None


def test_a_changed_file_changes_the_address(tmp_path: Path) -> None:
    """Any of them, including one in a subfolder; changes to unserved files do nothing."""
    versions = []
    for name in ("skin.js", "art/dagger.svg", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, "utf-8")
        found = read_skin(tmp_path)
        assert found is not None
        versions.append(found.version)
    assert versions[0] != versions[1] == versions[2]
