"""Calls by push: the key that a browser needs for them, and where we may call a seat's phone."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from palatine.core.errors import BadMessage
from palatine.server.errors import NotYourSeat
from palatine.server.routes.answers import body_of, json, refusing, tables_of
from palatine.server.routes.door import actor_of, client_of, knocked, seat_ticket
from palatine.server.wire import messages as sent

KEY_LENGTH: Final = 87
SECRET_LENGTH: Final = 22
"""Letters of a public key and of a secret, as browsers spell them."""


async def get_push(request: Request) -> Response:
    """`GET /api/tables/CODE/push`: for each table, since its server tells its own key."""
    tables_of(request).limits.check_page(client_of(request))
    await knocked(request, request.path_params["code"])
    push = tables_of(request).push
    return json(sent.PushKey(push.keys.public if push is not None else None))


async def post_push(request: Request) -> Response:
    """`POST /api/tables/CODE/push`."""
    phone = await body_of(request, sent.Subscription)
    tables = tables_of(request)
    tables.limits.check_join(client_of(request))
    live = await knocked(request, request.path_params["code"])
    code = live.table.code
    ticket = seat_ticket(request, code)
    if actor_of(request, live.table).person is None or ticket is None:
        raise NotYourSeat("only players at this table can get its notifications")
    if tables.push is None:
        raise BadMessage("this server sends no notifications")
    check(phone, tables.push.settings.way.parts(phone.endpoint) is not None)
    await tables.push.book.keep(code, ticket, phone)
    return json(sent.Opened(code))


def check(phone: sent.Subscription, is_reachable: bool) -> None:
    """Refuse what no browser would send."""
    is_spelt = len(phone.p256dh) == KEY_LENGTH and len(phone.auth) == SECRET_LENGTH
    if not is_reachable or not is_spelt or not (phone.p256dh + phone.auth).isascii():
        raise BadMessage(
            "this is not a push subscription: it needs an endpoint, a key and a secret"
        )


ROUTES = (
    Route("/api/tables/{code}/push", refusing(get_push), methods=["GET"]),
    Route("/api/tables/{code}/push", refusing(post_push), methods=["POST"]),
)
