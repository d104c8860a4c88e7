"""At the door: what strangers can fill, hold and flood before they have named a table."""

import asyncio
import gc
import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

from palatine.catalog import games
from palatine.core.words import languages
from palatine.server.pages import words as wordbook
from palatine.server.pages.cards import card_book
from palatine.server.pages.static import Static
from palatine.server.table.acts import LONGEST_ATOM
from palatine.server.wire import messages as sent
from palatine.server.wire import protocols
from palatine.server.wire.limits import BOUNDS, NO_BOUNDS, Rate
from palatine.server.wire.protocols import LARGEST_HEAD, TOO_LARGE
from tests.server.attackers import handshake, plain_line, talk
from tests.server.visitors import PATIENCE, Process, seated, serving

pytestmark = pytest.mark.anyio
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MOST_KEPT = 1_000_000
"""How many of the megabytes sent the server may keep: its bounded stores do fill up."""
PATHS = (
    "/words/{}.ftl",
    "/words/senate/-/{}.ftl",
    "/words/senate/{}/en.ftl",
    "/words/{}/-/en.ftl",
    "/words/cards/{}/en.ftl",
    "/words/cards/seize-the-imperium/{}.ftl",
    "/rules/{}/en.md",
    "/rules/senate/{}.md",
    "/api/games/{}/cards",
    "/api/tables/{}",
    "/api/games?{}",
    "/skins/{}/1/skin.js",
    "/assets/{}",
    "/{}",
)


async def ask_for(address: str, names: list[str]) -> None:
    """Ask for each of these names everywhere a name can occur, on one connection."""
    reader, writer = await plain_line(address)
    for name in names:
        for path in PATHS:
            line = f"GET {path.format(name)} HTTP/1.1\r\nHost: {name[-200:]}\r\n"
            rest = f"Origin: http://{name}\r\nX-Forwarded-For: {name}\r\nCookie: seat-{name}=1\r\n"
            writer.write(f"{line}{rest}\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            size = next(each for each in head.lower().split(b"\r\n") if b"content-length" in each)
            await reader.readexactly(int(size.partition(b":")[2]))
    writer.close()


def letters(first: int, last: int) -> list[str]:
    """Names of a few thousand letters, all different."""
    return [f"{number:06}".rjust(6_000, "x") for number in range(first, last)]


async def test_what_strangers_ask_for_is_not_kept(tmp_path: Path) -> None:
    """Thousands of different addresses, hosts and origins leave the memory as it was."""
    async with serving(
        tmp_path, Static(tmp_path), proxies=("127.0.0.1",), bounds=NO_BOUNDS
    ) as server:
        await ask_for(server.address, letters(0, 20))
        tracemalloc.start()
        try:
            await ask_for(server.address, letters(20, 40))
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
            await ask_for(server.address, letters(40, 180))
            gc.collect()
            kept = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        assert kept < MOST_KEPT


def test_what_is_there_is_made_once() -> None:
    """It keeps existing words, rules and cards, and there is a limited number of them."""
    for make, named in (
        (wordbook.house_words, ("en",)),
        (wordbook.game_words, ("senate", "-", "de")),
        (wordbook.card_words, ("seize-the-imperium", "en")),
        (wordbook.rules, ("senate", "de")),
        (card_book, ("seize-the-imperium",)),
    ):
        assert make(*named) is not None
        assert make(*named) is make(*named)


async def test_nobody_asks_about_a_name_without_end(tmp_path: Path) -> None:
    """Asking why not gets an answer, but not for names longer than any option."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        asked = next(phone for phone in party.phones if phone.ask is not None)
        short = await asked.send(sent.Why, atom="x" * LONGEST_ATOM)
        assert isinstance(short, sent.WhyNot)
        long = await asked.send(sent.Why, atom="x" * (LONGEST_ATOM + 1))
        assert long.code == "bad-message"


# Heads


def fields(size: int) -> dict[str, str]:
    """Headers of this many bytes together, none of them long."""
    filler = {f"X-{number:03}": "x" * (1024 - len("X-000: \r\n")) for number in range(size // 1024)}
    return filler | {"X-Rest": "x" * (size % 1024 - len("X-Rest: \r\n"))} if size % 1024 else filler


def head_of(path: str, named: dict[str, str]) -> bytes:
    """The head of a request, with nothing after it."""
    lines = {"Host": "here", **named, "Connection": "close"}
    return "".join(
        [f"GET {path} HTTP/1.1\r\n", *(f"{name}: {lines[name]}\r\n" for name in lines), "\r\n"]
    ).encode()


@pytest.mark.parametrize("size", [LARGEST_HEAD + 1024, 120 * 1024])
async def test_a_head_that_is_too_large_is_refused(tmp_path: Path, size: int) -> None:
    """In many headers, in one, or in the address; whole or in pieces; it leads nowhere."""
    async with serving(tmp_path) as server:
        large = (
            head_of("/healthz", fields(size)),
            head_of("/healthz", {"Cookie": "x" * size}),
            head_of(f"/healthz?{'x' * size}", {}),
        )
        fits = head_of("/healthz", fields(LARGEST_HEAD - 1024))
        for pieces in (5000, 10**6):
            for head in large:
                assert await in_pieces(server.address, head, pieces) in (b"", TOO_LARGE)
            assert (await in_pieces(server.address, fits, pieces)).endswith(b"ok\n")


async def in_pieces(address: str, content: bytes, size: int) -> bytes:
    """Send this many bytes at a time; returns the reply."""
    reader, writer = await plain_line(address)
    try:
        for start in range(0, len(content), size):
            writer.write(content[start : start + size])
            await writer.drain()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_a_head_that_is_too_large_is_told_so(tmp_path: Path) -> None:
    """A browser with too many cookies reads what to do; and so does a socket."""
    async with serving(tmp_path) as server:
        code = await server.browser().open()
        named = {"Origin": server.address, **fields(LARGEST_HEAD)}
        assert await handshake(server.address, f"/ws/{code}", **named) == 431
        named = {"Origin": server.address, **fields(LARGEST_HEAD - 1024)}
        assert await handshake(server.address, f"/ws/{code}", **named) == 101
        size = int(TOO_LARGE.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        assert len(TOO_LARGE.partition(b"\r\n\r\n")[2]) == size


async def test_what_comes_after_a_body_is_measured_too(tmp_path: Path) -> None:
    """Headers may follow a body in parts, and would fill the memory."""
    async with serving(tmp_path) as server:
        head = "GET /healthz HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        trailers = "".join(f"X-{number}: x\r\n" for number in range(100_000))
        answer = await talk(server.address, f"{head}{trailers}\r\n".encode())
        assert answer.count(b"HTTP/1.1 200") <= 1
        assert await eventually(lambda: server.is_at_rest)


# Leaving too early


async def eventually(is_true: Callable[[], bool]) -> bool:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.01)
    return True


@pytest.mark.parametrize("code", ["right", "wrong"])
@pytest.mark.parametrize("how", ["aborts", "hangs up"])
async def test_who_goes_away_before_being_let_in_is_no_error(
    tmp_path: Path, how: str, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A phone leaves while the table is read: nothing fails, and nobody gets a 500."""
    with capture_logs() as journal:
        await go_away_early(tmp_path, how, code)
    assert [line["event"] for line in journal if line["log_level"] != "info"] == []
    assert [line.message for line in caplog.records if line.levelname != "INFO"] == []


async def go_away_early(data: Path, how: str, code: str) -> None:
    """Ask for a socket, and leave while the table is read."""
    async with serving(data, idle_seconds=0.0, sweep_seconds=0.01) as server:
        found = await server.browser().open()
        await eventually(lambda: not server.tables.loaded)
        is_gone, is_asked, read = asyncio.Event(), asyncio.Event(), server.tables.store.read

        async def slowly(*named: Any) -> Any:
            is_asked.set()
            await is_gone.wait()
            return await read(*named)

        server.tables.store.read = slowly  # type: ignore[method-assign]
        reader, writer = await plain_line(server.address)
        path = f"/ws/{found if code == 'right' else 'BBBB'}?as=screen"
        writer.write(HANDSHAKE.format(path=path, host=urlsplit(server.address).netloc).encode())
        await asyncio.wait_for(is_asked.wait(), PATIENCE)
        if how == "aborts":
            writer.transport.abort()
            await eventually(lambda: not server.server.server_state.connections)
        else:
            writer.write_eof()
        is_gone.set()
        if how != "aborts":
            assert b" 500 " not in await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
        await eventually(lambda: server.is_at_rest)


# Connections that ask for nothing

FEW_FILES = 256


async def idle_lines(address: str, count: int, start: bytes = b"") -> list[asyncio.StreamWriter]:
    """This many connections that ask for nothing, or for nothing more."""
    opened = await asyncio.gather(*(plain_line(address) for _ in range(count)))
    lines = [writer for _, writer in opened]
    for writer in lines:
        writer.write(start)
    return lines


@pytest.mark.posix
@pytest.mark.parametrize(
    "start",
    [b"", b"GET /api/ga", b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"],
    ids=["nothing", "half a head", "kept alive"],
)
async def test_hundreds_who_ask_for_nothing_keep_nobody_out(tmp_path: Path, start: bytes) -> None:
    """With few files, six hundred connections are held; a newcomer gets in, and the log says so."""
    options = ("--limits", "on", "--log", "warning")
    async with Process(tmp_path, *options, files=FEW_FILES) as server:
        held = await idle_lines(server.address, 600, start)
        guest = server.browser()
        code = await guest.open()
        await guest.join(code, "Anna")
        phone = await guest.sit(code)
        assert phone.welcome is not None
        held += await idle_lines(server.address, 300, start)
        assert (await server.browser().ask("GET", "/healthz")).text == "ok\n"
        assert phone.is_open
        assert server.process.stderr is not None
        line = json.loads(await asyncio.wait_for(server.process.stderr.readline(), PATIENCE))
        assert line["event"] == "a limit was reached"
        assert line["limit"] == "connections from one address"
        for each in held:
            each.close()


@pytest.mark.posix
async def test_hundreds_from_many_addresses_at_once_keep_nobody_out(tmp_path: Path) -> None:
    """Six hundred come at the same moment, from nine addresses; newcomers after them get in."""
    options = ("--limits", "on", "--log", "warning")
    async with Process(tmp_path, *options, files=FEW_FILES) as server:
        for _ in range(3):
            url = urlsplit(server.address)
            coming = [
                asyncio.open_connection(
                    url.hostname, url.port, local_addr=(f"127.0.0.{2 + number % 9}", 0)
                )
                for number in range(600)
            ]
            held = await asyncio.gather(*coming, return_exceptions=True)
            code = await server.browser().open()
            assert (await server.browser().watch(code)).welcome is not None
            for each in held:
                if not isinstance(each, BaseException):
                    each[1].close()
        await server.kill()
        assert server.process.stderr is not None
        lines = [json.loads(line) for line in (await server.process.stderr.read()).splitlines()]
        assert "connections" in [line["limit"] for line in lines]


async def test_sockets_that_say_nothing_do_not_fill_the_house(tmp_path: Path) -> None:
    """With the maximum number of watching sockets, another player can still sit down."""
    bounds = BOUNDS.within(40)
    async with serving(tmp_path, bounds=bounds, proxies=("127.0.0.1",), most_lines=40) as server:
        code = await server.browser().open()
        crowd = [
            await looking_on(server.address, code, f"203.0.113.{1 + number % 3}")
            for number in range(bounds.sockets_in_all + 5)
        ]
        assert server.tables.limits._count <= bounds.sockets_in_all + 1
        guest = server.browser()
        await guest.join(code, "Anna")
        assert (await guest.sit(code)).welcome is not None
        for each in crowd:
            each.close()


async def looking_on(address: str, code: str, client: str) -> asyncio.StreamWriter:
    """A public screen's socket that a proxy passes on for a client."""
    reader, writer = await plain_line(address)
    head = HANDSHAKE.format(path=f"/ws/{code}?as=screen", host=urlsplit(address).netloc)
    writer.write(head.replace("\r\n\r\n", f"\r\nX-Forwarded-For: {client}\r\n\r\n").encode())
    head_line = await asyncio.wait_for(reader.readline(), PATIENCE)
    assert head_line.split(b" ")[1] == b"101"
    return writer


async def test_a_full_house_takes_nobody_else_and_cuts_nobody_who_plays(tmp_path: Path) -> None:
    """While no connection is idle, the newcomer is turned away; after one has left, it gets in."""
    async with serving(tmp_path, most_lines=4) as server:
        party = await seated(server, 2)
        extra = await party.host.watch(party.code)
        await eventually(lambda: server.doors.resting == 0)
        with pytest.raises(httpx.TransportError):
            await server.browser().ask("GET", "/healthz")
        assert party.screen.is_open
        assert all(phone.is_open for phone in party.phones)
        assert server.doors.cut > 0
        await extra.close()
        await eventually(lambda: len(server.doors) < server.doors.most)
        assert (await server.browser().ask("GET", "/healthz")).text == "ok\n"


async def test_a_proxy_brings_many_people(tmp_path: Path) -> None:
    """The limits of one address apply to clients, not to a proxy that we trust."""
    bounds = msgspec.structs.replace(BOUNDS, lines=5)
    for proxies, most in (((), 5), (("127.0.0.1",), 30)):
        async with serving(tmp_path, bounds=bounds, proxies=proxies) as server:
            held = await idle_lines(server.address, 30)
            await eventually(lambda m=most, s=server: len(s.doors) == m)  # type: ignore[misc]
            for each in held:
                each.close()


async def test_who_takes_no_answer_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unread answer, or an endless body, holds a connection only for a while."""
    monkeypatch.setattr(protocols, "SLOWEST_TAKER", 0.2)
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_bytes(b"x" * 20_000_000)
    async with serving(tmp_path, Static(tmp_path / "site")) as server:
        reader, writer = await plain_line(server.address)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.wait_for(reader.readexactly(8), PATIENCE)
        await eventually(lambda: server.is_at_rest)
        writer.close()
        reader, writer = await plain_line(server.address)
        writer.write(b"GET /assets/x HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n")
        await asyncio.wait_for(reader.readexactly(8), PATIENCE)
        with pytest.raises(ConnectionError):
            await trickle(writer)


async def trickle(writer: asyncio.StreamWriter) -> None:
    """Send a body byte by byte."""
    async with asyncio.timeout(PATIENCE):
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.01)


async def test_nothing_is_kept_of_connections_that_went(tmp_path: Path) -> None:
    """Pages, sockets and those who only knocked: when all have gone, nobody is counted."""
    async with serving(tmp_path) as server:
        party = await seated(server, 2)
        held = await idle_lines(server.address, 20)
        assert len(server.doors) >= 20
        for each in held:
            each.close()
        for socket in party.all:
            await socket.close()
        await eventually(lambda: server.is_at_rest and not len(server.doors))
        assert not server.doors._count
        assert not server.doors._resting_of


# Pages


async def test_pages_are_fetched_at_a_bounded_rate(tmp_path: Path) -> None:
    """Asking for too many says when to come again; others, and players, notice nothing."""
    bounds = msgspec.structs.replace(BOUNDS, pages=Rate(40, 1 / 30))
    async with serving(tmp_path, bounds=bounds, proxies=("127.0.0.1",)) as server:
        guest = server.browser()
        code = await guest.open()
        await guest.join(code, "Anna")
        flood = {"X-Forwarded-For": "203.0.113.9"}
        async with httpx.AsyncClient(base_url=server.address) as stranger:
            for _ in range(10):
                for path in ("/healthz", "/words/en.ftl", "/api/games", "/words/none.ftl"):
                    assert (await stranger.get(path, headers=flood)).status_code != 429
            for path in ("/", "/assets/x.js", "/words/en.ftl", "/rules/senate.md", "/healthz"):
                answer = await stranger.get(path, headers=flood)
                assert answer.status_code == 429
                assert 0 < int(answer.headers["retry-after"]) <= 30
                assert answer.text == "That is too much from one address; wait a while.\n"
            for path in ("/api/games", "/api/none", f"/api/tables/{code}"):
                answer = await stranger.get(path, headers=flood)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-much")
                assert 0 < int(answer.headers["retry-after"]) <= 30
            other = {"X-Forwarded-For": "203.0.113.10"}
            assert (await stranger.get("/api/games", headers=other)).is_success
        assert (await guest.sit(code)).welcome is not None


def test_a_room_full_of_phones_loads_everything_and_again() -> None:
    """Ten phones and three screens load each file of the client, all words, rules and cards,
    twice."""
    client = len(Static().files) or 200
    words = sum(len(languages()) * (2 + len(game.themes)) + 3 for game in games().values())
    assert 2 * 13 * (client + words + len(languages())) < BOUNDS.pages.at_once
