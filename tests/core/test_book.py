"""What a game promises on paper: words for everything, a traced rulebook, pure rules."""

from dataclasses import replace
from pathlib import Path

import pytest
import saturnalia

from palatine.core.conformance.book import check_book
from palatine.core.conformance.purity import impure_imports, sentences
from palatine.core.conformance.report import Report


def test_the_example_keeps_its_book() -> None:
    """Nothing is missing in a game from a package of its own."""
    report = Report()
    check_book(report, saturnalia.GAME)
    assert report.broken == []


@pytest.mark.parametrize(
    ("path", "source", "found"),
    [
        ("rules/deal.py", "import random", "rules/deal.py, line 1: rules may not import random"),
        ("rules.py", "from os.path import join", "rules.py, line 1: rules may not import os.path"),
        ("state.py", "def f():\n import time", "state.py, line 2: rules may not import time"),
    ],
)
def test_impure_rules_are_named(path: str, source: str, found: str, tmp_path: Path) -> None:
    """Whatever the game's name and folder: the file, the line and the module."""
    (tmp_path / "rules").mkdir()
    (tmp_path / path).write_text(source, "utf-8")
    (tmp_path / "view.py").write_text("import random", "utf-8")  # not rules
    assert list(impure_imports(replace(saturnalia.GAME, folder=tmp_path))) == [found]


def test_a_sentence_in_the_rules_is_named(tmp_path: Path) -> None:
    """Docstrings are for readers of the code; everything else is words."""
    (tmp_path / "rules.py").write_text('"""The rules."""\nWHY = "You have lost."\n', "utf-8")
    found = list(sentences(replace(saturnalia.GAME, folder=tmp_path)))
    assert found == ["rules.py holds a sentence: 'You have lost.'"]
