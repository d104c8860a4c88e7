"""Whole games between two policies: how they end, at each size, and how good suspicions are."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from palatine.training.learn import Plan, suspicion_loss
from palatine.training.net import Layers
from palatine.training.play import Tables, advance, drawn, seat_tables

LONGEST = 2000
"""Answers in a game; no game comes close."""
THIRD = 3
"""Suspicions count from this many policies on."""


class Tally(NamedTuple):
    """What we count while tables play."""

    tables: Tables
    at: Array
    ending: Array
    answers: Array
    suspicion: Array
    weight: Array


@partial(jax.jit, static_argnums=(0,))
def whole_games(
    plan: Plan, tables: Tables, policies: tuple[Layers, Layers], who: Array, seed: Array
) -> Tally:
    """The first game at each table, to its end."""
    rows_in_all = tables[0][0].shape[0] * len(plan.sizes)
    none = jnp.zeros((rows_in_all,))
    ways = jnp.zeros((rows_in_all,), jnp.int32) + who

    def body(tally: Tally) -> Tally:
        words = drawn(seed, tally.at, rows_in_all)
        tables, rows, guess = advance(plan.sizes, tally.tables, policies, ways, words, plan.dtype)
        is_on = tally.ending == 0
        seen = rows.seen
        counts = is_on & ~seen.is_plotter & seen.is_ours & (seen.policies >= THIRD)
        weight = counts.astype(jnp.float32)
        return Tally(
            tables,
            tally.at + 1,
            jnp.where(is_on, rows.ending, tally.ending),
            tally.answers + is_on,
            tally.suspicion + weight * suspicion_loss(guess, seen.roles),
            tally.weight + weight,
        )

    start = Tally(tables, jnp.uint32(1), none.astype(jnp.int8), none, none, none)
    return lax.while_loop(lambda t: (t.ending == 0).any() & (t.at < LONGEST), body, start)


def measure(
    plan: Plan, ours: Layers, theirs: Layers, who: int, games: int, seed: int
) -> dict[int, dict[str, Any]]:
    """For each size: the shares of the four endings, how often Loyalists win, how sure they are."""
    tables = seat_tables(plan.sizes, games, seed)
    tally = whole_games(plan, tables, (ours, theirs), jnp.int32(who), jnp.uint32(seed))
    found = {}
    for at, players in enumerate(plan.sizes):
        here = slice(at * games, (at + 1) * games)
        ending = np.asarray(tally.ending[here])
        shares = [float((ending == each).mean()) for each in range(1, 5)]
        weight = float(tally.weight[here].sum())
        found[players] = {
            "games": games,
            "loyalists": shares[0] + shares[3],
            "endings": [round(each, 4) for each in shares],
            "answers": float(tally.answers[here].mean()),
            "suspicion": float(tally.suspicion[here].sum()) / max(weight, 1),
        }
    return found
