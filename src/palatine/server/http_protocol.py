"""Uvicorn's HTTP protocol, which has no patience with requests that don't come to an end.

By itself it would wait for ever for a connection's first request, and take headers without end.
"""

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST_HEAD: Final = 10.0
"""Seconds from the first byte of a request to the end of its headers, or without a first byte."""
LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body begins."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket or is closed."""

    _deadline: TimerHandle | None = None
    _size = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request, not for ever."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take some more of a request, unless its head is too large."""
        self._size += len(data)
        super().data_received(data)
        if self._deadline is not None and self._size > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._stop_waiting()
        self._size = 0
        self._deadline = self.loop.call_later(SLOWEST_HEAD, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
