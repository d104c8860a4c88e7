"""The senate in the shape of JaxMARL: dictionaries by agent, all act at each step.

All vote in one step; a seat without a question has `NO_MOVE` as its only available action. `step`
deals a new table when one is over; the last observations are in `infos["final"]`.
"""

from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from palatine.batch.actions import ACTIONS, as_booleans, ballots_of, legal_action_mask
from palatine.batch.arrays import Array
from palatine.batch.as_pgx import words_of
from palatine.batch.deal import dealt
from palatine.batch.observation import as_features, observe, size
from palatine.batch.outcome import rewards
from palatine.batch.packing import State, pack
from palatine.batch.rules import step
from palatine.batch.variants import Variant, variant

ByAgent = dict[str, Array]


@partial(jax.tree_util.register_dataclass)
@dataclass(frozen=True)
class JaxmarlState:
    """A packed table, and what JaxMARL's wrappers look at."""

    table: State
    done: Array
    step: Array


class Discrete:
    """A space of this many actions."""

    def __init__(self, n: int) -> None:
        self.n, self.shape, self.dtype = n, (), jnp.int32

    def sample(self, rng: Array) -> Array:
        """Any action."""
        return jax.random.randint(rng, (), 0, self.n)

    def contains(self, x: Array) -> Array:
        """Whether this is an action."""
        return (x >= 0) & (x < self.n)


class Box:
    """A space of zeros and ones."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.low, self.high, self.shape, self.dtype = 0.0, 1.0, shape, jnp.float32

    def sample(self, rng: Array) -> Array:
        """Any observation."""
        return jax.random.bernoulli(rng, 0.5, self.shape).astype(self.dtype)

    def contains(self, x: Array) -> Array:
        """Whether this could be an observation."""
        return jnp.all((x >= self.low) & (x <= self.high))


class JaxmarlSenate:
    """An environment as JaxMARL has them."""

    name = "palatine_senate"

    def __init__(self, v: Variant | None = None) -> None:
        self.v = (v or variant())._replace(ballots="together", sight=True)
        self.num_agents = self.v.players
        self.agents = [f"agent_{seat}" for seat in range(self.num_agents)]
        self.seats = np.left_shift(1, np.arange(self.num_agents, dtype=np.int32))
        self.observation_spaces = {agent: Box((size(self.v),)) for agent in self.agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.agents}

    def observation_space(self, agent: str) -> Box:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent does."""
        return self.action_spaces[agent]

    @property
    def agent_classes(self) -> dict[str, list[str]]:
        """All are senators: roles are dealt again in every game."""
        return {"senator": self.agents}

    @partial(jax.jit, static_argnums=0)
    def reset(self, key: Array) -> tuple[ByAgent, JaxmarlState]:
        """A freshly dealt table."""
        table = pack(self.v, dealt(self.v, words_of(key).third))
        state = JaxmarlState(table, jnp.bool_(False), jnp.int32(0))
        return self.get_obs(state), state

    @partial(jax.jit, static_argnums=0)
    def step(
        self, key: Array, state: JaxmarlState, actions: ByAgent, reset_state: Any = None
    ) -> tuple[ByAgent, JaxmarlState, ByAgent, ByAgent, dict[str, Any]]:
        """All act; if the game is over, deal a new one."""
        key, fresh = jax.random.split(key)
        seen, after, won, dones, infos = self.step_env(key, state, actions)
        new = self.reset(fresh)[1] if reset_state is None else reset_state
        infos["final"] = self._by_seat(seen)

        def chosen(a: Array, b: Array) -> Array:
            return jnp.where(dones["__all__"], a, b)

        after = jax.tree.map(chosen, new, after)
        return self.get_obs(after), after, won, dones, infos

    def step_env(
        self, key: Array, state: JaxmarlState, actions: ByAgent
    ) -> tuple[ByAgent, JaxmarlState, ByAgent, ByAgent, dict[str, Any]]:
        """All act, and the table stays as it is once the game is over."""
        given = jnp.stack([actions[agent] for agent in self.agents], -1).astype(jnp.int32)
        answer = ballots_of(self.v, state.table, given)
        done = step(self.v, state.table, answer, words_of(key))
        is_over = state.done | (done.ending != 0)
        after = JaxmarlState(done.final, is_over, state.step + 1)
        won = rewards(self.v, done.final, done.ending).astype(jnp.float32)
        dones = {**dict.fromkeys(self.agents, is_over), "__all__": is_over}
        return (
            self.get_obs(after),
            after,
            self._by_agent(won),
            dones,
            {"is_illegal": done.is_illegal},
        )

    def get_obs(self, state: JaxmarlState) -> ByAgent:
        """What every agent knows."""
        words = jax.vmap(lambda seat: observe(self.v, state.table, seat))(self.seats)
        return self._by_agent(as_features(words))

    @partial(jax.jit, static_argnums=0)
    def get_avail_actions(self, state: JaxmarlState) -> ByAgent:
        """What every agent can do."""
        masks = jax.vmap(lambda seat: legal_action_mask(self.v, state.table, seat))(self.seats)
        return self._by_agent(as_booleans(masks))

    def _by_agent(self, by_seat: Array) -> ByAgent:
        return {agent: by_seat[at] for at, agent in enumerate(self.agents)}

    def _by_seat(self, by_agent: ByAgent) -> Array:
        return jnp.stack([by_agent[agent] for agent in self.agents])
