"""The application: routes, headers, and the house that they lead to."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from palatine.server import card_http, http, ws
from palatine.server.bus import Bus
from palatine.server.databases import Database
from palatine.server.headers import Headers
from palatine.server.house import House, Settings
from palatine.server.static import Static


def application(
    database: Database,
    settings: Settings,
    static: Static | None = None,
    lan: str | None = None,
    bus: Callable[[], Bus] | None = None,
) -> Starlette:
    """The server over a database. `lan` is how phones find this machine, if they can.

    `bus` makes the way to other processes that serve the same tables.
    """
    files = static or Static()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(await database.open(), settings, bus=bus() if bus is not None else None)
        app.state.house, app.state.lan = house, lan
        house.start()
        try:
            yield
        finally:
            await house.close()

    pages = [Route("/", files.file), Route("/{path:path}", files.file)]
    return Starlette(
        routes=[*card_http.ROUTES, *http.ROUTES, *ws.ROUTES, *pages],
        middleware=[Middleware(Headers)],
        lifespan=life,
    )
