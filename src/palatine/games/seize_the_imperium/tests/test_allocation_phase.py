"""Chapter 5: Characters are faced up, World cards are depleted for Units."""

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import UNITS
from palatine.games.seize_the_imperium.rules.allocation_phase import not_recruited, of_kinds
from palatine.games.seize_the_imperium.state import Character
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
    """A Character is faced up undepleted, for its cost."""
    t = allocation(areas={0: ["nazeen"]}, resources=[3, 0]).pick("area:nazeen")
    assert t.resources(0) == 1
    assert not t.character("nazeen").depleted


@pytest.mark.rule("SI-5.2")
def test_a_character_that_one_has_can_not_be_faced_up_again() -> None:
    """A player's own copy can't be faced up again; a copy of another player's is Disputed."""
    t = allocation(areas={0: ["nazeen", "m5x10000"]}, characters={1: ["nazeen"]}, resources=[9, 0])
    t.pick("area:nazeen")
    assert len(t.news("character_disputed")) == 1


@pytest.mark.rule("SI-5.3", "SI-5.4", "SI-5.6", "SI-5.7", "SI-1.3", "SI-1.6")
def test_worlds_add_up_for_one_unit() -> None:
    """Zythenus and Dalken give seven: too little for Heavy Cruisers at nine, enough for Light
    ones."""
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
    """Four Unit cards fill Zythenus; counters don't count."""
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


@pytest.mark.rule("SI-5.2")
def test_a_second_copy_of_an_own_character_stays_facedown() -> None:
    """The second copy stays facedown, whatever other Characters are there."""
    t = allocation(areas={0: ["nazeen"]}, characters={0: ["talandra_drus"]}, resources=[3, 0])
    assert t.offers("area:nazeen")
    t.state.characters += (Character("character:nazeen#1", "nazeen", Seat(0)),)
    assert not_recruited(t.state, Seat(0), "area:nazeen").rule == "SI-5.2"


@pytest.mark.rule("SI-5.1", "SI-5.3")
def test_all_hear_what_comes_onto_the_table() -> None:
    """Everyone hears which Character is faced up, and each Unit's place and payment."""
    t = allocation(areas={0: ["nazeen"]}, hands={0: ["light_cruiser_task_force"]}, resources=[2, 0])
    t.pick("area:nazeen").until("allocate")
    t.pick("light_cruiser_task_force", "zythenus_calendra").several("dalken_cendros")
    faced, (unit,) = t.news("character_faced_up", viewer=1), t.news("unit_allocated", viewer=1)
    assert faced == [{"player": 0, "card": "character:nazeen#1"}]
    payers = ("world:zythenus_calendra#1", "world:dalken_cendros#1")
    assert (unit["card"], unit["place"]) == ("unit:light_cruiser_task_force#1", payers[0])
    assert (unit["player"], unit["payers"]) == (0, payers)


@pytest.mark.rule("SI-1.4")
def test_a_kind_of_two_words_asks_for_both() -> None:
    """Drone Troops are neither all Drones nor all Troops."""
    found = [
        of_kinds(UNITS[card], "Drone Troop")
        for card in ("termbot_tanks", "drone_fighter_squadron", "clone_battalion")
    ]
    assert found == [True, False, False]


@pytest.mark.rule("SI-R118")
def test_azhars_doubling_ends_with_the_phase() -> None:
    """In the next Turn Aquas gives three again, so a Satellite for four is too expensive."""
    t = allocation(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        characters={0: ["azhar_maikenik"]},
        hands={0: ["zero_entry_mobile_platforms"]},
    ).until("allocate")
    t.pick("azhar_maikenik")
    assert t.offers("zero_entry_mobile_platforms")
    t.pass_().until("allocate", seat=1).pass_().until("allocate", seat=0)
    assert not t.offers("zero_entry_mobile_platforms")


@pytest.mark.rule("SI-5.8", "SI-5.4")
def test_why_a_unit_finds_no_place() -> None:
    """While one World card has room, the points are missing; after that, the room is."""
    full = ["clone_battalion", "clone_battalion", "infantry_battalion"]
    facts = {"hands": {0: ["main_battle_fleet"]}, "units": {"dalken_cendros": {0: full}}}
    t = allocation(**facts).until("allocate")
    assert t.why_not("hand:main_battle_fleet") == "SI-5.4"
    t = allocation(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, **facts).until("allocate")
    assert t.why_not("hand:main_battle_fleet") == "SI-5.8"


@pytest.mark.rule("SI-5.6", "SI-5.3", "SI-5.8", "SI-5.4")
def test_where_a_unit_can_not_be_allocated() -> None:
    """Another player's World card, one that has paid, one that is full; the question names the
    cost."""
    full = ["clone_battalion", "infantry_battalion", "long_range_patrol_force"]
    t = allocation(
        worlds={
            0: ["zythenus_calendra", "dalken_cendros", "aquas_delor", "damirus_outer"],
            1: ["silicas"],
        },
        units={"dalken_cendros": {0: full}},
        hands={0: ["clone_battalion", "infantry_battalion"]},
    ).until("allocate")
    t.pick("clone_battalion", "aquas_delor", "infantry_battalion")
    ask = t.packet(0).ask
    assert ask is not None
    assert (t.question, ask.facts["cost"]) == ("site", 3)
    worlds = ("silicas", "aquas_delor", "dalken_cendros")
    found = [t.why_not(t.world(name).id) for name in worlds]
    assert found == ["SI-5.6", "SI-5.3", "SI-5.8"]
    assert t.why_not("world:mars#1") == "SI-5.6"


@pytest.mark.rule("SI-5.4", "SI-R11")
def test_half_a_point_that_is_missing_is_paid_by_another() -> None:
    """Disputed, Earth Prime gives two and a half points for a Unit of three; it is not listed to
    pay for itself."""
    t = position(
        worlds={0: ["silicas", "earth_prime", "mars"], 1: ["saturn", "earth_prime"]},
        hands={0: ["robot_infantry_battalion", "occupation_drone_force"]},
        phase="allocation",
        options={"deck_1": "drone_onslaught", "deck_2": "ground_assault"},
    ).until("allocate")
    t.pick("robot_infantry_battalion", "earth_prime")
    assert t.question == "payers"
    assert t.options == (t.world("silicas").id, t.world("mars").id)
    assert t.why_not("world:earth_prime#2") == "SI-5.4"
    t.several("silicas").pick("occupation_drone_force")
    assert t.why_not("world:silicas#1") == "SI-5.3"


@pytest.mark.rule("SI-5.4", "SI-5.3")
def test_who_can_not_pay_for_a_unit() -> None:
    """Other players' World cards can't pay, nor those that have already paid."""
    t = allocation(
        worlds={0: ["zythenus_calendra", "dalken_cendros", "aquas_delor"], 1: ["silicas"]},
        hands={0: ["clone_battalion", "light_cruiser_task_force"]},
    ).until("allocate")
    t.pick("clone_battalion", "aquas_delor", "light_cruiser_task_force", "zythenus_calendra")
    assert (t.question, t.options) == ("payers", (t.world("dalken_cendros").id,))
    found = [
        t.match.why_not(t.seat, f"world:{name}#1") for name in ("silicas", "mars", "aquas_delor")
    ]
    assert [(why.rule, why.id) for why in found if why is not None] == [
        ("SI-5.4", "not_your_world"),
        ("SI-5.4", "not_on_table"),
        ("SI-5.3", "is_depleted"),
    ]


@pytest.mark.rule("SI-5.4", "SI-5.6")
def test_a_unit_that_is_cheaper_at_one_world_may_be_too_dear_at_another() -> None:
    """At Shalastra Shogmon Drones cost one less: a Goliath for nine can come there for all eight
    points, but not to Oogmos."""
    t = position(
        worlds={
            0: ["shalastra_shogmon", "shalastra_oogmos", "saturn"],
            1: ["galvagex_3", "saturn"],
        },
        hands={0: ["robot_goliath"]},
        phase="allocation",
        options={"deck_1": "drone_onslaught", "deck_2": "ground_assault"},
    ).until("allocate")
    t.pick("robot_goliath")
    assert (t.question, t.options) == ("site", (t.world("shalastra_shogmon").id,))
    assert t.why_not(t.world("shalastra_oogmos").id) == "SI-5.4"
