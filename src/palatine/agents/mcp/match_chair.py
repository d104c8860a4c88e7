"""A chair at a match in this process, with bots on the other seats."""

import asyncio
from collections.abc import Callable
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
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.record import Record, record_of
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet, packet


class MatchChair:
    """The only seat without a bot. Bots answer whenever all open questions are theirs.

    They think in a thread, taking turns with everything else that touches the match; meanwhile the
    chair shows what it showed last.
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
        self.on_end: Callable[[], None] = lambda: None
        """Called once, when the game is over."""

    def about(self) -> About:
        """The game, and the players."""
        return self._about

    def now(self) -> Packet | None:
        """What the seat saw last."""
        return self._shown

    def size(self, after: int) -> int:
        """Nobody watches a pipe."""
        return 0

    async def change(self) -> bool:
        """The bots play as soon as anybody waits; after that little changes unless this seat
        acts."""
        before = self._shown
        await self._play()
        while self._shown == before and self._shown.over is None:
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
        """Why an atom is not on offer."""
        async with self._busy:
            if self._seat not in self._match.asked:
                raise NotYourDecision(f"seat {self._seat} has no open question now")
            return self._match.why_not(self._seat, atom)

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim, which the bots hear with their next packet."""
        async with self._busy:
            self._match.say(self._seat, what, atoms)
            self._show()

    async def speak(self, text: str) -> None:
        """Nobody would read it."""
        raise NotNow("all others here are bots, which take claims only")

    async def _play(self) -> None:
        """Let the bots play. A caller that stops waiting does not stop them."""
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._let_bots_play())
        await asyncio.shield(self._playing)

    async def _let_bots_play(self) -> None:
        async with self._busy:
            await asyncio.to_thread(self._company.play)
            self._show()

    def _show(self) -> None:
        """Show the seat the current state, and wake everybody who waits."""
        self._shown = packet(self._match, self._seat)
        if self._match.is_over and self._about.stage != "over":
            over = {"stage": "over", "seed": self._seed.hex()}
            self._about = msgspec.structs.replace(self._about, **over)
            self.on_end()
        self._changed.set()
        self._changed = asyncio.Event()

    @property
    def has_played(self) -> bool:
        """Whether the agent has answered anything: hosts start programs also to look at them."""
        return any(type(each) is Answered and each.seat == self._seat for each in self._match.log)

    def record(self) -> Record:
        """The record of the match as it stands; all of it is in there, so not for the agent."""
        names = tuple([each.name for each in self._about.table])
        return record_of(self._match, names, self._seed)


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
