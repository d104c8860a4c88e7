"""The JAX trials, in a separate process: other tests fork, which JAX does not like.

It prints its results as JSON; `test_jax.py` says what must be true of them.
"""

import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from palatine.batch import (
    ACTIONS,
    NO_MOVE,
    Variant,
    bench,
    chances,
    init,
    legal_action_mask,
    observe,
    step,
    unpack,
    variant,
)
from palatine.batch.as_jaxmarl import JaxmarlSenate
from palatine.batch.as_pgx import PgxSenate
from palatine.batch.network import network, play_network
from palatine.batch.operations import operations
from palatine.batch.questions import any_answer, asked_seats
from palatine.batch.random_play import (
    counted,
    grouped,
    play_kernel,
    play_numpy,
    play_scan,
)

TABLES = 64
VARIANTS = [
    variant(sight=False),
    variant("secret-emperor", 5, claims=True, ledger=2, ballots="one_by_one"),
]


def are_same(some: Any, others: Any) -> bool:
    """Whether all arrays are equal."""
    leaves = zip(jax.tree.leaves(some), jax.tree.leaves(others), strict=True)
    return all(bool((np.asarray(a) == np.asarray(b)).all()) for a, b in leaves)


def ways_agree(v: Variant, steps: int = 40) -> dict[str, bool]:
    """Random play in all three ways, from the same deals."""
    start = init(v, np.arange(TABLES, dtype=np.uint32), 1)
    wanted = play_numpy(v, start, 0, steps, 1)
    on_device = tuple([jnp.asarray(word) for word in start])
    scan = jax.jit(lambda state: play_scan(v, state, 0, steps, 1))(on_device)
    kernel = jax.jit(lambda state: play_kernel(v, state, 0, steps, 1, 32, interpret=True))
    return {
        "scan": are_same(wanted, scan),
        "kernel": are_same(wanted, kernel(on_device)),
        "games": counted(grouped(wanted[1])).games > 0,
    }


def sights_agree(v: Variant, steps: int = 48) -> bool:
    """Observations and masks of JAX compared with NumPy's, at moments of random games."""
    numbers = np.arange(TABLES, dtype=np.uint32)
    state = init(v, numbers, 2)
    look = jax.jit(lambda state, seat: seen(v, state, seat))
    for now in range(steps):
        words = chances(np.uint32(2), np.uint32(now), numbers)
        t = unpack(v, state)
        if now % 6 == 0:
            seat = np.left_shift(1, numbers % v.players).astype(np.int32)
            if not are_same(seen(v, state, seat), look(state, seat)):
                return False
        state = step(v, state, any_answer(v, t, words.answer), words).state
    return True


def seen(v: Variant, state: Any, seat: Any) -> Any:
    """What a seat observes and can do, and the asked seats."""
    asked = asked_seats(v, unpack(v, state))
    return observe(v, state, seat), legal_action_mask(v, state, seat), asked


@jax.jit
def by_chance(key: Any, legal: Any) -> Any:
    """A legal action at random."""
    return jax.random.categorical(key, jnp.where(legal, 0.0, -jnp.inf), axis=-1)


def is_lowered() -> bool:
    """Whether the kernel becomes a program for a GPU; that needs no GPU."""
    v = variant(sight=False)
    state = init(v, jnp.arange(256, dtype=jnp.uint32), 1)
    play = jax.jit(lambda state: play_kernel(v, state, 0, 8, 1))
    return "triton" in play.trace(state).lower(lowering_platforms=("cuda",)).as_text()


def network_plays() -> dict[str, float]:
    """The result of a network that answers for everybody."""
    v = variant(ballots="one_by_one")
    state = init(v, jnp.arange(TABLES, dtype=jnp.uint32), 1)
    net = network(v, width=32)
    _, tally = jax.jit(lambda state: play_network(v, net, state, 0, 300, 1))(state)
    sums = counted(grouped(tally))
    return {"decisions": sums.decisions, "games": sums.games}


def pgx_loop(steps: int = 90) -> dict[str, Any]:
    """A learner's loop as in pgx's examples: vmapped, a mask, keys, resets by hand."""
    env = PgxSenate(variant(players=5, claims=True))
    deal, go = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = jax.random.key(0)
    state = deal(jax.random.split(key, TABLES))
    illegal = changed = paid = 0
    for now in range(steps):
        key, a, b = jax.random.split(key, 3)
        before = state
        action = by_chance(a, state.legal_action_mask)
        state = go(state, action, jax.random.split(b, TABLES))
        illegal += int(state.is_illegal.sum())
        if now == 3:  # this seat never has a question
            wrong = go(before, jnp.full(TABLES, NO_MOVE), jax.random.split(b, TABLES))
            flagged = bool(wrong.is_illegal.all())
            changed = int(not are_same(wrong.table, before.table))
        paid += int((jnp.abs(state.rewards).sum(1) == env.num_players).sum())
    return {
        "illegal": illegal,
        "flagged": flagged,
        "changed": changed,
        "over": int(state.terminated.sum()),
        "paid": paid,
        "open_masks": bool(state.legal_action_mask[state.terminated].all()),
        "shapes": state.observation.shape == (TABLES, *env.observation_shape)
        and state.legal_action_mask.shape == (TABLES, ACTIONS),
    }


def jaxmarl_loop(steps: int = 45) -> dict[str, Any]:
    """A learner's loop as in JaxMARL's baselines: dictionaries, masks, automatic resets."""
    env = JaxmarlSenate(variant("secret-emperor", 5))
    go, can = jax.jit(jax.vmap(env.step)), jax.vmap(env.get_avail_actions)
    key = jax.random.key(1)
    _, state = jax.vmap(env.reset)(jax.random.split(key, TABLES))
    games = illegal = paid = 0
    for _ in range(steps):
        key, a, b = jax.random.split(key, 3)
        keys = jax.random.split(a, env.num_agents)
        legal = can(state)
        given = {g: by_chance(k, legal[g]) for g, k in zip(env.agents, keys, strict=True)}
        _, state, won, dones, infos = go(jax.random.split(b, TABLES), state, given)
        games += int(dones["__all__"].sum())
        illegal += int(infos["is_illegal"].sum())
        paid += int(sum(jnp.abs(won[agent]) for agent in env.agents).sum())
    is_reset = bool((state.step[dones["__all__"]] == 0).all())
    return {
        "illegal": illegal,
        "games": games,
        "paid": paid == games * env.num_agents,
        "is_reset": is_reset,
        "final": infos["final"].shape == (TABLES, 5, *env.observation_space("agent_0").shape),
    }


def document_runs() -> list[int]:
    """The example of the document, run as it is; returns the shape of its final result."""
    text = (Path(__file__).parents[2] / "docs" / "batch.md").read_text("utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    made: dict[str, Any] = {}
    exec(example, made)
    return list(made["won"].shape)


def bench_measures() -> dict[str, Any]:
    """A row that runs, and one that can't: a kernel for a GPU on a machine without one."""
    v = variant(sight=False)
    with redirect_stdout(StringIO()):
        row = bench.measured(bench.Case("small", v, 8, 8, "scan"), 0.001, "H200")
        failed = bench.measured(bench.Case("none", v, 8, 8, "kernel"), 0.001, "cpu")
        checked = bench.same_numbers(v, 64, 8)
    return {"row": row, "failed": failed, "checked": checked["is_same"]}


def counted_operations() -> list[int]:
    """The number of operations counted for a repeated one, for none, and for two."""
    x = jnp.arange(4)
    return [
        operations(lambda x: (x + 1) * (x + 1), x),
        operations(lambda x: (x & 0) | x, x),
        operations(lambda x: (jnp.where(x > 1, x * 3, 7), x * 5)[0], x),
    ]


def main() -> None:
    """Everything, as JSON."""
    found = {
        "ways": [ways_agree(v) for v in VARIANTS],
        "sights": [sights_agree(v) for v in VARIANTS if v.sight],
        "lowered": is_lowered(),
        "network": network_plays(),
        "pgx": pgx_loop(),
        "jaxmarl": jaxmarl_loop(),
        "document": document_runs(),
        "bench": bench_measures(),
        "operations": counted_operations(),
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
