"""Tables that nobody watches cost disk space, and nothing else."""

from pathlib import Path

import pytest
from benchmarks.server.sleeping import MIB, fill, started


@pytest.mark.deep
def test_ten_thousand_sleeping_tables(tmp_path: Path) -> None:
    """With 10,000 tables in mid-game the server starts within 3 s, and takes less than 300 MiB.

    The 3 s are its processor time: wall time says more about the machine's other work.
    """
    fill(tmp_path / "full", 10_000)
    found = started(tmp_path / "full")
    assert found.cpu < 3
    assert found.memory < 300 * MIB
