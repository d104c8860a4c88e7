"""What all paths share: reading bodies with care, and answering with JSON or text."""

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from math import ceil
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from palatine.core.errors import BadMessage, PalatineError
from palatine.server.errors import TableError, TooMuch
from palatine.server.routes.door import check_origin, client_of
from palatine.server.tables import Tables
from palatine.server.wire import messages as sent
from palatine.server.wire.limits import LARGEST_MESSAGE

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
SMALL = 1000
"""Bytes below which we don't compress."""
SLOWEST_BODY = 10.0
"""Seconds in which a body must be here."""


def tables_of(request: Request) -> Tables:
    """The tables of the server that this request came to."""
    tables: Tables = request.app.state.tables
    return tables


def refusing(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose refusals are answers."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except PalatineError as error:
            status = error.status if isinstance(error, TableError) else 422
            return json(sent.Problem(error.code, error.sentence), status, until(error))

    return answer


def until(error: PalatineError) -> dict[str, str]:
    """When somebody who asked too much may ask again, as a header."""
    wait = error.wait if isinstance(error, TooMuch) else 0.0
    return {"Retry-After": str(ceil(wait))} if wait else {}


def counted(endpoint: Endpoint) -> Endpoint:
    """An endpoint for anybody, as often as an address may fetch pages."""

    async def answer(request: Request) -> Response:
        try:
            tables_of(request).limits.check_page(client_of(request))
        except TooMuch as error:
            return refused_page(request, error)
        return await endpoint(request)

    return answer


def refused_page(request: Request, error: TooMuch) -> Response:
    """A sentence, which programs get in the same form as other refusals."""
    if request.scope["path"].startswith("/api/"):
        return json(sent.Problem(error.code, error.sentence), error.status, until(error))
    sentence = f"{error.sentence[0].upper()}{error.sentence[1:]}.\n"
    return PlainTextResponse(sentence, error.status, until(error))


def json(message: Any, status: int = 200, more: dict[str, str] | None = None) -> Response:
    """A message as the body of an answer, for this browser and this moment alone."""
    headers = {"Cache-Control": "no-store", **(more or {})}
    content = msgspec.json.encode(message)
    return Response(content, status, headers, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """What was posted; we refuse too much of it, or anything else. Other sites can't post."""
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadMessage("the body must be application/json")
    content = await content_of(request)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage(f"the body can't be read: {error}") from None


async def content_of(request: Request, largest: int = LARGEST_MESSAGE) -> bytes:
    """The body, if it is not too large and does not take too long."""
    content = b""
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for chunk in request.stream():
                content += chunk
                if len(content) > largest:
                    raise TooMuch("the body is too large")
    except TimeoutError:
        raise TooMuch("the body took too long") from None
    return content


def text_of(request: Request, text: str | None, kind: str = "text/plain") -> Response:
    """A text that changes only with the program: a browser that has it does not get it again."""
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
    """An answer, compressed if the browser accepts that and it is worth it."""
    chosen = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **(headers or {})}
    if len(content) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, 5)
        chosen["Content-Encoding"] = "gzip"
    return Response(content, headers=chosen, media_type=kind)


async def not_found(request: Request) -> Response:
    """Anything else under these paths."""
    return json(sent.Problem("not-found", "there is nothing here"), 404)


NOWHERE = tuple(
    [Route(f"/{each}/{{rest:path}}", counted(not_found)) for each in ("api", "words", "skins")]
)
"""What no other route has taken."""
