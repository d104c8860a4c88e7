"""The server's tests run on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of the server."""
    return "asyncio"
