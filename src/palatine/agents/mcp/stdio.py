"""One seat over standard input and output, which carry the protocol and nothing else."""

import asyncio
from typing import Any

from palatine.agents.mcp.chair import Chair
from palatine.agents.mcp.forward import client_at, forwarding
from palatine.agents.mcp.seated import Seated
from palatine.agents.mcp.server import mcp_server
from palatine.core.errors import BadSetup
from palatine.core.extras import importing

with importing("agents", "mcp", "httpx2"):
    import httpx2
    from mcp.server import Server
    from mcp.server.stdio import stdio_server
    from mcp.shared.exceptions import MCPError


async def serve(server: Server[Any]) -> None:
    """Serve until the host closes our input."""
    async with stdio_server() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())


async def serve_chair(chair: Chair, language: str | None = None) -> None:
    """Serve a chair in this process."""
    seated = Seated(chair, language)
    await mcp_server(lambda ctx: seated).run_stdio_async()


async def serve_link(link: str, language: str | None = None) -> None:
    """Serve a seat of a running server."""
    try:
        async with client_at(link, language) as client:
            await serve(forwarding(client))
    except (ExceptionGroup, MCPError, httpx2.HTTPError, OSError):
        raise BadSetup(
            "can't take this seat: the server can't be reached, has no seats for agents, "
            "or no longer accepts the link"
        ) from None


def run_chair(chair: Chair, language: str | None = None) -> None:
    """Serve until the end."""
    asyncio.run(serve_chair(chair, language))


def run_link(link: str, language: str | None = None) -> None:
    """Serve until the end."""
    asyncio.run(serve_link(link, language))
