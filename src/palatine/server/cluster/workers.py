"""Several processes that do the same work: one that dies is replaced, and all stop together."""

import os
import select
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from palatine.core.errors import BadSetup
from palatine.server.journal import broken

MOST: Final = 1024
LOOK: Final = 0.2
"""Seconds between two checks whether a process died before all were ready."""
HASTY: Final = 1.0
"""A process that dies sooner than this is replaced only after this many seconds."""
ENDING: Final = 10
"""Seconds that the work may take to stop."""

logger = structlog.get_logger()


@dataclass(frozen=True)
class Worker:
    """What one of the processes knows about itself."""

    number: int
    """Which of them it is, counting from 0."""
    alive: int
    """A file that becomes readable when the first process is gone, however it ended."""
    ready: int | None = None

    def tell_ready(self) -> None:
        """Say that this process is ready."""
        if self.ready is not None:
            os.write(self.ready, b".")


class Workers:
    """The first process, which starts the others and waits for them."""

    def __init__(self, count: int, work: Callable[[Worker], None]) -> None:
        self._count, self._work = count, work
        self._numbers: dict[int, int] = {}
        """By process, which worker it is."""
        self._begun: dict[int, float] = {}
        self._is_ending = False
        self._alive, self._ours = os.pipe()

    def run(self, ready: Callable[[], None]) -> None:
        """Work until we are told to stop; `ready` is called when all have begun."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._end)
        signal.signal(signal.SIGALRM, lambda *_: self._send(signal.SIGKILL))
        told, tell = os.pipe()
        for number in range(self._count):
            self._start(Worker(number, self._alive, tell))
        if not self._are_ready(told):
            self._end()
            self._tend()
            raise BadSetup("a worker could not start; the log says why")
        if not self._is_ending:
            ready()
        self._tend()

    def _are_ready(self, told: int) -> bool:
        """Wait until all have begun; false if one can't."""
        count = 0
        while count < self._count and not self._is_ending:
            if select.select([told], [], [], LOOK)[0]:
                count += len(os.read(told, MOST))
            elif os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                return False
        return True

    def _tend(self) -> None:
        """Replace every process that dies, until we end; then wait for all."""
        while self._numbers:
            process, _ = os.wait()
            number, begun = self._numbers.pop(process, None), self._begun.pop(process, 0.0)
            if number is None or self._is_ending:
                continue
            logger.error("a worker has died and is replaced", worker=number)
            if time.monotonic() - begun < HASTY:
                time.sleep(HASTY)
            if not self._is_ending:
                self._start(Worker(number, self._alive))

    def _end(self, *_: object) -> None:
        """Tell all to stop; kill any that take too long."""
        self._is_ending = True
        self._send(signal.SIGTERM)
        signal.alarm(ENDING)

    def _send(self, number: int) -> None:
        for process in list(self._numbers):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def _start(self, worker: Worker) -> None:
        sys.stdout.flush()
        process = os.fork()
        if process:
            self._numbers[process], self._begun[process] = worker.number, time.monotonic()
            return
        code = 1
        try:
            for each in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
                signal.signal(each, signal.SIG_DFL)
            os.close(self._ours)
            self._work(worker)
            code = 0
        except Exception as error:
            logger.error("a worker failed", **broken(error))
        finally:
            os._exit(code)
