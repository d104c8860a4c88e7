"""What a run has reached, in files of a few megabytes, so that another can go on from it."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from palatine.training.learn import Learner
from palatine.training.net import Layers, Nets
from palatine.training.weights import write


def save_tree(path: Path, tree: Any, dtype: Any = np.float32) -> None:
    """Write the arrays of a tree in its own order."""
    leaves = [np.asarray(leaf, dtype) for leaf in jax.tree.leaves(tree)]
    np.savez(path, *leaves)


def load_tree(path: Path, like: Any) -> Any:
    """Read a tree that has the shape of this one."""
    with np.load(path) as file:
        leaves = [jnp.asarray(file[f"arr_{at}"], jnp.float32) for at in range(len(file.files))]
    return jax.tree.unflatten(jax.tree.structure(like), leaves)


def save(
    folder: Path, learner: Learner, magnet: Layers, pool: list[Layers], about: dict[str, Any]
) -> None:
    """Write the nets, Adam's moments, the pool, and the policy that would be played by."""
    count = jnp.asarray([learner.taken, about["updates"]])
    save_tree(folder / "nets.npz", (learner.nets, learner.average, magnet, count))
    save_tree(folder / "adam.npz", (learner.first, learner.second))
    save_tree(folder / "pool.npz", pool, np.float16)
    write(folder / "policy.npz", learner.average, about)


def load(folder: Path, learner: Learner) -> tuple[Learner, Layers, list[Layers], int]:
    """What `save` has written, for a learner of the same shape: the magnet, the pool, updates."""
    policy, count = learner.average, jnp.zeros((2,))
    nets, average, magnet, count = load_tree(
        folder / "nets.npz", (learner.nets, policy, policy, count)
    )
    first, second = load_tree(folder / "adam.npz", (learner.first, learner.second))
    with np.load(folder / "pool.npz") as file:
        size = len(file.files) // len(jax.tree.leaves(policy))
    pool = load_tree(folder / "pool.npz", [policy] * size)
    again = learner._replace(
        nets=Nets(*nets), average=average, first=first, second=second, taken=count[0]
    )
    return again, magnet, pool, int(count[1])
