"""A moment: one person at one question, and what it takes to deal with typed text."""

from dataclasses import dataclass

from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.words import Speaker
from palatine.terminal.screen import Screen
from palatine.terminal.table import Table


class Quit(Exception):
    """The person wants to stop."""


class Rewound(Exception):
    """An answer was taken back: another question is open."""


@dataclass
class Moment:
    """One person at one question."""

    table: Table
    seat: Seat
    screen: Screen
    sent: Packet
    asked: AskOut

    @property
    def speaker(self) -> Speaker:
        """Says things in this table's language."""
        return self.table.speaker


def words_for(command: str, speaker: Speaker) -> list[str]:
    """The words that a command answers to in this language, the plainest first."""
    return speaker.say(f"terminal-command-{command}").split(", ")
