"""Two tables that differ only in what one seat can't know, and every byte that its agent gets.

Over HTTP the tables are real ones, with phones on the other seats; over pipes a match in this
process, whose other seats play by the history. Both protocols are spoken as bytes, not by a client
that could pass something over.
"""

import asyncio
import json
import os
from collections.abc import Iterable
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
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import Seat
from tests.agents_mcp.invited import token_of
from tests.server.twins import History, Input, choice_of, dealt, message_of
from tests.server.visitors import NAMES, Running, seated

NOW, BEFORE = "2026-07-28", "2025-11-25"
"""Today's protocol, and the previous one."""
META = {
    "io.modelcontextprotocol/protocolVersion": NOW,
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}
LISTS = ("tools/list", "resources/list", "resources/templates/list", "prompts/list")


class Wire(Protocol):
    """A way to a server, that keeps every byte which came back."""

    heard: list[bytes]

    async def ask(self, method: str, **params: Any) -> None:
        """One request, and its answer."""


class HttpWire:
    """Requests over HTTP."""

    def __init__(self, client: httpx.AsyncClient, address: str, token: str, version: str) -> None:
        self._client, self._address, self._version = client, f"{address}/mcp", version
        self._headers = {
            "Authorization": f"Bearer {token}",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": version,
        }
        self._number = 0
        self.heard: list[bytes] = []

    async def ask(self, method: str, **params: Any) -> None:
        """One request."""
        self._number += 1
        headers = dict(self._headers)
        if self._version == NOW:
            headers["Mcp-Method"] = method
            params["_meta"] = META
            if name := params.get("name") or params.get("uri"):
                headers["Mcp-Name"] = name
        body = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        reply = await self._client.post(self._address, json=body, headers=headers)
        told = {k: v for k, v in reply.headers.items() if k not in ("date", "content-length")}
        self.heard.append(f"{reply.status_code} {told} ".encode() + reply.content)


class PipeWire:
    """Lines over pipes, as a host that starts a program speaks."""

    def __init__(self, into: int, out: int) -> None:
        self._into = os.fdopen(into, "wb", buffering=0)
        self._out = os.fdopen(out, "rb")
        self._number = 0
        self.heard: list[bytes] = []

    async def ask(self, method: str, **params: Any) -> None:
        """One line, and the line that answers it."""
        self._number += 1
        self._write({"id": self._number, "method": method, "params": params})
        self.heard.append(await asyncio.to_thread(self._out.readline))

    async def begin(self) -> None:
        """The handshake of the previous protocol."""
        hello = {"protocolVersion": BEFORE, "capabilities": {}}
        await self.ask("initialize", **hello, clientInfo={"name": "test", "version": "1"})
        self._write({"method": "notifications/initialized"})

    def _write(self, message: Any) -> None:
        self._into.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def close(self) -> None:
        """No more will be asked."""
        self._into.close()


async def probe(wire: Wire, game: Game, number: int, random: Random) -> None:
    """Look at everything, wait, and try what is not allowed."""
    atom = random.choice(game.vocabulary)
    await tool(wire, "join")
    await tool(wire, "look")
    await tool(wire, "wait", after=random.choice((0, 2, 5)), seconds=0)
    await tool(wire, "why", atom=atom)
    await tool(wire, "answer", number=number + random.choice((0, 1)), answer=[atom, atom])
    await tool(wire, "say", what="nothing", atoms=[atom])
    await wire.ask("resources/read", uri=VIEW)
    await wire.ask("resources/read", uri="palatine://seats/0/view")
    await wire.ask(random.choice(LISTS))
    if random.random() < 0.1:
        await wire.ask("prompts/get", name="play")


async def tool(wire: Wire, name: str, **arguments: Any) -> None:
    """Call a tool."""
    await wire.ask("tools/call", name=name, arguments=arguments)


async def act(wire: Wire, entry: Input, number: int) -> None:
    """Do what the history says that this seat did."""
    if isinstance(entry, Answered):
        given = entry.answer if isinstance(entry.answer, str) else list(entry.answer)
        await tool(wire, "answer", number=number, answer=given)
    else:
        await tool(wire, "say", what=entry.what, atoms=list(entry.atoms))  # type: ignore[union-attr]


async def over_http(server: Running, history: History, seat: Seat, version: str) -> list[bytes]:
    """Play a history at a new table, at which this seat is played by tools."""
    party = await seated(server, history.setup.players, choice_of(history.setup))
    random, shadow = Random(3), Match(history.game, history.setup, history.nature())
    async with httpx.AsyncClient(timeout=60) as client:
        wire = HttpWire(client, server.address, token_of(party, seat), version)
        for each in LISTS:
            await wire.ask(each)
        with dealt(history):
            await party.start()
            for entry in history.inputs:
                await probe(wire, history.game, shadow.number, random)
                if entry.seat == seat:
                    await act(wire, entry, shadow.number)
                else:
                    kind, fields = message_of(entry, shadow.number)
                    await party.phones[entry.seat].do(kind, **fields)
                shadow.enter(entry)
            await probe(wire, history.game, shadow.number, random)
    for socket in party.all:
        await socket.close()
    return [without_names(each, party.code) for each in wire.heard]


def without_names(content: bytes, code: str) -> bytes:
    """What a seat got, without the promise of the seed, which differs from table to table."""
    begin = content.find(b'"commitment":"')
    while begin >= 0:
        content = content[:begin] + content[begin + 14 + 64 :]
        begin = content.find(b'"commitment":"')
    parts = content.split(b"seed whose hash is ")
    return b"".join([parts[0], *[each[64:] for each in parts[1:]]]).replace(code.encode(), b"")


class Scripted(Company):
    """The others at the table, who play what is written."""

    def __init__(self, match: Match, inputs: Iterable[Input], seat: Seat) -> None:
        super().__init__(match, {})
        self.left, self.seat = list(inputs), seat

    def play(self) -> None:
        """Until it is this seat's turn to do something."""
        while self.left and self.left[0].seat != self.seat:
            self.match.enter(self.left.pop(0))


async def over_pipes(history: History, seat: Seat) -> list[bytes]:
    """Play a history in this process, at which this seat is played by tools."""
    match = Match(history.game, history.setup, history.nature())
    others = Scripted(match, history.inputs, seat)
    setup = history.setup
    players = tuple([Player(name, "bot") for name in NAMES[: setup.players]])
    options = dict(setup.options)
    rest = (setup.players, players, False, seat, 1, "0" * 64, None)
    about = About("playing", setup.game, setup.edition, options, *rest)
    chair = MatchChair(match, seat, others, about, b"")
    into, written = os.pipe(), os.pipe()
    wire = PipeWire(into[1], written[0])
    serving = asyncio.create_task(serve(Seated(chair), into[0], written[1]))
    await wire.begin()
    for each in LISTS:
        await wire.ask(each)
    random = Random(3)
    while others.left:
        await probe(wire, history.game, match.number, random)
        await chair._play()
        if others.left:
            entry = others.left.pop(0)
            await act(wire, entry, match.number)
    wire.close()
    await serving
    return wire.heard


async def serve(seated: Seated, into: int, out: int) -> None:
    """A server on pipes, as on standard input and output."""
    server = mcp_server(lambda ctx: seated)._lowlevel_server
    reading, writing = os.fdopen(into, "r"), os.fdopen(out, "w")
    async with stdio_server(anyio.wrap_file(reading), anyio.wrap_file(writing)) as (read, write):
        await server.run(read, write, server.create_initialization_options())
    reading.close()
    writing.close()
