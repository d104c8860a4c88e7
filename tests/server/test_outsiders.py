"""Outsiders: codes can't be guessed, other sites get nothing, answers and logs reveal nothing."""

import asyncio
import json
import logging
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import structlog

from palatine.server.journal import write_journal
from palatine.server.pages.static import Static
from palatine.server.routes import answers
from palatine.server.routes.door import MOST
from palatine.server.table.codes import LETTERS
from palatine.server.wire import messages as sent
from palatine.server.wire import protocols
from palatine.server.wire.limits import BOUNDS, NO_BOUNDS
from tests.server.attackers import handshake, plain_line, refused_status, statuses, talk
from tests.server.visitors import PATIENCE, SENATE, Browser, seated, serving

pytestmark = pytest.mark.anyio
NASTY = (
    "<script>alert(1)",
    '"><img src=x>',
    "{ $x } {{a}}",
    "'; DROP TABLE--a",
    "\u05d0\u05d1\u05d2",
    "\U0001f600 Anna \u2764\ufe0f",
    "%s%n\\u0041",
)


def wrong_codes(right: str, count: int) -> list[str]:
    """This many codes without a table."""
    codes = map("".join, product(LETTERS, repeat=4))
    return list(islice((code for code in codes if code != right), count))


async def test_ten_thousand_wrong_codes(tmp_path: Path) -> None:
    """After twenty the guesser learns nothing, not even about the right code; guests come and
    go."""
    async with serving(tmp_path, bounds=BOUNDS) as server:
        party = await seated(server, 2)
        paths = [f"/api/tables/{code}" for code in wrong_codes(party.code, 10_000)]
        paths.append(f"/api/tables/{party.code}")
        found = await statuses(server.address, paths)
        learned = [status for status in found if status != 429]
        assert learned == [404] * len(learned)
        assert len(learned) <= BOUNDS.guesses + 10
        assert await refused_status(server.browser(), f"/ws/{party.code}?as=screen") == 429
        assert (await party.browsers[0].ask("GET", f"/api/tables/{party.code}")).is_success
        assert (await party.browsers[1].sit(party.code)).welcome is not None
        assert (await party.host.watch(party.code)).welcome is not None


async def test_many_guesses_at_once_learn_no_more(tmp_path: Path) -> None:
    """Three hundred on that many connections: the number of telling answers is just as small."""
    async with serving(tmp_path, bounds=BOUNDS) as server:
        code = await server.browser().open()
        asked = [f"/api/tables/{each}" for each in wrong_codes(code, 300)]
        found = await asyncio.gather(*(statuses(server.address, [path]) for path in asked))
        assert sum(status != [429] for status in found) <= BOUNDS.guesses + 5
        assert await statuses(server.address, [f"/api/tables/{code}"]) == [429]


async def test_a_ticket_for_one_table_does_not_help_to_guess_others(tmp_path: Path) -> None:
    """A known guest is known at that table alone."""
    async with serving(tmp_path, bounds=BOUNDS) as server:
        guest = server.browser()
        code = await guest.open()
        await guest.join(code, "Eve")
        ticket = guest.cookies[f"seat-{code}"]
        for each in wrong_codes(code, 60):
            guest.cookies[f"seat-{each}"] = guest.cookies[f"host-{each}"] = ticket
            last = await statuses(server.address, [f"/api/tables/{each}"], guest.cookie_header)
        assert last == [429]


async def test_wrong_codes_are_answered_alike(tmp_path: Path) -> None:
    """Every question about a missing table gets the same empty words."""
    async with serving(tmp_path, bounds=NO_BOUNDS) as server:
        browser = server.browser()
        found = set()
        for code in ("BBBB", "nope", "a", "%F0%9F%98%80", "ZZZZZZ", "%00%00%00%00"):
            for rest in ("", "/record", "/replay/all", "/replay/x"):
                answer = await browser.ask("GET", f"/api/tables/{code}{rest}")
                found.add((answer.status_code, answer.content))
            answer = await browser.ask("POST", f"/api/tables/{code}/people", sent.Name("Eve"))
            found.add((answer.status_code, answer.content))
        assert len(found) == 1, found


async def test_a_running_game_has_no_record_and_no_replay(tmp_path: Path) -> None:
    """Not for a stranger, a player or the host, from any viewpoint; once it is over, it has."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        table = f"/api/tables/{party.code}"
        paths = [f"{table}/record", *(f"{table}/replay/{each}" for each in ("all", "public", 0, 4))]
        for browser in (server.browser(), party.browsers[0], party.host):
            for path in paths:
                assert (await browser.ask("GET", path)).json()["code"] == "still-running"
        await party.screen.do(sent.End)
        for path in paths:
            assert (await server.browser().ask("GET", path)).is_success


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "",
        "http://",
        "file://",
        "HOST",
        "http://HOST.evil.example",
        "http://evil.example/http://HOST",
        "http://HOST@evil.example",
        "http://[",
        None,
    ],
)
async def test_other_sites_open_no_socket_and_post_nothing(
    tmp_path: Path, origin: str | None
) -> None:
    """Only our own page gets in: the browser says which page asks."""
    async with serving(tmp_path) as server:
        host = urlsplit(server.address).netloc
        named = {} if origin is None else {"Origin": origin.replace("HOST", host)}
        code = await server.browser().open()
        assert await handshake(server.address, f"/ws/{code}?as=screen", **named) == 403
        answer = await post(server.address, "/api/tables", {"game": "senate", "players": 5}, named)
        assert answer.status_code == 403
        assert await handshake(server.address, f"/ws/{code}", Origin=server.address) == 101


async def post(address: str, path: str, body: Any, headers: dict[str, str]) -> httpx.Response:
    """Post something with these headers."""
    kind = {"Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=address) as client:
        return await client.post(path, content=json.dumps(body), headers=kind | headers)


async def test_a_form_of_another_kind_posts_nothing(tmp_path: Path) -> None:
    """What a page can send without asking first (forms, plain text) is refused."""
    async with serving(tmp_path) as server:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            named = {"Origin": server.address, "Content-Type": kind}
            answer = await post(server.address, "/api/tables", {"game": "senate"}, named)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


async def test_a_host_that_is_none_is_refused(tmp_path: Path) -> None:
    """A name in links and QR codes must be a machine's name."""
    async with serving(tmp_path) as server:
        code = await server.browser().open()
        for host in ("a" * 300, "a b", "x<y>", "x;y", "[::1", ""):
            named = {"Host": host, "Origin": f"http://{host}"}
            assert await handshake(server.address, f"/ws/{code}", **named) in (400, 403)
        answer = await talk(
            server.address, b"GET / HTTP/1.1\r\nHost: x; script-src *\r\nConnection: close\r\n\r\n"
        )
        assert b"script-src *" not in answer


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Static:
    """A client in a folder, with a secret next to it."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret.txt").write_text("the secret")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<p>page")
    (folder / "static" / "assets" / "a.js").write_text("app()")
    return Static(folder / "static")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//etc/passwd",
        "/%00/../secret.txt",
        "/words/../../secret.txt",
        "/words/en%2f..%2f..%2fx.ftl",
        "/words/senate/..%2f..%2fen/de.ftl",
        "/rules/..%2fsenate.md",
        "http://evil.example/secret.txt",
        "*",
    ],
)
async def test_no_path_leads_out_of_the_client(tmp_path: Path, client: Static, path: str) -> None:
    """Dots, slashes and zeros in any spelling: the page, or nothing."""
    async with serving(tmp_path, client=client) as server:
        head = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        answer = await talk(server.address, head.encode())
        assert b"secret" not in answer
        assert b"root:" not in answer
        assert int(answer.split(b" ")[1]) in (200, 400, 404)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "CONNECT", "X"])
async def test_other_methods_do_nothing(tmp_path: Path, method: str) -> None:
    """The server understands only GET, HEAD and POST, and never invites another site."""
    async with serving(tmp_path) as server:
        code = await server.browser().open()
        for path in ("/", "/api/tables", f"/api/tables/{code}", "/api/move", "/healthz"):
            head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
            answer = await talk(server.address, f"{head}Connection: close\r\n\r\n".encode())
            assert int(answer.split(b" ")[1]) in (400, 404, 405)
            assert b"access-control" not in answer.lower()


async def test_every_answer_has_its_headers(tmp_path: Path, client: Static) -> None:
    """Pages, refusals, missing pages and failures: strict, unframed, not kept, unsigned."""
    async with serving(tmp_path, client=client) as server:
        browser = server.browser()
        code = await browser.open()
        server.tables.store.count = broken_count  # type: ignore[method-assign]
        paths = ("/", "/nothing", "/api/games", f"/api/tables/{code}", "/api/tables/BBBB")
        for path in (*paths, "/api/none", "/words/xx.ftl", "/assets/none.js", "/healthz"):
            answer = await browser.ask("GET", path)
            policy = answer.headers["content-security-policy"]
            host = urlsplit(server.address).netloc
            assert f"connect-src 'self' ws://{host} wss://{host}" in policy
            assert "unsafe" not in policy
            assert "*" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cache-control"] in ("no-store", "no-cache")
            assert "server" not in answer.headers
            assert "anna" not in answer.text.lower()
        assert answer.status_code == 500
        assert answer.text == "something went wrong\n"


async def broken_count() -> int:
    """Break with a name in the message."""
    raise KeyError("Anna holds a ticket")


async def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    """They would show guests that a vote was changed. So they have their own port, and no header
    makes an operator of a guest, behind any proxy on this machine."""
    for proxies in ((), ("127.0.0.1",)):
        async with serving(tmp_path, proxies=proxies) as server:
            port = urlsplit(server.metrics).netloc
            async with httpx.AsyncClient(base_url=server.address) as proxy:
                for named in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"Host": port}):
                    assert (await proxy.get("/metrics", headers=named)).status_code == 404
            assert (await Browser(server.metrics).ask("GET", "/metrics")).status_code == 200


async def test_only_a_proxy_that_is_trusted_says_who_asks(tmp_path: Path) -> None:
    """Without trust, a hundred made-up addresses are one; with it, the last hop counts."""
    wrong = [f"/api/tables/{code}" for code in wrong_codes("", 40)]
    for proxies, expected in (((), 429), (("127.0.0.1",), 404)):
        async with serving(tmp_path, proxies=proxies, bounds=BOUNDS) as server:
            async with httpx.AsyncClient(base_url=server.address) as proxy:
                for number, path in enumerate(wrong):
                    named = {"X-Forwarded-For": f"198.51.100.7, 203.0.113.{number}"}
                    answer = await proxy.get(path, headers=named)
            assert answer.status_code == expected


async def test_behind_a_trusted_proxy_cookies_are_secure(tmp_path: Path) -> None:
    """Under https, as the proxy says, tickets never travel unencrypted."""
    async with serving(tmp_path, proxies=("127.0.0.1",)) as server:
        host = urlsplit(server.address).netloc
        named = {"X-Forwarded-Proto": "https", "Origin": f"https://{host}"}
        answer = await post(server.address, "/api/tables", {"game": "senate", "players": 5}, named)
        assert "Secure" in answer.headers["set-cookie"]
        plain = await server.browser().ask("POST", "/api/tables", SENATE)
        assert "Secure" not in plain.headers["set-cookie"]


async def test_a_browser_forgets_its_oldest_tickets(tmp_path: Path) -> None:
    """Otherwise a screen's requests would grow with every table until no server took them."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        browser.cookies = {f"host-{number:04}": "x" * 43 for number in range(MOST + 5)}
        answer = await browser.ask("POST", "/api/tables", SENATE)
        dropped = [each for each in answer.headers.get_list("set-cookie") if "Max-Age=0" in each]
        assert [each[:9] for each in dropped] == [f"host-{number:04}" for number in range(6)]


@pytest.mark.parametrize("name", NASTY)
async def test_a_name_is_text_and_nothing_else(tmp_path: Path, name: str) -> None:
    """Markup, quotes, braces, letters from right to left: they come back unchanged."""
    async with serving(tmp_path) as server:
        screen, guest = server.browser(), server.browser()
        code = await screen.open()
        await guest.join(code, name)
        shown = (await screen.watch(code)).table
        assert shown is not None
        assert shown.people[0].name == name.replace("\ufe0f", "")


async def test_a_head_without_end_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Endless headers, a first line that never comes, a body that never ends."""
    monkeypatch.setattr(protocols, "SLOWEST_HEAD", 0.2)
    monkeypatch.setattr(answers, "SLOWEST_BODY", 0.2)
    async with serving(tmp_path) as server:
        endless = b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"x" * 10**6
        assert await talk(server.address, endless) in (b"", protocols.TOO_LARGE)
        for start in (b"", b"GET / HTTP/1.1\r\nHo"):
            reader, writer = await plain_line(server.address)
            writer.write(start)
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()
        body = await unfinished_body(server.browser())
        assert b" 429 " in body


async def unfinished_body(browser: Browser) -> bytes:
    """Promise a body, send a part of it, and see what comes."""
    reader, writer = await plain_line(browser.address)
    head = "POST /api/tables HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nContent-Length: 100\r\n"
    host = urlsplit(browser.address).netloc
    kind = "Content-Type: application/json\r\n\r\n{"
    writer.write((head.format(host, browser.address) + kind).encode())
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    writer.close()
    return answer


async def test_the_journal_names_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A whole game, refusals, a failure: no name, ticket, hash, seed or answer in any line."""
    write_journal("info")
    logging.getLogger("httpx").setLevel("WARNING")  # the visitors' own
    try:
        async with serving(tmp_path) as server:
            party = await seated(server, 5)
            await party.start()
            await party.play(Random(1))
            await party.phones[0].wire.send("Anna nonsense")
            server.tables.store.count = broken_count  # type: ignore[method-assign]
            await server.browser().ask("GET", "/healthz")
            table = server.tables.loaded[party.code].table
        written = capfd.readouterr().err
        assert "table opened" in written
        assert "a request failed" in written
        tickets = [each for one in (party.host, *party.browsers) for each in one.cookies.values()]
        hashes = [one.ticket for one in table.people.values() if one.ticket]
        for secret in (
            *tickets,
            *hashes,
            table.host,
            table.seed.hex(),
            "Anna",
            "Cleo",
            "127.0.0.1",
        ):
            assert secret not in written
    finally:
        structlog.reset_defaults()
        logging.basicConfig(force=True, handlers=[])
