"""Versions are checked, not remembered: when behaviour changes, so does the version."""

from typing import Any

import pytest

from palatine.catalog import games
from palatine.games.seize_the_imperium.rules import victory_phase
from palatine.games.senate.rules import election
from palatine.games.to_be_emperor.rules import end_phase
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
    """Every file is of a version that is still played."""
    wanted = sorted(file_of(games()[name], version).name for name, version in PLAYED)
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == wanted


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
    """A number of the rules that is another gives another fingerprint."""
    game = games()[name]
    monkeypatch.setattr(module, rule, value)
    assert fingerprints(game, game.version) != file_of(game, game.version).read_text("utf-8")
