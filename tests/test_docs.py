"""The documentation site builds without a warning: all pages have a place, all links lead on."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    words = ("-m", "mkdocs", "build", "--strict", "-q", "--site-dir", str(folder))
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_pages_are_made_from_code_and_games(site: Path) -> None:
    """The command line from its help, Python from its docstrings, the rules from their games."""
    command_line = (site / "cli" / "index.html").read_text("utf-8")
    assert "palatine serve" in command_line
    python = (site / "python-api" / "index.html").read_text("utf-8")
    assert "seat_bots" in python
    rules = (site / "rules" / "senate-rulebook" / "index.html").read_text("utf-8")
    assert "SE-3.2" in rules


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """Fonts, scripts and styles come with the site."""
    page = (site / "index.html").read_text("utf-8")
    assert re.findall(r'(?:src|href)="(https?://[^"]*\.(?:css|js|woff2?))"', page) == []
