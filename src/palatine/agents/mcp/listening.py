"""Subscriptions to the own seat's view: nobody learns when another seat's has changed.

Every seat's view has the same address, and all seats of a server share one bus. So a listener is
tied to whoever asked for it, and hears of nothing but that chair.
"""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar

from mcp.server.subscriptions import ResourceUpdated, ServerEvent

from palatine.agents.mcp.seated import Seated

Listener = Callable[[ServerEvent], None]


class OwnSeat:
    """A bus on which each listener hears its own chair, and nobody can publish anything."""

    def __init__(self, seated: ContextVar[Seated], uri: str) -> None:
        self._seated, self._uri = seated, uri

    async def publish(self, event: ServerEvent) -> None:
        """Lists of tools and resources never change, and views tell of themselves."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Let this listener hear of the chair of whoever asks."""
        task = asyncio.create_task(self._tell(self._seated.get(), listener))

        def unsubscribe() -> None:
            task.cancel()

        return unsubscribe

    async def _tell(self, seated: Seated, listener: Listener) -> None:
        before = seated.look()
        while await seated.chair.change():
            if (now := seated.look()) != before:
                before = now
                listener(ResourceUpdated(uri=self._uri))
