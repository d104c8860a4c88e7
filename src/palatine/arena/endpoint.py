"""An OpenAI-style endpoint: one request, one reply. Address and key come from the environment.

We talk to it with Python's own HTTP client, in the thread that plays the game. An arena waits for
one reply at a time, and no library would make that shorter.
"""

import http.client
import os
import ssl
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from palatine.arena.errors import BadArena, NoEndpoint

TRIES: Final = 4
"""How often we send a request while the endpoint is busy or broken; then the run stops."""
PATIENCE: Final = (429, 500, 502, 503, 504)
"""Statuses after which a second request may help."""
LARGEST: Final = 4 << 20


class TooSlow(Exception):
    """No reply in time: that is the agent's own fault."""


class Endpoint:
    """Where to ask a model."""

    def __init__(self, address: str, key: str, pause: float = 2.0) -> None:
        self.url, self.key, self.pause = urlsplit(address.rstrip("/")), key, pause
        if self.url.scheme not in ("http", "https") or not self.url.hostname:
            raise BadArena("the endpoint's address must start with http:// or https://")

    def chat(self, body: bytes, seconds: float) -> dict[str, Any]:
        """The reply to a request, as JSON; waits and tries again if that may help."""
        said = ""
        for attempt in range(TRIES):
            if attempt:
                time.sleep(self.pause * 2 ** (attempt - 1))
            try:
                status, content = self._post(body, seconds)
            except TimeoutError:
                raise TooSlow(f"no reply within {seconds:g} s") from None
            except (OSError, http.client.HTTPException) as error:
                said = type(error).__name__
                continue
            if status == http.client.OK:
                return read(content)
            said = f"status {status}"
            if status not in PATIENCE:
                break
        raise NoEndpoint(
            f"the endpoint at {self.url.hostname} does not answer ({said}); the games "
            f"so far are saved: run the same command to continue"
        )

    def _post(self, body: bytes, seconds: float) -> tuple[int, bytes]:
        connection = self._connection(seconds)
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        try:
            connection.request("POST", f"{self.url.path}/chat/completions", body, headers)
            response = connection.getresponse()
            return response.status, response.read(LARGEST)
        finally:
            connection.close()

    def _connection(self, seconds: float) -> http.client.HTTPConnection:
        host, port = str(self.url.hostname), self.url.port
        if self.url.scheme == "http":
            return http.client.HTTPConnection(host, port, timeout=seconds)
        secure = ssl.create_default_context()
        return http.client.HTTPSConnection(host, port, timeout=seconds, context=secure)


def read(content: bytes) -> dict[str, Any]:
    """The reply's JSON; anything else counts as no reply."""
    try:
        found = msgspec.json.decode(content)
    except msgspec.DecodeError:
        found = None
    return found if isinstance(found, dict) else {}


def endpoint_of(address: str, key: str) -> Endpoint:
    """The endpoint that these environment variables name."""
    found = os.environ.get(address, "")
    if not found:
        raise BadArena(
            f"set {address} to the address of the model's endpoint, such as "
            f"https://example.org/v1, and {key} to its key"
        )
    return Endpoint(found, os.environ.get(key, ""))
