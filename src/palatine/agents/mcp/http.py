"""The same tools over HTTP. Whoever lets requests in has found out who makes them."""

from typing import Any

from mcp.server.context import ServerRequestContext
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings

from palatine.agents.mcp.seated import SCOPE, Seated
from palatine.agents.mcp.server import mcp_server


def session_manager(largest: int) -> StreamableHTTPSessionManager:
    """Serves requests that are let in. It keeps no sessions: each request stands for itself.

    Hosts, origins, tickets and rates were checked before: the package would ask for a list of names
    under which the house is known, and a house at home has none.
    """
    server = mcp_server(seated_in)
    server.streamable_http_app(
        stateless_http=True,
        max_request_body_size=largest,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )
    return server.session_manager


def seated_in(ctx: ServerRequestContext[Any, Any]) -> Seated:
    """Who makes a request: what was put into its scope when it came in, and nothing else."""
    assert ctx.request is not None, "every message came with a request"
    seated: Seated = ctx.request.scope[SCOPE]
    return seated
