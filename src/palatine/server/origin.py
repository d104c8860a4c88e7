"""Where a request comes from: which page made it, and which machine."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from palatine.server.errors import NotYourSeat


def is_own_origin(request: HTTPConnection) -> bool:
    """Whether the page that made this request is one of ours; programs name no page."""
    origin = request.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == request.headers.get("host", "")


def check_origin(request: HTTPConnection) -> None:
    """Refuse what another site's page asks for."""
    if not is_own_origin(request):
        raise NotYourSeat("this was asked for by a page of another site")


def client_of(request: HTTPConnection) -> str:
    """The machine that asks."""
    return request.client.host if request.client is not None else ""
