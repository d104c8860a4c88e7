"""What each operating system does in its own way: locks, priorities, limits, folders.

Nothing else in Palatine asks which system it runs on, so one path serves Linux, macOS and Windows.
"""

import os
import sys
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
"""Windows changes line ends in files that are opened by number without it."""
NO_LIMIT: Final = 1 << 20
FAR: Final = 1 << 30
"""A place beyond the end of any file that is locked."""


def lock(file: int) -> None:
    """Keep a file for this process alone, until it is closed; OSError if another has it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    elif msvcrt is not None:
        os.lseek(file, FAR, os.SEEK_SET)  # what is locked there, nobody can read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)


def most_files() -> int:
    """How many files this process may have open."""
    if resource is None:
        return NO_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft


def stand_back(steps: int) -> None:
    """Let other processes go first where there is little computing time."""
    if hasattr(os, "nice"):
        os.nice(steps)


def private_file(path: Path, flags: int) -> int:
    """Open a file by number; where files have modes, nobody else may read it."""
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
