"""Hides from any Python process that finds this first on its path whatever Windows lacks.

Modules of POSIX systems can't be imported, functions and constants are missing, and an event loop
neither watches files nor handles signals, like the one on Windows. What the standard library itself
needs on this system (AF_UNIX, set_blocking, SIGKILL) stays; tests/test_portable.py checks our own
code for those.
"""

import asyncio
import mimetypes
import multiprocessing
import os
import signal
import socket
import sys
from fcntl import LOCK_EX, LOCK_NB, flock
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

MODULES = ("fcntl", "resource", "pwd", "grp", "termios", "tty", "readline", "curses", "uvloop")
EXTRAS = ("asyncpg", "nats", "alembic", "sqlalchemy", "polars", "openskill", "cryptography", "mcp")
"""What `pip install palatine` does not bring; nor does the group `portable`."""
MISSING: tuple[tuple[Any, str], ...] = (
    *((os, name) for name in ("fork", "forkpty", "nice", "setsid", "killpg", "fchmod")),
    *((os, name) for name in ("sched_getaffinity", "getloadavg", "O_NONBLOCK")),
    *((signal, name) for name in ("SIGALRM", "SIGHUP", "SIGUSR1", "alarm", "setitimer")),
    *((socket, name) for name in ("SO_REUSEPORT", "send_fds", "recv_fds")),
)
take = socket.socket.bind
LOOP = ("add_reader", "add_writer", "add_signal_handler")


def no_such_thing(*_: object, **__: object) -> None:
    """The error of the Windows loop."""
    raise NotImplementedError


def msvcrt() -> ModuleType:
    """What Windows has instead of flock."""
    module = ModuleType("msvcrt")
    locking = {"LK_NBLCK": 2, "locking": lambda file, mode, size: flock(file, LOCK_EX | LOCK_NB)}
    vars(module).update(locking)
    return module


def bind(line: socket.socket, address: Any) -> None:
    """Take an address at once after a server that had it was killed, as Windows allows."""
    if line.type == socket.SOCK_STREAM:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    take(line, address)


def hide() -> None:
    """Hide it all. The standard library keeps what it has already fetched."""
    for name in (*MODULES, *EXTRAS):
        sys.modules[name] = None  # type: ignore[assignment]
    sys.modules["msvcrt"] = msvcrt()
    for owner, name in MISSING:
        if hasattr(owner, name):
            delattr(owner, name)
    socket.socket.bind = bind  # type: ignore[method-assign]
    for name in LOOP:
        setattr(asyncio.SelectorEventLoop, name, no_such_thing)


for stdlib in (  # these look for what is missing when they load
    *("concurrent.futures.process", "multiprocessing.popen_spawn_posix", "multiprocessing.util"),
    *("subprocess", "tempfile"),
):
    import_module(stdlib)
if find_spec("psutil"):  # tests look at processes with it; on Windows it needs none of this
    import_module("psutil")
multiprocessing.set_start_method("spawn")
mimetypes.add_type("text/plain", ".js")  # many a Windows says so
hide()
machine = import_module("palatine.machine")
machine.IS_WINDOWS = True
