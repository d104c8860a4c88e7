"""A run's progress, in files of a few megabytes, so that another run can go on from it."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from palatine.training.learn import Learner
from palatine.training.net import Layers, Nets


def save_tree(path: Path, tree: Any, dtype: Any = np.float32) -> None:
    """Write the arrays of a tree in its own order."""
    leaves = [np.asarray(leaf, dtype) for leaf in jax.tree.leaves(tree)]
    np.savez(path, *leaves)


def load_tree(path: Path, like: Any) -> Any:
    """Read a tree with the shape of this one."""
    with np.load(path) as file:
        leaves = [jnp.asarray(file[f"arr_{at}"], jnp.float32) for at in range(len(file.files))]
    return jax.tree.unflatten(jax.tree.structure(like), leaves)


def save_learner(path: Path, learner: Learner, magnet: Layers, updates: int) -> None:
    """Write the nets, their average, the magnet and Adam's moments."""
    count = jnp.asarray([learner.taken, updates])
    kept = (learner.nets, learner.average, magnet, learner.first, learner.second, count)
    save_tree(path, kept)


def load_learner(path: Path, learner: Learner) -> tuple[Learner, Layers, int]:
    """Read what `save_learner` wrote, for a learner of the same shape."""
    policy = learner.average
    like = (learner.nets, policy, policy, learner.first, learner.second, jnp.zeros(2))
    nets, average, magnet, first, second, count = load_tree(path, like)
    again = learner._replace(
        nets=Nets(*nets), average=average, first=first, second=second, taken=count[0]
    )
    return again, magnet, int(count[1])


def widened(layers: Layers, width: int) -> Layers:
    """The same function with more hidden units, which do nothing."""
    made: Layers = []
    for at, (weights, bias) in enumerate(layers):
        rows = weights.shape[0] if at == 0 else width
        columns = weights.shape[1] if at == len(layers) - 1 else width
        wide = jnp.zeros((rows, columns)).at[: weights.shape[0], : weights.shape[1]].set(weights)
        made.append((wide, jnp.zeros(columns).at[: bias.shape[0]].set(bias)))
    return made


def load_clones(path: Path, width: int) -> list[Layers]:
    """Clones of bots, which may be narrower than the policy in training; each has three layers."""
    with np.load(path) as file:
        arrays = [jnp.asarray(file[f"arr_{at}"], jnp.float32) for at in range(len(file.files))]
    pairs = list(zip(arrays[::2], arrays[1::2], strict=True))
    return [widened(pairs[at : at + 3], width) for at in range(0, len(pairs), 3)]


def load_pool(path: Path, policy: Layers) -> list[Layers]:
    """Old policies of this shape."""
    with np.load(path) as file:
        size = len(file.files) // len(jax.tree.leaves(policy))
    pool: list[Layers] = load_tree(path, [policy] * size)
    return pool
