"""A push service on this machine: phones subscribe there, and open the messages."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from palatine.server.push.keys import CURVE, point_of, spelt, unspelt
from palatine.server.push.sealing import LAST, keys_of
from palatine.server.wire.messages import Subscription


@dataclass(frozen=True)
class Sent:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """What it received, and what it answers."""

    origin: str = ""
    status: int = 201
    sent: list[Sent] = field(default_factory=list)
    came: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def until(self, count: int) -> None:
        """Wait for this many calls."""
        async with asyncio.timeout(30), self.came:
            await self.came.wait_for(lambda: len(self.sent) >= count)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        named = [line.partition(": ") for line in head[1:] if line]
        headers = {name.lower(): value for name, _, value in named}
        body = await reader.readexactly(int(headers["content-length"]))
        async with self.came:
            self.sent.append(Sent(head[0].split()[1], headers, body))
            self.came.notify_all()
        writer.write(f"HTTP/1.1 {self.status} so\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    """One, until the end of the block."""
    service = Service()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


class Phone:
    """A browser that can be called."""

    def __init__(self, service: Service, name: str) -> None:
        self.path, self.secret = f"/{name}", b"0123456789abcdef"
        self.private = ec.generate_private_key(CURVE)
        self.point = point_of(self.private.public_key())
        endpoint = f"{service.origin}{self.path}"
        self.subscription = Subscription(endpoint, spelt(self.point), spelt(self.secret))

    def opened(self, sent: Sent) -> Any:
        """The content of a message."""
        salt, sender, sealed = sent.body[:16], sent.body[21:86], sent.body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        key, nonce = keys_of(shared, self.secret, self.point, sender, salt)
        content = AESGCM(key).decrypt(nonce, sealed, None)
        assert content.endswith(LAST)
        return json.loads(content[: -len(LAST)])


def signed(sent: Sent) -> tuple[dict[str, Any], str]:
    """The checked content of a message's signature, and whose key signed it."""
    token, key = sent.headers["authorization"].removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    raw = unspelt(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unspelt(key))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(unspelt(claims)), key
