"""How long messages are, which anyone who watches the network sees even if they are encrypted.

Under TLS nobody else reads what a phone gets, but everybody on the way sees how many bytes it was.
So we fill up anything private to a length that follows from public facts alone.
"""

from typing import Final

REPLY_SIZE: Final = 1024
"""The length of every reply to a message: a rule that forbids something fits in."""
_BEGIN: Final = b',"pad":"'
_END: Final = b'"}'
_LEAST: Final = len(_BEGIN) + len(_END) - 1
"""What an empty `pad` adds: it comes before the last brace."""


def padded(message: bytes, size: int, step: int) -> bytes:
    """A JSON object with a field `pad` at its end that brings all of it to this size.

    If it does not fit, we lengthen it by whole steps: its rough length shows then, but no more.
    """
    missing = size - len(message) - _LEAST
    if missing < 0:
        missing %= step
    return b"".join((message[:-1], _BEGIN, b" " * missing, _END))
