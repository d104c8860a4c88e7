"""What each operating system does in its own way: locks, priorities, limits, folders, commands.

Nothing else in Palatine asks which system it runs on, so one path serves Linux, macOS and Windows.
"""

import os
import shlex
import shutil
import subprocess
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]
try:
    import msvcrt
except ImportError:  # everywhere else
    msvcrt = None  # type: ignore[assignment]

HAS_WORKERS: Final = hasattr(os, "fork")
"""Whether a server can have several processes here: they inherit sockets from the first."""
IS_WINDOWS: Final = os.name == "nt"
BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""Windows changes line ends in files opened by number without it."""
NO_LIMIT: Final = 1 << 20
FAR: Final = 1 << 30
"""A place beyond the end of any file that we lock."""


def lock(file: int) -> None:
    """Keep a file for this process alone, until it is closed; OSError if another has it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    elif msvcrt is not None:
        os.lseek(file, FAR, os.SEEK_SET)  # nobody can read what is locked there
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)


def most_files() -> int:
    """How many files this process may have open."""
    if resource is None:
        return NO_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft


def stand_back(steps: int) -> None:
    """Let other processes go first when computing time is scarce."""
    if hasattr(os, "nice"):
        os.nice(steps)


def private_file(path: Path, flags: int) -> int:
    """Open a file by number; if files have modes, nobody else may read it."""
    return os.open(path, flags | BINARY, 0o600)


def data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    if chosen := os.environ.get("XDG_DATA_HOME", ""):
        return Path(chosen) / "palatine"
    if IS_WINDOWS:
        local = os.environ.get("LOCALAPPDATA", "")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Palatine"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Palatine"
    return Path.home() / ".local" / "share" / "palatine"


def speak_utf8() -> None:
    """Read and write UTF-8 in files and pipes; on Windows they would have a code page."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper) or stream.isatty():
            continue  # a terminal says itself what it reads
        if stream.encoding.lower() != "utf-8":
            stream.reconfigure(encoding="utf-8", errors=stream.errors)


def language() -> str:
    """The language of this machine's user, by its code; empty if nothing says which."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable, ""):
            return value[:2]
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")[:2]
    return ""


def words_of(command: str) -> list[str]:
    """The words of a command, as a shell reads them; on Windows a backslash escapes nothing.

    A ValueError says that a quotation mark is missing.
    """
    reader = shlex.shlex(command, posix=True)
    reader.whitespace_split, reader.commenters = True, ""
    if IS_WINDOWS:
        reader.escape = ""
    return list(reader)


def typed(path: Path) -> str:
    """A path as people type it in a command here."""
    return subprocess.list2cmdline([str(path)]) if IS_WINDOWS else shlex.quote(str(path))


def way_to(path: str) -> str:
    """A path from here; on Windows none leads from one drive to another."""
    try:
        return os.path.relpath(path)
    except ValueError:
        return os.path.abspath(path)


def program(name: str) -> tuple[str, ...] | None:
    """How to run a program from anywhere; None if we can't.

    Windows does not read a script's first line, so Python runs those in Python.
    """
    if IS_WINDOWS and name.endswith(".py"):
        return (sys.executable, os.path.abspath(name)) if os.path.isfile(name) else None
    found = shutil.which(name)
    return None if found is None else (os.path.abspath(found),)
