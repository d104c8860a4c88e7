"""PostgreSQL or NATS goes away in the middle of a game and comes back: the game goes on by
itself."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from palatine.server.cluster.nats_bus import NatsBus
from palatine.server.store.database import Database
from palatine.server.store.schema import prepare
from palatine.server.wire import messages as sent
from tests.server.phones import Phone, check
from tests.server.services import Nats, Postgres
from tests.server.visitors import PATIENCE, serving

pytestmark = [pytest.mark.anyio, pytest.mark.deep]


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """A NATS that can stop, as nobody else uses it."""
    made = Nats()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that can stop, as nobody else uses it."""
    made = Postgres()
    yield made
    made.end()


Break = Callable[[], None]


@asynccontextmanager
async def game(
    database: Database, nats: Nats, tmp_path: Path
) -> AsyncIterator[tuple[list[Phone], str, list[bool]]]:
    """Five phones at two servers in the middle of a game, which they play to its end."""
    await prepare(database)
    buses: list[NatsBus] = []

    def bus() -> NatsBus:
        buses.append(NatsBus(f"{nats.url}/{tmp_path.name}"))
        return buses[-1]

    async with (
        serving(tmp_path, database=database, bus=bus) as one,
        serving(tmp_path, database=database, bus=bus) as two,
    ):
        host = one.browser()
        code = await host.open(sent.Choice("senate", 5))
        browsers = [(one, two)[n % 2].browser() for n in range(5)]
        for n, browser in enumerate(browsers):
            await browser.join(code, f"Guest {'ABCDE'[n]}")
        screen = await host.watch(code)
        await screen.do(sent.Start)
        phones = [Phone(browser, code, Random(n)) for n, browser in enumerate(browsers)]
        playing = asyncio.gather(*[phone.play() for phone in phones])
        await screen.until(lambda: len(screen.news) > 10)
        yield phones, code, [bus.is_up for bus in buses]
        await asyncio.wait_for(playing, 4 * PATIENCE)
        await screen.until(lambda: screen.stage == "over")
        await check(database, code, phones)
        for each in buses:
            while not each.is_up:
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("seconds", [0.0, 5.0, 30.0])
async def test_postgres_goes_and_comes_back(
    own_postgres: Postgres, nats: Nats, tmp_path: Path, seconds: float
) -> None:
    """Nothing acknowledged is lost; anyone who answered meanwhile hears that it is not certain."""
    async with game(Database(url=own_postgres.url), nats, tmp_path) as (phones, _, _):
        await asyncio.to_thread(own_postgres.stop)
        if seconds:
            await asyncio.sleep(seconds)
            assert sum(phone.uncertain for phone in phones) > 0
        await asyncio.to_thread(own_postgres.start)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_nats_goes_and_comes_back(database: Database, nats: Nats, tmp_path: Path) -> None:
    """Meanwhile both servers run one table by the log alone, and nobody has to come back."""
    async with game(database, nats, tmp_path) as (phones, _, up):
        assert all(up)
        nats.stop()
        before = [len(phone.acknowledged) for phone in phones]
        while sum(len(phone.acknowledged) for phone in phones) < sum(before) + 10:
            await asyncio.sleep(0.1)
        nats.start()
    assert not any(phone.returns for phone in phones)
