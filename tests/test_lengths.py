"""How long games are: the rows for a page, one for each size of table."""

import pytest

from palatine.core.errors import BadSetup
from tests.lengths import lines, parts


def test_parts_are_the_tenth_the_half_the_nine_tenths_and_the_most() -> None:
    """In whatever order the numbers come."""
    assert parts(list(range(100, -1, -1))) == "10 / 50 / 90 / 100"
    assert parts([7]) == "7 / 7 / 7 / 7"


def test_a_table_has_a_row_for_each_size() -> None:
    """With the bot, the size, and how the games ended."""
    title, _, *rows = lines("sith-imperative", "random", 2, {})
    assert title == "| bot | players | rounds | decisions | ends |"
    assert [row.split(" | ")[:2] for row in rows] == [["| random", str(n)] for n in range(5, 11)]
    assert all("open" not in row and row.count("%") > 0 for row in rows)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    """Before any game starts."""
    with pytest.raises(BadSetup, match="'gready'"):
        list(lines("besides-the-emperor", "gready", 1, {}))
