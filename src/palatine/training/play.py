"""Many tables of every size play on together: who is asked, by whose policy, and what they saw."""

from typing import Any, Final, NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from palatine.batch import (
    Chances,
    State,
    Table,
    answer_of,
    asked_seats,
    chances,
    init,
    step,
    unpack,
)
from palatine.batch.actions import SAY_NOTHING
from palatine.batch.arrays import has, lowest, seat_number, seen_from
from palatine.batch.observation import Feature, as_words
from palatine.training.net import Layers, choose, mixed, of_action, sample
from palatine.training.observation import is_claim, observe, played, sensible, truth

SIZES: Final = (5, 6, 7, 8, 9, 10)

EVERYBODY, LOYALISTS, PLOTTERS, ONE_LOYALIST, ONE_PLOTTER, HALF = range(6)
"""The seats that the policy in question plays; the other policy plays all others."""
WAYS: Final = 6
SILENCE: Final = 3
"""One claim in two to the power of this is lost, so that the policy knows silence too."""
ROLES: Final = 16
"""From this bit on, a row's roles say how many players there are."""

Tables = tuple[State, ...]
"""A batch of tables for each size."""


class Seen(NamedTuple):
    """What is known of all tables before anybody answers, one row for each."""

    words: Array
    truths: Array
    legal: Array
    is_ours: Array
    is_plotter: Array
    roles: Array
    """Which other seats plot, as the seat counts them, and how many seats there are."""
    policies: Array
    """The number of policies enacted."""
    is_claim: Array


class Rows(NamedTuple):
    """What the seats saw and answered."""

    seen: Seen
    action: Array
    log: Array
    """The logarithm of the answer's probability."""
    ending: Array


def seat_tables(sizes: tuple[int, ...], count: int, seed: int) -> Tables:
    """Fresh tables, this many of each size."""
    numbers = lax.iota(jnp.uint32, count)
    return tuple([init(played(players), numbers, seed * 16 + players) for players in sizes])


def is_ours(t: Table, seat: Array, who: Array) -> Array:
    """Whether the policy in question plays this seat."""
    evil = t.separatists | t.palpatine
    plots = has(evil, seat)
    is_first = seat == lowest(jnp.where(plots, evil, ~evil))
    word = (seat + t.palpatine * 64 + t.separatists * 4099).astype(jnp.uint32)
    rules = (
        plots | True,
        ~plots,
        plots,
        ~plots & is_first,
        plots & is_first,
        mixed(word) >> 31 == 1,
    )
    return jnp.select([who == rule for rule in range(WAYS)], rules)


def look(players: int, state: State, who: Array) -> tuple[Array, Seen]:
    """Who is asked at each table, and what they can know."""
    v = played(players)
    t = unpack(v, state)
    seat = asked_seats(v, t)
    evil = t.separatists | t.palpatine
    roles = (seen_from(players, evil, seat_number(seat)) >> 1) | (players << ROLES)
    truths = as_words([*truth(v, t, seat), Feature("who", 1 << who, WAYS)])
    policies = (t.loyalist + t.separatist).astype(jnp.int8)
    legal, ours, plots = sensible(v, t, seat), is_ours(t, seat, who), has(evil, seat)
    words = observe(v, t, seat)
    return seat, Seen(words, truths, legal, ours, plots, roles, policies, is_claim(t))


def look_at_all(sizes: tuple[int, ...], tables: Tables, who: Array) -> Seen:
    """The rows of all sizes, one after another."""
    count = tables[0][0].shape[0]
    parts = [
        look(players, state, who[at * count : (at + 1) * count])[1]
        for at, (players, state) in enumerate(zip(sizes, tables, strict=True))
    ]
    return Seen(*[jnp.concatenate(each) for each in zip(*parts, strict=True)])


def advance(
    sizes: tuple[int, ...],
    tables: Tables,
    policies: tuple[Layers, Layers],
    who: Array,
    words: Chances,
    dtype: Any,
) -> tuple[Tables, Rows, Array]:
    """One answer at every table: the tables, what the seats saw, and whom they suspected."""
    seen = look_at_all(sizes, tables, who)
    log, suspicion = choose(policies[0], seen.words, seen.legal, dtype)
    other, _ = choose(policies[1], seen.words, seen.legal, dtype)
    log = jnp.where(seen.is_ours[:, None], log, other)
    action = sample(log, words.answer)
    is_lost = seen.is_claim & (mixed(words.answer) >> (32 - SILENCE) == 0)
    tables, ending = answered(sizes, tables, jnp.where(is_lost, SAY_NOTHING, action), words)
    seen = seen._replace(is_ours=seen.is_ours & ~is_lost)
    return tables, Rows(seen, action.astype(jnp.int8), of_action(log, action), ending), suspicion


def answered(
    sizes: tuple[int, ...], tables: Tables, action: Array, words: Chances
) -> tuple[Tables, Array]:
    """The tables after these actions, and how games have ended. New ones start at once."""
    count = tables[0][0].shape[0]
    later, endings = [], []
    for at, (players, state) in enumerate(zip(sizes, tables, strict=True)):
        v, here = played(players), slice(at * count, (at + 1) * count)
        drawn = Chances(*[word[here] for word in words])
        done = step(v, state, answer_of(v, state, action[here]), drawn)
        later.append(done.state)
        endings.append(done.ending.astype(jnp.int8))
    return tuple(later), jnp.concatenate(endings)


def drawn(seed: Array, at: Array, rows: int) -> Chances:
    """The chance of all tables at this step."""
    return chances(seed, at, lax.iota(jnp.uint32, rows))
