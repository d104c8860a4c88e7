"""Chapter 5: Characters are faced up, World cards are depleted for Units."""

import pytest

from palatine.games.seize_the_imperium.tests.table import Table, position


def allocation(**more: object) -> Table:
    """Seat 0 at the start of an Allocation Phase."""
    facts: dict[str, object] = {
        "worlds": {0: ["zythenus_calendra", "dalken_cendros"], 1: ["silicas"]},
        "phase": "allocation",
        **more,
    }
    return position(**facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-5.1", "SI-1.5")
def test_a_character_is_faced_up_for_its_cost() -> None:
    """It comes undepleted."""
    t = allocation(areas={0: ["nazeen"]}, resources=[3, 0]).pick("area:nazeen")
    assert t.resources(0) == 1
    assert not t.character("nazeen").depleted


@pytest.mark.rule("SI-5.2")
def test_a_character_that_one_has_can_not_be_faced_up_again() -> None:
    """A copy of another player's is Disputed."""
    t = allocation(areas={0: ["nazeen", "m5x10000"]}, characters={1: ["nazeen"]}, resources=[9, 0])
    t.pick("area:nazeen")
    assert len(t.news("character_disputed")) == 1


@pytest.mark.rule("SI-5.3", "SI-5.4", "SI-5.6", "SI-5.7", "SI-1.3", "SI-1.6")
def test_worlds_add_up_for_one_unit() -> None:
    """Zythenus and Dalken give seven: Heavy Cruisers for nine are too dear, Light ones are not."""
    cruisers = ["heavy_cruiser_assault_force", "light_cruiser_task_force"]
    t = allocation(hands={0: cruisers})
    assert not t.offers("hand:heavy_cruiser_assault_force")
    t.pick("hand:light_cruiser_task_force", "zythenus_calendra")
    assert t.question == "payers"
    t.several("dalken_cendros")
    one = t.unit("light_cruiser_task_force")
    assert (one.at, one.depleted) == (t.world("zythenus_calendra").id, True)
    assert t.world("zythenus_calendra").depleted
    assert t.world("dalken_cendros").depleted


@pytest.mark.rule("SI-5.5", "SI-R16")
def test_what_is_left_over_is_lost() -> None:
    """A World card pays for one Unit each Turn."""
    t = allocation(hands={0: ["clone_battalion", "clone_battalion", "infantry_battalion"]})
    t.pick("hand:clone_battalion", "zythenus_calendra", "hand:clone_battalion")
    assert t.options == (t.world("dalken_cendros").id,)
    t.pick("dalken_cendros")
    assert not t.offers("hand:infantry_battalion")


@pytest.mark.rule("SI-R11", "SI-1.12")
def test_a_disputed_world_gives_half() -> None:
    """Two Disputed ones for three give three together, not two: rounded down once."""
    t = allocation(
        worlds={0: ["aquas_delor", "damirus_outer", "delnathos_alpha"], 1: ["silicas"], 2: []},
        hands={0: ["infantry_battalion"]},
    )
    t.pick("hand:infantry_battalion")
    assert len(t.options) == 3
    disputed = allocation(
        worlds={
            0: ["damirus_inner", "delnathos_alpha", "delnathos_beta"],
            1: ["saturn", "delnathos_alpha", "delnathos_beta"],
        },
        hands={0: ["infantry_battalion"]},
        options={"deck_2": "ground_assault"},
    )
    disputed.pick("hand:infantry_battalion", "delnathos_alpha")
    assert disputed.match.asked[0].need == (3,)  # type: ignore[index, attr-defined]
    disputed.several("delnathos_beta")
    assert not disputed.world("damirus_inner").depleted


@pytest.mark.rule("SI-11.9", "SI-5.7")
def test_deployed_units_come_undepleted_and_carriers_with_counters() -> None:
    """Robot Infantry can fight at once; a Drone Carrier has three Drone Fighters."""
    t = allocation(
        worlds={0: ["mars", "shalastra_shogmon"], 1: ["zythenus_calendra"]},
        hands={0: ["robot_infantry_battalion", "drone_carrier_group"]},
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    )
    t.pick("hand:drone_carrier_group", "mars").several("shalastra_shogmon")
    assert t.count("drone_fighter") == 3
    assert t.unit("drone_carrier_group").depleted


@pytest.mark.rule("SI-11.9")
def test_deployed() -> None:
    """A Deployed Unit is allocated undepleted."""
    t = allocation(
        worlds={0: ["mars"], 1: ["zythenus_calendra"]},
        hands={0: ["robot_infantry_battalion"]},
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    )
    t.pick("hand:robot_infantry_battalion", "mars")
    assert not t.unit("robot_infantry_battalion").depleted


@pytest.mark.rule("SI-5.8", "SI-R17")
def test_capacity_is_the_cost_of_the_world() -> None:
    """Four Unit cards at Zythenus are all; counters don't count."""
    four = ["clone_battalion", "clone_battalion", "infantry_battalion", "infantry_battalion"]
    t = allocation(units={"zythenus_calendra": {0: four}}, hands={0: ["jump_battlesuit_company"]})
    t.pick("hand:jump_battlesuit_company")
    assert t.options == (t.world("dalken_cendros").id,)


def test_azhar_doubles_the_points_for_an_orbital() -> None:
    """Aquas Delor gives six for a Satellite of four."""
    t = allocation(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        characters={0: ["azhar_maikenik"]},
        hands={0: ["zero_entry_mobile_platforms"]},
    )
    assert not t.offers("hand:zero_entry_mobile_platforms")
    t.pick("azhar_maikenik", "hand:zero_entry_mobile_platforms", "aquas_delor")
    assert t.has_unit("zero_entry_mobile_platforms")


@pytest.mark.rule("SI-R118", "SI-11.2")
def test_a_doubled_world_pays_for_a_unit_elsewhere() -> None:
    """Damirus Outer gives six: an Orbital Mega-city and a Launch Facility come at Zythenus."""
    t = allocation(
        worlds={0: ["damirus_outer", "damirus_inner"], 1: ["silicas"]},
        characters={0: ["azhar_maikenik"]},
        hands={0: ["high_velocity_launch_facility", "light_cruiser_task_force"]},
    ).until("allocate")
    t.pick("azhar_maikenik")
    assert (t.question, t.offers("damirus_inner", "damirus_outer")) == ("double", True)
    t.pick("damirus_outer")
    assert not t.offers("light_cruiser_task_force")
    t.pick("high_velocity_launch_facility", "damirus_inner").several("damirus_outer")
    assert t.unit("high_velocity_launch_facility").at == t.world("damirus_inner").id


@pytest.mark.rule("SI-R115")
def test_what_a_world_gives_in_this_phase_pays_for_characters() -> None:
    """Krinos is depleted for two Resource counters before Sendaris is faced up for two."""
    t = allocation(
        worlds={0: ["malakar_4", "krinos_mecarios"], 1: ["silicas"]},
        areas={0: ["sendaris"]},
        options={"deck_1": "fighter_strike"},
    )
    assert not t.offers("sendaris")
    t.pick("krinos_mecarios", "sendaris")
    assert (t.resources(0), t.world("krinos_mecarios").depleted) == (0, True)
