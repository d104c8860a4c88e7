"""An MCP client on a seat: a program that we start, and whose server we are.

Its standard input and output are the connection, so it needs no port and no ticket: the program
that reads and writes there has this seat and no other. The client lives in an event loop on its own
thread. The game runs on another thread, and checks what the client wants when it is the seat's
turn.
"""

import asyncio
import os
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal, NamedTuple

import msgspec
from mcp.client.stdio import StdioServerParameters, stdio_client

from palatine.agents.mcp.chair import About
from palatine.agents.mcp.seated import Seated
from palatine.agents.mcp.server import mcp_server
from palatine.arena.played import hash_of
from palatine.arena.player import Floor, Reply, Suspected, as_sent
from palatine.bots.bot import Claim, Saying, Speech
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer, Reason
from palatine.core.errors import (
    BadMessage,
    NotNow,
    NotYourDecision,
    PalatineError,
    StaleDecision,
)
from palatine.core.news import Told
from palatine.core.seats import seats
from palatine.core.stream import AskOut, OptionOut, Packet, encoded
from palatine.machine import words_of

BEAT: Final = 0.1
"""Seconds between two checks whether a client is still there."""
LAST: Final = 1.0
"""Seconds that a client has to hear how the game ended."""
MOST_PERCENT: Final = 100
GRACE: Final = 10.0
"""Seconds that a client has to start, and to end."""


class Wish(NamedTuple):
    """What a client wants from the table, and where it waits for the result."""

    what: Literal["answer", "say", "why"]
    given: Any
    number: int
    """The question that was open at the time."""
    done: "asyncio.Future[Any]"


class ArenaChair:
    """The seat as the six tools see it. The table's thread changes what it shows."""

    def __init__(self, about: About) -> None:
        self.wishes: SimpleQueue[Wish] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self._about = about
        self._shown: Packet | None = None
        self._changed = asyncio.Event()

    def about(self) -> About:
        """The game, and the players."""
        return self._about

    def now(self) -> Packet | None:
        """What it showed last."""
        return self._shown

    def size(self, after: int) -> int:
        """Nobody watches a pipe."""
        return 0

    async def change(self) -> bool:
        """Wait for a change."""
        await self._changed.wait()
        return True

    async def answer(self, number: int, answer: Answer) -> None:
        """Answer the open question, and no other."""
        ask = self._shown.ask if self._shown is not None else None
        if ask is None:
            raise NotYourDecision("you have no open question now")
        if ask.number != number:
            raise StaleDecision(f"the open question is {ask.number}, not {number}")
        await self._wish("answer", answer)

    async def why(self, atom: str) -> Reason | None:
        """Why something is not on offer."""
        reason: Reason | None = await self._wish("why", atom)
        return reason

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim."""
        await self._wish("say", Claim(what, atoms))

    async def speak(self, text: str) -> None:
        """Say something in the seat's own words."""
        await self._wish("say", Speech(text))

    async def _wish(self, what: Literal["answer", "say", "why"], given: Any) -> Any:
        """Ask the table, which listens while it is this seat's turn."""
        if self._shown is None or self._shown.ask is None:
            raise NotNow("wait until you are asked")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.wishes.put(Wish(what, given, self._shown.ask.number, done))
        return await done

    def show(self, packet: Packet) -> None:
        """From the table's thread: what the seat may know now."""
        self._call(self._show, packet)

    def settle(self, done: "asyncio.Future[Any]", result: Any) -> None:
        """From the table's thread: the result of a wish; the client hears an error."""
        is_error = isinstance(result, Exception)
        self._call(settled, done, result if not is_error else None, result if is_error else None)

    def _call(self, act: Any, *given: Any) -> None:
        with suppress(RuntimeError):  # the client is gone, and its loop with it
            assert self.loop is not None
            self.loop.call_soon_threadsafe(act, *given)

    def _show(self, packet: Packet) -> None:
        self._shown = packet
        before, self._changed = self._changed, asyncio.Event()
        before.set()


def settled(done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    """Hand it to the waiting caller, unless the caller has gone."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


class ClientPlayer:
    """A seat's side of a client."""

    def __init__(self, command: str, about: About, seconds: float) -> None:
        self.command, self.seconds = words_of(command), seconds
        self.chair = ArenaChair(about)
        self.news: tuple[Told, ...] = ()
        self.shown: Packet | None = None
        self.open: asyncio.Future[Any] | None = None
        """An answer waits here for its verdict."""
        self.suspected = 0
        """How often we asked it in private."""
        self._task: asyncio.Task[None] | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(GRACE)

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """Show what is new; the client speaks when asked."""
        self.news += packet.news
        self._show(packet, None)
        return ()

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """Do what the client wants until it answers, or time runs out."""
        shown = self._show(packet, packet.ask)
        assert packet.ask is not None
        number, prompt = packet.ask.number, hash_of(encoded(shown))
        for wish in self._wishes(number):
            if wish.what == "answer":
                self.open = wish.done
                return Reply(wish.given, prompt, msgspec.json.encode(wish.given).decode())
            self.chair.settle(wish.done, done(wish, floor))
        is_there = self._thread.is_alive()
        fault = f"no answer within {self.seconds:g} s" if is_there else "the client has ended"
        return Reply(None, prompt, "", fault=fault)

    def _wishes(self, number: int) -> Iterator[Wish]:
        """What it wants while this question is open, until time runs out or the client ends."""
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            try:
                wish = self.chair.wishes.get(timeout=BEAT)
            except Empty:
                if not self._thread.is_alive():
                    return
                continue
            if wish.number == number:
                yield wish
            else:  # it was for a closed question
                self.chair.settle(wish.done, StaleDecision("another question is already open"))

    def accept(self) -> None:
        """The answer was accepted; no question is open any more when the client hears so."""
        if self.shown is not None:
            self._show(self.shown, None)
        self._settle(None)

    def refuse(self, error: PalatineError) -> None:
        """The answer was refused, and why."""
        self._settle(error)

    def suspect(self, roles: Mapping[str, str], packet: Packet, turn: Turn) -> Suspected | None:
        """A question of the arena's own for each role; the client answers it like the table's
        questions."""
        chances = {}
        for role, words in roles.items():
            self.suspected += 1
            ask = suspicion(self.chair.about(), words, -self.suspected)
            self._show(packet, ask)
            row = self._percents(ask)
            self._show(packet, None)
            self._settle(None)
            if row is None:
                return None
            chances[role] = tuple([each / MOST_PERCENT for each in row])
        return Suspected(chances)

    def _percents(self, ask: AskOut) -> Sequence[int] | None:
        """Its answer to such a question; None if it gives no valid one."""
        for wish in self._wishes(ask.number):
            if wish.what != "answer":
                self.chair.settle(wish.done, NotNow("you are asked in private; answer first"))
            elif is_percents(wish.given, len(ask.options)):
                self.open = wish.done
                given: Sequence[int] = wish.given
                return given
            else:
                wrong = BadMessage(f"{len(ask.options)} whole numbers from 0 to 100, seat by seat")
                self.chair.settle(wish.done, wrong)
        return None

    def close(self) -> None:
        """End the client."""
        self._thread.join(LAST)  # a client that has heard of the end may leave by itself
        task, loop = self._task, self.chair.loop
        if task is not None and loop is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(task.cancel)
        self._thread.join(GRACE)

    def _settle(self, result: PalatineError | None) -> None:
        if self.open is not None:
            self.chair.settle(self.open, result)
            self.open = None

    def _show(self, packet: Packet, ask: AskOut | None) -> Packet:
        """Show the packet with all news so far; it has no question before this seat's turn."""
        shown = msgspec.structs.replace(as_sent(packet), news=self.news, ask=ask)
        self.shown = shown
        self.chair.show(shown)
        return shown

    def _run(self) -> None:
        with suppress(asyncio.CancelledError, Exception):  # a client's end does not end the game
            asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.chair.loop, self._task = asyncio.get_running_loop(), asyncio.current_task()
        self._ready.set()
        seated = Seated(self.chair)
        server = mcp_server(lambda ctx: seated)._lowlevel_server
        started = StdioServerParameters(
            command=self.command[0], args=self.command[1:], env=dict(os.environ)
        )
        async with stdio_client(started) as (reading, writing):
            await server.run(reading, writing, server.create_initialization_options())


def suspicion(about: About, role: str, number: int) -> AskOut:
    """A private question: how probable is it, in percent, that each player has this role?

    Its number is never one of the table's, which count from 1.
    """
    assert about.seat is not None
    return AskOut(
        seat=about.seat,
        number=number,
        kind="suspect",
        shape="share",
        how="alone",
        options=tuple(
            [OptionOut(f"player:{each}", f"player:{each}") for each in seats(about.players)]
        ),
        least=0,
        most=MOST_PERCENT * about.players,
        caps=(MOST_PERCENT,) * about.players,
        facts={"suspected": role},
    )


def is_percents(given: Any, players: int) -> bool:
    """Whether it is a whole number from 0 to 100 for each player."""
    return (
        isinstance(given, tuple | list)
        and len(given) == players
        and all(isinstance(each, int) and 0 <= each <= MOST_PERCENT for each in given)
    )


def done(wish: Wish, floor: Floor) -> Any:
    """The result of a wish other than an answer."""
    try:
        return floor.reason(wish.given) if wish.what == "why" else floor.say(wish.given)
    except PalatineError as error:
        return error
