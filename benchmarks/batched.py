"""Random play at thousands of tables at once: `palatine.batch`, with JAX and with NumPy."""

from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np

from benchmarks.measure import Case
from palatine.batch import Variant, init, variant
from palatine.batch.random_play import counted, grouped, play_numpy, play_scan

STEPS = 16
Play = Callable[[Any, int], Any]


def random_play(name: str, v: Variant, tables: Any, play: Play) -> Case:
    """Some steps at all tables; games that end start again."""
    state, moments = init(v, tables, 1), count(0, STEPS)

    def run() -> int:
        nonlocal state
        state, tally = play(state, next(moments))
        return counted(tally).decisions

    return Case(f"{name}, {v.players} players: batched", "decisions", run)


def some_steps(v: Variant, play: Any) -> Play:
    """Some steps, played this way."""

    def steps(state: Any, now: int) -> Any:
        state, tally = play(v, state, now, STEPS, 1)
        return state, grouped(tally)

    return steps


def cases() -> list[Case]:
    """Both ways. JAX loads only here: anything that forks must be done by then."""
    import jax

    v, other = variant(sight=False), variant("secret-emperor", sight=False)
    tables = np.arange(1 << 14, dtype=np.uint32)
    compiled = [jax.jit(some_steps(each, play_scan)) for each in (v, other)]
    return [
        random_play("JAX, sith-imperative", v, jax.numpy.asarray(tables), compiled[0]),
        random_play("JAX, secret-emperor", other, jax.numpy.asarray(tables), compiled[1]),
        random_play("NumPy, sith-imperative", v, tables[: 1 << 12], some_steps(v, play_numpy)),
    ]
