"""Words are data: every language says the same things, and every theme reads without a gap."""

import re
import shutil
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from palatine import catalog
from palatine.core.conformance.purity import sentences
from palatine.core.conformance.spoken import Sayings, gaps_in, missing_words, sayings
from palatine.core.conformance.word_files import (
    faults_of_words,
    ids,
    messages,
    spoken,
)
from palatine.core.game import Game
from palatine.core.words import HOUSE, Speaker, languages

GAMES = tuple(catalog.games().values())
OTHERS = languages()[1:]
HINT = 160
"""Characters that a hint may have."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", OTHERS)


# Every language says the same things


@every_other_language
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    """Each language of the house has exactly the messages of the English one."""
    assert sorted(ids(HOUSE / f"{language}.ftl")) == sorted(ids(HOUSE / "en.ftl"))


@every_game
def test_a_game_says_the_same_in_every_language_and_theme(game: Game) -> None:
    """Each language has the messages of the English one, each theme the terms of the first."""
    assert spoken(game) == languages()
    assert list(faults_of_words(game)) == []


@pytest.mark.parametrize("language", languages())
def test_the_houses_words_can_be_read(language: str) -> None:
    """A file of words holds nothing that Fluent can't read, and no id twice."""
    found = ids(HOUSE / f"{language}.ftl")
    assert [name for name in found if name.startswith("can't") or found.count(name) > 1] == []


@every_game
@every_language
def test_a_hint_is_short(game: Game, language: str) -> None:
    """It stands below the question on a small phone; the rest is said with the rules."""
    for theme in game.themes or (None,):
        speaker = Speaker(game, language, theme)
        said = speaker.messages()
        hints = {name: speaker.say(name) for name in said if name.startswith("help-")}
        assert hints
        assert {name: text for name, text in hints.items() if len(text) > HINT} == {}
        behind = [name.removeprefix("more-") for name in said if name.startswith("more-")]
        assert [kind for kind in behind if f"help-{kind}" not in hints] == []


# What is wrong with words is found


def copied(game_id: str, folder: Path) -> Game:
    """A game whose words can be changed."""
    game = catalog.game_of(game_id)
    return replace(game, folder=Path(shutil.copytree(game.folder, folder / "game")))


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("game", "news-more = More.", "words/de/game.ftl: news-more is missing"),
        ("game", "game-name = Again", "words/en/game.ftl: game-name appears twice"),
        ("game", "no words", "words/en/game.ftl: can't be read: no words"),
        ("secret-emperor", "more = More.", "words/en/secret-emperor.ftl: more is not a term"),
        (
            "game",
            "more = The Chancellor.",
            "words/en/game.ftl has 'Chancellor', which is",
        ),
    ],
)
def test_a_fault_in_a_file_of_words_is_named(
    file: str, text: str, found: str, tmp_path: Path
) -> None:
    """The file, the message, and what is wrong with it."""
    game = copied("senate", tmp_path)
    with (game.folder / "words" / "en" / f"{file}.ftl").open("a", encoding="utf-8") as words:
        words.write(f"\n{text}\n")
    assert any(fault.startswith(found) for fault in faults_of_words(game))


def test_a_message_that_is_not_there_is_named(tmp_path: Path) -> None:
    """One that the code names, and one that somebody has to say."""
    game = copied("to-be-emperor", tmp_path)
    words = messages(game, "en")
    lines = [line for line in words.read_text("utf-8").splitlines() if "passed" not in line]
    words.write_text("\n".join(lines), "utf-8")
    assert "news-passed" in missing_words(game)
    assert list(gaps_in(game, "en", None, {"": ("say", ("news-passed",))})) == ["en: <news-passed>"]


# Nothing that a game can need is missing


def test_the_house_has_words_for_all_that_its_code_names() -> None:
    """Every message of the terminal and the replay that the code names is there."""
    house, text = ids(HOUSE / "en.ftl"), ""
    for path in sorted((HOUSE.parents[1] / "terminal").glob("*.py")):
        text += path.read_text("utf-8")
    named = re.findall(r'"((?:terminal|replay)-[a-z-]*[a-z])"', text)
    assert named
    assert [name for name in named if name not in house] == []


@every_game
def test_everything_known_has_words(game: Game) -> None:
    """Editions, themes, switches, atoms, claims, roles, events and reasons all have messages."""
    assert list(missing_words(game)) == []


@cache
def said_in(game_id: str) -> Sayings:
    """Everything that has to be said in a few games of every size and edition."""
    return sayings(catalog.game_of(game_id))


@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [
        (game, language, theme)
        for game in GAMES
        for language, theme in product(languages(), game.themes or (None,))
    ],
    ids=lambda part: getattr(part, "id", part),
)
def test_random_games_are_told_without_a_gap(game: Game, language: str, theme: str | None) -> None:
    """All that random games say has words in every language and theme, with all their facts."""
    assert list(gaps_in(game, language, theme, said_in(game.id))) == []


@every_game
def test_rules_hold_no_sentence(game: Game) -> None:
    """Rules name messages; no string in them but a docstring is a sentence."""
    assert list(sentences(game)) == []
