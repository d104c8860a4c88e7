"""The screen: writes lines and reads answers. Plain text, with colours on a terminal."""

from collections.abc import Iterable
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from palatine.core.lines import Line, wrapped

STYLES: Final = {
    "title": "bold",
    "question": "bold",
    "secret": "bold cyan",
    "warning": "bold yellow",
    "error": "yellow",
    "quiet": "dim",
    "good": "bold green",
}
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal's screen, and what has scrolled off it."""
BLANK_LINES: Final = 60


class EndOfInput(Exception):
    """Nobody answers any more: the terminal was closed, or the piped answers are used up."""


class Screen:
    """One device that people sit at, alone or in turn."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.console = Console(file=stdout, highlight=False, soft_wrap=True)

    @property
    def is_typed_at(self) -> bool:
        """Whether a person sits in front of it, rather than a file or another program."""
        return self.stdin.isatty()

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines."""
        for line in lines:
            text = Text(line.text, STYLES.get(line.style, ""))
            self.console.print(text, soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """Write a paragraph."""
        self.show(wrapped(text, style=style))

    def ask(self, prompt: str = "> ") -> str:
        """Read a line. We keep no history: the next person must not find the last one's answers."""
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            self.stdout.write("\n")
            raise EndOfInput
        if not self.is_typed_at:  # a transcript shows the answers
            self.stdout.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it, for the next pair of eyes."""
        is_terminal = self.console.is_terminal and not self.console.is_dumb_terminal
        self.stdout.write(WIPE if is_terminal else "\n" * BLANK_LINES)
        self.stdout.flush()
