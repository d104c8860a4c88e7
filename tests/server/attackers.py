"""Attackers: bytes that no browser would send, over plain connections."""

import asyncio
import base64
import os
import socket as plain
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palatine.server.store.database import DATABASE
from tests.server.visitors import PATIENCE, Browser


@contextmanager
def busy_disk(data: Path) -> Iterator[None]:
    """While another program writes to the database, the server waits and keeps nothing."""
    other = sqlite3.connect(data / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def plain_line(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that can send anything."""
    url = urlsplit(address)
    return await asyncio.open_connection(url.hostname, url.port)


async def talk(address: str, content: bytes) -> bytes:
    """Send bytes, and read until the server has enough."""
    reader, writer = await plain_line(address)
    writer.write(content)
    writer.write_eof()
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def statuses(address: str, paths: Sequence[str], cookie: str = "") -> list[int]:
    """Ask for many paths one after the other, on one connection; returns each status."""
    reader, writer = await plain_line(address)
    host, found = urlsplit(address).netloc, []
    for path in paths:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        found.append(int(head.split(b" ", 2)[1]))
        size = next(line for line in head.lower().split(b"\r\n") if b"content-length" in line)
        await reader.readexactly(int(size.partition(b":")[2]))
    writer.close()
    return found


async def handshake(address: str, path: str, **headers: str) -> int:
    """Try to open a socket; returns the status (101 is a socket)."""
    lines = {
        "Host": urlsplit(address).netloc,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    } | headers
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    reader, writer = await plain_line(address)
    writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    try:
        first = await asyncio.wait_for(reader.readline(), PATIENCE)
    finally:
        writer.close()
    return int(first.split(b" ")[1])


async def ping_without_reading(browser: Browser, path: str, most: int) -> int:
    """Send pings and read no answer; returns the bytes after which the server has enough."""
    url, loop = urlsplit(browser.address), asyncio.get_running_loop()
    line = plain.socket()
    line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
    line.setblocking(False)
    await loop.sock_connect(line, (url.hostname, url.port))
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nOrigin: {browser.address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await loop.sock_sendall(line, head.encode())
    await loop.sock_recv(line, 100)
    pings, sent = (b"\x89\xfd" + bytes(4) + b"x" * 125) * 100, 0
    try:
        while sent < most:
            await loop.sock_sendall(line, pings)
            sent += len(pings)
    except OSError:
        pass
    line.close()
    return sent


async def wire(browser: Browser, path: str) -> ClientConnection:
    """A bare socket with a browser's cookies."""
    return await connect(
        browser.address.replace("http", "ws") + path,
        additional_headers={"Cookie": browser.cookie_header},
        origin=browser.address,  # type: ignore[arg-type]
        compression=None,
    )


async def refused_status(browser: Browser, path: str) -> int:
    """The status with which a socket is refused; 101 if it is not."""
    try:
        line = await wire(browser, path)
    except InvalidStatus as refusal:
        return refusal.response.status_code
    await line.close()
    return 101


async def last_words(line: ClientConnection) -> tuple[list[str | bytes], int | None]:
    """Everything that still arrives, and the code with which the socket closes."""
    heard: list[str | bytes] = []
    try:
        while True:
            heard.append(await asyncio.wait_for(line.recv(), PATIENCE))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd is not None else None


def nonsense(random: Random) -> Any:
    """An invalid message: bytes, half a message, wrong types, deep nests, huge numbers."""
    kinds = ("answer", "say", "why", "choose", "remove", "arrange", "start", "nothing")
    junk = ("null", "NaN", "-1", "1e999", "9" * 400, '"\\ud800"', "[]", "{}", "true", '"x"')
    ref, kind = random.choice(junk), random.choice(kinds)
    fields = ",".join(
        f'"{name}":{random.choice(junk)}'
        for name in random.sample(("number", "answer", "what", "atoms", "choice", "person"), 3)
    )
    return random.choice(
        (
            random.randbytes(random.randrange(1, 80)).decode("latin-1"),
            f'{{"type":"{kind}","ref":{ref},{fields}}}',
            f'{{"type":"{kind}","ref":1,{fields}}}',
            f'{{"type":"{kind}","ref":{ref}',
            '{"type":"answer","ref":1,"number":0,"answer":' + "[" * 5000 + "]" * 5000 + "}",
            "[" * 15000,
            '{"type":"say","ref":1,"what":"' + "x" * 16000 + '"}',
        )
    )
