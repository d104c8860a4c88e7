"""The bots of a loaded table: each hears its own packets, talks, and answers at a human pace.

Whatever they do goes the same way as a person's answer, through the inbox and the log. They think
in other processes (`workers`). They play only while somebody is watching. After a restart we make
them again, and they hear everything again.
"""

import asyncio
import hashlib
from contextlib import suppress
from random import Random

import structlog

from palatine.bots.company import ROUNDS_OF_TALK
from palatine.bots.random import any_answer
from palatine.core.chance import Rolled
from palatine.core.cues import cue_sheet
from palatine.core.decisions import Answer
from palatine.core.errors import NotAnOption, NoWorld, PalatineError
from palatine.core.match import Match
from palatine.core.news import EVERYONE, News
from palatine.core.seats import Seat, seats
from palatine.core.sleep import asleep
from palatine.core.stream import AskOut, Packet, asking, packet
from palatine.server.bots.messages import BotSpec, Dreamt, Reply, Thought
from palatine.server.bots.workers import BotWorkers, Dreamer, RemoteBot, TooSlow, WorkerGone
from palatine.server.errors import NoGame, NotSaved
from palatine.server.live.live_table import LiveTable
from palatine.server.table.acts import answer_at, running
from palatine.server.table.lobby import best_bot, known_bots
from palatine.server.table.table import Member, Table
from palatine.server.wire import messages as sent

BETWEEN_CLAIMS = (1.0, 3.0)
"""Seconds from when a bot speaks until another bot does: the least and the most."""
STAGGER = 3.0
"""Seconds beyond a bot's longest time after which the next process thinks in its place."""
TRIES = 2
"""How often we ask a bot before we answer at random: once more if its worker died."""

AGAIN_SECONDS = 1.0
"""How long a bot waits before it tries again when we could not save its answer."""

logger = structlog.get_logger()


class TableBots:
    """Lets the bots of one table play, in one task while there is something to do."""

    def __init__(self, live: LiveTable, workers: BotWorkers, milliseconds: float) -> None:
        self.live = live
        self.workers = workers
        self.milliseconds = milliseconds
        self._line = (0, 0)
        self._bots: dict[Seat, RemoteBot] = {}
        self._talked = (0, 0)
        self._known = (-1, False)
        self._changed = False
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something new is on disk, or somebody came: there may be something to do."""
        self._changed = True
        if self._task is None and self._may_play() and self._has_bots():
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop: nobody is watching any more."""
        if self._task is not None:
            self._task.cancel()
        self._dismiss(list(self._bots))

    def _has_bots(self) -> bool:
        """Whether any bots play; checked again only when the people at the table have changed."""
        table = self.live.table
        if self._known[0] != table.changes:
            self._known = (table.changes, bool(bot_seats(table)))
        return self._known[1]

    def _may_play(self) -> bool:
        return self.live.table.stage == "playing" and bool(self.live.connections)

    async def _run(self) -> None:
        try:
            while self._changed and self._may_play():
                self._changed = False
                try:
                    if await self._is_ours():
                        await self._round()
                except NotSaved:  # the disk is full, or the database is gone
                    await asyncio.sleep(AGAIN_SECONDS)
                    self._changed = True
                except PalatineError:  # the table has moved on in the meantime
                    continue
        finally:
            self._task = None
            if self.live.table.stage in ("held", "over"):
                self._dismiss(list(self._bots))

    async def _is_ours(self) -> bool:
        """Whether it is our turn to think: another process goes first, unless it does nothing.

        If two processes think anyway, we take one answer and the other is late.
        """
        rank, number = self.live.rank, self.live.table.number
        if not rank:
            return True
        _, longest = self._thinking()
        await asyncio.sleep(rank * (longest + self.milliseconds / 1000 + STAGGER))
        is_ours = self.live.table.number == number and self._are_asked()
        if is_ours:
            self.live.pass_over()
        return is_ours

    def _are_asked(self) -> bool:
        match = self.live.table.match
        return match is not None and bool(bot_seats(self.live.table).keys() & set(match.waiting))

    async def _round(self) -> None:
        phase = self.live.director.phase
        if phase is not None and phase.part != "talk":
            return  # what has happened is still being shown
        self._seat()
        await self._talk()
        seat = self._next() if phase is None else None
        if seat is None:
            return
        due = self._due(seat)
        await self._sleep_until(due - self.milliseconds / 1000)
        await self._answer(seat, due)
        self._changed = True

    def _seat(self) -> None:
        """Make a bot for each seat that a bot plays now, and no others."""
        table = self.live.table
        wanted = bot_seats(table)
        if table.line != self._line:
            self._dismiss(list(self._bots))
            self._line = table.line
        self._dismiss([p for p, bot in self._bots.items() if wanted.get(p) != bot.spec.kind])
        for seat, kind in wanted.items():
            if seat not in self._bots and table.match is not None:
                spec = BotSpec(table.match.game.id, kind, bots_seed(table, seat))
                self._bots[seat] = RemoteBot((table.code, table.line, seat), spec)

    def _dismiss(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.workers.forget(self._bots.pop(seat))

    async def _talk(self) -> None:
        """All hear the news and say what they like, a few times for each question."""
        match = running(self.live.table)
        number, rounds = self._talked
        self._talked = (match.number, rounds + 1 if number == match.number else 0)
        for seat, bot in list(self._bots.items()):
            if bot.heard == match.told:
                continue  # nothing new since
            _, reply = await self._think(seat, bot)
            for claim in reply.claims:
                if self._talked[1] < ROUNDS_OF_TALK and not is_once(self.live.table, seat):
                    with suppress(PalatineError):  # ignore a bot that may not speak now
                        await self._say(seat, bot.heard, claim.what, claim.atoms)
                        await asyncio.sleep(self._pause(seat, match.told))

    def _next(self) -> Seat | None:
        """The bot that answers next. In a race people go first, or else nobody would ever win
        one.
        """
        match = self.live.table.match
        if match is None or self.live.table.stage != "playing":
            return None
        waiting = [seat for seat in match.waiting if seat in self._bots]
        if match.how == "race" and len(waiting) < len(match.waiting):
            waiting = [seat for seat in waiting if is_once(self.live.table, seat)]
        return min(waiting, key=self._due, default=None)

    def _due(self, seat: Seat) -> float:
        """When a bot answers: a human time after the question was opened.

        The time depends on the kind of question alone and comes from the bot's own random numbers.
        So it reveals neither what the bot knows nor how long it computes.
        """
        table = self.live.table
        number = table.match.number if table.match is not None else 0
        drawn = Random(f"{bots_seed(table, seat)} {number}").uniform(*self._thinking())
        return self.live.director.opened_at + drawn

    def _thinking(self) -> tuple[float, float]:
        """How long bots take over the open question: the least and the most."""
        match, speed = self.live.table.match, self.live.director.speed()
        if match is None or not speed:
            return 0.0, 0.0
        least, most = cue_sheet(match.game.folder).thinking(asking(match))
        return least * speed, most * speed

    def _pause(self, seat: Seat, told: int) -> float:
        """How long nobody speaks after a bot has spoken."""
        drawn = Random(f"{bots_seed(self.live.table, seat)} said {told}").uniform(*BETWEEN_CLAIMS)
        return drawn * self.live.director.speed()

    async def _sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.live.clock()))

    async def _answer(self, seat: Seat, due: float) -> None:
        heard, reply = await self._think(seat, self._bots[seat], self.milliseconds)
        if heard.ask is None or heard.ask.given is not None:
            return
        asked = heard.ask
        answer = reply.answer if reply.answer is not None else chance_of(asked)
        await self._sleep_until(due)

        def act(table: Table) -> None:
            match = self._match(table, seat)
            if match.given(seat) is not None:
                return
            try:
                answer_at(table, match, seat, sent.Answer(0, asked.number, answer))
            except NotAnOption:
                logger.error("a bot's answer is not offered", table=table.code, kind=asked.kind)
                answer_at(table, match, seat, sent.Answer(0, asked.number, chance_of(asked)))

        await self.live.do(act)

    async def _think(
        self, seat: Seat, bot: RemoteBot, milliseconds: float | None = None
    ) -> tuple[Packet, Reply]:
        """Let a bot hear what is new, and decide if it is given time for it.

        If its worker has died, another bot hears everything again in its place. If it took too
        long, or we can deal no dream for it, it has nothing to say and we answer at random for it.
        """
        for _ in range(TRIES):
            try:
                await self.workers.settle(bot)
                heard, fork = await self._packet(seat, bot)
                budget = milliseconds if is_asked(heard) else None
                thought = Thought(bot.key, bot.spec if bot.is_new else None, heard, budget)
                return heard, await self.workers.think(bot, thought, self._dreamer(seat, fork))
            except WorkerGone:
                continue
            except (TooSlow, NoWorld):
                break
        logger.error("a bot is replaced by chance", table=bot.key[0], kind=bot.spec.kind)
        return (await self._packet(seat, bot))[0], Reply()

    def _dreamer(self, seat: Seat, fork: Match) -> Dreamer:
        """Deals a dream from a fork of the match, in a thread because some games take a while."""
        random = Random(f"dream {seat} {fork.number} {self.live.table.seed.hex()}")

        async def dreamt() -> Dreamt:
            world = await asyncio.to_thread(fork.world, seat, random, Rolled(random))
            return Dreamt(asleep(world), str(random.random()))

        return dreamt

    async def _say(self, seat: Seat, heard: int, what: str, atoms: tuple[str, ...]) -> None:
        """Say it once: not if the same bot has just said it in another process."""

        def act(table: Table) -> None:
            match = self._match(table, seat)
            said = News(EVERYONE, f"said_{what}", {"player": seat, "atoms": atoms})
            if said not in match.news_since(heard):
                match.say(seat, what, atoms)
                table.take_inputs()

        await self.live.do(act)

    async def _packet(self, seat: Seat, bot: RemoteBot) -> tuple[Packet, Match]:
        """What has happened for this seat since its last packet, and the match for dreams."""

        def act(table: Table) -> tuple[Packet, int, Match]:
            match = self._match(table, seat)
            return packet(match, seat, bot.heard), match.told, match.fork(match.nature)

        found, bot.heard, fork = await self.live.do(act)
        return found, fork

    def _match(self, table: Table, seat: Seat) -> Match:
        """The match, if it is still the one in which a bot plays this seat."""
        if table.line != self._line or seat not in bot_seats(table):
            raise NoGame("a bot's game is over")
        return running(table)


def bots_seed(table: Table, seat: Seat) -> str:
    """A bot's own random numbers: the same in every process. They reveal nothing of the match's.

    The seed itself never goes anywhere that a bot could read it.
    """
    return hashlib.sha256(b"bot %d " % seat + table.seed).hexdigest()


def is_asked(heard: Packet) -> bool:
    """Whether there is something to decide."""
    return heard.ask is not None and heard.ask.given is None


def chance_of(asked: AskOut) -> Answer:
    """The answer for a bot that has none; the same whenever we need it again."""
    return any_answer(asked, Random(asked.number))


def bot_seats(table: Table) -> dict[Seat, str]:
    """The seats that bots play now, and which bot: their own seat, an absent person's, or just
    once."""
    if table.match is None:
        return {}
    game = table.match.game.id
    found = {seat: kind_of(table.member_at(seat), game) for seat in seats(len(table.seats))}
    found |= {seat: best_bot(game) for seat in found if is_once(table, seat)}
    return {seat: kind for seat, kind in found.items() if kind is not None}


def is_once(table: Table, seat: Seat) -> bool:
    """Whether a bot answers just one question for the player there. It says nothing in their
    name.
    """
    return table.seats[seat] in table.answered_for


def kind_of(one: Member, game: str) -> str | None:
    """Which bot plays for somebody; the best bot replaces one that no longer exists."""
    if one.bot is not None:
        return one.bot if one.bot in known_bots(game) else best_bot(game)
    if one.stand_in == "wait":
        return None
    return "random" if one.stand_in == "lot" else best_bot(game)
