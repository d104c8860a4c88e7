"""Rooms at a real server: games are remembered once, whatever happens; guests leave no trace."""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palatine.core.errors import BadMessage
from palatine.server import remembering
from palatine.server.cleaning import delete_unused
from palatine.server.room import exporting
from palatine.server.room.keeping import Rooms, key
from palatine.server.store.database import DATABASE, Database
from palatine.server.table import lobby
from palatine.server.wire import messages as sent
from tests.server.room.games import game
from tests.server.visitors import Browser, Party, Process, Running, seated, serving
from tests.server.warm import warm_process

pytestmark = pytest.mark.anyio
FRIDAY = {"name": "Friday"}


async def asked(browser: Browser, method: str, path: str, body: object = None) -> Any:
    """The answer to a request that is not refused."""
    answer = await browser.ask(method, path, body)
    assert answer.status_code < 300, answer.text
    return answer.json()


async def page(browser: Browser, room: str) -> Any:
    """A room's page."""
    return await asked(browser, "GET", f"/api/rooms/{room}")


async def refused(browser: Browser, path: str, body: object = None) -> str:
    """Why something is refused."""
    answer = await browser.ask("GET" if body is None else "POST", path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def remembered(server: Running | Process, whos: tuple[str, ...]) -> tuple[Party, str]:
    """A table of five in a new room, whose people have said who they are there."""
    party = await seated(server, 5)
    room = (await asked(party.host, "POST", "/api/rooms", FRIDAY))["code"]
    await asked(party.host, "POST", f"/api/tables/{party.code}/room", {"room": room})
    for browser, who in zip(party.browsers, whos, strict=False):
        await asked(browser, "POST", f"/api/tables/{party.code}/who", {"who": who})
    return party, room


async def play(party: Party, random: Random) -> None:
    """A game from its start to its end."""
    await party.start()
    await party.play(random)


async def games_of(browser: Browser, room: str, count: int) -> Any:
    """The room's page, once it has this many games."""
    for _ in range(200):
        found = await page(browser, room)
        if found["games"] >= count:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"{found['games']} games, not {count}")


async def test_a_room_remembers_the_games_of_its_people(tmp_path: Path, database: Database) -> None:
    """Two games, in both databases: who was there, which side won, and nothing of the guest."""
    async with serving(tmp_path, database=database) as server:
        party, room = await remembered(server, ("new", "new", "guest"))
        await play(party, Random(1))
        await games_of(party.host, room, 1)
        await party.screen.do(sent.Want, what="again")
        await party.screen.until(lambda: party.screen.stage == "playing")
        await party.play(Random(2))
        found = await games_of(party.host, room, 2)
        assert (found["name"], found["is_owner"], found["me"]) == ("Friday", True, None)
        assert {each["name"]: each["games"] for each in found["people"]} == {"Anna": 2, "Ben": 2}
        evening = found["evening"]
        assert evening["is_tonight"]
        assert sum(evening["sides"][0]["wins"].values()) == 2
        seats = evening["games"][0]["seats"]
        assert sorted(str(each["person"]) for each in seats) == ["1", "2", "None", "None", "None"]
        assert all(each["side"] and each["role"] for each in seats)
        anna = await page(party.browsers[0], room)
        assert (anna["is_owner"], anna["me"]) == (False, 1)
        own = await asked(party.browsers[2], "GET", f"/api/rooms/{room}/people/1")
        assert own["all"]["games"] == 2
        assert own["all"]["percent"] is None


async def test_a_guest_leaves_no_trace(tmp_path: Path) -> None:
    """Neither a name nor a ticket: the room's logs hold nothing about people who did not want
    it."""
    async with serving(tmp_path) as server:
        party, room = await remembered(server, ("new", "guest"))
        await play(party, Random(3))
        await games_of(party.host, room, 1)
    base = sqlite3.connect(tmp_path / DATABASE)
    rows = base.execute("SELECT entry FROM entries WHERE code LIKE 'room/%'").fetchall()
    base.close()
    text = b" ".join(row[0] for row in rows).decode()
    assert "Anna" in text
    assert not any(name in text for name in ("Ben", "Cleo", "Dirk", "Ella"))
    assert text.count('"ticket"') == 1


async def test_a_game_of_guests_alone_is_not_remembered(tmp_path: Path) -> None:
    """Nobody asked for it."""
    async with serving(tmp_path) as server:
        party, room = await remembered(server, ())
        await play(party, Random(4))
        await asyncio.sleep(1.5)  # the sweep has looked
        assert (await page(party.host, room))["games"] == 0


async def test_a_person_is_known_again_at_the_next_table(tmp_path: Path) -> None:
    """By the ticket in the browser, never by name: another Anna is somebody else."""
    async with serving(tmp_path) as server:
        party, room = await remembered(server, ("new",))
        anna = party.browsers[0]
        second = await anna.open()
        await asked(anna, "POST", f"/api/tables/{second}/room", {"room": room})
        door = await asked(anna, "GET", f"/api/tables/{second}")
        assert door["name"] == "Anna"
        await anna.join(second, "Anna")
        live = await server.tables.find(second)
        assert [each.who for each in live.table.people.values()] == [1]
        other = server.browser()
        assert (await asked(other, "GET", f"/api/tables/{second}"))["name"] == ""
        await other.join(second, "Anne")
        path = f"/api/tables/{second}/who"
        assert await refused(other, path, {"who": "me"}) == "not-your-room"
        await asked(anna, "POST", path, {"who": "guest"})
        assert [each.who for each in live.table.people.values()] == [None, None]


async def test_only_members_bring_a_table_into_a_room(tmp_path: Path) -> None:
    """A stranger with the code can read, but can't add games or change anything."""
    async with serving(tmp_path) as server:
        _, room = await remembered(server, ("new",))
        stranger = server.browser()
        table = await stranger.open()
        path = f"/api/tables/{table}/room"
        assert await refused(stranger, path, {"room": room}) == "not-your-room"
        assert await refused(stranger, path, {"room": "BCDFBCDF"}) == "no-such-room"
        for order in (
            {"type": "name_room", "name": "Ours"},
            {"type": "name_person", "person": 1, "name": "Ours"},
            {"type": "forget_person", "person": 1},
            {"type": "switch_ratings", "is_on": True},
            {"type": "delete_room"},
        ):
            assert await refused(stranger, f"/api/rooms/{room}", order) == "not-your-room"
        assert (await page(stranger, room))["people"][0]["name"] == "Anna"
        assert await refused(stranger, f"/api/rooms/{room}/people/7") == "no-such-person"


async def test_whoever_is_forgotten_is_gone_from_the_disk(tmp_path: Path) -> None:
    """People may delete themselves, and the owner anyone: no byte of the name stays in the file."""
    async with serving(tmp_path) as server:
        owner = server.browser()
        room = (await asked(owner, "POST", "/api/rooms", {"name": "Zanzibar"}))["code"]
        rooms, look = server.tables.rooms, sent.Look("red", "sun")
        for number, name in enumerate(("Quetzalcoatl", "Xanthippe"), 1):
            assert await rooms.join(room, name, f"hash {number}", look) == number
        await asked(owner, "POST", f"/api/rooms/{room}", {"type": "forget_person", "person": 1})
        found = await page(owner, room)
        assert [each["name"] for each in found["people"]] == ["Xanthippe"]
        await asked(owner, "POST", f"/api/rooms/{room}", {"type": "delete_room"})
        assert await refused(owner, f"/api/rooms/{room}") == "no-such-room"
    base = sqlite3.connect(tmp_path / DATABASE)
    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert base.execute("SELECT count(*) FROM entries").fetchone() == (0,)
    base.close()
    kept = (tmp_path / DATABASE).read_bytes()
    assert not any(name in kept for name in (b"Quetzalcoatl", b"Xanthippe", b"Zanzibar"))


async def test_names_can_be_changed(tmp_path: Path) -> None:
    """Your own by you, and all by the owner; but not to somebody else's."""
    async with serving(tmp_path) as server:
        party, room = await remembered(server, ("new", "new"))
        anna, path = party.browsers[0], f"/api/rooms/{room}"
        await asked(anna, "POST", path, {"type": "name_person", "person": 1, "name": "Annette"})
        body = {"type": "name_person", "person": 2, "name": "Bert"}
        assert await refused(anna, path, body) == "not-your-room"
        await asked(party.host, "POST", path, body)
        body = {"type": "name_person", "person": 1, "name": "bert"}
        assert await refused(anna, path, body) == "name-taken"
        await asked(party.host, "POST", path, {"type": "name_room", "name": "Saturday"})
        found = await page(anna, room)
        assert found["name"] == "Saturday"
        assert [each["name"] for each in found["people"]] == ["Annette", "Bert"]


async def test_a_crash_before_the_room_was_told(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games end, one of them is cleared away, and no message gets through: the next server
    tells the room of both, in order and once, when somebody opens the room."""

    async def lost(*_: object) -> None:
        raise OSError("killed")

    async with serving(tmp_path, database=database) as server:
        with monkeypatch.context() as broken:
            broken.setattr(Rooms, "note", lost)
            party, room = await remembered(server, ("new", "new"))
            await play(party, Random(5))
            await party.screen.do(sent.Want, what="again")
            await party.screen.until(lambda: party.screen.stage == "playing")
            await party.play(Random(6))
            assert (await page(party.host, room))["games"] == 0
    for _ in range(2):
        async with serving(tmp_path, database=database) as server:
            party.host.address = server.address
            found = await page(party.host, room)
            assert [each["number"] for each in found["evening"]["games"]] == [1, 2]
            assert found["people"][0]["games"] == 2


def mortal(folder: Path, database: Database) -> Process:
    """A server over this database which can be killed."""
    if not database.url:
        return warm_process(folder)
    return warm_process(folder, "--database", database.url, is_elsewhere=True)


async def test_a_killed_server_has_every_game_once(tmp_path: Path, database: Database) -> None:
    """`kill -9` at the very end of a game: after the restart the room has it exactly once, in both
    databases."""
    async with mortal(tmp_path, database) as server:
        party, room = await remembered(server, ("new", "new"))
        await play(party, Random(7))
        await server.kill()
        for _ in range(2):
            await server.start()
            assert (await page(party.host, room))["games"] == 1
            await server.kill()


async def test_a_room_does_not_touch_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seed and people, with and without a room: the same seats, roles and first
    question."""
    dealt: list[Any] = []
    for is_remembered in (False, True):
        chance = Random(8)
        monkeypatch.setattr(lobby, "CHANCE", chance)
        monkeypatch.setattr(lobby, "new_seed", lambda chance=chance: chance.randbytes(32))
        folder = tmp_path / str(is_remembered)
        folder.mkdir()
        async with serving(folder) as server:
            party = await seated(server, 5)
            if is_remembered:
                room = (await asked(party.host, "POST", "/api/rooms", FRIDAY))["code"]
                path = f"/api/tables/{party.code}"
                await asked(party.host, "POST", f"{path}/room", {"room": room})
                for browser in party.browsers:
                    await asked(browser, "POST", f"{path}/who", {"who": "new"})
            await party.start()
            dealt.append([(phone.viewer, phone.news, phone.view) for phone in party.phones])
    assert dealt[0] == dealt[1]


async def test_a_game_with_answers_taken_back_counts_nowhere(tmp_path: Path) -> None:
    """One person among bots may take answers back; the room does not hear of that game."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        room = (await asked(party.host, "POST", "/api/rooms", FRIDAY))["code"]
        await asked(party.host, "POST", f"/api/tables/{party.code}/room", {"room": room})
        await asked(party.browsers[0], "POST", f"/api/tables/{party.code}/who", {"who": "new"})
        await party.start()
        phone = party.phones[0]
        await phone.until(lambda: phone.ask is not None)
        await phone.answer(Random(9))
        await phone.until(lambda: bool(phone.table and phone.table.can_rewind))
        await phone.do(sent.Rewind)
        await party.play(Random(9))
        await asyncio.sleep(1.5)  # the sweep has looked
        assert (await page(party.host, room))["games"] == 0


async def test_rooms_are_never_cleaned_away(database: Database) -> None:
    """Rooms stay for as long as their owner wants, and do not count as tables."""
    store = await database.open()
    rooms = Rooms(store)
    code = await rooms.open("Friday", "owner")
    await rooms.join(code, "Anna", "hash", sent.Look("red", "sun"))
    assert await store.count() == 0
    await delete_unused(store, -1, ())
    assert len(await store.read(key(code))) == 2
    assert await rooms.names(await rooms.find(code)) == {0: "Friday", 1: "Anna"}
    await store.close()


async def test_two_processes_write_to_one_room(database: Database) -> None:
    """The second process reads what the first has written, and both entries are there."""
    first, second = await database.open(), await database.open()
    here, there = Rooms(first), Rooms(second)
    code = await here.open("Friday", "owner")
    await there.find(code)
    look = sent.Look("red", "sun")
    joined = await asyncio.gather(
        here.join(code, "Anna", "hash 1", look), there.join(code, "Ben", "hash 2", look)
    )
    assert sorted(joined) == [1, 2]
    for rooms in (here, there):
        names = await rooms.names(await rooms.find(code))
        assert sorted(names.values()) == ["Anna", "Ben", "Friday"]
    await here.delete(code)
    assert await second.read(key(code)) == []
    for store in (first, second):
        await store.close()


def test_nothing_about_rooms_is_asked_when_a_game_begins() -> None:
    """The code that deals knows nothing of rooms: the word is in none of these files."""
    server = Path(remembering.__file__).parent
    core = [*(server.parent / "core").rglob("*.py"), *(server.parent / "games").rglob("*.py")]
    text = json.dumps([each.read_text("utf-8") for each in core])
    assert "server.room" not in text


async def test_a_room_moves_to_another_server(tmp_path: Path) -> None:
    """It remembers there what it did here; its people say once who they are, and nobody twice."""
    async with serving(tmp_path) as server:
        party, room = await remembered(server, ("new", "new"))
        await play(party, Random(10))
        before = await games_of(party.host, room, 1)
        assert await refused(party.browsers[0], f"/api/rooms/{room}/export") == "not-your-room"
        file = (await party.host.ask("GET", f"/api/rooms/{room}/export")).json()
    (tmp_path / "elsewhere").mkdir()
    async with serving(tmp_path / "elsewhere") as server:
        owner = server.browser()
        other = (await asked(owner, "POST", "/api/rooms/import", file))["code"]
        after = await page(owner, other)
        changed = ("code", "people", "is_owner")
        assert {**before, **dict.fromkeys(changed)} == {**after, **dict.fromkeys(changed)}
        assert after["is_owner"]
        assert all(each["is_free"] for each in after["people"])
        again = (await owner.ask("GET", f"/api/rooms/{other}/export")).json()
        assert again == file
        table, anna, thief = await owner.open(), server.browser(), server.browser()
        await asked(owner, "POST", f"/api/tables/{table}/room", {"room": other})
        path, body = f"/api/tables/{table}/who", {"who": "free", "person": 1}
        for browser, name in ((anna, "Anna"), (thief, "Hanna")):
            await browser.join(table, name)
        await asked(anna, "POST", path, body)
        assert await refused(thief, path, body) == "not-your-room"
        assert (await page(anna, other))["me"] == 1
        await asked(owner, "POST", f"/api/rooms/{other}", {"type": "free_person", "person": 1})
        assert (await page(anna, other))["me"] is None


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "something"},
        {"format": 99},
        {"people": [{"id": 1, "name": "", "look": {"colour": "red", "sign": "sun"}}]},
        {"people": []},
        {"games": "many"},
    ],
    ids=str,
)
async def test_a_file_that_is_no_room_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    """Nothing of it is kept."""
    look = sent.Look("red", "sun")
    store = await Database(tmp_path / "tables.sqlite3").open()
    rooms = Rooms(store)
    code = await rooms.open("Friday", "owner")
    await rooms.join(code, "Anna", "hash", look)
    await rooms.note(code, game(1, "1L gS", "L"))
    room = await rooms.find(code)
    file = json.loads(exporting.written(room, await rooms.names(room)))
    assert exporting.read(json.dumps(file).encode()).name == "Friday"
    with pytest.raises(BadMessage):
        exporting.read(json.dumps(file | change).encode())
    await store.close()
