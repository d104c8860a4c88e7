"""The server, `play`, `learn` and `simulate` use nothing that only POSIX systems have."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "palatine"
PORTABLE = ROOT / "tests" / "portable"
POSIX_MODULES = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "readline", "curses"}
POSIX_NAMES = {
    *("os.fork", "os.getuid", "os.setsid", "os.killpg", "os.nice", "os.set_blocking"),
    *("signal.SIGKILL", "signal.SIGALRM", "signal.SIGHUP", "signal.SIGUSR1"),
    *("socket.AF_UNIX", "socket.SO_REUSEPORT", "socket.send_fds"),
    *("loop.add_reader", "loop.add_writer", "loop.add_signal_handler"),
}
ALLOWED = {  # these run where there are several workers, or know about systems
    "machine.py",
    "server/cluster/workers.py",
    "server/cluster/post.py",
    "server/serve.py",  # what is shared by several workers
}
SERVER_TESTS = ("tests/server/test_play.py", "tests/server/test_serve.py")


def without_posix(*words: str) -> "subprocess.CompletedProcess[str]":
    """What comes of a Python command where everything is missing that Windows lacks."""
    path = os.pathsep.join([str(PORTABLE), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "0"}
    env = {name: value for name, value in env.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, timeout=600
    )


def test_the_server_works_without_posix() -> None:
    """A whole game, bots in processes of their own, a restart, locks, ports, logs."""
    done = without_posix("-m", "pytest", "-q", "-k", "not workers", *SERVER_TESTS)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "senate", "--games", "6", "--bots", "random,./examples/seat_bot.py"),
        ("simulate", "to-be-emperor", "--games", "20", "--workers", "2"),
        ("learn", "sith-imperative", "--list"),
        ("games",),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_commands_work_without_posix(command: tuple[str, ...]) -> None:
    """Bots that are programs talk over pipes, and several processes play, on every system."""
    done = without_posix("-m", "palatine", *command)
    assert done.returncode == 0, done.stderr


def test_several_workers_are_refused_with_a_reason() -> None:
    """They inherit sockets, which only works where processes fork."""
    workers = ("--workers", "2", "--bus", "nats://127.0.0.1:1")
    done = without_posix("-m", "palatine", "serve", "--port", "0", *workers)
    assert done.returncode == 2
    assert "several workers need Linux or macOS" in done.stderr


def posix_in(path: Path) -> Iterator[str]:
    """Whatever a file uses that only POSIX systems have."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from POSIX_MODULES & {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module in POSIX_MODULES:
            yield node.module
        elif isinstance(node, ast.Attribute):
            yield from POSIX_NAMES & {ast.unparse(node)}


def test_no_other_file_knows_posix() -> None:
    """Whatever systems do each in their own way is in machine.py, or in what runs workers."""
    found = {
        path.relative_to(SOURCES).as_posix(): sorted(set(posix_in(path)))
        for path in SOURCES.rglob("*.py")
    }
    assert {path: names for path, names in found.items() if names and path not in ALLOWED} == {}


@pytest.mark.parametrize(
    ("system", "env", "folder"),
    [
        ("linux", {}, "home/.local/share/palatine"),
        ("linux", {"XDG_DATA_HOME": "/x"}, "/x/palatine"),
        ("darwin", {}, "home/Library/Application Support/Palatine"),
        ("nt", {"LOCALAPPDATA": "local"}, "local/Palatine"),
    ],
)
def test_data_lies_where_each_system_keeps_it(
    monkeypatch: pytest.MonkeyPatch, system: str, env: dict[str, str], folder: str
) -> None:
    """A user finds, backs up and deletes it with everything else of theirs."""
    from palatine import machine

    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(machine, "IS_WINDOWS", system == "nt")
    monkeypatch.setattr(sys, "platform", "win32" if system == "nt" else system)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert machine.data_folder() == Path(folder)
