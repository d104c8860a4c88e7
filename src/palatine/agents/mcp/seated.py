"""What the six tools do on a chair, without the protocol around them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from palatine.agents.mcp.chair import About, Chair
from palatine.agents.mcp.in_words import InWords
from palatine.agents.mcp.results import Answered, Because, Claimed, Joined, Looked, Turn
from palatine.agents.neutral import quoted
from palatine.catalog import game_of
from palatine.core.decisions import Answer, Reason
from palatine.core.errors import BadMessage
from palatine.core.stream import Packet

LONGEST_WAIT: Final = 25.0
"""Seconds: hosts of models give up at about a minute, some earlier."""
BEAT: Final = 5.0
"""Seconds between two signs of life while nothing happens."""
TICK: Final = 0.002
"""Seconds that a clock may be behind: uvloop's counts whole milliseconds."""
SCOPE: Final = "palatine.seated"
"""The key in an HTTP request's scope for the agent that makes it."""
MOST_KEPT: Final = 1000
"""How many answers we remember, so that we recognise one that is sent again."""

Still = Callable[[int], Awaitable[None]]
"""Gives a sign of life: the first, the second..."""


async def silently(number: int) -> None:
    """No sign of life."""


class Seated:
    """An agent on a chair. Everything runs on the table's event loop, one step at a time."""

    def __init__(self, chair: Chair, language: str | None = None) -> None:
        self.chair = chair
        self.wanted = language
        """The language that the agent has asked for; without one, it hears the table's."""
        self._given: dict[tuple[int, int], Answer] = {}
        """The answers given, by game and question."""
        self._words: InWords | None = None

    @property
    def words(self) -> InWords:
        """The speaker for this table, with the names of its current players."""
        about = self.about
        if self._words is None or self._words.about != about:
            self._words = InWords(about)
        return self._words

    def join(self) -> Joined:
        """The table and the seat; the agent may ask as often as it likes."""
        about = self.about
        kinds = game_of(about.game).talk.kinds
        claims = {what: tuple([each.atoms for each in takes]) for what, takes in kinds.items()}
        return Joined(**msgspec.structs.asdict(about), claims=claims)

    async def wait(
        self, after: int, seconds: float, game_number: int = 0, still: Still = silently
    ) -> Turn:
        """What is new after this many news of a game, as soon as there is anything; or an empty
        turn.

        Signs of life follow the clock alone: a change that does not concern the seat gives none.
        """
        loop = asyncio.get_running_loop()
        begun, most, signs = loop.time(), min(max(seconds, 0.0), LONGEST_WAIT), 0
        beat = begun + BEAT
        while not concerns(turn := self.turn(after, game_number)):
            now = loop.time()
            left = begun + most - now
            if most > 0 and min(left, beat - now) < TICK:
                await still(signs := signs + 1)
                beat = now + BEAT
            if left < TICK:
                break
            with suppress(TimeoutError):
                async with asyncio.timeout(min(beat - now, left)):
                    most = most if await self.chair.change() else 0.0
        return turn

    def turn(self, after: int, game_number: int = 0) -> Turn:
        """What is new after this many news; everything, if they were of another game."""
        about, now = self.chair.about(), self.chair.now()
        if now is None:
            return Turn(about.stage, about.game_number, 0, (), (), "", None, None)
        is_known = game_number in (0, about.game_number) and 0 <= after <= len(now.news)
        news = now.news[after if is_known else 0 :]
        return Turn(
            about.stage,
            about.game_number,
            len(now.news),
            news,
            now.waiting,
            now.asking,
            now.ask,
            now.over,
        )

    def look(self) -> Looked:
        """The table as the seat sees it."""
        about, now = self.chair.about(), self.chair.now()
        if now is None:
            return Looked(about.stage, about.game_number, 0, None, (), "", None, None)
        heard = len(now.news)
        rest = now.waiting, now.asking, now.ask, now.over
        return Looked(about.stage, about.game_number, heard, now.view, *rest)

    async def answer(self, number: int, answer: Answer) -> Answered:
        """Answer a question. The same answer sent again counts as that, even if the game has moved
        on."""
        key = self.chair.about().game_number, number
        if is_open(self.chair.now(), number) or self._given.get(key) != answer:
            await self.chair.answer(number, answer)
            self._given[key] = answer
            while len(self._given) > MOST_KEPT:
                del self._given[next(iter(self._given))]
        return Answered(number, answer)

    async def why(self, atom: str) -> Because:
        """Why something is not on offer."""
        reason, now = await self.chair.why(atom), self.chair.now()
        ask = now.ask if now is not None else None
        is_offered = ask is not None and any(each.atom == atom for each in ask.options)
        if reason is None or is_offered:
            return Because(atom, is_offered, "", "", "")
        sentence = self.words.speaker.reason(reason)
        return Because(atom, False, sentence, reason.rule, self.rule(reason))

    def rule(self, reason: Reason) -> str:
        """A rule's own words."""
        return quoted(self.words.speaker, reason.rule, self.chair.about().options)

    async def say(self, what: str, atoms: tuple[str, ...], text: str = "") -> Claimed:
        """Make a claim, or speak in the seat's own words."""
        if text and (what or atoms):
            raise BadMessage("give a claim, or a text; not both at once")
        if text:
            await self.chair.speak(text)
        else:
            await self.chair.say(what, atoms)
        return Claimed(what, atoms, text)

    @property
    def about(self) -> About:
        """The game, the players, and the language that this agent hears."""
        about = self.chair.about()
        if self.wanted is None or self.wanted == about.language:
            return about
        return msgspec.structs.replace(about, language=self.wanted)


def concerns(turn: Turn) -> bool:
    """Whether a seat has heard something, or is asked."""
    return bool(turn.news) or (turn.ask is not None and turn.ask.given is None)


def is_open(now: Packet | None, number: int) -> bool:
    """Whether this is the seat's open question."""
    return now is not None and now.ask is not None and now.ask.number == number
