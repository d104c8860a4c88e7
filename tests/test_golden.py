"""Behaviour stays the same: golden playthroughs and perft counts are current."""

import pytest

from tests.golden import FOLDER, wanted
from tests.golden.perft import FILE, table

PLAYTHROUGHS = wanted()


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_golden_playthrough_is_current(name: str) -> None:
    """The same seed plays the same game, word for word; to update it, run `python -m
    tests.golden`."""
    assert (FOLDER / name).read_text("utf-8") == PLAYTHROUGHS[name]


def test_no_playthrough_is_left_over() -> None:
    """Every file of the folder is in use."""
    found = sorted(path.name for path in FOLDER.glob("*.txt") if path != FILE)
    assert found == sorted(PLAYTHROUGHS)


def test_perft_counts_are_current() -> None:
    """The number of ways to play, to a fixed depth from fixed chance, is the same."""
    assert FILE.read_text("utf-8") == table()
