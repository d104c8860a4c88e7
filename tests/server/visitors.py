"""Visitors: browsers without a window, which talk to a real server over real sockets."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from starlette.datastructures import State
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from palatine.bots.random import any_answer
from palatine.core.seats import Viewer
from palatine.core.stream import AskOut
from palatine.server.app import application
from palatine.server.cluster.bus import Bus
from palatine.server.pages.static import Static
from palatine.server.routes.agents import Agents
from palatine.server.serve import PING_SECONDS, Place, Server, config_of, listen, listen_for_metrics
from palatine.server.store.database import DATABASE, Database
from palatine.server.tables import Settings, Tables
from palatine.server.wire import messages as sent
from palatine.server.wire.doors import Doors
from palatine.server.wire.limits import ALL, Bounds, Rate
from palatine.server.wire.protocols import Config
from palatine.server.wire.proxies import Proxies

PATIENCE = 60.0
"""After this many seconds without any event we give up."""
STARTING = 180.0
"""Seconds that a start may take: other work may have the machine for a while."""
QUICK = Bounds(messages=Rate(10_000, 10_000), speeches=Rate(10_000, 10_000))
"""The usual limits, except for phones that answer faster than thumbs can."""
SENATE = sent.Choice("senate", 5)
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Ella", "Finn", "Gina", "Hugo", "Ines", "Jost")

Heard = (
    sent.Welcome
    | sent.Table
    | sent.Done
    | sent.Refused
    | sent.WhyNot
    | sent.Counsel
    | sent.Move
    | sent.Invitation
    | sent.Gone
)


class StepIn(msgspec.Struct, tag_field="type", tag="step"):
    """A step as a browser reads it."""

    game: int
    start: int
    news: tuple[Any, ...]
    waiting: tuple[int, ...]
    asking: str
    ask: AskOut | None
    view: dict[str, Any] | None = None
    over: Any = None


_read = msgspec.json.Decoder(Heard | StepIn)


class Running:
    """A server that runs in this process."""

    def __init__(self, place: Place, state: State, server: Server) -> None:
        self.address, self.server = place.address, server
        self.tables: Tables = state.tables
        self.agents: Agents = state.agents
        self.metrics = f"http://127.0.0.1:{place.metrics[0].getsockname()[1]}"
        """The operator's address for metrics."""

    @property
    def doors(self) -> Doors:
        """The connections of this server."""
        config = self.server.config
        assert isinstance(config, Config)
        return config.doors

    @property
    def is_at_rest(self) -> bool:
        """Whether nobody is connected, and nothing is in progress."""
        state = self.server.server_state
        return not state.connections and not state.tasks

    def browser(self) -> "Browser":
        """A new browser."""
        return Browser(self.address)


@asynccontextmanager
async def serving(
    data: Path,
    client: Static | None = None,
    proxies: Sequence[str] = (),
    pings: float = PING_SECONDS,
    database: Database | None = None,
    bus: Callable[[], Bus] | None = None,
    most_lines: int = ALL,
    **settings: Any,
) -> AsyncIterator[Running]:
    """A server over a data folder, on a free port of this machine, until the end of the block."""
    place = replace(listen("127.0.0.1", 0), metrics=listen_for_metrics("127.0.0.1", 0))
    files = client or Static(data / "none")
    quick = {"pace": "instant", "bot_milliseconds": 5.0, "bounds": QUICK}
    ports = tuple([each.getsockname()[1] for each in place.metrics])
    chosen: dict[str, Any] = quick | {"build": files.build, "metrics_ports": ports} | settings
    base = database or Database(data / DATABASE)
    doors = Doors(most_lines, chosen["bounds"].lines, Proxies(proxies))
    app = application(base, Settings(**chosen), doors, files, bus=bus)
    ready = asyncio.Event()
    changes = {"ws_ping_interval": pings, "ws_ping_timeout": pings}
    config = config_of(app, doors, loop="asyncio", timeout_graceful_shutdown=1, **changes)
    server = Server(config, lambda _: ready.set())
    task = asyncio.create_task(server.serve(place.sockets()))
    await asyncio.wait_for(ready.wait(), PATIENCE)
    try:
        yield Running(place, app.state, server)
    finally:
        server.should_exit = True
        await task


class Process:
    """`palatine serve` in a process of its own, which can be killed."""

    def __init__(
        self,
        data: Path,
        *options: str,
        is_elsewhere: bool = False,
        files: int | None = None,
        program: Sequence[str] = ("palatine",),
        command: Sequence[str] = (),
    ) -> None:
        """`is_elsewhere`: the options name a database, and there is no data folder.

        `files` is how many files the process may have open, `program` the module to run, or
        `command` what is run instead.
        """
        self.command = command
        self.data, self.options, self.program = data, options, program
        self.shell = ("sh", "-c", f'ulimit -n {files}; exec "$@"', "sh") if files else ()
        self.folder = () if is_elsewhere else ("--data", str(data))
        self.address = ""
        self.port = "0"

    async def start(self) -> None:
        """Start, and wait until it serves; always on the same port."""
        words = ("serve", "--host", "127.0.0.1", "--port", self.port, *self.folder)
        quietly = ("--log", "error", "--limits", "off", "--pace", "instant")
        self.process = await asyncio.create_subprocess_exec(
            *(*self.shell, *(self.command or (sys.executable, "-m", *self.program))),
            *(*words, *quietly, *self.options),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), STARTING)).decode()
        self.address = line.split()[2]
        self.port = self.address.rpartition(":")[2]

    async def kill(self) -> None:
        """Leave it no time for anything."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()

    async def __aenter__(self) -> "Process":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    def browser(self) -> "Browser":
        """A new browser."""
        return Browser(self.address)


class Browser:
    """Cookies, and requests with them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies: dict[str, str] = {}

    async def ask(
        self, method: str, path: str, body: object = None, accept: str = "gzip"
    ) -> httpx.Response:
        """One request; cookies are kept."""
        content = msgspec.json.encode(body) if body is not None else None
        headers = {"Origin": self.address, "Cookie": self.cookie_header}
        headers["Accept-Encoding"] = accept
        if content is not None:
            headers["Content-Type"] = "application/json"
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as client:
            answer = await client.request(method, path, content=content, headers=headers)
        self.cookies |= dict(answer.cookies)
        return answer

    @property
    def cookie_header(self) -> str:
        """All cookies, as a browser sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def open(self, choice: sent.Choice = SENATE) -> str:
        """Create a table; returns its code."""
        answer = await self.ask("POST", "/api/tables", choice)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def join(self, code: str, name: str) -> None:
        """Sit down."""
        answer = await self.ask("POST", f"/api/tables/{code}/people", sent.Name(name))
        assert answer.status_code == 201, answer.text

    async def sit(self, code: str, news: Sequence[Any] = (), game: int = 0) -> "Socket":
        """A socket for the owner of a seat, who may already have heard some news of a game."""
        return await self.connect(f"/ws/{code}?as=seat&have={len(news)}&game={game}", news)

    async def watch(self, code: str) -> "Socket":
        """A socket for a public screen."""
        return await self.connect(f"/ws/{code}?as=screen")

    async def connect(self, path: str, news: Sequence[Any] = ()) -> "Socket":
        """A socket, once it was welcomed or shown out."""
        wire = await connect(
            self.address.replace("http", "ws") + path,
            additional_headers={"Cookie": self.cookie_header},
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
        )
        socket = Socket(wire, news)
        await socket.until(lambda: bool(socket.welcome or socket.gone))
        return socket


class Socket:
    """A browser's socket, and everything that it knows of the table: the client in a few lines."""

    def __init__(self, wire: ClientConnection, news: Sequence[Any] = ()) -> None:
        self.wire = wire
        self.welcome: sent.Welcome | None = None
        self.table: sent.Table | None = None
        self.gone: sent.Gone | None = None
        self.step: StepIn | None = None
        self.view: dict[str, Any] | None = None
        self.news: list[Any] = list(news)
        self.steps = 0
        self.received: list[bytes] = []
        self.replies: dict[int, Any] = {}
        self._ref = 0
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read_all())
        self.is_open = True
        self.error: Exception | None = None

    async def _read_all(self) -> None:
        try:
            async for text in self.wire:
                content = text.encode() if isinstance(text, str) else text
                self.received.append(content)
                async with self._changed:
                    self._take(_read.decode(content))
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        except Exception as error:
            self.error = error
        async with self._changed:
            self.is_open = False
            self._changed.notify_all()

    def _take(self, message: Any) -> None:
        if isinstance(message, sent.Welcome):
            self.welcome, self.table = message, message.table
        elif isinstance(message, sent.Table):
            self.table = message
        elif isinstance(message, StepIn):
            self._take_step(message)
        elif isinstance(message, sent.Gone):
            self.gone = message
        else:
            self.replies[message.ref] = message

    def _take_step(self, step: StepIn) -> None:
        if self.step is not None and step.game != self.step.game:
            self.news, self.view = [], None
        assert step.start <= len(self.news), "a step is missing"
        self.news = [*self.news[: step.start], *step.news]
        self.view = step.view or self.view
        self.step, self.steps = step, self.steps + 1

    async def until(self, is_true: Callable[[], bool]) -> None:
        """Wait for something to be true, as long as anything happens at all."""
        loop = asyncio.get_running_loop()
        async with (
            self._changed,
            asyncio.timeout(PATIENCE) as limit,
        ):  # wait_for can lose a cancellation

            def is_there() -> bool:
                limit.reschedule(loop.time() + PATIENCE)
                return is_true() or self.error is not None

            await self._changed.wait_for(is_there)
        if self.error is not None:
            raise self.error

    async def send(self, kind: type[sent.Sent], **fields: Any) -> Any:
        """Send a message; returns the reply."""
        self._ref += 1
        ref = self._ref
        await self.wire.send(msgspec.json.encode(kind(ref=ref, **fields)).decode())
        await self.until(lambda: ref in self.replies or not self.is_open)
        return self.replies.get(ref)

    async def do(self, kind: type[sent.Sent], **fields: Any) -> None:
        """Send a message that must succeed."""
        reply = await self.send(kind, **fields)
        assert isinstance(reply, sent.Done), reply

    @property
    def stage(self) -> str:
        """Before, in or after a game."""
        assert self.table is not None
        return self.table.stage

    @property
    def screens(self) -> int:
        """The number of screens."""
        assert self.table is not None
        return self.table.screens

    @property
    def viewer(self) -> Viewer:
        """The viewpoint of this socket."""
        assert self.view is not None
        found: Viewer = self.view["viewer"]
        return found

    @property
    def ask(self) -> AskOut | None:
        """This seat's open question, if it has not answered."""
        step = self.step
        is_open = step is not None and step.ask is not None and step.ask.given is None
        return step.ask if step is not None and is_open else None

    @property
    def knowledge(self) -> tuple[Any, ...]:
        """Everything that is visible here now."""
        assert self.step is not None
        return self.view, self.news, self.step.waiting, self.step.ask, self.step.over

    async def answer(self, random: Random) -> Any:
        """Answer the question at random; returns the reply."""
        assert self.ask is not None
        asked = self.ask
        return await self.send(sent.Answer, number=asked.number, answer=any_answer(asked, random))

    async def play(self, random: Random) -> None:
        """Answer every question at random, until the game is over."""
        while True:
            await self.until(lambda: self.ask is not None or self.stage == "over")
            if self.stage == "over":
                return
            number = self.ask.number if self.ask is not None else 0
            await self.answer(random)
            await self.until(lambda n=number: self.ask is None or self.ask.number != n)  # type: ignore[misc]

    async def close(self) -> None:
        """Leave without a word."""
        await self.wire.close()
        await self._reader


async def seated(server: Running | Process, people: int, choice: sent.Choice = SENATE) -> "Party":
    """A table with a screen and this many people at it, in the lobby."""
    screen = server.browser()
    code = await screen.open(choice)
    browsers = [server.browser() for _ in range(people)]
    for browser, name in zip(browsers, NAMES, strict=False):
        await browser.join(code, name)
    party = Party(code, screen, browsers)
    await party.connect()
    return party


class Party:
    """People at a table, each with a browser, and a public screen."""

    def __init__(self, code: str, host: Browser, browsers: list[Browser]) -> None:
        self.code, self.host, self.browsers = code, host, browsers
        self.screen: Socket
        self.phones: list[Socket] = []

    async def connect(self) -> None:
        """Everyone looks."""
        self.screen = await self.host.watch(self.code)
        self.phones = [await browser.sit(self.code) for browser in self.browsers]

    @property
    def all(self) -> list[Socket]:
        """The phones, and the screen."""
        return [*self.phones, self.screen]

    @property
    def people(self) -> tuple[sent.Person, ...]:
        """Who is at the table, as the screen shows it."""
        assert self.screen.table is not None
        return self.screen.table.people

    async def start(self) -> None:
        """Begin; everybody sees the first question."""
        await self.screen.do(sent.Start)
        for socket in self.all:
            await socket.until(lambda s=socket: s.step is not None and s.stage == "playing")  # type: ignore[misc]

    async def play(self, random: Random) -> None:
        """Play to the end."""
        await asyncio.gather(*(phone.play(random) for phone in self.phones))
        await self.screen.until(lambda: self.screen.stage == "over")
