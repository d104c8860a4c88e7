"""The same tools over HTTP. The code that lets requests in has already found out who makes them."""

from collections.abc import Mapping
from typing import Any

from palatine.agents.mcp.filling import ROOM, Room
from palatine.agents.mcp.seated import SCOPE, Seated
from palatine.agents.mcp.server import VIEW, mcp_server
from palatine.core.extras import importing

with importing("agents", "mcp"):
    from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
    from mcp.server.transport_security import TransportSecuritySettings


def session_manager(largest: int) -> StreamableHTTPSessionManager:
    """Serves the requests that we let in. It keeps no sessions: each request stands alone.

    We have checked hosts, origins, tickets and rates before. The package would ask for a list of
    names under which the server is known, and a server at home has none.
    """
    server = mcp_server(seated_in, making_room)
    server.streamable_http_app(
        stateless_http=True,
        max_request_body_size=largest,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )
    return server.session_manager


def seated_in(ctx: ServerRequestContext[Any, Any]) -> Seated:
    """The agent that makes a request: whatever was put into its scope on arrival, and nothing
    else."""
    assert ctx.request is not None, "every message came with a request"
    seated: Seated = ctx.request.scope[SCOPE]
    return seated


async def making_room(ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
    """Middleware: make as much room as needed for a reply that shows something of the table."""
    found = await call_next(ctx)
    heard = heard_before(ctx, found)
    if heard is not None and ctx.request is not None:
        room: Room = ctx.request.scope[ROOM]
        room.hold(seated_in(ctx).chair.size(heard))
    return found


def heard_before(ctx: ServerRequestContext[Any, Any], found: HandlerResult) -> int | None:
    """The number of news before a result begins; None if it shows neither news nor the table."""
    if ctx.method == "resources/read" and (ctx.params or {}).get("uri") == VIEW:
        return seated_in(ctx).look().after
    data = found.get("structuredContent") if isinstance(found, Mapping) else None
    if not isinstance(data, Mapping) or "after" not in data:
        return None
    return int(data["after"]) - len(data.get("news", ()))
