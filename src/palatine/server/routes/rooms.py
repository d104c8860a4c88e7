"""Rooms over HTTP: opening, reading, changing and deleting them; and which table plays in which."""

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from palatine.server.errors import NoSuchPerson, NoSuchRoom, NotYourRoom
from palatine.server.room import exporting, log, pages
from palatine.server.room.keeping import ITSELF, LENGTH
from palatine.server.room.room import Person, Room
from palatine.server.routes.answers import (
    body_of,
    compressed,
    content_of,
    json,
    refusing,
    tables_of,
)
from palatine.server.routes.door import (
    actor_of,
    check_origin,
    client_of,
    give,
    knocked,
    marks,
    owner_ticket,
    room_ticket,
)
from palatine.server.routes.members import (
    check_member,
    check_owner,
    known_person,
    names_of,
    owns,
    person_of,
)
from palatine.server.table import lobby
from palatine.server.table.codes import read_code
from palatine.server.table.names import read_name
from palatine.server.table.tickets import hashed, new_ticket
from palatine.server.wire import messages
from palatine.server.wire import room_messages as sent

TICKET_DAYS: Final = 400
"""Browsers keep a cookie no longer than this; everybody who opens the room gets it for as long
again."""


async def room_of(request: Request) -> Room:
    """The room that the address names; we slow down guesses as we do for tables."""
    limits, address = tables_of(request).limits, client_of(request)
    code = read_code(request.path_params["code"], LENGTH) or ""
    known = marks(code, (room_ticket(request, code), owner_ticket(request, code)))
    limits.check_page(address)
    limits.check_knock(address, known)
    try:
        room = await tables_of(request).room(code)
    except NoSuchRoom:
        limits.missed(address)
        raise
    limits.check_knock(address, known)
    return room


def keep(request: Request, response: Response, name: str, ticket: str) -> None:
    """Let the browser keep a room's ticket, and tell the limits about it."""
    give(response, request, name, ticket, TICKET_DAYS)
    tables_of(request).limits.know(marks(name.partition("-")[2], [hashed(ticket)]))


async def post_room(request: Request) -> Response:
    """`POST /api/rooms`."""
    wished = await body_of(request, sent.NewRoom)
    tables_of(request).limits.check_open(client_of(request))
    ticket = new_ticket()
    code = await tables_of(request).rooms.open(wished.name, hashed(ticket))
    response = json(messages.Opened(code), 201)
    keep(request, response, f"owner-{code}", ticket)
    return response


async def get_room(request: Request) -> Response:
    """`GET /api/rooms/CODE`: anyone with the code may read."""
    room = await room_of(request)
    names, me = await names_of(request, room), person_of(request, room)
    who = me.id if me is not None and me.id in names else None
    page = pages.room_page(
        room, names, names.get(ITSELF, ""), owns(request, room), who, time.time()
    )
    response = json(page)
    for name in (f"room-{room.code}", f"owner-{room.code}"):
        if ticket := request.cookies.get(name, ""):  # for as long again
            keep(request, response, name, ticket)
    return response


async def get_export(request: Request) -> Response:
    """`GET /api/rooms/CODE/export`: all of it, for the owner to keep or to take elsewhere."""
    tables_of(request).limits.check_record(client_of(request))
    room = await room_of(request)
    check_owner(request, room)
    content = exporting.written(room, await names_of(request, room))
    headers = {"Content-Disposition": f'attachment; filename="palatine-room-{room.code}.json"'}
    return compressed(request, content, "application/json", headers)


async def post_import(request: Request) -> Response:
    """`POST /api/rooms/import`: a room from elsewhere, for a new owner; the ticket as a cookie."""
    check_origin(request)
    tables_of(request).limits.check_open(client_of(request))
    found = exporting.read(await content_of(request, exporting.LARGEST))
    ticket = new_ticket()
    code = await exporting.keep(tables_of(request).rooms, found, hashed(ticket))
    response = json(messages.Opened(code), 201)
    keep(request, response, f"owner-{code}", ticket)
    return response


async def get_person(request: Request) -> Response:
    """`GET /api/rooms/CODE/people/ID`."""
    room = await room_of(request)
    names = await names_of(request, room)
    return json(pages.person_page(room, names, one_of(room, names, request.path_params["id"])))


def one_of(room: Room, names: dict[int, str], person: int) -> Person:
    """Somebody whom the room remembers, by number."""
    if person not in room.people or person not in names:
        raise NoSuchPerson(f"nobody in this room has the number {person}")
    return room.people[person]


async def post_order(request: Request) -> Response:
    """`POST /api/rooms/CODE`."""
    order: sent.RoomOrder = await body_of(request, sent.RoomOrder)  # type: ignore[arg-type]
    tables_of(request).limits.check_join(client_of(request))
    room = await room_of(request)
    await obey(request, room, order)
    return json(messages.Opened(room.code))


async def obey(request: Request, room: Room, order: sent.RoomOrder) -> None:
    """Do it, if this browser may."""
    rooms, me = tables_of(request).rooms, person_of(request, room)
    is_own = isinstance(order, sent.NamePerson | sent.ForgetPerson) and me is not None
    if not is_own or me is None or me.id != getattr(order, "person", None):
        check_owner(request, room)
    match order:
        case sent.NameRoom(name):
            await rooms.rename(room.code, ITSELF, read_name(name))
        case sent.NamePerson(person, name):
            names = await rooms.names(room)
            one_of(room, names, person)
            others = [each for number, each in names.items() if number not in (person, ITSELF)]
            await rooms.rename(room.code, person, read_name(name, others))
        case sent.ForgetPerson(person):
            await rooms.remove(room.code, person)
        case sent.FreePerson(person):
            await rooms.claim(room.code, person, "")
        case sent.SwitchRatings(is_on):
            switched = log.RatingsSwitched(is_on)
            await rooms.do(
                room.code, lambda found: [] if found.has_ratings == is_on else [switched]
            )
        case sent.DeleteRoom():
            await rooms.delete(room.code)


async def post_room_of_table(request: Request) -> Response:
    """`POST /api/tables/CODE/room`."""
    wished = await body_of(request, sent.RoomOfTable)
    tables = tables_of(request)
    tables.limits.check_join(client_of(request))
    live = await knocked(request, request.path_params["code"])
    actor = actor_of(request, live.table)
    actor.check_host(live.table)
    room = await tables.rooms.find(wished.room) if wished.room else None
    if room is not None:
        check_member(request, room)
        joined = log.TableJoined(live.table.code)
        await tables.rooms.do(
            room.code, lambda found: [] if found.tables[-1:] == [joined.table] else [joined]
        )
    code = room.code if room is not None else ""
    await live.do(lambda table: lobby.be_in_room(table, actor_of(request, table), code))
    return json(messages.Opened(live.table.code))


async def post_who(request: Request) -> Response:
    """`POST /api/tables/CODE/who`."""
    wished = await body_of(request, sent.Who)
    tables = tables_of(request)
    tables.limits.check_join(client_of(request))
    live = await knocked(request, request.path_params["code"])
    table, response = live.table, json(messages.Opened(live.table.code))
    member = actor_of(request, table).member(table)
    if not table.room:
        raise NoSuchRoom("this table plays in no room")
    person = await known_person(request, table.room)
    who = person.id if person is not None else None
    if wished.who == "me" and person is None:
        raise NotYourRoom("this room does not know this browser")
    if wished.who == "new" and person is None:
        ticket = new_ticket()
        who = await tables.rooms.join(table.room, member.name, hashed(ticket), member.look)
        keep(request, response, f"room-{table.room}", ticket)
    elif wished.who == "free" and person is None:
        ticket, who = new_ticket(), wished.person or 0
        await tables.rooms.claim(table.room, who, hashed(ticket))
        keep(request, response, f"room-{table.room}", ticket)
    elif wished.who == "guest":
        who = None
    await live.do(lambda table: lobby.be_known(table, actor_of(request, table), who))
    return response


ROUTES = (
    Route("/api/rooms", refusing(post_room), methods=["POST"]),
    Route("/api/rooms/import", refusing(post_import), methods=["POST"]),
    Route("/api/rooms/{code}", refusing(get_room), methods=["GET"]),
    Route("/api/rooms/{code}/export", refusing(get_export)),
    Route("/api/rooms/{code}", refusing(post_order), methods=["POST"]),
    Route("/api/rooms/{code}/people/{id:int}", refusing(get_person)),
    Route("/api/tables/{code}/room", refusing(post_room_of_table), methods=["POST"]),
    Route("/api/tables/{code}/who", refusing(post_who), methods=["POST"]),
)
