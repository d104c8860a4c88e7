"""What the narrator reads out before the first round, while everyone's eyes are closed."""

from palatine.core.game import Setup
from palatine.core.news import Fact, Told
from palatine.games.senate.state import SEPARATISTS, SMALL_TABLE

SHORT = 2
LONG = 6
"""Seconds of silence after a line: SHORT to do what it says, LONG to look around."""


def narration(setup: Setup) -> tuple[Told, ...]:
    """The lines of the script for this table, each with the silence after it [SE-2.12]."""
    middle = two_meet() if setup.players <= SMALL_TABLE else many_meet(setup)
    return (line("look_at_role", LONG), *middle, line("open_eyes", SHORT))  # [SE-2.10]


def two_meet() -> tuple[Told, ...]:
    """The lines for a small table: the Separatist and Palpatine look at each other [SE-2.5]."""
    return line("close_eyes", SHORT), line("two_look", LONG), line("close_again", SHORT)


def many_meet(setup: Setup) -> tuple[Told, ...]:
    """The lines for a larger table: Separatists look, Palpatine shows a thumb [SE-2.6] [SE-2.7]."""
    look = line("separatists_look", SHORT, separatists=SEPARATISTS[setup.players])
    thumb = line("thumb_out", SHORT)
    steps = (thumb, look) if setup.edition == "secret-emperor" else (look, thumb)  # [SE-R33]
    return line("fists_out", SHORT), *steps, line("note_thumb", LONG), line("hands_down", SHORT)


def line(event: str, silence: int, **facts: Fact) -> Told:
    """A line of the script, told like news."""
    return Told(event, {**facts, "silence": silence})
