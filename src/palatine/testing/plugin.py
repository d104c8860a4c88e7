"""The pytest plugin for games: `-p palatine.testing.plugin` in the options of a project.

It knows `@pytest.mark.rule("XY-1.1")`, and keeps the record of each table in a failed test.
"""

from collections.abc import Generator
from pathlib import Path
from tempfile import gettempdir
from typing import Final

import pytest

from palatine.testing.opened import OPENED, keep_records

FOLDER: Final = Path(gettempdir()) / "palatine-failed"
RULE: Final = "rule(*ids): the ids of the game's rulebook.md and rulings.md that this test shows"


def pytest_configure(config: pytest.Config) -> None:
    """Register the rule mark."""
    config.addinivalue_line("markers", RULE)


@pytest.fixture(autouse=True)
def _no_tables_of_other_tests() -> None:
    OPENED.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write the record of each table in a failed test, and say where it is."""
    report = yield
    if report.when == "call" and report.failed:
        for path in keep_records(FOLDER, item.name):
            report.sections.append(("record", f"the table is kept in {path}"))
    return report
