"""How long messages are, which whoever watches the network sees even where they are encrypted.

Under TLS nobody else reads what a phone gets, but everybody between sees how many bytes it was. So
whatever holds something private is filled up to a length that follows from public facts alone.
"""

from typing import Final

REPLY_SIZE: Final = 1024
"""The length of every reply to a message: the rule that says no has room in it."""
_BEGIN: Final = b',"pad":"'
_END: Final = b'"}'
_LEAST: Final = len(_BEGIN) + len(_END) - 1
"""What an empty `pad` adds: it stands before the last brace."""


def padded(message: bytes, size: int, step: int) -> bytes:
    """A JSON object with a field `pad` at its end, so long that all of it has this size.

    What does not fit is made longer by whole steps: that it was so long can be seen, but no more.
    """
    missing = size - len(message) - _LEAST
    if missing < 0:
        missing %= step
    return b"".join((message[:-1], _BEGIN, b" " * missing, _END))
