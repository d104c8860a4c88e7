"""Faults that a server on one machine meets, each of them caused, with the expected result.

Killed servers are in test_kill.py, hanging bots in test_bots.py, phones that read nothing in
test_sockets.py; several workers, their database and their bus are in the tests next to this one.
docs/faults.md lists them all.
"""

import asyncio
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from palatine.server.cleaning import DAY, HOUR
from palatine.server.store.sqlite import SqliteStore
from palatine.server.tables import Settings, Tables
from palatine.server.wire import messages as sent
from tests.server.test_kill import LOST, kept
from tests.server.visitors import SENATE, Party, Process, seated, serving

pytestmark = pytest.mark.anyio


@contextmanager
def full_disk(server: Process) -> Iterator[None]:
    """For a while, no file of the server can grow or be written to."""
    none = (0, resource.RLIM_INFINITY)
    free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, none)
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)


async def test_a_full_disk_takes_nothing_and_loses_nothing(tmp_path: Path) -> None:
    """While the disk takes nothing, no answer counts, its sender hears so, and nobody sees
    anything; once there is room, the game goes on to its end."""
    random = Random(7)
    async with Process(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        before = [socket.knowledge for socket in party.all]
        asked = next(phone for phone in party.phones if phone.ask)
        with full_disk(server):
            for _ in range(3):
                reply = await asked.answer(random)
                assert isinstance(reply, sent.Refused)
                assert reply.code == "not-saved"
            assert [socket.knowledge for socket in party.all] == before
            assert kept(server, party.code) == []
            health = await server.browser().ask("GET", "/healthz")
            assert health.status_code in (200, 503)
        await party.play(random)


async def test_bots_go_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    """Bots whose answers could not be kept try again by themselves."""
    async with Process(tmp_path, "--bot-time", "5") as server:
        party = await seated(server, 0)
        await party.screen.do(sent.Start)
        await party.screen.until(lambda: party.screen.steps > 5)
        with full_disk(server):
            await asyncio.sleep(1)
            steps = party.screen.steps
            await asyncio.sleep(1)
            assert party.screen.steps == steps
        await party.screen.until(lambda: party.screen.steps > steps + 5)


async def garbage(party: Party, address: str, random: Random) -> int:
    """Send random garbage as fast as possible; reconnect when thrown out. Returns how much it
    was."""
    count = 0
    kinds = (b"", b"{", b"null", b'{"type":"answer"}', b'{"type":"answer","ref":1e99}', b"[" * 900)
    while True:
        with suppress(*LOST):
            where = address.replace("http", "ws") + f"/ws/{party.code}?as=screen"
            async with connect(where, origin=address) as wire:  # type: ignore[arg-type]
                while True:
                    junk = random.choice([*kinds, random.randbytes(random.randrange(2000))])
                    await wire.send(junk if random.random() < 0.5 else junk.decode("latin-1"))
                    count += 1
        await asyncio.sleep(0)


async def test_garbage_at_full_speed_disturbs_no_table(tmp_path: Path) -> None:
    """Three clients send garbage as fast as they can, at the very same table. Meanwhile people play
    their game to its end, and the log has what they saw."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        random = Random(8)
        floods = [
            asyncio.create_task(garbage(party, server.address, Random(each))) for each in range(3)
        ]
        await party.play(random)
        for flood in floods:
            assert not flood.done()
            flood.cancel()
        assert all(socket.is_open for socket in party.all)


REAL = time.time


def set_wall(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """From now on the wall clock is off by this much."""
    monkeypatch.setattr(time, "time", lambda: REAL() + jump)


@pytest.mark.parametrize("jump", [-400 * DAY, 400 * DAY])
async def test_a_clock_that_jumps_deletes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """If the wall clock jumps by more than the days that tables are kept, none is deleted: for a
    day the server believes no clock, which leaves time to correct it. After that it does."""
    moment = [1000.0]
    set_wall(monkeypatch, 0)
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    tables = Tables(store, Settings(idle_seconds=0), clock=lambda: moment[0])
    await tables.open(SENATE, "")
    await tables.sweep()
    for hours in range(1, 23):
        moment[0] += HOUR
        set_wall(monkeypatch, jump + hours * HOUR)
        await tables.sweep()
    assert await store.count() == 1
    for hours in range(23, 60):
        moment[0] += HOUR
        set_wall(monkeypatch, jump + hours * HOUR)
        await tables.sweep()
    assert await store.count() == (0 if jump > 0 else 1)
    await tables.close()


async def test_a_game_goes_on_while_the_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No pace, no patience and no question depends on the wall clock."""
    random = Random(9)
    async with serving(tmp_path, sweep_seconds=0.01) as server:
        party = await seated(server, 4)
        await party.start()
        playing = asyncio.create_task(party.play(random))
        for jump in (DAY, -40 * DAY, 4000 * DAY, -1e9):
            set_wall(monkeypatch, jump)
            await asyncio.sleep(0.05)
        await playing
