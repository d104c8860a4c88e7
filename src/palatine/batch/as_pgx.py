"""The senate in the shape of pgx: one table, one mover at a time; `jax.vmap` makes many.

Voters answer one by one. One thing differs from pgx: an illegal action is ignored and flagged
(`is_illegal`), since a rule that ends the game and pays all others would reward sabotage here.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Self

import jax
import jax.numpy as jnp

from palatine.batch.actions import ACTIONS, answer_of, as_booleans, legal_action_mask
from palatine.batch.arrays import Array, seat_number, where
from palatine.batch.chance import Chances
from palatine.batch.deal import dealt
from palatine.batch.observation import as_features, observe, size
from palatine.batch.outcome import rewards
from palatine.batch.packing import State, pack, unpack
from palatine.batch.questions import asked_seats
from palatine.batch.rules import step
from palatine.batch.variants import Variant, variant


@partial(jax.tree_util.register_dataclass)
@dataclass(frozen=True)
class PgxState:
    """What pgx's learners look at, and the packed table."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    is_illegal: Array
    table: State
    _step_count: Array

    def replace(self, **changes: Any) -> Self:
        """The same state with some fields changed."""
        return replace(self, **changes)


class PgxSenate:
    """An environment as pgx has them."""

    id = "palatine_senate"
    version = "v1"
    num_actions = ACTIONS

    def __init__(self, v: Variant | None = None) -> None:
        self.v = (v or variant())._replace(ballots="one_by_one", sight=True)
        self.num_players = self.v.players
        self.observation_shape = (size(self.v),)

    def init(self, key: Array) -> PgxState:
        """A freshly dealt table."""
        table = pack(self.v, dealt(self.v, words_of(key).third))
        none = jnp.zeros(self.num_players)
        return self._seen(table, none, jnp.bool_(False), jnp.bool_(False), jnp.int32(0))

    def step(self, state: PgxState, action: Array, key: Array) -> PgxState:
        """The mover acts; a finished table stays as it is, and pays nobody."""
        answer = answer_of(self.v, state.table, jnp.asarray(action, jnp.int32))
        done = step(self.v, state.table, answer, words_of(key))
        won = rewards(self.v, done.final, done.ending).astype(jnp.float32)
        is_over = state.terminated | (done.ending != 0)
        count = state._step_count + ~state.terminated
        return self._seen(done.final, won, is_over, done.is_illegal & ~state.terminated, count)

    def observe(self, state: PgxState, player_id: Array | None = None) -> Array:
        """What a player knows; without a number, the mover."""
        player = state.current_player if player_id is None else player_id
        words = observe(self.v, state.table, jnp.int32(1) << player)
        return as_features(words, jnp.bool_)

    def _seen(
        self, table: State, won: Array, is_over: Array, is_illegal: Array, count: Array
    ) -> PgxState:
        """The state with what the mover sees and may do; at the end everything is legal."""
        asked = asked_seats(self.v, unpack(self.v, table))
        seat = where(asked != 0, asked, 1)  # when the game is over nobody has a question
        legal = as_booleans(legal_action_mask(self.v, table, seat)) | is_over
        player = seat_number(seat)
        seen = as_features(observe(self.v, table, seat), jnp.bool_)
        return PgxState(
            player, seen, won, is_over, jnp.bool_(False), legal, is_illegal, table, count
        )


def words_of(key: Array) -> Chances:
    """Words of chance from a key of JAX."""
    bits = jax.random.bits(key, (4,), jnp.uint32)
    return Chances(bits[0], bits[1], bits[2], bits[3])
