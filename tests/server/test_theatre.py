"""Records that people send to the theatre: genuine ones of finished games, kept for some days."""

import asyncio
import time
from functools import cache
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from palatine.catalog import game_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import Record, record_of, sealed, write_record
from palatine.server import shelf
from palatine.server.errors import NoSuchRecord, TooMuch
from palatine.server.store.store import RECORDS
from palatine.server.wire.limits import BOUNDS, Limits
from tests.server.visitors import Browser, Running, serving

pytestmark = pytest.mark.anyio

SEED = seed_from("sent")
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva")


@cache
def finished() -> Record:
    """A senate game, played at random."""
    game = game_of("senate")
    match = Match(game, game.setup(5, "sith-imperative", game.check_options), Seeded(SEED))
    play_out(match, Random(1))
    return record_of(match, NAMES, SEED)


async def post(browser: Browser, content: bytes) -> httpx.Response:
    """Send a file."""
    return await browser.ask("POST", "/api/theatre", msgspec.Raw(content))


async def sent(server: Running, record: Record) -> tuple[Browser, str]:
    """The sender of this record, and the address of the result."""
    browser = server.browser()
    answer = await post(browser, write_record(record))
    assert answer.status_code == 201, answer.text
    assert answer.json()["until"] > time.time() + 6.9 * shelf.DAY
    return browser, f"/api/theatre/{answer.json()['code']}"


async def awaited(browser: Browser, path: str) -> httpx.Response:
    """Ask until it is ready."""
    async with asyncio.timeout(240):
        while (answer := await browser.ask("GET", path)).status_code == 202:
            await asyncio.sleep(0.2)
    return answer


async def test_a_record_is_looked_at_by_whoever_has_its_code(tmp_path: Path) -> None:
    """Its analysis and its replay are there for anybody with the link; only its sender may delete
    it, and then nothing of it is left."""
    async with serving(tmp_path) as server:
        owner, path = await sent(server, finished())
        guest = server.browser()
        assert (await guest.ask("GET", path)).json()["is_owner"] is False
        assert (await owner.ask("GET", path)).json()["is_owner"] is True
        made = await awaited(guest, f"{path}/analysis")
        assert made.json()["record"] == finished().checksum
        replay = (await guest.ask("GET", f"{path}/replay/all")).json()
        assert len(replay["steps"]) == made.json()["length"]
        assert len(replay["seats"]) == 5
        assert (await guest.ask("GET", f"{path}/replay/7")).status_code == 422
        assert (await guest.ask("GET", f"{path}/record")).content == write_record(finished())
        refused = await guest.ask("POST", f"{path}/delete")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-record")
        assert (await owner.ask("POST", f"{path}/delete")).status_code == 200
        for each in ("", "/analysis", "/replay/all", "/record"):
            gone = await owner.ask("GET", path + each)
            assert (gone.status_code, gone.json()["code"]) == (404, "no-such-record")


def unfinished() -> Record:
    """The same game, a little before its end."""
    record = finished()
    return sealed(msgspec.structs.replace(record, log=record.log[:20], outcome=None, seed=None))


def other_version() -> Record:
    """With rules that nobody has."""
    setup = msgspec.structs.replace(finished().setup, version=99)
    return sealed(msgspec.structs.replace(finished(), setup=setup))


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (write_record(unfinished()), 409, "still-running"),
        (write_record(other_version()), 409, "other-version"),
        (write_record(finished()).replace(b"Cleo", b"Cleopatra"), 422, "bad-record"),
        (b"[]", 422, "bad-record"),
        (b" " * (shelf.LARGEST + 1), 429, "too-much"),
    ],
)
async def test_what_is_no_whole_finished_game_is_refused(
    tmp_path: Path, content: bytes, status: int, code: str
) -> None:
    """An unfinished game, missing rules, an edited file, anything else."""
    async with serving(tmp_path) as server:
        answer = await post(server.browser(), content)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert await server.tables.store.unused_since(time.time() + 60) == []


async def test_a_record_that_is_not_true_is_refused_and_not_kept(tmp_path: Path) -> None:
    """The rules expose a made-up game with a correct checksum: here the log ends before the game
    does, and yet somebody has won."""
    record = finished()
    forged = sealed(msgspec.structs.replace(record, log=record.log[:20]))
    async with serving(tmp_path) as server:
        browser, path = await sent(server, forged)
        answer = await awaited(browser, f"{path}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert (await browser.ask("GET", path)).status_code == 404


async def test_another_site_can_send_nothing(tmp_path: Path) -> None:
    """Another page can neither put a record here in somebody's name nor delete one."""
    async with serving(tmp_path) as server:
        owner, path = await sent(server, finished())
        async with httpx.AsyncClient(base_url=server.address) as client:
            headers = {"Origin": "http://elsewhere.example", "Cookie": owner.cookie_header}
            for each in ("/api/theatre", f"{path}/delete"):
                assert (await client.post(each, headers=headers)).status_code == 403
        assert (await owner.ask("GET", path)).status_code == 200


async def test_a_record_is_deleted_when_its_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From that second on nobody sees it, and the next cleaning removes it from the disk."""
    async with serving(tmp_path) as server:
        _, path = await sent(server, finished())
        code = path.rpartition("/")[2]
        later = time.time() + shelf.DAYS * shelf.DAY + 700
        monkeypatch.setattr(time, "time", lambda: later)
        with pytest.raises(NoSuchRecord):
            await server.tables.shelf.find(code)
        await server.tables.clean()
        assert await server.tables.store.read(f"{RECORDS}{code}") == []


def test_there_is_a_limit_to_what_is_taken() -> None:
    """Ten at once from one address, and two hundred from all of them."""
    limits = Limits(BOUNDS, lambda: 0.0)
    for number in range(20):
        for _ in range(10):
            limits.check_shelf(f"203.0.113.{number}")
        with pytest.raises(TooMuch):
            limits.check_shelf(f"203.0.113.{number}")
    with pytest.raises(TooMuch):
        limits.check_shelf("198.51.100.1")
