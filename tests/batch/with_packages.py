"""The wrappers in the loops of pgx and JaxMARL themselves, with what those packages bring.

Neither is a dependency: `pip install pgx jaxmarl`, then `python -m tests.batch.with_packages`. It
prints its results as JSON.
"""

import json
import sys
from typing import Any

import jax
import jax.numpy as jnp
from jaxmarl.wrappers.baselines import LogWrapper
from pgx.experimental.wrappers import auto_reset

from palatine.batch import ACTIONS, variant
from palatine.batch.as_jaxmarl import JaxmarlSenate
from palatine.batch.as_pgx import PgxSenate

TABLES, STEPS, UPDATES, RATE = 64, 64, 3, 0.05


def logits(weights: Any, seen: Any, legal: Any) -> Any:
    """A policy of one layer."""
    return jnp.where(legal, seen.astype(jnp.float32) @ weights, -1e9)


def learned(rollout: Any, size: int) -> list[float]:
    """Some updates by the policy gradient; returns how likely the taken actions were before
    each."""
    weights, key, found = jnp.zeros((size, ACTIONS)), jax.random.key(0), []

    def loss(weights: Any, played: Any) -> Any:
        seen, legal, action, won = played
        likely = jax.nn.log_softmax(logits(weights, seen, legal))
        taken = jnp.take_along_axis(likely, action[..., None], -1)[..., 0]
        return -(taken * won).mean()

    for _ in range(UPDATES):
        key, now = jax.random.split(key)
        played = rollout(weights, now)
        value, slope = jax.value_and_grad(loss)(weights, played)
        weights = weights - RATE * slope
        found.append(float(value))
    return found


def with_pgx() -> list[float]:
    """pgx's loop: `auto_reset`, `vmap`, `scan`."""
    env = PgxSenate(variant())
    go = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def rollout(weights: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            a, b = jax.random.split(key)
            legal = state.legal_action_mask
            action = jax.random.categorical(a, logits(weights, state.observation, legal))
            after = go(state, action, jax.random.split(b, TABLES))
            won = jnp.take_along_axis(after.rewards, state.current_player[:, None], 1)[:, 0]
            return after, (state.observation, legal, action, won)

        state = jax.vmap(env.init)(jax.random.split(key, TABLES))
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[1]

    return learned(rollout, env.observation_shape[0])


def with_jaxmarl() -> list[float]:
    """JaxMARL's loop: `LogWrapper`, agents stacked and taken apart again."""
    plain = JaxmarlSenate(variant())
    env = LogWrapper(plain)  # type: ignore[arg-type]  # an environment by its shape
    agents = plain.agents

    @jax.jit
    def rollout(weights: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            seen, state = carry
            a, b = jax.random.split(key)
            eyes = jnp.stack([seen[agent] for agent in agents])
            can = jax.vmap(plain.get_avail_actions)(state.env_state)
            legal = jnp.stack([can[agent] for agent in agents])
            action = jax.random.categorical(a, logits(weights, eyes, legal))
            given = dict(zip(agents, action, strict=True))
            after = jax.vmap(env.step)(jax.random.split(b, TABLES), state, given)
            won = jnp.stack([after[2][agent] for agent in agents])
            return after[:2], (eyes, legal, action, won)

        start = jax.vmap(env.reset)(jax.random.split(key, TABLES))
        return jax.lax.scan(one, start, jax.random.split(key, STEPS))[1]

    return learned(rollout, plain.observation_space("agent_0").shape[0])


if __name__ == "__main__":
    json.dump({"pgx": with_pgx(), "jaxmarl": with_jaxmarl()}, sys.stdout)
