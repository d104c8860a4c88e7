"""The tutorials, followed to the letter: half a minute, so they run with the long searches.

"Make a game" is followed in tests/browser; tests/test_pages.py reads the commands of all pages.
"""

import os
import sys
from pathlib import Path

import pytest

from tests.tutorials import follow

DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment where `palatine` is this one."""
    programs = tmp_path / "bin"
    programs.mkdir()
    script = programs / "palatine"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m palatine "$@"\n', "utf-8")
    script.chmod(0o755)
    return {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}


@pytest.mark.deep
@pytest.mark.parametrize(
    ("page", "says"),
    [("write-a-bot", "mybot.py"), ("run-an-experiment", "hard: loyalist 65.0%")],
)
def test_a_tutorial_can_be_followed(
    page: str, says: str, shell: dict[str, str], tmp_path: Path
) -> None:
    """Every command works, starting from an empty folder, and the files are as on the page."""
    here = tmp_path / "here"
    here.mkdir()
    assert says in follow(DOCS / f"{page}.md", here, ".", shell)
