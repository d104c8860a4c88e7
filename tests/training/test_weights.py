"""Weights say what they are for, and are refused elsewhere."""

import json
from pathlib import Path

import numpy as np
import pytest

from palatine.games.senate import GAME
from palatine.training.weights import TRAINED_FOR, BadWeights, infer, read, write

LAYERS = [(np.ones((4, 3)), np.zeros(3)), (np.full((3, 2), 0.5), np.ones(2))]


def test_a_policy_is_read_as_it_was_written(tmp_path: Path) -> None:
    """A file holds the layers, what they are for, and how they were trained."""
    write(tmp_path / "policy.npz", LAYERS, {"seed": 7})
    found = read(tmp_path / "policy.npz")
    assert found.about == TRAINED_FOR | {"seed": 7}
    bits = np.array([1, 0, 1, 0], np.float32)
    assert infer(found.layers, bits).tolist() == [4.0, 4.0]


@pytest.mark.parametrize("name", ["game", "version", "edition", "options", "observation"])
def test_weights_for_something_else_are_refused(tmp_path: Path, name: str) -> None:
    """The refusal names another game, version, edition, set of options or observation."""
    write(tmp_path / "policy.npz", LAYERS, {name: "another"})
    with pytest.raises(BadWeights, match=f"trained for {name} 'another'"):
        read(tmp_path / "policy.npz")


def test_every_switch_of_the_game_is_named() -> None:
    """Weights name each option of the game, with its value in their edition."""
    setup = GAME.setup(7, str(TRAINED_FOR["edition"]))
    assert TRAINED_FOR["options"] == setup.options
    assert set(setup.options) == set(GAME.options)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    """A file of something else is refused in a sentence."""
    (tmp_path / "policy.npz").write_text(json.dumps({"weights": 1}))
    with pytest.raises(BadWeights, match="holds no weights of a senator"):
        read(tmp_path / "policy.npz")
