"""Versions are checked, not remembered: when behaviour changes, so does the version."""

from dataclasses import replace
from typing import Any

import pytest

from palatine.catalog import games
from palatine.core.conformance.word_files import faults_of_words
from palatine.games.seize_the_imperium.rules import victory_phase
from palatine.games.senate.rules import election
from palatine.games.to_be_emperor.rules import end_phase
from palatine.server.pages.words import version_words
from tests.versions import FOLDER, file_of, fingerprints

PLAYED = [
    (game.id, version) for game in games().values() for version in (*game.carried, game.version)
]


@pytest.mark.parametrize(("name", "version"), PLAYED)
def test_a_version_behaves_as_it_did_when_it_was_released(name: str, version: int) -> None:
    """If this fails, raise the game's version and carry the old one (CONTRIBUTING, "Versions")."""
    game = games()[name]
    assert fingerprints(game, version) == file_of(game, version).read_text("utf-8")


def test_no_fingerprint_is_left_over() -> None:
    """Every file belongs to a version that is still played."""
    wanted = sorted(file_of(games()[name], version).name for name, version in PLAYED)
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == wanted


def test_a_version_says_what_it_has_changed() -> None:
    """In every language of the game: a player who began under an earlier one will read it."""
    game = games()["besides-the-emperor"]
    assert list(faults_of_words(game)) == []
    newer = replace(game, version=game.version + 1)
    assert list(faults_of_words(newer)) == [
        f"words/{language}/versions.ftl: version-{newer.version} is missing"
        for language in ("en", "de")
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_of_a_held_game_has_its_words(language: str) -> None:
    """Palatine's own, and what each version has changed; only Palatine's own for a missing game."""
    words = version_words("besides-the-emperor", language) or ""
    assert "held-title" in words
    assert "version-2" in words
    assert version_words("no-such-game", language) in words


@pytest.mark.parametrize(
    ("name", "module", "rule", "value"),
    [
        ("senate", election, "FIVE", 4),
        ("to-be-emperor", end_phase, "GOAL", 20),
        ("seize-the-imperium", victory_phase, "HAND_SIZE", 5),
    ],
)
def test_a_rule_that_changed_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, module: Any, rule: str, value: int
) -> None:
    """Another number in the rules gives another fingerprint."""
    game = games()[name]
    monkeypatch.setattr(module, rule, value)
    assert fingerprints(game, game.version) != file_of(game, game.version).read_text("utf-8")
