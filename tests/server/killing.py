"""`python -m tests.server.killing`: a server is killed again and again; is anything lost?

Each kill (-9) comes while many phones answer as fast as they can. Every answer has its own number
(the game is `numbered`), so the check has nothing to guess: an answer that was acknowledged must be
the number of exactly one entry in the log of its table, from its seat. We read the logs from the
database at the end, as plain JSON and without the server's own code: what the server believes about
its logs does not matter.

    python -m tests.server.killing --store sqlite --answers 200000 --kills 300

It exits with 1 and prints a line for each complaint if anything was lost, doubled or made up.
"""

import argparse
import asyncio
import json
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import asyncpg
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from palatine.server.store.database import DATABASE, Database
from palatine.server.store.schema import prepare
from tests.server.numbered import installed
from tests.server.services import Postgres
from tests.server.visitors import NAMES, PATIENCE, Process
from tests.server.warm import WarmProcess

LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
AGAIN = 0.2
LATEST = 0.01
"""A kill comes up to this many seconds after its moment, by surprise."""
SHOWN = 10
"""After this many kills we print a line of progress."""


class Spoilt(Exception):
    """A table where a player has a seat without knowing it, because the reply was lost."""


class Kept(NamedTuple):
    """An answer in a log: its place, and its seat."""

    code: str
    place: int
    seat: int
    number: int


@dataclass
class Sent:
    """A sent answer: its table, its seat, and whether it was acknowledged."""

    code: str
    seat: int
    kills: int
    """How many kills there had been when it was sent, and when it was acknowledged."""
    acknowledged: int | None = None


@dataclass
class Ledger:
    """All answers of a run; an answer's number is its place here."""

    sent: list[Sent] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    kills: int = 0

    def number(self, code: str, seat: int) -> int:
        """The number of a new answer."""
        self.sent.append(Sent(code, seat, self.kills))
        return len(self.sent) - 1

    def acknowledge(self, number: int) -> None:
        """The server says that this answer is done."""
        self.sent[number].acknowledged = self.kills
        self.acknowledged += 1


def complaints(sent: Sequence[Sent], kept: Sequence[Kept]) -> Iterator[str]:
    """Everything that is wrong with these logs, given these answers."""
    times = Counter(each.number for each in kept)
    latest: dict[tuple[str, int], int] = {}
    for each in sorted(kept):
        where = f"{each.number} at {each.code}, entry {each.place}"
        if each.number >= len(sent) or where_from(sent[each.number]) != (each.code, each.seat):
            yield f"{where}: seat {each.seat} has never sent it"
        elif latest.get((each.code, each.seat), -1) > each.number:
            yield f"{where}: behind a later answer of the same seat"
        latest[each.code, each.seat] = each.number
    for number, one in enumerate(sent):
        if times[number] > 1:
            yield f"{number} at {one.code} is kept {times[number]} times"
        if one.acknowledged is not None and not times[number]:
            yield f"{number} at {one.code} was acknowledged and is lost: {one}"


def where_from(one: Sent) -> tuple[str, int]:
    """Its table and its seat."""
    return one.code, one.seat


def gaps(rows: Sequence[tuple[str, int, bytes]]) -> Iterator[str]:
    """Logs with a missing entry."""
    places: dict[str, list[int]] = defaultdict(list)
    for code, place, _ in rows:
        places[code].append(place)
    for code, found in places.items():
        if sorted(found) != list(range(len(found))):
            yield f"the log of {code} has a gap"


def answers_in(rows: Sequence[tuple[str, int, bytes]]) -> list[Kept]:
    """The answers in these rows of the database."""
    read = [(code, place, json.loads(entry)) for code, place, entry in rows]
    return [
        Kept(code, place, entry["seat"], entry["answer"][0])
        for code, place, entry in read
        if entry["type"] == "answer"
    ]


# The phones


class Ask(msgspec.Struct):
    """As much of a question as a phone needs."""

    seat: int
    number: int
    given: Any = None


class Heard(msgspec.Struct):
    """As much of a message."""

    type: str
    ref: int = 0
    code: str = ""
    stage: str = ""
    ask: Ask | None = None
    table: "Heard | None" = None


READ = msgspec.json.Decoder(Heard)


class Phone:
    """A player who answers as fast as possible and comes back after every kill."""

    def __init__(self, address: str, code: str, cookies: dict[str, str], ledger: Ledger) -> None:
        self.address, self.code, self.ledger = address, code, ledger
        self.cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.is_host = any(name.startswith("host-") for name in cookies)
        self.is_over = False

    async def play(self) -> None:
        """Until the game is over."""
        while not self.is_over:
            with suppress(*LOST):
                async with connect(
                    f"{self.address.replace('http', 'ws')}/ws/{self.code}?as=seat",
                    additional_headers={"Cookie": self.cookie},
                    origin=self.address,  # type: ignore[arg-type]
                    compression=None,
                ) as wire:
                    await Talk(self, wire).listen()
            if not self.is_over:
                await asyncio.sleep(AGAIN)


class Talk:
    """One connection of a phone. What it sent is acknowledged over it or not at all."""

    def __init__(self, phone: Phone, wire: ClientConnection) -> None:
        self.phone, self.wire = phone, wire
        self.sent: dict[int, int] = {}
        """By `ref`, the number of the answer."""
        self.ref = 0
        self.answered = -1

    async def listen(self) -> None:
        """Listen until the connection is lost, something is refused, or the game is over."""
        async for text in self.wire:
            heard = READ.decode(text)
            if heard.type == "done" and heard.ref in self.sent:
                self.phone.ledger.acknowledge(self.sent.pop(heard.ref))
            elif heard.type == "refused":
                self.phone.ledger.refused[heard.code] += 1
                return
            elif heard.type == "step" and heard.ask is not None:
                await self._answer(heard.ask)
            elif await self._is_over(heard):
                return

    async def _is_over(self, heard: Heard) -> bool:
        """Whether a message about the table says so; in the lobby the host begins."""
        stage = heard.table.stage if heard.table is not None else heard.stage
        if stage == "lobby" and heard.type == "welcome" and self.phone.is_host:
            await self._send({"type": "start"})
        self.phone.is_over = stage == "over" or heard.type == "gone"
        return self.phone.is_over

    async def _answer(self, ask: Ask) -> None:
        """Answer a question once, with a new number."""
        if ask.given is not None or ask.number == self.answered:
            return
        self.answered = ask.number
        number = self.phone.ledger.number(self.phone.code, ask.seat)
        self.sent[self.ref + 1] = number
        await self._send({"type": "answer", "number": ask.number, "answer": [number]})

    async def _send(self, message: dict[str, Any]) -> None:
        self.ref += 1
        await self.wire.send(json.dumps(message | {"ref": self.ref}))


class House:
    """Tables one after the other, in parallel with others, until there are enough answers."""

    def __init__(self, server: Process, ledger: Ledger, random: Random) -> None:
        self.server, self.ledger, self.random = server, ledger, random
        self.client = httpx.AsyncClient(timeout=PATIENCE, verify=False)

    async def table(self) -> None:
        """Table after table, until somebody says stop."""
        while True:
            try:
                phones = await self._opened(self.random.randrange(1, 5))
            except (*LOST, Spoilt):
                await asyncio.sleep(AGAIN)
                continue
            await asyncio.gather(*(phone.play() for phone in phones))

    async def _opened(self, players: int) -> list[Phone]:
        address, ledger = self.server.address, self.ledger
        choice = {"game": "numbered", "players": players}
        opened, host = await self._post("/api/tables", choice)
        code = opened["code"]
        phones = []
        for name in NAMES[:players]:
            _, own = await self._post(f"/api/tables/{code}/people", {"name": name})
            phones.append(Phone(address, code, own if phones else own | host, ledger))
        return phones

    async def _post(self, path: str, body: object) -> tuple[Any, dict[str, str]]:
        address = self.server.address
        answer = await self.client.post(
            f"{address}{path}", json=body, headers={"Origin": address}, cookies=None
        )
        self.client.cookies.clear()
        if answer.status_code != 201:
            raise Spoilt(answer.text)
        return answer.json(), dict(answer.cookies)


# The run


@dataclass(frozen=True)
class Wanted:
    """How much to try."""

    answers: int
    kills: int
    tables: int = 40
    seed: str = ""


async def tried(server: Process, wanted: Wanted) -> Ledger:
    """Kill the server repeatedly until this many answers are acknowledged."""
    random, ledger = Random(wanted.seed), Ledger()
    house = House(server, ledger, random)
    playing = asyncio.gather(*(house.table() for _ in range(wanted.tables)))
    try:
        while ledger.acknowledged < wanted.answers or ledger.kills < wanted.kills:
            await answered(playing, ledger, random.randrange(1, 2 * wanted.answers // wanted.kills))
            await asyncio.sleep(random.random() * LATEST)
            await server.kill()
            ledger.kills += 1
            await server.start()
            if not ledger.kills % SHOWN:
                show(ledger)
        await answered(playing, ledger, 1)
    finally:
        await server.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await house.client.aclose()
    return ledger


async def answered(playing: "asyncio.Future[Any]", ledger: Ledger, more: int) -> None:
    """Wait until this many more are acknowledged."""
    goal = ledger.acknowledged + more
    while ledger.acknowledged < goal:
        if playing.done():
            playing.result()
        await asyncio.sleep(0.001)


def show(ledger: Ledger) -> None:
    """Show the progress."""
    now = time.strftime("%H:%M:%S")
    print(f"{now}  {ledger.kills} kills, {ledger.acknowledged} acknowledged", flush=True)


async def on_sqlite(folder: Path, wanted: Wanted) -> tuple[Ledger, list[tuple[str, int, bytes]]]:
    """A run over a file, and all of its rows."""
    async with WarmProcess(folder) as server:
        ledger = await tried(server, wanted)
    database = sqlite3.connect(folder / DATABASE)
    rows = database.execute("SELECT code, number, entry FROM entries").fetchall()
    database.close()
    return ledger, rows


async def on_postgres(
    folder: Path, wanted: Wanted, url: str
) -> tuple[Ledger, list[tuple[str, int, bytes]]]:
    """A run over PostgreSQL, and all of its rows."""
    await prepare(Database(url=url))
    async with WarmProcess(folder, "--database", url, is_elsewhere=True) as server:
        ledger = await tried(server, wanted)
    line = await asyncpg.connect(url)
    rows = await line.fetch("SELECT code, number, entry FROM entries")
    await line.close()
    return ledger, [(row[0], row[1], row[2]) for row in rows]


def report(ledger: Ledger, rows: Sequence[tuple[str, int, bytes]]) -> list[str]:
    """What the run tried, and all complaints."""
    kept = answers_in(rows)
    found = [*gaps(rows), *complaints(ledger.sent, kept)]
    print(
        f"{ledger.kills} kills; {len(ledger.sent)} answers sent, {ledger.acknowledged} acknowledged"
        f" ({sum(ledger.refused.values())} refused), {len(kept)} in the logs of"
        f" {len({row[0] for row in rows})} tables; complaints: {len(found)}"
    )
    for each in found:
        print(each)
    return found


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--answers", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", default=f"{time.time_ns():x}")
    args = parser.parse_args()
    wanted = Wanted(args.answers, args.kills, args.tables, args.seed)
    print(f"{args.store}, seed {args.seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="palatine-killing-"))
    os.environ["PYTHONPATH"] = installed(folder / "site")
    if args.store == "sqlite":
        found = report(*asyncio.run(on_sqlite(folder / "data", wanted)))
    else:
        postgres = Postgres()
        found = report(*asyncio.run(on_postgres(folder, wanted, postgres.url)))
        if not found:
            postgres.end()
    if found:
        print(f"the database is left: {folder if args.store == 'sqlite' else postgres.url}")
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
