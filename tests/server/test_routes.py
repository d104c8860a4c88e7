"""Requests over HTTP: tables and seats, words and rules, records and replays."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from palatine.catalog import game_of, games
from palatine.core.record import read_record, verify
from palatine.core.seats import PUBLIC
from palatine.core.stream import packet
from palatine.core.words import languages
from palatine.server.pages.static import Static
from palatine.server.wire import messages as sent
from tests.server.visitors import SENATE, Browser, Running, seated, serving

pytestmark = pytest.mark.anyio


async def test_the_catalog_has_every_game(tmp_path: Path) -> None:
    """`/api/games` names all games, with their sizes, switches, bots and claims."""
    async with serving(tmp_path) as server:
        found = (await server.browser().ask("GET", "/api/games")).json()
        cards = {card["id"]: card for card in found["games"]}
        assert cards.keys() == games().keys()
        assert cards["senate"]["players"] == [5, 6, 7, 8, 9, 10]
        assert cards["senate"]["talk"]["retract"] == []
        assert tuple(found["languages"]) == languages()


WRONG = [
    ({"game": "chess", "players": 2}, "bad-setup"),
    ({"game": "senate", "players": 3}, "bad-setup"),
    ({"game": "senate", "players": 5, "edition": "third"}, "bad-setup"),
    ({"game": "senate", "players": 5, "options": {"reshuffle": "never"}}, "bad-setup"),
    ({"game": "senate", "players": 5, "theme": "pirates"}, "bad-setup"),
    ({"game": "senate", "players": 5, "language": "tlh"}, "bad-setup"),
    ({"game": "senate", "players": 5, "patience": -1}, "bad-setup"),
    ({"game": "senate", "players": 5, "colour": "red"}, "bad-message"),
    ({"game": "senate"}, "bad-message"),
    ([1, 2], "bad-message"),
]


@pytest.mark.parametrize(("choice", "code"), WRONG)
async def test_a_table_that_can_not_be_is_refused(tmp_path: Path, choice: Any, code: str) -> None:
    """A choice that does not exist is refused with its error's code."""
    async with serving(tmp_path) as server:
        answer = await server.browser().ask("POST", "/api/tables", choice)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_what_a_choice_leaves_open_is_filled_in(tmp_path: Path) -> None:
    """Without an edition and a theme, a table has the first edition and its own theme."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        code = await browser.open()
        door = (await browser.ask("GET", f"/api/tables/{code}")).json()
        assert door["choice"]["edition"] == "sith-imperative"
        assert door["choice"]["theme"] == "sith-imperative"


async def test_the_door_tells_what_a_guest_needs(tmp_path: Path) -> None:
    """A guest sees the game and whether there is room; who is there stays inside."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        path = f"/api/tables/{party.code}"
        guest = await server.browser().ask("GET", path)
        assert "Anna" not in guest.text
        assert guest.json()["is_full"] is True
        assert guest.json()["has_seat"] is False
        assert (await party.browsers[1].ask("GET", path)).json()["has_seat"] is True
        assert (await party.host.ask("GET", path)).json()["is_host"] is True
        assert (await server.browser().ask("GET", path.lower())).status_code == 200
        assert (await server.browser().ask("GET", f"{path}B")).status_code == 404


async def join(browser: Browser, code: str, name: str) -> tuple[int, str]:
    """Try to sit down: the status, and the error's code or nothing."""
    answer = await browser.ask("POST", f"/api/tables/{code}/people", sent.Name(name))
    return answer.status_code, answer.json().get("code") if answer.is_error else ""


async def test_who_can_not_sit_down_is_told_why(tmp_path: Path) -> None:
    """A bad name, a taken name, a second seat, a full table, a running game."""
    async with serving(tmp_path) as server:
        party = await seated(server, 4)
        code = party.code
        assert await join(server.browser(), code, " ") == (422, "bad-name")
        assert await join(server.browser(), code, "ANNA ") == (409, "name-taken")
        assert await join(server.browser(), code, "Ann\u0430") == (409, "name-alike")
        assert await join(party.browsers[0], code, "Zoe") == (409, "already-seated")
        assert await join(server.browser(), code, "Zoe") == (201, "")
        assert await join(server.browser(), code, "Max") == (409, "table-full")
        await party.start()
        assert await join(server.browser(), code, "Max") == (409, "not-in-lobby")
        assert await join(server.browser(), "BBBB", "Max") == (404, "no-such-table")


async def test_who_never_heard_that_the_seat_is_there_has_it(tmp_path: Path) -> None:
    """The ticket was given at the door: losing the answer to joining costs nothing, and neither
    does joining again."""
    async with serving(tmp_path) as server:
        code = await server.browser().open()
        guest = server.browser()
        path = f"/api/tables/{code}"
        assert (await guest.ask("GET", path)).json()["has_seat"] is False
        given = dict(guest.cookies)
        await guest.join(code, "Anna")
        guest.cookies = given
        assert await join(guest, code, "Anna") == (409, "already-seated")
        again = await guest.ask("GET", path)
        assert again.json()["has_seat"] is True
        assert "Max-Age" in again.headers["set-cookie"]
        assert (await guest.sit(code)).gone is None


async def test_who_was_shown_out_gets_another_ticket_at_the_door(tmp_path: Path) -> None:
    """The old one is no longer valid, and would be shown out again."""
    async with serving(tmp_path) as server:
        party = await seated(server, 3)
        left = party.browsers[0]
        await party.phones[0].do(sent.Leave)
        assert (await left.ask("GET", f"/api/tables/{party.code}")).json()["has_seat"] is False
        await left.join(party.code, "Zoe")
        assert (await left.sit(party.code)).gone is None


async def test_tickets_are_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    """Cookies are HttpOnly and SameSite=Strict, and the disk has no tickets, only hashes."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        answer = await browser.ask("POST", "/api/tables", SENATE)
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        await browser.join(answer.json()["code"], "Anna")
        tickets = [ticket.encode() for ticket in browser.cookies.values()]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert len(tickets) == 2
        assert not any(ticket in kept for ticket in tickets)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Static:
    """A client that was built."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>page")
    (folder / "index.html.gz").write_bytes(b"packed")
    (folder / "assets" / "app-1a2b.js").write_text("app()")
    (folder / "sources.sha256").write_text("ab" * 32)
    return Static(folder)


async def test_pages_and_files_are_served(tmp_path: Path, client: Static) -> None:
    """Every page is the index, never cached; files with a hash in their name are cached forever."""
    async with serving(tmp_path, client=client) as server:
        browser = server.browser()
        for page in ("/", "/about", "/t/BCDF", "/s/BCDF"):
            answer = await browser.ask("GET", page, accept="identity")
            assert (answer.status_code, answer.text) == (200, "<p>page")
            assert answer.headers["cache-control"] == "no-cache"
        script = await browser.ask("GET", "/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await browser.ask("GET", "/assets/app-none.js")).status_code == 404
        assert (await browser.ask("GET", "/api/nothing")).status_code == 404
        assert server.tables.settings.build == "ab" * 8


def test_every_file_of_the_client_has_its_kind() -> None:
    """By our own list: some systems call scripts plain text, and browsers then run none."""
    kinds = {Path(name).suffix: each.kind for name, each in Static().files.items()}
    assert kinds[".js"] == "text/javascript"
    assert [suffix for suffix, kind in kinds.items() if kind == "application/octet-stream"] == []


async def test_every_answer_has_a_strict_policy(tmp_path: Path) -> None:
    """No inline script anywhere, no framing, no sniffing, nothing sent to other sites."""
    async with serving(tmp_path) as server:
        for path in ("/", "/api/games", "/api/tables/BBBB", "/words/en.ftl", "/healthz"):
            headers = (await server.browser().ask("GET", path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


def bundle(text: str, language: str) -> FluentBundle:
    """The words of a file, as a browser reads it."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text), allow_overrides=True)
    return made


@pytest.mark.parametrize("language", languages())
async def test_words_are_served_with_themes_and_names(tmp_path: Path, language: str) -> None:
    """The home page has the names of all games, and a game's words speak in its theme."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        home = bundle((await browser.ask("GET", f"/words/{language}.ftl")).text, language)
        for game in games().values():
            assert home.has_message(f"game-name-{game.id}")
            assert home.has_message(f"edition-name-{game.id}-{next(iter(game.editions))}")
            for theme in game.themes or ("-",):
                answer = await browser.ask("GET", f"/words/{game.id}/{theme}/{language}.ftl")
                assert bundle(answer.text, language).has_message("game-name")
        assert home.has_message("error-name-taken")
        for path in ("/words/xx.ftl", "/words/chess/-/en.ftl", "/words/senate/none/en.ftl"):
            assert (await browser.ask("GET", path)).status_code == 404


async def test_words_that_a_browser_has_are_not_sent_again(tmp_path: Path) -> None:
    """A tag for their content saves a phone the second load; what no page says is not sent."""
    async with serving(tmp_path) as server:
        path = f"{server.address}/words/senate/sith-imperative/en.ftl"
        async with httpx.AsyncClient() as client:
            first = await client.get(path)
            tag = {"If-None-Match": first.headers["etag"]}
            again = await client.get(path, headers=tag)
        assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
        assert (again.status_code, again.content) == (304, b"")
        assert "terminal-" not in first.text
        assert "rulebook-" not in first.text
        assert "#" not in first.text


async def test_rules_are_served_to_read(tmp_path: Path) -> None:
    """A game's rulebook and rulings are one page."""
    async with serving(tmp_path) as server:
        page = await server.browser().ask("GET", "/rules/senate/en.md")
        assert "**SE-3.2**" in page.text
        assert "“When the deck is shuffled again”" in page.text
        assert "`" not in page.text
        assert "**SE-R1**" in page.text
        german = await server.browser().ask("GET", "/rules/senate/de.md")
        assert "Das oberste Plättchen des" in german.text
        assert "„Wann der Stapel neu gemischt wird“" in german.text
        assert [each.headers["content-language"] for each in (page, german)] == ["en", "de"]
        for nothing in ("chess/en", "senate/xx"):
            assert (await server.browser().ask("GET", f"/rules/{nothing}.md")).status_code == 404


def as_json(message: object) -> Any:
    """A message as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(message))


async def finished_game(server: Running) -> str:
    """The code of a table where a game is over."""
    party = await seated(server, 5)
    await party.start()
    before = await server.browser().ask("GET", f"/api/tables/{party.code}/record")
    assert (before.status_code, before.json()["code"]) == (409, "still-running")
    await party.play(Random(3))
    return party.code


async def test_a_finished_game_has_a_true_record_and_a_replay_for_all_eyes(tmp_path: Path) -> None:
    """The record verifies; a replay ends as the game did; every viewpoint has the same moments."""
    async with serving(tmp_path) as server:
        code = await finished_game(server)
        browser = server.browser()
        record = read_record((await browser.ask("GET", f"/api/tables/{code}/record")).content)
        assert len(verify(game_of("senate"), record)) == 3
        found = (await browser.ask("GET", f"/api/tables/{code}/replay/all")).json()
        assert [len(steps) for steps in found["seats"]] == [len(found["steps"])] * 5
        one = (await browser.ask("GET", f"/api/tables/{code}/replay/3")).json()
        assert one["steps"] == found["seats"][3]
        assert (await browser.ask("GET", f"/api/tables/{code}/replay/9")).status_code == 422
        table = server.tables.loaded[code].table
        assert table.match is not None
        last = packet(table.match, PUBLIC)
        steps = found["steps"]
        assert sum(len(step["news"]) for step in steps) == len(last.news)
        assert steps[-1]["over"] == as_json(last.over)
        views = [step["view"] for step in steps if "view" in step]
        assert views[-1] == as_json(last.view)


async def test_health_and_metrics(tmp_path: Path) -> None:
    """The server says that it is well, and how much goes on, without naming anybody."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        assert (await server.browser().ask("GET", "/healthz")).text == "ok\n"
        page = (await Browser(server.metrics).ask("GET", "/metrics")).text
        assert 'palatine_lines{state="busy"} 7.0' in page
        assert 'palatine_lines{state="resting"}' in page
        assert "palatine_cut_lines 0.0" in page
        assert 'palatine_connections{kind="seat"} 5.0' in page
        assert "palatine_opened_tables_total 1.0" in page
        assert "Anna" not in page
        assert party.code not in page


async def test_a_game_that_was_cleared_away_can_still_be_had(tmp_path: Path) -> None:
    """By its number, or as the last one while none is on the table; the running one can't be
    had."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        record, replay = (f"/api/tables/{party.code}/{each}" for each in ("record", "replay/all"))
        await party.start()
        await party.play(Random(3))
        browser = server.browser()
        old = [(await browser.ask("GET", path)).content for path in (record, replay)]
        await party.screen.do(sent.Again)
        assert [(await browser.ask("GET", path)).content for path in (record, replay)] == old
        await party.start()
        first = [(await browser.ask("GET", f"{path}?game=1")).content for path in (record, replay)]
        assert first == old
        for game, code in (("", "still-running"), ("2", "still-running"), ("3", "no-game")):
            answer = await browser.ask("GET", f"{replay}?game={game}")
            assert (answer.status_code, answer.json()["code"]) == (409, code)
        for game in ("0", "-1", "one", "1" * 9):
            assert (await browser.ask("GET", f"{record}?game={game}")).status_code in (409, 422)
