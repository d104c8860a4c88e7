"""`python -m tests.server.killing`: a server is killed again and again; is anything lost?

Each kill (-9) comes while many phones answer as fast as they can. Every answer has its own number
(the game is `numbered`), so the check has nothing to guess: an answer that was acknowledged must be
the number of exactly one entry in the log of its table, from its seat. `matching.py` reads the logs
from the database at the end.

All tables play in one room. At the end somebody looks at each table whose game is over, since the
server may have been killed before it told the room. Then the room's log must have each of these
games once, and no other.

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
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from palatine.server.store.database import DATABASE, Database
from palatine.server.store.schema import prepare
from tests.server.matching import (
    ROOMS,
    Row,
    Sent,
    answers_in,
    complaints,
    ended_in,
    gaps,
    misremembered,
    remembered_in,
)
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

Rows = Callable[[], Awaitable[list[Row]]]
"""Everything that the database has now."""


class Spoilt(Exception):
    """A table where a player has a seat without knowing it, because the reply was lost."""


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
        self.room = ""
        self.member: dict[str, str] = {}
        """The cookies of somebody whom the room knows, and who is the first at every table."""

    async def open_room(self) -> None:
        """A room, and somebody whom it knows: it remembers no games of guests alone."""
        opened, self.member = await self._post("/api/rooms", {"name": "Friday"})
        self.room = opened["code"]
        code, _ = await self._open_table(1)
        _, seat = await self._post(f"/api/tables/{code}/people", {"name": NAMES[0]})
        _, ticket = await self._post(f"/api/tables/{code}/who", {"who": "new"}, seat)
        self.member |= ticket

    async def settle(self, rows: Rows) -> None:
        """Look at every table whose game is over, and wait until the room has heard of them."""
        ended = ended_in(await rows())
        for code in sorted(ended):
            await self.client.get(f"{self.server.address}/api/tables/{code}")
        with suppress(TimeoutError):  # the complaints say what is missing
            async with asyncio.timeout(PATIENCE):
                while await self._remembered() < len(ended):
                    await asyncio.sleep(AGAIN)

    async def _remembered(self) -> int:
        page = await self.client.get(f"{self.server.address}/api/rooms/{self.room}")
        return int(page.json()["games"])

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
        code, host = await self._open_table(players)
        phones: list[Phone] = []
        for name in NAMES[:players]:
            known = {} if phones else self.member
            _, own = await self._post(f"/api/tables/{code}/people", {"name": name}, known)
            phones.append(Phone(address, code, own if phones else own | host, ledger))
        return phones

    async def _open_table(self, players: int) -> tuple[str, dict[str, str]]:
        choice = {"game": "numbered", "players": players}
        opened, host = await self._post("/api/tables", choice)
        code: str = opened["code"]
        body = {"room": self.room}
        await self._post(f"/api/tables/{code}/room", body, host | self.member)
        return code, host

    async def _post(
        self, path: str, body: object, cookies: dict[str, str] | None = None
    ) -> tuple[Any, dict[str, str]]:
        address = self.server.address
        headers = {"Origin": address}
        if cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        answer = await self.client.post(f"{address}{path}", json=body, headers=headers)
        self.client.cookies.clear()
        if answer.is_error:
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


async def tried(server: Process, wanted: Wanted, rows: Rows) -> Ledger:
    """Kill the server repeatedly until this many answers are acknowledged."""
    random, ledger = Random(wanted.seed), Ledger()
    house = House(server, ledger, random)
    await house.open_room()
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
        await stopped(playing)
        await house.settle(rows)
    finally:
        await server.kill()
        await stopped(playing)
        await house.client.aclose()
    return ledger


async def stopped(playing: "asyncio.Future[Any]") -> None:
    """Nobody plays any more."""
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


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


async def in_sqlite(folder: Path) -> list[Row]:
    """All rows of a file."""
    database = sqlite3.connect(folder / DATABASE)
    rows = database.execute("SELECT code, number, entry FROM entries").fetchall()
    database.close()
    return rows


async def in_postgres(url: str) -> list[Row]:
    """All rows of a PostgreSQL."""
    line = await asyncpg.connect(url)
    rows = await line.fetch("SELECT code, number, entry FROM entries")
    await line.close()
    return [(row[0], row[1], row[2]) for row in rows]


async def on_sqlite(folder: Path, wanted: Wanted) -> tuple[Ledger, list[Row]]:
    """A run over a file, and all of its rows."""
    rows = partial(in_sqlite, folder)
    async with WarmProcess(folder) as server:
        ledger = await tried(server, wanted, rows)
    return ledger, await rows()


async def on_postgres(folder: Path, wanted: Wanted, url: str) -> tuple[Ledger, list[Row]]:
    """A run over PostgreSQL, and all of its rows."""
    await prepare(Database(url=url))
    rows = partial(in_postgres, url)
    async with WarmProcess(folder, "--database", url, is_elsewhere=True) as server:
        ledger = await tried(server, wanted, rows)
    return ledger, await rows()


def report(ledger: Ledger, rows: Sequence[Row]) -> list[str]:
    """What the run tried, and all complaints."""
    kept = answers_in(rows)
    found = [*gaps(rows), *complaints(ledger.sent, kept), *misremembered(rows)]
    tables = {code for code, _, _ in rows if not code.startswith(ROOMS)}
    print(
        f"{ledger.kills} kills; {len(ledger.sent)} answers sent, {ledger.acknowledged} acknowledged"
        f" ({sum(ledger.refused.values())} refused), {len(kept)} in the logs of"
        f" {len(tables)} tables; {len(ended_in(rows))} games over,"
        f" {sum(remembered_in(rows).values())} in their room; complaints: {len(found)}"
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
