"""A bot that is a program of its own, in any language: it gets and gives JSON lines (docs/bots.md).

It is started with the first packet, told everything before it is asked, and has so much time to
answer. One that ends, talks nonsense or is too slow is ended, and BadBot says what it did.
"""

import os
import selectors
import shlex
import shutil
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from palatine.bots.bot import Bot, Saying
from palatine.bots.seat_messages import Given, Outgoing, asked, heard, opening, read, written
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.errors import BadBot, BadMessage, BadSetup
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet

GRACE: Final = 5.0
"""Seconds that a program may take beyond its time: to start, on a busy machine."""
LONGEST_LINE: Final = 1 << 16
LAST_WORDS: Final = 200
BLOCK: Final = 1 << 16
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
    words = shlex.split(command)
    found = shutil.which(words[0]) if words else None
    if found is None:
        raise BadSetup(
            f"the bot {command!r} can't be run: it is not there, or may not be executed "
            f"(chmod +x); give a path such as ./mybot, or a command such as 'python mybot.py'"
        )
    return Program(name, (os.path.abspath(found), *words[1:]))


class Wire:
    """A running program, and the two pipes to it, on neither of which we ever wait for long."""

    def __init__(self, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.into, self.out = self.process.stdin, self.process.stdout
        os.set_blocking(self.into.fileno(), False)
        os.set_blocking(self.out.fileno(), False)
        self._read = b""
        self._lines: deque[bytes] = deque()

    def line(self, unsent: bytearray, end: float) -> bytes | None:
        """Send what is to be sent, until a line comes back; None if the time is over before.

        An EOFError says that the program has ended.
        """
        with selectors.DefaultSelector() as ready:
            ready.register(self.out, selectors.EVENT_READ)
            if unsent:
                ready.register(self.into, selectors.EVENT_WRITE)
            while not self._lines:
                left = end - time.monotonic()
                if left <= 0:
                    return None
                for key, _ in ready.select(left):
                    if key.fileobj is self.out:
                        self._take()
                    elif not self._give(unsent):
                        ready.unregister(self.into)
        return self._lines.popleft()

    def _take(self) -> None:
        content = os.read(self.out.fileno(), BLOCK)
        if not content:
            raise EOFError
        *lines, self._read = (self._read + content).split(b"\n")
        self._lines += [line for line in lines if line.strip()]
        if len(self._read) > LONGEST_LINE:
            self._lines.append(self._read)

    def _give(self, unsent: bytearray) -> bool:
        """Whether there is still more to be sent."""
        del unsent[: os.write(self.into.fileno(), unsent)]
        return bool(unsent)

    def end(self) -> int:
        """End the program; its exit code."""
        self.into.close()
        self.out.close()
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

    def _given(self, question: bytes, end: float) -> Given | None:
        """The answer; what is said before it is kept for later."""
        if self.wire is None:
            self.wire, self.told = Wire(self.program.command), 0
            weakref.finalize(self, self.wire.end)
        unsent = self.story[self.told :] + question
        self.told = len(self.story)
        while (line := self.wire.line(unsent, end)) is not None:
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
