"""Where bots think: in processes of their own, so that the server never waits for one.

A bot lives in one worker process from its first packet to the end of its game. We start a worker
when a bot needs one, and end it when no bot lives there any more. If a bot takes longer than its
time, we end it together with its worker; the other bots there are made again and hear everything
again. Whatever happens to a worker, the table goes on.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from palatine.server.bots.messages import (
    ORDER,
    SIZE,
    BotSpec,
    Dreamt,
    Forget,
    Key,
    Order,
    Reply,
    Thought,
    written,
)
from palatine.server.journal import broken

COMMAND: Final = (sys.executable, "-m", "palatine.server.bots.process")
GRACE: Final = 10.0
"""Seconds that a bot may take beyond its budget: to hear a whole game again, on a busy machine."""
STARTING: Final = 60.0
"""Seconds that a worker may take until it can think."""

Dreamer = Callable[[], Awaitable[Dreamt]]
"""Deals a dream, if the bot wants one."""

logger = structlog.get_logger()


class WorkerGone(Exception):
    """The process in which a bot lived has ended."""


class TooSlow(Exception):
    """A bot took longer than it may."""


@dataclass(eq=False, slots=True)
class RemoteBot:
    """A bot as the server sees it: where it lives, and how much it has heard there."""

    key: Key
    spec: BotSpec
    home: "Worker | None" = None
    heard: int = 0
    is_new: bool = True


@dataclass(eq=False, slots=True)
class Worker:
    """A process in which bots live. It thinks one thought after the other."""

    process: Process
    bots: set[Key] = field(default_factory=set)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_ending: bool = False
    """Whether we told it to end, which takes it a moment."""

    @property
    def is_alive(self) -> bool:
        """Whether it can still think, and will be able to."""
        return not self.is_ending and self.process.returncode is None

    async def think(self, thought: Thought, limit: float, dreamer: Dreamer) -> Reply:
        """The result of a thought within this many seconds, counted from its turn."""
        async with self.turn:
            try:
                async with asyncio.timeout(limit):
                    return await self._exchange(thought, dreamer)
            except TimeoutError:
                await self.end()
                raise TooSlow from None
            except (OSError, EOFError, msgspec.DecodeError):  # it has died, or talks nonsense
                await self.end()
                raise WorkerGone from None
            except BaseException:  # cancelled: its next reply would answer something else
                await self.end()
                raise

    async def begin(self) -> None:
        """Wait until it can think."""
        try:
            async with asyncio.timeout(STARTING):  # wait_for can lose a cancellation
                await self._read()
        except (OSError, EOFError, msgspec.DecodeError):  # a TimeoutError is an OSError too
            await self.end()
            raise WorkerGone from None

    async def _exchange(self, thought: Thought, dreamer: Dreamer) -> Reply:
        await self.send(thought)
        while (reply := await self._read()).wants_dream:
            await self.send(await dreamer())
        return reply

    async def send(self, order: Order) -> None:
        """Give an order; EOFError if nobody can take it any more."""
        assert self.process.stdin is not None
        if not self.is_alive:
            raise EOFError
        try:
            self.process.stdin.write(written(order))
            await self.process.stdin.drain()
        except RuntimeError:  # what a pipe raises if it was closed in the meantime
            raise EOFError from None

    async def _read(self) -> Reply:
        assert self.process.stdout is not None
        size = await self.process.stdout.readexactly(SIZE)
        content = await self.process.stdout.readexactly(int.from_bytes(size, ORDER))
        return msgspec.json.decode(content, type=Reply)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        self.is_ending = True
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotWorkers:
    """All workers of a server: as many as it needs, up to a limit."""

    def __init__(
        self,
        most: int | None = None,
        grace: float = GRACE,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.most = most or max(1, (os.cpu_count() or 2) - 1)
        self.grace = grace
        self.command = command
        self.workers: list[Worker] = []
        self._starting = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()

    async def settle(self, bot: RemoteBot) -> None:
        """Give a bot a home if it has none any more; there it has to hear everything again."""
        if bot.home is not None and bot.home.is_alive:
            return
        async with self._starting:
            bot.home = await self._home()
        bot.home.bots.add(bot.key)
        bot.heard, bot.is_new = 0, True

    async def _home(self) -> Worker:
        """A worker with time, a new one, or the one with the fewest bots."""
        self.workers = [worker for worker in self.workers if worker.is_alive]
        free = [worker for worker in self.workers if not worker.turn.locked()]
        if not free and len(self.workers) < self.most:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
            free = [Worker(process)]
            self.workers += free
            await free[0].begin()
        return min(free or self.workers, key=lambda worker: len(worker.bots))

    async def think(self, bot: RemoteBot, thought: Thought, dreamer: Dreamer) -> Reply:
        """Let a bot that has a home think; it carries on to the end even if nobody waits for it."""
        assert bot.home is not None
        limit = self.grace + (thought.milliseconds or 0) / 1000
        bot.is_new = False
        task = self._keep(bot.home.think(thought, limit, dreamer))
        reply = await asyncio.shield(task)
        if reply.failed is not None:
            logger.error("a bot failed", kind=bot.spec.kind, **reply.failed)
        return reply

    def forget(self, bot: RemoteBot) -> None:
        """Let go of a bot that nobody needs any more, and of its worker if that has no other
        bots.
        """
        if bot.home is not None and bot.home.is_alive and bot.key in bot.home.bots:
            bot.home.bots.discard(bot.key)
            self._keep(self._leave(bot.home, bot.key))
        bot.home = None

    async def _leave(self, worker: Worker, key: Key) -> Reply:
        async with worker.turn:
            if worker.bots:
                await worker.send(Forget(key))
            else:
                await worker.end()
        return Reply()

    def _keep(self, doing: Awaitable[Reply]) -> "asyncio.Task[Reply]":
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Reply]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.warning("a bot's worker was ended", **broken(error))

    async def close(self) -> None:
        """End all workers."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*[worker.end() for worker in self.workers])
