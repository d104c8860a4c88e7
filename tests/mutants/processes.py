"""Work in forked processes, several at once: each starts with everything loaded so far."""

import os
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

TOO_LONG: Final = b"too long"
POLL: Final = 0.5


@dataclass
class Child:
    """A running process, and what it has said so far."""

    name: str
    pid: int
    end: float
    said: bytearray = field(default_factory=bytearray)


@dataclass(frozen=True)
class Work:
    """Work for a separate process; its answer comes back as bytes."""

    name: str
    do: Callable[[], bytes]
    limit: float
    """In seconds; after that the process is ended, and `TOO_LONG` comes back."""


def done(works: Iterable[Work], at_once: int) -> Iterator[tuple[str, bytes]]:
    """The answers in order of arrival; for a process that breaks, what it had said."""
    waiting = iter(works)
    running: dict[int, Child] = {}
    with selectors.DefaultSelector() as selector:
        while True:
            while len(running) < at_once and (work := next(waiting, None)) is not None:
                pipe, child = begin(work)
                running[pipe] = child
                selector.register(pipe, selectors.EVENT_READ)
            if not running:
                return
            ready = {key.fd for key, _ in selector.select(POLL)}
            for pipe, child in [*running.items()]:
                if (answer := answer_of(pipe, child, pipe in ready)) is not None:
                    selector.unregister(pipe)
                    os.close(pipe)
                    del running[pipe]
                    yield child.name, answer


def begin(work: Work) -> tuple[int, Child]:
    """Fork a process that does the work and reports the result."""
    sys.stdout.flush()
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        os.close(ours)
        said = b""
        try:
            silence()
            said = work.do()
        finally:
            with os.fdopen(theirs, "wb") as pipe:
                pipe.write(said)
            os._exit(0)
    os.close(theirs)
    return ours, Child(work.name, pid, time.monotonic() + work.limit)


def silence() -> None:
    """Nobody needs what a test prints in here."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def answer_of(pipe: int, child: Child, is_ready: bool) -> bytes | None:
    """A process's answer when it is done, or when its time is up."""
    if is_ready:
        if part := os.read(pipe, 1 << 20):
            child.said += part
            return None
        os.waitpid(child.pid, 0)
        return bytes(child.said)
    if time.monotonic() < child.end:
        return None
    os.kill(child.pid, signal.SIGKILL)
    os.waitpid(child.pid, 0)
    return TOO_LONG
