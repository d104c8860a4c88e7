"""An MCP client that plays a seat: asks what is possible, and answers with the first option."""

import asyncio
import sys
from typing import Any

from mcp import ClientSession
from mcp.server.stdio import stdio_server


async def main(wrongly: bool) -> None:
    """Play until the game is over, perhaps starting with an invalid answer."""
    async with stdio_server() as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        await session.call_tool("join", {})
        after = 0
        while True:
            turn = await call(session, "wait", after=after, seconds=5, game_number=1)
            after = turn["after"]
            if turn["over"] is not None:
                return
            if turn["ask"] is not None:
                await answer(session, turn["ask"], wrongly)


async def answer(session: ClientSession, ask: dict[str, Any], wrongly: bool) -> None:
    """The first options, as many as necessary."""
    atoms = [option["atom"] for option in ask["options"]]
    if ask["kind"] == "suspect":
        await call(session, "answer", number=ask["number"], answer=[50] * len(atoms))
        return
    chosen = atoms[0] if ask["shape"] == "pick" else atoms[: ask["least"]]
    if wrongly:
        refused = await session.call_tool("answer", {"number": ask["number"], "answer": "player:9"})
        assert refused.is_error
    await session.call_tool("say", {"text": "I have thought about it"})
    await session.call_tool("answer", {"number": ask["number"], "answer": chosen})


async def call(session: ClientSession, name: str, **given: Any) -> dict[str, Any]:
    """The result of a tool."""
    found: dict[str, Any] = (await session.call_tool(name, given)).structured_content or {}
    return found


asyncio.run(main("wrongly" in sys.argv))
