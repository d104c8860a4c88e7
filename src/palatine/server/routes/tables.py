"""Tables over HTTP: opening, joining, moving to another phone; records and replays afterwards."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from palatine.core.errors import BadMessage
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.server.errors import AlreadySeated, BadToken, NoSuchRoom, NoSuchTable, OutOfReach
from palatine.server.live.live_table import LiveTable
from palatine.server.room.evenings import said_before
from palatine.server.room.reviewing import unrepeated
from palatine.server.routes.answers import body_of, compressed, json, refusing, tables_of
from palatine.server.routes.door import (
    actor_of,
    client_of,
    give,
    knocked,
    marks,
    ticket_at_door,
)
from palatine.server.routes.members import known_name, known_person
from palatine.server.table import lobby
from palatine.server.table.log import read
from palatine.server.table.replay import before_cleared, cleared, finished, record, replay
from palatine.server.table.table import Actor, Table
from palatine.server.table.tickets import code_in, hashed, new_ticket
from palatine.server.tables import Tables
from palatine.server.wire import messages as sent

T = TypeVar("T")


async def table_of(request: Request, text: str | None = None) -> LiveTable:
    """The table that the address names; the limits slow down guesses."""
    return await knocked(request, request.path_params["code"] if text is None else text)


# Tables


async def post_table(request: Request) -> Response:
    """`POST /api/tables`."""
    tables = tables_of(request)
    choice = await body_of(request, sent.Choice)
    tables.limits.check_open(client_of(request))
    ticket = new_ticket()
    code = await tables.open(choice, hashed(ticket))
    response = json(sent.Opened(code), 201)
    give(response, request, f"host-{code}", ticket, tables.settings.keep_days)
    tables.limits.know(marks(code, [hashed(ticket)]))
    return response


async def get_table(request: Request) -> Response:
    """`GET /api/tables/CODE`."""
    live = await table_of(request)
    tables_of(request).limits.check_page(client_of(request))
    name = await known_name(request, live.table.room)
    found, ticket = await live.do(lambda t: (door(request, t, name), ticket_at_door(request, t)))
    response = json(found)
    days = tables_of(request).settings.keep_days if found.has_seat else None
    give(response, request, f"seat-{found.code}", ticket, days)
    return response


def door(request: Request, table: Table, name: str = "") -> sent.Door:
    """What we tell somebody at the door."""
    actor = actor_of(request, table)
    return sent.Door(
        code=table.code,
        stage=table.stage,
        choice=table.choice,
        is_full=not lobby.has_room(table),
        has_seat=actor.person is not None,
        is_host=actor.is_host(table),
        taken=tuple([each.look for each in table.people.values()]),
        name=name,
    )


async def post_person(request: Request) -> Response:
    """`POST /api/tables/CODE/people`."""
    wished = await body_of(request, sent.Name)
    tables_of(request).limits.check_join(client_of(request))
    live = await table_of(request)
    known = await known_person(request, live.table.room)

    def act(table: Table) -> str:
        ticket = ticket_at_door(request, table)
        actor = actor_of(request, table)
        person = lobby.join(table, actor, wished.name, hashed(ticket), wished.look)
        if known is not None and all(each.who != known.id for each in table.people.values()):
            lobby.be_known(table, Actor(person), known.id)
        return ticket

    return seated(request, live.table.code, await live.do(act))


def seated(request: Request, code: str, ticket: str) -> Response:
    """The answer to somebody who has a seat now."""
    response = json(sent.Opened(code), 201)
    give(response, request, f"seat-{code}", ticket, tables_of(request).settings.keep_days)
    tables_of(request).limits.know(marks(code, [hashed(ticket)]))
    return response


async def post_move(request: Request) -> Response:
    """`POST /api/move`."""
    token = (await body_of(request, sent.Token)).token
    tables_of(request).limits.check_join(client_of(request))
    live = await table_to_move_at(request, token)

    def act(table: Table) -> str:
        person, own = lobby.moved_by(table, token, time.time()), actor_of(request, table).person
        ticket = ticket_at_door(request, table)
        if own is None:
            lobby.move(table, person, hashed(ticket))
        elif own != person:  # a link from somebody else takes nobody's own seat away
            raise AlreadySeated("this browser has a seat at this table; leave it to take another")
        return ticket

    return seated(request, live.table.code, await live.do(act))


async def table_to_move_at(request: Request, token: str) -> LiveTable:
    """The table that a link names; if there is none, it looks the same as an old link."""
    try:
        return await table_of(request, code_in(token))
    except NoSuchTable:
        raise BadToken(lobby.OLD_LINK) from None


# Afterwards: of the game on the table, or with `?game=N` of the table's game of that number


async def with_game(request: Request, act: Callable[[Table], T]) -> T:
    """Do this with the table as it is; for an earlier game, as it was at the end of that game."""
    live, tables = await table_of(request), tables_of(request)
    wanted = request.query_params.get("game", "")
    number = await live.do(lambda table: cleared(table, wanted))
    if number is None:
        return await live.do(act)
    kept = await tables.store.read(live.table.code)
    async with tables.limits.replays:
        return await asyncio.to_thread(lambda: act(before_cleared(read(kept), number)))


def file_name(table: Table) -> str:
    """The file name for the record of this table's game."""
    return f"palatine-{table.code}-{table.game}.palatine.json"


async def get_record(request: Request) -> Response:
    """`GET /api/tables/CODE/record`, once the game is over."""
    tables_of(request).limits.check_record(client_of(request))
    content, name = await with_game(request, lambda table: (record(table), file_name(table)))
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return compressed(request, content, "application/json", headers)


async def get_replay(request: Request) -> Response:
    """`GET /api/tables/CODE/replay/VIEWER`, once the game is over."""
    tables_of(request).limits.check_record(client_of(request))
    wanted = request.path_params["viewer"]
    match, game, viewer, looks = await with_game(
        request, lambda t: (finished(t), t.game, viewer_of(len(t.seats), wanted), looks_of(t))
    )
    # A long game takes seconds of work; a match that is over no longer changes.
    async with tables_of(request).limits.replays:
        content = await asyncio.to_thread(
            lambda: msgspec.json.encode(replay(match, game, viewer, looks))
        )
    return await asyncio.to_thread(compressed, request, content, "application/json")


async def get_analysis(request: Request) -> Response:
    """`GET /api/tables/CODE/analysis`, once the game is over: the progress, then the whole
    analysis."""
    tables = tables_of(request)
    tables.limits.check_page(client_of(request))
    live = await table_of(request)
    wanted = request.query_params.get("game", "").lstrip("0")
    key = f"{live.table.code} {wanted or live.table.game}"
    job = tables.analysts.find(key)
    if job is None:  # asking again and again costs nothing more
        tables.limits.check_record(client_of(request))
        job = tables.analysts.begin(key, await with_game(request, finished_record))
    made = job.result()
    if made is None:
        return json(sent.Analysing(job.progress), 202)
    if said := await said_tonight(tables, live.table, int(wanted or live.table.game)):
        made = await asyncio.to_thread(unrepeated, made, said)
    return await asyncio.to_thread(compressed, request, made, "application/json")


async def said_tonight(tables: Tables, table: Table, number: int) -> set[str]:
    """The awards already given this evening, if a room remembers it."""
    seed = table.counting.get(number)
    if not table.room or seed is None:
        return set()
    with suppress(NoSuchRoom, OutOfReach):
        room = await tables.rooms.find(table.room)
        return said_before(room.games, room.reviews, (table.code, number, seed))
    return set()


def finished_record(table: Table) -> bytes:
    """The record of a game that is over, if we have its rules."""
    finished(table)
    return record(table)


def looks_of(table: Table) -> tuple[sent.Look, ...]:
    """How to recognise the players, seat by seat."""
    return tuple([table.people[person].look for person in table.seats])


def viewer_of(players: int, text: str) -> Viewer | None:
    """The viewer that somebody asks for; None for all viewers."""
    if text == "all":
        return None
    if text == PUBLIC:
        return PUBLIC
    if text.isdecimal() and len(text) < 3 and int(text) < players:
        return Seat(int(text))
    raise BadMessage("the viewer must be a seat's number, 'public' or 'all'")


ROUTES = (
    Route("/api/tables", refusing(post_table), methods=["POST"]),
    Route("/api/tables/{code}", refusing(get_table)),
    Route("/api/tables/{code}/people", refusing(post_person), methods=["POST"]),
    Route("/api/tables/{code}/record", refusing(get_record)),
    Route("/api/tables/{code}/replay/{viewer}", refusing(get_replay)),
    Route("/api/tables/{code}/analysis", refusing(get_analysis)),
    Route("/api/move", refusing(post_move), methods=["POST"]),
)
