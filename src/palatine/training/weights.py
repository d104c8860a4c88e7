"""A policy as a small file: its weights, and what they were trained for. NumPy alone reads it.

Weights fit one game, version, edition, set of options and observation. At any other table their
play is nonsense, so we refuse other tables.
"""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palatine.training.observation import VERSION

TRAINED_FOR: Final = {
    "game": "senate",
    "version": 1,
    "edition": "sith-imperative",
    "options": {
        "tracker_reset": "on_policy",
        "reshuffle": "lazy",
        "term_limit": "elected",
        "five_player_rule": "living",
        "cleared_marker": "on",
    },
    "observation": VERSION,
}
"""What the current kernel and observation make policies for."""

Matrix = NDArray[np.float32]


class BadWeights(ValueError):
    """Weights that can't be read, or are for something else."""


class Weights(NamedTuple):
    """A policy: what it is for, and its layers."""

    about: dict[str, Any]
    layers: list[tuple[Matrix, Matrix]]


def write(path: Path, layers: list[tuple[Any, Any]], about: dict[str, Any]) -> None:
    """Write a policy; half precision is enough to play by."""
    arrays: dict[str, Any] = {}
    for at, (weights, bias) in enumerate(layers):
        arrays[f"weights{at}"] = np.asarray(weights, np.float16)
        arrays[f"bias{at}"] = np.asarray(bias, np.float32)
    text = json.dumps(TRAINED_FOR | about)
    np.savez_compressed(path, about=np.frombuffer(text.encode(), np.uint8), **arrays)


def read(path: Path) -> Weights:
    """Read a policy; refuses one trained for another game or observation."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(file["about"].tobytes())
            count = sum(name.startswith("bias") for name in file.files)
            layers = [
                (file[f"weights{at}"].astype(np.float32), file[f"bias{at}"]) for at in range(count)
            ]
    except (OSError, KeyError, ValueError) as error:
        raise BadWeights(f"{path} holds no weights of a senator: {error}") from error
    refuse_others(path, about, TRAINED_FOR)
    return Weights(about, layers)


def noted(path: Path, **about: Any) -> None:
    """Add what else is known to a policy: `LearnedBot` says what that may be."""
    weights = read(path)
    write(path, weights.layers, weights.about | about)


def refuse_others(path: Path, about: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Say what the weights are for, if that is not what is wanted."""
    for name, value in wanted.items():
        if about.get(name) != value:
            said = f"{path} was trained for {name} {about.get(name)!r}, not {value!r}"
            raise BadWeights(f"{said}; train it again: python -m palatine.training train")


def infer(layers: list[tuple[Matrix, Matrix]], bits: Matrix) -> Matrix:
    """What the policy says of an observation: a row of bits in, a row of outputs out."""
    x = bits
    for weights, bias in layers[:-1]:
        x = np.maximum(x @ weights + bias, 0)
    weights, bias = layers[-1]
    out: Matrix = x @ weights + bias
    return out
