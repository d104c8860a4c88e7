"""Makes any Python process that finds this first on its path lack what Windows lacks.

Modules of POSIX systems can't be imported, functions and constants are missing, and an event loop
neither watches files nor handles signals, as the one of Windows.
What the standard library itself needs on this system (AF_UNIX, set_blocking, SIGKILL) stays;
tests/test_portable.py reads our own code for those.
"""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
from fcntl import LOCK_EX, LOCK_NB, flock
from importlib import import_module
from types import ModuleType
from typing import Any

MODULES = ("fcntl", "resource", "pwd", "grp", "termios", "tty", "readline", "curses", "uvloop")
MISSING: tuple[tuple[Any, str], ...] = (
    *((os, name) for name in ("fork", "forkpty", "nice", "setsid", "killpg", "fchmod")),
    *((os, name) for name in ("sched_getaffinity", "getloadavg", "O_NONBLOCK")),
    *((signal, name) for name in ("SIGALRM", "SIGHUP", "SIGUSR1", "alarm", "setitimer")),
    *((socket, name) for name in ("SO_REUSEPORT", "send_fds", "recv_fds")),
)
LOOP = ("add_reader", "add_writer", "add_signal_handler")


def no_such_thing(*_: object, **__: object) -> None:
    """What the loop of Windows says."""
    raise NotImplementedError


def msvcrt() -> ModuleType:
    """What Windows has instead of flock."""
    module = ModuleType("msvcrt")
    locking = {"LK_NBLCK": 2, "locking": lambda file, mode, size: flock(file, LOCK_EX | LOCK_NB)}
    vars(module).update(locking)
    return module


def hide() -> None:
    """Take it all away. What the standard library has fetched before, it keeps."""
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    sys.modules["msvcrt"] = msvcrt()
    for owner, name in MISSING:
        if hasattr(owner, name):
            delattr(owner, name)
    for name in LOOP:
        setattr(asyncio.SelectorEventLoop, name, no_such_thing)


for stdlib in (  # these look for what is missing when they are loaded
    *("concurrent.futures.process", "multiprocessing.popen_spawn_posix", "multiprocessing.util"),
    *("subprocess", "tempfile"),
):
    import_module(stdlib)
multiprocessing.set_start_method("spawn")
hide()
