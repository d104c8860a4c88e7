"""Runs: the same games whichever processes play them, in any order, after any stop."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from palatine.lab.crews import Batch
from palatine.lab.errors import BadRun
from palatine.lab.experiment import Bots
from palatine.lab.folder import LOG, Log, read_log
from palatine.lab.run import run
from palatine.lab.tables import load_run
from tests.lab.runs import Silent, played, small

MIXED = Bots(sides={"loyalist": ("random", "easy"), "separatist": "random"})
PATIENCE = 60.0


def test_one_process_and_two_play_the_same_games(tmp_path: Path) -> None:
    """The tables of a run don't depend on the number of processes."""
    experiment = small(players=(5, 6), games=6, bots=MIXED)
    one = played(experiment, tmp_path / "one", workers=1).tables
    two = played(experiment, tmp_path / "two", workers=2).tables
    assert len(one.games) == 24
    assert all(a.equals(b) for a, b in zip(one, two, strict=True))


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    """Seeds matter."""
    one = played(small(seed="1"), tmp_path / "one").tables
    two = played(small(seed="2"), tmp_path / "two").tables
    assert not one.seats.equals(two.seats)


def test_a_finished_run_has_nothing_to_do(tmp_path: Path) -> None:
    """The same command again plays nothing; asking for more games plays only the missing ones."""
    played(small(games=5), tmp_path)
    again, more = Silent(), Silent()
    run(small(games=5), tmp_path, 1, again)
    assert (again.there, again.added) == (5, 0)
    run(small(games=8), tmp_path, 1, more)
    assert (more.there, more.added) == (5, 3)
    whole = played(small(games=8), tmp_path / "whole").tables
    assert load_run(tmp_path).tables.games.equals(whole.games)


def test_fewer_games_measure_fewer(tmp_path: Path) -> None:
    """The tables have the games that the experiment asks for; other games are kept."""
    played(small(games=8), tmp_path)
    fewer, again = Silent(), Silent()
    run(small(games=3), tmp_path, 1, fewer)
    assert (fewer.there, fewer.added) == (3, 0)
    assert load_run(tmp_path).tables.games["game"].to_list() == [0, 1, 2]
    run(small(games=8), tmp_path, 1, again)
    assert (again.there, again.added) == (8, 0)


def test_a_folder_belongs_to_one_experiment(tmp_path: Path) -> None:
    """Games of two experiments never mix, and a folder with other things is refused."""
    played(small(games=1), tmp_path / "run")
    with pytest.raises(BadRun, match="another `seed`"):
        run(small(games=1, seed="other"), tmp_path / "run", 1, Silent())
    with pytest.raises(BadRun, match="is not empty and is not a run"):
        run(small(games=1), tmp_path, 1, Silent())
    with pytest.raises(BadRun, match="is not a run"):
        load_run(tmp_path)


def test_a_torn_end_costs_nothing_else(tmp_path: Path) -> None:
    """We cut off what a kill left half-written, and play those games again."""
    whole = played(small(games=6), tmp_path).tables
    log = tmp_path / LOG
    _, size = read_log(log, Batch)
    content = log.read_bytes()
    assert size == len(content)
    log.write_bytes(content[: size - 7])
    left = sum(len(batch.games) for batch in read_log(log, Batch)[0])
    assert left < 6
    watcher = Silent()
    run(small(games=6), tmp_path, 1, watcher)
    assert (watcher.there, watcher.added) == (left, 6 - left)
    assert load_run(tmp_path).tables.seats.equals(whole.seats)


def test_one_run_at_a_time(tmp_path: Path) -> None:
    """A second process in the same folder is refused."""
    with Log(tmp_path / LOG, Batch) as log:
        log.append([Batch((), 0.0)])
        with pytest.raises(BadRun, match="another process"):
            Log(tmp_path / LOG, Batch)


FILE = """
title = "Long"
game = "senate"
players = [5, 7]
games = 60
[bots]
every = "easy"
"""


def start(tmp_path: Path) -> "subprocess.Popen[bytes]":
    """The command in its own process group, on two processes."""
    (tmp_path / "long.toml").write_text(FILE, "utf-8")
    words = ("lab", "run", "long.toml", "--out", "run", "--workers", "2")
    return subprocess.Popen(
        [sys.executable, "-m", "palatine", *words],
        cwd=tmp_path,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def wait_for_games(log: Path, process: "subprocess.Popen[bytes]") -> None:
    """Until some games are on disk."""
    until = time.monotonic() + PATIENCE
    while not (log.exists() and log.stat().st_size):
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)


def is_alive(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle(tmp_path: Path, how: signal.Signals) -> None:
    """A stopped run keeps its games, leaves no process, and goes on to the same end."""
    process, log = start(tmp_path), tmp_path / "run" / LOG
    wait_for_games(log, process)
    process.send_signal(how)
    _, errors = process.communicate(timeout=PATIENCE)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert b"run the same command to continue" in errors
    until = time.monotonic() + PATIENCE
    while is_alive(process.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(process.pid)
    there = sum(len(batch.games) for batch in read_log(log, Batch)[0])
    assert 0 < there < 120
    whole = small(title="Long", players=(5, 7), games=60, bots=Bots(every="easy"))
    watcher = Silent()
    run(whole, tmp_path / "run", 1, watcher)
    assert (watcher.there, watcher.added) == (there, 120 - there)
    straight = played(whole, tmp_path / "straight").tables
    resumed = load_run(tmp_path / "run").tables
    assert all(a.equals(b) for a, b in zip(straight, resumed, strict=True))
