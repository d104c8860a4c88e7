"""A failing test keeps the records of its tables, so that they can be opened as replays."""

from collections.abc import Generator
from pathlib import Path
from tempfile import gettempdir

import pytest

from palatine.core.conformance.opened import OPENED, keep_records

FOLDER = Path(gettempdir()) / "palatine-failed"


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
        for path in keep_records(FOLDER, item.name):
            report.sections.append(("record", f"the table is kept in {path}"))
    return report
