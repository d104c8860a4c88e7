"""One seat over standard input and output: the protocol, and nothing else, on both."""

import asyncio
from typing import Any

import httpx2
from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError

from palatine.agents.mcp.chair import Chair
from palatine.agents.mcp.forward import client_at, forwarding
from palatine.agents.mcp.seated import Seated
from palatine.agents.mcp.server import mcp_server
from palatine.core.errors import BadSetup


async def serve(server: Server[Any]) -> None:
    """Until the host closes our input."""
    async with stdio_server() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())


async def serve_chair(chair: Chair, language: str = "en") -> None:
    """A chair in this process."""
    seated = Seated(chair, language)
    await mcp_server(lambda ctx: seated).run_stdio_async()


async def serve_link(link: str) -> None:
    """A seat of a running server."""
    try:
        async with client_at(link) as client:
            await serve(forwarding(client))
    except (ExceptionGroup, MCPError, httpx2.HTTPError, OSError):
        raise BadSetup(
            "the server does not let us in: it is not there, it has no seats for agents, "
            "or the link is good no more"
        ) from None


def run_chair(chair: Chair, language: str = "en") -> None:
    """Serve until the end."""
    asyncio.run(serve_chair(chair, language))


def run_link(link: str) -> None:
    """Serve until the end."""
    asyncio.run(serve_link(link))
