"""Cards and decks over HTTP: all cards of a game, and a deck checked and forgotten."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from palatine.catalog import games
from palatine.core.deck_files import sentences
from palatine.server.wire.card_messages import CardBook, CheckedDeck, DeckText
from palatine.server.wire.limits import BOUNDS, LARGEST_MESSAGE, Bounds, Rate
from tests.server.visitors import Browser, serving

pytestmark = pytest.mark.anyio
GAME = "seize-the-imperium"
PATH = f"/api/games/{GAME}/decks"
ROOT = Path(__file__).parents[2]
LIST = (ROOT / "examples" / "iron_fist.txt").read_text("utf-8")


async def check(browser: Browser, text: str, name: str = "") -> CheckedDeck:
    """Have a deck checked."""
    answer = await browser.ask("POST", PATH, DeckText(text, name))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=CheckedDeck)


async def test_the_cards_of_a_game_are_told_once(tmp_path: Path) -> None:
    """All of them with decks and limits, compressed, with a tag that saves the second load."""
    async with serving(tmp_path) as server, httpx.AsyncClient() as client:
        path = f"{server.address}/api/games/{GAME}/cards"
        first = await client.get(path)
        book = msgspec.json.decode(first.content, type=CardBook)
        again = await client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (first.headers["content-encoding"], again.status_code) == ("gzip", 304)
    assert len([card for card in book.cards if card.kind != "token"]) == 124
    assert [deck.id for deck in book.decks if deck.starter] == [
        "capital_attack",
        "drone_onslaught",
        "fighter_strike",
        "ground_assault",
    ]
    assert book.limits is not None
    assert {name: part.size for name, part in book.limits.parts.items()} == {
        "assets": 50,
        "characters": 10,
        "worlds": 10,
    }


async def test_every_game_with_cards_says_so(tmp_path: Path) -> None:
    """The catalog knows which games' cards you can fetch, with words; the others have none."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        for card in (await browser.ask("GET", "/api/games")).json()["games"]:
            status = 200 if card["has_cards"] else 404
            for path in (f"/api/games/{card['id']}/cards", f"/words/cards/{card['id']}/de.ftl"):
                assert (await browser.ask("GET", path)).status_code == status, path
        assert (await browser.ask("GET", "/api/games/chess/cards")).status_code == 404
        assert (await browser.ask("GET", f"/words/cards/{GAME}/tlh.ftl")).status_code == 404


async def test_a_list_is_checked_and_comes_back_as_a_file(tmp_path: Path) -> None:
    """The file passes the check too, and none of it is on the disk."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        deck = await check(browser, LIST, "Iron \x07Fist")
        assert (deck.name, deck.faults) == ("Iron Fist", ())
        again = await check(browser, deck.file)
        assert (again.parts, again.faults, again.file) == (deck.parts, (), deck.file)
        assert b"Iron Fist" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


async def test_what_is_wrong_is_what_the_command_says(tmp_path: Path) -> None:
    """In the same words, each with its rule; there is no file then."""
    async with serving(tmp_path) as server:
        deck = await check(server.browser(), 'name = "Few"\n[worlds]\nmars = 3\n')
    rules = games()[GAME].decks
    assert rules is not None
    assert sentences(deck.faults, rules) == [
        "it has 0 assets; it needs 50 [SI-13.8]",
        "it has 0 characters; it needs 10 [SI-13.8]",
        "it has 3 copies of mars; 2 are allowed [SI-13.9]",
        "it has 3 worlds; it needs 10 [SI-13.8]",
    ]
    assert deck.file == ""


REFUSED: list[tuple[str, Any, str]] = [
    (PATH, {"text": 1}, "bad-message"),
    (PATH, {"text": "", "keep": True}, "bad-message"),
    (PATH, {"text": "2 apples\n" * LARGEST_MESSAGE}, "too-much"),
    ("/api/games/chess/decks", {"text": ""}, "bad-setup"),
    ("/api/games/senate/decks", {"text": ""}, "bad-setup"),
]


@pytest.mark.parametrize(("path", "body", "code"), REFUSED)
async def test_what_is_no_deck_at_all_is_refused(
    tmp_path: Path, path: str, body: Any, code: str
) -> None:
    """With its error's code, whatever was sent."""
    async with serving(tmp_path) as server:
        answer = await server.browser().ask("POST", path, body)
        assert answer.json()["code"] == code


async def test_other_sites_can_not_have_decks_checked(tmp_path: Path) -> None:
    """As with every post: the page must be ours."""
    async with serving(tmp_path) as server, httpx.AsyncClient() as client:
        for headers in ({}, {"Origin": "https://elsewhere.example"}):
            answer = await client.post(server.address + PATH, json={"text": ""}, headers=headers)
            assert answer.status_code == 403


async def test_decks_are_checked_at_a_bounded_rate(tmp_path: Path) -> None:
    """A person building a deck notices nothing; a flood is refused, and the tables go on."""
    at_once = int(BOUNDS.decks.at_once)
    slow = Bounds(decks=Rate(at_once, 0.001))  # however slow the machine is, no more come in time
    async with serving(tmp_path, bounds=slow) as server:
        browser = server.browser()
        codes = [
            (await browser.ask("POST", PATH, DeckText("2 aple"))).status_code
            for _ in range(at_once + 3)
        ]
        assert codes == [*[200] * at_once, 429, 429, 429]
        assert (await browser.ask("GET", "/healthz")).status_code == 200
