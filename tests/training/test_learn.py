"""Learning: advantages, the masked gradient, and that a run is the same for the same seed."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np

from palatine.batch import PHASES, init, unpack
from palatine.batch.actions import ACTIONS, NO, YES
from palatine.training.learn import advantages, scaled, suspicion_loss
from palatine.training.net import choose, new_layers, sample
from palatine.training.observation import played, sensible
from palatine.training.play import ROLES, Seen, advance, drawn, look_at_all, seat_tables
from palatine.training.train import seats_of_old_ones


def test_advantages_are_cut_at_endings() -> None:
    """An advantage sums the surprises until its game's end, each weaker than the one before."""
    random = np.random.default_rng(1)
    value = random.random((13, 4)).astype(np.float32)
    ending = np.where(random.random((12, 4)) < 0.2, random.integers(1, 5, (12, 4)), 0)
    found = np.asarray(advantages(jnp.asarray(value), jnp.asarray(ending), 0.9))
    for at, table in np.ndindex(12, 4):
        total, weight = 0.0, 1.0
        for later in range(at, 12):
            end = int(ending[later, table])
            then = float(end in (1, 4)) if end else value[later + 1, table]
            total += weight * (then - value[later, table])
            weight *= 0.9
            if end:
                break
        assert abs(total - found[at, table]) < 1e-5


def test_presidents_vote_for_their_own_nominees() -> None:
    """At each vote the president alone has no choice."""
    v = played(5)
    t = unpack(v, init(v, np.zeros(1, np.uint32)))
    t = replace(t, phase=t.phase * 0 + PHASES.index("vote"))
    both = 1 << NO | 1 << YES
    legal = {seat: int(sensible(v, t, np.array([1 << seat], np.int32))[0]) for seat in range(5)}
    own = int(t.president[0]).bit_length() - 1
    assert legal.pop(own) == 1 << YES
    assert set(legal.values()) == {both}


def test_each_side_is_scaled_by_itself() -> None:
    """A side's advantages have mean 0 and width 1, whatever the other side's are."""
    own = jnp.asarray([1.0, 3.0, 100.0, 300.0])
    plots = jnp.asarray([False, False, True, True])
    found = scaled(own, plots, jnp.ones(4, bool))
    assert np.allclose(found, [-1, 1, -1, 1], atol=1e-3)


def test_what_is_not_legal_has_no_probability_and_no_gradient() -> None:
    """An illegal answer is never given, and has no influence."""
    layers = new_layers(jax.random.key(1), [32, ACTIONS + 9], 1.0)
    words, legal = jnp.asarray([[5], [9]], jnp.uint32), jnp.asarray([0b1100, 0b11 << 10])

    def entropy(layers: object) -> jax.Array:
        log, _ = choose(layers, words, legal, jnp.float32)  # type: ignore[arg-type]
        return (jnp.exp(log) * jnp.maximum(log, -30)).sum()

    log, _ = choose(layers, words, legal, jnp.float32)
    drawn_often = {int(sample(log, jnp.full(2, at, jnp.uint32))[0]) for at in range(50)}
    assert drawn_often == {2, 3}
    (gradient, _), *_ = jax.grad(entropy)(layers)
    pulled = set(np.flatnonzero(np.abs(np.asarray(gradient)).max(0) > 0).tolist())
    assert pulled == {2, 3, 10, 11}


def test_suspicion_counts_the_other_seats_alone() -> None:
    """A log loss is the mean over the existing seats, not over ten."""
    roles = jnp.asarray([0b0001 | (5 << ROLES)])
    sure = jnp.asarray([[20.0, -20, -20, -20, 99, 99, 99, 99, 99]])
    assert float(suspicion_loss(sure, roles)[0]) < 1e-3
    assert abs(float(suspicion_loss(jnp.zeros((1, 9)), roles)[0]) - np.log(2)) < 1e-6


def test_tables_play_the_same_for_the_same_seed() -> None:
    """Chance is a hash of seed, step and table, so a run can be repeated; and seeds differ."""
    layers = new_layers(jax.random.key(1), [look().words.shape[1] * 32, ACTIONS + 9], 1.0)
    who = jnp.zeros(64, jnp.int32)
    start = seat_tables((5,), 64, 3)

    @jax.jit
    def answers(seed: jax.Array) -> jax.Array:
        words = drawn(seed, jnp.uint32(1), 64)
        return advance((5,), start, (layers, layers), who, words, jnp.float32)[1].action

    one, two, other = (answers(jnp.uint32(seed)) for seed in (1, 1, 2))
    assert (one == two).all()
    assert (one != other).any()


def look() -> Seen:
    """The observations at a table of five."""
    return look_at_all((5,), seat_tables((5,), 1, 1), jnp.zeros(1, jnp.int32))


def test_old_policies_have_their_share_of_tables() -> None:
    """Two tables in five have a stranger: most often a policy's plotters sit there, and at sizes
    that are named, always."""
    who = np.asarray(seats_of_old_ones(1000, (5, 7), 0.4))
    assert who.shape == (2000,)
    assert np.bincount(who).tolist() == [1200, 240, 400, 0, 0, 160]
    who = np.asarray(seats_of_old_ones(1000, (5, 6), 0.4, plotters=(6,)))
    assert np.bincount(who[:1000]).tolist() == [600, 120, 200, 0, 0, 80]
    assert np.bincount(who[1000:]).tolist() == [600, 0, 400]
