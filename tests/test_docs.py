"""The documentation site builds without a warning: all pages have a place, all links work."""

import html
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

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
    messages = (site / "table-messages" / "index.html").read_text("utf-8")
    assert "table-protocol.schema.json" in messages
    schema = json.loads((site / "table-protocol.schema.json").read_text("utf-8"))
    assert {"Answer", "Welcome", "RoomPage"} <= set(schema["$defs"])
    example = (site / "examples" / "first_senator.py").read_text("utf-8")
    assert "PalatineAEC" in example
    rules = (site / "rules" / "senate-rulebook" / "index.html").read_text("utf-8")
    assert "SE-3.2" in rules


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """Fonts, scripts and styles come with the site."""
    page = (site / "index.html").read_text("utf-8")
    assert re.findall(r'(?:src|href)="(https?://[^"]*\.(?:css|js|woff2?))"', page) == []


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    """In pages and pictures too: to a file that was built, and to a heading that is there."""
    built = {path: path.read_text("utf-8") for path in site.rglob("*.html")}
    wrong = []
    for path, text in built.items():
        for link in re.findall(r'(?:href|src|poster)="([^"]*)"', text):
            place, _, part = unquote(html.unescape(link)).partition("#")
            if ":" in place or place.startswith(("/", "//")):
                continue
            target = (path.parent / place).resolve() if place else path
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (part and f'id="{part}"' not in built.get(target, "")):
                wrong.append(f"{path.relative_to(site)}: {link}")
    assert wrong == []
