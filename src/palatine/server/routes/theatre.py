"""The theatre over HTTP: a record that somebody sends, our bots' analysis of it, and its replay."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from palatine.catalog import game_of
from palatine.core.errors import BadRecord
from palatine.core.match import Match
from palatine.core.record import read_record
from palatine.core.record import replay as replayed
from palatine.server.bots.analysts import Job
from palatine.server.errors import NoSuchRecord, NotYourRecord
from palatine.server.routes.answers import compressed, content_of, json, refusing, tables_of
from palatine.server.routes.door import check_origin, client_of, give, record_ticket
from palatine.server.routes.tables import viewer_of
from palatine.server.shelf import DAYS, LARGEST, Shelved
from palatine.server.table.replay import replay
from palatine.server.table.tickets import hashed, is_same, new_ticket
from palatine.server.wire import messages
from palatine.server.wire.theatre_messages import OnShelf


async def post_record(request: Request) -> Response:
    """`POST /api/theatre`: keep a record for some days."""
    check_origin(request)
    tables = tables_of(request)
    tables.limits.check_shelf(client_of(request))
    content = await content_of(request, LARGEST)
    ticket = new_ticket()
    found = await tables.shelf.put(content, hashed(ticket))
    response = json(OnShelf(found.code, found.label.until, True), 201)
    give(response, request, f"record-{found.code}", ticket, DAYS)
    return response


async def shelved(request: Request) -> Shelved:
    """The record that the address names; we slow down guesses as we do for tables."""
    limits, address = tables_of(request).limits, client_of(request)
    limits.check_page(address)
    limits.check_knock(address, ())
    try:
        return await tables_of(request).shelf.find(request.path_params["code"])
    except NoSuchRecord:
        limits.missed(address)
        raise


def owns(request: Request, found: Shelved) -> bool:
    """Whether this browser has sent the record."""
    ticket = record_ticket(request, found.code)
    return ticket is not None and is_same(found.label.owner, ticket)


async def get_shown(request: Request) -> Response:
    """`GET /api/theatre/CODE`."""
    found = await shelved(request)
    return json(OnShelf(found.code, found.label.until, owns(request, found)))


async def post_delete(request: Request) -> Response:
    """`POST /api/theatre/CODE/delete`, only for the sender."""
    check_origin(request)
    found = await shelved(request)
    if not owns(request, found):
        raise NotYourRecord("only the browser that sent this record can delete it")
    await tables_of(request).shelf.delete(found.code)
    tables_of(request).analysts.forget(key_of(found))
    response = json(OnShelf(found.code, 0, True))
    response.delete_cookie(f"record-{found.code}", path="/", httponly=True, samesite="strict")
    return response


async def get_record(request: Request) -> Response:
    """`GET /api/theatre/CODE/record`: what was sent."""
    tables_of(request).limits.check_record(client_of(request))
    found = await shelved(request)
    return compressed(request, found.record, "application/json")


def key_of(found: Shelved) -> str:
    """The name by which the analysts know a record."""
    return f"record {found.code}"


def job_for(request: Request, found: Shelved) -> Job:
    """The analysis of this record; starts it if nobody has."""
    tables = tables_of(request)
    job = tables.analysts.find(key_of(found))
    if job is None:
        tables.limits.check_record(client_of(request))
        job = tables.analysts.begin(key_of(found), found.record, "--verify")
    return job


async def result_of(request: Request, found: Shelved, job: Job) -> bytes | None:
    """The analysis, once it is made. We don't keep a record that turns out not to be true."""
    try:
        return job.result()
    except BadRecord:
        await tables_of(request).shelf.delete(found.code)
        raise


async def get_analysis(request: Request) -> Response:
    """`GET /api/theatre/CODE/analysis`: the progress, then the whole analysis."""
    found = await shelved(request)
    job = job_for(request, found)
    made = await result_of(request, found, job)
    if made is None:
        return json(messages.Analysing(job.progress), 202)
    return await asyncio.to_thread(compressed, request, made, "application/json")


async def get_replay(request: Request) -> Response:
    """`GET /api/theatre/CODE/replay/VIEWER`, once we know that the record is true."""
    found, wanted = await shelved(request), request.path_params["viewer"]
    job = job_for(request, found)
    if job.task is not None:
        await asyncio.shield(job.task)
    await result_of(request, found, job)
    async with tables_of(request).limits.replays:
        return await asyncio.to_thread(replay_of, request, found.record, wanted)


def replay_of(request: Request, content: bytes, wanted: str) -> Response:
    """The whole game from this viewpoint."""
    record = read_record(content)
    match: Match = replayed(game_of(record.setup.game), record)
    shown = replay(match, 1, viewer_of(record.setup.players, wanted))
    return compressed(request, msgspec.json.encode(shown), "application/json")


ROUTES = (
    Route("/api/theatre", refusing(post_record), methods=["POST"]),
    Route("/api/theatre/{code}", refusing(get_shown)),
    Route("/api/theatre/{code}/delete", refusing(post_delete), methods=["POST"]),
    Route("/api/theatre/{code}/record", refusing(get_record)),
    Route("/api/theatre/{code}/analysis", refusing(get_analysis)),
    Route("/api/theatre/{code}/replay/{viewer}", refusing(get_replay)),
)
