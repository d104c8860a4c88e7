"""An agent's chair at a live table: a connection like a browser's, whose page is this object.

It gets the very messages that a phone on this seat would get. What it does goes the same way as a
phone's message, through the inbox and the log. So there is no second route to an agent.
"""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from palatine.agents.mcp.chair import About, Kind, Player
from palatine.core.decisions import Answer, Reason
from palatine.core.errors import IllegalAnswer
from palatine.core.game import Outcome
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.view import View
from palatine.server.errors import NotYourSeat, TableError
from palatine.server.live.connection import Connection
from palatine.server.live.live_table import LiveTable
from palatine.server.table.acts import Reply, act
from palatine.server.table.table import Actor, Table
from palatine.server.wire import messages as sent
from palatine.server.wire.protocols import nothing, unheard


class StepIn(msgspec.Struct, frozen=True, tag_field="type", tag="step"):
    """A step as the chair takes it in: `sent.Step` with everything read."""

    game: int
    start: int
    news: tuple[Told, ...]
    waiting: tuple[Seat, ...]
    asking: str
    ask: AskOut | None
    view: View | None = None
    over: Outcome | None = None


_decoder = msgspec.json.Decoder(sent.Welcome | sent.Table | sent.Gone | StepIn)


class LiveChair:
    """One agent at one table, while it is there."""

    def __init__(self, live: LiveTable, person: int, ticket: str) -> None:
        """`ticket` is the hash of the one that it came with."""
        self.on_free: Callable[[], None] = nothing
        self.on_text: Callable[[str], bool] = unheard
        self.is_gone = False
        """Whether it has lost its seat, or its ticket is no longer valid."""
        self._live, self._person = live, person
        self._table: sent.Table | None = None
        self._game = 0
        self._now: Packet | None = None
        self._changed = asyncio.Event()
        actor = Actor(person, is_away=live.presence.is_away)
        self._connection = Connection(self, actor, ticket)
        live.attach(self._connection)

    def leave(self) -> None:
        """The agent is not there any more; it keeps its seat."""
        self._live.detach(self._connection)
        self.hang_up()

    # What comes over a browser's socket

    @property
    def is_free(self) -> bool:
        """It always has room."""
        return not self.is_gone

    def write(self, messages: Sequence[bytes]) -> None:
        """Take in what is new."""
        for content in messages:
            self._take(_decoder.decode(content))
        self._tell()

    async def drain(self) -> None:
        """Nothing to wait for."""

    def hang_up(self) -> None:
        """Nothing more will come."""
        self.is_gone = True
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _take(self, message: sent.Welcome | sent.Table | sent.Gone | StepIn) -> None:
        if isinstance(message, StepIn):
            self._take_step(message)
        elif not isinstance(message, sent.Gone):
            self._table = message.table if isinstance(message, sent.Welcome) else message
            if self._table.stage == "lobby":
                self._now = None

    def _take_step(self, step: StepIn) -> None:
        before = self._now if self._now is not None and step.game == self._game else None
        view = step.view or (before.view if before is not None else None)
        assert view is not None, "the first step of a game has a view"
        heard = before.news[: step.start] if before is not None else ()
        news = (*heard, *step.news)
        self._game = step.game
        self._now = Packet(news, view, step.ask, step.waiting, step.asking, step.over)

    # What an agent sees

    def about(self) -> About:
        """What is played, and by whom."""
        table = self._table
        assert table is not None, "a connection is welcomed when it is attached"
        seated = [each for each in table.people if each.seat is not None]
        people = sorted(seated, key=lambda each: each.seat or 0) or table.people
        choice = table.choice
        return About(
            stage=table.stage,
            game=choice.game,
            edition=choice.edition or "",
            options=dict(choice.options),
            players=choice.players,
            table=tuple([Player(each.name, kind_of(each)) for each in people]),
            has_speech=choice.speech,
            seat=next((each.seat for each in table.people if each.id == self._person), None),
            game_number=table.game,
            commitment=table.commitment,
            seed=table.seed,
            language=choice.language,
        )

    def now(self) -> Packet | None:
        """What this seat has been shown."""
        return self._now

    def size(self, after: int) -> int:
        """How long the step of a phone on this seat would be."""
        if self._now is None:
            return 0
        heard = [each for each in self._now.news[after:] if not each.secret]
        return self._live.size_for(len(heard))

    async def change(self) -> bool:
        """Wait for the next message."""
        if not self.is_gone:
            await self._changed.wait()
        return not self.is_gone

    # What an agent does

    async def answer(self, number: int, answer: Answer) -> None:
        """Answer, as a phone does."""
        await self._do(sent.Answer(0, number=number, answer=answer))

    async def why(self, atom: str) -> Reason | None:
        """Ask why not."""
        reply = await self._do(sent.Why(0, atom=atom))
        return reply.reason if isinstance(reply, sent.WhyNot) else None

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim."""
        await self._do(sent.Say(0, what=what, atoms=atoms))

    async def speak(self, text: str) -> None:
        """Say something, where the host wants that."""
        await self._do(sent.Speak(0, text=text))

    async def _do(self, message: sent.FromBrowser) -> Reply:
        def do(table: Table) -> Reply:
            if self._connection.ticket in table.gone:
                raise NotYourSeat("this seat was moved or taken away")
            return act(table, self._connection.actor, message)

        try:
            return await self._live.do(do)
        except TableError as refusal:  # its sentence is for whoever asked, as on a phone
            raise IllegalAnswer(refusal.sentence) from None


def kind_of(person: sent.Person) -> Kind:
    """Who sits there: somebody, a program that was invited, or a bot."""
    if person.bot is not None:
        return "bot"
    return "agent" if person.is_agent else "person"
