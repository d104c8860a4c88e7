"""The yardstick: Starlette and nothing else. Every message goes to each viewer of the room.

Each viewer gets its own view, encoded for it alone, as any game with hidden hands must do. The
relay checks, computes and keeps nothing.
"""

from collections import defaultdict

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: defaultdict[str, list[tuple[WebSocket, object]]] = defaultdict(list)


async def relay(socket: WebSocket) -> None:
    """The first message is this viewer's view; each later one brings everyone theirs."""
    await socket.accept()
    room = rooms[socket.path_params["room"]]
    room.append((socket, msgspec.json.decode(await socket.receive_text())))
    await socket.send_text("{}")
    try:
        while True:
            number = msgspec.json.decode(await socket.receive_text())
            for viewer, view in room:
                sent = {"type": "step", "number": number, "view": view}
                await viewer.send_text(msgspec.json.encode(sent).decode())
    except WebSocketDisconnect:
        room[:] = [each for each in room if each[0] is not socket]


async def health(request: Request) -> PlainTextResponse:
    """Say that it runs."""
    return PlainTextResponse("well")


app = Starlette(routes=[Route("/healthz", health), WebSocketRoute("/ws/{room}", relay)])
