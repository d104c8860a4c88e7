"""`make bench-server`: our server and a bare relay, each on one core, under the same load."""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Coroutine
from typing import Any

from benchmarks.server.disk import described, sync_times
from benchmarks.server.house_tables import HouseTable
from benchmarks.server.load import Load, steady
from benchmarks.server.processes import CLIENTS_CORE, Running, cores, free_port, running
from benchmarks.server.relay_tables import Room, views

PLAYERS = 7
KIB = 1024
UVICORN = ("--ws", "websockets-sansio", "--loop", "uvloop", "--http", "httptools")


def main() -> None:
    """Measure both in turn, print the figures and their ratios."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=500, help="answers a second in all")
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    os.sched_setaffinity(0, {cores()[CLIENTS_CORE]})
    relay = asyncio.run(on_relay(args.tables, args.rate, args.seconds))
    show("bare Starlette relay", relay)
    print(f"the disk by itself, a write of 4 KiB: {described(sync_times())}")
    ours, memory = asyncio.run(on_house(args.tables, args.rate, args.seconds))
    show("palatine serve", ours)
    print(f"the disk by itself, afterwards: {described(sync_times())}")
    print(f"processor time an answer: {ours.cpu_ms / relay.cpu_ms:.2f} of the relay's")
    print(
        f"p99 to the last viewer: {ours.percentile(99) / relay.percentile(99):.2f} of the relay's"
    )
    for what, size in memory.items():
        print(f"memory {what}: {size / KIB:.0f} KiB")


def show(name: str, load: Load) -> None:
    """One line of figures."""
    print(
        f"{name}: {load.answers / load.seconds:.0f} answers a second"
        f" ({load.rate} wanted, {load.late} turns skipped),"
        f" to the last viewer p50 {load.percentile(50):.1f} ms, p99 {load.percentile(99):.1f} ms,"
        f" {load.cpu_ms:.2f} ms of processor time an answer"
    )


async def on_relay(tables: int, rate: int, seconds: float) -> Load:
    """The load on the bare relay."""
    port = free_port()
    app = ("-m", "uvicorn", "benchmarks.server.relay:app", *UVICORN, "--log-level", "warning")
    command = (sys.executable, *app, "--ws-per-message-deflate", "false", "--port", str(port))
    with running(command, f"http://127.0.0.1:{port}/healthz") as server:
        rooms = [Room(place) for place in range(tables)]
        shown = views(PLAYERS)
        for room in rooms:
            await room.open(port, shown)
        return await measured(server, lambda: steady(rooms, rate, seconds))


async def on_house(tables: int, rate: int, seconds: float) -> tuple[Load, dict[str, float]]:
    """The load on our server, and how much memory its tables and viewers take."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="palatine-bench-") as data:
        serve = (sys.executable, "-m", "palatine", "serve", "--pace", "instant")
        command = (*serve, "--port", str(port), "--data", data)
        with running(command, f"http://127.0.0.1:{port}/healthz") as server:
            house = [HouseTable(place, port, PLAYERS) for place in range(tables)]
            memory = await seated(house, server)
            every = asyncio.create_task(play_again(house))
            load = await measured(server, lambda: steady(house, rate, seconds))
            every.cancel()
            return load, memory


async def seated(house: list[HouseTable], server: Running) -> dict[str, float]:
    """Begin every table's game and connect every phone; what each added to the server's memory."""
    empty = server.memory()
    for table in house:
        table.create()
        await table.start()
    begun = server.memory()
    for table in house:
        await table.sit_down()
    await asyncio.sleep(2)
    viewer = (server.memory() - begun) / (len(house) * PLAYERS)
    return {"a viewer": viewer, "a running table": (begun - empty) / len(house) - viewer}


async def play_again(house: list[HouseTable]) -> None:
    """Begin the next game at every table whose game has ended."""
    while True:
        for table in house:
            if table.is_over:
                await table.again()
        await asyncio.sleep(0.05)


async def measured(server: Running, run: Callable[[], Coroutine[Any, Any, Load]]) -> Load:
    """A run, with the processor time that the server used for it."""
    before = server.cpu()
    load = await run()
    load.cpu = server.cpu() - before
    return load


if __name__ == "__main__":
    main()
