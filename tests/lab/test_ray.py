"""The lab on a Ray cluster: the same games. Deep, since a local Ray takes long to start."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from palatine.lab.errors import BadRun
from palatine.lab.run import run
from palatine.lab.tables import load_run
from tests.lab.runs import Silent, played, small

pytestmark = pytest.mark.deep  # ten seconds and more than half a gigabyte for its daemons


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster on this machine, started by the tests and ended with them."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False}
    )
    yield cluster.address
    cluster.shutdown()


def test_the_same_games(address: str, tmp_path: Path) -> None:
    """A run on a cluster has the same tables as a local run."""
    experiment = small(players=(5, 6), games=4)
    watcher = Silent()
    run(experiment, tmp_path / "ray", 1, watcher, ray=address)
    assert watcher.added == 8
    assert not ray.is_initialized()
    there, home = load_run(tmp_path / "ray").tables, played(experiment, tmp_path / "home").tables
    assert all(a.equals(b) for a, b in zip(there, home, strict=True))


def test_nobody_answers(tmp_path: Path) -> None:
    """The error names an address without a cluster."""
    with pytest.raises(BadRun, match=r"no Ray cluster answers at '127\.0\.0\.1:1'"):
        run(small(), tmp_path / "run", 1, Silent(), ray="127.0.0.1:1")
