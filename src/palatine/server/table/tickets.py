"""Tickets: a seat, or the host's chair, belongs to whoever holds the secret for it.

The log has only hashes of them, from which nobody can make a ticket again. A link that moves a seat
is a secret like a ticket, and we keep it in the same way. So a copy of the database takes nobody's
seat, and every process that reads the log can tell whether a link is valid.
"""

import hashlib
import hmac
import secrets
from typing import Final

MOVE_SECONDS: Final = 300
"""How long a link that moves a seat is valid."""
TICKET_LENGTH: Final = 43
"""How many characters we spell the 32 bytes of a new ticket with."""


def new_ticket() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(ticket: str) -> str:
    """What the log keeps of a ticket."""
    return hashlib.sha256(ticket.encode("utf-8", "surrogateescape")).hexdigest()


def is_same(ours: str, given: str) -> bool:
    """Whether two hashes are equal, in a time that reveals nothing."""
    return hmac.compare_digest(ours.encode(), given.encode("utf-8", "surrogateescape"))


def new_token(code: str) -> str:
    """A new secret that takes a seat at this table to another browser."""
    return f"{code}.{new_ticket()}"


def code_in(token: str) -> str:
    """The table that a token names."""
    return token.partition(".")[0]
