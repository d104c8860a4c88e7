"""Rulebooks in other languages have the rules of the English ones, with the same numbers."""

from dataclasses import replace
from pathlib import Path

import pytest

from palatine.catalog import games
from palatine.core.conformance.rule_pages import faults_of_pages, numbers
from palatine.core.conformance.word_files import spoken
from palatine.core.game import Game
from palatine.core.rulebook import languages_of

ENGLISH = """# Rules
- **XY-1.1** Five of the 12 tiles, both green [XY-1.2].
- **XY-1.2** With `reshuffle` the third one goes.

| tiles | 4 | 5 |
|---|---|---|
"""
GERMAN = """# Regeln
- **XY-1.1** Fünf der 12 Plättchen, beide grün [XY-1.2].
- **XY-1.2** Mit `reshuffle` geht das dritte.

| Plättchen | 4 | 5 |
|---|---|---|
"""

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@every_game
def test_rulebooks_say_the_same_in_every_language(game: Game) -> None:
    """Every rule is there, refers to the same rules and switches, and has the same numbers."""
    assert [fault for each in spoken(game) for fault in faults_of_pages(game, each)] == []


def test_a_page_that_a_language_lacks_is_read_in_english(tmp_path: Path) -> None:
    """Whoever shows the pages can say in which languages they are."""
    for name in ("rulebook.md", "rulings.md"):
        (tmp_path / name).write_text(ENGLISH, "utf-8")
    assert languages_of(tmp_path) == languages_of(tmp_path, "de") == ("en",)
    (tmp_path / "rulebook.de.md").write_text(GERMAN, "utf-8")
    assert languages_of(tmp_path, "de") == ("de", "en")
    (tmp_path / "rulings.de.md").write_text(GERMAN, "utf-8")
    assert languages_of(tmp_path, "de") == ("de",)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Fünf", "Sechs", "XY-1.1 has the numbers 2, 6, 12, and in English 2, 5, 12"),
        ("12 ", "13 ", "XY-1.1 has the numbers 2, 5, 13, and in English 2, 5, 12"),
        ("beide ", "", "XY-1.1 has the numbers 5, 12, and in English 2, 5, 12"),
        (" [XY-1.2]", "", "XY-1.1 refers to none, and in English XY-1.2"),
        ("`reshuffle`", "Mischen", "XY-1.2 names the switches none, and in English reshuffle"),
        ("dritte.", "dritte", "XY-1.2 is not a sentence that can be quoted"),
        ("| 4 | 5", "| 5 | 4", "its tables have the numbers ['5', '4']"),
        ("**XY-1.2**", "**XY-1.3**", "XY-1.2 is missing"),
        ("**XY-1.2**", "**XY-1.3**", "XY-1.3 is not in rulebook.md"),
    ],
)
def test_what_a_translation_changes_is_named(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    """With its page and its rule."""
    game = replace(games()["senate"], folder=tmp_path)
    (tmp_path / "rulebook.md").write_text(ENGLISH, "utf-8")
    assert list(faults_of_pages(game, "de")) == ["rulebook.de.md is missing"]
    (tmp_path / "rulebook.de.md").write_text(GERMAN, "utf-8")
    assert list(faults_of_pages(game, "de")) == []
    (tmp_path / "rulebook.de.md").write_text(GERMAN.replace(old, new), "utf-8")
    found = list(faults_of_pages(game, "de"))
    assert [each for each in found if each.startswith(f"rulebook.de.md: {fault}")], found


def test_what_only_sounds_like_a_number_is_none() -> None:
    """An article is not a one, and a doubt not a two."""
    assert numbers("Im Zweifel eine Karte; seid wachsam im Viertel.", "de") == []
    assert numbers("One may doubt it.", "en") == []
