"""Whole runs at toy size: they learn, stop, go on, find responders, and report.

All of them play 16 tables of five with the same small network, so that one program serves all.
"""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from benchmarks.senate_run import TOY as SMALL
from benchmarks.senate_run import learning, responding

from palatine.batch.actions import NO, YES
from palatine.training.__main__ import as_shipped, main, parser, planned
from palatine.training.checkpoint import save_tree
from palatine.training.clones import Tutors, beginner
from palatine.training.net import Layers, either, new_layers, through
from palatine.training.observation import place_of
from palatine.training.play import look_at_all, seat_tables
from palatine.training.report import curve, lines, results
from palatine.training.train import School
from palatine.training.weights import BadWeights, noted, read

TOY = (*SMALL, "--sizes", "5", "--updates", "2", "--minutes", "9", "--refresh", "1")


def run(*arguments: str) -> None:
    """The command at toy size."""
    assert main([*arguments, *TOY]) == 0


def same(one: Layers, other: Layers) -> bool:
    """Whether two networks have the same weights."""
    return all(jax.tree.leaves(jax.tree.map(lambda a, b: bool((a == b).all()), one, other)))


@pytest.fixture(scope="module")
def clones(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three clones who have learned nothing."""
    path = tmp_path_factory.mktemp("clones") / "clones.npz"
    save_tree(path, [beginner(8, seed) for seed in range(3)])
    return path


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory, clones: Path) -> Path:
    """The folder of a run of two seeds that share nothing."""
    folder = tmp_path_factory.mktemp("run")
    run("train", "--out", str(folder), "--bots", str(clones), "--population", "2", "--apart")
    return folder


def test_a_run_leaves_a_curve_policies_and_results(trained: Path) -> None:
    """Each seed has its point of the curve and its policy, games against clones and cross-play."""
    points = lines(trained / "curve.jsonl")
    assert [(each["seed"], each["updates"]) for each in points] == [(1, 2), (2, 2)]
    assert all(np.isfinite(each["gain"]) for each in points)
    one, other = (read(trained / f"policy-{at}.npz").layers[0][0] for at in (1, 2))
    assert one.shape == other.shape
    assert (one != other).any()
    assert len(list(curve(trained))) == 2 + 2
    assert sum("cross-play" in each for each in results(trained)) == 4


def test_seeds_apart_share_no_policies(trained: Path, clones: Path) -> None:
    """Each has a pool of its own, and gets it back."""
    _, course = planned(parser().parse_args(["train", *TOY, "--population", "2", "--apart"]))
    plan, _ = planned(parser().parse_args(["train", *TOY]))
    school = School(plan, course, trained, [])
    school.resume(trained)
    one, other = school.pools().values()
    assert len(one) == len(other) == 2
    assert not any(same(ours, theirs) for ours in one for theirs in other)
    together = School(plan, course._replace(apart=False), trained, [])
    together.resume(trained)
    (shared,) = together.pools().values()
    assert len(shared) == 4
    assert all(each.pool is shared for each in together.trainers)


def test_the_same_seed_makes_the_same_run(tmp_path: Path, trained: Path, clones: Path) -> None:
    """Another run with this seed ends with the same weights, and the second seed alone too."""
    run("train", "--out", str(tmp_path), "--bots", str(clones), "--seed", "2")
    again, first = read(tmp_path / "policy-1.npz"), read(trained / "policy-2.npz")
    assert all((a[0] == b[0]).all() for a, b in zip(again.layers, first.layers, strict=True))


def test_a_run_with_tutors_goes_on_with_its_own_policy(tmp_path: Path, trained: Path) -> None:
    """A new run begins as the clone of the first level; one that is resumed stays as it is."""
    random = np.random.default_rng(1)
    size = beginner(8)[0][0].shape[0] // 32
    words = random.integers(0, 2**32, (64, size), dtype=np.uint32)
    legal, action = np.full(64, 0b11 << NO, np.int32), np.full(64, YES, np.int32)
    np.savez(tmp_path / "rows-1.npz", words0=words, legal0=legal, action0=action)
    plan, course = planned(parser().parse_args(["train", *TOY, "--rate", "0", "0"]))
    tutors = Tutors(tmp_path, 8)
    new = School(plan, course, tmp_path, tutors.beginners(3), tutors)
    list(new.run())
    (_, bias), (_, clone) = new.trainers[0].learner.nets.policy[0], new.clones[0][0]
    assert (bias == clone).all()
    tutors = Tutors(tmp_path, 8)
    school = School(plan, course, tmp_path, tutors.beginners(3), tutors)
    school.resume(trained)
    before = school.trainers[0].learner.nets.policy
    list(school.run())
    assert same(school.trainers[0].learner.nets.policy, before)
    assert school.trainers[0].number == 4


def test_responders_train_against_a_run(tmp_path: Path, trained: Path, clones: Path) -> None:
    """A whole side and one seat deviate; their gains have intervals, and the report names them."""
    folder = str(tmp_path)
    limits = ("--respond", "1", "--respond-updates", "2")
    run("respond", "--out", folder, "--resume", str(trained), "--bots", str(clones), *limits)
    found = [each["responder"] for each in lines(tmp_path / "results.jsonl") if "responder" in each]
    assert [each["way"] for each in found] == ["side", "seat"]
    for each in found:
        assert (each["updates"], each["answers"], each["games"]) == (2, 2 * 4 * 16, 16)
        for gain, low, high in each["5"].values():
            assert low <= gain <= high
    assert sum("responder" in each or "seed 1" in each for each in results(tmp_path)) == 4


def test_responders_train_against_a_policy_in_a_file(
    tmp_path: Path, trained: Path, clones: Path
) -> None:
    """Without a checkpoint a new critic listens first; the file's name stands in the results."""
    limits = ("--respond", "1", "--respond-updates", "2", "--ways", "side")
    policies = ("--policies", str(trained / "policy-1.npz"), "--bots", str(clones))
    run("respond", "--out", str(tmp_path), *policies, *limits)
    (found,) = [
        each["responder"] for each in lines(tmp_path / "results.jsonl") if "responder" in each
    ]
    assert (found["against"], found["way"], found["updates"]) == ("policy-1.npz", "side", 2)


def test_what_ships_plots_like_the_clone_where_it_goes_by_rules(
    tmp_path: Path, trained: Path, clones: Path
) -> None:
    """Plotters of six answer as the clone does; Loyalists, and all players of five, as the
    network."""
    path = tmp_path / "senator.npz"
    path.write_bytes((trained / "policy-1.npz").read_bytes())
    noted(path, plots=[5, 7, 9])
    clone, other = beginner(8, 4), beginner(8, 5)
    policy = [(jnp.asarray(each), jnp.asarray(bias)) for each, bias in read(path).layers]
    whole = as_shipped(path, [clone, other])
    sizes, count = (5, 6), 64
    seen = look_at_all(sizes, seat_tables(sizes, count, 1), jnp.zeros(2 * count, jnp.int32))
    bits = (seen.words[..., None] >> jnp.arange(32, dtype=jnp.uint32)) & 1
    x = bits.reshape(2 * count, -1).astype(jnp.float32)
    by_rules = np.asarray(seen.is_plotter) & (np.arange(2 * count) >= count)
    assert 0 < by_rules.sum() < count
    assert (np.asarray(x[:, place_of("is_plotter")] == 1) == np.asarray(seen.is_plotter)).all()
    ours, theirs = through(policy, x), through(clone, x)
    wanted = np.where(by_rules[:, None], theirs, ours)
    assert np.abs(np.asarray(through(whole, x)) - wanted).max() < 1e-3
    with pytest.raises(BadWeights, match="by rules"):
        as_shipped(path, [])


def test_two_networks_of_other_depths_do_not_fit() -> None:
    """Side by side they would need the same number of layers."""
    flat = new_layers(jax.random.key(1), [4, 3], 1.0)
    with pytest.raises(ValueError, match="same depth"):
        either(flat, flat, 0, [1])


def test_the_next_run_asks_for_what_there_is(tmp_path: Path, trained: Path) -> None:
    """Its commands are understood: two seeds apart, plotters of even sizes against strangers, less
    entropy where it goes on; and responders to what would ship, with the run's own clones."""
    first, second = (
        planned(parser().parse_args(learning(each, 9, False)))[1] for each in (tmp_path, trained)
    )
    assert first.apart
    assert (first.population, first.plotters) == (2, (6, 8, 10))
    assert first.entropy[1] == second.entropy[0] > second.entropy[1]
    options = parser().parse_args(responding(tmp_path, 9, False))
    assert [each.name for each in options.policies] == ["policy-1.npz", "ruled.npz", "senator.npz"]
    assert 0.4 < options.respond < 0.5
