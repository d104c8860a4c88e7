"""Who comes in: which page and machine asks, with which tickets, and for which table.

Tickets are cookies that no script can read and no other site can send along. We slow down guesses
at tables' codes; known guests come in at once.
"""

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from palatine.server.errors import NoSuchTable, NotYourSeat
from palatine.server.live.live_table import LiveTable
from palatine.server.table.codes import read_code
from palatine.server.table.table import Actor, Table
from palatine.server.table.tickets import TICKET_LENGTH, hashed, is_same, new_ticket
from palatine.server.tables import Tables

HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""A machine's name or address, perhaps with a port: what may appear in a link or a header."""
BEGUN: Final = re.compile(rb"[A-Z]{3,7} /(?:ws|api/tables)/([^/? ]{1,20})[/? ]")
"""How a request begins that names a table."""
LONGEST_ORIGIN: Final = 300
OWN_PORTS: Final = {"http": ":80", "https": ":443"}


def is_own_origin(request: HTTPConnection) -> bool:
    """Whether the page that made this request is one of ours. Every browser names its page."""
    host = request.headers.get("host", "")
    page = _page(request.headers.get("origin", ""))
    if page is None or not HOST.fullmatch(host):
        return False
    scheme, netloc = page
    port = OWN_PORTS[scheme]
    return netloc.removesuffix(port) == host.lower().removesuffix(port)


def _page(origin: str) -> tuple[str, str] | None:
    if len(origin) > LONGEST_ORIGIN:  # what we take apart stays in memory for a while
        return None
    try:
        found = urlsplit(origin)
    except ValueError:
        return None
    is_whole = found.scheme in OWN_PORTS and found.netloc and not found.path.strip("/")
    return (found.scheme, found.netloc.lower()) if is_whole else None


def check_origin(request: HTTPConnection) -> None:
    """Refuse requests from another site's page."""
    if not is_own_origin(request):
        raise NotYourSeat("this request came from a page of another site")


def client_of(request: HTTPConnection) -> str:
    """The machine that asks; behind a trusted proxy, the one that asked the proxy."""
    return request.client.host if request.client is not None else ""


DAYS: Final = 24 * 60 * 60
LONGEST: Final = 100
MOST: Final = 40
"""Tickets that a browser keeps: three times as many would make its requests too large."""
NAMES: Final = ("seat-", "host-", "record-")


def seat_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the seat's ticket that this browser has for a table."""
    return _ticket(request, f"seat-{code}")


def host_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the host's ticket that this browser has for a table."""
    return _ticket(request, f"host-{code}")


def room_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the ticket by which a room knows this browser's user."""
    return _ticket(request, f"room-{code}")


def owner_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the ticket of a room's owner."""
    return _ticket(request, f"owner-{code}")


def record_ticket(request: HTTPConnection, code: str) -> str | None:
    """The hash of the ticket that a record's sender got."""
    return _ticket(request, f"record-{code}")


def _ticket(request: HTTPConnection, name: str) -> str | None:
    ticket = _secret(request, name)
    return hashed(ticket) if ticket else None


def _secret(request: HTTPConnection, name: str) -> str:
    ticket = request.cookies.get(name, "")
    return ticket if len(ticket) <= LONGEST else ""


def ticket_at_door(request: HTTPConnection, table: Table) -> str:
    """The ticket with which this browser has a seat, or will have one.

    A guest gets it before the seat: if the answer to joining is lost, the browser still has it. We
    replace a ticket that is no longer valid or does not look like one of ours.
    """
    ours = _secret(request, f"seat-{table.code}")
    is_fit = len(ours) == TICKET_LENGTH and hashed(ours) not in table.gone
    return ours if is_fit else new_ticket()


def person_with(table: Table, ticket: str | None) -> int | None:
    """The holder of the ticket with this hash; every person's is compared, in constant time."""
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
    """Let the browser keep a ticket for as long as we keep the table, or for as long as its window
    is open, and forget its oldest."""
    ours = [each for each in request.cookies if each.startswith(NAMES) and each != name]
    for old in ours[: max(0, len(ours) - MOST + 1)]:  # browsers name the oldest first
        response.delete_cookie(old, path="/", httponly=True, samesite="strict")
    response.set_cookie(
        name,
        ticket,
        max_age=None if days is None else int(days * DAYS),
        path="/",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="strict",
    )


def table_named(begun: bytes) -> str | None:
    """The code of the table that a request is about, from its first bytes; None if they name
    none."""
    found = BEGUN.match(begun)
    return read_code(found[1].decode("latin-1")) if found is not None else None


async def knocked(request: HTTPConnection, text: str, shown: list[str] | None = None) -> LiveTable:
    """The table with the code that somebody has named; NoSuchTable, or TooMuch.

    `shown` are marks of tickets, if they are not a browser's cookies.
    """
    tables: Tables = request.app.state.tables
    limits, address = tables.limits, client_of(request)
    marks = marks_of(request, read_code(text) or "") if shown is None else shown
    limits.check_knock(address, marks)
    try:
        live = await tables.find(text)
    except NoSuchTable:
        limits.check_knock(address, marks)  # many at once learn no more than one by one
        limits.missed(address)
        raise
    limits.check_knock(address, marks)
    if live.peers is not None:
        await live.catch_up()
    return live


def marks_of(request: HTTPConnection, code: str) -> list[str]:
    """This browser's tickets for a table, as the limits know them: by table and hash."""
    return marks(code, (seat_ticket(request, code), host_ticket(request, code)))


def marks(code: str, tickets: Iterable[str | None]) -> list[str]:
    """Hashes of tickets together with the table for which they are valid."""
    return [f"{code} {ticket}" for ticket in tickets if ticket is not None]
