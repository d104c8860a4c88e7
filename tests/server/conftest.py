"""The server's tests run on asyncio, and its random choices come from a fixed seed."""

import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
import structlog

from palatine.server.cluster.bus import Bus, LocalBus
from palatine.server.store.database import Database
from palatine.server.store.schema import prepare
from palatine.server.table import lobby
from tests.server.services import Services, services


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of the server."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _no_unseeded_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(1)
    monkeypatch.setattr(lobby, "CHANCE", chance)
    monkeypatch.setattr(lobby, "new_seed", lambda: chance.randbytes(32))


@pytest.fixture(autouse=True)
def _fresh_journal() -> None:
    """A journal written by an earlier test does not redirect the lines of this one.

    Loggers keep the configuration of their first use.
    """
    structlog.reset_defaults()
    for name, module in [*sys.modules.items()]:
        if name.startswith("palatine.") and hasattr(module, "logger"):
            vars(module.logger).pop("bind", None)


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Services:
    """PostgreSQL and NATS, the same for all of pytest's workers."""
    own = tmp_path_factory.getbasetemp()
    return services(own if worker_id == "master" else own.parent)


@pytest.fixture
async def postgres(running: Services) -> AsyncIterator[Database]:
    """A new database in PostgreSQL."""
    name = f"palatine_{uuid4().hex}"
    import asyncpg  # an extra, which is not there wherever the portable tests run

    admin = await asyncpg.connect(running.postgres)
    await admin.execute(f"CREATE DATABASE {name}")
    address, _, rest = running.postgres.partition("?")
    found = Database(url=f"{address.rpartition('/')[0]}/{name}?{rest}")
    await prepare(found)
    yield found
    await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await admin.close()


@dataclass(frozen=True)
class Shared:
    """What the processes of one installation share: a database, and a bus between them."""

    database: Database
    bus: Callable[[], Bus]


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Shared:
    """A file and a bus in this process; PostgreSQL and NATS."""
    if request.param == "sqlite":
        first = LocalBus()
        return Shared(Database(tmp_path / "tables.sqlite3"), lambda: LocalBus(first))
    from palatine.server.cluster.nats_bus import NatsBus

    url = request.getfixturevalue("running").nats
    name = uuid4().hex
    return Shared(request.getfixturevalue("postgres"), lambda: NatsBus(f"{url}/{name}"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return Database(tmp_path / "tables.sqlite3")
    found: Database = request.getfixturevalue("postgres")
    return found
