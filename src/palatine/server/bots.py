"""The bots of a loaded table: each hears its own packets, talks, and answers at a human pace.

Whatever they do goes the way of a person's answer, through the inbox and the log. They play while
somebody looks. After a restart they are made anew and hear everything again.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from palatine.bots.bot import Bot
from palatine.bots.company import NO_HURRY, ROUNDS_OF_TALK
from palatine.bots.roster import find_bot
from palatine.bots.turn import turn_of
from palatine.core.errors import PalatineError
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet, packet
from palatine.server import messages as sent
from palatine.server import thinking
from palatine.server.errors import NoGame
from palatine.server.live import Live
from palatine.server.lobby import best_bot, known_bots
from palatine.server.play import answer_at, running
from palatine.server.table import Member, Table

SPREAD = 0.4
"""How much a bot's time to think varies, up and down."""


@dataclass(slots=True)
class Player:
    """A bot on a seat, and how much it has heard."""

    kind: str
    bot: Bot
    heard: int = 0


class SeatedBots:
    """Lets the bots of one table play, in one task while there is something to do."""

    def __init__(self, live: Live, pace: float) -> None:
        self.live = live
        self.pace = pace
        self._game = 0
        self._players: dict[Seat, Player] = {}
        self._talked = (0, 0)
        self._known = (-1, False)
        self._random = Random()
        self._changed = False
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something new is on disk, or somebody came: there may be something to do."""
        self._changed = True
        if self._task is None and self._may_play() and self._has_bots():
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Nobody looks any more."""
        if self._task is not None:
            self._task.cancel()

    def _has_bots(self) -> bool:
        """Whether bots play at all; looked up again only when people have changed."""
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
                with suppress(PalatineError):  # the table has gone on meanwhile
                    await self._round()
        finally:
            self._task = None

    async def _round(self) -> None:
        self._seat()
        await self._talk()
        seat = self._next()
        if seat is None:
            return
        await asyncio.sleep(self._delay())
        await self._answer(seat)
        self._changed = True

    def _seat(self) -> None:
        """A bot for each seat that one plays now, and no others."""
        table = self.live.table
        wanted = bot_seats(table)
        if table.game != self._game:
            self._game, self._players = table.game, {}
        for seat in list(self._players):
            if wanted.get(seat) != self._players[seat].kind:
                del self._players[seat]
        for seat, kind in wanted.items():
            if seat not in self._players and table.match is not None:
                chance = Random(f"bot {seat} {table.seed.hex()}")
                bot = find_bot(table.match.game, kind)[1](table.match.game, seat, chance)
                self._players[seat] = Player(kind, bot)

    async def _talk(self) -> None:
        """All hear the news and say what they like, a few times for each question."""
        match = running(self.live.table)
        number, rounds = self._talked
        self._talked = (match.number, rounds + 1 if number == match.number else 0)
        for seat, player in list(self._players.items()):
            for claim in await thinking.hear(player.bot, await self._packet(seat, player)):
                if self._talked[1] < ROUNDS_OF_TALK:
                    with suppress(PalatineError):  # a bot that may not speak now is not heard
                        await self._say(seat, claim.what, claim.atoms)

    def _next(self) -> Seat | None:
        """Who of them answers next. In a race people come first, else none would win one."""
        match = self.live.table.match
        if match is None or self.live.table.stage != "playing":
            return None
        waiting = [seat for seat in match.waiting if seat in self._players]
        if match.how == "race" and len(waiting) < len(match.waiting):
            return None
        return self._random.choice(waiting) if waiting else None

    def _delay(self) -> float:
        """A while, shorter where many are asked at once."""
        match = self.live.table.match
        asked = len(match.waiting) if match is not None else 1
        varied = self._random.uniform(1 - SPREAD, 1 + SPREAD)
        return self.pace * varied / max(1, asked)

    async def _answer(self, seat: Seat) -> None:
        player = self._players[seat]
        heard = await self._packet(seat, player)
        await thinking.hear(player.bot, heard)
        if heard.ask is None or heard.ask.given is not None:
            return
        turn = turn_of(running(self.live.table), seat, NO_HURRY, self.live.table.seed.hex())
        answer = await thinking.decide(player.bot, heard, turn)
        message = sent.Answer(0, heard.ask.number, answer)

        def act(table: Table) -> None:
            match = self._match(table, seat)
            if match.given(seat) is None:
                answer_at(table, match, seat, message)

        await self.live.do(act)

    async def _say(self, seat: Seat, what: str, atoms: tuple[str, ...]) -> None:
        def act(table: Table) -> None:
            self._match(table, seat).say(seat, what, atoms)
            table.take_inputs()

        await self.live.do(act)

    async def _packet(self, seat: Seat, player: Player) -> Packet:
        """What has happened for this seat since its last packet."""

        def act(table: Table) -> tuple[Packet, int]:
            match = self._match(table, seat)
            return packet(match, seat, player.heard), match.told

        found, player.heard = await self.live.do(act)
        return found

    def _match(self, table: Table, seat: Seat) -> Match:
        """The match, if it is still the one in which a bot plays this seat."""
        if table.game != self._game or seat not in bot_seats(table):
            raise NoGame("a bot's game is over")
        return running(table)


def bot_seats(table: Table) -> dict[Seat, str]:
    """The seats that bots play now, and which: their own, or an absent person's."""
    if table.match is None:
        return {}
    game = table.match.game.id
    found = {seat: kind_of(table.member_at(seat), game) for seat in seats(len(table.seats))}
    return {seat: kind for seat, kind in found.items() if kind is not None}


def kind_of(one: Member, game: str) -> str | None:
    """Which bot plays for somebody; one that is not known any more is replaced by the best."""
    if one.bot is not None:
        return one.bot if one.bot in known_bots(game) else best_bot(game)
    if one.stand_in == "wait":
        return None
    return "random" if one.stand_in == "lot" else best_bot(game)
