"""Where a request comes from: which page made it, and which machine."""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from palatine.server.errors import NotYourSeat

HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""A machine's name or address, perhaps with a port: what may stand in a link or a header."""
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
    try:
        found = urlsplit(origin)
    except ValueError:
        return None
    is_whole = found.scheme in OWN_PORTS and found.netloc and not found.path.strip("/")
    return (found.scheme, found.netloc.lower()) if is_whole else None


def check_origin(request: HTTPConnection) -> None:
    """Refuse what another site's page asks for."""
    if not is_own_origin(request):
        raise NotYourSeat("this was asked for by a page of another site")


def client_of(request: HTTPConnection) -> str:
    """The machine that asks; behind a proxy that we trust, the one that asked it."""
    return request.client.host if request.client is not None else ""


def is_operator(request: HTTPConnection) -> bool:
    """Whether this comes from the server's own machine, and not through a proxy there."""
    is_relayed = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    address = client_of(request)
    return not is_relayed and (address.startswith("127.") or address in ("::1", "::ffff:127.0.0.1"))
