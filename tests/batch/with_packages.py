"""The wrappers in the loops of pgx and JaxMARL, with what those packages bring.

`make bench` installs both and runs this: `python -m tests.batch.with_packages`. A policy of one
layer, which sees no mask, learns by the policy gradient what it may do at each question. So
observations, actions, masks, flags and rewards must fit together all the way through the loop. It
prints, as JSON, which share of the actions was legal before each update, and fails if a number is
not finite or the share does not grow as it should.
"""

import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jaxmarl.wrappers.baselines import LogWrapper
from pgx.experimental.wrappers import auto_reset

from palatine.batch import ACTIONS, variant
from palatine.batch.as_jaxmarl import JaxmarlSenate
from palatine.batch.as_pgx import PgxSenate

TABLES, STEPS, UPDATES, RATE = 64, 64, 30, 2.0
GROWTH = 0.3
"""By how much the share of legal actions must grow; it begins at about an eighth."""


class Played(NamedTuple):
    """What was seen and done in a rollout, and what that was worth; a legal action is worth one."""

    seen: Any
    action: Any
    is_legal: Any
    won: Any


Rollout = Callable[[Any, Any], Played]


def logits(weights: Any, seen: Any) -> Any:
    """A policy of one layer, and a bias."""
    return seen.astype(jnp.float32) @ weights[:-1] + weights[-1]


def learned(rollout: Rollout, size: int) -> list[float]:
    """Some updates; gives the share of legal actions before each."""
    weights, key, found = jnp.zeros((size + 1, ACTIONS)), jax.random.key(0), []

    @jax.jit
    def update(weights: Any, key: Any) -> tuple[Any, Any]:
        played = rollout(weights, key)
        worth = played.won + played.is_legal

        def loss(weights: Any) -> Any:
            likely = jax.nn.log_softmax(logits(weights, played.seen))
            taken = jnp.take_along_axis(likely, played.action[..., None], -1)[..., 0]
            return -(taken * (worth - worth.mean())).mean()

        return weights - RATE * jax.grad(loss)(weights), played.is_legal.mean()

    for number in range(UPDATES):
        weights, legal = update(weights, jax.random.fold_in(key, number))
        found.append(round(float(legal), 3))
    check(found, weights)
    return found


def check(legal: list[float], weights: Any) -> None:
    """Fail if nothing was learned, or nonsense."""
    if not np.isfinite(np.asarray(weights)).all():
        raise SystemExit("the weights are not finite")
    if not legal[-1] > legal[0] + GROWTH:
        raise SystemExit(f"the policy has not learned what it may do: {legal}")


def taken_of(masks: Any, action: Any) -> Any:
    """Whether the masks allow the actions, as zeros and ones."""
    return jnp.take_along_axis(masks, action[..., None], -1)[..., 0].astype(jnp.float32)


def with_pgx() -> list[float]:
    """pgx's loop: `auto_reset`, `vmap`, `scan`."""
    env = PgxSenate(variant())
    go = jax.vmap(auto_reset(env.step, env.init))

    def rollout(weights: Any, key: Any) -> Played:
        def one(state: Any, key: Any) -> Any:
            a, b = jax.random.split(key)
            action = jax.random.categorical(a, logits(weights, state.observation))
            after = go(state, action, jax.random.split(b, TABLES))
            won = jnp.take_along_axis(after.rewards, state.current_player[:, None], 1)[:, 0]
            is_legal = taken_of(state.legal_action_mask, action)
            return after, Played(state.observation, action, is_legal, won)

        state = jax.vmap(env.init)(jax.random.split(key, TABLES))
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[1]

    return learned(rollout, env.observation_shape[0])


def with_jaxmarl() -> list[float]:
    """JaxMARL's loop: `LogWrapper`, agents stacked and taken apart again."""
    plain = JaxmarlSenate(variant())
    env = LogWrapper(plain)  # type: ignore[arg-type]  # an environment by its shape
    agents = plain.agents

    def rollout(weights: Any, key: Any) -> Played:
        def one(carry: Any, key: Any) -> Any:
            seen, state = carry
            a, b = jax.random.split(key)
            eyes = jnp.stack([seen[agent] for agent in agents])
            can = jax.vmap(plain.get_avail_actions)(state.env_state)
            action = jax.random.categorical(a, logits(weights, eyes))
            given = dict(zip(agents, action, strict=True))
            after = jax.vmap(env.step)(jax.random.split(b, TABLES), state, given)
            won = jnp.stack([after[2][agent] for agent in agents])
            is_legal = taken_of(jnp.stack([can[agent] for agent in agents]), action)
            return after[:2], Played(eyes, action, is_legal, won)

        start = jax.vmap(env.reset)(jax.random.split(key, TABLES))
        return jax.lax.scan(one, start, jax.random.split(key, STEPS))[1]

    return learned(rollout, plain.observation_space("agent_0").shape[0])


if __name__ == "__main__":
    json.dump({"pgx": with_pgx(), "jaxmarl": with_jaxmarl()}, sys.stdout)
