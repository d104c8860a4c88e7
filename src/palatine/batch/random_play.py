"""Uniform random play, many steps at a time: how fast the rules themselves run.

`play_numpy` on a processor, `play_scan` anywhere that XLA runs, `play_kernel` as one Pallas kernel
on a GPU, where the state stays in registers from the first step to the last. All three give the
same numbers.
"""

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from palatine.batch.arrays import Array, bit, only
from palatine.batch.chance import Chances, chances
from palatine.batch.packing import State, pack, unpack
from palatine.batch.questions import any_answer
from palatine.batch.rules import answered, decisions, redealt
from palatine.batch.variants import ENDINGS, Variant

MOST_STEPS = 2048
"""Steps in one go, so that a byte can count a table's endings of one kind."""
BLOCK = 128
"""Tables in one program of the kernel."""


class Tally(NamedTuple):
    """For each table: answers taken, and games ended, one byte for each of the four endings."""

    decisions: Array
    endings: Array


class Counted(NamedTuple):
    """The sums over all tables."""

    decisions: int
    endings: tuple[int, ...]

    @property
    def games(self) -> int:
        """How many games have ended."""
        return sum(self.endings)


def turn(v: Variant, state: State, tally: Tally, words: Chances) -> tuple[State, Tally]:
    """One random answer at every table. Such answers need no check."""
    t = unpack(v, state)
    after, ending = answered(v, t, any_answer(v, t, words.answer), words)
    ended = only(ending != 0, bit((ending - 1) * 8 & 31))
    counted = Tally(tally.decisions + decisions(v, t), tally.endings + ended)
    return redealt(v, pack(v, after), ending, words), counted


def zero(state: State) -> Tally:
    """Nothing counted yet."""
    return Tally(state[0] & 0, state[0] & 0)


def play_numpy(
    v: Variant, state: State, start: int, steps: int, seed: int = 0
) -> tuple[State, Tally]:
    """This many steps with NumPy."""
    tally, tables = zero(state), np.arange(len(state[0]), dtype=np.uint32)
    for now in range(start, start + steps):
        words = chances(np.uint32(seed), np.uint32(now), tables)
        state, tally = turn(v, state, tally, words)
    return state, tally


def play_scan(
    v: Variant, state: State, start: Array, steps: int, seed: Array = 0, unroll: int = 1
) -> tuple[State, Tally]:
    """This many steps as a loop of XLA; wrap it in `jax.jit`."""
    import jax.numpy as jnp
    from jax import lax

    tables = lax.iota(jnp.uint32, state[0].shape[0])
    seed = jnp.asarray(seed, jnp.uint32)

    def body(carry: Any, now: Any) -> Any:
        state, tally = carry
        return turn(v, state, tally, chances(seed, now, tables)), None

    moments = jnp.asarray(start, jnp.uint32) + jnp.arange(steps, dtype=jnp.uint32)
    done: tuple[State, Tally]
    done, _ = lax.scan(body, (state, zero(state)), moments, unroll=unroll)
    return done


def play_kernel(
    v: Variant,
    state: State,
    start: Array,
    steps: int,
    seed: Array = 0,
    block: int = BLOCK,
    interpret: bool = False,
) -> tuple[State, Tally]:
    """This many steps in one kernel; `interpret` runs it without a GPU, for tests."""
    import jax
    import jax.numpy as jnp
    from jax.experimental import pallas as pl

    tables, size = state[0].shape[0], len(state)
    block = min(block, tables)
    if tables % block:
        raise ValueError(f"{tables} tables can't be cut into blocks of {block}")
    like: Any = jax.eval_shape(lambda: state[0])
    whole = pl.BlockSpec((block,), lambda program: (program,))
    call = pl.pallas_call(
        partial(kernel, v, steps, block),
        grid=(tables // block,),
        in_specs=[pl.BlockSpec((2,), lambda program: (0,)), *[whole] * size],
        out_specs=[whole] * (size + 2),
        out_shape=[like] * (size + 2),
        interpret=interpret,
        **({} if interpret else {"compiler_params": compiled(block)}),
    )
    moment = jnp.stack([jnp.asarray(start, jnp.int32), jnp.asarray(seed, jnp.int32)])
    done = call(moment, *state)
    return tuple(done[:size]), Tally(*done[size:])


def compiled(block: int) -> Any:
    """One thread for each table, with as many warps as that takes."""
    from jax.experimental.pallas import triton

    return triton.CompilerParams(num_warps=max(1, block // 32), num_stages=1)


def kernel(v: Variant, steps: int, block: int, moment: Any, *refs: Any) -> None:
    """What one program does: read its tables, play, write them back."""
    import jax.numpy as jnp
    from jax import lax
    from jax.experimental import pallas as pl

    size = (len(refs) - 2) // 2
    first = pl.program_id(0) * block
    tables = (first + lax.iota(jnp.int32, block)).astype(jnp.uint32)
    start, seed = moment[0].astype(jnp.uint32), moment[1].astype(jnp.uint32)
    state = tuple([ref[...] for ref in refs[:size]])

    def body(step: Any, carry: Any) -> Any:
        state, tally = carry
        return turn(v, state, tally, chances(seed, start + step.astype(jnp.uint32), tables))

    state, tally = lax.fori_loop(0, steps, body, (state, zero(state)))
    for ref, value in zip(refs[size:], (*state, *tally), strict=True):
        ref[...] = value


def grouped(tally: Tally, most: int = 128) -> Tally:
    """A tally summed up in groups of tables, on its device; the endings get an axis."""
    size = min(most, tally.decisions.shape[0])
    shifts = np.arange(0, 8 * len(ENDINGS), 8, dtype=np.int32)
    apart = (tally.endings[:, None] >> shifts) & 255
    groups = apart.reshape(-1, size, len(ENDINGS)).sum(1)
    return Tally(tally.decisions.reshape(-1, size).sum(1), groups)


def counted(groups: Tally) -> Counted:
    """The sums of a grouped tally, on the processor."""
    made, ended = (np.asarray(part).astype(np.int64) for part in groups)
    return Counted(int(made.sum()), tuple(ended.sum(0).tolist()))
