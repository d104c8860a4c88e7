"""The networks: a policy that also says whom it suspects, and a critic that sees the truth."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from palatine.batch.actions import ACTIONS
from palatine.batch.observation import WORD, as_features
from palatine.training.observation import MOST_SEATS

Layers = list[tuple[Array, Array]]
ILLEGAL = -1e9
SILENT = 1000.0
"""More than any unit can get from its inputs."""
OUTPUTS = ACTIONS + MOST_SEATS - 1
"""A number for each answer, and one for each other seat: does it plot?"""


class Nets(NamedTuple):
    """The trained networks."""

    policy: Layers
    critic: Layers


def new_layers(key: Array, sizes: Sequence[int], last: float) -> Layers:
    """Random weights; the last layer is small, so that play starts nearly at random."""
    layers: Layers = []
    keys = jax.random.split(key, len(sizes) - 1)
    for at, (rows, columns) in enumerate(pairwise(sizes)):
        scale = last / rows**0.5 if at == len(sizes) - 2 else (2 / rows) ** 0.5
        weights = jax.random.normal(keys[at], (rows, columns), jnp.float32) * scale
        layers.append((weights, jnp.zeros((columns,), jnp.float32)))
    return layers


def new_nets(seed: int, words: int, truths: int, width: int, depth: int) -> Nets:
    """Networks for this many words of observation, and of truth."""
    first, second = jax.random.split(jax.random.key(seed))
    hidden = [width] * depth
    policy = new_layers(first, [words * WORD, *hidden, OUTPUTS], 0.1)
    less = [width // 2] * depth
    critic = new_layers(second, [(words + truths) * WORD, *less, 1], 0.1)
    return Nets(policy, critic)


def through(layers: Layers, x: Array) -> Array:
    """The outputs of a network; products have the type of `x`, sums are exact."""
    for weights, bias in layers[:-1]:
        x = jax.nn.relu(x @ weights.astype(x.dtype) + bias.astype(x.dtype))
    weights, bias = layers[-1]
    return jnp.matmul(x, weights.astype(x.dtype), preferred_element_type=jnp.float32) + bias


def either(one: Layers, other: Layers, first: int, second: Sequence[int]) -> Layers:
    """One network that says what `one` says; but where the first bit of the observation is set and
    one of the second, what `other` says.

    Both lie side by side in each layer. Two more units say whether it is the other's turn, and 1;
    whoever has no turn gets a bias so low that all its units stay at 0. At most one of the second
    bits is ever set.
    """
    if len(one) != len(other) or len(one) < 3:
        raise ValueError(
            "two networks of the same depth are needed, with two hidden layers or more"
        )
    rows = one[0][0].shape[0]
    turn = jnp.zeros((rows, 2)).at[first, 0].set(1.0).at[jnp.asarray(second), 0].set(1.0)
    bias = jnp.concatenate([one[0][1], other[0][1], jnp.asarray([-1.0, 1.0])])
    made: Layers = [(jnp.concatenate([one[0][0], other[0][0], turn], 1), bias)]
    for (ours, start), (theirs, begin) in zip(one[1:-1], other[1:-1], strict=True):
        left, right = ours.shape[1], theirs.shape[1]
        silent = jnp.asarray([-SILENT, 0.0])[:, None], jnp.asarray([SILENT, -SILENT])[:, None]
        weights = jnp.block(
            [
                [ours, jnp.zeros((ours.shape[0], right + 2))],
                [jnp.zeros((theirs.shape[0], left)), theirs, jnp.zeros((theirs.shape[0], 2))],
                [jnp.tile(silent[0], left), jnp.tile(silent[1], right), jnp.eye(2)],
            ]
        )
        made.append((weights, jnp.concatenate([start, begin, jnp.zeros(2)])))
    (ours, start), (theirs, begin) = one[-1], other[-1]
    last = jnp.concatenate([ours, theirs, (begin - start)[None], start[None]])
    return [*made, (last, jnp.zeros(last.shape[1]))]


def allowed(legal: Array) -> Array:
    """The mask of answers, (rows, actions), from their bits."""
    bits: Array = (legal[..., None] >> jnp.arange(ACTIONS, dtype=jnp.int32)) & 1
    return bits != 0


def choose(policy: Layers, words: Array, legal: Array, dtype: Any) -> tuple[Array, Array]:
    """The logarithm of each answer's probability, and the suspicion of each other seat."""
    out = through(policy, as_features(words, dtype))
    masked = jnp.where(allowed(legal), out[:, :ACTIONS], ILLEGAL)
    return jax.nn.log_softmax(masked, -1), out[:, ACTIONS:]


def mixed(word: Array) -> Array:
    """A word hashed once more."""
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        word = (word ^ (word >> jnp.uint32(shift))) * jnp.uint32(factor)
    done: Array = word ^ (word >> jnp.uint32(16))
    return done


def sample(log: Array, word: Array) -> Array:
    """An answer drawn by these probabilities with one word of chance (Gumbel's trick)."""
    columns = jnp.arange(ACTIONS, dtype=jnp.uint32)
    words = mixed(word[:, None] + columns * jnp.uint32(0x9E3779B9)) >> jnp.uint32(9)
    uniform = words.astype(jnp.float32) * 2.0**-23 + 2.0**-24
    return jnp.argmax(log - jnp.log(-jnp.log(uniform)), 1).astype(jnp.int32)


def of_action(log: Array, action: Array) -> Array:
    """The entry of the given answer."""
    columns = jnp.arange(ACTIONS, dtype=jnp.int32)
    return jnp.where(columns == action[:, None].astype(jnp.int32), log, 0).sum(1)
