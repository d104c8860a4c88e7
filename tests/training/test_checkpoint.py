"""What a run leaves behind: checkpoints for another run, clones, and its report."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from palatine.batch.actions import NO, YES
from palatine.training import report
from palatine.training.__main__ import CLONES, LEVELS, clones_in
from palatine.training.checkpoint import load_clones, load_learner, save_learner, widened
from palatine.training.clones import Tutors, judged
from palatine.training.clones import beginner as beginner_clone
from palatine.training.learn import beginner
from palatine.training.net import new_layers, new_nets, through
from palatine.training.respond import around
from palatine.training.weights import BadWeights

RUNS = Path(__file__).parents[2] / "docs" / "training"


def test_a_run_goes_on_from_where_another_was(tmp_path: Path) -> None:
    """Nets, averages, the magnet, Adam's moments and the count of updates come back."""
    one = beginner(new_nets(1, 2, 1, 8, 2), ())._replace(taken=jnp.asarray(7.0))
    magnet = new_nets(2, 2, 1, 8, 2).policy
    save_learner(tmp_path / "learner.npz", one, magnet, updates=40)
    other = beginner(new_nets(3, 2, 1, 8, 2), ())
    again, its_magnet, updates = load_learner(tmp_path / "learner.npz", other)
    assert updates == 40
    pairs = [(one, again), (magnet, its_magnet)]
    for ours, theirs in pairs:
        same = jax.tree.map(lambda a, b: bool((a == b).all()), ours, theirs)
        assert all(jax.tree.leaves(same))


def test_a_wider_network_says_the_same() -> None:
    """Clones are narrower than the trained network; units that do nothing make up for that."""
    layers = new_layers(jax.random.key(1), [6, 4, 4, 3], 1.0)
    x = jnp.asarray(np.random.default_rng(1).normal(size=(5, 6)), jnp.float32)
    assert np.allclose(through(layers, x), through(widened(layers, 9), x), atol=1e-5)


def test_there_is_a_clone_of_each_level() -> None:
    """The file that training reads by default has one network for each of today's levels."""
    assert len(load_clones(CLONES, 384)) == len(LEVELS)


def test_clones_that_are_not_there_are_named(tmp_path: Path) -> None:
    """A path that you give must exist; only the checkout's own file may be missing."""
    with pytest.raises(BadWeights, match="there are no clones at"):
        clones_in(tmp_path / "nobody.npz", 384)


def test_clones_learn_what_tutors_leave(tmp_path: Path) -> None:
    """The bots' answers are read once, each level's from its own rows, and learned."""
    random = np.random.default_rng(1)
    size = beginner_clone(8)[0][0].shape[0] // 32
    words = random.integers(0, 2**32, (512, size), dtype=np.uint32)
    legal = np.full(512, 0b11 << NO, np.int32)
    action = np.full(512, YES, np.int32)
    for number in range(2):
        np.savez(tmp_path / f"rows-{number}.npz", words0=words, legal0=legal, action0=action)
    tutors = Tutors(tmp_path, 8)
    clones = tutors.beginners(2)
    one, other = tutors.taught(clones)
    rows = words, legal, action
    assert judged(one, rows)[0] < judged(clones[0], rows)[0] - 0.1
    assert other is clones[1]
    assert tutors.taught([one, other])[0] is one


def test_a_gain_has_its_interval() -> None:
    """Ten points more than one half, in a hundred games each, may be chance."""
    gain, low, high = around(0.1, 0.5, 100)
    assert gain == 0.1
    assert low < 0 < high


def test_a_report_has_a_line_for_each_point_and_each_result() -> None:
    """The runs of docs/results/training.md appear as tables: curves, endings, cross-play, gains."""
    curve = list(report.curve(RUNS / "run-3"))
    assert curve[-1] == (
        "| 11 | 7746 | 58 / 73 / 44 / 56 / 36 / 45"
        " | 0.50 / 0.49 / 0.51 / 0.55 / 0.55 / 0.59 | 0.33 |"
    )
    results = "\n".join(report.results(RUNS / "run-3"))
    assert "| 7 | 44.2 | 35.7 / 19.6 / 36.2 / 8.5 | 0.51 |" in results
    assert "| seat, plotters, seed 1, 637 M answers | +8.7 [+7, +11] |" in results
    assert "cross-play: seed 11, seed 12" in "\n".join(report.results(RUNS / "run-2"))
