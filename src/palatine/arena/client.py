"""A client of MCP on a seat: a program that we start, and to which we are the server.

Its standard input and output are the connection, so there is no port and no ticket: whoever reads
and writes there has this seat and no other. The client lives in an event loop of its own thread;
the game is played in another, and looks for what the client wants while it is its turn.
"""

import asyncio
import os
import shlex
import threading
import time
from collections.abc import Mapping, Sequence
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
from palatine.core.errors import NotNow, NotYourDecision, PalatineError, StaleDecision
from palatine.core.news import Told
from palatine.core.stream import Packet, encoded

BEAT: Final = 0.1
"""Seconds between two looks whether a client is still there."""
LAST: Final = 1.0
"""Seconds in which a client can hear how the game has ended."""
GRACE: Final = 10.0
"""Seconds for a client to come up, and to end."""


class Wish(NamedTuple):
    """What a client wants of the table, and where it waits for what comes of it."""

    what: Literal["answer", "say", "why"]
    given: Any
    number: int
    """The question that was open."""
    done: "asyncio.Future[Any]"


class ArenaChair:
    """The seat as the six tools see it. What it shows is changed from the table's thread."""

    def __init__(self, about: About) -> None:
        self.wishes: SimpleQueue[Wish] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self._about = about
        self._shown: Packet | None = None
        self._changed = asyncio.Event()

    def about(self) -> About:
        """What is played, and by whom."""
        return self._about

    def now(self) -> Packet | None:
        """What was shown last."""
        return self._shown

    async def change(self) -> bool:
        """Wait for something else."""
        await self._changed.wait()
        return True

    async def answer(self, number: int, answer: Answer) -> None:
        """For the open question alone."""
        ask = self._shown.ask if self._shown is not None else None
        if ask is None:
            raise NotYourDecision("you are not asked anything now")
        if ask.number != number:
            raise StaleDecision(f"the open question is {ask.number}, not {number}")
        await self._wish("answer", answer)

    async def why(self, atom: str) -> Reason | None:
        """Why something is not offered."""
        reason: Reason | None = await self._wish("why", atom)
        return reason

    async def say(self, what: str, atoms: tuple[str, ...]) -> None:
        """Make a claim."""
        await self._wish("say", Claim(what, atoms))

    async def speak(self, text: str) -> None:
        """Say something in words of one's own."""
        await self._wish("say", Speech(text))

    async def _wish(self, what: Literal["answer", "say", "why"], given: Any) -> Any:
        """Ask the table, which listens while this seat is asked."""
        if self._shown is None or self._shown.ask is None:
            raise NotNow("wait until you are asked")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.wishes.put(Wish(what, given, self._shown.ask.number, done))
        return await done

    def show(self, packet: Packet) -> None:
        """From the table's thread: this is what the seat may know now."""
        self._call(self._show, packet)

    def settle(self, done: "asyncio.Future[Any]", result: Any) -> None:
        """From the table's thread: this came of a wish; an error is told."""
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
    """Let whoever waits have it, unless nobody does any more."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


class ClientPlayer:
    """A seat's side of a client."""

    def __init__(self, command: str, about: About, seconds: float) -> None:
        self.command, self.seconds = shlex.split(command), seconds
        self.chair = ArenaChair(about)
        self.news: tuple[Told, ...] = ()
        self.shown: Packet | None = None
        self.open: asyncio.Future[Any] | None = None
        """Where an answer waits for its verdict."""
        self._task: asyncio.Task[None] | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(GRACE)

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """Show what is new; what it has to say, it says when it is asked."""
        self.news += packet.news
        self._show(packet, is_asked=False)
        return ()

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """Do what the client wants until it answers, or time is over."""
        shown = self._show(packet, is_asked=True)
        assert packet.ask is not None
        number, prompt = packet.ask.number, hash_of(encoded(shown))
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            try:
                wish = self.chair.wishes.get(timeout=BEAT)
            except Empty:
                if not self._thread.is_alive():
                    return Reply(None, prompt, "", fault="the client has ended")
                continue
            if wish.number != number:  # it was for a question that is closed
                self.chair.settle(wish.done, StaleDecision("another question is open by now"))
            elif wish.what == "answer":
                self.open = wish.done
                return Reply(wish.given, prompt, msgspec.json.encode(wish.given).decode())
            else:
                self.chair.settle(wish.done, done(wish, floor))
        return Reply(None, prompt, "", fault=f"no answer within {self.seconds:g} s")

    def accept(self) -> None:
        """The answer was taken: nobody is asked any more when the client hears of it."""
        if self.shown is not None:
            self._show(self.shown, is_asked=False)
        self._settle(None)

    def refuse(self, error: PalatineError) -> None:
        """The answer was not taken, and why."""
        self._settle(error)

    def suspect(self, roles: Mapping[str, str], packet: Packet) -> Suspected | None:
        """There is no tool for it."""
        return None

    def close(self) -> None:
        """End the client."""
        self._thread.join(LAST)  # whoever has heard of the end may go by itself
        task, loop = self._task, self.chair.loop
        if task is not None and loop is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(task.cancel)
        self._thread.join(GRACE)

    def _settle(self, result: PalatineError | None) -> None:
        if self.open is not None:
            self.chair.settle(self.open, result)
            self.open = None

    def _show(self, packet: Packet, is_asked: bool) -> Packet:
        """Show the packet with all news so far; nobody is asked before it is this seat's turn."""
        ask = packet.ask if is_asked else None
        shown = msgspec.structs.replace(as_sent(packet), news=self.news, ask=ask)
        self.shown = shown
        self.chair.show(shown)
        return shown

    def _run(self) -> None:
        with suppress(asyncio.CancelledError, Exception):  # a client's end is no end of the game
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


def done(wish: Wish, floor: Floor) -> Any:
    """What comes of a wish beside the answer."""
    try:
        return floor.reason(wish.given) if wish.what == "why" else floor.say(wish.given)
    except PalatineError as error:
        return error
