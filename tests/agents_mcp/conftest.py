"""The tests of the Model Context Protocol run on asyncio, if its package is installed."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of the server."""
    return "asyncio"
