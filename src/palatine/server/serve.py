"""Runs the server on this machine. Meanwhile no other server uses a SQLite file's folder."""

import asyncio
import gc
import os
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from palatine.core.errors import BadSetup
from palatine.machine import HAS_WORKERS, IS_WINDOWS, lock, most_files, private_file
from palatine.server.app import application
from palatine.server.cluster.bus import Bus
from palatine.server.cluster.post import Letterbox, Post
from palatine.server.cluster.workers import Worker, Workers
from palatine.server.routes.door import table_named
from palatine.server.routes.forwarded import Forwarded
from palatine.server.store.database import Database, needed
from palatine.server.store.schema import file_version, prepare
from palatine.server.store.sqlite import VERSION, connected
from palatine.server.tables import Settings
from palatine.server.wire.doors import Doors, lines_within, queue_within
from palatine.server.wire.limits import LARGEST_MESSAGE
from palatine.server.wire.links import is_loopback, lan_address
from palatine.server.wire.protocols import Config, HttpProtocol, SocketProtocol, nothing
from palatine.server.wire.proxies import Proxies

PORTS: Final = range(8000, 8020)
"""Where we look for a free port if nobody asks for one."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")
PING_SECONDS: Final = 10.0
"""How often we ask a socket whether somebody is there, and how long it may take to answer."""
YOUNG: Final = (20_000, 100, 1_000_000)
"""How many new objects until we look at the youngest, then at the older ones; never at the
oldest."""
COLLECT_SECONDS: Final = 600.0
"""How often we look at everything anyway."""


@dataclass(frozen=True)
class Place:
    """Where a server listens."""

    listeners: tuple[socket.socket, ...]
    """One for each worker; the system spreads connections over them."""
    lan: str | None
    """This machine's address in its network, if phones there can reach us."""
    metrics: tuple[socket.socket, ...] = ()
    """One for each worker, each with a port of its own, if we show `/metrics` at all."""

    def sockets(self, worker: int = 0) -> list[socket.socket]:
        """The sockets of one of the workers."""
        return [self.listeners[worker], *self.metrics[worker : worker + 1]]

    @property
    def listener(self) -> socket.socket:
        """The first of them."""
        return self.listeners[0]

    @property
    def port(self) -> int:
        """The port."""
        return int(self.listener.getsockname()[1])

    @property
    def address(self) -> str:
        """The address for a browser on another machine, or otherwise on this one."""
        host = self.listener.getsockname()[0]
        shown = self.lan or ("127.0.0.1" if host in EVERYWHERE else host)
        return f"http://{f'[{shown}]' if ':' in shown else shown}:{self.port}"


def listen(host: str, port: int | None, workers: int = 1) -> Place:
    """Take a port: the one asked for, or the first of ours that is free."""
    if workers > 1 and not HAS_WORKERS:
        raise BadSetup("several workers need Linux or macOS; leave out --workers on this system")
    error: OSError | None = None
    for each in PORTS if port is None else (port,):
        try:
            listeners = all_bound(host, each, workers)
        except OSError as refusal:
            error = refusal
            continue
        return Place(listeners, lan_address() if host in EVERYWHERE else lan_of(host))
    reason = error.strerror if error is not None else "no port"
    raise BadSetup(f"can't listen on {host}, port {port or PORTS[0]}: {reason}; try another --port")


def listen_for_metrics(host: str, port: int, workers: int = 1) -> tuple[socket.socket, ...]:
    """Take a port for each worker's metrics: the one asked for, and those that follow it."""
    taken: list[socket.socket] = []
    for each in range(port, port + workers) if port else (0,) * workers:
        try:
            taken.append(bound(host, each))
        except OSError as error:
            for other in taken:
                other.close()
            raise BadSetup(
                f"can't show metrics on {host}, port {each}: {error.strerror}; "
                "try another port for --metrics"
            ) from None
    return tuple(taken)


def all_bound(host: str, port: int, workers: int) -> tuple[socket.socket, ...]:
    """A socket for each worker. We try a shared port alone first, since others may be using it
    too."""
    alone = bound(host, port)
    if workers == 1:
        return (alone,)
    port = alone.getsockname()[1]
    alone.close()
    return tuple([bound(host, port, is_shared=True) for _ in range(workers)])


def bound(host: str, port: int, is_shared: bool = False) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, asyncio sends what we write at once, without waiting for more.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if not IS_WINDOWS:  # there it would let two servers have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
        listener.listen(queue_within(most_files()))
    except OSError:
        listener.close()
        raise
    return listener


def lan_of(host: str) -> str | None:
    """The address itself, unless it leads to this machine only."""
    return None if is_loopback(host) else host


@contextmanager
def owned(database: Database) -> Iterator[None]:
    """A file's folder, for us alone; a server that was killed leaves it free."""
    if database.path is None:  # a database server may be shared
        yield
        return
    data = database.path.parent
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = private_file(data / "lock", os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise BadSetup(f"the data folder {data} can't be used: {error.strerror}") from None
    try:
        lock(file)
    except OSError:
        os.close(file)
        raise BadSetup(
            f"another server uses the data folder {data}; choose another with --data"
        ) from None
    try:
        yield
    finally:
        os.close(file)


def check_database(database: Database) -> None:
    """Open the database once, so that we report problems with it before we listen."""
    try:
        if database.path is not None and file_version(database.path) in (0, VERSION):
            connected(database.path).close()
        else:
            asyncio.run(prepare(database))
    except sqlite3.Error as error:
        raise BadSetup(f"the database {database} can't be used: {error}") from None


@dataclass(frozen=True)
class Service:
    """What we serve, and to whom."""

    database: Database
    settings: Settings
    proxies: Proxies
    """We believe these when they say who asks."""
    bus: str = ""
    """The bus to other processes, if there are any."""

    def make_bus(self) -> Bus:
        """Our end of the bus; in a running event loop."""
        from palatine.server.cluster.nats_bus import NatsBus

        return NatsBus(self.bus)

    def server(
        self, lan: str | None, ready: Callable[["Server"], None], **changes: Any
    ) -> "Server":
        """The server, which calls `ready` when it is ready."""
        bus = self.make_bus if self.bus else None
        doors = Doors(lines_within(most_files()), self.settings.bounds.lines, self.proxies)
        app = application(self.database, self.settings, doors, lan=lan, bus=bus)
        return Server(config_of(app, doors, **changes), ready)


def run(place: Place, service: Service, ready: Callable[[Place], None]) -> None:
    """Serve until we are told to stop, in this process or in several."""
    check_database(service.database)
    if service.bus:
        check_bus(service.bus)
    if (count := len(place.listeners)) > 1:
        post = Post(count)
        workers = Workers(count, lambda worker: work(place, service, worker, post))
        workers.run(lambda: ready(place))
        return

    def begin(_: Server) -> None:
        settle()
        ready(place)

    with suppress(KeyboardInterrupt):
        service.server(place.lan, begin).run(sockets=place.sockets())


def work(place: Place, service: Service, worker: Worker, post: Post) -> None:
    """Serve as one of several, until we are told to stop or the first process is gone."""
    for other in range(len(place.listeners)):
        for each in place.sockets(other) if other != worker.number else ():
            each.close()

    def begin(server: Server) -> None:
        settle()
        loop = asyncio.get_running_loop()

        def leave() -> None:
            loop.remove_reader(worker.alive)
            server.stop()

        loop.add_reader(worker.alive, leave)
        letters = Letterbox(post, worker.number, server.protocol)
        letters.open()
        server.on_stop = letters.close
        worker.tell_ready()

    def pass_on(line: int, begun: bytes) -> bool:
        table = table_named(begun)
        if table is None:
            return False
        other = post.worker_for(table, worker.number)
        return other != worker.number and post.hand_over(other, line, begun)

    http = partial(HttpProtocol, pass_on=pass_on)
    with suppress(KeyboardInterrupt):
        service.server(place.lan, begin, http=http).run(sockets=place.sockets(worker.number))


def check_bus(url: str) -> None:
    """Refuse a kind of bus that we don't know; it need not be there yet."""
    if urlsplit(url).scheme not in ("nats", "tls") or not urlsplit(url).hostname:
        raise BadSetup(f"{url!r} is not a bus that we know; use nats://HOST:PORT")
    needed("nats")


class Server(uvicorn.Server):
    """Uvicorn's server, which tells us when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[["Server"], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.on_stop: Callable[[], None] = nothing

    def protocol(self, begun: bytes) -> asyncio.Protocol:
        """For a connection that another worker has accepted, and what that worker has read of
        it."""
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(config=self.config, begun=begun, **state)
        return protocol

    def stop(self) -> None:
        """Let everyone go, and end."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody else in, and end."""
        self.on_stop()
        await super().shutdown(sockets)


def config_of(app: Starlette, doors: Doors, **changes: Any) -> Config:
    """How uvicorn should run: no compression of messages, small ones only, and no log of its
    own."""
    settings: dict[str, Any] = {
        "http": HttpProtocol,
        "ws": SocketProtocol,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "timeout_graceful_shutdown": 3,
        "backlog": queue_within(most_files()),
        **changes,
    }
    return Config(Forwarded(app, doors.proxies), doors, **settings)


def settle() -> None:
    """Once everything is loaded: from now on, collect garbage as a server should.

    A full collection looks at every object and stops everything in the meantime: a fifth of a
    second at 3,500 sockets. What is there when the server starts stays, so nobody need look at it.
    The rest makes little garbage that only the collector finds, so it may come seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    asyncio.get_running_loop().call_later(COLLECT_SECONDS, collect)


def collect() -> None:
    """Look at everything, and do so again later."""
    gc.collect()
    asyncio.get_running_loop().call_later(COLLECT_SECONDS, collect)
