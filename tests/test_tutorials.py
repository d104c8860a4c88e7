"""The tutorials, followed to the letter.

"Make a game" is followed in tests/browser; tests/test_pages.py reads the commands of all pages.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import blocks
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


def test_the_terminal_prints_what_the_first_evening_shows(
    shell: dict[str, str], tmp_path: Path
) -> None:
    """Whoever types the same command and the same answers sees the same, to the letter."""
    found = list(blocks(DOCS / "first-evening.md"))
    (command,) = [each.code for each in found if each.code.startswith("palatine play")]
    (shown,) = [each.code for each in found if each.language == "text"]
    typed = ["1", *[line[2:] for line in shown.splitlines() if line.startswith("> ")], "quit"]
    done = subprocess.run(
        shlex.split(command),
        cwd=tmp_path,
        env={**shell, "LC_ALL": "C.UTF-8", "COLUMNS": "80"},
        input="\n".join([*typed, ""]),
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown in done.stdout
