"""Who holds a browser, as a room knows it: by a ticket in a cookie, like a seat's."""

from starlette.requests import Request

from palatine.core.errors import PalatineError
from palatine.server.errors import NotYourRoom
from palatine.server.room.room import Person, Room
from palatine.server.routes.answers import tables_of
from palatine.server.routes.door import owner_ticket, room_ticket


def person_of(request: Request, room: Room) -> Person | None:
    """Who this is in the room, if it remembers them."""
    return room.person_with(room_ticket(request, room.code))


def owns(request: Request, room: Room) -> bool:
    """Whether this browser is the owner's."""
    return room.is_owner(owner_ticket(request, room.code))


def check_owner(request: Request, room: Room) -> None:
    """Refuse everyone else."""
    if not owns(request, room):
        raise NotYourRoom("only the owner of this room can do this")


def check_member(request: Request, room: Room) -> None:
    """Refuse everyone the room does not know."""
    if not owns(request, room) and person_of(request, room) is None:
        raise NotYourRoom("only somebody this room remembers can do this")


async def known_person(request: Request, code: str) -> Person | None:
    """Who this is in a table's room. If we can't ask the room, nobody is kept from the table."""
    if not code or room_ticket(request, code) is None:
        return None
    try:
        room = await tables_of(request).rooms.find(code)
        found = person_of(request, room)
        return found if found is not None and found.id in await names_of(request, room) else None
    except PalatineError:
        return None


async def known_name(request: Request, code: str) -> str:
    """The name of this browser's user in a table's room; empty if the room does not know them."""
    person = await known_person(request, code)
    if person is None:
        return ""
    rooms = tables_of(request).rooms
    return (await rooms.names(await rooms.find(code))).get(person.id, "")


async def names_of(request: Request, room: Room) -> dict[int, str]:
    """Everybody's names in a room."""
    return await tables_of(request).rooms.names(room)
