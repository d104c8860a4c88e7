"""Somebody who types at a terminal: whole random games, or the lines that a test gives."""

import io
import re
from pathlib import Path
from random import Random

from palatine.catalog import find
from palatine.core.chance import seed_from
from palatine.terminal.play import play
from palatine.terminal.screen import BLANK_LINES, Screen
from palatine.terminal.table import Table, open_table

WIPED = "\n" * BLANK_LINES


class Typist(io.StringIO):
    """Answers for people: reads the prompt on the screen, and types at random what fits it."""

    def __init__(self, table: Table, stdout: io.StringIO, seed: int, patience: int = 10**6) -> None:
        super().__init__()
        self.table, self.stdout = table, stdout
        self.random, self.patience = Random(seed), patience

    def readline(self, size: int | None = -1, /) -> str:
        self.patience -= 1
        if self.patience < 0:
            return ""
        shown = self.stdout.getvalue()
        confirm = self.table.speaker.say("terminal-confirm")
        if not shown.endswith("\n> ") or shown.endswith(f"{confirm}\n> "):
            return "\n"
        return f"{self.answer()}\n"

    def answer(self) -> str:
        """The numbers of some of the asked player's options."""
        waiting = [seat for seat in self.table.match.waiting if seat in self.table.people]
        question = self.table.match.asked[waiting[0]]
        given = question.any_answer(self.random)
        if question.shape == "share":
            return " ".join(map(str, given))
        if question.options[0].startswith("n:"):
            return str(given).partition(":")[2]
        return " ".join(map(str, numbers(question.options, given))) or "0"


def numbers(options: tuple[str, ...], given: object) -> list[int]:
    """Which numbers of the list stand for these atoms; equal ones have the same."""
    different = list(dict.fromkeys(options))
    atoms = [given] if isinstance(given, str) else list(given)  # type: ignore[call-overload]
    return [1 + different.index(atom) for atom in atoms]


def opened(path: Path, name: str, people: str, seed: object = 1, **more: object) -> Table:
    """A table of this edition; the people's names in one string."""
    game, edition = find(name)
    players = int(str(more.pop("players", game.players[0])))
    setup = game.setup(players, edition)
    names = tuple(people.split(","))
    return open_table(game, setup, seed_from(str(seed)), names, path / "game.json", **more)  # type: ignore[arg-type]


def played(table: Table, seed: int = 1, patience: int = 10**6) -> str:
    """Everything that the screen showed of a game played by a typist."""
    out = io.StringIO()
    play(table, Screen(Typist(table, out, seed, patience), out))
    return out.getvalue()


def typed(table: Table, *lines: str) -> str:
    """What the screen shows when these lines are typed, and then no more."""
    out = io.StringIO()
    play(table, Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out))
    return out.getvalue()


def segments(shown: str) -> list[tuple[str, str]]:
    """Who was called to the screen, and what was read until it was cleared; nobody at first."""
    welcome, *calls = re.split(r"(?=Pass the device to \w+)", shown)
    parts = [("", welcome)]
    for called in calls:
        read, _, after = called.partition(WIPED)
        parts += [(called.split()[4].strip("."), read), ("", after)]
    return parts
