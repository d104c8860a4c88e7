"""The batched senate with JAX: the same numbers as NumPy, and the shapes that learners know."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest


def run(module: str) -> Any:
    """The output of a test module, run in a separate process."""
    quick = {**os.environ, "JAX_DISABLE_MOST_OPTIMIZATIONS": "1"}  # compiling takes longest
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, capture_output=True, text=True, env=quick)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def found() -> Any:
    """The results of all the JAX trials."""
    return run("tests.batch.with_jax")


def test_scan_and_kernel_play_as_numpy_does(found: Any) -> None:
    """Step for step the same states and counts, in several variants, including the ends of
    games."""
    assert all(ways["scan"] and ways["kernel"] for ways in found["ways"])
    assert any(ways["games"] for ways in found["ways"])


def test_observations_and_masks_are_those_of_numpy(found: Any) -> None:
    """JAX sees what NumPy sees, which other tests compare with the rules."""
    assert found["sights"] == [True]


def test_the_kernel_becomes_a_program_for_a_gpu(found: Any) -> None:
    """Triton has everything that the rules use."""
    assert found["lowered"]


def test_a_network_answers_for_everybody(found: Any) -> None:
    """Each step is one decision at each table, and games end."""
    assert found["network"]["decisions"] == 64 * 300
    assert found["network"]["games"] > 30


def test_the_shape_of_pgx(found: Any) -> None:
    """A masked player never errs, winners and losers are paid once, the end opens all masks."""
    pgx = found["pgx"]
    assert pgx["illegal"] == 0
    assert pgx["over"] == pgx["paid"] > 10
    assert pgx["open_masks"]
    assert pgx["shapes"]


def test_an_illegal_action_is_flagged_and_ignored(found: Any) -> None:
    """Unlike in pgx, the game goes on as if there had been no answer."""
    assert found["pgx"]["flagged"]
    assert not found["pgx"]["changed"]


def test_the_shape_of_jaxmarl(found: Any) -> None:
    """All act, all are paid at the end, a new table is dealt and the last observation is kept."""
    marl = found["jaxmarl"]
    assert marl["illegal"] == 0
    assert marl["games"] > 10
    assert marl["paid"]
    assert marl["is_reset"]
    assert marl["final"]


def test_the_example_of_the_document_runs(found: Any) -> None:
    """It plays a hundred steps at 4096 tables, and pays every seat."""
    assert found["document"] == [4096, 7]


def test_the_bench_measures_and_survives_a_row_that_fails(found: Any) -> None:
    """A row has its rates and its share of the machine; one that can't run says why."""
    row, failed = found["bench"]["row"], found["bench"]["failed"]
    assert row["decisions"] > row["steps"] > 0
    assert 0 < row["issued"] < 1
    assert set(failed) == {"name", "failed"}
    assert found["bench"]["checked"]


def test_operations_are_counted_once(found: Any) -> None:
    """Repeated computations count once, and unused ones count nothing."""
    assert found["operations"] == [2, 0, 3]


@pytest.mark.deep
@pytest.mark.skipif(
    not (find_spec("pgx") and find_spec("jaxmarl")), reason="`make bench` installs and runs them"
)
def test_the_loops_of_pgx_and_jaxmarl_learn(found: Any) -> None:
    """With the packages' own wrappers a policy learns which actions are legal: from a fifth of
    them or fewer to half or more."""
    legal = run("tests.batch.with_packages")
    for shares in (legal["pgx"], legal["jaxmarl"]):
        assert shares[0] < 0.2
        assert shares[-1] > 0.5
