"""Crews play errands of games: in this process, in several, or on a Ray cluster."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing.connection import wait as wait_for
from typing import Any, Protocol

import msgspec

from palatine.core.extras import need
from palatine.lab.cell import Cell
from palatine.lab.errors import BadRun
from palatine.lab.playing import Played, play_game


class Errand(msgspec.Struct, frozen=True):
    """Games of one cell for one worker to play."""

    cell: Cell
    seed: str
    numbers: tuple[int, ...]


class Batch(msgspec.Struct, frozen=True):
    """The result of an errand, and the processor time that it took."""

    games: tuple[Played, ...]
    seconds: float


def play_errand(errand: Errand) -> Batch:
    """Play all games of an errand."""
    started = time.process_time()
    games = tuple([play_game(errand.cell, errand.seed, number) for number in errand.numbers])
    return Batch(games, time.process_time() - started)


class Crew(Protocol):
    """Takes errands and returns their results, in any order."""

    size: int
    """How many errands to play at once."""

    def send(self, errand: Errand) -> None:
        """Give out an errand to play."""

    def collect(self) -> list[Batch]:
        """Wait until something is done, and return all that is."""

    def close(self) -> list[Batch]:
        """Finish what is being played, drop the rest, and return what is done."""


class Alone:
    """Everything in this process."""

    size = 1

    def __init__(self) -> None:
        self.errands: deque[Errand] = deque()

    def send(self, errand: Errand) -> None:
        """Remember it."""
        self.errands.append(errand)

    def collect(self) -> list[Batch]:
        """Play the next one."""
        return [play_errand(self.errands.popleft())]

    def close(self) -> list[Batch]:
        """Nothing is under way."""
        self.errands.clear()
        return []


class Processes:
    """Several processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        context = multiprocessing.get_context("spawn")  # forks don't go with threads
        self.pool = ProcessPoolExecutor(size, context, initializer=live_with_parent)
        self.futures: set[Future[Batch]] = set()

    def send(self, errand: Errand) -> None:
        """Give it to the pool."""
        self.futures.add(self.pool.submit(play_errand, errand))

    def collect(self) -> list[Batch]:
        """Wait for the first to be done."""
        done, self.futures = wait(self.futures, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]

    def close(self) -> list[Batch]:
        """Let the workers finish their errand."""
        self.pool.shutdown(wait=True, cancel_futures=True)
        done, self.futures = self.futures, set()
        return [f.result() for f in done if not f.cancelled() and f.exception() is None]


def live_with_parent() -> None:
    """A worker leaves Ctrl-C to its parent, and ends with it even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_after, args=(parent.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    """End this process when another has ended."""
    wait_for([sentinel])
    os._exit(1)


class OnRay:
    """The workers of a Ray cluster; each of them needs Palatine installed."""

    def __init__(self, address: str) -> None:
        need("ray", ("ray",))
        self.ray: Any = import_module("ray")
        ray = self.ray
        knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            first = str(error).partition("\n")[0]
            raise BadRun(f"no Ray cluster answers at {address!r}: {first}") from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.play = ray.remote(play_errand)
        self.waiting: list[Any] = []

    def send(self, errand: Errand) -> None:
        """Give it to the cluster."""
        self.waiting.append(self.play.remote(errand))

    def collect(self) -> list[Batch]:
        """Wait for the first to be done."""
        done, self.waiting = self.ray.wait(self.waiting, num_returns=1)
        return list(self.ray.get(done))

    def close(self) -> list[Batch]:
        """Take what is done, cancel the rest, and leave the cluster."""
        if self.waiting:
            done, rest = self.ray.wait(self.waiting, num_returns=len(self.waiting), timeout=0)
            for reference in rest:
                self.ray.cancel(reference)
            batches = list(self.ray.get(done))
        else:
            batches = []
        self.ray.shutdown()
        return batches


def knock(address: str) -> None:
    """See at once whether anybody is there: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except OSError as error:
            raise BadRun(f"no Ray cluster answers at {address!r}: {error.strerror}") from None


def crew_of(workers: int, ray: str | None) -> Crew:
    """The requested crew."""
    if ray is not None:
        return OnRay(ray)
    return Alone() if workers == 1 else Processes(workers)
