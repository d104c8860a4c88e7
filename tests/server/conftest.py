"""The server's tests run on asyncio, and what it leaves to chance comes from a fixed seed."""

from random import Random

import pytest

from palatine.server import lobby


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of the server."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _no_unseeded_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(1)
    monkeypatch.setattr(lobby, "CHANCE", chance)
    monkeypatch.setattr(lobby, "new_seed", lambda: chance.randbytes(32))
