"""The server's tables: they come and go, bots play, people are away, and old ones are deleted."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from palatine.server.cleaning import DAY
from palatine.server.errors import NoSuchTable
from palatine.server.store.sqlite import SqliteStore
from palatine.server.table import lobby
from palatine.server.table.acts import act
from palatine.server.table.table import Actor, Table
from palatine.server.tables import Settings, Tables
from palatine.server.wire import messages as sent
from tests.server.visitors import SENATE, Party, Running, seated, serving

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_a_table_is_in_memory_while_somebody_looks(tmp_path: Path) -> None:
    """A minute after the last viewer has gone it is only on disk; the next one finds it again."""
    clock = Clock()
    tables = Tables(await SqliteStore.open(tmp_path / "t.sqlite3"), Settings(), clock=clock)
    code = await tables.open(SENATE, "hash")
    first = await tables.find(code)
    clock.now += 59
    await tables.sweep()
    assert tables.loaded == {code: first}
    clock.now += 2
    await tables.sweep()
    assert tables.loaded == {}
    again = await tables.find(code)
    assert again is not first
    assert again.table.code == code
    await tables.close()


async def test_many_who_come_at_once_find_one_table(tmp_path: Path) -> None:
    """It is loaded once."""
    tables = Tables(await SqliteStore.open(tmp_path / "t.sqlite3"))
    code = await tables.open(SENATE, "hash")
    found = await asyncio.gather(*[tables.find(code) for _ in range(20)])
    assert len(set(map(id, found))) == 1
    await tables.close()


async def test_an_old_table_is_deleted(tmp_path: Path) -> None:
    """After the number of days in the settings, if nobody looks at it."""
    store = await SqliteStore.open(tmp_path / "t.sqlite3")
    tables = Tables(store, Settings(keep_days=0))
    code = await tables.open(SENATE, "hash")
    live = await tables.find(code)
    await tables.clean()
    assert (await tables.find(code)) is live
    tables.loaded.clear()
    await tables.clean()
    with pytest.raises(NoSuchTable):
        await tables.find(code)
    await tables.close()


async def test_a_table_that_nobody_joined_goes_after_a_day(tmp_path: Path) -> None:
    """Whatever was chosen there; if somebody sat down or bots played, it stays its days."""
    store = await SqliteStore.open(tmp_path / "t.sqlite3")
    tables = Tables(store, Settings())
    empty, chosen, joined, bots, new = [await tables.open(SENATE, "hash") for _ in range(5)]
    host = Actor(has_host_ticket=True)
    await (await tables.find(chosen)).do(lambda table: act(table, host, sent.AddBot(1)))
    await (await tables.find(bots)).do(lambda table: act(table, host, sent.Start(1)))
    await (await tables.find(joined)).do(lambda table: lobby.join(table, Actor(), "Anna", "hash"))
    grow_older(tmp_path / "t.sqlite3", [empty, chosen, joined, bots], 1.1)
    tables.loaded.clear()
    await tables.clean()
    left = [code for code in (empty, chosen, joined, bots, new) if await store.read(code)]
    assert left == [joined, bots, new]
    await tables.close()


def grow_older(path: Path, codes: list[str], days: float) -> None:
    """Age these tables by this many days."""
    with sqlite3.connect(path) as database:
        for code in codes:
            database.execute("UPDATE tables SET used = used - ? WHERE code = ?", (days * DAY, code))
    database.close()


async def away(server: Running, party: Party, person: int) -> None:
    """A phone falls asleep, and the screen shows it."""
    await party.phones[person - 1].close()
    await party.screen.until(lambda: by_id(party, person).is_away)


def by_id(party: Party, person: int) -> sent.Person:
    """A person, as the screen shows them."""
    return next(each for each in party.people if each.id == person)


async def test_a_bot_stands_in_until_its_owner_is_back(tmp_path: Path) -> None:
    """The table goes on without absent players; one who touches the phone plays again."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        await away(server, party, 1)
        await party.screen.do(sent.StandInFor, person=1, how="bot")
        others = party.phones[1:]
        playing = [asyncio.create_task(phone.play(Random(1))) for phone in others]
        await party.screen.until(lambda: party.screen.steps > 15)
        back = await party.browsers[0].sit(party.code)
        await back.do(sent.TakeBack)
        await party.screen.until(lambda: by_id(party, 1).stand_in == "wait")
        await asyncio.gather(back.play(Random(2)), *playing)


async def test_a_bot_answers_once_for_whoever_sleeps(tmp_path: Path) -> None:
    """One question, and nothing is said in their name; the next one waits for its owner."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5, sent.Choice("senate", 5, seating="arranged"))
        await party.start()
        screen = party.screen
        await screen.until(lambda: screen.step is not None)
        assert screen.step is not None
        (president,) = screen.step.waiting
        await screen.do(sent.AnswerFor, person=president + 1, asking="nominate")
        await screen.until(lambda: screen.step is not None and screen.step.asking == "vote")
        await screen.until(lambda: not any(each.is_answered_for for each in party.people))
        assert screen.step.waiting == (0, 1, 2, 3, 4)
        assert not any(told["event"].startswith("said_") for told in screen.news)


async def test_the_lot_decides_for_all_who_are_gone(tmp_path: Path) -> None:
    """A table that everyone has left plays to its end at random while a screen watches."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        for person in range(1, 6):
            await away(server, party, person)
            await party.screen.do(sent.StandInFor, person=person, how="lot")
        await party.screen.until(lambda: party.screen.stage == "over")


async def test_somebody_who_leaves_makes_way_for_a_bot(tmp_path: Path) -> None:
    """Their phone gets a goodbye, and the game goes on to its end."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        leaver = party.phones.pop(2)
        await leaver.do(sent.Leave)
        await leaver.until(lambda: leaver.gone is not None)
        assert leaver.gone == sent.Gone("left")
        await party.play(Random(1))


async def test_patience_ends_after_the_time_that_was_chosen(tmp_path: Path) -> None:
    """Then the table hears that somebody has been away for long; with none, never."""
    clock = Clock()
    store = await SqliteStore.open(tmp_path / "t.sqlite3")
    tables = Tables(store, Settings(), clock=clock)
    for patience, expected in ((30, {1}), (0, set())):
        code = await tables.open(sent.Choice("senate", 5, patience=patience), "hash")
        live = await tables.find(code)
        await live.do(sit_and_start)
        clock.now += 31
        await tables.sweep()
        assert live.late == expected
    await tables.close()


def sit_and_start(table: Table) -> None:
    """One person, and bots."""
    lobby.join(table, Actor(), "Anna", "hash")
    lobby.start(table, Actor(1), sent.Start(1))


@pytest.mark.parametrize("game", ["to-be-emperor", "besides-the-emperor"])
async def test_bots_and_a_person_play_every_game(tmp_path: Path, game: str) -> None:
    """The same server plays the other games to the end too."""
    players = 2 if game == "to-be-emperor" else 5
    async with serving(tmp_path) as server:
        party = await seated(server, 1, sent.Choice(game, players))
        await party.start()
        await party.play(Random(1))


async def test_while_the_table_is_paused_bots_wait(tmp_path: Path) -> None:
    """And go on after it."""
    async with serving(tmp_path) as server:
        party = await seated(server, 0)
        await party.start()
        await party.screen.do(sent.Pause)
        table = server.tables.loaded[party.code].table
        number = table.number
        for _ in range(100):
            await asyncio.sleep(0)
        assert table.number == number
        await party.screen.do(sent.Resume)
        await party.screen.until(lambda: party.screen.stage == "over")
