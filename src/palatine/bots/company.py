"""The bots at one table: each hears its own packets, and answers when asked."""

from collections.abc import Iterable, Mapping
from contextlib import suppress

from palatine.bots.bot import Bot, Saying, Speech, joined
from palatine.bots.turn import Budget, turn_of
from palatine.core.decisions import Answer
from palatine.core.errors import BadBot, BadMessage, IllegalAnswer, NotAnOption
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import Packet, late_packet

ROUNDS_OF_TALK = 3
"""How often bots may reply to one another before the game goes on."""
NO_HURRY = Budget()
"""What bots get when nobody limits their thinking time."""


class Company:
    """All the bots of a match. A bot gets only its seat's packets and turns from it.

    The seed is for dreams; bots must not draw their random numbers from the same one.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, Bot],
        budget: Budget = NO_HURRY,
        seed: str = "",
        free: bool = False,
    ) -> None:
        """`free`: whether the table has free text."""
        self.match = match
        self.bots = bots
        for bot in bots.values():
            joined(bot, match.setup)
        self.budget = budget
        self.seed = seed
        self.free = free
        self._heard = dict.fromkeys(bots, 0)

    def play(self) -> None:
        """Talk and answer until the table waits for people, or the game is over.

        If people and bots are asked together, bots wait: otherwise no person would win a race.
        """
        self.talk()
        while (asked := self.match.waiting) and all(seat in self.bots for seat in asked):
            self.answer(asked)
            self.talk()

    def answer(self, asked: Iterable[Seat]) -> None:
        """Let each of these decide; in a race, the first who does not decline ends it."""
        number = self.match.number
        for seat in asked:
            if self.match.number == number:
                self._answer(seat, self._decided(seat, self.bots[seat]))

    def _answer(self, seat: Seat, answer: Answer) -> None:
        match = self.match
        try:
            match.answer(seat, answer, match.number)
        except NotAnOption as error:
            where = f"{match.asked[seat].kind!r} (question {match.number})"
            raise BadBot(
                f"the bot on seat {seat} answered {where} with {answer!r}: {error.sentence}"
            ) from None

    def _decided(self, seat: Seat, bot: Bot) -> Answer:
        packet = self._packet(seat)
        if packet.news:
            bot.hear(packet)  # others wait for its answer: it has nothing more to say
        return bot.decide(packet, turn_of(self.match, seat, self.budget, self.seed))

    def talk(self) -> None:
        """Let all hear the news and say what they like, until nobody has anything to add."""
        for again in range(ROUNDS_OF_TALK):
            before = self.match.told
            for seat, bot in self.bots.items():
                if not again or self._heard[seat] < self.match.told:
                    self._hear(seat, bot)
            if self.match.told == before:
                return

    def _hear(self, seat: Seat, bot: Bot) -> None:
        for saying in bot.hear(self._packet(seat)):
            with suppress(IllegalAnswer):  # nobody hears a bot that may not speak now
                self._say(seat, saying)

    def _say(self, seat: Seat, saying: Saying) -> None:
        if not isinstance(saying, Speech):
            self.match.say(seat, saying.what, saying.atoms)
        elif self.free:
            with suppress(BadMessage):  # too long, or nothing visible in it
                self.match.speak(seat, saying.text)

    def _packet(self, seat: Seat) -> Packet:
        """What has happened for this seat since its last packet."""
        since, self._heard[seat] = self._heard[seat], self.match.told
        return late_packet(self.match, seat, since)
