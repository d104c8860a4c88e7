"""Tables of our server with a person's socket at every seat and a public screen."""

import asyncio
import http.client
import sys
import time
from random import Random
from typing import Any

import msgspec

from benchmarks.server.sockets import Socket, connect

NAMES = ("Ada", "Bela", "Cato", "Dido", "Enno", "Fulvia", "Gaius", "Hanno", "Ines", "Juno")


class Stub(msgspec.Struct):
    """As much of a message as the driver needs to go on."""

    type: str
    ask: Any = None
    over: Any = None
    code: str = ""
    stage: str = ""


READ = msgspec.json.Decoder(Stub)


class HouseTable:
    """One table, its tickets and its sockets; seat by seat the open question."""

    def __init__(self, place: int, port: int, players: int) -> None:
        self.port, self.players = port, players
        self.local = f"127.0.{1 + place // 250}.{1 + place % 250}"
        self.random = Random(place)
        self.pending = 0
        self.ended = 0.0
        self.ref = 0
        self.stage = "lobby"
        self.cookies: list[str] = []
        self.asks: dict[int, Any] = {}
        self.seats: list[Socket] = []

    def create(self) -> None:
        """Open the table and take its seats, over HTTP."""
        choice = {"game": "senate", "edition": "sith-imperative", "players": self.players}
        opened, host = self._post("/api/tables", choice)
        self.code = opened["code"]
        self.host_cookie = host
        for name in NAMES[: self.players]:
            _, ticket = self._post(f"/api/tables/{self.code}/people", {"name": name})
            self.cookies.append(ticket)

    def _post(self, path: str, body: object) -> tuple[Any, str]:
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=(self.local, 0)
        )
        origin = f"http://127.0.0.1:{self.port}"
        headers = {"Content-Type": "application/json", "Origin": origin}
        line.request("POST", path, msgspec.json.encode(body), headers)
        answer = line.getresponse()
        content = answer.read()
        line.close()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {content.decode()}")
        return msgspec.json.decode(content), (answer.getheader("Set-Cookie") or "").split(";")[0]

    async def start(self) -> None:
        """Connect the screen, begin the game."""
        path = f"/ws/{self.code}?as=screen"
        self.screen = await connect(
            self.port, path, self.host_cookie, self.screen_heard, self.local
        )
        await self.begin()

    async def begin(self) -> None:
        """A game from the lobby on."""
        self.command("start")
        while self.stage != "playing":
            await asyncio.sleep(0.005)

    def command(self, kind: str) -> None:
        """A command of the host."""
        self.ref += 1
        self.screen.send(msgspec.json.encode({"type": kind, "ref": self.ref}))

    async def sit_down(self) -> None:
        """Connect every seat's phone."""
        for place, cookie in enumerate(self.cookies):
            path = f"/ws/{self.code}?as=seat"
            heard = self.seat_heard(place)
            self.seats.append(await connect(self.port, path, cookie, heard, self.local))

    def screen_heard(self, message: bytes) -> None:
        """What the public screen gets."""
        stub = READ.decode(message)
        if stub.type == "table":
            self.stage = stub.stage
        self.count(stub, message)

    def seat_heard(self, place: int) -> Any:
        """A handler for a phone's messages."""

        def heard(message: bytes) -> None:
            stub = READ.decode(message)
            if stub.type == "step":
                self.asks[place] = stub.ask
            self.count(stub, message)

        return heard

    def count(self, stub: Stub, message: bytes) -> None:
        """One more viewer has heard the answer that is on its way."""
        if stub.type == "refused":  # then the answer never arrives, which ends the run
            print(message.decode(), file=sys.stderr)
        if stub.type == "step" and self.pending:
            self.pending -= 1
            if not self.pending:
                self.ended = time.perf_counter()

    def act(self) -> bool:
        """One phone answers its question."""
        open_asks = [one for one in self.asks.items() if one[1] and one[1].get("given") is None]
        if not open_asks or self.stage != "playing":
            return False
        place, ask = self.random.choice(open_asks)
        self.asks[place] = None
        self.ref += 1
        self.pending = self.players + 1
        sent = {"type": "answer", "ref": self.ref, "number": ask["number"]}
        self.seats[place].send(msgspec.json.encode(sent | {"answer": self.answer_to(ask)}))
        return True

    def answer_to(self, ask: Any) -> str | list[str]:
        """Any valid answer."""
        atoms: list[str] = [option["atom"] for option in ask["options"]]
        if ask["shape"] == "pick":
            return self.random.choice(atoms)
        return self.random.sample(atoms, ask["least"])

    @property
    def is_over(self) -> bool:
        """Whether its game has ended and the next may begin."""
        return self.stage == "over" and not self.pending

    async def again(self) -> None:
        """The next game with the same people."""
        self.command("again")
        while self.stage != "lobby":
            await asyncio.sleep(0.005)
        await self.begin()
