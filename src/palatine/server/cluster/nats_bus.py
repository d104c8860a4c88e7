"""The bus over NATS: one subject for each table. Without NATS, tables go on and we keep trying."""

import asyncio
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from palatine.server.cluster.bus import Hear, Notice

NAME: Final = "palatine"
WAIT: Final = 1
"""Seconds between two attempts to reach NATS."""

logger = structlog.get_logger()
_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Notice)


class NatsBus:
    """Our end of the bus. It sends only the newest waiting notice of each table."""

    def __init__(self, url: str) -> None:
        """`nats://HOST:PORT/NAME`: houses that share a NATS need different names."""
        self._name = urlsplit(url).path.strip("/") or NAME
        self._client = Client()
        self._hears: dict[str, Hear] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._waiting: dict[str, Notice] = {}
        self._changed: set[str] = set()
        """Tables that we have to start or stop listening to."""
        self._is_missed = False
        self._wake = asyncio.Event()
        self._connecting = asyncio.create_task(self._connect(url))
        self._working = asyncio.create_task(self._work())

    async def _connect(self, url: str) -> None:
        await self._client.connect(
            url.partition("?")[0].removesuffix(urlsplit(url).path),
            max_reconnect_attempts=-1,
            reconnect_time_wait=WAIT,
            connect_timeout=2,
            ping_interval=5,
            max_outstanding_pings=2,
            no_echo=True,
            pending_size=0,  # we'll repeat what can't be sent now
            error_cb=self._failed,
            disconnected_cb=self._lost,
            reconnected_cb=self._found,
        )
        await self._found()

    async def _failed(self, error: Exception) -> None:
        if not self._is_missed:
            self._is_missed = True
            logger.warning("the bus can't be reached", error=type(error).__name__)

    async def _lost(self) -> None:
        if self._client.is_closed:
            return
        self._is_missed = True
        logger.warning("the bus is gone; tables go on, and look at the database instead")

    async def _found(self) -> None:
        logger.info("the bus is there")
        self._is_missed = False
        self._wake.set()

    @property
    def is_up(self) -> bool:
        """Whether we are connected."""
        return self._client.is_connected

    def tell(self, table: str, notice: Notice) -> None:
        """Tell everyone who listens to this table."""
        self._waiting[table] = notice
        self._wake.set()

    def listen(self, table: str, hear: Hear) -> None:
        """Hear every notice on this table from now on."""
        self._hears[table] = hear
        self._changed.add(table)
        self._wake.set()

    def unlisten(self, table: str) -> None:
        """Stop listening to this table."""
        self._hears.pop(table, None)
        self._changed.add(table)
        self._wake.set()

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.is_up:
                with suppress(Error, OSError):
                    await self._flush()

    async def _flush(self) -> None:
        """Start and stop listening as asked, and send what is waiting."""
        while self._changed:
            await self._adjust(self._changed.pop())
        while self._waiting and self.is_up:
            table, notice = self._waiting.popitem()
            await self._client.publish(self._subject(table), _encode(notice))

    async def _adjust(self, table: str) -> None:
        old = self._subscriptions.pop(table, None)
        if old is not None:
            await old.unsubscribe()
        if table in self._hears:
            subject = self._subject(table)
            self._subscriptions[table] = await self._client.subscribe(subject, cb=self._take)

    def _subject(self, table: str) -> str:
        return f"{self._name}.table.{table}"

    async def _take(self, message: Msg) -> None:
        hear = self._hears.get(message.subject.rpartition(".")[2])
        if hear is not None:
            with suppress(msgspec.DecodeError):  # somebody else's message on our subject
                hear(_decoder.decode(message.data))

    async def close(self) -> None:
        """Send what is still waiting, and close."""
        for task in (self._connecting, self._working):
            task.cancel()
        with suppress(Error, OSError, TimeoutError):
            if self.is_up:
                await self._flush()
                await self._client.flush(timeout=1)
        with suppress(Error, OSError, asyncio.CancelledError):
            await self._client.close()
