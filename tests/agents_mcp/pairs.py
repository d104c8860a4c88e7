"""Two tables that differ only in what one seat can't know, and every byte that its agent gets.

Over HTTP the tables are real, with phones in the other seats. Over pipes it is a match in this
process, whose other seats play by the history. Both protocols run as raw bytes, without a client
that could skip something.
"""

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from random import Random
from typing import Any, Protocol

import anyio
import httpx
from mcp.server.stdio import stdio_server

from palatine.agents.mcp.chair import About, Player
from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.seated import Seated
from palatine.agents.mcp.server import VIEW, mcp_server
from palatine.bots.company import Company
from palatine.core.game import Game
from palatine.core.log import Answered, Spoke
from palatine.core.match import Match
from palatine.core.seats import Seat
from tests.agents_mcp.invited import token_of
from tests.server.twins import History, Input, choice_of, dealt, message_of
from tests.server.visitors import NAMES, Running, seated

NOW, BEFORE = "2026-07-28", "2025-11-25"
"""The current protocol, and the previous one."""
META = {
    "io.modelcontextprotocol/protocolVersion": NOW,
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}
LISTS = ("tools/list", "resources/list", "resources/templates/list", "prompts/list")
LISTEN = "subscriptions/listen"
WANTED = {"notifications": {"resourceSubscriptions": [VIEW]}}
PROGRESS = "notifications/progress"


HEARD = re.compile(rb'"after":(\d+)')
SHORTLY = 0.02
"""Seconds of a wait that ends with a sign of life, if nothing happens."""


class Wire(Protocol):
    """A way to a server that keeps every byte from it."""

    heard: list[bytes]

    async def ask(self, method: str, **params: Any) -> None:
        """One request, and its answer."""


class Notes:
    """What comes by itself: notes of changes of the seat's view."""

    heard: list[bytes]

    def __init__(self) -> None:
        self._notes: set[str] = set()

    def put_down(self) -> None:
        """Everything that has come by itself since the last time; not how often, since changes
        that come together are told once."""
        self.heard.append(repr(sorted(self._notes)).encode())
        self._notes.clear()


class HttpWire(Notes):
    """Requests over HTTP."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        address: str,
        token: str,
        version: str,
        language: str = "en",
    ) -> None:
        super().__init__()
        self._client, self._address, self._version = client, f"{address}/mcp", version
        self._headers = {
            "Authorization": f"Bearer {token}",
            "Accept": "application/json, text/event-stream",
            "Accept-Language": language,
            "MCP-Protocol-Version": version,
        }
        self._number = 0
        self.heard: list[bytes] = []

    async def ask(self, method: str, **params: Any) -> None:
        """One request."""
        reply = await self._client.send(self._request(method, params))
        told = {k: v for k, v in reply.headers.items() if k not in ("date", "content-length")}
        self.heard.append(f"{reply.status_code} {told} ".encode() + reply.content)

    def _request(self, method: str, params: dict[str, Any]) -> httpx.Request:
        self._number += 1
        headers = dict(self._headers)
        if self._version == NOW:
            headers["Mcp-Method"] = method
            params["_meta"] = META | params.get("_meta", {})
            if name := params.get("name") or params.get("uri"):
                headers["Mcp-Name"] = name
        body = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        return self._client.build_request("POST", self._address, json=body, headers=headers)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Meanwhile, take note of changes of the seat's view, if the protocol tells of them."""
        if self._version != NOW:
            yield
            return
        request = self._request(LISTEN, dict(WANTED))
        reply = await self._client.send(request, stream=True)
        task = asyncio.create_task(self._note(reply))
        yield
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await reply.aclose()

    async def _note(self, reply: httpx.Response) -> None:
        async for line in reply.aiter_lines():
            if not line.startswith(":"):  # a comment that keeps the stream open
                self._notes.add(line)


class PipeWire(Notes):
    """Lines over pipes, like a host that starts a program."""

    def __init__(self, into: int, out: int, version: str = BEFORE) -> None:
        super().__init__()
        self._into = os.fdopen(into, "wb", buffering=0)
        self._out = os.fdopen(out, "rb")
        self._version = version
        self._number = 0
        self.heard: list[bytes] = []

    async def ask(self, method: str, **params: Any) -> None:
        """One line, and the line that answers it; signs of life and notes come before that."""
        self._send(method, params)
        while (message := await self._read()).get("id") != self._number:
            assert "method" in message, message

    def _send(self, method: str, params: dict[str, Any]) -> None:
        self._number += 1
        if self._version == NOW:
            params["_meta"] = META | params.get("_meta", {})
        self._write({"id": self._number, "method": method, "params": params})

    async def _read(self) -> dict[str, Any]:
        """The next line, kept with what was asked for or with the notes."""
        line = await asyncio.to_thread(self._out.readline)
        message: dict[str, Any] = json.loads(line)
        if message.get("method", PROGRESS) == PROGRESS:
            self.heard.append(line)
        else:
            self._notes.add(line.decode())
        return message

    async def listen(self) -> None:
        """From now on, take note of changes of the seat's view, if the protocol tells of them."""
        if self._version == NOW:
            self._send(LISTEN, dict(WANTED))
            await self._read()

    async def begin(self) -> None:
        """The handshake of the previous protocol; the current one has none."""
        if self._version == NOW:
            return
        hello = {"protocolVersion": BEFORE, "capabilities": {}}
        await self.ask("initialize", **hello, clientInfo={"name": "test", "version": "1"})
        self._write({"method": "notifications/initialized"})

    def _write(self, message: Any) -> None:
        self._into.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def close(self) -> None:
        """Stop asking."""
        self._into.close()


async def probe(wire: Wire, game: Game, number: int, random: Random) -> None:
    """Look at everything, wait, and try forbidden things."""
    atom = random.choice(game.vocabulary)
    await tool(wire, "join")
    await tool(wire, "look")
    await tool(wire, "wait", after=random.choice((0, 2, 5)), seconds=0)
    await wait_shortly(wire)
    await tool(wire, "why", atom=atom)
    await tool(wire, "answer", number=number + random.choice((0, 1)), answer=[atom, atom])
    await tool(wire, "say", what="nothing", atoms=[atom])
    await wire.ask("resources/read", uri=VIEW)
    await wire.ask("resources/read", uri="palatine://seats/0/view")
    await wire.ask(random.choice(LISTS))
    if random.random() < 0.1:
        await wire.ask("prompts/get", name="play")


async def wait_shortly(wire: Wire) -> None:
    """Wait for more than there is, with signs of life."""
    heard = int(HEARD.findall(wire.heard[-1])[-1])
    arguments = {"after": heard, "seconds": SHORTLY, "game_number": 1}
    meta = {"progressToken": "waiting"}
    await wire.ask("tools/call", name="wait", arguments=arguments, _meta=meta)


async def tool(wire: Wire, name: str, **arguments: Any) -> None:
    """Call a tool."""
    await wire.ask("tools/call", name=name, arguments=arguments)


async def act(wire: Wire, entry: Input, number: int) -> None:
    """Do what this seat did in the history."""
    if isinstance(entry, Answered):
        given = entry.answer if isinstance(entry.answer, str) else list(entry.answer)
        await tool(wire, "answer", number=number, answer=given)
    elif isinstance(entry, Spoke):
        await tool(wire, "say", text=entry.text)
    else:
        await tool(wire, "say", what=entry.what, atoms=list(entry.atoms))


class Moments:
    """When to look at everything: now and then, and around what the seat itself does, the first
    time for each kind of question or speech. All of it is the same at a twin."""

    def __init__(self, history: History, seat: Seat, looks: int) -> None:
        self.every = max(1, len(history.inputs) // looks)
        self.seat = seat
        self.place = -1
        self.done: set[str] = set()
        self.is_after = False

    def has_come(self, entry: Input, shadow: Match) -> bool:
        """Whether one is now, before this input."""
        self.place += 1
        kind = ""
        if entry.seat == self.seat:
            kind = (
                shadow.asked[self.seat].kind if isinstance(entry, Answered) else repr(type(entry))
            )
        is_new = bool(kind) and kind not in self.done
        self.done.add(kind)
        is_after, self.is_after = self.is_after, is_new
        return is_new or is_after or self.place % self.every == 0


async def over_http(
    server: Running, history: History, seat: Seat, version: str, looks: int
) -> list[bytes]:
    """Play a history at a new table, where tools play this seat and look around now and then."""
    moments = Moments(history, seat, looks)
    party = await seated(server, history.setup.players, choice_of(history.setup))
    random, shadow = Random(3), Match(history.game, history.setup, history.nature())
    async with httpx.AsyncClient(timeout=60) as client, AsyncExitStack() as stack:
        wire = HttpWire(client, server.address, token_of(party, seat), version)
        for each in LISTS:
            await wire.ask(each)
        with dealt(history):
            await party.start()
            await stack.enter_async_context(wire.listening())
            for entry in history.inputs:
                if moments.has_come(entry, shadow):
                    await probe(wire, history.game, shadow.number, random)
                    wire.put_down()
                if entry.seat == seat:
                    await act(wire, entry, shadow.number)
                else:
                    kind, fields = message_of(entry, shadow.number)
                    await party.phones[entry.seat].do(kind, **fields)
                shadow.enter(entry)
            await probe(wire, history.game, shadow.number, random)
            wire.put_down()
    for socket in party.all:
        await socket.close()
    return [without_names(each, party.code) for each in wire.heard]


def without_names(content: bytes, code: str) -> bytes:
    """The bytes for a seat, without the commitment to the seed, which differs between tables."""
    begin = content.find(b'"commitment":"')
    while begin >= 0:
        content = content[:begin] + content[begin + 14 + 64 :]
        begin = content.find(b'"commitment":"')
    parts = content.split(b"seed whose hash is ")
    return b"".join([parts[0], *[each[64:] for each in parts[1:]]]).replace(code.encode(), b"")


class Scripted(Company):
    """The other players at the table, who follow the script."""

    def __init__(self, match: Match, inputs: Iterable[Input], seat: Seat) -> None:
        super().__init__(match, {})
        self.left, self.seat = list(inputs), seat

    def play(self) -> None:
        """Until it is this seat's turn."""
        while self.left and self.left[0].seat != self.seat:
            self.match.enter(self.left.pop(0))


async def over_pipes(history: History, seat: Seat, version: str, looks: int) -> list[bytes]:
    """Play a history in this process, where tools play this seat and look around now and then."""
    own = [entry for entry in history.inputs if entry.seat == seat]
    moments = Moments(replace(history, inputs=tuple(own)), seat, looks)
    match = Match(history.game, history.setup, history.nature())
    others = Scripted(match, history.inputs, seat)
    setup = history.setup
    players = tuple([Player(name, "bot") for name in NAMES[: setup.players]])
    options = dict(setup.options)
    rest = (setup.players, players, False, seat, 1, "0" * 64, None)
    about = About("playing", setup.game, setup.edition, options, *rest)
    chair = MatchChair(match, seat, others, about, b"")
    async with piped(chair, version) as wire:
        for each in LISTS:
            await wire.ask(each)
        random = Random(3)
        await probe(wire, history.game, match.number, random)  # before anybody has played
        await wire.listen()
        await chair._play()
        while others.left:
            if moments.has_come(others.left[0], match):
                await probe(wire, history.game, match.number, random)
                wire.put_down()
            await act(wire, others.left[0], match.number)
            async with chair._busy:  # whoever listens lets the others play at any moment
                others.left.pop(0)
            await chair._play()
        await probe(wire, history.game, match.number, random)
    return wire.heard


@asynccontextmanager
async def piped(chair: MatchChair, version: str) -> AsyncIterator[PipeWire]:
    """Pipes to a server in this process."""
    into, written = os.pipe(), os.pipe()
    wire = PipeWire(into[1], written[0], version)
    serving = asyncio.create_task(serve(Seated(chair), into[0], written[1]))
    await wire.begin()
    yield wire
    wire.close()
    await serving


async def serve(seated: Seated, into: int, out: int) -> None:
    """A server on pipes, like standard input and output."""
    server = mcp_server(lambda ctx: seated)._lowlevel_server
    reading, writing = os.fdopen(into, "r"), os.fdopen(out, "w")
    async with stdio_server(anyio.wrap_file(reading), anyio.wrap_file(writing)) as (read, write):
        await server.run(read, write, server.create_initialization_options())
    reading.close()
    writing.close()
