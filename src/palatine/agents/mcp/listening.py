"""Subscriptions to a seat's own view: nobody learns when another seat's has changed.

Every seat's view has the same address, and all seats of a server share one bus. So we tie a
listener to the agent that asked for it, and it hears of that chair alone.
"""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar

from palatine.agents.mcp.seated import Seated
from palatine.core.extras import importing

with importing("agents", "mcp"):
    from mcp.server.subscriptions import ResourceUpdated, ServerEvent

Listener = Callable[[ServerEvent], None]


class OwnSeat:
    """A bus on which each listener hears its own chair, and nobody can publish anything."""

    def __init__(self, seated: ContextVar[Seated], uri: str) -> None:
        self._seated, self._uri = seated, uri

    async def publish(self, event: ServerEvent) -> None:
        """Lists of tools and resources never change, and views announce themselves."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Let this listener hear of the chair of the agent that asks."""
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
