"""The first learner and the pages about learners do what they say."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

HOME = Path(__file__).parent.parent.parent
EXAMPLE = HOME / "examples" / "first_senator.py"


def trained(*words: str) -> list[tuple[int, int, int]]:
    """The curve that the example prints: games, and percent won by each side."""
    done = subprocess.run(
        [sys.executable, EXAMPLE, *words], capture_output=True, text=True, check=True
    )
    rows = re.findall(r"(\d+) games: +(\d+) % as loyalists, +(\d+) % as separatists", done.stdout)
    return [(int(games), int(one), int(other)) for games, one, other in rows]


def test_the_first_senator_can_be_trained(tmp_path: Path) -> None:
    """It reports its progress, the same with the same seed, and draws its curve."""
    picture = tmp_path / "curve.svg"
    words = ("--games", "50", "--tests", "1", "--test-games", "4", "--curve", str(picture))
    curve = trained(*words)
    assert [games for games, _, _ in curve] == [0, 50]
    assert picture.read_text("utf-8").count("<polyline") == 2
    assert trained(*words) == curve


@pytest.mark.deep
def test_the_first_senator_learns() -> None:
    """After some minutes both sides together win clearly more than at random."""
    before, *_, after = trained("--games", "4000", "--tests", "1", "--test-games", "200")
    assert sum(after[1:]) > sum(before[1:]) + 20


def test_the_code_on_the_page_runs() -> None:
    """The Python of docs/learners.md runs, block after block."""
    text = (HOME / "docs" / "learners.md").read_text("utf-8")
    names = {"bot": ISMCTSBot(None, None, 1.0, 1, random_state=np.random.RandomState(1))}
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    for block in blocks:
        exec(block, names)
    assert len(blocks) == 3
