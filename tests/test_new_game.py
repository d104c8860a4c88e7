"""`palatine new`: valid names, and a complete package."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from palatine.cli.new import check_id, letters_for, make, titled
from palatine.core.errors import BadSetup
from tests.elsewhere import installed


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("Night Watch", "did you mean 'night-watch'"),
        ("night_watch", "did you mean 'night-watch'"),
        ("7-hills", "did you mean 'hills'"),
        ("", "can't be a game's id"),
        ("../escape", "did you mean 'escape'"),
        ("senate", "a game 'senate' already exists"),
        ("secret-emperor", "a game 'secret-emperor' already exists"),
        ("class", "such as class-game"),
        ("json", "a word or a module of Python"),
        ("palatine", "a word or a module of Python"),
    ],
)
def test_a_name_that_can_not_be_is_refused(game: str, says: str) -> None:
    """The error says what was wrong, and what would be right."""
    with pytest.raises(BadSetup, match=says):
        check_id(game)


@pytest.mark.parametrize(
    ("game", "taken", "letters"),
    [
        ("night-watch", (), "NW"),
        ("the-night-of-the-long-knives", (), "TNOT"),
        ("oracle", (), "OR"),
        ("senate-two", ("ST",), "SE"),
        ("x1", (), "XA"),
    ],
)
def test_rules_get_letters_that_no_other_game_has(
    game: str, taken: tuple[str, ...], letters: str
) -> None:
    """Initials, or else the first letter with another."""
    assert letters_for(game, taken) == letters


def test_no_name_of_the_template_is_left(tmp_path: Path) -> None:
    """Files, folders, ids, titles and rule ids all have the new names."""
    make("night-watch", "The Night Watch", tmp_path / "game")
    files = [path for path in (tmp_path / "game").rglob("*") if path.is_file()]
    text = "".join(str(path) + path.read_text("utf-8") for path in files)
    assert not [old for old in ("new_game", "new-game", "New Game", "NG-") if old in text]
    project = tomllib.loads((tmp_path / "game" / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["entry-points"]["palatine.games"] == {
        "night-watch": "night_watch:GAME"
    }
    assert "**NW-3.1**" in (tmp_path / "game/src/night_watch/rulebook.md").read_text("utf-8")


def test_a_title_is_made_of_the_id() -> None:
    """Unless you give one."""
    assert titled("night-watch") == "Night Watch"


def test_a_new_game_is_taught(elsewhere: dict[str, str]) -> None:
    """It brings its own lesson, which runs in the terminal like any other."""
    call = [sys.executable, "-m", "palatine", "learn", "night-watch"]
    typed = "1\n2\n"
    done = subprocess.run(
        call, env=elsewhere, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Marcus was the traitor, and has no dagger. You win!" in done.stdout


AXE = """
[[blade]]
id = "axe"
name = "The axe"
passes = [2, "ours"]
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """An environment that finds a new game, and your own cards for it."""
    own = tmp_path / "cards" / "night-watch" / "mine.toml"
    own.parent.mkdir(parents=True)
    own.write_text(AXE, "utf-8")
    site = installed(tmp_path / "game")
    return {**os.environ, "PYTHONPATH": str(site), "PALATINE_CARDS": str(tmp_path / "cards")}


def test_a_new_game_is_played_with_its_bot_and_cards_of_ones_own(elsewhere: dict[str, str]) -> None:
    """Both are found like those of our own games."""
    words = ("simulate", "night-watch", "--players", "5", "--games", "3", "--bots", "cautious")
    more = ("--option", "card=axe", "--seed", "1", "--json")
    call = [sys.executable, "-m", "palatine", *words, *more]
    done = subprocess.run(call, env=elsewhere, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"games":3' in done.stdout.replace(" ", "")
