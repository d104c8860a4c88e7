"""Tickets as cookies, which no script can read and no other site can send along."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from palatine.server.actor import Actor
from palatine.server.table import Table
from palatine.server.tickets import TICKET_LENGTH, hashed, is_same, new_ticket

DAYS: Final = 24 * 60 * 60
LONGEST: Final = 100
MOST: Final = 40
"""Tickets that a browser keeps: with three times as many its requests would be too large."""
NAMES: Final = ("seat-", "host-")


def seat_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the seat's ticket that this browser has for a table."""
    return _ticket(request, f"seat-{code}")


def host_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the host's ticket that this browser has for a table."""
    return _ticket(request, f"host-{code}")


def _ticket(request: HTTPConnection, name: str) -> str | None:
    ticket = _secret(request, name)
    return hashed(ticket) if ticket else None


def _secret(request: HTTPConnection, name: str) -> str:
    ticket = request.cookies.get(name, "")
    return ticket if len(ticket) <= LONGEST else ""


def ticket_at_door(request: HTTPConnection, table: Table) -> str:
    """The ticket with which this browser has a seat, or will have one.

    A guest gets it before the seat: if the answer to joining is lost, the browser has it all the
    same. One that is good no more, or has not the form of ours, is exchanged for another.
    """
    ours = _secret(request, f"seat-{table.code}")
    is_fit = len(ours) == TICKET_LENGTH and hashed(ours) not in table.gone
    return ours if is_fit else new_ticket()


def person_with(table: Table, ticket: str | None) -> int | None:
    """Who holds the ticket with this hash; every person's is compared, in a constant time."""
    found = None
    for one in table.people.values():
        if one.ticket is not None and ticket is not None and is_same(one.ticket, ticket):
            found = one.id
    return found


def actor_of(request: HTTPConnection, table: Table) -> Actor:
    """Who this browser is at a table."""
    host = host_ticket(request, table.code)
    return Actor(
        person=person_with(table, seat_ticket(request, table.code)),
        has_host_ticket=host is not None and is_same(table.host, host),
    )


def give(
    response: Response, request: HTTPConnection, name: str, ticket: str, days: float | None
) -> None:
    """Let the browser keep a ticket for as long as the table is kept, and forget its oldest; or for
    as long as its window is open."""
    ours = [each for each in request.cookies if each.startswith(NAMES) and each != name]
    for old in ours[: max(0, len(ours) - MOST + 1)]:  # browsers name the oldest first
        response.delete_cookie(old, path="/", httponly=True, samesite="strict")
    response.set_cookie(
        name,
        ticket,
        max_age=None if days is None else int(days * DAYS),
        path="/",
        secure=request.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )
