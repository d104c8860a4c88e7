"""A chair at a match in this process, with bots on the other seats."""

import asyncio
from random import Random

import msgspec

from palatine.agents.mcp.chair import About, Player
from palatine.bots.company import NO_HURRY, Company
from palatine.bots.names import bot_names
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget
from palatine.core.chance import Seeded, commitment
from palatine.core.decisions import Answer, Reason
from palatine.core.errors import NotNow, NotYourDecision
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet, packet


class MatchChair:
    """The only seat that no bot has. Bots answer whenever all who are asked are bots.

    They think in a thread, one at a time with everything else that touches the match; what the
    chair shows meanwhile is what it was shown last.
    """

    def __init__(
        self, match: Match, seat: Seat, company: Company, about: About, seed: bytes
    ) -> None:
        self._match, self._seat, self._company = match, seat, company
        self._about, self._seed = about, seed
        self._busy = asyncio.Lock()
        self._changed = asyncio.Event()
        self._shown = packet(match, seat)
        self._playing: asyncio.Task[None] | None = None

    def about(self) -> About:
        """What is played, and by whom."""
        return self._about

    def now(self) -> Packet | None:
        """What the seat was shown last."""
        return self._shown

    async def change(self) -> bool:
        """The bots play as soon as anybody waits; then only what this seat does changes much."""
        before = self._shown
        await self._play()
        if self._shown == before and self._shown.over is None:
            await self._changed.wait()
        return self._shown != before

    async def answer(self, number: int, answer: Answer) -> None:
        """Answer; then the bots go on."""
        async with self._busy:
            is_repeated = number == self._match.number and self._match.given(self._seat) == answer
            if not is_repeated:
                self._match.answer(self._seat, answer, number)
                self._show()
        await self._play()

    async def why(self, atom: str) -> Reason | None:
        """Why not."""
        async with self._busy:
            if self._seat not in self._match.asked:
                raise NotYourDecision(f"seat {self._seat} is not asked anything now")
            return self._match.why_not(self._seat, atom)

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim, which the bots hear with what comes next."""
        async with self._busy:
            self._match.say(self._seat, what, atoms)
            self._show()

    async def speak(self, text: str) -> None:
        """There is nobody who would read it."""
        raise NotNow("all others here are bots, which take claims only")

    async def _play(self) -> None:
        """Let the bots play. Whoever does not wait for that any more does not stop them."""
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._let_bots_play())
        await asyncio.shield(self._playing)

    async def _let_bots_play(self) -> None:
        async with self._busy:
            await asyncio.to_thread(self._company.play)
            self._show()

    def _show(self) -> None:
        """Let the seat see what is now, and whoever waits know it."""
        self._shown = packet(self._match, self._seat)
        if self._match.is_over:
            over = {"stage": "over", "seed": self._seed.hex()}
            self._about = msgspec.structs.replace(self._about, **over)
        self._changed.set()
        self._changed = asyncio.Event()


def open_chair(
    game: Game, setup: Setup, seat: Seat, seed: bytes, bot: str | None, budget: Budget = NO_HURRY
) -> MatchChair:
    """A new match with bots on all seats but one."""
    match, name = Match(game, setup, Seeded(seed)), find_bot(game, bot)
    numbers = seed.hex()
    others = [each for each in seats(setup.players) if each != seat]
    bots = {each: name[1](game, each, Random(f"bot {each} {numbers}")) for each in others}
    called = bot_names((), setup.players, Random(f"names {numbers}"))
    table = tuple(
        Player(called[each], "agent" if each == seat else "bot") for each in seats(setup.players)
    )
    about = About(
        "playing",
        setup.game,
        setup.edition,
        dict(setup.options),
        setup.players,
        table,
        False,
        seat,
        1,
        commitment(seed),
        None,
    )
    return MatchChair(match, seat, Company(match, bots, budget, numbers), about, seed)
