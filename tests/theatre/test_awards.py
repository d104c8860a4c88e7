"""Awards: three at most, one for each player, all with kind words."""

import re
from pathlib import Path

import msgspec
import pytest

from palatine.bots.lies import Lie
from palatine.catalog import game_of
from palatine.core.game import Outcome, Setup
from palatine.core.seats import Seat
from palatine.core.words import Speaker, languages
from palatine.theatre import awards as source
from palatine.theatre.analysis import Analysis, Choice, Tried
from palatine.theatre.awards import awards
from palatine.theatre.swings import Swing

BARE = Analysis(
    format="palatine-analysis",
    format_version=1,
    record="",
    setup=Setup("senate", 1, "sith-imperative", {}, 5),
    players=("Anna", "Ben", "Cleo", "Dirk", "Ella"),
    seed="theatre",
    bot="hard",
    made_by="palatine 0.1.0, bots 3f2a9c1e",
    outcome=Outcome((Seat(0),), "loyalist", "policies"),
    sides=("loyalist", "loyalist", "loyalist", "separatist", "separatist"),
    roles=("loyalist", "loyalist", "loyalist", "separatist", "palpatine"),
    length=9,
    chances=(),
)


def lie(seat: int, *believed: int, provable: bool = False) -> Lie:
    """A lie that these acted on."""
    seats = tuple([Seat(each) for each in believed])
    return Lie(5, Seat(seat), "drew", (), "lie", provable=provable, believed=seats)


def swing(cause: str, seat: int, gain: float) -> Swing:
    """A gain for one seat."""
    after = tuple([0.3 + gain if each == seat else 0.3 for each in range(5)])
    return Swing(4, cause, Seat(seat), (0.3,) * 5, after)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("claims", "count"),
    [
        ([lie(3, 0, 1, 4)], 2),
        ([lie(3, 0, 4)], None),
        ([lie(3, 0, 1, provable=True)], None),
        ([lie(3, 0, 1), lie(4, 0, 1, 2)], 3),
    ],
)
def test_a_lie_is_praised_if_two_of_the_other_side_acted_on_it(
    claims: list[Lie], count: int | None
) -> None:
    """Friends of the liar do not count, and a provable lie is no good one."""
    found = awards(msgspec.structs.replace(BARE, lies=tuple(claims)), [], [])
    assert [each.facts["count"] for each in found] == ([] if count is None else [count])


def test_three_at_most_and_nobody_gets_two() -> None:
    """Five are possible here, two of them for one player."""
    steady = [Choice(at, Seat(1), "vote", at, "yes", (Tried("yes", 0.5),), 0.0) for at in range(6)]
    found = awards(
        msgspec.structs.replace(BARE, lies=(lie(3, 0, 1, 2),)),
        [swing("choice", 3, 0.4), swing("choice", 0, 0.3), swing("luck", 2, 0.5)],
        steady,
    )
    assert [(each.id, each.seat) for each in found] == [
        ("believed-lie", 3),
        ("steady-hand", 1),
        ("lucky-star", 2),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_award_has_words(language: str) -> None:
    """In each language, for every possible award."""
    given = re.findall(r'Award\(\s*"([a-z-]+)"', Path(source.__file__).read_text("utf-8"))
    assert len(given) >= 5
    speaker = Speaker(game_of("senate"), language)
    assert [each for each in given if not speaker.has(f"award-{each}")] == []
