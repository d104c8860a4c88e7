"""The application: routes, headers, and the tables behind them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from palatine.server.cluster.bus import Bus
from palatine.server.pages.static import Static
from palatine.server.routes import agents, answers, pages, push, rooms, sockets, tables, theatre
from palatine.server.routes.headers import Headers
from palatine.server.store.database import Database
from palatine.server.tables import Settings, Tables
from palatine.server.wire.doors import Doors


def application(
    database: Database,
    settings: Settings,
    doors: Doors,
    static: Static | None = None,
    lan: str | None = None,
    bus: Callable[[], Bus] | None = None,
) -> Starlette:
    """The server over a database. `lan` is how phones find this machine, if they can.

    `bus` connects us to other processes that serve the same tables.
    """
    files = static or Static()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(await database.open(), settings, bus=bus() if bus is not None else None)
        app.state.tables, app.state.lan = tables, lan
        tables.metrics.watch(lambda: doors.resting, lambda: len(doors), lambda: doors.cut)
        tables.start()
        app.state.agents = agents.Agents(tables)
        try:
            yield
        finally:
            await app.state.agents.close()
            await tables.close()

    file = answers.counted(files.file)
    client = [Route("/", file), Route("/{path:path}", file)]
    return Starlette(
        routes=[
            *pages.ROUTES,
            *push.ROUTES,
            *rooms.ROUTES,
            *tables.ROUTES,
            *theatre.ROUTES,
            *sockets.ROUTES,
            *agents.ROUTES,
            *answers.NOWHERE,
            *client,
        ],
        middleware=[Middleware(Headers)],
        lifespan=life,
    )
