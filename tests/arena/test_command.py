"""`palatine arena` on the command line."""

import subprocess
import sys
from pathlib import Path

import pytest

from palatine.cli import main

SMALL = """title = "Small"
seed = "command"
baselines = ["random"]
chances = false
rounds = 1
[stop]
deals = 1
[[table]]
game = "secret-emperor"
players = 5
[[agent]]
name = "easy"
bot = "easy"
"""


def test_a_run_from_file_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run, report and check; running again finds nothing left to do."""
    file, folder = tmp_path / "small.toml", tmp_path / "run"
    file.write_text(SMALL, "utf-8")
    for _ in range(2):
        assert main(["arena", "run", str(file), "--out", str(folder)]) == 0
    assert "4 games; all deals were played: 1" in capsys.readouterr().out
    assert main(["arena", "report", str(folder)]) == 0
    assert main(["arena", "check", str(folder)]) == 0
    assert "ok  the figures follow from the games" in capsys.readouterr().out
    assert main(["verify", str(folder / "results.json")]) == 0
    assert "ok  the figures follow from the games" in capsys.readouterr().out
    record = next((folder / "records").iterdir())
    assert main(["verify", str(record)]) == 0
    assert main(["arena", "run", str(file), "--out", str(tmp_path)]) == 2
    assert "is not a run" in capsys.readouterr().err


WITHOUT_EXTRAS = """
import sys
sys.modules |= dict.fromkeys(("polars", "openskill", "mcp", "pettingzoo", "pyspiel", "jax"))
from palatine.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_bots_need_no_extra(tmp_path: Path) -> None:
    """A run of our own bots, its report included, needs nothing but Palatine itself."""
    file, folder = tmp_path / "small.toml", tmp_path / "run"
    file.write_text(SMALL, "utf-8")
    command = [sys.executable, "-c", WITHOUT_EXTRAS, "arena", "run", str(file), "--out"]
    subprocess.run([*command, str(folder)], check=True, timeout=120)
    assert "Palatine arena" in (folder / "report.html").read_text("utf-8")


def test_what_is_not_true_has_a_code_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """1 for an untrue run, 2 for a mistake; a sentence for both."""
    assert main(["arena", "check", str(tmp_path)]) == 1
    assert main(["arena", "run", str(tmp_path / "none.toml")]) == 2
    assert "there is no file" in capsys.readouterr().err
