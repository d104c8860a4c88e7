"""One game of the arena, from the deal to the end: asking, refusing, asking again, replacing."""

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

from palatine.arena.design import Fixture
from palatine.arena.file import Arena
from palatine.arena.played import Decision, Suspicion, Try
from palatine.arena.player import Floor, Player, Reply
from palatine.bots.beliefs import suspects_of
from palatine.bots.bot import Saying, Speech
from palatine.bots.company import ROUNDS_OF_TALK
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget, Turn, turn_of
from palatine.catalog import game_of
from palatine.core.chance import Seeded
from palatine.core.decisions import Answer, Question
from palatine.core.errors import BadMessage, IllegalAnswer, NotNow, PalatineError
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import Packet, late_packet
from palatine.core.words import Speaker
from palatine.lab.playing import MOST_QUESTIONS


class ArenaTable:
    """A match, its players, and the log of their decisions."""

    def __init__(self, arena: Arena, fixture: Fixture, players: Mapping[Seat, Player]) -> None:
        self.arena, self.fixture, self.players = arena, fixture, players
        self.game = game_of(fixture.setup.game)
        self.match = Match(self.game, fixture.setup, Seeded(fixture.seed))
        self.budget = Budget(arena.seconds * 1000, arena.rounds)
        self.decisions: list[Decision] = []
        self.suspicions: list[Suspicion] = []
        self._heard = dict.fromkeys(players, 0)
        self._asked = dict.fromkeys(players, 0)
        self._every = {
            seat: next((a.suspicion for a in arena.agent if a.name == name), 0)
            for seat, name in zip(players, fixture.seating, strict=True)
        }

    def play(self) -> None:
        """Talk and answer until the game is over or stopped."""
        self.talk()
        while self.match.waiting and self.match.number < MOST_QUESTIONS:
            number = self.match.number
            for seat in self.match.waiting:
                if self.match.number == number:  # the first to answer ends a race
                    self.ask(seat)
            self.talk()
        for player in self.players.values():
            player.close()

    # Talking

    def talk(self) -> None:
        """Let everybody hear the news and say what they like, until nobody has anything to add."""
        for again in range(ROUNDS_OF_TALK):
            before = self.match.told
            for seat, player in self.players.items():
                if not again or self._heard[seat] < self.match.told:
                    for saying in player.hear(self._packet(seat)):
                        self._try_to_say(seat, saying)
            if self.match.told == before:
                return

    def _try_to_say(self, seat: Seat, saying: Saying) -> None:
        with suppress(IllegalAnswer, BadMessage):  # nobody hears a player who may not speak now
            self.say(seat, saying)

    def say(self, seat: Seat, saying: Saying) -> None:
        """Say it to the table; an error says why that is not possible."""
        if not isinstance(saying, Speech):
            self.match.say(seat, saying.what, saying.atoms)
        elif self.arena.talk:
            self.match.speak(seat, saying.text)
        else:
            raise NotNow("there is no free text at this table")

    # Asking

    def ask(self, seat: Seat) -> None:
        """Put the open question to a seat until it has an answer, in the end from a substitute."""
        player, packet = self.players[seat], self._packet(seat)
        if packet.news:
            player.hear(packet)  # others wait for its answer: it has nothing more to say
        self._suspect(seat, packet)
        question, number, tries = self.match.asked[seat], self.match.number, []
        for _ in range(1 + self.arena.retries):
            started = perf_counter()
            reply = player.decide(packet, self._turn(seat), self._floor(seat))
            error = self._answered(seat, reply)
            tries.append(tried(reply, error, perf_counter() - started))
            if error is None:
                player.accept()
                self._note(number, seat, question, reply.answer, tries)
                return
            player.refuse(error)
        answer = self._substitute(seat)
        self.match.answer(seat, answer, number)
        self._note(number, seat, question, answer, tries, self.arena.substitute)

    def _note(
        self,
        number: int,
        seat: Seat,
        question: Question[Any, Any],
        answer: object,
        tries: list[Try],
        substitute: str = "",
    ) -> None:
        given = question.read(answer)  # as the match's log has it, in whatever order it came
        done = Decision(number, seat, question.kind, given, tuple(tries), substitute)
        self.decisions.append(done)

    def _answered(self, seat: Seat, reply: Reply) -> PalatineError | None:
        """Give the answer to the match, and return the refusal if there is one."""
        if reply.fault:
            return BadMessage(reply.fault)
        try:
            self.match.answer(seat, reply.answer, self.match.number)
        except IllegalAnswer as error:
            return error
        return None

    def _substitute(self, seat: Seat) -> Answer:
        """The answer of the substitute bot, which hears everything first."""
        random = Random(f"substitute {seat} {self.match.number} {self.fixture.seed.hex()}")
        bot = find_bot(self.game, self.arena.substitute)[1](self.game, seat, random)
        packet = late_packet(self.match, seat, 0)
        bot.hear(packet)
        return bot.decide(packet, self._turn(seat))

    def _turn(self, seat: Seat) -> Turn:
        return turn_of(self.match, seat, self.budget, f"dreams {self.fixture.seed.hex()}")

    def _floor(self, seat: Seat) -> Floor:
        return Floor(
            say=lambda saying: self.say(seat, saying),
            reason=lambda atom: self.match.why_not(seat, atom),
        )

    # Asking in private

    def _suspect(self, seat: Seat, packet: Packet) -> None:
        """Ask a player now and then whom it suspects; nobody else hears of it."""
        every, roles = self._every[seat], suspects_of(self.game)
        self._asked[seat] += 1
        if not every or self._asked[seat] % every or not roles:
            return
        speaker = Speaker(self.game, "en", theme_of(self.arena, self.game))
        words = {role: speaker.say(f"mark-{role}") for role in roles}
        started = perf_counter()
        said = self.players[seat].suspect(words, packet, self._turn(seat))
        if said is not None:
            spent = round((perf_counter() - started) * 1000, 1)
            told = self.match.told
            self.suspicions.append(Suspicion(seat, told, said.chances, spent, said.tokens))

    def _packet(self, seat: Seat) -> Packet:
        since, self._heard[seat] = self._heard[seat], self.match.told
        return late_packet(self.match, seat, since)


def tried(reply: Reply, error: PalatineError | None, seconds: float) -> Try:
    """An attempt as we keep it."""
    return Try(
        prompt=reply.prompt,
        reply=reply.text,
        milliseconds=round(seconds * 1000, 1),
        tokens=reply.tokens,
        refusal=error.sentence if error is not None else "",
        rule=(error.rule or "") if error is not None else "",
    )


def theme_of(arena: Arena, game: Game) -> str | None:
    """The theme whose words models read: the file's, or the neutral one."""
    return arena.theme or game.neutral or None
