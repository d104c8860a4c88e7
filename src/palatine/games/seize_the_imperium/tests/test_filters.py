"""Chapter 11: which cards an effect is about, and when it holds."""

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.filters import (
    Source,
    condition_holds,
    has_system,
    is_attacking,
    is_meant,
)
from palatine.games.seize_the_imperium.tests.battle import battle, blow, numbers
from palatine.games.seize_the_imperium.tests.table import position


@pytest.mark.rule("SI-1.15", "SI-1.4")
def test_a_bonus_against_all_but_some() -> None:
    """Hover Tanks have DEF 8 against Troops that are not Hovers, against Hovers 5."""
    for attacker, against in ("powered_armor_platoons", 8), ("infantry_suppression_hovers", 5):
        t = battle([attacker], ["hover_tank_squadron"]).until("withdraw").answer("no")
        assert blow(t, attacker, "hover_tank_squadron")[1] == against


@pytest.mark.rule("SI-12.14")
def test_others_are_those_besides_the_card_itself() -> None:
    """A Shelter Network affects other Troops and Installations; without the word "other", all of
    them."""
    t = battle(["clone_battalion"], ["bombardment_shelter_network", "infantry_battalion"]).state
    shelter, infantry = [each for each in t.units if each.owner == 1]
    source = Source(shelter.id, Seat(1))
    kinds = "my Troop|Installation"
    assert [is_meant(t, source, f"{kinds} other", u) for u in (shelter, infantry)] == [False, True]
    assert [is_meant(t, source, kinds, each) for each in (shelter, infantry)] == [True, True]


@pytest.mark.rule("SI-11.1")
def test_what_is_for_a_fight_does_not_hold_outside_of_one() -> None:
    """Outside a fight nobody attacks or defends; a Guardian Fleet has ATT +2 when Defending."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        units={"dalken_cendros": {0: ["imperial_guardian_fleet"]}},
        phase="allocation",
    )
    assert not is_attacking(t.state, Seat(0))
    assert not condition_holds(t.state, Source("", Seat(0)), "defending", t.state.units[0])
    fight = battle(["rapid_strike_fleet"], ["imperial_guardian_fleet"])
    assert numbers(fight, "imperial_guardian_fleet") == (6, 6)
    assert not condition_holds(fight.state, Source("", Seat(1)), "defending", None)


@pytest.mark.rule("SI-1.6")
def test_only_world_cards_are_of_a_system() -> None:
    """A Character has none, whatever its player controls."""
    t = position(
        worlds={0: ["damirus_inner", "damirus_outer"], 1: ["silicas"]},
        characters={0: ["nazeen"]},
        phase="allocation",
    )
    names = ("character:nazeen#1", "world:damirus_inner#1")
    assert [has_system(t.state, Source(id_, Seat(0))) for id_ in names] == [False, True]
