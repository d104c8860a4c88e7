"""`python -m benchmarks.server.workers`: how load grows with workers, over PostgreSQL and NATS.

Each number of workers gets its own server on this machine, with the same tables. The rate of
answers goes up until the machine can't follow: until one turn in fifty comes while the table's last
answer is still on its way, or one answer in a hundred takes longer than a quarter of a second. The
clients, PostgreSQL and NATS share the cores with the workers; the figures show each one's part.

Before that, we give answers one by one, each after everyone has seen the last. This shows what an
answer costs alone, when it shares its commit with no other. The more answers a second reach a
worker, the more of them share a commit, so the same answers are cheaper at one worker than spread
over four.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import psutil
from tests.server.services import Nats, Postgres

from benchmarks.server.__main__ import PLAYERS, play_again
from benchmarks.server.house_tables import HouseTable
from benchmarks.server.load import Load, steady
from benchmarks.server.processes import free_port, running
from palatine.server.store.database import Database
from palatine.server.store.schema import prepare

RATES = (100, 200, 400, 600, 800, 1000, 1500, 2000)
SLOW_MS = 250.0
LATE = 0.02
ALONE = 400
"""The number of answers that we give one by one."""
MIB = 1024 * 1024


class Appetite(NamedTuple):
    """Seconds of processor time so far, of each kind of process."""

    workers: float
    postgres: float
    nats: float
    clients: float


def main() -> None:
    """Measure each number of workers in turn."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.workers")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rates", type=int, nargs="+", default=RATES, help="answers a second")
    args = parser.parse_args()
    print(f"{args.tables} tables of {PLAYERS} phones and a screen; {os.cpu_count()} cores")
    for count in args.workers:
        with services() as (nats, postgres):
            asyncio.run(measure(count, args.tables, args.rates, args.seconds, nats, postgres))


@contextmanager
def services() -> Iterator[tuple[Nats, Postgres]]:
    """PostgreSQL and NATS, empty."""
    nats, postgres = Nats(), Postgres()
    try:
        yield nats, postgres
    finally:
        nats.stop()
        postgres.end()


async def measure(
    count: int, tables: int, rates: Sequence[int], seconds: float, nats: Nats, postgres: Postgres
) -> None:
    """Measure one number of workers, at ever higher rates."""
    await prepare(Database(url=postgres.url))
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--workers", str(count))
    shared = ("--database", postgres.url, "--bus", nats.url, "--limits", "off", "--pace", "instant")
    command = (sys.executable, "-m", "palatine", *words, *shared, "--log", "error")
    with running(command, f"http://127.0.0.1:{port}/healthz", is_pinned=False) as server:
        meter = Meter(server.pid, postgres, nats)
        empty = meter.memory()
        house = [HouseTable(place, port, PLAYERS) for place in range(tables)]
        for table in house:
            table.create()
            await table.start()
            await table.sit_down()
        await asyncio.sleep(2)
        print(
            f"\n{count} workers: {empty / MIB:.0f} MiB, with {tables * (PLAYERS + 1)} viewers"
            f" {meter.memory() / MIB:.0f} MiB"
        )
        every = asyncio.create_task(play_again(house))
        await one_by_one(house, meter)
        await climb(house, rates, seconds, meter)
        every.cancel()


async def one_by_one(house: Sequence[HouseTable], meter: "Meter") -> None:
    """One answer at table after table, waiting until all its viewers have it."""
    before, given = meter.appetite(), 0
    while given < ALONE:
        table = house[given % len(house)]
        if not table.act():
            await asyncio.sleep(0.01)
            continue
        while table.pending:
            await asyncio.sleep(0.001)
        given += 1
    spent = meter.appetite().workers - before.workers
    print(f"  one by one: {1000 * spent / ALONE:.2f} ms of workers' time an answer", flush=True)


async def climb(
    house: Sequence[HouseTable], rates: Sequence[int], seconds: float, meter: "Meter"
) -> None:
    """More and more answers a second, until it is too much."""
    for rate in rates:
        before, start = meter.appetite(), time.perf_counter()
        load = await steady(house, rate, seconds)
        passed = time.perf_counter() - start
        spent = [after - past for after, past in zip(meter.appetite(), before, strict=True)]
        show(load, spent, passed)
        if load.percentile(99) > SLOW_MS or load.late > LATE * rate * seconds:
            return


def show(load: Load, spent: Sequence[float], passed: float) -> None:
    """One line of figures."""
    parts = zip(Appetite._fields, spent, strict=True)
    shares = ", ".join(f"{name} {part / passed:.2f}" for name, part in parts)
    each = 1000 * spent[0] / max(1, load.answers)
    print(
        f"  {load.rate} a second wanted: {load.answers / load.seconds:.0f} came"
        f" ({load.late} turns skipped), p50 {load.percentile(50):.1f} ms,"
        f" p99 {load.percentile(99):.1f} ms; {each:.2f} ms of workers' time an answer;"
        f" cores: {shares}",
        flush=True,
    )


class Meter:
    """What all processes of a server use, and the services behind it."""

    def __init__(self, server: int, postgres: Postgres, nats: Nats) -> None:
        self.server = psutil.Process(server)
        pid = int(Path(postgres.folder, "postmaster.pid").read_text().split()[0])
        self.postgres = psutil.Process(pid)
        self.nats = psutil.Process(nats.process.pid)

    def appetite(self) -> Appetite:
        """Processor time so far."""
        own = psutil.Process().cpu_times()
        return Appetite(
            cpu_of(self.server), cpu_of(self.postgres), cpu_of(self.nats), own.user + own.system
        )

    def memory(self) -> int:
        """Bytes of the server's processes; shared memory counts once."""
        return sum(each.memory_full_info().pss for each in family(self.server))


def family(first: psutil.Process) -> list[psutil.Process]:
    """A process and everything that it has started."""
    return [first, *first.children(recursive=True)]


def cpu_of(first: psutil.Process) -> float:
    """Seconds of processor time of a whole family."""
    return sum(sum(each.cpu_times()[:2]) for each in family(first))


if __name__ == "__main__":
    main()
