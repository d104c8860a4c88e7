"""The lengths of replies over HTTP, which anyone who watches the network sees even under TLS.

JSON may end in spaces. So we pad a reply to a length that depends on public facts alone: twice what
a phone would get that comes back to this seat, since the same facts also come in words; or a fixed
size, if a reply has no news in it.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

SHORT: Final = 4096
"""Bytes of a reply that shows nothing of the table: enough for a refusal with two rules."""
TIMES: Final = 2
"""How much longer the table can be as data and in words than as data alone."""
ROOM: Final = "palatine.room"
"""The key in an HTTP request's scope for the room of its reply."""
EVENTS: Final = b"text/event-stream"
ENDS: Final = b"\r\n"


class Room:
    """How long the reply to one request must be. The code that answers it sets this."""

    def __init__(self) -> None:
        self.size = SHORT

    def hold(self, phone: int) -> None:
        """Make room for all that a phone would get in this many bytes."""
        self.size = SHORT + TIMES * phone


def filled(body: bytes, size: int) -> bytes:
    """JSON, or an event with JSON in it, with spaces at its end.

    A reply that does not fit grows by whole steps: a watcher can see that it was this long, but no
    more.
    """
    content = body.rstrip(ENDS)
    missing = size - len(body)
    if not content or content.startswith(b":"):  # nothing, or a comment that keeps a stream open
        return body
    if missing < 0:
        missing %= SHORT
    return content + b" " * missing + body[len(content) :]


def filling(send: Send, room: Room) -> Send:
    """Sends a reply padded to its room."""
    held: list[Message] = []

    async def send_filled(message: Message) -> None:
        if message["type"] == "http.response.start" and not is_stream(message):
            held.append(message)  # we don't know its length yet
            return
        if message["type"] == "http.response.body":
            message = {**message, "body": filled(message.get("body", b""), room.size)}
        if held:
            await send(measured(held.pop(), message))
        await send(message)

    return send_filled


def is_stream(start: Message) -> bool:
    """Whether a reply comes event by event: each event is padded separately."""
    return any(
        name.lower() == b"content-type" and EVENTS in kind for name, kind in start["headers"]
    )


def measured(start: Message, body: Message) -> Message:
    """The beginning of a reply that comes in one piece, with its new length."""
    length = str(len(body["body"])).encode()
    headers = [
        (name, length if name.lower() == b"content-length" else value)
        for name, value in start["headers"]
    ]
    return {**start, "headers": headers}
