"""A small network that chooses every answer: the cost of play when somebody thinks.

It is untrained, and of the size that a learner would start with: the observation, two layers of 256
in bfloat16, one number for each action. Answers are drawn by the softmax over the legal ones.
"""

from itertools import pairwise
from typing import Any

import numpy as np

from palatine.batch.actions import answer_of, as_booleans, legal_action_mask
from palatine.batch.arrays import Array
from palatine.batch.chance import Chances, chances
from palatine.batch.observation import as_features, observe, size
from palatine.batch.packing import State, unpack
from palatine.batch.questions import asked_seats
from palatine.batch.random_play import Tally, zero
from palatine.batch.rules import step
from palatine.batch.variants import Variant

OUT = 32
"""The number of outputs: one for each action, padded to a round size."""

Network = list[tuple[Array, Array]]


def network(v: Variant, width: int = 256, depth: int = 2, seed: int = 0) -> Network:
    """Random weights, layer by layer, in bfloat16."""
    import jax
    import jax.numpy as jnp

    sizes = [size(v), *[width] * depth, OUT]
    layers = []
    for at, (wide, out) in enumerate(pairwise(sizes)):
        key = jax.random.fold_in(jax.random.key(seed), at)
        weights = jax.random.normal(key, (wide, out)) * (2 / wide) ** 0.5
        layers.append((weights.astype(jnp.bfloat16), jnp.zeros(out, jnp.bfloat16)))
    return layers


def products(net: Network) -> int:
    """Multiplications and additions for one answer."""
    return sum(2 * weights.shape[0] * weights.shape[1] for weights, _ in net)


def logits(net: Network, x: Array) -> Array:
    """What the network says of each action."""
    import jax

    for weights, bias in net[:-1]:
        x = jax.nn.relu(x @ weights + bias)
    weights, bias = net[-1]
    return (x @ weights + bias).astype(np.float32)


def chosen(v: Variant, net: Network, state: State, word: Array) -> Array:
    """An action of the asked seat of every table."""
    import jax.numpy as jnp

    seat = asked_seats(v, unpack(v, state))
    said = logits(net, as_features(observe(v, state, seat), jnp.bfloat16))
    legal = as_booleans(legal_action_mask(v, state, seat), OUT)
    drawn = jnp.where(legal, said + noise(word), -jnp.inf)
    return jnp.argmax(drawn, 1).astype(np.int32)


def noise(word: Array) -> Array:
    """Gumbel noise for each action: the largest sum is a draw by the softmax."""
    import jax.numpy as jnp

    column = np.arange(OUT, dtype=np.uint32) * np.uint32(0x9E3779B9)
    mixed = word[:, None] + column
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        mixed = (mixed ^ (mixed >> shift)) * np.uint32(factor)
    even = ((mixed ^ (mixed >> 16)) >> 9).astype(np.float32) * 2**-23 + 2**-24
    return -jnp.log(-jnp.log(even))


def play_network(
    v: Variant, net: Network, state: State, start: Array, steps: int, seed: Array = 0
) -> tuple[State, Tally]:
    """This many answers of the network at every table; voters answer one by one."""
    import jax.numpy as jnp
    from jax import lax

    tables = lax.iota(jnp.uint32, state[0].shape[0])
    seed = jnp.asarray(seed, jnp.uint32)

    def body(carry: Any, now: Any) -> Any:
        state, tally = carry
        return thought(v, net, state, tally, chances(seed, now, tables)), None

    moments = jnp.asarray(start, jnp.uint32) + jnp.arange(steps, dtype=jnp.uint32)
    done: tuple[State, Tally]
    done, _ = lax.scan(body, (state, zero(state)), moments)
    return done


def thought(
    v: Variant, net: Network, state: State, tally: Tally, words: Chances
) -> tuple[State, Tally]:
    """One answer of the network at every table."""
    action = chosen(v, net, state, words.answer)
    done = step(v, state, answer_of(v, state, action), words)
    ended = (done.ending != 0) << ((done.ending - 1) * 8 & 31)
    return done.state, Tally(tally.decisions + done.decisions, tally.endings + ended)
