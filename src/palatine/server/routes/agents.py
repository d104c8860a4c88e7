"""`/mcp`: seats for language models, by the Model Context Protocol (docs/mcp.md).

An agent shows its seat's ticket with every request, as a bearer token, and is nobody without it. It
has the same limits as a phone. What agents need is an extra, which loads when the first agent
comes: a server without agents starts just as fast.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from palatine.agents.mcp.filling import ROOM, Room, filling
from palatine.agents.mcp.seated import SCOPE, Seated
from palatine.core.errors import PalatineError
from palatine.core.words import languages
from palatine.server.errors import NoAgents, NoSuchTable, NotYourSeat, TableError, TooMuch
from palatine.server.live.live_chair import LiveChair
from palatine.server.live.live_table import LiveTable
from palatine.server.routes.answers import content_of, json, until
from palatine.server.routes.door import (
    HOST,
    client_of,
    is_own_origin,
    knocked,
    marks,
    person_with,
)
from palatine.server.table.lobby import NO_AGENTS
from palatine.server.table.tickets import code_in, hashed
from palatine.server.tables import Tables
from palatine.server.wire import messages as sent
from palatine.server.wire.limits import LARGEST_MESSAGE

LINGER: Final = 60.0
"""Seconds after its last request for which an agent still counts as there: models think between
two."""
LONGEST_TOKEN: Final = 100
BEARER: Final = "bearer "
METHODS: Final = ("GET", "POST", "DELETE")
logger = structlog.get_logger()


class Agent:
    """An agent at a table: its chair, its rate, and how many of its requests are open."""

    has_spoken = True
    """It came with a message."""

    def __init__(self, agents: "Agents", key: str, chair: LiveChair) -> None:
        self.seated, self.chair = Seated(chair), chair
        self.bucket = agents.tables.limits.bucket()
        self.requests = 0
        self.places = ExitStack()
        """The places that it has taken; it gives them back when it leaves."""
        self.places.callback(chair.leave)
        self._agents, self._key = agents, key
        self._timer: asyncio.TimerHandle | None = None

    def cut_off(self) -> None:
        """Somebody else needs its place."""
        self.leave()

    def begin(self) -> None:
        """One more request."""
        self.requests += 1
        if self._timer is not None:
            self._timer.cancel()

    def end(self) -> None:
        """One request less; after a while without any, it is gone."""
        self.requests -= 1
        if not self.requests:
            self._timer = asyncio.get_running_loop().call_later(LINGER, self.leave)

    def leave(self) -> None:
        """Let go of the chair."""
        if self._agents.there.get(self._key) is self:
            del self._agents.there[self._key]
            self.places.close()


class Agents:
    """All agents that are at tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.there: dict[str, Agent] = {}
        self._manager: asyncio.Task[Any] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._end = asyncio.Event()

    async def manager(self) -> Any:
        """What speaks the protocol; loaded once, beside everything else that goes on."""
        if self._manager is None:
            self._manager = asyncio.create_task(self._load())
        return await asyncio.shield(self._manager)

    async def _load(self) -> Any:
        http = await asyncio.to_thread(import_module, "palatine.agents.mcp.http")
        manager = http.session_manager(LARGEST_MESSAGE)
        begun = asyncio.Event()
        self._keeper = asyncio.create_task(self._keep(manager, begun))
        await begun.wait()
        return manager

    async def _keep(self, manager: Any, begun: asyncio.Event) -> None:
        """Begin and end its tasks in one task that belongs neither to a request nor to the
        server."""
        async with manager.run():
            begun.set()
            await self._end.wait()

    async def close(self) -> None:
        """Everybody leaves."""
        self._end.set()
        if self._keeper is not None:
            await self._keeper
        for agent in [*self.there.values()]:
            agent.leave()

    def seat(self, live: LiveTable, person: int, ticket: str, address: str) -> Agent:
        """The agent with this ticket, which may have been here before."""
        key = f"{live.table.code} {ticket}"
        found = self.there.get(key)
        if found is not None and not found.chair.is_gone:
            return found
        if found is not None:
            found.leave()
        made = Agent(self, key, LiveChair(live, person, ticket))
        with made.places:  # given back at once if there is no room for one more
            made.places.enter_context(self.tables.limits.socket_from(address, made))
            made.places = made.places.pop_all()
        self.there[key] = made
        return made


class Door:
    """The application behind `/mcp`."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        request = Request(scope, receive)
        try:
            content = await content_of(request)
            async with let_in(request) as agent:
                agent.seated.wanted = language_of(request)
                room = Room()
                scope[SCOPE], scope[ROOM] = agent.seated, room
                manager = await request.app.state.agents.manager()
                await manager.handle_request(scope, again(content, receive), filling(send, room))
        except TableError as error:
            await refusal(error)(scope, receive, send)
        except PalatineError as error:  # of the engine's: its words are not for anybody
            logger.error("an agent's request failed", kind=type(error).__name__)
            broken = sent.Problem(PalatineError.code, "something went wrong on the server")
            await json(broken, 500)(scope, receive, send)


@asynccontextmanager
async def let_in(request: Request) -> AsyncIterator[Agent]:
    """The agent behind a request, while we serve it; or a refusal."""
    check_door(request)
    agents: Agents = request.app.state.agents
    agent = await agent_of(agents, request)
    limits = agents.tables.limits
    if agent.requests >= limits.bounds.tabs or not limits.may_send(agent.bucket):
        raise TooMuch("too many messages", 1.0)
    agent.begin()
    try:
        yield agent
    finally:
        agent.end()


def check_door(request: Request) -> None:
    """The extra is installed, the host is ours, and the request does not come from another site's
    page."""
    if find_spec("mcp") is None:
        raise NoAgents(NO_AGENTS)
    if not HOST.fullmatch(request.headers.get("host", "")):
        raise NotYourSeat("that is not a valid host name")
    if "origin" in request.headers and not is_own_origin(request):
        raise NotYourSeat("this request came from a page of another site")


async def agent_of(agents: Agents, request: Request) -> Agent:
    """Found by the ticket alone; an unknown table looks the same as a wrong ticket."""
    token, address = token_of(request), client_of(request)
    code, ticket = code_in(token), hashed(token.partition(".")[2])
    agents.tables.limits.check_page(address)
    try:
        live = await knocked(request, code, marks(code, [ticket]))
    except NoSuchTable:
        raise NotYourSeat(UNKNOWN) from None
    person = person_with(live.table, ticket)
    if person is None:
        raise NotYourSeat(UNKNOWN)
    agents.tables.limits.know(marks(live.table.code, [ticket]))
    return agents.seat(live, person, ticket, address)


UNKNOWN: Final = "this needs the ticket of a seat as a bearer token; the host can invite an agent"


def token_of(request: Request) -> str:
    """The bearer token of a request."""
    given = request.headers.get("authorization", "")
    token = given[len(BEARER) :].strip()
    if given[: len(BEARER)].lower() != BEARER or not 0 < len(token) <= LONGEST_TOKEN:
        raise NotYourSeat(UNKNOWN)
    return token


def language_of(request: Request) -> str | None:
    """The first language that a request asks for and we have; None if it asks for none."""
    asked = request.headers.get("accept-language", "")[:LONGEST_TOKEN].lower().split(",")
    tags = [each.partition(";")[0].strip().partition("-")[0] for each in asked]
    return next((tag for tag in tags if tag in languages()), None)


def refusal(error: TableError) -> Response:
    """A refusal, as the other paths say it; without a seat, with the code that clients know."""
    status, more = error.status, until(error)
    if isinstance(error, NotYourSeat):
        status, more = 401, {"WWW-Authenticate": "Bearer"}
    return json(sent.Problem(error.code, error.sentence), status, more)


def again(content: bytes, receive: Any) -> Any:
    """A body that we have read already, and then whatever else comes."""
    rest = [{"type": "http.request", "body": content, "more_body": False}]

    async def next_part() -> Any:
        return rest.pop() if rest else await receive()

    return next_part


ROUTES = (Route("/mcp", Door(), methods=METHODS),)
