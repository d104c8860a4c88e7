"""`python -m benchmarks.server.sleeping`: a server with many tables that nobody watches.

How long it takes to start, what it keeps in memory, and how soon a sleeping table wakes; each next
to a server with an empty database in the same run.
"""

import argparse
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.server.processes import free_port, running
from palatine.bots.random import any_answer
from palatine.core.stream import ask_of
from palatine.server.store.database import DATABASE
from palatine.server.store.sqlite import connected
from palatine.server.table import lobby, log
from palatine.server.table.acts import act, answer_at
from palatine.server.table.codes import LENGTH, LETTERS
from palatine.server.table.table import Actor, Table
from palatine.server.wire import messages as sent

MIB = 1024 * 1024
GAMES = 20
CHOICE = sent.Choice("senate", 7, "sith-imperative")
HOST = Actor(has_host_ticket=True)


class Figures(NamedTuple):
    """What a server used until its first answer, and what it uses after that."""

    seconds: float
    cpu: float
    memory: float


def main() -> None:
    """Measure both in turn, print the figures and their ratios."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server.sleeping", description=__doc__
    )
    parser.add_argument("--tables", type=int, default=10_000)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory(prefix="palatine-sleep-") as folder:
        empty, full = Path(folder, "empty"), Path(folder, "full")
        size = fill(full, tables)
        print(f"{tables} tables in the middle of a game: {size / MIB:.0f} MiB on disk")
        nobody, sleeping = started(empty), started(full)
    for name, figures in (("an empty server", nobody), ("one with them all", sleeping)):
        print(
            f"{name}: answers after {figures.seconds:.2f} s ({figures.cpu:.2f} s of processor"
            f" time), {figures.memory / MIB:.0f} MiB"
        )
    print(f"processor time to start: {sleeping.cpu / nobody.cpu:.2f} of the empty one's")
    print(f"memory: {sleeping.memory / nobody.memory:.2f} of the empty one's")


def fill(data: Path, tables: int) -> int:
    """A data folder with this many tables in mid-game; returns its size in bytes."""
    data.mkdir()
    games = [game(Random(seed)) for seed in range(GAMES)]
    database = connected(data / DATABASE)
    now = time.time()
    database.execute("BEGIN")
    for place, code in enumerate(islice(codes(), tables)):
        database.execute("INSERT INTO tables VALUES (?, ?)", (code, now))
        rows = entries(games[place % GAMES], code)
        database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    database.execute("COMMIT")
    database.close()
    return sum(file.stat().st_size for file in data.iterdir())


def codes() -> Iterator[str]:
    """Codes of tables, one after the other."""
    return ("".join(letters) for letters in product(LETTERS, repeat=LENGTH))


def entries(game: list[log.Entry], code: str) -> Iterator[tuple[str, int, bytes]]:
    """The rows of a game at the table with this code."""
    opened = game[0]
    assert isinstance(opened, log.Opened)
    whole = [log.Opened(opened.format, code, opened.host, opened.choice), *game[1:]]
    return ((code, number, entry) for number, entry in enumerate(log.written(whole)))


def game(random: Random, most: int = 60) -> list[log.Entry]:
    """The log of a table in the middle of a game, or at its end after this many questions."""
    table = Table()
    table.enter(log.Opened(log.FORMAT, "BBBB", "", lobby.checked(CHOICE)))
    for _ in range(CHOICE.players):
        act(table, HOST, sent.AddBot(1))
    act(table, HOST, sent.Start(1))
    match = table.match
    assert match is not None
    while match.outcome is None and match.number < most:
        seat = random.choice(match.waiting)
        ask = ask_of(match, seat)
        assert ask is not None
        answer_at(table, match, seat, sent.Answer(1, ask.number, any_answer(ask, random)))
    return table.take_fresh()


def started(data: Path) -> Figures:
    """Start a server on this folder, and return what it used until its first answer."""
    port = free_port()
    command = (sys.executable, "-m", "palatine", "serve", "--port", str(port))
    health = f"http://127.0.0.1:{port}/healthz"
    begun = time.perf_counter()
    with running((*command, "--data", str(data)), health) as server:
        seconds, cpu = time.perf_counter() - begun, server.cpu()
        time.sleep(3)  # the first sweep looks for old tables
        urllib.request.urlopen(health, timeout=5)
        return Figures(seconds, cpu, server.memory())


if __name__ == "__main__":
    main()
