"""Headers on every answer: a strict content-security policy, and nothing told to other sites.

If an answer fails on its way, only the journal hears of it, without the error's words, which may
hold a name.
"""

from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import structlog
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from palatine.server.journal import broken
from palatine.server.routes.door import HOST
from palatine.server.wire.links import is_loopback

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
    )
)
NOT_ALLOWED: Final = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{each}=()" for each in NOT_ALLOWED).encode()),
)
APART: Final = (b"cross-origin-opener-policy", b"same-origin")
"""Under https only: on plain HTTP, browsers ignore it and complain about it on every page."""
STAY: Final = (b"strict-transport-security", b"max-age=31536000")
"""Under https: a browser that came this way once does so for a year, and tickets never go in the
clear."""
UNKEPT: Final = (b"cache-control", b"no-store")
"""Unless an answer says otherwise, nobody keeps any of it."""

logger = structlog.get_logger()


def policy(host: str) -> bytes:
    """The policy for a page under this host, if it is one."""
    return policy_at(host) if HOST.fullmatch(host) else POLICY.encode()


@lru_cache(maxsize=256)
def policy_at(host: str) -> bytes:
    """With the sockets by name: older Safaris take 'self' for pages alone."""
    return f"{POLICY} ws://{host} wss://{host}".encode()


class Headers:
    """Middleware around everything: headers on what leaves over HTTP, and no word about errors."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._attend(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _attend(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self.app(scope, receive, send)
        except (WebSocketDisconnect, ClientDisconnected):  # it went away, perhaps before its turn
            return
        except Exception as error:
            logger.error("a socket failed", **broken(error))
            with suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        named = next((value for name, value in scope["headers"] if name == b"host"), b"")
        host = named.decode("latin-1")
        is_begun = False

        async def send_with_headers(message: Any) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                message["headers"] = all_headers(message.get("headers", ()), host)
                if scope["scheme"] == "https":
                    message["headers"] += secure_headers(host)
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        except Exception as error:
            logger.error("a request failed", **broken(error))
            if not is_begun:
                failed = PlainTextResponse("something went wrong\n", 500)
                await failed(scope, receive, send_with_headers)


def secure_headers(host: str) -> list[tuple[bytes, bytes]]:
    """What we add under https. Anything else on a visitor's own machine stays as it is."""
    return [APART] if is_loopback(host) else [APART, STAY]


def all_headers(given: Any, host: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and ours."""
    headers = [*given, (b"content-security-policy", policy(host)), *HEADERS]
    if not any(name.lower() == UNKEPT[0] for name, _ in given):
        headers.append(UNKEPT)
    return headers
