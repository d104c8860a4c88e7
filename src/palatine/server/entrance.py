"""The way to a table by its code: guessing is slowed down, known guests come in at once."""

from collections.abc import Iterable

from starlette.requests import HTTPConnection

from palatine.server.codes import read_code
from palatine.server.cookies import host_ticket, seat_ticket
from palatine.server.errors import NoSuchTable
from palatine.server.house import House
from palatine.server.live import Live
from palatine.server.origin import client_of


async def knocked(request: HTTPConnection, text: str) -> Live:
    """The table with the code that a browser has named; NoSuchTable, or TooMuch."""
    house: House = request.app.state.house
    limits, address = house.limits, client_of(request)
    marks = marks_of(request, read_code(text) or "")
    limits.check_knock(address, marks)
    try:
        live = await house.find(text)
    except NoSuchTable:
        limits.check_knock(address, marks)  # many at once learn no more than one after the other
        limits.missed(address)
        raise
    limits.check_knock(address, marks)
    if live.neighbours is not None:
        await live.catch_up()
    return live


def marks_of(request: HTTPConnection, code: str) -> list[str]:
    """This browser's tickets for a table, as the limits know them: by table and hash."""
    return marks(code, (seat_ticket(request, code), host_ticket(request, code)))


def marks(code: str, tickets: Iterable[str | None]) -> list[str]:
    """Hashes of tickets together with the table at which they are good."""
    return [f"{code} {ticket}" for ticket in tickets if ticket is not None]
