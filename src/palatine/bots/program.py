"""A bot that is a program of its own, in any language: it gets and gives JSON lines (docs/bots.md).

It is started with the first packet, told everything before it is asked, and has so much time to
answer. One that ends, talks nonsense or is too slow is ended, and BadBot says what it did.
"""

import os
import shlex
import shutil
import subprocess
import threading
import time
import weakref
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from typing import Final

from palatine.bots.bot import Bot, Saying
from palatine.bots.seat_messages import (
    Given,
    Outgoing,
    asked,
    heard,
    opening,
    read,
    refused,
    written,
)
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.errors import BadBot, BadMessage, BadSetup, PalatineError
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.machine import IS_WINDOWS

GRACE: Final = 5.0
"""Seconds that a program may take beyond its time: to start, on a busy machine."""
LONGEST_LINE: Final = 1 << 16
LAST_WORDS: Final = 200
SEEDS: Final = 1 << 31


@dataclass(frozen=True)
class Program:
    """A maker of bots: each is this command, started anew."""

    name: str
    command: tuple[str, ...]

    def __call__(self, game: Game, seat: Seat, random: Random) -> Bot:
        """A bot for a seat."""
        return ProgramBot(self, game, seat, random.randrange(SEEDS))


def program_of(name: str, command: str) -> Program:
    """A program that can be run; BadSetup says why it can't."""
    words = shlex.split(command, posix=not IS_WINDOWS)  # a backslash is no escape there
    found = shutil.which(words[0]) if words else None
    if found is None:
        raise BadSetup(
            f"the bot {command!r} can't be run: it is not there, or may not be executed "
            f"(chmod +x); give a path such as ./mybot, or a command such as 'python mybot.py'"
        )
    return Program(name, (os.path.abspath(found), *words[1:]))


class Wire:
    """A running program, and a thread for each of the two pipes to it: they work on every system,
    and we never wait for either of them longer than we want to."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._unsent: SimpleQueue[bytes] = SimpleQueue()
        for work in (self._take, self._give):
            threading.Thread(target=work, daemon=True).start()

    def send(self, content: bytes) -> None:
        """Have the program hear this, as soon as it listens."""
        self._unsent.put(content)

    def line(self, end: float) -> bytes | None:
        """The next line of the program; None if the time is over before.

        An EOFError says that the program has ended.
        """
        try:
            found = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except Empty:
            return None
        if not found:
            raise EOFError
        return found

    def _take(self) -> None:
        """Read lines until the program ends; a line that does not end is cut."""
        assert self.process.stdout is not None
        with self.process.stdout as out:
            while line := out.readline(LONGEST_LINE + 1):
                if line.strip():
                    self._lines.put(line.rstrip(b"\r\n"))
        self._lines.put(b"")

    def _give(self) -> None:
        """Write what is to be sent, until there is no more or nobody listens."""
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as into:
            while content := self._unsent.get():
                into.write(content)
                into.flush()

    def end(self) -> int:
        """End the program; its exit code."""
        self._unsent.put(b"")
        if self.process.poll() is None:
            self.process.kill()
        return self.process.wait()


class ProgramBot:
    """A seat's side of a program."""

    def __init__(self, program: Program, game: Game, seat: Seat, seed: int) -> None:
        self.program = program
        self.seat = seat
        self.wire: Wire | None = None
        self.claims: list[Saying] = []
        self.story = bytearray(written(opening(game, seat, seed)))
        """All news so far; a program that had to be ended hears them again."""
        self.told = 0
        """How much of it the running program has heard."""

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """Keep the news for the next question; what it has said with its last answer."""
        self.story += lines(heard(packet))
        said, self.claims = tuple(self.claims), []
        return said

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Tell it everything, and take its answer."""
        assert packet.ask is not None
        where = f"when it was asked {packet.ask.kind!r} (question {packet.ask.number})"
        end = time.monotonic() + turn.milliseconds / 1000 + GRACE
        try:
            given = self._given(lines(asked(packet, turn.milliseconds)), end)
        except (EOFError, OSError):
            raise self._bad(f"ended {where}, with exit code {self._end()}") from None
        except BadMessage as error:
            self._end()
            raise self._bad(f"talks nonsense {where}: {error.sentence}") from None
        if given is None:
            self._end()
            time_given = f"{turn.milliseconds:.0f} ms and {GRACE:.0f} s of grace"
            raise self._bad(f"did not answer within {time_given} {where}")
        if given.number not in (None, packet.ask.number):
            raise self._bad(f"answered question {given.number} {where}")
        return given.answer

    def refuse(self, error: PalatineError) -> None:
        """Its answer was not taken; it hears why before it is asked again."""
        self.story += written(refused(error))

    def end(self) -> None:
        """It is not needed any more."""
        self._end()

    def _given(self, question: bytes, end: float) -> Given | None:
        """The answer; what is said before it is kept for later."""
        if self.wire is None:
            self.wire, self.told = Wire(self.program.command), 0
            weakref.finalize(self, self.wire.end)
        self.wire.send(bytes(self.story[self.told :]) + question)
        self.told = len(self.story)
        while (line := self.wire.line(end)) is not None:
            found = parsed(line)
            if isinstance(found, Given):
                return found
            self.claims.append(found)
        return None

    def _end(self) -> int:
        wire, self.wire = self.wire, None
        return wire.end() if wire is not None else 0

    def _bad(self, what: str) -> BadBot:
        return BadBot(
            f"the bot {self.program.name!r} on seat {self.seat} {what}; "
            f"what it should do stands in docs/bots.md"
        )


def lines(messages: Iterable[Outgoing]) -> bytes:
    """The lines that messages are."""
    return b"".join(map(written, messages))


def parsed(line: bytes) -> Given | Saying:
    """What a line says; one that says nothing is quoted."""
    if len(line) > LONGEST_LINE:
        raise BadMessage(f"a line of more than {LONGEST_LINE} bytes")
    try:
        return read(line)
    except BadMessage as error:
        shown = line[:LAST_WORDS].decode(errors="replace")
        raise BadMessage(f"{error.sentence}; it was {shown!r}") from None
