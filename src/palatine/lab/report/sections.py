"""The sections of a report: each is there if the run has something for it, and knows no game."""

from collections.abc import Callable

from palatine.lab.report.names import Names
from palatine.lab.report.parts import Section
from palatine.lab.report.play import cards, endings, lengths, news, places
from palatine.lab.report.reliability import beliefs
from palatine.lab.report.strength import (
    decks,
    free_strength,
    matrices,
    one_seat,
    sides,
    team_strength,
    variants,
)
from palatine.lab.tables import Run

SECTIONS: tuple[Callable[[Run, Names], Section | None], ...] = (
    *(sides, matrices, team_strength, free_strength, one_seat, decks, variants),
    *(beliefs, endings, lengths, places, cards, news),
)


def sections(run: Run, names: Names) -> list[Section]:
    """All that apply."""
    return [made for make in SECTIONS if (made := make(run, names)) is not None]
