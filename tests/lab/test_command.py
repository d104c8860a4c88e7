"""`palatine lab` from end to end with few games."""

import sys
from argparse import Namespace
from pathlib import Path

import polars as pl
import pytest

from palatine.cli import main
from palatine.cli.lab_options import TABLE, experiment_of
from palatine.core import extras
from palatine.core.record import read_record

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder."""
    monkeypatch.chdir(tmp_path)


def lab(capsys: Said, *words: str) -> tuple[int, str, str]:
    """The exit code of a command, and what it printed."""
    try:
        code = main(("lab", *words))
    except SystemExit as end:
        code = int(end.code or 0)
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_a_tournament(capsys: Said) -> None:
    """Plays, prints the key figures, and leaves tables and a report in a folder."""
    words = ("--bots", "easy,random", "--players", "5", "--games", "3", "--workers", "1")
    code, out, err = lab(capsys, "tournament", "senate", *words)
    assert code == 0
    assert "12 of 12 games" in err
    assert "equilibrium, sith-imperative · 5 players: loyalist" in out
    assert "ratings: " in out
    folder = Path("lab/tournament-senate")
    assert len(pl.read_parquet(folder / "games.parquet")) == 12
    assert (folder / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_tournament_has_only_bots_that_play_its_edition() -> None:
    """Unless bots are named, those stay out that were trained for other rules."""
    for game, plays in (("secret-emperor", False), ("sith-imperative", True)):
        named = dict.fromkeys(("bots", "edition", *TABLE))
        bots = experiment_of(Namespace(game=game, option=[], **named)).bots
        assert all(("learned" in names) == plays for names in bots.sides.values())


def test_a_tournament_without_sides(capsys: Said) -> None:
    """In a free-for-all the bots sit at one table; by default, all of the game's bots."""
    words = ("--players", "2", "--games", "2", "--option", "round_limit=5", "--workers", "1")
    code, out, _ = lab(capsys, "tournament", "to-be-emperor", *words, "--bots", "greedy,random")
    assert code == 0
    assert "openskill: " in out


def test_a_sweep_and_its_comparison(capsys: Said) -> None:
    """Values of an option are variants of one run, compared with the first."""
    words = ("--players", "5", "--games", "4", "--bots", "random", "--workers", "1", "--out", "s")
    code, _, _ = lab(capsys, "sweep", "senate", "--option", "reshuffle=lazy,eager", *words)
    assert code == 0
    code, out, _ = lab(capsys, "compare", "s")
    assert code == 0
    assert "reshuffle=lazy" in out
    assert "Holm's correction" in out


def test_a_file_and_what_is_said_otherwise(capsys: Said) -> None:
    """The command line overrides bots, sizes, games and seed."""
    Path("own.toml").write_text('title = "Own"\ngame = "senate"\ngames = 500\n', "utf-8")
    words = (
        "--bots",
        "random",
        "--players",
        "5-6",
        "--games",
        "2",
        "--seed",
        "7",
        "--workers",
        "1",
    )
    assert lab(capsys, "run", "own.toml", *words)[0] == 0
    games = pl.read_parquet("lab/own/games.parquet")
    assert games["players"].to_list() == [5, 5, 6, 6]
    assert set(games["lineup"]) == {"random"}
    code, out, _ = lab(capsys, "report", "lab/own", "--to", "page.html")
    assert code == 0
    assert out.endswith("report: page.html\n")
    assert Path("page.html").exists()


def test_a_game_can_be_looked_at(capsys: Said) -> None:
    """A game from the tables is played again and told step by step."""
    words = ("--players", "5", "--games", "3", "--workers", "1", "--bots", "random", "--out", "t")
    assert lab(capsys, "sweep", "senate", *words)[0] == 0
    row = pl.read_parquet("t/games.parquet").row(2, named=True)
    assert lab(capsys, "record", "t", row["cell"], "2", "--to", "game.json")[0] == 0
    found = read_record(Path("game.json").read_bytes())
    assert found.outcome is not None
    assert (found.outcome.why, found.outcome.side) == (row["why"], row["side"])
    assert found.players[0] == "random 1"
    assert main(("verify", "game.json")) == 0
    assert lab(capsys, "record", "t", row["cell"], "2", "--to", "game.json")[0] == 2
    code, _, err = lab(capsys, "record", "t", "nonsense", "2", "--to", "other.json")
    assert code == 2
    assert "there is no cell 'nonsense' of this run" in err


def test_markdown(capsys: Said) -> None:
    """The key figures as tables for a page."""
    words = ("--players", "5", "--games", "3", "--workers", "1", "--bots", "random", "--out", "t")
    assert lab(capsys, "tournament", "senate", *words)[0] == 0
    code, out, _ = lab(capsys, "report", "t", "--markdown")
    assert code == 0
    assert "| table | Loyalists win % |\n|---|---|\n| 5 players | " in out
    assert "| players | place in turn order |" in out
    assert not any(line.endswith(" ") for line in out.splitlines())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("run", "nothing.toml"), "there is no experiment 'nothing.toml'"),
        (("run", "senate-balence"), "did you mean 'senate-balance'?"),
        (("tournament", "senat"), "did you mean 'senate'?"),
        (("tournament", "senate", "--bots", "hrad"), "there is no bot 'hrad'"),
        (("sweep", "senate", "--option", "reshuffle"), "write it as NAME=VALUE"),
        (
            ("sweep", "senate", "--option", "reshuffle=slow"),
            "there is no value 'slow' for reshuffle",
        ),
        (("sweep", "senate", "--players", "4"), "takes 5 to 10 players, not 4"),
        (("report", "nowhere"), "is not a run of the lab"),
        (("compare", "nowhere"), "is not a run of the lab"),
        (("tournement",), "did you mean 'tournament'?"),
        (("run", "senate-balance", "--game", "3"), "did you mean '--games'?"),
    ],
)
def test_mistakes(capsys: Said, words: tuple[str, ...], said: str) -> None:
    """A wrong word gets one sentence and exit code 2, and writes nothing."""
    code, _, err = lab(capsys, *words)
    assert code == 2
    assert said in err
    assert "Traceback" not in err
    assert not list(Path().iterdir())


def test_help(capsys: Said) -> None:
    """Without a command, the help lists them; each has help with an example."""
    code, _, err = lab(capsys)
    assert code == 2
    for command in ("run", "tournament", "sweep", "report", "record", "compare", "list"):
        assert command in err
        code, out, _ = lab(capsys, command, "--help")
        assert code == 0
        assert f"example:\n  palatine lab {command}" in out
        assert max(map(len, out.splitlines())) <= 80


def test_the_list(capsys: Said) -> None:
    """Ready experiments are listed with their titles."""
    code, out, _ = lab(capsys, "list")
    assert code == 0
    assert "senate-balance" in out


def test_without_the_extra(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the lab installed, you hear so before anything is played."""
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "polars" else object())
    code, _, err = lab(capsys, "tournament", "senate", "--games", "1")
    assert code == 2
    assert "pip install 'palatine[lab]'" in err
    assert not Path("lab").exists()


def test_the_plain_command_line_loads_none_of_it() -> None:
    """Other commands start without the lab's dependencies."""
    import subprocess

    check = (
        "import sys; from palatine.cli.parser import build; build(); print('polars' in sys.modules)"
    )
    shown = subprocess.run([sys.executable, "-c", check], capture_output=True, check=True)
    assert shown.stdout.strip() == b"False"
