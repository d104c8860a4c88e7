"""Nobody waits long to read how a game was decided."""

import pytest
from benchmarks.theatre import GAMES, timed

QUICK = (("sith-imperative", 10, "hard", 20), ("to-be-emperor", 2, "greedy", 60))


@pytest.mark.parametrize(
    ("name", "players", "bots", "most"),
    [*QUICK, *[pytest.param(*row, marks=pytest.mark.deep) for row in GAMES]],
)
def test_an_analysis_takes_no_longer_than_we_say(
    name: str, players: int, bots: str, most: int
) -> None:
    """A whole one, in seconds of one core: 20 for a senate game, 60 for any other."""
    assert timed(name, players, bots, "time").seconds < most
