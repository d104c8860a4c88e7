"""A server process on its own core, and what it uses. Linux only: it reads /proc."""

import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")
SERVERS_CORE, CLIENTS_CORE = 0, -1


class Running:
    """A running server, and what it uses."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.stat = Path(f"/proc/{pid}/stat")
        self.status = Path(f"/proc/{pid}/status")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = self.stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of resident memory."""
        lines = self.status.read_text().splitlines()
        size = next(line for line in lines if line.startswith("VmRSS:"))
        return int(size.split()[1]) * 1024


def cores() -> list[int]:
    """The cores that we may use."""
    return sorted(os.sched_getaffinity(0))


@contextmanager
def running(command: Sequence[str], health: str, is_pinned: bool = True) -> Iterator[Running]:
    """A server on the first core, or on any, from its first answer until the end of the block."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    if is_pinned:
        os.sched_setaffinity(process.pid, {cores()[SERVERS_CORE]})
    try:
        await_health(health, process)
        yield Running(process.pid)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def await_health(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with suppress(OSError):
            urllib.request.urlopen(address, timeout=1)
            return
        time.sleep(0.1)
    raise RuntimeError(f"no answer from {address}")


def free_port() -> int:
    """A port that is free on every address: the clients use many of this machine's addresses."""
    with socket.socket() as probe:
        probe.bind(("0.0.0.0", 0))
        port: int = probe.getsockname()[1]
        return port
