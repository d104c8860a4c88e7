"""What is asked for over HTTP: games, tables, seats, words, records."""

import asyncio
import gzip
import hashlib
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from palatine.core.errors import BadMessage, PalatineError
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.server import lobby, wordbook
from palatine.server import messages as sent
from palatine.server.cards import catalog
from palatine.server.cookies import actor_of, give, ticket_at_door
from palatine.server.entrance import knocked, marks
from palatine.server.entries import read
from palatine.server.errors import BadToken, NoSuchTable, TableError, TooMuch
from palatine.server.house import House
from palatine.server.limits import LARGEST_MESSAGE
from palatine.server.live import Live
from palatine.server.origin import check_origin, client_of, is_operator
from palatine.server.replay import before_cleared, cleared, finished, record, replay
from palatine.server.table import Table
from palatine.server.tickets import hashed, is_token, new_ticket, read_token

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
SMALL = 1000
"""Bytes below which nothing is compressed."""
SLOWEST_BODY = 10.0
"""Seconds in which a body must be here."""


def house_of(request: Request) -> House:
    """The house that this request came to."""
    house: House = request.app.state.house
    return house


def refusing(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose refusals are answers."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except PalatineError as error:
            status = error.status if isinstance(error, TableError) else 422
            return json(sent.Problem(error.code, error.sentence), status)

    return answer


def json(message: Any, status: int = 200) -> Response:
    """A message as the body of an answer, for this browser and this moment alone."""
    headers = {"Cache-Control": "no-store"}
    content = msgspec.json.encode(message)
    return Response(content, status, headers, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """What was posted; too much of it, or anything else, is refused. Other sites can't post."""
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadMessage("the body must be application/json")
    content = await content_of(request)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage(f"the body can't be read: {error}") from None


async def content_of(request: Request) -> bytes:
    """The body, if it is not too large and does not take too long."""
    content = b""
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for chunk in request.stream():
                content += chunk
                if len(content) > LARGEST_MESSAGE:
                    raise TooMuch("the body is too large")
    except TimeoutError:
        raise TooMuch("the body took too long") from None
    return content


async def table_of(request: Request, text: str | None = None) -> Live:
    """The table that the address names; guessing is slowed down by the house's limits."""
    return await knocked(request, request.path_params["code"] if text is None else text)


# Tables


async def get_games(request: Request) -> Response:
    """`GET /api/games`."""
    content = msgspec.json.encode(catalog(house_of(request).settings.build))
    return compressed(request, content, "application/json")


async def post_table(request: Request) -> Response:
    """`POST /api/tables`."""
    house = house_of(request)
    choice = await body_of(request, sent.Choice)
    house.limits.check_open(client_of(request))
    ticket = new_ticket()
    code = await house.open(choice, hashed(ticket))
    response = json(sent.Opened(code), 201)
    give(response, request, f"host-{code}", ticket, house.settings.keep_days)
    house.limits.know(marks(code, [hashed(ticket)]))
    return response


async def get_table(request: Request) -> Response:
    """`GET /api/tables/CODE`."""
    live = await table_of(request)
    found, ticket = await live.do(lambda t: (door(request, t), ticket_at_door(request, t)))
    response = json(found)
    days = house_of(request).settings.keep_days if found.has_seat else None
    give(response, request, f"seat-{found.code}", ticket, days)
    return response


def door(request: Request, table: Table) -> sent.Door:
    """What somebody at the door is told."""
    actor = actor_of(request, table)
    return sent.Door(
        code=table.code,
        stage=table.stage,
        choice=table.choice,
        is_full=not lobby.has_room(table),
        has_seat=actor.person is not None,
        is_host=actor.is_host(table),
    )


async def post_person(request: Request) -> Response:
    """`POST /api/tables/CODE/people`."""
    name = (await body_of(request, sent.Name)).name
    house_of(request).limits.check_join(client_of(request))
    live = await table_of(request)

    def act(table: Table) -> str:
        ticket = ticket_at_door(request, table)
        lobby.join(table, actor_of(request, table), name, hashed(ticket))
        return ticket

    return seated(request, live.table.code, await live.do(act))


def seated(request: Request, code: str, ticket: str) -> Response:
    """The answer to whoever has a seat now."""
    response = json(sent.Opened(code), 201)
    give(response, request, f"seat-{code}", ticket, house_of(request).settings.keep_days)
    house_of(request).limits.know(marks(code, [hashed(ticket)]))
    return response


async def post_move(request: Request) -> Response:
    """`POST /api/move`."""
    token = (await body_of(request, sent.Token)).token
    house_of(request).limits.check_join(client_of(request))
    live, person = await table_to_move_at(request, token)

    def act(table: Table) -> str:
        one = table.people.get(person)
        if one is None or not one.ticket or not is_token(token, one.ticket, time.time()):
            raise BadToken("this link is too old, or was used")
        is_here = actor_of(request, table).person is not None  # and plays for somebody else
        ticket = new_ticket() if is_here else ticket_at_door(request, table)
        lobby.move(table, person, hashed(ticket))
        return ticket

    return seated(request, live.table.code, await live.do(act))


async def table_to_move_at(request: Request, token: str) -> tuple[Live, int]:
    """The table and the person that a link names; whatever is wrong with it, it is too old."""
    read = read_token(token)
    try:
        if read is not None:
            return await table_of(request, read[0]), read[1]
    except NoSuchTable:
        pass
    raise BadToken("this link is too old, or was used")


# Afterwards: of the game on the table, or with `?game=N` of the table's game of that number


async def with_game(request: Request, act: Callable[[Table], T]) -> T:
    """Do this with the table as it is; if another game is meant, as it was at that one's end."""
    live, house = await table_of(request), house_of(request)
    wanted = request.query_params.get("game", "")
    number = await live.do(lambda table: cleared(table, wanted))
    if number is None:
        return await live.do(act)
    kept = await house.store.read(live.table.code)
    async with house.limits.replays:
        return await asyncio.to_thread(lambda: act(before_cleared(read(kept), number)))


def file_name(table: Table) -> str:
    """What the record of this table's game is called."""
    return f"palatine-{table.code}-{table.game}.palatine.json"


async def get_record(request: Request) -> Response:
    """`GET /api/tables/CODE/record`, once the game is over."""
    house_of(request).limits.check_record(client_of(request))
    content, name = await with_game(request, lambda table: (record(table), file_name(table)))
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return compressed(request, content, "application/json", headers)


async def get_replay(request: Request) -> Response:
    """`GET /api/tables/CODE/replay/VIEWER`, once the game is over."""
    house_of(request).limits.check_record(client_of(request))
    wanted = request.path_params["viewer"]
    match, game, viewer = await with_game(
        request, lambda table: (finished(table), table.game, viewer_of(table, wanted))
    )
    # A long game is the work of seconds; a match that is over changes no more.
    async with house_of(request).limits.replays:
        content = await asyncio.to_thread(lambda: msgspec.json.encode(replay(match, game, viewer)))
    return await asyncio.to_thread(compressed, request, content, "application/json")


def viewer_of(table: Table, text: str) -> Viewer | None:
    """Whose eyes are meant; none for everybody's."""
    if text == "all":
        return None
    if text == PUBLIC:
        return PUBLIC
    if text.isdecimal() and len(text) < 3 and int(text) < len(table.seats):
        return Seat(int(text))
    raise BadMessage("a viewer is a seat's number, 'public' or 'all'")


# Words and rules


async def get_house_words(request: Request) -> Response:
    """`GET /words/LANG.ftl`."""
    return text_of(request, wordbook.house_words(request.path_params["language"]))


async def get_game_words(request: Request) -> Response:
    """`GET /words/GAME/THEME/LANG.ftl`."""
    named = request.path_params
    words = wordbook.game_words(named["game"], named["theme"], named["language"])
    return text_of(request, words)


async def get_rules(request: Request) -> Response:
    """`GET /rules/GAME.md`."""
    return text_of(request, wordbook.rules(request.path_params["game"]), "text/markdown")


def text_of(request: Request, text: str | None, kind: str = "text/plain") -> Response:
    """A text that changes only with the program: a browser that has it is not sent it again."""
    if text is None:
        return PlainTextResponse("not found\n", 404)
    content, tag = packed(text)
    headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text, headers=headers, media_type=kind)
    return Response(content, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)


@lru_cache(maxsize=256)
def packed(text: str) -> tuple[bytes, str]:
    """A text compressed, and a tag for its content."""
    content = text.encode()
    return gzip.compress(content, mtime=0), f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def compressed(
    request: Request, content: bytes, kind: str, headers: dict[str, str] | None = None
) -> Response:
    """An answer, compressed if the browser takes that and it is worth it."""
    chosen = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **(headers or {})}
    if len(content) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, 5)
        chosen["Content-Encoding"] = "gzip"
    return Response(content, headers=chosen, media_type=kind)


# The house


async def get_health(request: Request) -> Response:
    """`GET /healthz`: whether the store answers."""
    await house_of(request).store.count()
    return PlainTextResponse("ok\n")


async def get_metrics(request: Request) -> Response:
    """`GET /metrics`, for Prometheus: guests could read from it that somebody changed a vote."""
    if not (house_of(request).settings.open_metrics or is_operator(request)):
        return await not_found(request)
    return Response(house_of(request).metrics.page(), media_type="text/plain; version=0.0.4")


async def not_found(request: Request) -> Response:
    """Whatever else is asked for under these paths."""
    return json(sent.Problem("not-found", "there is nothing here"), 404)


ROUTES = (
    Route("/api/games", get_games),
    Route("/api/tables", refusing(post_table), methods=["POST"]),
    Route("/api/tables/{code}", refusing(get_table)),
    Route("/api/tables/{code}/people", refusing(post_person), methods=["POST"]),
    Route("/api/tables/{code}/record", refusing(get_record)),
    Route("/api/tables/{code}/replay/{viewer}", refusing(get_replay)),
    Route("/api/move", refusing(post_move), methods=["POST"]),
    Route("/words/{language}.ftl", get_house_words),
    Route("/words/{game}/{theme}/{language}.ftl", get_game_words),
    Route("/rules/{game}.md", get_rules),
    Route("/healthz", get_health),
    Route("/metrics", get_metrics),
    Route("/api/{rest:path}", not_found),
    Route("/words/{rest:path}", not_found),
)
