"""A process in which bots think: `python -m palatine.server.bots.process`, started by the server.

Orders come in on standard input, replies go out on standard output. Its bots live here from thought
to thought. It ends when its input does, whatever a bot is doing at that moment, so nothing is left
behind when the server is gone, however it ended.
"""

import os
import pickle
import signal
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from typing import BinaryIO, cast

import msgspec

from palatine.bots.bot import Bot, Claim, Counsellor
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget, Turn
from palatine.catalog import game_of, games
from palatine.core.chance import Rolled
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.sleep import awake
from palatine.core.stream import Packet
from palatine.machine import stand_back
from palatine.server.bots.messages import (
    ORDER,
    SIZE,
    BotSpec,
    Dreamt,
    Forget,
    Key,
    Order,
    Reply,
    Thought,
    framed,
)
from palatine.server.journal import broken

KINDNESS = 5
"""How far bots yield to the server when computing time is scarce."""


class BotProcess:
    """The bots of this process."""

    def __init__(self, orders: "SimpleQueue[Order]", out: BinaryIO) -> None:
        self.orders = orders
        self.out = out
        self.bots: dict[Key, tuple[Game, Bot]] = {}

    def work(self) -> None:
        """Say that we are ready, then follow one order after the other."""
        self.reply(Reply())
        while True:
            order = self.orders.get()
            if isinstance(order, Forget):
                self.bots.pop(order.key, None)
            elif isinstance(order, Thought):
                self.reply(self.think(order))

    def think(self, thought: Thought) -> Reply:
        """Let a bot hear, and decide if it is asked; its mistakes are not ours."""
        try:
            if thought.spec is not None:
                self.bots[thought.key] = made(thought.spec, thought.key[2])
            game, bot = self.bots[thought.key]
            said = bot.hear(thought.packet)
            claims = tuple([each for each in said if isinstance(each, Claim)])  # no free text here
            if thought.milliseconds is None:
                return Reply(claims=claims)
            turn = Turn(lambda: self.dream(game), Budget(thought.milliseconds))
            if thought.is_counsel:
                return counselled(bot, thought.packet, turn)
            return Reply(answer=bot.decide(thought.packet, turn))
        except Exception as error:
            return Reply(failed=broken(error))

    def dream(self, game: Game) -> Match:
        """Ask the server for this turn's dream."""
        self.reply(Reply(wants_dream=True))
        order = self.orders.get()
        assert isinstance(order, Dreamt), "a dream was asked for, and something else came"
        return awake(game, order.dream, Rolled(Random(order.seed)))

    def reply(self, reply: Reply) -> None:
        """Send the reply to the server."""
        self.out.write(framed(msgspec.json.encode(reply)))
        self.out.flush()


def counselled(bot: Bot, packet: Packet, turn: Turn) -> Reply:
    """What a bot would answer, with its reasons."""
    counsel = cast(Counsellor, bot).counsel(packet, turn)  # only counsellors are asked
    return Reply(answer=counsel.answer, why=counsel.why)


def made(spec: BotSpec, seat: Seat) -> tuple[Game, Bot]:
    """A new bot that has heard nothing yet."""
    game = game_of(spec.game)
    return game, find_bot(game, spec.kind)[1](game, seat, Random(spec.seed))


def take_orders(source: BinaryIO, orders: "SimpleQueue[Order]") -> None:
    """Read orders until there are no more; then nobody needs this process."""
    with suppress(Exception):  # a message that breaks off is an end too
        while size := source.read(SIZE):
            orders.put(pickle.loads(source.read(int.from_bytes(size, ORDER))))
    os._exit(0)


def main() -> None:
    """Think until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us, in good order
    stand_back(KINDNESS)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not a reply
    orders: SimpleQueue[Order] = SimpleQueue()
    threading.Thread(target=take_orders, args=(sys.stdin.buffer, orders), daemon=True).start()
    games()  # so that the first thought doesn't wait for it
    with suppress(BrokenPipeError):
        BotProcess(orders, out).work()


if __name__ == "__main__":
    main()
