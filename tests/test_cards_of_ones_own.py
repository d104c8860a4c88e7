"""A card of your own goes by the name in its file: in questions, news, terminal, browser."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from palatine.catalog import games
from tests.browser.chromium import NODE

HERE = Path(__file__).parent
GAME = "seize-the-imperium"
LANCE = """
[[unit]]
id = "star_lance"
name = "Star Lance"
type = "Fleet"
subtypes = ["Fighters"]
cost = [2, "ours"]
ATT = [3, "ours"]
DEF = [3, "ours"]
"""
TOLD = ("news", [{"event": "unit_eliminated", "facts": {"player": 0, "card": "unit:star_lance#2"}}])
SAYINGS = (("atom", ["hand:star_lance", "allocate"]), ("face", ["unit:star_lance#1"]), TOLD)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a card file, and a deck that has two of its card."""
    folder = tmp_path_factory.mktemp("own")
    starter = next(iter(games()[GAME].binder.decks.values()))
    counts = {card: min(2, n) for card, n in starter.parts["assets"].items()}
    del counts["clone_battalion"]
    counts |= {"star_lance": 2, "main_battle_fleet": 2, "heavy_cruiser_assault_force": 2}
    parts = {**starter.parts, "assets": counts}
    lines = ['name = "Lances"', *[line for part in parts.items() for line in listed(*part)]]
    for name, text in (("cards", LANCE), ("decks", "\n".join(lines))):
        (folder / name / GAME).mkdir(parents=True)
        (folder / name / GAME / "lances.toml").write_text(text, "utf-8")
    return folder


def listed(part: str, counts: dict[str, int]) -> list[str]:
    """A part of a deck as its file has it."""
    return [f"[{part}]", *[f"{card} = {n}" for card, n in counts.items()]]


def run(folder: Path, code: str, *arguments: str, typed: str = "") -> str:
    """What Python prints when it knows the cards and decks of this folder."""
    more = {"PALATINE_CARDS": str(folder / "cards"), "PALATINE_DECKS": str(folder / "decks")}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, env={**os.environ, **more}, input=typed, capture_output=True, text=True, check=True
    ).stdout


def test_the_terminal_calls_it_by_its_name(folder: Path) -> None:
    """On the table, as an option, as a choice, and in the news."""
    code = "import sys; from palatine.cli import main; sys.exit(main())"
    shown = run(
        *(folder, code, "play", GAME, "--people", "Anna", "--seed", "1", "--bots", "random"),
        *("--option", "deck_1=lances", "--save", str(folder / "game.json")),
        typed="1\n1\n3\n\n0\n\n",
    )
    assert "\n    Star Lance [cost: 2" in shown
    assert "\n   3  Star Lance [cost: 2" in shown
    assert "Your choice: Star Lance." in shown
    assert "Anna has bid: Star Lance." in shown
    assert "star_lance" not in shown


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Star Lance", "Star Lance", "Ada loses Star Lance (2)."]),
        ("de", ["Star Lance", "Star Lance", "Ada verliert Star Lance (2)."]),
    ],
)
def test_the_browser_calls_it_by_its_name(
    folder: Path, language: str, sentences: list[str]
) -> None:
    """The server sends the name with the game's words, and the client's speaker says it."""
    code = "import sys; from palatine.server.pages.words import *; print(game_words(*sys.argv[1:]))"
    words = run(folder, code, GAME, "-", language)
    wanted = {"language": language, "words": words, "names": ["Ada"], "seatFacts": ["player"]}
    call = [str(NODE), "--no-warnings", str(HERE / "said.mjs")]
    asked = msgspec.json.encode({**wanted, "sayings": SAYINGS})
    done = subprocess.run(call, input=asked, capture_output=True, check=True)
    assert msgspec.json.decode(done.stdout) == sentences
