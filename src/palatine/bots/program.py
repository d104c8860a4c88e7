"""A bot that is a separate program, in any language: it reads and writes JSON lines (docs/bots.md).

We start it with the first packet and tell it everything before we ask it. Its time to answer is
limited. We end a program that stops, talks nonsense or is too slow, and BadBot says what it did.
"""

import subprocess
import threading
import time
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from typing import Final, TypeVar

from palatine.bots.bot import Bot, Claim, Saying, Speech, Suspicions
from palatine.bots.seat_messages import (
    Given,
    Outgoing,
    Suspect,
    Suspected,
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
from palatine.machine import program, words_of

GRACE: Final = 5.0
"""Seconds that a program may take beyond its time, to start on a busy machine."""
LONGEST_LINE: Final = 1 << 16
LAST_WORDS: Final = 200
SEEDS: Final = 1 << 31
Reply = TypeVar("Reply", Given, Suspected)


@dataclass(frozen=True)
class Program:
    """A maker of bots: each one runs this command afresh."""

    name: str
    command: tuple[str, ...]

    def __call__(self, game: Game, seat: Seat, random: Random) -> Bot:
        """A bot for a seat."""
        return ProgramBot(self, game, seat, random.randrange(SEEDS))


def program_of(name: str, command: str) -> Program:
    """A program that can be run; BadSetup says why one can't."""
    words = words_in(command)
    start = program(words[0]) if words else None
    if start is None:
        raise BadSetup(
            f"the bot {command!r} can't be run: the file is missing or not executable "
            f"(chmod +x); give a path such as ./mybot, or a command such as 'python mybot.py'"
        )
    return Program(name, (*start, *words[1:]))


def words_in(command: str) -> list[str]:
    """The words of a command; BadSetup if they can't be told apart."""
    try:
        return words_of(command)
    except ValueError:
        raise BadSetup(f"the bot {command!r} can't be run: a quotation mark is missing") from None


class Wire:
    """A running program, and a thread for each of the two pipes to it. Threads work on every
    system, and we never wait for a pipe longer than we want to."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._unsent: SimpleQueue[bytes] = SimpleQueue()
        for work in (self._take, self._give):
            threading.Thread(target=work, daemon=True).start()

    def send(self, content: bytes) -> None:
        """Send this to the program, as soon as it listens."""
        self._unsent.put(content)

    def line(self, end: float) -> bytes | None:
        """The program's next line; None if time runs out first.

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
        """Read lines until the program ends, and cut a line that never ends."""
        assert self.process.stdout is not None
        with self.process.stdout as out:
            while line := out.readline(LONGEST_LINE + 1):
                if line.strip():
                    self._lines.put(line.rstrip(b"\r\n"))
        self._lines.put(b"")

    def _give(self) -> None:
        """Write what there is to send, until nothing is left or nobody listens."""
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as into:
            while content := self._unsent.get():
                into.write(content)
                into.flush()

    def end(self) -> int:
        """End the program, and return its exit code."""
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
        """All news so far; after we had to end a program, the next one hears them again."""
        self.told = 0
        """How many bytes of it the running program has heard."""

    def hear(self, packet: Packet) -> tuple[Saying, ...]:
        """Keep the news for the next question; return what the program said with its last
        answer."""
        self.story += lines(heard(packet))
        said, self.claims = tuple(self.claims), []
        return said

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Tell it everything, and take its answer."""
        assert packet.ask is not None
        where = f"when it was asked {packet.ask.kind!r} (question {packet.ask.number})"
        end = time.monotonic() + turn.milliseconds / 1000 + GRACE
        try:
            given = self._reply(lines(asked(packet, turn.milliseconds)), end, Given)
        except (EOFError, OSError):
            raise self._bad(f"ended {where}, with exit code {self._end()}") from None
        except BadMessage as error:
            self._end()
            said = f"printed a line that makes no sense {where}: {error.sentence}"
            raise self._bad(said) from None
        if given is None:
            self._end()
            time_given = f"{turn.milliseconds:.0f} ms and {GRACE:.0f} s of grace"
            raise self._bad(f"did not answer within {time_given} {where}")
        if given.number not in (None, packet.ask.number):
            raise self._bad(f"answered question {given.number} {where}")
        return given.answer

    def suspect(self, roles: Sequence[str], packet: Packet, turn: Turn) -> Suspicions | None:
        """Ask it in private; None if it does not say in time."""
        milliseconds = turn.milliseconds
        question = Suspect(self.seat, tuple(roles), len(packet.view.seats), milliseconds)
        end = time.monotonic() + milliseconds / 1000
        try:
            found = self._reply(written(question), end, Suspected)
        except (EOFError, OSError, BadMessage):
            self._end()
            return None
        return found.chances if found is not None else None

    def refuse(self, error: PalatineError) -> None:
        """We did not take its answer; it hears why before we ask again."""
        self.story += written(refused(error))

    def end(self) -> None:
        """Nobody needs the program any more: end it."""
        self._end()

    def _reply(self, question: bytes, end: float, wanted: type[Reply]) -> Reply | None:
        """Its reply. Keep for later what it says before that; drop what comes late."""
        if self.wire is None:
            self.wire, self.told = Wire(self.program.command), 0
            weakref.finalize(self, self.wire.end)
        self.wire.send(bytes(self.story[self.told :]) + question)
        self.told = len(self.story)
        while (line := self.wire.line(end)) is not None:
            found = parsed(line)
            if isinstance(found, wanted):
                return found
            if isinstance(found, Claim | Speech):
                self.claims.append(found)
        return None

    def _end(self) -> int:
        wire, self.wire = self.wire, None
        return wire.end() if wire is not None else 0

    def _bad(self, what: str) -> BadBot:
        return BadBot(
            f"the bot {self.program.name!r} on seat {self.seat} {what}; "
            "docs/bots.md says what it should do"
        )


def lines(messages: Iterable[Outgoing]) -> bytes:
    """These messages as lines."""
    return b"".join(map(written, messages))


def parsed(line: bytes) -> Given | Saying | Suspected:
    """What a line says; the error for a meaningless one quotes it."""
    if len(line) > LONGEST_LINE:
        raise BadMessage(f"a line of more than {LONGEST_LINE} bytes")
    try:
        return read(line)
    except BadMessage as error:
        shown = line[:LAST_WORDS].decode(errors="replace")
        raise BadMessage(f"{error.sentence}; it was {shown!r}") from None
