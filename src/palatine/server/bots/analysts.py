"""Analyses of finished games: each runs in a process of its own, one after the other.

No game waits for one. We keep the results in memory for a while and nowhere else, since we can make
them again from the record.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from palatine.core.errors import BadRecord
from palatine.server.errors import HouseFull
from palatine.server.journal import broken

COMMAND: Final = (sys.executable, "-m", "palatine.theatre")
KEPT: Final = 24
"""The most analyses that we keep or have waiting."""
LONGEST: Final = 600.0
"""Seconds after which we give up on one, on a very busy machine."""
LARGEST: Final = 64 * 1024 * 1024

logger = structlog.get_logger()


class Line(msgspec.Struct, frozen=True):
    """What the analysing process says before it is done."""

    progress: float | None = None
    failed: str | None = None


class Job:
    """One analysis: how far it has come, and finally its result."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.content: bytes | None = None
        self.failed: str | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.content is not None or self.failed is not None

    def result(self) -> bytes | None:
        """The analysis once it is made; a refusal if it can't be made."""
        if self.failed is not None:
            raise BadRecord(self.failed)
        return self.content


class Analysts:
    """Makes analyses, and keeps the ones requested most recently."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    def find(self, key: str) -> Job | None:
        """The analysis of this game, if somebody has asked for it."""
        if key in self._jobs:
            self._jobs.move_to_end(key)
        return self._jobs.get(key)

    def begin(self, key: str, record: bytes, *more: str) -> Job:
        """Analyse the record of this game; `more` is passed to the process."""
        self._make_room()
        job = self._jobs[key] = Job()
        job.task = asyncio.create_task(self._make(job, record, more))
        return job

    async def made(self, key: str, record: bytes) -> bytes:
        """The analysis of this game, for callers who can wait for it."""
        job = self.find(key) or self.begin(key, record)
        if job.task is not None:
            await asyncio.wait([job.task])
        content = job.result()
        if content is None:
            raise BadRecord("the analysis was stopped")
        return content

    def forget(self, key: str) -> None:
        """Discard everything about this game."""
        job = self._jobs.pop(key, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    def _make_room(self) -> None:
        if len(self._jobs) < KEPT:
            return
        oldest = next((key for key, job in self._jobs.items() if job.is_over), None)
        if oldest is None:
            raise HouseFull("too many games are being analysed; try again in a few minutes")
        del self._jobs[oldest]

    async def _make(self, job: Job, record: bytes, more: tuple[str, ...]) -> None:
        try:
            async with self._turn, asyncio.timeout(LONGEST):
                await self._follow(job, record, more)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            logger.error("an analysis failed", **broken(error))
        finally:
            if not job.is_over:
                job.failed = "the analysis could not be made"

    async def _follow(self, job: Job, record: bytes, more: tuple[str, ...]) -> None:
        """Start the process, and take in what it says."""
        process = await asyncio.create_subprocess_exec(
            *self.command, *more, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LARGEST
        )
        try:
            await self._listen(job, process, record)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _listen(self, job: Job, process: Process, record: bytes) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record)
        process.stdin.close()
        async for line in process.stdout:
            said = msgspec.json.decode(line, type=Line)
            if said.progress is not None:
                job.progress = said.progress
            elif said.failed is not None:
                job.failed = said.failed
            else:
                job.content = line

    async def close(self) -> None:
        """Give up the analyses that are not finished."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
