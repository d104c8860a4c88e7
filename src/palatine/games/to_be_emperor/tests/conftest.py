"""A failing test keeps the records of its tables, so that they can be opened as replays."""

from collections.abc import Generator
from pathlib import Path
from tempfile import gettempdir

import pytest

from palatine.core.record import record_of, write_record
from palatine.games.to_be_emperor.tests.table import OPENED, Table


@pytest.fixture(autouse=True)
def _no_tables_of_other_tests() -> None:
    OPENED.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write the record of each table of a failed test, and say where."""
    report = yield
    if report.when == "call" and report.failed:
        for number, table in enumerate(OPENED):
            path = Path(gettempdir()) / "palatine-failed" / f"{item.name}-{number}.json"
            keep(table, path)
            report.sections.append(("record", f"the table is kept in {path}"))
    return report


def keep(table: Table, path: Path) -> None:
    """Write the table's record to this file."""
    players = tuple(f"Player {seat + 1}" for seat in range(table.match.setup.players))
    position = table.start.to_json() if table.start is not None else None
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write_record(record_of(table.match, players, dealt=True, position=position)))
