"""What would a bot do? For one person among bots, a bot thinks in that person's place.

We make the bot for the question. It hears what that seat has heard, thinks where all bots think,
and is then forgotten: it leaves nothing in the log, and no other seat learns anything of it.
"""

import asyncio
import hashlib
from random import Random

from palatine.bots.roster import counsellor_of
from palatine.core.chance import Rolled
from palatine.core.errors import NotYourDecision, NoWorld, StaleDecision
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.sleep import asleep
from palatine.core.stream import Packet, packet
from palatine.server.bots.messages import BotSpec, Dreamt, Reply, Thought
from palatine.server.bots.workers import BotWorkers, Dreamer, RemoteBot, TooSlow, WorkerGone
from palatine.server.errors import NoCounsel
from palatine.server.live.live_table import LiveTable
from palatine.server.table.acts import alone, running
from palatine.server.table.table import Actor, Table
from palatine.server.wire import messages as sent

Place = tuple[tuple[int, int], int]
"""A line of a game, and the question in it."""


class Adviser:
    """Answers requests from one socket: once for each question, and one question at a time."""

    def __init__(self, live: LiveTable, workers: BotWorkers, milliseconds: float) -> None:
        self.live, self.workers, self.milliseconds = live, workers, milliseconds
        self._turn = asyncio.Lock()
        self._given: tuple[Place, Reply] | None = None
        """What we said last, and to which question."""

    async def counsel(self, actor: Actor, message: sent.AskCounsel) -> sent.Counsel:
        """Advice on the open question, or a refusal."""
        async with self._turn:
            asked = await self.live.do(lambda table: Asked(table, actor, message.number))
            if self._given is None or self._given[0] != asked.place:
                self._given = asked.place, await self._thought(asked)
        reply = self._given[1]
        if reply.answer is None:
            raise NoCounsel("no bot found an answer")
        return sent.Counsel(message.ref, message.number, reply.answer, reply.why)

    async def _thought(self, asked: "Asked") -> Reply:
        bot = RemoteBot((f"{asked.code} counsel", asked.place[0], asked.seat), asked.spec)
        try:
            await self.workers.settle(bot)
            thought = Thought(bot.key, bot.spec, asked.packet, self.milliseconds, is_counsel=True)
            return await self.workers.think(bot, thought, asked.dreamer())
        except (WorkerGone, TooSlow, NoWorld):
            return Reply()
        finally:
            self.workers.forget(bot)


class Asked:
    """The question of somebody who asks for advice, and everything that this seat has heard."""

    def __init__(self, table: Table, actor: Actor, number: int) -> None:
        """Refuses where other people play, and where the question is not open for this seat."""
        seat, match = alone(table, actor), running(table)
        if number != match.number:
            raise StaleDecision("another question is already open")
        if seat not in match.asked:
            raise NotYourDecision(f"seat {seat} has no open question now")
        self.code, self.place, self.seat = table.code, (table.line, match.number), seat
        self.packet: Packet = packet(match, seat)
        self.fork: Match = match.fork(match.nature)
        self.seed = counsel_seed(table, seat, match.number)
        self.spec = BotSpec(match.game.id, counsellor_of(match.game)[0], self.seed)

    def dreamer(self) -> Dreamer:
        """Deals a dream of what this seat may know, in a thread because some games take a while."""
        random = Random(f"dream {self.seed}")

        async def dreamt() -> Dreamt:
            world = await asyncio.to_thread(self.fork.world, self.seat, random, Rolled(random))
            return Dreamt(asleep(world), str(random.random()))

        return dreamt


def counsel_seed(table: Table, seat: Seat, number: int) -> str:
    """A counsellor's own random numbers: they reveal nothing of the match's seed."""
    return hashlib.sha256(b"counsel %d %d " % (seat, number) + table.seed).hexdigest()
