"""Who asks, according to a proxy that we trust; if we can't believe one, we tell the operator."""

from typing import Any, Final

import structlog

from palatine.server.wire.proxies import Proxies

FOR: Final = b"x-forwarded-for"
PROTO: Final = b"x-forwarded-proto"
SCHEMES: Final = {
    b"http": {"http": "http", "websocket": "ws"},
    b"https": {"http": "https", "websocket": "wss"},
}
UNTRUSTED: Final = (
    "a proxy says who asks and is not trusted: to the limits all its visitors are one; "
    "if it is yours, start with --trust-proxy and its address"
)
SILENT: Final = (
    "a trusted proxy does not say who asks: to the limits all its visitors are one; "
    "let it add the address of its client to X-Forwarded-For"
)
HEALTH: Final = "/healthz"
"""Proxies ask for it themselves, on nobody's behalf."""

logger = structlog.get_logger()


class Forwarded:
    """Middleware around everything: replaces the proxy's address and scheme by the client's."""

    def __init__(self, app: Any, proxies: Proxies) -> None:
        self.app, self.proxies = app, proxies
        self._said: set[str] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            self._read(scope)
        await self.app(scope, receive, send)

    def _read(self, scope: Any) -> None:
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == FOR]
        if not self.proxies.trusts((scope.get("client") or ("",))[0]):
            if named:
                self._warn(UNTRUSTED)
            return
        client = self.proxies.client(named)
        if client is not None:
            scope["client"] = (client, 0)
        elif scope["path"] != HEALTH:
            self._warn(SILENT)
        schemes = [value for name, value in scope["headers"] if name == PROTO]
        if schemes and schemes[-1] in SCHEMES:
            scope["scheme"] = SCHEMES[schemes[-1]][scope["type"]]

    def _warn(self, what: str) -> None:
        """Only once: anybody can send such a header."""
        if what not in self._said:
            self._said.add(what)
            logger.warning(what)
