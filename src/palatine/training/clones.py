"""Networks that answer as some bots do. They learn from rows of what the bots saw and answered.

A folder in which games of these bots leave such rows is a `Tutors`. While a policy trains against
the clones, the bots themselves play against that policy elsewhere, and their answers correct the
clones (`benchmarks/senate_tutors.py`).
"""

import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from palatine.batch.observation import WORD
from palatine.training.net import OUTPUTS, Layers, choose, new_layers, of_action
from palatine.training.observation import observe, played

Data = tuple[Any, Any, Any]
"""Words, legal actions, and the action."""
BATCH: Final = 4096
NAMES: Final = ("words", "legal", "action")


@partial(jax.jit, donate_argnums=(0, 1))
def descend(layers: Layers, moments: Any, data: Data, taken: jax.Array, rate: jax.Array) -> Any:
    """One step of Adam towards the answers."""

    def loss(layers: Layers) -> jax.Array:
        log, _ = choose(layers, data[0], data[1], jnp.float32)
        return -of_action(log, data[2]).mean()

    gradient = jax.grad(loss)(layers)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradient)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], gradient)
    scale, root = rate / (1 - 0.9**taken), 1 / (1 - 0.999**taken)
    step = jax.tree.map(lambda m, v: scale * m / (jnp.sqrt(v * root) + 1e-8), first, second)
    return jax.tree.map(lambda p, s: p - s, layers, step), (first, second)


def beginner(width: int, seed: int = 1) -> Layers:
    """A network that answers nearly at random."""
    seat = np.ones(1, np.int32)
    words = observe(played(5), empty_table(), seat).shape[1]
    return new_layers(jax.random.key(seed), [words * WORD, width, width, OUTPUTS], 0.1)


def empty_table() -> Any:
    """A table about which nothing is known."""
    from palatine.batch import init, unpack

    v = played(5)
    return unpack(v, init(v, np.zeros(1, np.uint32)))


def learned(layers: Layers, data: Data, epochs: int, batch: int, rates: tuple[float, float]) -> Any:
    """The network after this many rounds through the data; in the last one it takes small steps."""
    none = jax.tree.map(jnp.zeros_like, layers)
    layers = jax.tree.map(jnp.copy, layers)
    moments: Any = (none, jax.tree.map(jnp.zeros_like, layers))
    taken, random = 0, np.random.default_rng(1)
    batch = min(batch, len(data[2]))
    for epoch in range(epochs):
        order = random.permutation(len(data[2]))
        rate = jnp.float32(rates[1] if epoch == epochs - 1 else rates[0])
        for at in range(0, len(order) - batch + 1, batch):
            rows, taken = order[at : at + batch], taken + 1
            part = (data[0][rows], data[1][rows], data[2][rows])
            layers, moments = descend(layers, moments, part, jnp.float32(taken), rate)
    return layers


def judged(layers: Layers, data: Data) -> tuple[float, float]:
    """The log loss of a clone, and how often it thinks the bot's answer the most probable."""
    loss = hits = 0.0
    for at in range(0, len(data[2]), 1 << 15):
        words, legal, action = (each[at : at + (1 << 15)] for each in data)
        log, _ = choose(layers, words, legal, jnp.float32)
        loss -= float(of_action(log, jnp.asarray(action)).sum())
        hits += float((jnp.argmax(log, 1) == action).sum())
    return loss / len(data[2]), hits / len(data[2])


def joined(parts: list[Data]) -> Data:
    """One set of rows out of several."""
    words, legal, action = (np.concatenate(each) for each in zip(*parts, strict=True))
    return words, legal, action


class Tutors:
    """The answers of bots in a growing folder: `rows-*.npz`, each level's under its number."""

    def __init__(self, folder: Path, width: int) -> None:
        self.folder, self.width = folder, width
        self.read: set[str] = set()
        self.parts: dict[int, list[Data]] = {}

    def beginners(self, levels: int) -> list[Layers]:
        """Clones that have learned nothing yet."""
        self.parts = {level: [] for level in range(levels)}
        return [beginner(self.width, 1 + level) for level in range(levels)]

    def gather(self) -> None:
        """Read the files that are new."""
        for path in sorted(self.folder.glob("rows-*.npz")):
            if path.name in self.read:
                continue
            self.read.add(path.name)
            with np.load(path) as file:
                for level, parts in self.parts.items():
                    if f"action{level}" in file.files:
                        words, legal, action = (file[f"{name}{level}"] for name in NAMES)
                        parts.append((words, legal, action))

    def taught(self, clones: list[Layers]) -> list[Layers]:
        """The clones after learning what is available; new rows first serve to judge them."""
        is_first, before = not self.read, len(self.read)
        while is_first and not any(self.folder.glob("rows-*.npz")):
            time.sleep(1)
        old = {level: len(parts) for level, parts in self.parts.items()}
        self.gather()
        if len(self.read) == before:
            return clones
        later = []
        for level, layers in enumerate(clones):
            parts = self.parts[level]
            fresh = parts[-1:] if is_first else parts[old[level] :]
            if not fresh:
                later.append(layers)
                continue
            known = parts[:-1] if is_first and len(parts) > 1 else parts
            if is_first:
                layers = learned(layers, joined(known), 8, BATCH, (2e-3, 4e-4))
            loss, hits = judged(layers, joined(fresh))
            if not is_first:
                layers = learned(layers, joined(known), 2, BATCH, (6e-4, 2e-4))
            later.append(layers)
            rows = sum(len(each[2]) for each in parts)
            said = f"log loss {loss:.3f}, {100 * hits:.1f} % the same on rows it had not seen"
            print(f"clone {level}: {rows} answers; {said}", flush=True)
        return later
