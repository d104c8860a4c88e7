"""Tickets: a seat, or the host's chair, belongs to whoever holds the secret for it.

The log has only hashes of tickets. A move token is made of the hash of the ticket that it replaces:
it needs no memory, and is worth nothing once it was used, since the hash is another one then.
"""

import hashlib
import hmac
import secrets
from typing import Final

MOVE_SECONDS: Final = 300
TICKET_LENGTH: Final = 43
"""Characters of 32 bytes, as new tickets are spelt."""


def new_ticket() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(ticket: str) -> str:
    """What the log has of a ticket."""
    return hashlib.sha256(ticket.encode("utf-8", "surrogateescape")).hexdigest()


def is_same(ours: str, given: str) -> bool:
    """Whether two hashes or signatures are equal, in a time that tells nothing."""
    return hmac.compare_digest(ours.encode(), given.encode("utf-8", "surrogateescape"))


def move_token(code: str, person: int, ticket: str, expires: int) -> str:
    """Leave to take a person's seat to another browser, until then; `ticket` is the old hash."""
    what = f"{code}.{person}.{expires}"
    return f"{what}.{_signature(what, ticket)}"


def read_token(token: str) -> tuple[str, int, int] | None:
    """The table, the person and the end of a token, not checked yet."""
    code, *rest = token.split(".")
    if len(rest) != 3 or not all(part.isdecimal() and len(part) < 16 for part in rest[:2]):
        return None
    return code, int(rest[0]), int(rest[1])


def is_token(token: str, ticket: str, now: float) -> bool:
    """Whether a token was made for this ticket and is still good."""
    what, _, signature = token.rpartition(".")
    read = read_token(token)
    return read is not None and is_same(_signature(what, ticket), signature) and now <= read[2]


def _signature(what: str, ticket: str) -> str:
    return hmac.new(ticket.encode(), b"palatine move " + what.encode(), hashlib.sha256).hexdigest()
