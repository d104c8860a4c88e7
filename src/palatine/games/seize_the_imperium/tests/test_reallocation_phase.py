"""Chapter 6: Units move among own World cards, to others', and React."""

import pytest

from palatine.games.seize_the_imperium.tests.table import Table, position


def example() -> Table:
    """The rulebook's example: an attack on Zythenus Calendra from three World cards."""
    return position(
        worlds={
            0: ["earth_prime", "saturn", "granarias_2"],
            1: ["zythenus_calendra", "delnathos_beta", "aquas_delor"],
        },
        units={
            "earth_prime": {0: ["hover_tank_squadron", "invasion_assault_force"]},
            "saturn": {0: ["scout_tank_deployment", "early_intercept_maser_projectors"]},
            "granarias_2": {0: ["atmospheric_insertion_squadron", "anti_matter_torpedo_ships-"]},
            "delnathos_beta": {
                1: [
                    "high_velocity_launch_facility",
                    "cyborg_infantry_division-",
                    "main_battle_fleet-",
                ]
            },
            "aquas_delor": {1: ["rapid_strike_fleet", "clone_battalion-"]},
        },
        hands={1: ["on_high_alert"]},
        resources=[3, 3],
        phase="reallocation",
        options={"deck_1": "ground_assault", "deck_2": "capital_attack"},
    )


ATTACKERS = (
    "hover_tank_squadron",
    "invasion_assault_force",
    "scout_tank_deployment",
    "atmospheric_insertion_squadron",
)


@pytest.mark.rule("SI-6.1", "SI-6.2", "SI-6.4", "SI-5.8")
def test_the_example_part_b() -> None:
    """The four may go and become depleted; the Torpedo Ships and the Projectors may not."""
    t = example().until("attack")
    assert not t.offers("anti_matter_torpedo_ships")
    assert not t.offers("early_intercept_maser_projectors")
    for name in ATTACKERS:
        t.pick(name, "zythenus_calendra")
    zythenus = t.world("zythenus_calendra").id
    assert [t.unit(name).at for name in ATTACKERS] == [zythenus] * 4
    assert all(t.unit(name).depleted for name in ATTACKERS)
    assert all(u.at == zythenus for u in t.state.units if u.face == "marine_infantry")


@pytest.mark.rule("SI-6.6", "SI-11.14", "SI-R23", "SI-R24", "SI-R65")
def test_the_example_part_c() -> None:
    """Cyborgs and Rapid Strike Fleet may React, the Main Battle Fleet with On High Alert."""
    t = example().until("attack")
    for name in ATTACKERS:
        t.pick(name, "zythenus_calendra")
    t.moment("part_c", seat=1).pick("on_high_alert").until("react")
    assert t.offers("cyborg_infantry_division", "main_battle_fleet", "rapid_strike_fleet")
    assert not t.offers("high_velocity_launch_facility")
    assert not t.offers("clone_battalion")
    t.pick("main_battle_fleet", "zythenus_calendra")
    assert not t.unit("rapid_strike_fleet").depleted
    t.pick("rapid_strike_fleet", "zythenus_calendra")
    assert not t.unit("rapid_strike_fleet").depleted
    assert t.state.alerts == ()


def test_without_on_high_alert_the_main_battle_fleet_stays() -> None:
    """It is depleted, and not in the same System."""
    t = example().until("attack").pick("hover_tank_squadron", "zythenus_calendra").until("react")
    assert not t.offers("main_battle_fleet")


@pytest.mark.rule("SI-6.3", "SI-R19")
def test_units_of_every_type_move_among_own_worlds() -> None:
    """That does not deplete them; depleted ones stay."""
    t = example()
    assert t.question == "move"
    assert t.offers("early_intercept_maser_projectors")
    assert not t.offers("anti_matter_torpedo_ships")
    t.pick("early_intercept_maser_projectors", "earth_prime")
    assert t.unit("early_intercept_maser_projectors").at == t.world("earth_prime").id
    assert not t.unit("early_intercept_maser_projectors").depleted


def four_players(*units: str, world: str = "dalken_cendros") -> Table:
    """Seat 0 with four players: seats 1 and 3 are neighbours, seat 2 is not."""
    return position(
        4,
        worlds={
            0: ["damirus_inner", world],
            1: ["earth_prime", "damirus_outer"],
            2: ["krinos_mecarios", "xygarius_calendra"],
            3: ["galvagex_3"],
        },
        units={"damirus_inner": {0: units}},
        resources=[1, 1, 1, 1],
        phase="reallocation",
        start="attack",
    )


@pytest.mark.rule("SI-6.5", "SI-R20", "SI-1.12")
def test_adjacent_are_neighbours_one_system_and_copies() -> None:
    """Across the table only the same System or a Disputed copy can be reached."""
    t = four_players("clone_battalion").pick("clone_battalion")
    assert t.offers("earth_prime", "galvagex_3")
    assert not t.offers("krinos_mecarios")
    disputed = four_players("clone_battalion", world="xygarius_calendra").pick("clone_battalion")
    assert disputed.offers("xygarius_calendra")
    assert not disputed.offers("krinos_mecarios")


@pytest.mark.rule("SI-6.5")
def test_with_three_players_all_worlds_are_adjacent() -> None:
    """Everybody is a neighbour."""
    t = position(
        3,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"]},
        units={"aquas_delor": {0: ["clone_battalion"]}},
        phase="reallocation",
        start="attack",
    )
    assert t.pick("clone_battalion").offers("silicas", "krinos_mecarios")


@pytest.mark.rule("SI-R21")
def test_nobody_attacks_in_a_turn_without_military_phase() -> None:
    """Units would only come back."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: ["clone_battalion"]}},
        phase="reallocation",
        turns=(1, 1),
    )
    while t.state.turn == 6:
        assert t.question != "attack"
        t.pass_()


@pytest.mark.rule("SI-11.17", "SI-R22")
def test_sub_light_costs_a_resource_counter() -> None:
    """Without one the Battlecruisers stay; with one they go and pay."""
    rim = "retired_rim_battlecruisers"
    t = four_players(rim)
    t.pick(rim, "earth_prime")
    assert t.resources(0) == 0
    poor = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: [rim, "clone_battalion"]}},
        phase="reallocation",
        start="attack",
    )
    assert not poor.offers(rim)


def system_attack(**more: object) -> Table:
    """Seat 0 has entered Delnathos Alpha of seat 1, who has depleted Units nearby."""
    facts: dict[str, object] = {
        "worlds": {
            0: ["silicas"],
            1: ["zythenus_calendra", "delnathos_alpha", "delnathos_beta", "aquas_delor"],
        },
        "units": {
            "silicas": {0: ["android_battalion", "termbot_tanks"]},
            "delnathos_beta": {1: ["clone_battalion-", "orbital_mega_city"]},
            "aquas_delor": {1: ["infantry_battalion-"]},
        },
        "options": {"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
        "phase": "reallocation",
        "start": "",
        **more,
    }
    return position(**facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-6.7", "SI-R24")
def test_depleted_units_react_within_a_system() -> None:
    """The Clones come from Beta to Alpha; the Infantry at Aquas may not."""
    t = system_attack().until("attack").pick("android_battalion", "delnathos_alpha").until("react")
    assert t.offers("clone_battalion")
    assert not t.offers("infantry_battalion")
    assert not t.offers("orbital_mega_city")
    t.pick("clone_battalion", "delnathos_alpha")
    assert t.unit("clone_battalion").depleted


@pytest.mark.rule("SI-13.3", "SI-R26")
def test_orbitals_react_in_besieged_empires_and_deplete() -> None:
    """They must be undepleted for it."""
    options = {"deck_1": "drone_onslaught", "deck_2": "capital_attack", "wide_reaction": "on"}
    t = system_attack(options=options)
    t.until("attack").pick("android_battalion", "delnathos_alpha").until("react")
    t.pick("orbital_mega_city", "delnathos_alpha")
    assert t.unit("orbital_mega_city").depleted


@pytest.mark.rule("SI-R100")
def test_one_may_react_from_one_entered_world_to_another() -> None:
    """Both are entered; the Clones go from Beta to Alpha."""
    t = system_attack().until("attack")
    t.pick("android_battalion", "delnathos_alpha", "termbot_tanks", "delnathos_beta")
    t.until("react")
    assert t.pick("clone_battalion").options == (t.world("delnathos_alpha").id, "pass")


def test_a_unit_that_was_chosen_can_be_left_where_it_is() -> None:
    """Before its goal is said nothing has happened: among own worlds, to others', and in part C."""
    t = system_attack(
        worlds={
            0: ["silicas", "bygaros_7"],
            1: ["zythenus_calendra", "delnathos_alpha", "delnathos_beta", "aquas_delor"],
        }
    )
    before = t.state.units
    for first, kind in (("move", "move_to"), ("attack", "attack_at")):
        t.until(first).pick("android_battalion")
        assert t.question == kind
        t.pass_()
        assert (t.question, t.state.units, t.state.entered) == (first, before, ())
    t.pick("android_battalion", "delnathos_alpha").until("react").pick("clone_battalion").pass_()
    assert (t.question, t.state.reacted, t.offers("clone_battalion")) == ("react", (), True)


@pytest.mark.rule("SI-R114")
def test_a_unit_reacts_once() -> None:
    """Both worlds are entered; the Clones go from Beta to Alpha, and not back again. The Orbital
    still may."""
    options = {"deck_1": "drone_onslaught", "deck_2": "capital_attack", "wide_reaction": "on"}
    t = system_attack(options=options).until("attack")
    t.pick("android_battalion", "delnathos_alpha", "termbot_tanks", "delnathos_beta")
    t.until("react").pick("clone_battalion", "delnathos_alpha")
    assert (t.question, t.offers("clone_battalion")) == ("react", False)
    assert t.why_not(t.unit("clone_battalion").id) == "SI-R114"


@pytest.mark.rule("SI-R25", "SI-7.2", "SI-8.6")
def test_the_attacker_may_only_skip_the_action() -> None:
    """After part C there is no more moving; a skipped Action sends the Units home."""
    t = system_attack().until("attack").pick("android_battalion", "delnathos_alpha")
    t.until("conquer").pass_()
    assert t.state.active == 1
    assert t.unit("android_battalion").at == t.world("silicas").id
    assert t.unit("android_battalion").depleted
