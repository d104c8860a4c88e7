"""The way to a push service: one request, limited in time, and never into our own network.

A phone's browser names the address where we call it, so anyone with a seat could name any address.
We accept only https, and no name that leads to a private address.
"""

import asyncio
import ssl
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1000
"""The most letters in an address."""
SECONDS: Final = 10.0
"""How long a push service may take for all of it."""
PORTS: Final = {"https": 443, "http": 80}
STATUS: Final = 1000
"""The most bytes of a line that may hold a status."""


@dataclass(frozen=True)
class Way:
    """Where messages may go."""

    schemes: tuple[str, ...] = ("https",)
    is_home_open: bool = False
    """Whether they may go to private addresses: for tests, with a push service on this machine."""
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    def parts(self, endpoint: str) -> SplitResult | None:
        """An endpoint taken apart; None if we would not write to such an address."""
        if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
            return None
        try:
            found = urlsplit(endpoint)
            port = found.port
        except ValueError:
            return None
        is_plain = found.hostname and "@" not in found.netloc and " " not in endpoint
        is_ours = found.scheme in self.schemes and (self.is_home_open or port in (None, 443))
        return found if is_plain and is_ours else None

    async def address_of(self, host: str, port: int) -> str | None:
        """Where this host is, if none of its addresses is private."""
        loop = asyncio.get_running_loop()
        found = [each[4][0] for each in await loop.getaddrinfo(host, port, type=1)]
        is_safe = self.is_home_open or all(ip_address(each).is_global for each in found)
        return str(found[0]) if found and is_safe else None


async def post(way: Way, endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """Send a message; the status of the answer, or 0 if there was none."""
    parts = way.parts(endpoint)
    if parts is None:
        return 0
    try:
        async with asyncio.timeout(SECONDS):
            return await exchanged(way, parts, headers, body)
    except (OSError, TimeoutError, ValueError):  # a name that nobody knows, or a line that broke
        return 0


async def exchanged(way: Way, parts: SplitResult, headers: dict[str, str], body: bytes) -> int:
    """One request over a line of its own, to the address that we checked and no other."""
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    address = await way.address_of(host, port)
    if address is None:
        return 0
    is_secret = parts.scheme == "https"
    tls = {"ssl": way.tls, "server_hostname": host} if is_secret else {}
    reader, writer = await asyncio.open_connection(address, port, limit=STATUS, **tls)  # type: ignore[arg-type]
    try:
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        all_of_them = {"Host": parts.netloc, "Connection": "close", **headers}
        lines = [f"POST {target or '/'} HTTP/1.1", *(f"{k}: {v}" for k, v in all_of_them.items())]
        lines += [f"Content-Length: {len(body)}", "", ""]
        writer.write("\r\n".join(lines).encode("latin-1") + body)
        await writer.drain()
        return status_in(await reader.readline())
    finally:
        writer.close()


def status_in(line: bytes) -> int:
    """The number in the first line of an answer."""
    words = line.split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
