"""`palatine arena` on the command line."""

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
    """Run, report and check; the run goes on where there is nothing left to do."""
    file, folder = tmp_path / "small.toml", tmp_path / "run"
    file.write_text(SMALL, "utf-8")
    for _ in range(2):
        assert main(["arena", "run", str(file), "--out", str(folder)]) == 0
    assert "4 games; all 1 deals were played" in capsys.readouterr().out
    assert main(["arena", "report", str(folder)]) == 0
    assert main(["arena", "check", str(folder)]) == 0
    assert "ok  the figures follow from the games" in capsys.readouterr().out
    record = next((folder / "records").iterdir())
    assert main(["verify", str(record)]) == 0
    assert main(["arena", "run", str(file), "--out", str(tmp_path)]) == 2
    assert "holds no run" in capsys.readouterr().err


def test_what_is_not_true_has_a_code_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """1 for what is not true, 2 for a mistake; a sentence for both."""
    assert main(["arena", "check", str(tmp_path)]) == 1
    assert main(["arena", "run", str(tmp_path / "none.toml")]) == 2
    assert "there is no file" in capsys.readouterr().err
