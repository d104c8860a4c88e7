"""Agents of the tests: the official client, with a few lines around it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
from mcp import Client
from mcp_types import CallToolResult, TextContent

from palatine.agents.mcp.chair import Chair
from palatine.agents.mcp.match_chair import MatchChair, open_chair
from palatine.agents.mcp.seated import Seated
from palatine.agents.mcp.server import mcp_server
from palatine.bots.random import any_answer
from palatine.bots.turn import Budget
from palatine.catalog import find
from palatine.core.seats import Seat
from palatine.core.stream import AskOut

MODES = ("auto", "legacy")
"""The current protocol, and the previous one."""
SEED = bytes(range(32))
QUICK = Budget(milliseconds=1.0, rounds=1)


def chair_of(
    game: str, seat: int = 0, bot: str | None = "random", seed: bytes = SEED
) -> MatchChair:
    """A chair at the smallest table of a game, among bots."""
    found, edition = find(game)
    setup = found.setup(found.players[0], edition, found.check_options)
    return open_chair(found, setup, Seat(seat), seed, bot, QUICK)


@asynccontextmanager
async def agent_on(
    chair: Chair, mode: str = "auto", language: str | None = None
) -> AsyncIterator["Agent"]:
    """A client in this process, on a chair."""
    seated = Seated(chair, language)
    async with Client(mcp_server(lambda ctx: seated), mode=mode) as client:
        yield Agent(client)


class Agent:
    """Plays by tools alone."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client, self.random = client, Random(seed)
        self.news: list[Any] = []
        self.game_number = 0
        self.texts: list[str] = []

    async def call(self, name: str, **arguments: Any) -> Any:
        """The result of a tool, as data."""
        found = await self.client.call_tool(name, arguments)
        self.texts.append(text_of(found))
        assert not found.is_error, self.texts[-1]
        return found.structured_content

    async def refused(self, name: str, **arguments: Any) -> str:
        """The words of a tool's refusal."""
        found = await self.client.call_tool(name, arguments)
        assert found.is_error
        assert found.structured_content is None
        return text_of(found)

    async def wait(self, seconds: float = 25.0) -> Any:
        """What is new."""
        heard = {"after": len(self.news), "game_number": self.game_number}
        turn = await self.call("wait", seconds=seconds, **heard)
        if turn["game_number"] != self.game_number:
            self.news = []
        self.news += turn["news"]
        self.game_number = turn["game_number"]
        assert turn["after"] == len(self.news)
        return turn

    async def answer(self, ask: Any) -> Any:
        """A random answer."""
        return await self.call("answer", number=ask["number"], answer=self.some(ask))

    def some(self, ask: Any) -> Any:
        """A possible answer."""
        found = any_answer(read_ask(ask), self.random)
        return found if isinstance(found, str) else list(found)

    async def play(self, most: int = 10**6) -> Any:
        """Play on, for at most this many answers; returns the last turn."""
        for _ in range(most):
            while (turn := await self.wait())["ask"] is None or turn["ask"].get("given"):
                if turn["over"] is not None:
                    return turn
            await self.answer(turn["ask"])
        return await self.wait()


async def asked(agent: Agent) -> Any:
    """The agent's next question."""
    while (turn := await agent.wait())["ask"] is None:
        pass
    return turn["ask"]


def read_ask(ask: Any) -> AskOut:
    """A question in the engine's form."""
    return msgspec.convert(ask, AskOut)


def text_of(found: CallToolResult) -> str:
    """The words of a result, which are a single block."""
    (block,) = found.content
    assert isinstance(block, TextContent)
    return block.text
