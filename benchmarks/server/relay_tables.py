"""Rooms of the bare relay, with as many viewers each as one of our tables."""

import asyncio
import time

import msgspec

from benchmarks.server.sockets import Socket, connect
from palatine.catalog import find
from palatine.core.chance import Seeded
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Viewer, seats
from palatine.core.stream import packet


def views(players: int) -> list[bytes]:
    """What each viewer gets at the start of a game, so that the sizes are ours."""
    game, edition = find("sith-imperative")
    match = Match(game, game.setup(players, edition), Seeded(b"bench"))
    viewers: list[Viewer] = [*seats(players), PUBLIC]
    return [msgspec.json.encode(packet(match, viewer, match.told)) for viewer in viewers]


class Room:
    """One room of the relay."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.pending = 0
        self.ended = 0.0
        self.number = 0
        self.sockets: list[Socket] = []

    async def open(self, port: int, shown: list[bytes]) -> None:
        """Connect the viewers, each with its view."""
        local = f"127.0.{1 + self.place // 250}.{1 + self.place % 250}"
        for view in shown:
            self.pending = 1
            socket = await connect(port, f"/ws/{self.place}", "", self.heard, local)
            socket.send(view)
            self.sockets.append(socket)
            while self.pending:
                await asyncio.sleep(0)

    def heard(self, message: bytes) -> None:
        """One more viewer has the message."""
        self.pending -= 1
        if not self.pending:
            self.ended = time.perf_counter()

    def act(self) -> bool:
        """One viewer sends something, and all get it."""
        self.number += 1
        self.pending = len(self.sockets)
        self.sockets[self.number % len(self.sockets)].send(b"%d" % self.number)
        return True
