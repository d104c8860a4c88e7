"""A rolling update: the old version and the new one on one database, and an outsider who watches.

The outsider has only the code. While the old server takes answers, the new one shows nothing of its
game, least of all its seed.
"""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
import structlog

from palatine.catalog import games
from palatine.core.log import Answered
from palatine.core.record import read_record, verify
from palatine.server.store.database import Database
from palatine.server.table.log import Ended, Entry, Reached, Started, WentOn, read
from palatine.server.wire import messages as sent
from tests.server.newer import newer
from tests.server.services import Services
from tests.server.visitors import Browser, Party, Process, Socket, seated, serving

pytestmark = pytest.mark.anyio
CHOICES = (sent.Choice("senate", 5), sent.Choice("besides-the-emperor", 5))


@dataclass
class House:
    """Servers of several versions over one database and one bus."""

    database: Database
    options: tuple[str, ...]
    folder: Path
    stack: AsyncExitStack

    async def start(self, *program: str) -> Process:
        """One more server."""
        made = Process(
            self.folder, *self.options, is_elsewhere=True, program=program or ("palatine",)
        )
        return await self.stack.enter_async_context(made)

    async def log(self, code: str) -> list[Entry]:
        """The log of a table."""
        store = await self.database.open()
        kept = read(await store.read(code))
        await store.close()
        return kept


@pytest.fixture
async def house(database: Database, running: Services, tmp_path: Path) -> AsyncIterator[House]:
    """A group of servers, still empty."""
    where = database.url or f"sqlite:///{database.path}"
    options = ("--database", where, "--bus", f"{running.nats}/{uuid4().hex}")
    async with AsyncExitStack() as stack:
        yield House(database, options, tmp_path, stack)


def at(server: Process, browser: Browser) -> Browser:
    """The same browser, which the proxy now sends to this server."""
    found = server.browser()
    found.cookies = browser.cookies
    return found


async def stop(server: Process) -> None:
    """As an update does: the server may finish its work."""
    server.process.send_signal(signal.SIGTERM)
    await server.process.wait()


async def asked(phones: list[Socket]) -> Socket:
    """A phone with a question, as soon as there is one."""
    tasks = [asyncio.create_task(each.until(lambda s=each: s.ask is not None)) for each in phones]  # type: ignore[misc]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    return phones[tasks.index(done.pop())]


async def play(phones: list[Socket], answers: int, random: Random) -> None:
    """This many answers, each of them acknowledged."""
    for _ in range(answers):
        phone = await asked(phones)
        assert phone.ask is not None
        number = phone.ask.number
        assert isinstance(await phone.answer(random), sent.Done)
        await phone.until(lambda p=phone, n=number: p.ask is None or p.ask.number != n)  # type: ignore[misc]


async def moved(party: Party, server: Process) -> Party:
    """The same people, at another server."""
    found = Party(party.code, at(server, party.host), [at(server, b) for b in party.browsers])
    await found.connect()
    return found


def heard(socket: Socket) -> bytes:
    """Every byte that came."""
    return b"".join(socket.received)


async def begun(server: Process, choice: sent.Choice) -> Party:
    """A game with a person in each seat, after twelve answers."""
    party = await seated(server, choice.players, choice)
    await party.start()
    await play(party.phones, 12, Random(3))
    return party


@pytest.mark.parametrize("choice", CHOICES, ids=lambda each: each.game)
async def test_a_table_outlives_an_update_that_does_not_carry_its_rules(
    house: House, choice: sent.Choice
) -> None:
    """The old server plays on while an outsider watches the new one, which shows nothing.

    When the old one stops, the host lets the game go on, and people play it to its end.
    """
    old = await house.start()
    party = await begun(old, choice)
    new = await house.start("tests.server.newer", "2", "alone")
    seed = next(each.seed for each in await house.log(party.code) if isinstance(each, Started))
    outsider = await new.browser().watch(party.code)
    await play(party.phones, 10, Random(4))
    given = [each for each in await house.log(party.code) if isinstance(each, Answered)]
    assert len(given) >= 22, "the old server takes answers all the while"
    door = (await new.browser().ask("GET", f"/api/tables/{party.code}")).json()
    assert (outsider.stage, door["stage"], outsider.step) == ("held", "held", None)
    for path in ("record", "replay/all", "replay/public"):
        answer = await new.browser().ask("GET", f"/api/tables/{party.code}/{path}")
        assert answer.json()["code"] == "still-running"
        assert seed.encode() not in answer.content
    assert seed.encode() not in heard(outsider)
    for kind in (sent.GoOn, sent.End):
        assert (await outsider.send(kind)).code == "not-the-host"
    phone = await at(new, party.browsers[0]).sit(party.code)
    reply = await phone.send(sent.Answer, number=1, answer="yes")
    assert reply.code == "other-version"
    await stop(old)
    assert isinstance((await house.log(party.code))[-1], Reached)

    later = await moved(party, new)
    assert {socket.stage for socket in later.all} == {"held"}
    await later.screen.do(sent.GoOn)
    await outsider.until(lambda: outsider.stage == "playing")
    await play(later.phones, 12, Random(5))
    assert seed.encode() not in heard(outsider)
    await later.screen.do(sent.End)
    content = (await new.browser().ask("GET", f"/api/tables/{party.code}/record")).content
    record = read_record(content)
    game = newer(games()[choice.game], 2, False)
    assert [each.setup.version for each in record.before] == [game.version - 2]
    assert record.before[0].seed == seed
    assert verify(game, record)
    assert [type(each) for each in await house.log(party.code)].count(WentOn) == 1


async def test_a_table_that_is_ended_after_an_update_keeps_its_record(house: House) -> None:
    """It has every answer; the seed is visible then, and not before."""
    old = await house.start()
    party = await begun(old, CHOICES[0])
    await stop(old)
    new = await house.start("tests.server.newer", "2", "alone")
    outsider = await new.browser().watch(party.code)
    entries = await house.log(party.code)
    seed = next(each.seed for each in entries if isinstance(each, Started))
    later = await moved(party, new)
    await later.screen.do(sent.End)
    await outsider.until(lambda: outsider.stage == "over")
    assert outsider.table is not None
    assert (outsider.table.seed, outsider.step) == (seed, None)
    record = read_record(
        (await new.browser().ask("GET", f"/api/tables/{party.code}/record")).content
    )
    kept = await house.log(party.code)
    assert isinstance(kept[-1], Ended)
    assert [each for each in record.log if isinstance(each, Answered)] == [
        each for each in kept if isinstance(each, Answered)
    ]
    replay = await new.browser().ask("GET", f"/api/tables/{party.code}/replay/all")
    assert replay.json()["code"] == "other-version"
    await later.screen.do(sent.Again)
    await later.screen.do(sent.Start)
    await later.screen.until(lambda: later.screen.step is not None)


@pytest.mark.parametrize("choice", CHOICES, ids=lambda each: each.game)
async def test_a_carried_version_goes_on_and_nobody_sees_the_update(
    house: House, choice: sent.Choice
) -> None:
    """Half of the table at the old server, half at the new one, then all at the new one."""
    old = await house.start()
    party = await begun(old, choice)
    new = await house.start("tests.server.newer", "1", "carrying")
    later = await moved(party, new)
    for here, there in zip(party.all, later.all, strict=True):
        await there.until(lambda h=here, t=there: t.step is not None and t.news == h.news)  # type: ignore[misc]
        assert there.knowledge == here.knowledge
    await play([*party.phones[:2], *later.phones[2:]], 10, Random(6))
    await stop(old)
    await play(later.phones, 10, Random(7))
    assert later.screen.table is not None
    assert (later.screen.stage, later.screen.table.held) == ("playing", None)
    assert b"held" not in b"".join(map(heard, later.all))


async def test_a_killed_server_loses_few_answers_to_another_version(house: House) -> None:
    """Without time to let go, the game goes on from the last position in its log."""
    old = await house.start()
    party = await begun(old, CHOICES[1])
    random = Random(8)
    while not any(isinstance(each, Reached) for each in await house.log(party.code)):
        await play(party.phones, 5, random)
    await play(party.phones, 5, random)
    await old.kill()
    new = await house.start("tests.server.newer", "2", "alone")
    later = await moved(party, new)
    await later.screen.do(sent.GoOn)
    await play(later.phones, 5, Random(9))


async def test_the_journal_says_what_became_of_a_held_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it is held, that it went on, that it was stopped: without a name or a seed."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        await play(party.phones, 3, Random(1))
    monkeypatch.setitem(games(), "senate", newer(games()["senate"], 2, False))
    with structlog.testing.capture_logs() as lines:
        async with serving(tmp_path) as server:
            screen = await Browser(server.address).watch(party.code)
            host = Browser(server.address)
            host.cookies = party.host.cookies
            screen = await host.watch(party.code)
            await screen.do(sent.GoOn)
            await screen.do(sent.End)
    found = [line for line in lines if "game" in str(line["event"])]
    table = {"table": party.code}
    assert found == [
        {"event": "a game is held", "log_level": "warning", "version": 1, "plays": 3} | table,
        {"event": "game goes on by other rules", "log_level": "info", "game": "senate"}
        | {"versions": [1, 3]}
        | table,
        {"event": "game broken off", "log_level": "info", "game": "senate", "versions": [1, 3]}
        | table,
    ]
