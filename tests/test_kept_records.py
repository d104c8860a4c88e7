"""A failed test leaves the records of its tables behind."""

import os
import subprocess
import sys
from pathlib import Path

from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.record import read_record
from palatine.testing.opened import OPENED, keep_records, open_match

ROOT = Path(__file__).parent.parent

FAILING = """
from palatine.games.to_be_emperor.tests.table import table

def test_that_fails_and_keeps_its_table():
    assert table(2).bid("deck").question is None
"""


def test_the_records_of_all_tables_are_kept(tmp_path: Path) -> None:
    """One file for each match, with its answers; one opened at a position says which."""
    game = find("to-be-emperor")[0]
    first = open_match(game, game.setup(2), Seeded(seed_from("kept")))
    open_match(game, game.setup(2), Seeded(seed_from("kept")), first.state.copy())
    records = [read_record(path.read_bytes()) for path in keep_records(tmp_path, "two")]
    assert [record.position is None for record in records] == [True, False]
    assert len(records) == len(OPENED) == 2


def test_a_failing_test_says_where_its_record_is(tmp_path: Path) -> None:
    """The report of any game's test names the file."""
    path = tmp_path / "test_failing.py"
    path.write_text(FAILING, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "palatine.testing.plugin", str(path)]
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    kept = tmp_path / "palatine-failed" / "test_that_fails_and_keeps_its_table-0.json"
    assert f"the table is kept in {kept}" in run.stdout, run.stdout
    assert len(read_record(kept.read_bytes()).log) > 0
