"""Chapter 7: which Units a Unit may target, how ATT is split, and what the question says
beforehand."""

import pytest

from palatine.core.errors import IllegalAnswer
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.choosing_targets import of_world
from palatine.games.seize_the_imperium.tests.battle import attacked, battle
from palatine.games.seize_the_imperium.tests.table import Table

INTERCEPTORS = "interceptor_squadron"


def split() -> Table:
    """Defending Interceptors, ATT 4 with Firing Arcs +1, against three Fleets."""
    three = ["destroyer_detachment", "destroyer_detachment", "anti_matter_torpedo_ships"]
    t = battle(three, [INTERCEPTORS]).until("aim", seat=0)
    t.aim("anti_matter_torpedo_ships", INTERCEPTORS).pass_()
    return t.until("aim", seat=1).pick(INTERCEPTORS)


TWO = ("unit:destroyer_detachment#1", "unit:destroyer_detachment#2")


@pytest.mark.rule("SI-11.10", "SI-7.8")
def test_a_defender_with_firing_arcs_chooses_among_units_at_once() -> None:
    """Up to two of them, or none; nobody asks about the World card, which is the player's own."""
    t = split()
    assert (t.question, len(t.options)) == ("targets", 3)
    with pytest.raises(IllegalAnswer):
        t.answer(list(t.options))
    t.answer([])
    assert t.state.conquest is not None
    assert (t.question, t.state.conquest.aims) == ("aim", ())


@pytest.mark.rule("SI-11.10", "SI-R91", "SI-R32")
def test_each_part_of_a_split_is_asked_for() -> None:
    """Of four points the first target may get three; if it gets two, the second may get two. The
    question says what each part would do."""
    t = split().answer(list(TWO))
    found = []
    for part in (2, 2):
        ask = t.packet(1).ask
        assert ask is not None
        assert (t.question, ask.facts["totals"]) == ("part", (1, 2, 3, 4))
        found.append(len(t.options))
        t.answer(f"n:{part}")
    assert (found, t.question) == ([3, 2], "aim")
    assert t.news("aimed", viewer=0)[-1]["targets"] == TWO
    assert t.state.conquest is not None
    assert [(aim.target, aim.part) for aim in t.state.conquest.aims] == [(TWO[0], 2), (TWO[1], 2)]


@pytest.mark.rule("SI-7.7", "SI-11.5")
def test_att_of_one_is_enough_to_target() -> None:
    """A Commerce Station reaches a Fleet, but not a Troop that stays back; the reason cites its
    rule."""
    t = battle(["destroyer_detachment", "standard_mech_company"], ["galadium_commerce_station"])
    t.until("aim", seat=1).pick("galadium_commerce_station")
    assert t.options == ("unit:destroyer_detachment#1", "pass")
    ask = t.packet(1).ask
    assert ask is not None
    assert (ask.facts["totals"], ask.facts["against"], ask.facts["counts"]) == ((1,), (5,), (0,))
    assert t.why_not("unit:standard_mech_company#1") == "SI-7.7"
    t = battle(["destroyer_detachment"], ["standard_mech_company"]).until("aim", seat=0)
    ask = t.pick("destroyer_detachment").packet(0).ask
    assert ask is not None
    assert ask.facts["totals"] == (5, 5)
    t = battle(["marine_hover_transports"]).until("aim").pick("marine_hover_transports")
    here, name = t.options[0], "unit:marine_hover_transports#1"
    why = of_world(t.state, Seat(0), here, name)
    assert here.startswith("world:")
    assert why is not None
    assert why.rule == "SI-11.10"


@pytest.mark.rule("SI-7.5", "SI-7.7", "SI-7.8", "SI-R40")
def test_why_troops_do_not_target_everybody() -> None:
    """A Defending Troop reaches neither a Fleet nor a Unit that stays back; an Attacking one, no
    Fleet."""
    attackers = ["destroyer_detachment", "orbital_drop_marine_teams", "hover_tank_squadron"]
    t = battle(attackers, ["powered_armor_platoons", "destroyer_detachment"])
    t.until("aim", seat=0).aim("orbital_drop_marine_teams", "powered_armor_platoons").pass_()
    t.until("aim", seat=1).pick("powered_armor_platoons")
    assert t.options == ("unit:orbital_drop_marine_teams#1", "pass")
    names = ("destroyer_detachment", "hover_tank_squadron")
    assert [t.why_not(f"unit:{name}#1") for name in names] == ["SI-7.8", "SI-7.7"]
    t.until("withdraw").answer("no").until("aim", seat=0).pick("hover_tank_squadron")
    assert t.why_not("unit:destroyer_detachment#2") == "SI-7.5"
    t.pick("powered_armor_platoons")
    assert attacked(t, "powered_armor_platoons")[0] == 7
