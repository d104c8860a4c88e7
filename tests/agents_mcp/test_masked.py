"""Failures stay inside: no error of the engine brings a hidden fact to an agent."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from mcp import Client
from mcp.shared.exceptions import MCPError

from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.server import BROKEN, TOLD, VIEW, Masked, mcp_server
from palatine.core import errors
from palatine.core.decisions import Reason
from palatine.core.errors import IllegalAnswer, PalatineError
from palatine.core.leaks import planted
from palatine.server import errors as server_errors
from palatine.server.errors import TableError
from palatine.server.live.live_chair import LiveChair
from tests.agents_mcp.agents import agent_on, chair_of
from tests.agents_mcp.invited import token_of
from tests.agents_mcp.pairs import BEFORE, NOW, HttpWire, PipeWire, piped
from tests.server.visitors import seated, serving

pytestmark = pytest.mark.anyio
SECRET = "Ben-is-the-Tyrant"
Asked = tuple[str, dict[str, Any]]
JOIN: Asked = ("tools/call", {"name": "join", "arguments": {}})
WAIT: Asked = ("tools/call", {"name": "wait", "arguments": {"seconds": 0}})
LOOK: Asked = ("tools/call", {"name": "look", "arguments": {}})
READ: Asked = ("resources/read", {"uri": VIEW})
PLAY: Asked = ("prompts/get", {"name": "play"})
ANSWER: Asked = ("tools/call", {"name": "answer", "arguments": {"number": 1, "answer": "yes"}})
WHY: Asked = ("tools/call", {"name": "why", "arguments": {"atom": "yes"}})
CLAIM = {"what": "accuse", "atoms": ["player:1"]}
SAY: Asked = ("tools/call", {"name": "say", "arguments": CLAIM})
SPEAK: Asked = ("tools/call", {"name": "say", "arguments": {"text": "Trust me."}})
PARTS: dict[str, tuple[Asked, ...]] = {
    "about": (JOIN, WAIT, PLAY),
    "now": (WAIT, LOOK, READ),
    "answer": (ANSWER,),
    "why": (WHY,),
    "say": (SAY,),
    "speak": (SPEAK,),
}
"""The parts of a chair, each with the requests that need it."""


def all_errors() -> Iterator[Exception]:
    """One of every kind that the engine or the server has, and some of Python's own."""
    for module in (errors, server_errors):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, PalatineError):
                yield kind(f"{SECRET}, says {kind.__name__}")
    for other in (KeyError, ValueError, AssertionError, RuntimeError, RecursionError, OSError):
        yield other(SECRET)
    yield ExceptionGroup(SECRET, [ValueError(SECRET)])


@asynccontextmanager
async def over_http(path: Path, version: str) -> AsyncIterator[tuple[HttpWire, Any]]:
    """A seat of a running server, and its kind of chair."""
    async with serving(path) as server, httpx.AsyncClient(timeout=60) as client:
        party = await seated(server, 5)
        await party.start()
        yield HttpWire(client, server.address, token_of(party, 0), version), LiveChair
        for socket in party.all:
            await socket.close()


@asynccontextmanager
async def over_pipes(path: Path, version: str) -> AsyncIterator[tuple[PipeWire, Any]]:
    """A seat of a match in this process."""
    async with piped(chair_of("secret-emperor"), version) as wire:
        yield wire, MatchChair


def failing(error: Exception) -> Any:
    """A part of a chair that breaks."""

    def fail(*given: Any, **named: Any) -> Any:
        raise error

    return fail


@pytest.mark.parametrize("version", [NOW, BEFORE])
@pytest.mark.parametrize("transport", [over_http, over_pipes])
async def test_no_error_of_the_engine_is_told(tmp_path: Path, transport: Any, version: str) -> None:
    """Except by a tool, if it says what is wrong with the agent's own message: in no byte that
    comes back, whatever part of the chair breaks."""
    async with transport(tmp_path, version) as (wire, chair):
        for (part, asked), error in product(PARTS.items(), all_errors()):
            is_told = isinstance(error, TOLD)
            if part == "about" and is_told:
                continue  # a refusal uses the table's words, which are missing here
            with planted((chair, part, failing(error))):
                for method, params in asked:
                    await wire.ask(method, **params)
                    is_due = is_told and method == "tools/call"
                    assert (SECRET.encode() in wire.heard[-1]) == is_due, (error, wire.heard[-1])


@pytest.mark.parametrize("version", [NOW, BEFORE])
async def test_no_error_at_the_door_is_told(tmp_path: Path, version: str) -> None:
    """Where a chair can't even be made, only the table's own refusals have words."""
    async with over_http(tmp_path, version) as (wire, chair):
        for error in filter(lambda each: isinstance(each, PalatineError), all_errors()):
            with planted((chair, "__init__", failing(error))):
                await wire.ask("tools/list")
            is_told = isinstance(error, TableError)
            assert (SECRET.encode() in wire.heard[-1]) == is_told, (error, wire.heard[-1])


async def with_nobody_found() -> str:
    """What a client of the previous protocol reads if finding its seat fails."""

    def fail(ctx: Any) -> Any:
        raise ValueError(SECRET)

    with pytest.RaisesGroup(MCPError, flatten_subgroups=True) as found:
        async with Client(mcp_server(fail), mode="legacy"):
            pass
    error: Any = found.value
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return str(error.message)


async def test_a_leak_of_errors_would_be_found() -> None:
    """Without our mask, clients of the previous protocol read an error's own words."""
    assert await with_nobody_found() == BROKEN
    with planted((Masked, "__call__", Masked._seated)):
        assert await with_nobody_found() == SECRET


async def test_a_refusal_says_its_rule_and_no_more() -> None:
    """The words come from the reason, not from the code that raised it."""

    async def refuse(*given: Any) -> Any:
        raise IllegalAnswer(SECRET, "SE-3.3", Reason("SE-3.3", "not_yourself_nominate"))

    with planted((MatchChair, "answer", refuse)):
        async with agent_on(chair_of("secret-emperor")) as agent:
            no = await agent.refused("answer", number=1, answer="yes")
    assert "SE-3.3" in no
    assert SECRET not in no
