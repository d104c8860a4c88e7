"""The server, `play`, `learn` and `simulate` use nothing that only POSIX systems have."""

import ast
import ctypes
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest

from palatine import machine
from palatine.bots.roster import invite
from palatine.core.errors import BadSetup

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
ALLOWED = {  # these run with several workers, or know about systems
    "machine.py",
    "server/cluster/workers.py",
    "server/cluster/post.py",
    "server/serve.py",  # what several workers share
}
PLAIN = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
"""An environment in which text is ASCII unless we say otherwise: less than any code page has."""
SERVER_TESTS = (
    *("tests/server/test_play.py", "tests/server/test_serve.py", "tests/server/test_sockets.py"),
    *("tests/server/test_held.py", "tests/server/test_theatre.py"),
    "tests/server/test_bots.py::test_a_program_plays_at_a_table",
    "tests/server/test_bots.py::test_nothing_is_left_when_the_server_is_killed",
    "tests/server/test_director.py::test_a_killed_server_goes_on_with_the_scene",
    "tests/server/room/test_rooms.py::test_a_killed_server_has_every_game_once",
)
"""Of each part that a system could break, the most telling: processes, sockets, files, restarts."""


def bare() -> dict[str, str]:
    """The environment of a Python without everything that Windows lacks."""
    path = os.pathsep.join([str(PORTABLE), str(ROOT)])
    env = {**os.environ, **PLAIN, "PYTHONPATH": path}
    return {name: value for name, value in env.items() if not name.startswith("PYTEST_")}


def without_posix(*words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """The result of a Python command there."""
    call = [sys.executable, *words]
    return subprocess.run(
        call, cwd=ROOT, env=bare(), input=typed, capture_output=True, encoding="utf-8", timeout=600
    )


def test_the_server_works_without_posix() -> None:
    """A whole game, bots in separate processes, a restart, locks, ports, logs, the theatre."""
    which = ("-m", "not deep and not posix", "-k", "not workers and not postgres")
    done = without_posix("-m", "pytest", "-q", *which, *SERVER_TESTS)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "senate", "--games", "6", "--bots", "random,./examples/seat_bot.py"),
        ("simulate", "to-be-emperor", "--games", "20", "--workers", "2"),
        ("learn", "sith-imperative", "--list"),
        ("games",),
        ("rules", "senate", "SE-3.2", "--language", "de"),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_commands_work_without_posix(command: tuple[str, ...]) -> None:
    """On every system, bots that are programs talk over pipes, and several processes play."""
    done = without_posix("-m", "palatine", *command)
    assert done.returncode == 0, done.stderr


def test_people_play_and_learn_without_posix(tmp_path: Path) -> None:
    """In words with umlauts, which many a code page lacks, from what is typed to what is saved."""
    german = ("--language", "de", "--seed", "1", "--save", str(tmp_path / "kept.json"))
    done = without_posix("-m", "palatine", "play", "secret-emperor", *german, typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Präsident" in done.stdout
    again = ("--resume", str(tmp_path / "kept.json"))
    assert without_posix("-m", "palatine", "play", *again, typed="quit\n").returncode == 0
    done = without_posix("-m", "palatine", "learn", "senate", "--language", "de", typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "ä" in done.stdout


def test_the_welcome_is_drawn_without_posix(tmp_path: Path) -> None:
    """Its QR code is made of blocks, which few code pages have."""
    words = ("-m", "palatine", "serve", "--welcome", "--port", "0", "--data", str(tmp_path))
    pipe = subprocess.PIPE
    call = [sys.executable, *words]
    with subprocess.Popen(call, env=bare(), stdout=pipe, stderr=pipe, encoding="utf-8") as server:
        assert server.stdout is not None
        said = "".join(islice(server.stdout, 8))
        server.kill()
    assert "Palatine is ready" in said
    assert "\N{FULL BLOCK}" in said


def test_several_workers_are_refused_with_a_reason() -> None:
    """They inherit sockets, which only works where processes fork."""
    workers = ("--workers", "2", "--bus", "nats://127.0.0.1:1")
    done = without_posix("-m", "palatine", "serve", "--port", "0", *workers)
    assert done.returncode == 2
    assert "several workers need Linux or macOS" in done.stderr


def posix_in(path: Path) -> Iterator[str]:
    """Everything in a file that only POSIX systems have."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from POSIX_MODULES & {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module in POSIX_MODULES:
            yield node.module
        elif isinstance(node, ast.Attribute):
            yield from POSIX_NAMES & {ast.unparse(node)}


def test_no_other_file_knows_posix() -> None:
    """Code for differences between systems is in machine.py, or in what runs workers."""
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
    """Users find, back up and delete it with everything else of theirs."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(machine, "IS_WINDOWS", system == "nt")
    monkeypatch.setattr(sys, "platform", "win32" if system == "nt" else system)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert machine.data_folder() == Path(folder)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands are read and written as on Windows."""
    monkeypatch.setattr(machine, "IS_WINDOWS", True)


@pytest.mark.usefixtures("windows")
def test_commands_of_windows_are_read_as_they_are_typed() -> None:
    """A backslash parts folders, and a path with spaces survives being passed on."""
    path = "C:\\My Bots\\it's mine.py"
    assert machine.words_of('py "C:\\My Bots\\mine.py" .\\x') == [
        "py",
        "C:\\My Bots\\mine.py",
        ".\\x",
    ]
    assert machine.words_of(shlex.join(["py", path])) == ["py", path]
    assert machine.typed(Path("my game.json")) == '"my game.json"'


@pytest.mark.usefixtures("windows")
def test_windows_runs_scripts_with_python(tmp_path: Path) -> None:
    """It does not read their first line, so `--bots ./mybot.py` would run nothing."""
    script = tmp_path / "mybot.py"
    assert machine.program(str(script)) is None
    script.write_text("print()", "utf-8")
    assert machine.program(str(script)) == (sys.executable, str(script))


def test_a_command_with_half_a_quotation_is_refused() -> None:
    """One sentence, not a traceback."""
    with pytest.raises(BadSetup, match="a quotation mark is missing"):
        invite("./it's")


def test_windows_knows_its_users_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no LANG; elsewhere LANG says it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert machine.language() == ""
    monkeypatch.setattr(sys, "platform", "win32")
    german = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0407)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=german), raising=False)
    assert machine.language() == "de"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert machine.language() == "fr"


def test_no_way_leads_to_another_drive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the whole path is shown."""

    def other_drive(path: str) -> str:
        raise ValueError(path)

    assert machine.way_to(os.path.abspath("palatine")) == "palatine"
    monkeypatch.setattr(os.path, "relpath", other_drive)
    assert machine.way_to("palatine") == os.path.abspath("palatine")
