"""A seat of a running server over standard input and output, for hosts that start a program.

It only forwards: every request goes to the server's `/mcp` with the seat's ticket, and what comes
back is passed on: the reply, signs of life, notes of changes. The ticket is a start option or in
the environment.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urldefrag, urlsplit

from palatine.agents.mcp.listening import Listener
from palatine.agents.mcp.server import ABOUT, NAME, VIEW
from palatine.core.errors import BadSetup
from palatine.core.extras import importing

with importing("agents", "mcp", "mcp_types", "httpx2"):
    import httpx2
    import mcp_types as types
    from mcp import Client
    from mcp.client.streamable_http import streamable_http_client
    from mcp.client.subscriptions import SubscriptionLost
    from mcp.server import Server
    from mcp.server.context import ServerRequestContext
    from mcp.server.subscriptions import ListenHandler, ResourceUpdated, ServerEvent
    from mcp.shared.exceptions import MCPError

SCHEMES: Final = ("http", "https")
FULL: Final = 1024
"""Requests are padded to multiples of this many bytes: otherwise a watcher could tell a Yes from a
No."""
TIMES: Final = httpx2.Timeout(30.0, read=60.0)
"""Seconds: more than the longest wait."""
AGAIN: Final = 1.0
"""Seconds until we listen again where a connection was lost."""
LENGTH: Final = "content-length"
Context = ServerRequestContext[Any, Any]


def parts_of(link: str) -> tuple[str, str]:
    """The address and the ticket in a link: `https://host/mcp#CODE.SECRET`."""
    address, ticket = urldefrag(link)
    found = urlsplit(address)
    if found.scheme not in SCHEMES or not found.netloc or not ticket:
        raise BadSetup("this is not a link to a seat; it looks like https://host/mcp#CODE.SECRET")
    return address, ticket


class FilledUp(httpx2.AsyncHTTPTransport):
    """Sends requests padded with spaces, which may end JSON."""

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send one request."""
        content = await request.aread()
        headers = {name: request.headers[name] for name in request.headers if name != LENGTH}
        filled = httpx2.Request(
            request.method,
            request.url,
            headers=headers,
            content=content + b" " * (-len(content) % FULL),
            extensions=request.extensions,
        )
        return await super().handle_async_request(filled)


@asynccontextmanager
async def client_at(link: str, language: str | None = None) -> AsyncIterator[Client]:
    """A client of the server that the link names, on the link's seat."""
    address, ticket = parts_of(link)
    headers = {"Authorization": f"Bearer {ticket}"}
    if language is not None:
        headers["Accept-Language"] = language
    async with (
        httpx2.AsyncClient(headers=headers, timeout=TIMES, transport=FilledUp()) as http,
        Client(streamable_http_client(address, http_client=http)) as client,
    ):
        yield client


class PassedOn:
    """A bus that passes on what another server tells of the seat's view."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def publish(self, event: ServerEvent) -> None:
        """Nothing happens here."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Let this listener hear it, for as long as it likes."""
        task = asyncio.create_task(self._tell(listener))

        def unsubscribe() -> None:
            task.cancel()

        return unsubscribe

    async def _tell(self, listener: Listener) -> None:
        """After a break nobody knows what has changed, so the listener is told to look again."""
        was_lost = False
        while True:
            with suppress(SubscriptionLost, MCPError, httpx2.HTTPError):
                async with self._client.listen(resource_subscriptions=[VIEW]) as events:
                    if was_lost:
                        listener(ResourceUpdated(uri=VIEW))
                    async for event in events:
                        listener(event)
            was_lost = True
            await asyncio.sleep(AGAIN)


def forwarding(client: Client) -> Server[Any]:
    """A server that asks another server."""

    async def list_tools(ctx: Context, params: Any) -> types.ListToolsResult:
        return await client.list_tools()

    async def call_tool(ctx: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        arguments, still = params.arguments or {}, ctx.session.report_progress
        return await client.call_tool(params.name, arguments, progress_callback=still)

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
        on_subscriptions_listen=ListenHandler(PassedOn(client)),
    )
