"""A seat of a running server over standard input and output, for hosts that start a program.

It is a door and nothing else: whatever is asked goes to the server's `/mcp` with the seat's ticket,
and what comes back is passed on. The ticket is a start option or stands in the environment.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urldefrag, urlsplit

import httpx2
import mcp_types as types
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.server import Server
from mcp.server.context import ServerRequestContext

from palatine.agents.mcp.server import ABOUT, NAME
from palatine.core.errors import BadSetup

SCHEMES: Final = ("http", "https")
TIMES: Final = httpx2.Timeout(30.0, read=60.0)
"""Seconds: more than the longest wait."""
Context = ServerRequestContext[Any, Any]


def parts_of(link: str) -> tuple[str, str]:
    """The address and the ticket that a link holds: `https://host/mcp#CODE.SECRET`."""
    address, ticket = urldefrag(link)
    found = urlsplit(address)
    if found.scheme not in SCHEMES or not found.netloc or not ticket:
        raise BadSetup("this is no link to a seat; it looks like https://host/mcp#CODE.SECRET")
    return address, ticket


@asynccontextmanager
async def client_at(link: str) -> AsyncIterator[Client]:
    """A client of the server that the link names, on the link's seat."""
    address, ticket = parts_of(link)
    headers = {"Authorization": f"Bearer {ticket}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=TIMES) as http,
        Client(streamable_http_client(address, http_client=http)) as client,
    ):
        yield client


def forwarding(client: Client) -> Server[Any]:
    """A server that asks another one."""

    async def list_tools(ctx: Context, params: Any) -> types.ListToolsResult:
        return await client.list_tools()

    async def call_tool(ctx: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        return await client.call_tool(params.name, params.arguments or {})

    async def list_resources(ctx: Context, params: Any) -> types.ListResourcesResult:
        return await client.list_resources()

    async def list_templates(ctx: Context, params: Any) -> types.ListResourceTemplatesResult:
        return await client.list_resource_templates()

    async def read_resource(
        ctx: Context, params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        return await client.read_resource(str(params.uri))

    async def list_prompts(ctx: Context, params: Any) -> types.ListPromptsResult:
        return await client.list_prompts()

    async def get_prompt(
        ctx: Context, params: types.GetPromptRequestParams
    ) -> types.GetPromptResult:
        return await client.get_prompt(params.name, params.arguments)

    return Server(
        NAME,
        instructions=ABOUT,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
    )
