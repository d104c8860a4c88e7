"""Chapters 5 and 6: what is Adjacent, and how many Unit cards a World card holds."""

import pytest

from palatine.core.seats import Seat, seats
from palatine.games.seize_the_imperium.rules.adjacency import are_neighbours, capacity, places_left
from palatine.games.seize_the_imperium.tests.table import Table, position


@pytest.mark.rule("SI-6.5")
@pytest.mark.parametrize(
    ("players", "beside_0", "beside_last"),
    [
        (2, [1], [0]),
        (3, [1, 2], [0, 1]),
        (4, [1, 3], [0, 2]),
        (5, [1, 4], [0, 3]),
        (6, [1, 5], [0, 4]),
    ],
)
def test_neighbours_sit_side_by_side(
    players: int, beside_0: list[int], beside_last: list[int]
) -> None:
    """Neighbours sit side by side; with two or three players everybody is a neighbour."""
    t = position(players, worlds={0: ["damirus_inner"]}, phase="allocation").state
    for seat, beside in ((0, beside_0), (players - 1, beside_last)):
        others = [p for p in seats(players) if p != seat]
        assert [p for p in others if are_neighbours(t, Seat(seat), p)] == beside
        assert [p for p in others if are_neighbours(t, p, Seat(seat))] == beside


def across(*units: str, at: str = "damirus_outer") -> Table:
    """Four players; only seat 2, across the table, has a World card that could be entered."""
    return position(
        4,
        worlds={0: ["damirus_inner"], 2: ["silicas", at]},
        units={"damirus_inner": {0: units}},
        phase="reallocation",
        start="attack",
        options={"deck_3": "drone_onslaught"},
    )


@pytest.mark.rule("SI-6.5", "SI-R20")
def test_worlds_of_one_system_are_adjacent_across_the_table() -> None:
    """From Damirus Inner to Damirus Outer, and not to Silicas."""
    t = across("clone_battalion").pick("clone_battalion")
    assert t.options == (t.world("damirus_outer").id, "pass")


@pytest.mark.rule("SI-6.5")
def test_who_has_nothing_adjacent_is_told_so() -> None:
    """The Patrol Force goes everywhere; the Clones have nowhere to go."""
    t = across("long_range_patrol_force", "clone_battalion", at="mars")
    assert not t.offers("clone_battalion")
    assert t.why_not("unit:clone_battalion#1") == "SI-6.5"
    assert t.pick("long_range_patrol_force").offers("silicas", "mars")


@pytest.mark.rule("SI-5.8", "SI-R17")
def test_a_mega_city_makes_room_for_one_more_of_its_player() -> None:
    """Aquas has Capacity 3, and 4 with the city; for an Attacker it stays 3."""
    three = ["orbital_mega_city", "clone_battalion", "infantry_battalion"]
    t = position(
        worlds={0: ["zythenus_calendra", "aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: three}},
        hands={0: ["clone_battalion", "infantry_battalion"]},
        phase="allocation",
    )
    here = t.world("aquas_delor")
    assert [capacity(t.state, here, Seat(p)) for p in (0, 1)] == [4, 3]
    assert places_left(t.state, Seat(0), t.world("zythenus_calendra").id) == 1
    t.pick("hand:clone_battalion", "aquas_delor", "hand:infantry_battalion")
    assert t.options == (t.world("zythenus_calendra").id,)
