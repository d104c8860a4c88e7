"""A server that starts hundreds of times: forks of one process that has loaded everything.

A start then takes a tenth of a second instead of one. `python -m tests.server.warm` forks a server
for each line that it reads, a list of words as JSON, and says which process that is. Where nothing
can fork, each server starts in full.
"""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from tests.server.visitors import STARTING, Process


class WarmProcess(Process):
    """`palatine serve`, which can be killed and is soon there again."""

    def __init__(self, data: Path, *options: str, is_elsewhere: bool = False) -> None:
        super().__init__(data, *options, is_elsewhere=is_elsewhere)
        self.pid = 0

    async def __aenter__(self) -> "WarmProcess":
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.warm"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        self.process.kill()
        await self.process.wait()

    async def start(self) -> None:
        """Start, and wait until it serves; always on the same port."""
        words = ["serve", "--host", "127.0.0.1", "--port", self.port, *self.folder]
        assert self.process.stdin is not None
        line = json.dumps(
            [*words, "--log", "error", "--limits", "off", "--pace", "instant", *self.options]
        )
        self.process.stdin.write(line.encode() + b"\n")
        self.pid = int(await self._read())
        self.address = (await self._read()).split()[2]
        self.port = self.address.rpartition(":")[2]

    async def _read(self) -> str:
        assert self.process.stdout is not None
        return (await asyncio.wait_for(self.process.stdout.readline(), STARTING)).decode()

    async def kill(self) -> None:
        """Kill it with no time for anything; returns when it is gone."""
        try:
            os.kill(self.pid, signal.SIGKILL)
            while True:
                os.kill(self.pid, 0)
                await asyncio.sleep(0.001)
        except ProcessLookupError:
            return


def warm_process(data: Path, *options: str, is_elsewhere: bool = False) -> Process:
    """A server which can be killed, and is there again as soon as this system allows."""
    kind = WarmProcess if hasattr(os, "fork") else Process
    return kind(data, *options, is_elsewhere=is_elsewhere)


def main() -> None:
    """Load everything once; then a fork for each line."""
    from palatine.catalog import games
    from palatine.cli import main as palatine
    from palatine.server import serve  # noqa: F401

    games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # dead children disappear at once
    for line in sys.stdin:
        if not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            print(os.getpid(), flush=True)
            os._exit(palatine(json.loads(line)))


if __name__ == "__main__":
    main()
