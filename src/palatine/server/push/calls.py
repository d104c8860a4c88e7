"""Whom we call by push, and when: anyone the public stream is waiting for who is not there.

Both are plain to see on any screen, so a call tells nobody anything, neither by whom it reaches nor
by when. It names the table, and every call has the same length.
"""

import asyncio
import hashlib
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from palatine.core.seats import PUBLIC
from palatine.server.live.live_table import LiveTable
from palatine.server.push.book import Book
from palatine.server.push.keys import Keys, spelt, unspelt
from palatine.server.push.sealing import sealed
from palatine.server.push.sending import post
from palatine.server.push.settings import PushSettings
from palatine.server.wire.messages import Subscription

TTL: Final = 600
"""Seconds for which a push service keeps a call."""
GONE: Final = (404, 410)
"""How it says that we should no longer call a phone."""
AT_ONCE: Final = 20
MOST: Final = 500
"""Calls on their way; we don't send any beyond that."""

logger = structlog.get_logger()


class Push:
    """Calls phones."""

    def __init__(self, settings: PushSettings) -> None:
        self.settings = settings
        self.keys = Keys.kept_in(settings.folder)
        self.book = Book(settings.folder)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; not too much of it at once."""
        if len(self._tasks) >= MOST:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def call(self, code: str, ticket: str) -> None:
        """Call the phone of a seat if we may; forget it if it is no longer there."""
        phone = await self.book.find(code, ticket)
        if phone is None:
            return
        async with self._turns:
            status = await self._send(code, phone)
        if status in GONE:
            await self.book.forget(code, [ticket])
        elif not 200 <= status < 300:
            logger.warning("a call was not taken", table=code, status=status)

    async def _send(self, code: str, phone: Subscription) -> int:
        parts = self.settings.way.parts(phone.endpoint)
        if parts is None:
            return GONE[0]
        content = msgspec.json.encode({"table": code})
        body = sealed(content, unspelt(phone.p256dh), unspelt(phone.auth))
        origin = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": self.keys.signed_for(origin, self.settings.subject),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "high",
            "Topic": topic(code, phone),
        }
        return await post(self.settings.way, phone.endpoint, headers, body)

    async def close(self) -> None:
        """Send no more."""
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.book.close()


def topic(code: str, phone: Subscription) -> str:
    """What makes a newer call replace an older one; it does not reveal the code."""
    return spelt(hashlib.sha256(f"{phone.auth} {code}".encode()).digest()[:24])


class TableCalls:
    """Calls people whose turn it is at one table and who are not there, once for each turn."""

    def __init__(self, live: LiveTable, push: Push) -> None:
        self.live, self.push = live, push
        self._called: set[int] = set()
        self._gone = 0
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Something has changed: somebody's turn began or ended, or somebody came or went."""
        self._forget_gone()
        asked = set(self._asked())
        self._called &= asked
        loop = asyncio.get_running_loop()
        for person in sorted(asked - self._called):
            if not self.live.presence.is_away(person):
                continue
            left = self.push.settings.patience - self._seconds_away(person)
            if left <= 0:
                self._called.add(person)
                self._call(person)
            elif self._timer is None:
                self._timer = loop.call_later(left, self._look_again)

    def stop(self) -> None:
        """Stop: nobody is watching the table any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _look_again(self) -> None:
        self._timer = None
        self.look()

    def _seconds_away(self, person: int) -> float:
        return self.live.presence.seconds_away(person, self.live.loaded)

    def _asked(self) -> list[int]:
        """The people the public stream is waiting for, and for whom nobody else answers."""
        table, public = self.live.table, self.live.streams.get(PUBLIC)
        if public is None or table.stage != "playing" or self.live.rank:
            return []
        shown = [seat for seat in public.shown[0] if seat < len(table.seats)]
        waiting = [table.people[table.seats[seat]] for seat in shown]
        return [
            each.id
            for each in waiting
            if each.ticket and each.stand_in == "wait" and each.id not in table.answered_for
        ]

    def _call(self, person: int) -> None:
        ticket = self.live.table.people[person].ticket
        if ticket is not None:
            self.push.do(self.push.call(self.live.table.code, ticket))

    def _forget_gone(self) -> None:
        """When a seat is left, taken or moved, its phone goes with it."""
        gone = self.live.table.gone
        if len(gone) != self._gone:
            self._gone = len(gone)
            self.push.do(self.push.book.forget(self.live.table.code, list(gone)))
