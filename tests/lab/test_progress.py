"""The display while games are played."""

import io

import pytest
from rich.console import Console

from palatine.lab.experiment import cells_of
from palatine.lab.playing import play_game
from palatine.lab.progress import Display, Lines, clock
from tests.lab.runs import small

CELLS = cells_of(small(players=(5, 6)))
GAMES = [play_game(CELLS[0], "1", number) for number in range(3)]


def test_the_display() -> None:
    """A bar with the progress, and a row for each cell with its endings so far."""
    display = Display()
    display.begin(CELLS, GAMES[:1], 20)
    display.add(GAMES[1:])
    console = Console(file=io.StringIO(), width=120, record=True)
    console.print(display)
    first, *rows = console.export_text().splitlines()
    assert "3 of 20 games" in first
    assert rows[0].startswith("sith-imperative · 5 players · random")
    assert "% ±" in rows[0]
    assert rows[1].split()[-1] == "0"


def test_many_cells_are_not_all_shown() -> None:
    """A sweep taller than the screen says how much it leaves out."""
    display = Display()
    display.begin(CELLS * 10, [], 20)
    console = Console(file=io.StringIO(), width=120, record=True)
    console.print(display)
    assert "and 4 more" in console.export_text()


def test_lines() -> None:
    """In a pipe a line comes now and then, and one at the end."""
    out = io.StringIO()
    lines = Lines(out)
    lines.begin(CELLS, [], 3)
    lines.add(GAMES[:1])
    assert out.getvalue() == ""
    lines.last -= 10
    lines.add(GAMES[1:2])
    assert out.getvalue().startswith("2 of 3 games, ")
    lines.add(GAMES[2:])
    assert out.getvalue().splitlines()[-1].startswith("3 of 3 games, ")


def test_what_was_there_does_not_count_for_the_speed() -> None:
    """A resumed run is not as fast as it looks."""
    display = Display()
    display.begin(CELLS, GAMES, 20)
    assert display.speed == 0
    assert display.in_words() == "3 of 20 games, 0.0 a second"


@pytest.mark.parametrize(("seconds", "said"), [(59.6, "1:00"), (61, "1:01"), (7260, "2 h 01 min")])
def test_the_clock(seconds: float, said: str) -> None:
    """Minutes, or hours."""
    assert clock(seconds) == said
